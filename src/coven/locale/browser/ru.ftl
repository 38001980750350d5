# Стол в браузере. Названия ходов, карт и событий — в каталогах самих игр.
skip = К главному
home = На первую страницу
close = Закрыть
confirm = Подтвердить
cancel = Отмена
send = Сказать
you = вы
start = Начать игру
more = ещё { $count } …
credits = Значки авторов game-icons.net (Lorc, Delapouite и другие), CC BY 3.0, перекрашены. Шрифты: Alegreya (SIL OFL).
plain-page = Простая страница: только текст, для старых браузеров и программ чтения с экрана
origin-public = Значение из открытого источника, с напечатанными картами не сверено
origin-house = Домашнее значение: придумано здесь, не из коробки
refused = Этот стол для вас закрыт

# Строка состояния
status-opening = Минутку …
status-lost = Связь прервалась. Пробуем снова …
status-gathering = Стол накрывается
status-over = Игра окончена
status-yours = Ваш ход
status-waiting = { $count ->
    [one] Отвечает { $names }
   *[other] Отвечают { $names }
}
status-nature = Раздаются карты …
notice-turn = Ваш ход
clock = Сколько осталось на ответ

# Части стола
board = Поле
hand = Рука
players = Игроки
log = Журнал
chat = Разговор
sheets = Части стола
table-menu = Стол
question = Вопрос
answers-all = Все { $count }
answers-fewer = Свернуть
answers-point = Укажите на то, что подсвечено, или откройте список.
undo = Взять назад
rules = Правила
keys = Клавиши
settings = Настройки
watching = { $count ->
    [one] Смотрит { $count } зритель
    [few] Смотрят { $count } зрителя
   *[other] Смотрят { $count } зрителей
}
here = сейчас здесь
not-here = сейчас не здесь
away = отошёл: играет бот
bot = бот
asked = сейчас отвечает
thinking = думает
why-not = Сейчас нельзя: { $thing }
log-filter = Найти в журнале
log-since = после вашего последнего хода
chat-empty = Пока никто ничего не сказал.
chat-placeholder = Скажите что-нибудь
rules-search = Искать в правилах
rules-hits = { $count ->
    [one] { $count } абзац
    [few] { $count } абзаца
   *[other] { $count } абзацев
}
hand-over = Теперь за экраном { $name }
hand-over-why = Ничего тайного не видно, пока { $name } не возьмёт экран. Продолжайте, когда никто другой не смотрит.
hand-over-take = Это я, { $name }

# Почему ничего нельзя взять назад
undo-nothing = Брать назад пока нечего.
undo-other = После вашего выбора походил кто-то другой.
undo-chance = После вашего выбора сказал своё слово случай: карту или кость уже видели.
undo-ballot = Тайный выбор, который запечатан, остаётся запечатанным.

# Часто говорят
phrase-hello = Привет!
phrase-well-played = Хороший ход!
phrase-thinking = Дайте подумать …
phrase-one-moment = Минутку, пожалуйста.
phrase-oops = Ой!
phrase-your-turn = Ваш ход!
phrase-thanks = Спасибо!
phrase-good-game = Хорошая игра!

# Настройки
set-language = Язык
set-theme = Освещение
set-speed = Движение
set-sound = Звук
set-notices = Сообщать мне о моём ходе, даже когда открыта другая вкладка
set-confirm = Переспрашивать перед каждым ходом
set-plain-paper = Простая бумага, для медленных машин
theme-auto = как в системе
theme-light = светло
theme-dark = темно
speed-off = без движения
speed-slow = медленно
speed-table = как за столом
speed-quick = быстро
speed-fast = очень быстро
notices-denied = Браузер не разрешает этой странице уведомления; сначала разрешите их в его настройках.

# Клавиши
key-option = выбрать ответ на вопрос
key-tab = к следующему, что можно выбрать
key-enter = выбрать его
key-escape = отпустить выбор, закрыть
key-undo = взять назад
key-board = поле
key-log = журнал
key-chat = разговор
key-rules = правила
key-hand = ваша рука
key-help = эта страница

# Первая страница, новый стол, сбор за столом, меню стола
home-title = Coven
home-about = Настольные игры о ведьмах — для друзей и ботов. Без регистрации: достаточно ссылки.
home-games = Во что сыграем?
home-turns = { $count ->
    [1] Ваш ход
    [one] Ваш ход за { $count } столом
   *[other] Ваш ход за { $count } столами
}
home-name = Ваше имя
name-default = Гость
home-seats = Игроков: { $low }–{ $high }
home-play = Играть
home-play-why = «Играть» сажает вас за стол с ботами и начинает сразу; часов нет.
home-opening = Накрываем стол …
home-new = Новый стол …
home-learn = Научиться за игрой
home-mine = Мои игры
home-others = Другие мои игры
home-others-none = Других игр пока нет.
home-enter = Присоединиться к столу
fan-work = Любительский проект для тех, у кого есть эти игры. С их авторами и издателями не связан.
mine-none = Пока ни одной. Начните игру выше или присоединитесь по ссылке.
mine-move = ваш ход
mine-open = ещё не началась
mine-playing = ходят другие
mine-finished = закончена
mine-moves = { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[other] { $count } ходов
}
mine-resume = Продолжить
mine-replay = Повтор
enter-label = Ссылка или код
enter-why = Вставьте присланную вам ссылку или только то, что стоит после #.
enter-do = Войти
seat-red = Красный
seat-blue = Синий
seat-yellow = Жёлтый
seat-green = Зелёный
seat-lilac = Лиловый
seat-free = свободно
new-title = Новый стол
new-unknown = Такой игры здесь нет.
new-seats = Число мест
new-who = Кто сидит на месте «{ $seat }»
new-name = Имя игрока { $number }
who-person = Кто-то за этим экраном
who-free = Свободно для друга
who-free-why = Вы пошлёте ссылку; у кого она есть, тот и сядет.
who-bots = Боты
bot-apprentice = Ученица
    .why = Берёт то, что выглядит хорошо, и порой ошибается. Для первой партии.
bot-witch = Ведьма
    .why = Всегда берёт то, что выглядит лучше всего. Победу придётся заслужить.
bot-headologist = Головолог
    .why = Думает наперёд, взвешивает, что у вас может быть на руках, и не торопится.
new-hot = Несколько человек за одним экраном играют по очереди; между ходами экран прячет всё тайное.
new-nobody = Только боты и друзья: вы смотрите или сядете позже.
new-pace = Время на решение
pace-none = не ограничено
pace-live = { $time }: все за столом вместе
pace-slow = { $time }: каждый когда удобно
pace-why = Если чьё-то время вышло, за него играет бот, пока человек не вернётся.
new-edition = Издание
new-window = Прерывания
window-normal = Всех ждут одинаково долго
    .why = Никто не узнаёт, кому было чем ответить. Каждый раз стоит до десяти секунд.
window-quick = Быстро: спрашивают только тех, кому есть чем ответить
    .why = Экономит время, но всем видно, кому ответить было нечем.
new-options = Варианты и домашние правила
options-changed = { $count ->
    [0] всё как в правилах
    [one] изменён { $count }
   *[other] изменено { $count }
}
options-usual = Все варианты — как в правилах
options-others = Остальное — как в правилах
option-house = домашнее правило
option-back = как обычно
option-on = да
option-off = нет
new-do = Открыть стол
new-do-why = { $count ->
    [one] { $count } место останется свободным; вы получите для него ссылку.
    [few] { $count } места останутся свободными; вы получите для них ссылку.
   *[other] { $count } мест останутся свободными; вы получите для них ссылку.
}
new-start = Начать игру
new-wait = Открыть стол, начать позже
lobby-free = { $count ->
    [one] Ещё свободно { $count } место.
    [few] Ещё свободно { $count } места.
   *[other] Ещё свободно { $count } мест.
}
lobby-ready = Все сидят. Хозяин стола может начинать.
lobby-ready-host = Все сидят. Можно начинать.
lobby-not-yet = Игра начнётся, когда все места заняты: друзьями или ботами.
lobby-wait-host = Хозяин стола начнёт, когда все сядут.
lobby-watch = По вашей ссылке можно смотреть; чтобы сесть, попросите приглашение.
lobby-seats = Места
lobby-sit-here = Сесть сюда
lobby-bot = Посадить бота …
lobby-leave = Встать из-за стола
lobby-clear = Освободить место
lobby-sit = Сесть за стол
lobby-sit-more = Ещё кто-то за этим экраном
lobby-name = Имя
lobby-sit-do = Сесть
lobby-invite = Пригласить друзей
lobby-invite-why = Одна ссылка для всех. Кто её откроет, может занять свободное место.
lobby-invite-do = Создать ссылку
lobby-how = Как играем
link-invite = Приглашение за этот стол
link-copy = Скопировать
link-copied = Скопировано
link-share = Поделиться …
link-qr = Та же ссылка в виде QR-кода
link-why = Она действует у любого, у кого есть, и показывается только один раз. Посылайте её только тем, кому она предназначена.
dice-title = Честные кости
dice-why = Случай берётся из тайны сервера, закреплённой до игры, и из того, что добавит каждое место. После игры каждый может его проверить.
dice-commitment = Печать на тайне
luck-label = Добавьте своей удачи
luck-example = чёрная кошка
luck-do = Добавить
orders = Мои указания
orders-interrupts = Когда я могу прервать
order-ask = Спрашивать меня
    .why = Когда мне есть чем ответить.
order-always-ask = Всегда спрашивать меня
    .why = Даже если можно только пропустить: тогда заминка никому ничего не скажет.
order-pass-turn = Пропускать до моего хода
    .why = Потом меня снова спросят.
order-pass-unthreatened = Пропускать, пока мне ничто не грозит
    .why = Меня спросят, как только моя фигура в опасности.
order-pass-always = Всегда пропускать
    .why = Пока не изменю это здесь.
hurry = Делать за меня ходы без выбора
    .why = Меньше нажатий. Но другие могут увидеть, что выбора не было.
plan = Мой следующий тайный выбор
    .why = Будет сделан за вас, как только придёт вопрос. Чтобы отменить, не отмечайте ничего.
plan-do = { $count ->
    [one] Запомнить { $count } отметку
    [few] Запомнить { $count } отметки
   *[other] Запомнить { $count } отметок
}
plan-none = Спрашивать как обычно
ended-threatened = Вашей фигуре грозит опасность, поэтому вас снова спрашивают.
ended-turn-over = Указание было на один ход; вас снова спрашивают.
ended-not-possible = Задуманный выбор оказался невозможен. Выберите заново.
ended-not-complete = Задуманный выбор был неполным. Выберите заново.
ended-undone = Что-то взяли назад, и задуманный выбор пропал.
orders-screen = За этим экраном
hand-on = Передать экран: { $name }
propose = Спросить всех
    .why = Будет сделано, если все скажут «да»; хватит одного «нет», чтобы оставить как есть.
propose-undo = Можно взять назад мой последний выбор?
propose-pace = Предложить это время
propose-replace = Пусть бот заменит игрока { $name }?
proposal-undo = { $name } просит взять назад последний выбор.
proposal-pace = { $name } предлагает другое время на решение: { $pace }.
proposal-replace = { $name } предлагает, чтобы бот заменил игрока { $other }.
proposal-wait = Спрашиваем остальных.
yes = Да
no = Нет
orders-away = Отойти
away-you = Сейчас за вас играет бот.
away-why = Бот играет за вас, пока вы не скажете, что вернулись.
away-do = Пусть за меня играет бот
away-back = Я снова здесь
links = Ссылки
link-own = Моё место ({ $name }) на другом устройстве
link-watch = Ссылка для зрителя
link-host = Ссылка для второго хозяина
revoke = Отозвать ссылки
    .why = Все ссылки этого вида перестанут действовать, и те, которыми уже пользуются.
revoke-invite = Приглашения
revoke-watch = Ссылки для зрителей
revoke-seat = Ссылки на место: { $name }
revoke-done = Эти ссылки больше не действуют.
orders-private = Только для меня
note = Моя заметка
    .why = Её никогда не увидит никто другой.
note-keep = Сохранить
note-kept = Сохранено
mute = Не читать в разговоре: { $name }

# Вход
join-nothing = В этой ссылке нет ключа. Попросите всю ссылку целиком, со всем, что стоит после #.
join-no-link = Это не ссылка на стол: она выглядит как https://…/join#…, и нужна целиком.
join-coming = Дверь открывается …

# После игры, повтор
replay = Повтор
# After the game, replay
result = Итог
result-won = { $count ->
    [one] Победа: { $winners }
    [few] Общая победа: { $winners }
    [many] Общая победа: { $winners }
   *[other] Общая победа: { $winners }
}
result-you-won = Вы победили
result-nobody = Никто не победил
result-how = Игра окончена: { $ending }.
result-shared = Равно всё: место { $place } поделено.
result-place = Место
result-player = Игрок
result-points = Очки
result-tie = При равенстве
final-table = Стол в конце игры
rematch = Реванш
rematch-go = К реваншу
rematch-asked = Стол для реванша накрыт. Все сдвигаются на одно место.
chart = Очки по ходу игры
chart-alt = Очки каждого места после каждого хода в виде линий. Те же числа есть в таблице ниже.
chart-hint = Наведите на линии, чтобы увидеть ход; щёлкните, чтобы открыть его в повторе.
chart-table = Числа таблицей
chart-move = Ход
chart-lead = Лидер
chart-end = Конец
analysis = Разбор партии
analysis-why = Сервер может доиграть эту партию с разных моментов: он найдёт шансы каждого по ходу игры, переломы и кому везло. Это займёт до минуты-двух.
analysis-begin = Разобрать партию
analysis-working = Идёт разбор …
analysis-lost = Разбор не удалось закончить. Можно начать его снова.
analysis-chances = Шансы на победу по ходу игры
analysis-chances-alt = Шансы каждого места на победу в разные моменты партии в виде линий.
analysis-chances-why = С каждого момента партию много раз доиграли боты, которые видят только то, что выглядит лучшим. Щёлкните, чтобы открыть момент в повторе.
analysis-error = ± { $number } %
analysis-turning = Что переломило игру
analysis-no-turning = Резких переломов в этой партии не было.
analysis-turned = { $name }: с { $before } до { $after }
analysis-luck = Удача
analysis-luck-why = Что карты и кости принесли против среднего, в процентных пунктах победы, по оценке ботов.
percent = { $number } %
proof = Честные кости
proof-why = До начала сервер показал только хеш своего секрета. Теперь секрет открыт, и каждый может пересчитать любой жребий.
proof-commitment = Обязательство (SHA-256 секрета, видно с самого начала)
proof-secret = Секрет
proof-luck = Что добавили игроки
proof-luck-none = ничего
proof-draws = Случай решал { $count ->
    [one] { $count } раз
    [few] { $count } раза
    [many] { $count } раз
   *[other] { $count } раза
}.
proof-fits = Проверено в этом браузере: секрет соответствует обязательству.
proof-wrong = Секрет не соответствует обязательству!
proof-check = Проверить всю игру, ход за ходом и жребий за жребием:
download-proof = Скачать доказательство
download-record = Скачать запись игры
copy = Копировать
copied = Скопировано
what-if = А что, если …?
what-if-why = Выберите момент в повторе и играйте дальше с него за новым столом.
what-if-here = Играть дальше отсюда
replay-back = Назад к итогу
replay-first = В начало
replay-previous = На ход назад
replay-next = На ход вперёд
replay-last = В конец
replay-play = Пуск
replay-pause = Пауза
replay-speed = Скорость
replay-slider = Ход
replay-move = Ход { $number } из { $of }
replay-start = До первого хода
replay-view = Смотреть как
replay-all = все карты открыты
replay-watcher = зритель
replay-jump = Перейти к
replay-jump-lead = Вперёд выходит { $name }
replay-moves = Все ходы
replay-link = Копировать ссылку на этот момент
replay-chance = Случай
replay-secret = тайный выбор
replay-keys = Клавиши: ← → на ход, пробел — пуск, Home и End
missed-button = Показать пропущенное
missed-offer = С вашего последнего взгляда: { $count ->
    [one] { $count } ход
    [few] { $count } хода
    [many] { $count } ходов
   *[other] { $count } хода
}
missed-show = Показать
missed-later = Не сейчас
missed-number = { $at } из { $of }
missed-skip = Назад к столу

# The coach
coach = Наставница
coach-other = Вы выбрали иначе. Ничего страшного: посмотрим, что выйдет.
coach-hint = Я бы выбрала: { $move }.
coach-known = Это вы уже знаете. Спросите, если хотите.
coach-wait = Думают другие. Что они делают, видно в журнале.
coach-next = Дальше
coach-ask = Что бы вы сделали?
coach-leave = Спасибо, правила я знаю
# Наставница

# A map that can be brought nearer
map-nearer = Ближе
map-farther = Дальше
map-fit = Вся карта
