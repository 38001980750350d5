# Слова, которые не принадлежат ни одной игре.

seat-red = Красный
seat-blue = Синий
seat-yellow = Жёлтый
seat-green = Зелёный
seat-lilac = Лиловый
bot-apprentice = ученица (apprentice): берёт то, что выглядит хорошо, и порой ошибается
bot-witch = ведьма (witch): всегда берёт то, что выглядит лучше всего
bot-headologist = головолог (headologist): думает наперёд
level-apprentice = ученица
level-witch = ведьма
level-headologist = головолог
origin-rulebook = Из книги правил
origin-public = Из открытых источников, с напечатанными картами не сверено
origin-house = Домашние значения: придуманы здесь

# Команда
cli-about = Настольные игры о ведьмах и волшебниках: играйте, смотрите, моделируйте.
    .examples =
        примеры:
          coven games
          coven play witchs_brew --seats you,bot:witch,bot:apprentice
          coven sim witchs_brew --seats 4 --games 10000
cli-version = coven { $version } { $compiled ->
    [yes] (скомпилировано)
   *[other] (интерпретируется, поэтому медленнее; для скорости установите с компилятором C)
}
cli-games = Игры, их места, настройки и издания.
    .examples =
        примеры:
          coven games
          coven games --json
cli-play = Играть в терминале: люди за одним экраном и боты.
    .examples =
        примеры:
          coven play
          coven play witchs_brew --seats you,bot:witch,bot:apprentice
          coven play witchs_brew --seats Anna,Boris,bot:headologist --lang ru --record game.txt
        Место — это имя или один из трёх уровней: bot:apprentice, bot:witch, bot:headologist;
        для лаборатории ещё bot:random, bot:greedy, bot:search:1000 (итераций), bot:search:2s (секунд).
        Если файл записи уже есть, та партия продолжается.
cli-replay = Пройти записанную партию шаг за шагом: глазами одного места или со всеми открытыми картами.
    .examples =
        примеры:
          coven replay game.txt
          coven replay game.txt --seat blue
          coven replay game.txt --at 120 --json
cli-verify = Проверить запись или доказательство оконченного стола ход за ходом и назвать первую ошибку.
    .examples =
        примеры:
          coven verify game.txt
          coven verify coven-k7mq2xw9ab.json
cli-sim = Смоделировать много партий и подсчитать, что в них происходит.
    .examples =
        примеры:
          coven sim witchs_brew --seats 4 --games 100000 --bots random --jobs 2 --seed 7 --json
          coven sim witchs_brew --seats 3 --games 500 --bots greedy --csv games.csv --plot games.png
          coven sim witchs_brew --seats 3 --games 500 --bots greedy --out games.parquet
cli-arena = Свести ботов друг с другом: места по кругу, интервалы и рейтинги.
    .examples =
        примеры:
          coven arena witchs_brew --bots search:1000,greedy,greedy,greedy --games 100 --seed 3 --jobs 2 --json
          coven arena witchs_brew --ladder --games 100 --seed 3 --plot ladder.png
cli-analyse = Разобрать сыгранную партию: шансы по ходу игры, переломы, удача и что дали бы другие ходы.
    .examples =
        примеры:
          coven analyse game.txt
          coven analyse game.txt --jobs 4 --plot game.png --json
cli-balance = Что приносит победу: доли побед по местам, ролям, картам, жетонам, личностям и событиям за много партий бота.
    .examples =
        пример:
          coven balance witchs_brew --seats 4 --games 2000 --bots greedy --jobs 4 --plot balance.png
cli-bench = Измерить скорость: отношения за один прогон.
    .examples =
        пример:
          coven bench witchs_brew --seats 4 --json
cli-rules = Правила игры: целиком или один абзац.
    .examples =
        примеры:
          coven rules witchs_brew
          coven rules witchs_brew 4.5
          coven rules witchs_brew --search raven --lang ru
cli-edition = Проверить файл издания или показать, откуда взято то, что в издании сказано.
    .examples =
        примеры:
          coven edition show witchs_brew
          coven edition check my-box.yaml
cli-usage = как вызвать:
cli-positionals = что назвать
cli-optionals = параметры
cli-help = показать эту справку
cli-lang = язык: en, ru, it или pl
cli-arg-game = игра, как её называет `coven games`
cli-arg-play-game = игра; без неё спросит короткое меню
cli-arg-bench-game = игра; без неё — все
cli-arg-edition = издание из комплекта игры или ваш собственный файл
cli-arg-option = настройка игры; можно указать несколько раз
cli-arg-games = сколько партий (по умолчанию { $games })
cli-arg-seed = зерно случая: одно и то же зерно даёт одни и те же партии (по умолчанию 0)
cli-arg-play-seed = зерно случая; без него исход не знает никто
cli-arg-jobs = сколько процессов делят работу; на результат это не влияет
cli-arg-engine = кто работает: эта машина или кластер Ray (RAY_ADDRESS, а без него — запущенный здесь из --jobs процессов); на результат это не влияет
cli-arg-json = вывод для машин
cli-arg-seats = кто где сидит: имена и боты через запятую
cli-arg-seat-count = сколько мест
cli-arg-bots = один бот на все места или по одному на каждое, через запятую
cli-arg-arena-bots = по одному боту на каждое место, через запятую, например witch,apprentice,random
cli-arg-arena-ladder = каждый уровень против полного стола ботов уровнем ниже и против случайных, вместо --bots; пары без высшего уровня играют вчетверо больше партий
cli-arg-record = сохранять партию в этот файл после каждого хода; начатая продолжается
cli-arg-csv = записать по строке на партию
cli-arg-out = записать набор данных (Parquet; нужно дополнение `data`) и его описание рядом
cli-arg-rows = что такое строка набора: партия или решение
cli-arg-playouts = сколько раз доигрывать партию с каждого момента (по умолчанию { $number })
cli-arg-moments = самое большее в скольких моментах оценивать шансы (по умолчанию { $number })
cli-arg-worlds = в скольких возможных мирах взвешивать каждый вариант; 0 — не взвешивать, иначе не меньше 2 (по умолчанию { $number })
cli-arg-analyse-seed = с чего начинается случай при доигрывании: то же число даёт тот же результат (по умолчанию 0)
cli-arg-plot = нарисовать картинку (нужно дополнение `plot`)
cli-arg-paragraph = номер абзаца, например 4.5
cli-arg-search = только абзацы с этим словом
cli-arg-edition-action = проверить файл (check) или показать издание (show)
cli-arg-edition-what = для check — файл, для show — игра
cli-arg-file = записанная партия
cli-arg-view = чьими глазами: место, например blue, или spectator; без этого все карты открыты
cli-arg-at = после стольких ходов
cli-arg-bench-seconds = процессорных секунд на каждое измерение
cli-usage-error = { $command }: { $message }
    Попробуйте `{ $command } --help`.
cli-interrupted = Остановлено.
cli-interpreted = Заметьте: Coven здесь интерпретируется и работает раз в десять медленнее. Установите его там, где есть компилятор C, и скорость будет полной.
cli-progress-games = партии
cli-progress-analysis = разбор
cli-progress-closer = ближе
cli-progress-bench = измерения
cli-games-seats = игроков: от { $low } до { $high }
cli-games-editions = издания: { $editions }
cli-rules-nothing = Слова «{ $word }» нет ни в одном абзаце.
cli-edition-good = { $edition } — исправное издание игры «{ $title }».
cli-edition-title = { $title }, издание { $edition }
cli-edition-what = что
cli-edition-says = значение
cli-edition-note = заметка

# Игра
menu-title = Добро пожаловать в Coven. Enter выбирает первый вариант.
menu-game = Какая игра?
menu-seats = Сколько мест?
menu-people = Сколько людей за этим экраном?
menu-bots = Насколько сильны боты?
menu-name = Имя игрока { $number }?
menu-default-name = Игрок { $number }
menu-again = Введите число от 1 до { $high }.
play-thinking = { $name } думает…
play-hand-over = Теперь за экраном { $name }. Нажмите Enter, когда больше никто не смотрит.
play-commands = число = выбор · ? = правило · undo = назад · log = журнал · save ФАЙЛ = сохранить · quit = выход
play-saved = Сохранено: { $file }
play-continued = Продолжаем { $file } после { $moves } { $moves ->
    [one] хода
    [few] ходов
    [many] ходов
   *[other] хода
}.
play-continue-with = Продолжить потом: coven play --record { $file }
end-title = Партия окончена: { $ending }.
end-place = место
end-player = игрок
end-score = очки
end-tie-break = при равенстве
end-winners = { $count ->
    [one] Победа: { $winners }!
    [few] Общая победа: { $winners }!
    [many] Общая победа: { $winners }!
   *[other] Общая победа: { $winners }!
}
end-nobody = Не побеждает никто.
replay-chance = случай
replay-hidden = (скрыто)
replay-hand = { $name }, на руках: { $cards }
replay-commands = Ход { $at } из { $last }.  Enter = дальше · b = назад · число = перейти · e = конец · q = выход
verify-good = { $file }: всё в порядке, { $moves } { $moves ->
    [one] ход
    [few] хода
    [many] ходов
   *[other] хода
}, { $over ->
    [yes] партия доиграна
   *[other] партия ещё не окончена
}.

# Моделирование, арена, скорость
sim-title = { $title }: { $games } { $games ->
    [one] партия
    [few] партии
    [many] партий
   *[other] партии
}, мест: { $seats }
sim-speed = решений: { $decisions } за { $seconds } с; за процессорную секунду: { $rate }
sim-scores = очки: в среднем { $mean } (от { $low } до { $high }); у победителя в среднем { $winner }
sim-lengths = решений за партию: в среднем { $mean } (от { $low } до { $high })
sim-wins = победы по местам: { $rates }
sim-endings = чем кончилось: { $endings }
sim-reached = { $kind }: всего { $total }, разных { $things } из { $all }
sim-missing = { "    " }ни разу: { $missing }
plot-scores = очки
plot-lengths = решений за партию
plot-wins = победы по местам, в процентах
plot-reached = { $kind }, раз за партию
plot-rate = победы, в процентах
arena-title = { $title }: { $games } { $games ->
    [one] партия
    [few] партии
    [many] партий
   *[other] партии
}, равная доля { $share } %
arena-title-together = { $title }: { $games } { $games ->
    [one] партия
    [few] партии
    [many] партий
   *[other] партии
}, победа или поражение общие
arena-bot = бот
arena-games = партии
arena-rate = победы
arena-interval = интервал 95 %
arena-first = первые
arena-score = ср. очки
arena-rating = OpenSkill
arena-against = против
arena-move = CPU на ход
ladder-title = { $title }: один против { $others }, равная доля { $share } %
ladder-first = больше всех очков, победа или нет
ladder-pair = { $bot } против { $other }
arena-time = { $seconds } с, процессорных секунд: { $cpu }

# Разбор партии
analysis-title = { $title }, { $moves } { $moves ->
    [one] ход
    [few] хода
    [many] ходов
   *[other] хода
}: { $ending }
analysis-player = игрок
analysis-score = очки
analysis-win = победа
analysis-luck = удача
analysis-loss = решения
analysis-turning = Что переломило игру:
analysis-no-turning = Резких переломов в этой партии не было.
analysis-turned = { "  " }ход { $number } ({ $by }: { $move }): { $name } с { $before } до { $after }
analysis-draws = Самые удачные и неудачные случайности, в процентных пунктах победы:
analysis-no-draws = Случай в этой партии ничего не решал.
analysis-draw = { "  " }ход { $number } ({ $move }): { $shares }
analysis-decisions = Самые дорогие решения, судя по тому, что игрок мог знать:
analysis-decision = { "  " }ход { $number }, { $name }: { $move } вместо { $best } стоило { $loss } ± { $error }
analysis-better = Что, возможно, было бы лучше, судя по тому, что игрок мог знать:
analysis-choice = { "  " }ход { $number }, { $name }: { $best } вместо { $move }
analysis-means = Удача: что принесли карты и кости против среднего. Решения: сколько каждое в среднем потеряло против варианта, который выглядел лучшим. И то и другое в процентных пунктах победы, по оценке ботов.
analysis-together = Где побеждают и проигрывают вместе, а также в одиночной игре оценка ботов — не шанс на победу, поэтому удача и цена решений не приводятся.
plot-moves = ход
plot-chances = шанс на победу, в процентах
plot-luck-loss = вся удача (сплошное) и среднее решение (штриховка), в процентных пунктах победы

# Что приносит победу
balance-title = { $title }: { $games } { $games ->
    [one] партия
    [few] партии
    [many] партий
   *[other] партии
}, мест: { $seats }, играют: { $bots }; место выигрывает в среднем { $fair } %
balance-seat = место
balance-used = { $kind }
balance-leader-after = кто лидировал: { $kind }
balance-between = … между ними ещё { $count }
balance-times = раз
balance-rate = побед
balance-interval = интервал 95 %
balance-stands = против среднего
balance-above = выше
balance-below = ниже
balance-even = ясной разницы нет
balance-means = Доля говорит, как часто выигрывал тот, кто этим пользовался, а для события — как часто в итоге выигрывал тот, кто вёл, когда оно вышло. Она показывает, что бывает вместе с победой, а не что её вызывает.

# Наборы данных
data-title = { $title }: { $games } { $games ->
    [one] смоделированная партия
    [few] смоделированные партии
    [many] смоделированных партий
   *[other] смоделированной партии
}
data-rows-games = По строке на партию, всего { $rows }.
data-rows-decisions = По строке на решение, считая и решения случая, всего { $rows }.
data-field = поле
data-type = тип
data-field-game = номер партии, с 0
data-field-decisions = решений игроков в партии
data-field-ending = чем кончилась партия
data-field-number = номер хода в партии, с 1
data-field-seat = кто решал: место или случай (chance)
data-field-bot = кто играл за это место; пусто у случая
data-field-question = какой был вопрос, по его имени в правилах программы
data-field-options = все возможные ходы; пусто у случая
data-field-move = сделанный ход
data-field-score = очки места: у партии в конце, у решения перед ним
data-field-win = доля победы этого места в конце партии
data-game = игра
data-rules = версия правил
data-edition = издание
data-edition-hash = хеш издания
data-version = версия Coven
data-seed = начальное число
data-games = партий
data-command = команда
data-licence = лицензия
data-again = Та же команда в той же версии даёт те же строки. Партия n зависит только от начального числа и n. Ходы партии вместе со случайными воспроизводят её.
data-clock = Некоторые из этих ботов думают по часам, поэтому на другой или занятой машине та же команда сыграет другие партии. Ходы партии вместе со случайными воспроизводят её.
bench-title = { $title }, мест: { $seats }
bench-what = что
bench-value = измерено
bench-aim = цель
bench-decisions_per_cpu_second = случайных решений за процессорную секунду
bench-interpreted_decisions_per_cpu_second = те же файлы, интерпретируемые
bench-compiled_over_interpreted = скомпилированные к интерпретируемым
bench-clone_in_decisions = цена копии, в решениях
bench-clone_and_redeal_in_decisions = цена копии с пересдачей, в решениях
bench-search_iterations_per_cpu_second = итераций search за процессорную секунду
bench-two_workers_over_one = два процесса к одному
bench-catanatron_decisions_per_cpu_second = Catanatron, решений за процессорную секунду
bench-over_catanatron = отношение к Catanatron
bench-openspiel_hearts_decisions_per_cpu_second = OpenSpiel hearts из Python, решений за процессорную секунду
bench-over_openspiel_hearts = отношение к OpenSpiel hearts
bench-openspiel_gin_rummy_decisions_per_cpu_second = OpenSpiel gin rummy из Python, решений за процессорную секунду
bench-over_openspiel_gin_rummy = отношение к OpenSpiel gin rummy
bench-no-peers = Установите дополнение `peers`, чтобы измерить рядом Catanatron и OpenSpiel.

# Ошибки: что не так, где, и как было бы правильно
error-game-unknown = Игры { $found } нет. Может быть, { $near }?
error-language-unknown = Языка { $found } нет; есть { $words }.
error-edition-unknown = Издания { $found } нет; есть { $words }, или укажите путь к файлу .yaml.
error-edition-other-game = { $where }: это издание игры { $found }, а не { $expected }.
error-edition-yaml = { $where }, строка { $line }: это не YAML: { $found }.
error-edition-empty = { $where }: файл пуст; издание начинается с `game:` и `name:`.
error-file-unreadable = Не удаётся прочитать { $file }: { $reason }.
error-file-not-text = { $file } — не текст: байт { $at } не UTF-8.
error-file-unwritable = Не удаётся записать { $file }: { $reason }. Ничего не изменено.
error-file-exists = Файл { $file } уже есть, и мы его не тронули; выберите другое имя.
error-seats-count = { $game }: мест может быть от { $low } до { $high }, а не { $found }.
error-option-unknown = Настройки { $option } нет. Может быть, { $near }?
error-options-form = Варианты задаются именами со значениями, а не так: { $found }.
error-option-form = Настройка пишется как NAME=VALUE, а не как { $found }.
error-option-flag = Настройка { $option } — это true или false, а не { $found }.
error-option-choice = Настройка { $option } может быть такой: { $choices }, но не { $found }.
error-option-number = Настройка { $option } — целое число от { $low } до { $high }, а не { $found }.
error-argument-positive = Для { $argument } нужно целое число не меньше 1, а не { $found }.
error-argument-seconds = { $argument }: нужно число больше 0 и не больше 600, а не { $found }.
error-bot-unknown = Бота { $found } нет; есть { $words }.
error-bot-budget = Бюджет search — это число итераций (1000, или 1000x4 в четырёх деревьях) или секунд (2s), а не { $found }.
error-arena-who = Назовите ботов (--bots witch,greedy,greedy) или попросите все уровни (--ladder): одно из двух.
error-ladder-together = Уровни сравнивают в игре друг против друга, а здесь все побеждают или проигрывают вместе. Назовите одного бота на все места: --bots.
error-bot-knob = Поиск настраивают так: { $words } и подходящее число (scale — больше 0; playout, turns — целое; observers, keeps — 0 или 1), например search:200:playout=8, а не { $found }.
error-bot-patience = Уровню можно дать только секунды, например headologist:0.5s, а не { $found }.
error-bots-count = Названо ботов: { $found }, а мест: { $seats }; назовите одного на всех или по одному на каждое.
error-seat-name = Месту { $number } нужно имя от 1 до 30 знаков или bot:NAME, а указано «{ $found }».
error-seat-name-twice = Имя { $found } встречается дважды; имена должны различаться.
error-view-unknown = Такого взгляда нет: { $found }; есть { $words }.
error-replay-number = Хода { $found } нет; выберите от 0 до { $high }.
error-choice-number = Варианта { $found } нет; выберите от 1 до { $high }.
error-choice-complete = Выбор завершён уже после стольких номеров: { $count }; остальные уберите.
error-paragraph-unknown = Абзаца { $found } нет; есть { $words }.
error-play-no-game = Назовите игру: coven play witchs_brew --seats you,bot:witch,bot:apprentice
error-record-finished = { $file } — оконченная партия; посмотрите её командой `coven replay { $file }` или выберите другой файл.
error-analysis-unfinished = Разобрать можно только оконченную партию; эта обрывается после хода { $moves }. Сначала доиграйте её.
error-analysis-worlds = --worlds — это 0 (варианты не взвешиваются) или не меньше 2 (один мир ничего не говорит о своей погрешности), а не { $found }.
error-job-died = Один из процессов, деливших работу, был убит, или ему не хватило памяти. Ничего не записано; повторите, возможно, с меньшим --jobs.
error-parquet-missing = Для наборов данных нужен pyarrow: pip install "coven-games[data]"
error-csv-and-out = --csv и --out — два вида одних и тех же строк; задайте один из них.
error-plot-format = Имя картинки кончается на { $words }, а не как { $found }.
error-plot-missing = Для картинок нужен matplotlib: pip install "coven-games[plot]"
error-spiel-missing = Нужен OpenSpiel: pip install "coven-games[spiel]"
error-spiel-position = В этой позиции мест: { $seats }, варианты: { $options }; игра же — { $game }. Загрузите игру с теми же.
error-spiel-observer = Нет наблюдателя для { $found }: параметров у него нет, а скрытая часть — одного игрока или ничья.
error-ray-missing = Для кластера нужен Ray: pip install "coven-games[cluster]"
error-ray-unreachable = Кластер Ray { $address } (RAY_ADDRESS) недоступен: { $reason }
error-ray-version = На кластере Ray стоит Coven { $found }; установите на все его машины Coven { $expected }, как здесь.

error-word-twice = { $domain }: «{ $word }» названо дважды.
error-move-twice = У двух ходов один и тот же текст: «{ $text }».
error-move-number = Хода с номером { $move } нет; всего ходов: { $count }.
error-move-unknown = Хода «{ $text }» нет. Похожие: { $near }.
error-not-offered = Ход «{ $move }» здесь невозможен (правило { $rule }). Возможны: { $legal }.
error-environment-reset = Нет партии, которую можно продолжить: сначала вызовите reset (без него { $found } невозможен).
error-environment-no-mode = render() ничего не рисует: не задан render_mode ({ $words }).
error-environment-seed = Начальное число — целое, от 0, не длиннее { $bits } бит, а не { $found }.
error-environment-opponents = opponents — один бот на всех остальных или список по одному на каждое другое место ({ $others }); указано { $found }.
error-vector-closed = Эти партии закрыты; создайте новые через VectorGames.
error-vector-not-offered = В партии { $row } ход «{ $move }» невозможен. Возможны: { $legal }.
error-vector-shape = Нужен один ход на каждую из партий ({ $count }), целыми числами, а не массив { $found }.
error-vector-workers = workers — это 0 (партии ведёт сам этот процесс) или число процессов, а не { $found }.
error-not-asked = Сейчас отвечает { $waiting }, а не { $seat }.
error-chance-waits = Сейчас решает случай, а не { $seat }.
error-not-a-chance = Случаю здесь решать нечего.
error-seat-needed = Ответить могут несколько мест ({ $waiting }); укажите, какое.
error-game-over = Партия окончена.
error-undo-nothing = Взять назад нечего.
error-undo-chance = Взять ход назад уже поздно: с тех пор сказал своё слово случай (ход { $number }).
error-undo-other = Взять ход назад уже поздно: с тех пор был другой ход, { $seat } (ход { $number }).
error-undo-shown = Взять ход назад уже поздно: «{ $move }» (ход { $number }) кое-что открыло остальным.
error-undo-ballot = Взять ход назад уже поздно: начался тайный выбор.
error-undo-sealed = Взять ход назад уже поздно: выбрали все (ход { $number }).

error-facts-missing = { $where }: { $path }: нет поля { $field }.
error-facts-unknown = { $where }: { $path }: поле { $field } неизвестно. Может быть, { $near }?
error-facts-mapping = { $where }: { $path }: найдено { $found }, ожидались поля с именами.
error-facts-list = { $where }: { $path }: найдено { $found }, ожидался список.
error-facts-number = { $where }: { $path }: найдено { $found }, ожидалось целое число от { $low } до { $high }.
error-facts-flag = { $where }: { $path }: найдено { $found }, ожидалось true или false.
error-facts-text = { $where }: { $path }: найдено { $found }, ожидался текст.
error-facts-word = { $where }: { $path }: найдено { $found }, ожидалось что-то из этого: { $words }.
error-facts-twice = { $where }: { $path }: { $found } указано дважды.
error-too-many = { $where }: { $path }: найдено { $found }, возможно не больше { $high }.
error-thing-twice = { $where }: { $path }: { $thing } есть и здесь, и там: { $other }.
error-needs-option = { $where }: { $path }: для этого нужна настройка { $option }.
error-step-form = { $where }: { $path }: шаг — это имя или одно имя со своими полями.
error-step-unknown = { $where }: { $path }: шага { $found } нет; есть { $words }.
error-position-json = Позиция — не JSON: строка { $line }, столбец { $column }: { $found }.
error-position-other = { $where }: { $path }: найдено { $found }, ожидалось { $expected }.
error-facts-value = { $where }: { $path }: { $found } здесь прочесть нельзя.
error-facts-id = { $where }: { $path }: id — это одно слово без пробелов, а не «{ $found }».
error-facts-count = { $where }: { $path }: найдено записей: { $found }, ожидалось от { $low } до { $high }.
error-facts-empty = { $where }: { $path }: нужен хотя бы один.
error-position-over = { $where }: названо окончание, но в повестке ещё есть вопрос; уберите одно из двух.
error-position-agenda = { $where }: повестку нельзя выполнить за этим столом; не подходит число, вещь или порядок шагов.
error-position-no-option = { $where }: спрашивают { $seat }, но отвечать нечем; повестка не подходит к столу.
error-position-no-question = { $where }: `agenda` пуста, а `ending` не указан; уберите `agenda` или укажите `ending`.

error-record-not-one = { $where }, строка { $line }: найдено «{ $found }», ожидалось «coven record 1».
error-record-newer = { $where }, строка { $line }: запись формата { $found }; этот Coven читает форматы до { $expected }. Нужен Coven поновее.
error-record-header = { $where }, строка { $line }: в заголовке такого не бывает: «{ $found }».
error-record-header-missing = { $where }, строка { $line }: в заголовке не указано: { $field }.
error-record-header-damaged = { $where }, строки 1–{ $last }: заголовок изменён; он не сходится со своим хешем.
error-record-rules = { $where }: сыграно по правилам версии { $found }; у этого Coven версия { $expected }.
error-record-edition = { $where }: у издания { $edition } в записи хеш { $found }, а здесь { $expected }.
error-record-cut = { $where }, строка { $line }: запись обрывается здесь, без строки «end»; её обрезали.
error-record-damaged = { $where }, строка { $line }: «{ $found }» изменено, или пропала строка перед этой: хеш не сходится.
error-record-line = { $where }, строка { $line }: найдено «{ $found }», ожидался ход номер { $number }: место и ход.
error-record-move = { $where }, строка { $line }: так сыграть нельзя: «{ $found }». { $reason }
error-record-end = { $where }, строка { $line }: найдено «{ $found }», ожидалось «{ $expected }».
error-record-start = { $where }, строки 1–{ $line }: { $reason }
error-record-players = { $where }, строки 1–{ $line }: названо игроков: { $found }, а мест { $high }.
error-record-other-game = { $file } — партия в { $found }, а не в { $expected }; выберите другой файл.
error-record-after-end = { $where }, строка { $line }: после конца записи есть ещё текст.
error-potion-order = { $where }: { $path }: стоит { $found }, а карта над ней — { $above }; карты стопки перечисляют от меньшего значения к большему.
error-potion-below = { $where }: { $path }: { $thing } уже у игрока, хотя сверху лежит { $above }; карты берут из стопки только сверху.
error-shelf-needed = { $where }: { $path }: здесь ничто не может ждать: { $stack }; добро лежит только на полке, где ещё есть карты.
error-area-near = { $where }: { $path }: { $area }: нужен хотя бы один другой район, с которым есть общая граница или мост; сам себе район не сосед.
error-area-one-way = { $where }: { $path }: { $area } называет соседом { $other }, но { $other } не называет { $area }. Запишите это с обеих сторон.
error-card-interrupt = { $where }: { $path }: у карточки с символом прерывания нет других символов, а её текст — прерывание; у остальных карточек нет ни того, ни другого.
error-front-card = { $where }: { $path }: { $found } не может лежать перед игроком; там лежат только займы и шуты.
error-card-nowhere = { $where }: { $path }: { $card } нет ни на одной из названных здесь рук.
error-card-absent = { $where }: { $path }: { $found } не участвует в игре при таком числе игроков: { $seats }.
error-deck-empty = { $where }: { $path }: в колоде не осталось карточек, значит, игра уже закончилась бы.
error-could-not = { $where }: { $path }: { $thing } находится не там, где могло бы быть по этим данным.
error-problem-face = { $where }: { $path }: проблема лежит не той стороной: { $found }; простые лежат лицом вверх, никому не известные (null) — лицом вниз, а `seen` бывает только у названной проблемы, лежащей лицом вниз.
error-no-tile = { $where }: { $path }: у ученицы { $found } нет своего жетона; напишите здесь false или уберите поле.
error-spaces-full = { $where }: { $path }: на каждой клетке с самого начала лежит проблема; хотя бы одна должна быть пустой, чтобы ведьмам было где начать.
error-not-joined = { $where }: { $path }: { $area }: сюда можно попасть не отовсюду; переходы должны соединять все области.
error-no-invisibility = { $where }: { $path }: { $found } — в этой руке нет карточки невидимости, показывать было нечего.
error-supply-differs = { $where }: { $path }: в запасе указано { $found }, но при том, что лежит на столе, должно быть { $expected }.
error-pool-empty = { $where }: { $path }: для стопок и для закрытых проблем на поле осталось слишком мало; назовите меньше проблем в других местах.
error-step-misfit = { $where }: { $path }: шаг { $step } повестки не подходит к столу; того, о чём он говорит, там нет.
error-castle-region = { $where }: { $path }: { $region } — здесь не может быть замка: замки стоят на суше, где нет мест для облаков.
error-tile-terrain = { $where }: { $path }: для местности { $found } жетонов нет, есть только для { $words }.
error-circle-region = { $where }: { $path }: каменный круг не может лежать на местности { $found }: ни на холмах, ни на воде кругов не бывает.
error-tower-place = { $where }: { $path }: { $tower } должна касаться хотя бы одной области суши и не касаться воды.
error-table-start = { $where }: { $path }: таблица начинается с 0 (нет ничего), за ним следует хотя бы ещё одно число.
error-no-tile-space = { $where }: { $path }: { $found } — за этим столом такой жетон здесь лежать не может.
error-pawn-water = { $where }: { $path }: { $found } — это вода, фишка не может там стоять.
error-pawn-cloud = { $where }: { $path }: { $found } — здесь стоит фишка, но там облако.
error-too-many-of = { $where }: { $path }: { $thing } — в игре только { $high }.
error-events-few = { $where }: { $path }: неизвестных событий { $found } — слишком мало, оставшимся раундам нужно { $low }.
error-not-called = { $where }: { $path }: { $thing } — роль выложена, но среди названных её нет.
error-no-fists = { $where }: { $path }: ресурсы зажаты в кулаке, но повестка ни у кого кулаков не просит.
error-table-name = Имя — это одна строка от 1 до { $high } знаков, а не «{ $found }».
error-table-pace = Темп — одно из: { $words }, а не { $found }.
error-table-seconds = При темпе { $pace } на решение даётся от { $low } до { $high } секунд, а не { $found }.
error-table-order = Пришло событие { $found }, а следующее — { $expected }.
error-table-seat = Места { $found } нет; места нумеруются от 0 до { $high }.
error-table-seat-taken = Место { $seat } занято: { $name }; выберите другое.
error-table-seat-open = На месте { $seat } никто не сидит.
error-table-seats-open = Ещё свободны места: { $seats }. Пусть кто-нибудь сядет, или посадите бота.
error-table-started = Игра уже началась; это можно было сделать только раньше.
error-table-not-started = Игра ещё не началась.
error-table-number = Это был ход номер { $found }, а следующий — { $expected }; взгляните на стол ещё раз.
error-table-proposal = Предложить можно: { $words }, а не { $found }.
error-table-proposal-open = Ещё открыто другое предложение ({ $kind }); сначала ответьте на него.
error-table-no-proposal = Нет предложения, которое ждёт вашего ответа.
error-table-replace = Бот может заменить только другого человека, который сейчас за столом, а не место { $found }.
error-table-chat = В строке чата от 1 до { $high } знаков.
error-table-window = Прерывания ждут от 0 до { $high } секунд, а не { $found }.
error-table-order-unknown = Указание для прерываний — одно из: { $words }, а не { $found }.
error-table-not-finished = Игра ещё не закончена; тайн не остаётся только после её конца.
error-table-event = Событие { $number } вида, которого эта версия Coven не знает: { $found }.
error-table-luck = Значение для костей — одна строка от 1 до { $high } знаков.
error-table-moves = За один раз можно послать от одного до { $high } ходов, а не { $found }.
error-table-phrase = Одним нажатием можно сказать { $words }, а не { $found }.
cli-arg-tables-at-once = сколько столов подряд может открыть один адрес; потом по одному в полминуты
error-backup-not-one = { $where } — не резервная копия столов.
error-backup-line = { $where }, строка { $line }: это не стол в том виде, в каком его пишет `coven export`.
error-backup-table = { $where }, строка { $line }: { $reason }
backup-exported = { $count ->
    [one] Записан { $count } стол
    [few] Записано { $count } стола
   *[other] Записано { $count } столов
 } в { $file }. Храните файл у себя: в нём тайны ещё не законченных партий.
backup-imported = { $count ->
    [one] Возвращён { $count } стол
    [few] Возвращено { $count } стола
   *[other] Возвращено { $count } столов
 }; уже были на месте: { $there }.
backup-progress = столы
cli-export = Записать столы со всем, что к ним относится, в файл.
    .examples =
        примеры:
          coven export tables.jsonl
          coven export one.jsonl --table k7mq2xw9ab --database postgresql://USER:PASSWORD@HOST/NAME
cli-import = Вернуть столы из файла, который записал `coven export`.
    .examples =
        примеры:
          coven import tables.jsonl --database sqlite:///other.db
cli-arg-export-file = куда записать
cli-arg-import-file = файл, который прочитать
cli-arg-export-table = только этот стол; можно указать несколько раз
error-table-damaged = Журнал этого стола повреждён на событии { $number }: его хеш не сходится.
error-table-outdated = Стол { $table } открыт с другими правилами или другим изданием ({ $edition }), не теми, что есть у этого Coven.
error-table-busy = Этот стол прямо сейчас меняют слишком многие; отправьте ещё раз.
error-table-crowded = За стол садятся { $found }, а мест { $high }.
error-table-full = Все места заняты.
error-seat-unknown = Места { $found } нет; есть { $words }.
error-seat-which = У вас здесь несколько мест: укажите в "seat", какое из них.
error-no-seat = Ваша ссылка не открывает места за этим столом: по ней можно только смотреть или, если вас пригласили, сесть.
error-not-your-seat = Это не ваше место.
error-not-host = Это может сделать только хозяин стола.
error-not-invited = По вашей ссылке сесть здесь нельзя; попросите приглашение.
error-no-table = Стола { $found } нет, или у вас нет ссылки на него.
error-link-unknown = Эта ссылка не работает: она неполная, или её отозвали. Попросите новую.
error-store-url = База данных — это sqlite:///FILE или postgresql://USER:PASSWORD@HOST/NAME, а не { $found }.
error-store-unreachable = Не удаётся открыть базу данных { $found }: { $reason }.
error-store-in-use = Базу { $found } уже использует другой сервер. SQLite годится для одного процесса сервера; для нескольких возьмите PostgreSQL.
error-store-away = База данных сейчас не отвечает. Ничего не потеряно; отправьте ещё раз чуть позже.
error-bot-budget-high = Бот за столом думает над ходом не больше { $iterations } итераций или { $seconds } с, а не { $found }.
error-bot-lost = Не удалось спросить бота { $bot }; сервер попробует ещё раз.
error-webhook-host = Уведомления о ходе можно слать только на хосты, которые разрешил администратор ({ $words }), а не на { $found }.
error-limit-requests = Слишком много запросов: можно не больше { $rate } в секунду. Подождите немного.
error-limit-messages = Слишком много сообщений: можно не больше { $rate } в секунду. Подождите немного.
error-limit-body = Это слишком много: можно не больше { $high } байт.
error-limit-sockets = С вашего адреса открыто слишком много соединений: можно не больше { $high }.
error-limit-tables = На этом сервере столов уже { $high }, новых он не открывает.
error-limit-links = Ссылок одного вида у стола не больше { $high }; попросите ссылку у хозяина.
error-not-lesson = Подсказки даются только в учебной партии.
error-serve-network = --metrics-for: «{ $found }» — не адрес и не сеть; напишите, например, 10.0.0.7 или 10.0.0.0/8.
error-limit-analyses = Партий, которые разбираются или ждут разбора, уже { $high }; попробуйте через минуту.
error-limit-new-analyses = С вашего адреса слишком много разборов: можно { $high } подряд, потом по одному в минуту.
error-limit-new-tables = С вашего адреса слишком много новых столов: можно { $high } подряд, потом по одному в полминуты.
error-foreign-origin = Этот запрос пришёл с другого сайта ({ $found }); посылать его могут только страницы этого сервера.
error-message-form = Сообщение — это текст не длиннее { $high } знаков.
error-message-json = Сообщение — это объект JSON с полем "do", а не: { $found }
error-request-form = { $where }: { $reason }
error-http-status = Сервер отвечает { $found }: сделать здесь ничего нельзя.
error-server-fault = На сервере что-то не так. Ничего не изменено; администратор найдёт причину в журнале.
error-proof-commitment = Это не тот секрет, который был закреплён до начала игры.
error-proof-draw = Событие { $number }: по костям выходит { $expected }, а не { $found }.
error-serve-public-url = Публичный URL начинается с http:// или https://, а не так: { $found }
error-serve-port-taken = Порт { $port } на { $host } занят; выберите другой с помощью --port.
error-serve-port = Не удаётся слушать { $host }, порт { $port }: { $reason }.
serve-open = Coven открыт: { $link }
serve-sqlite = Столы хранятся в { $database } (SQLite, один процесс сервера).
serve-lan = Все в этой сети могут отсканировать код или открыть ссылку.
serve-stop = Ctrl-C останавливает сервер; столы останутся.
cli-serve = Держать столы для друзей и ботов: в браузере, в терминале, для программ.
    .examples =
        примеры:
          coven serve
          coven serve --lan
          coven serve --database postgresql://USER:PASSWORD@HOST/NAME --public-url https://coven.example.org
cli-arg-host = какой адрес слушать (127.0.0.1: только эта машина)
cli-arg-port = порт (8000; 0 — любой свободный)
cli-arg-lan = слушать всех в этой же сети; напечатать ссылку и QR-код
cli-arg-database = где хранятся столы: sqlite:///FILE или postgresql://...
cli-arg-public-url = по какому адресу сервер видят люди: для ссылок, cookie и проверки источника запросов
cli-arg-trusted-proxy = адрес прокси, чьи заголовки говорят, кто пришёл на самом деле
cli-arg-serve-edition = ваше собственное издание, которое предложит сервер; можно указать несколько раз
cli-arg-webhook-host = хост, на который можно слать уведомления о ходе; можно указать несколько раз
cli-arg-workers = в скольких процессах думают боты
cli-arg-sockets = сколько соединений может держать один адрес
cli-arg-requests = сколько запросов в секунду может слать один адрес
cli-arg-metrics-for = какие ещё машины могут читать /metrics: адрес или сеть, например 10.0.0.0/8 (можно повторять)
cli-arg-log-level = насколько подробно вести журнал: строками JSON в стандартный поток ошибок
cli-join = Играть за столом сервера из этого терминала.
    .examples =
        примеры:
          coven join 'https://coven.example.org/join#TOKEN'
          coven join 'http://127.0.0.1:8000/join#TOKEN' --name Анна --seat blue
        Ссылка — та, которую вам дали: приглашение, ваше место, ссылка зрителя или хозяина стола.
cli-arg-link = ссылка на стол: https://HOST/join#TOKEN
cli-arg-join-name = ваше имя, если ссылка — приглашение; без него вас спросят
cli-arg-join-seat = место, например blue; без него — первое свободное
join-name = Как вас зовут за этим столом?
join-seated = Ваше место — { $seat }. Ваша собственная ссылка, и для другого устройства: { $link }
join-free = свободно
join-open = { $host ->
    [yes] Стол открыт. Напишите start, когда все сядут; bot blue witch сажает бота.
   *[other] Стол открыт; игру начинает хозяин стола.
}
join-commands = номер = выбрать · ? = правило · undo = вернуть · log = журнал · say ТЕКСТ · help · quit = уйти
join-help =
    номер = выбрать; несколько номеров в тайном выборе · Enter = стол ещё раз · ? = правило · ?4.5 = это правило
    undo = вернуть ход · log = всё, что было · say ТЕКСТ = чат · quit = уйти; стол останется
    propose undo · propose pace live 120 · propose replace ИМЯ = предложить остальным · yes · no = ответить им
    order СЛОВО = для прерываний: { $orders }
    plan ХОД, ХОД = для следующего тайного выбора; plan без ходов отменяет план
    hurry · hurry off = ходы без выбора делаются за вас · away = пусть играет бот · back = снова играть самому
    start · bot МЕСТО БОТ · luck ТЕКСТ = до начала игры
join-waiting = Ожидание: { $names } ...
join-lost = Связь с { $host } потеряна; пробуем снова. Ctrl-C — уйти.
join-again = Связь снова есть.
join-taken-back = Что-то взято назад.
join-away = { $who ->
    [you] Теперь за вас играет бот. Напишите back, чтобы снова играть самому.
   *[other] { $name } — отсутствует; вместо играет бот.
}
join-back = { $who ->
    [you] Вы снова играете сами.
   *[other] { $name } — снова за столом.
}
join-proposal = { $name } — предложение: { $kind ->
    [undo] вернуть последний выбор
    [pace] темп { $pace }, { $seconds } с на решение
   *[other] пусть вместо { $other } играет бот
}. { $wanted ->
    [yes] Напишите yes или no.
   *[other] Спрашивают остальных.
}
join-proposal-over = Предложение решено.
join-order-ended = Ваше указание закончилось: { $reason ->
    [turn-over] вас спрашивают о другом
    [threatened] вашей фишке грозит опасность
    [not-possible] задуманное невозможно
    [not-complete] план неполон
   *[other] что-то взято назад
}.
join-held = Ваш ответ: { $move }. Он засчитается, когда окно закроется; до тех пор его можно изменить.
join-window = Здесь все ждут { $seconds } с, отвечает кто-нибудь или нет.
join-leave = Стол остаётся. Вернуться можно так: coven join '{ $link }'
error-join-link = Это не ссылка на стол: { $found } – она выглядит так: https://HOST/join#TOKEN, и нужна целиком.
error-join-unreachable = Сервер { $host } недоступен: { $reason }.
error-join-no-coven = { $host } отвечает, но не так, как сервер Coven (статус { $status }).
error-join-refused = Сервер говорит: { $text }
error-join-not-asked = Сейчас вас ни о чём не спрашивают.
error-join-no-line = Сейчас нет связи; напишите это ещё раз, когда она появится.
error-join-unsure = Связь прервалась до ответа: посмотрите, сделано ли это, прежде чем писать ещё раз.
verify-proof = { $file } — доказано: { $events } { $events ->
    [one] событие
    [few] события
   *[many] событий
}, { $moves } { $moves ->
    [one] ход
    [few] хода
   *[many] ходов
}, { $draws } { $draws ->
    [one] бросок
    [few] броска
   *[many] бросков
} костей.
verify-commitment = Тайна подходит к этому хешу, который все видели до первого броска: { $commitment }
error-proof-json = { $where }, строка { $line }, столбец { $column }: доказательство повреждено или обрезано: { $found }.
error-proof-form = Доказательство испорчено: { $path } — этого нет, или оно не того вида.
error-proof-newer = { $where }: найдено «{ $found }», эта версия Coven читает «{ $expected }».
error-proof-event = Событие { $number } не могло произойти: { $reason }
error-proof-undo = вернуть это никто не мог, и не все были согласны.
error-proof-cut = { $where }: после события { $number } игра не окончена; доказательство обрезано.

# Простая страница
page-skip = К содержанию
page-rich = Рисованный стол
page-language = Язык
page-home = На первую страницу
page-sorry = Не получилось
page-about = Четыре настольные игры о ведьмах — для друзей и ботов. Без регистрации: достаточно ссылки.
page-turn = Ваш ход
page-mine = Мои игры
page-mine-none = Пока ни одной. Откройте стол или присоединитесь по ссылке.
page-mine-move = ваш ход
page-mine-open = ещё не началась
page-mine-playing = ходят другие
page-mine-finished = закончена
page-moves = ходов: { $count }
page-new = Открыть стол
page-new-title = Новый стол: { $game }
page-new-do = Открыть стол
page-rules = Правила
page-rules-of = Правила: { $game }
page-enter = Присоединиться к столу
page-enter-label = Ссылка или код
page-enter-why = Вставьте присланную вам ссылку или только то, что стоит после #.
page-enter-plain = Без JavaScript ссылка не откроется сама: скопируйте её из адресной строки и вставьте сюда.
page-enter-do = Присоединиться
page-edition = Издание
page-seats-count = Число мест
page-people = Люди за этим экраном
page-people-why = Одно имя или несколько, если играете по очереди за одним экраном. Остальное оставьте пустым.
page-person = Игрок { $number }
page-fill = Остальные места
page-fill-who = Кто там сидит
page-fill-bots = Боты
page-fill-guests = Пока никто: свободно для гостей
page-fill-some = { $count ->
    [one] { $count } бот, остальное для гостей
    [few] { $count } бота, остальное для гостей
   *[other] { $count } ботов, остальное для гостей
}
page-fill-bot = Как играют боты
page-time = Время
page-pace = Время на решение
page-pace-none = не ограничено
page-pace-live = { $time }: все за столом вместе
page-pace-slow = { $time }: каждый когда удобно
page-pace-why = Если чьё-то время вышло, за него играет бот, пока человек не вернётся.
page-seconds = { $count } с
page-minutes = { $count } мин
page-hours = { $count } ч
page-days = { $count ->
    [one] { $count } день
    [few] { $count } дня
   *[other] { $count } дней
}
page-interrupts = Прерывания
page-window-normal = Обычно: всех, кто мог бы ответить, ждут одинаково долго, и никто не узнаёт, кому было чем.
page-window-quick = Быстро: спрашивают только тех, кому есть чем ответить. Это экономит время, но всем видно, кому ответить было нечем.
page-window-quicker = Перейти на быстрые
page-window-slower = Перейти на обычные
page-options = Варианты правил
page-table-id = Стол { $id }
page-look = Взглянуть ещё раз
page-lost = Сервер сейчас не отвечает. Ничего не отправлено; попробуйте ещё раз.
page-open-free = { $count ->
    [one] Ещё свободно { $count } место.
    [few] Ещё свободно { $count } места.
   *[other] Ещё свободно { $count } мест.
}
page-open-ready = Все сидят. Хозяин стола может начинать.
page-open-ready-host = Все сидят. Можно начинать.
page-seats = Места
page-free = свободно
page-you = вы
page-bot = бот
page-away = отошёл: играет бот
page-here = здесь
page-asked = сейчас отвечает
page-watching = зрителей: { $count }
page-put-bot = Посадить бота
page-put-bot-kind = Бот на место { $seat }
page-clear = Освободить место
page-leave = Встать из-за стола
page-start = Начать
page-sit = Сесть за стол
page-sit-more = Ещё кто-то за этим экраном
page-sit-name = Имя
page-sit-place = Место
page-sit-any = любое
page-sit-do = Сесть
page-settings = Как играем
page-set = Сохранить
page-dice = Честные кости
page-dice-why = Кости берутся из тайны сервера, закреплённой до игры, и из того, что добавит каждое место. После игры каждый может их проверить.
page-dice-commitment = Тайна закреплена так
page-luck = Что-нибудь от себя
page-luck-do = Добавить
page-links = Ссылки
page-link-invite = Создать приглашение
page-link-watch = Создать ссылку для зрителя
page-link-own = Моё место ({ $name }) на другом устройстве
page-link-seat = Новая ссылка для места: { $name }
page-link-host = Ссылка для второго хозяина
page-made-invite = Приглашение: у кого оно есть, тот может сесть за стол
page-made-watch = Ссылка для зрителя
page-made-seat = Ссылка на это место
page-made-host = Ссылка для ещё одного хозяина
page-made-link = Ссылка
page-made-qr = Та же ссылка в виде QR-кода
page-made-why = Ссылка показывается только один раз и действует у любого, у кого она есть. Посылайте её только тем, кому она предназначена.
page-revoke = Отозвать ссылки
page-revoke-why = Все ссылки этого вида перестанут действовать, и те, которыми уже пользуются.
page-revoke-invite = Приглашения
page-revoke-watch = Ссылки для зрителей
page-revoke-seat = Ссылки на место: { $name }
page-status-you = Ваш ход, { $name }: { $question }
page-status-wait = Ждём: { $names }.
page-away-you = Сейчас за вас играет бот.
page-back = Я снова здесь
page-news = Что произошло
page-table = Стол
page-jump = К моему выбору
page-left = Осталось времени
page-held = Ваш ответ: { $move }. Все ответы откроются вместе, когда выйдет время; до тех пор его можно изменить.
page-picks = Отметьте всё, что выбираете
page-picks-do = Выбрать
page-rule = Правило { $rule }
page-rule-more = Все правила
page-undo = Взять назад
page-undo-do = Взять назад мой последний выбор
page-undo-ballot = Идёт тайный выбор: сделанное раньше сейчас назад не взять.
page-undo-nothing = Брать назад пока нечего.
page-undo-chance = После вашего выбора сказал своё слово случай: выбор остаётся.
page-undo-other = После вашего выбора походил кто-то другой: выбор остаётся.
page-proposal = Предложение
page-proposal-undo = { $name } просит взять назад последний выбор.
page-proposal-pace = { $name } предлагает другое время на решение: { $pace }.
page-proposal-replace = { $name } предлагает, чтобы бот заменил игрока { $other }.
page-proposal-wait = Спрашиваем остальных.
page-yes = Да
page-no = Нет
page-propose = Спросить всех
page-propose-undo = Можно взять назад мой последний выбор?
page-propose-pace = Изменить время
page-propose-replace = Пусть бот заменит игрока { $name }?
page-orders = Мои указания
page-order-ask = Спрашивать меня
page-order-always-ask = Всегда спрашивать, даже если я могу только пропустить
page-order-pass-turn = Пропускать за меня до моего следующего хода
page-order-pass-unthreatened = Пропускать за меня, пока моим фигурам ничто не грозит
page-order-pass-always = Всегда пропускать за меня
page-plan = Мой следующий тайный выбор
page-plan-why = Будет сделан за вас, как только придёт вопрос. Чтобы отменить, не отмечайте ничего.
page-plan-do = Запомнить этот выбор
page-hurry = Ходы без выбора
page-hurry-why = Их можно делать за вас. Но тогда другие могут увидеть, что выбора у вас не было.
page-hurry-on = Делать их за меня
page-hurry-off = Снова спрашивать меня
page-ended-threatened = Вашей фигуре грозит опасность, поэтому вас снова спрашивают.
page-ended-turn-over = Указание было на один ход; вас снова спрашивают.
page-ended-not-possible = Задуманный выбор оказался невозможен. Выберите заново.
page-ended-not-complete = Задуманный выбор был неполным. Выберите заново.
page-ended-undone = Что-то взяли назад, и задуманный выбор пропал.
page-log = Весь журнал ({ $count })
page-talk = Разговор
page-say = Ваше сообщение
page-say-do = Сказать
page-phrases = Быстрые слова
page-phrase-hello = Привет!
page-phrase-well-played = Хороший ход!
page-phrase-thinking = Я думаю.
page-phrase-one-moment = Минутку, пожалуйста.
page-phrase-oops = Ой!
page-phrase-your-turn = Ваш ход!
page-phrase-thanks = Спасибо!
page-phrase-good-game = Хорошая игра!
page-mute = Кого я читаю
page-mute-one = Больше не читать: { $name }
page-unmute-one = Снова читать: { $name }
page-note = Моя заметка
page-note-why = Её никогда не увидит никто другой.
page-hot = За этим экраном
page-hot-back = К столу, без чьих-либо тайн
page-hot-talk = Чтобы что-то сказать, сначала займите экран за одно из своих мест.
page-hand-on = Передать экран: { $name }
page-hand-over = Теперь за экраном { $name }
page-hand-over-why = Продолжайте, когда никто другой не смотрит.
page-hand-over-do = Это я, { $name }
page-standings = Итог
page-again = Что теперь?
page-rematch = Ещё раз, все на одно место дальше
page-rematch-there = К следующей игре
page-record = Запись игры
page-proof = Проверка костей
page-what-if = Что если... после хода
page-what-if-why = Откроет новый стол, который начинается с этой минуты игры.
page-what-if-do = Играть оттуда
page-moments = Взглянуть на любую минуту игры
page-moment = После хода { $number } из { $last }
page-moment-number = Ход
page-moment-by = Глазами
page-moment-spectator = зрителя
page-moment-do = Показать
page-moment-first = Начало
page-moment-back = Назад
page-moment-on = Вперёд
page-moment-last = Конец
page-moment-leave = Вернуться к столу
error-proof-facts = его данные не такие, какие бывают у такого события.
error-join-other-version = { $host } показывает стол так, что эта версия Coven его не понимает ({ $reason }). Поможет одна и та же версия с обеих сторон.
play-picks = Введите номера всего, что выбираете, сразу, например 1 4 7.
page-step-away = Отойти
page-step-away-why = Бот играет за вас, пока вы не скажете, что вернулись.
page-step-away-do = Пусть за меня играет бот
