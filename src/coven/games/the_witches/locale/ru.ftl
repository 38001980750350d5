# The Witches: A Discworld Game. Names, effects, moves, questions and notes; the rules themselves are in rules/.
card-granny-weatherwax = Матушка Ветровоск
card-nanny-ogg = Нянюшка Ягг
card-magrat-garlick = Маграт Чесногк
card-agnes-nitt = Агнесса Нитт
card-perdita-x-dream = Пердита X
card-nac-mac-feegle = Нак Мак Фигли
card-greebo = Грибо
card-death = Смерть
card-igor-and-scraps = Игорь и Охвосток
card-eskarina-smith = Эскарина Смит
card-mustrum-ridcully = Наверн Чудакулли
card-jason-ogg = Джейсон Ягг
card-roland = Роланд де Чамсфанли
card-hodgesaargh = Ходжесааргх
card-mightily-oats = Всемогучий Овёс
card-summer-lady = Госпожа Лето
card-tomjon = Томджон
card-mother-dismass = Мамаша Дипбаж
card-casanunda = Казанунда
card-you-kitten = Ты (котёнок)
card-miss-tick = Мисс Тик
card-miss-level = Мисс Левел
card-desiderata-hollow = Жалка Пуст
card-mrs-earwig = Миссис Увертка
card-hamish = Хэмиш-авиатор
card-shawn-ogg = Шон Ягг
card-lucy-warbeck = Люси Уорбек
card-goodie-whemper = Тётушка Вемпер
card-miss-treason = Мисс Тенета
card-oswald = Освальд
card-rob-anybody = Роб Всякограб
card-verence-ii = Король Веренс II
card-daft-wullie = Вулли Валенок
card-mrs-gogol = Госпожа Гоголь
card-hwel = Хьюл
card-granny-aching = Бабушка Болит
card-gammer-beavis = Кума Бивис
card-gertruder-tiring = Гертрудер Тайринг
card-harrieta-bilk = Гарриета Билк
card-farmer-poorchick = Фермер Бедноцып
card-nannys-pig = Свинья Нянюшки Ягг
card-thunder-lightning = Гром и Молния
card-joe-aching = Джо Болит

apprentice-tiffany-aching = Тиффани Болит
    .text = Один раз за игру вы невидимы без карточки.
apprentice-annagramma-hawkin = Аннаграмма Ястребец
    .text = Один раз за игру вы применяете магию без карточки. В начале у вас { $cackle } { $cackle ->
        [one] жетон
        [few] жетона
       *[many] жетонов
    } хихиканья.
apprentice-petulia-gristle = Петулия Хрящик
    .text = Один раз за игру вы решаете проблему «{ $problem }» без кубиков.
apprentice-dimity-hubbub = Димити Хаббаб
    .text = Первый ход за вами.

# Области и их клетки
location-lancre-castle = Ланкрский замок
location-lancre-town = Город Ланкр
location-bad-ass = Дурной Зад
location-rock-hard-place = Верткое и Жесткое Местечко
location-lancre-gorge = Ланкрский провал
location-magrats-cottage = Хижина Маграт
location-slice = Ломоть
location-razorback = Бритвенное лезвие
location-blasted-oak = Чертов Дуб
location-creel-springs = Рыбьи Ручьи
location-grannys-cottage = Хижина Матушки Ветровоск
location-sun-not-shine = Место, Где Не Светит Солнце
location-long-man = Долгий Человек
location-dancers = Плясуны
location-standing-stone = Стоячий Камень
location-nanny-oggs = Домик Нянюшки Ягг
location-mad-stoat = Бешеный Горностай
location-slippery-hollow = Скользкая Лощина
location-brass-neck = Медная Шея
location-copperhead = Медная Гора
location-lancre-bridge = Ланкрский мост
location-miss-treasons = Хижина мисс Тенеты
location-mrs-earwigs = Дом миссис Увертки
location-gnarly-ground = Корявая Земля
location-lancre-caves = Ланкрские пещеры
location-oggs-forge = Кузница Джейсона Ягга
location-poorchicks-farm = Ферма Бедноцыпа
space-lancre-castle = { location-lancre-castle } { $number }
space-lancre-town = { location-lancre-town } { $number }
space-bad-ass = { location-bad-ass }
space-rock-hard-place = { location-rock-hard-place }
space-lancre-gorge = { location-lancre-gorge }
space-magrats-cottage = { location-magrats-cottage }
space-slice = { location-slice }
space-razorback = { location-razorback }
space-blasted-oak = { location-blasted-oak }
space-creel-springs = { location-creel-springs }
space-grannys-cottage = { location-grannys-cottage }
space-sun-not-shine = { location-sun-not-shine }
space-long-man = { location-long-man }
space-dancers = { location-dancers }
space-standing-stone = { location-standing-stone }
space-nanny-oggs = { location-nanny-oggs }
space-mad-stoat = { location-mad-stoat }
space-slippery-hollow = { location-slippery-hollow }
space-brass-neck = { location-brass-neck }
space-copperhead = { location-copperhead }
space-lancre-bridge = { location-lancre-bridge }
space-miss-treasons = { location-miss-treasons }
space-mrs-earwigs = { location-mrs-earwigs }
space-gnarly-ground = { location-gnarly-ground }
space-lancre-caves = { location-lancre-caves }
space-oggs-forge = { location-oggs-forge }
space-poorchicks-farm = { location-poorchicks-farm }
space-dungeon = Подземелье

# Проблемы
problem-fever = Лихорадка
problem-sick-pig = Больная свинья
problem-sick-sheep = Больная овца
problem-broken-limb = Перелом
problem-pregnancy = Беременность
problem-death = Смерть
problem-elves = Эльфы
problem-lankin = Ланкин-эльф
problem-king-of-elves = Король эльфов
problem-queen-of-elves = Королева эльфов
problem-vlad = Влад де Сорокула
problem-lacrimosa = Лакримоза де Сорокула
problem-count-magpyr = Граф де Сорокула
problem-count-bela = Граф Бела де Сорокула
problem-duke-felmet = Герцог Флем
problem-lady-felmet = Леди Флем
problem-cunning-man = Лукавец
problem-hiver = Роитель
problem-lily = Лили Ветровоск
problem-wintersmith = Зимовой

# Группы сложных проблем
group-elves = эльфы
group-magpyrs = Сорокулы
group-felmets = Флемы
group-wintersmith = Зимовой
group-others = прочие

# Что бывает после неудачи и после решения
fails-elf = Сразу ничего, но эльф остаётся открытым: три открытых эльфа в конце хода — и все проигрывают.
fails-crisis = На проблему кладут ещё один жетон кризиса, сколько бы их там ни лежало.
fails-dungeon = Вы отправляетесь в Подземелье.
fails-dungeon-all = Все ведьмы отправляются в Подземелье.
fails-black-aliss = Вы берёте жетон Черной Алисии.
fails-winter = Каждый игрок откладывает одну простую проблему: карточек в руке может стать меньше.
solves-banish = Её решение убирает с поля остальные открытые проблемы той же группы.

# Символы
symbol-headology = головология
symbol-magic = магия
symbol-broomstick = метла
face-cackle = хихиканье

# Преимущества карточек
benefit-bonus = Бонус
    .text = +{ $amount } к результату после всех кубиков.
benefit-bonus-against = Бонус против врагов
    .text = +{ $amount } к результату после всех кубиков; только против группы «{ $group }».
benefit-borrowing = Одолжение
    .text = Тайно посмотрите не более { $tiles } { $tiles ->
        [one] закрытой сложной проблемы
        [few] закрытых сложных проблем
       *[many] закрытых сложных проблем
    } на поле.
benefit-cure = Лечение
    .text = Решите проблему «{ $problem }» без кубиков.
benefit-escape = Побег
    .text = Убегите после неудачной попытки или покиньте Подземелье.
benefit-extra-cards = Дополнительные карточки
    .text = Возьмите { $cards } { $cards ->
        [one] карточку
        [few] карточки
       *[many] карточек
    }.
benefit-extra-cards-cackle = Дополнительные карточки (+ хихиканье)
    .text = Возьмите { $cards } { $cards ->
        [one] карточку
        [few] карточки
       *[many] карточек
    } и { $cackle } { $cackle ->
        [one] жетон
        [few] жетона
       *[many] жетонов
    } хихиканья.
benefit-extra-movement = Дополнительное передвижение
    .text = Пройдите ещё { $links } { $links ->
        [one] область
        [few] области
       *[many] областей
    }.
benefit-helping-hand = Помощь
    .text = Уберите жетон кризиса с одной проблемы.
benefit-invisibility = Невидимость
    .text = Не останавливайтесь у проблемы или ведьмы; закрытую проблему можно сначала посмотреть.
benefit-reroll = Переброс
    .text = Перебросьте один или оба кубика только что брошенной пары.
benefit-self-awareness = Самоанализ
    .text = Верните не более { $tokens } { $tokens ->
        [one] жетона
        [few] жетонов
       *[many] жетонов
    } хихиканья.
benefit-shambles = Запутка
    .text = Откройте сложную проблему на поле.
benefit-transmutation = Трансмутация
    .text = Сбросьте сколько угодно карточек, затем возьмите столько же и ещё одну.
power-of-three = Сила трех
    .text = Три карточки с тремя разными персонажами решают любую проблему.

# Настройки
option-mode = Режим
    .why = competitive: побеждает тот, у кого больше всего очков; так по умолчанию. cooperative: все вместе выигрывают или проигрывают. Единственный игрок всегда играет в одиночку.
option-expert = Игра для экспертов
    .why = Включено: проблема может получить несколько жетонов кризиса, а в игре, где каждый за себя, их всего восемь. По умолчанию выключено: сыграйте сначала несколько партий.
option-hard_cackles = Жетоны хихиканья за неудачу со сложной проблемой
    .why = По умолчанию 1, как говорит глава о неудаче в обеих книгах правил; одна из них в другом месте говорит 2.
option-tea_reach = Кто пьёт чай
    .why = space: ведьмы на одной клетке; так по умолчанию, иначе не было бы смысла избегать ведьмы в Городе Ланкр. location: также те, кто на других клетках города или замка, ведь слова книг правил можно прочесть и так.
option-shared_most = Когда жетонов хихиканья больше всего у нескольких
    .why = black_aliss: при пустом резерве тот, у кого их больше всего наравне с другими, берёт жетон Черной Алисии; так по умолчанию, как говорит итальянская книга правил. take: он берёт жетон у другого, у кого их столько же.
option-broom_retreat = Полёт после неудачи
    .why = may: у кого нет пустой соседней клетки, может приберечь мётлы и взять вместо этого жетон хихиканья; так по умолчанию, потому что карточки на руке — тайна. must: у кого есть метла, обязан лететь.
option-invisibility_reach = Как долго действует Невидимость
    .why = location: каждое использование действует на одну область; так по умолчанию, это более узкое толкование. walk: на весь путь.
option-dungeon_refill = Карточки для узниц
    .why = Включено: кого отправили в Подземелье, в конце хода пополняет руку; так по умолчанию, потому что закончены только действия. Выключено: без добора.
option-frozen_points = Зимовой оставляет очки
    .why = Включено: проблемы, отложенные из-за Зимового, в конце приносят очки; так по умолчанию, как говорит русская книга правил. Выключено: каждый игрок выбирает одну, и она потеряна.
option-shambles_check = Эльфов считают сразу
    .why = Включено: игра проиграна, как только Запутка открыла третьего эльфа. По умолчанию выключено: эльфов считают в конце хода.

# Игра
game-title = Ведьмы
game-blurb = Вы — юная ведьма в Ланкре. Решайте чужие проблемы с помощью кубиков, головологии и капельки магии, да не слишком хихикайте.

# Ходы
move-apprentice = { $apprentice }
move-begin = Начать здесь: { $space }
move-place-problem = Открыть карточку для следующей проблемы
move-put = { $space }
move-crisis = { $space }
move-stay = Остаться
move-walk = Идти: { $space }
move-fly = Лететь: { $card }
move-to = На клетку: { $space }
move-wait = Ждать
move-use = Сыграть: { $card }
move-tile = Использовать свой жетон
move-power-of-three = Сила трех: { $card }, { $card2 }, { $card3 }
move-pass-by = Дальше невидимкой
move-look = Тайно посмотреть проблему
move-look-at = Посмотреть: { $space }
move-enough = Хватит
move-tea = Пить чай
move-turn-up = Открыть проблему
move-attempt = Бросить первую пару
move-go-on = Продолжать
move-run = Убежать
move-add = Добавить: { $card }
move-add-tile = Добавить свою магию
move-roll-on = Бросить вторую пару
move-finish = Это всё
move-again = Перебросить: { $face }
move-again-both = Перебросить оба
move-retreat = Отступить: { $space }
move-stumble = Взять жетон хихиканья и отступить куда угодно
move-help = { $space }
move-reveal = Открыть: { $space }
move-discard = Сбросить: { $card }
move-give-back = { $tokens }
move-take-from = Жетон отдаёт { $seat }
move-lose = { $problem }
move-refill = Пополнить руку
move-end-turn = Закончить ход
move-deal = { $problem }
move-total = { $total }
move-draw = Из колоды: { $card }
move-flip = Открывается: { $card }
move-roll = { $face } и { $face2 }
move-reroll = { $face }
move-show = { $problem }

# Что сделал бы ход
effect-problem = { $problem }: нужно { $needed }, { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
}
effect-fails = При провале: { $text }
effect-hidden = закрытая проблема
effect-tea = чай: { $witches }
effect-card = { $benefit }: { $text }
effect-symbol = +{ $amount }
effect-magic = +{ $amount }, один жетон хихиканья
effect-success = результат { $total }: успех
effect-failure = результат { $total } из { $needed }: неудача

# Вопросы
ask-DealSquare = выкладывается проблема
ask-DealTop = открывается верх стопки
ask-ShowProblem = открывается проблема
ask-RollForOrder = кубики решают, кто выбирает первым
ask-ChooseApprentice = кем вы будете?
ask-DrawCard = из колоды берётся карточка
ask-PlaceWitch = где вы начинаете?
ask-Begin = ваш ход начинается. Сыграть сначала карточку?
ask-FlipCard = открывается карточка
ask-ChooseSpace = на какую клетку положить проблему?
ask-ChooseCrisis = какая проблема получит жетон кризиса?
ask-Act = что вы делаете?
ask-Imprisoned = вы в Подземелье. Заплатить за выход или ждать?
ask-GoTo = куда?
ask-Confront = здесь проблема
ask-Greet = здесь другая ведьма
ask-Onward = вас не видно: куда дальше?
ask-RollPair = бросок двух кубиков
ask-RollOne = переброс кубика
ask-ChooseDice = какие кубики перебросить?
ask-Decide = убежать или продолжать?
ask-Boost = добавить символы перед второй парой?
ask-Finish = все кубики брошены. Что-нибудь ещё?
ask-Retreat = нужно уйти. Куда?
ask-LoseProblem = какую проблему вы теряете?
ask-TakeFrom = резерв пуст: у кого взять жетон хихиканья?
ask-GiveBack = сколько жетонов хихиканья вернуть?
ask-LookAt = какую проблему посмотреть?
ask-Help = с какой проблемы снять жетон кризиса?
ask-Reveal = какую проблему открыть?
ask-Transmute = какие карточки сбросить?
ask-BeforeRefill = ваши действия закончены. Сыграть карточку перед добором?
ask-EndTurn = рука пополнена. Сыграть карточку до конца хода?

# Заметки
note-deals = { $space }: { $problem }
note-total = { $seat } бросает кубики: { $amount }
note-becomes = { $seat } — { $apprentice }
note-begins = { $seat } начинает здесь: { $space }
note-draws = { $seat } берёт карточку: { $card }
note-draws-hidden = { $seat } берёт карточку
note-shuffles = Сброс перемешан: { $amount } { $amount ->
    [one] карточка
    [few] карточки
   *[many] карточек
}
note-turn = Ход { $amount }: { $seat }
note-flips = { $card }: { $location }
note-places = Новая проблема: { $problem }, { $space }
note-places-hidden = Новая сложная проблема: { $space }
note-crisis = Кризис: { $space }, жетонов: { $amount }
note-blocked = Положить ничего нельзя: { $location }
note-stays = { $seat } остаётся на месте
note-walks = { $seat } идёт: { $space }
note-flies = { $seat } летит: { $card }
note-lands = { $seat } прибывает: { $space }
note-runs = { $seat } убегает
note-retreats = { $seat } отступает: { $space }
note-waits = { $seat } ждёт в Подземелье
note-hides = { $seat } прячется: { $space }
note-uses = { $seat } играет: { $card }
note-tile = { $seat } использует свой жетон: { $apprentice }
note-three = Сила трех, { $seat }: { $card }
note-looks = { $seat } тайно смотрит проблему: { $space }
note-sees = Вы видите: { $problem }, { $space }
note-shows = { $space }: открыта проблема «{ $problem }»
note-rolls = { $seat } бросает кубики: { $face } и { $second }
note-rerolls = { $seat } перебрасывает, теперь { $face } и { $second }
note-adds = { $seat } добавляет: { $card }
note-total-now = { $seat }: { $amount } из { $needed }
note-solves = { $seat } решает проблему: { $problem }
note-fails = { $seat } терпит неудачу: { $problem }
note-cackles = { $seat } берёт жетон хихиканья
note-takes = Жетон хихиканья: { $other } → { $seat }
note-aliss = { $seat } берёт жетон Черной Алисии
note-gives-back = { $seat } возвращает { $amount } { $amount ->
    [one] жетон
    [few] жетона
   *[many] жетонов
} хихиканья
note-tea = { $seat } пьёт чай
note-dungeon = { $seat } отправляется в Подземелье
note-leaves = { $seat } покидает Подземелье
note-winter = { $seat } откладывает простую проблему
note-loses = { $seat } теряет проблему: { $problem }
note-banished = Изгнание: { $problem }, { $space }
note-helps = { $seat } снимает жетон кризиса: { $space }
note-discards = { $seat } сбрасывает: { $card }
note-deadlock = Ни одна карточка уже ничего не выложит.
note-over = { $finale }

# Конец
table-tie-break = Очки равны: решает, у кого меньше жетонов хихиканья и Черной Алисии вместе ({ $rows }), затем очки за сложные проблемы, затем самая сложная проблема.
ending-points = все проблемы выложены, решают очки
ending-crisis = одним кризисом больше, чем нужно, и все проигрывают
ending-elves = эльфы прорвались, и все проигрывают
ending-black-aliss = Черная Алисия вернулась, и все проигрывают
ending-deadlock = проблемам больше нет места, и все проигрывают
ending-saved = Ланкр спасён, ведьмы побеждают вместе
ending-overrun = осталось слишком много сложных проблем, ведьмы проигрывают
ending-farmers-wife = очков не хватило, быть вам женой фермера
ending-licence = вы получаете лицензию ведьмы
ending-distinction = вы завершаете обучение с отличием
finale-competitive-points = каждый за себя: решают очки
finale-competitive-crisis = каждый за себя: проигрыш из-за кризиса
finale-competitive-elves = каждый за себя: проигрыш эльфам
finale-cooperative-saved = вместе: Ланкр спасён
finale-cooperative-overrun = вместе: осталось слишком много сложных проблем
finale-cooperative-crisis = вместе: проигрыш из-за кризиса
finale-cooperative-elves = вместе: проигрыш эльфам
finale-cooperative-black-aliss = вместе: проигрыш Черной Алисии
finale-solo-farmers-wife = в одиночку: жена фермера
finale-solo-licence = в одиночку: лицензия
finale-solo-distinction = в одиночку: с отличием
finale-solo-crisis = в одиночку: проигрыш из-за кризиса
finale-solo-elves = в одиночку: проигрыш эльфам
finale-solo-black-aliss = в одиночку: проигрыш Черной Алисии

# Экран
screen-turn = ходит { $seat }
screen-action = действие { $action }
screen-deck = { $cards } { $cards ->
    [one] карточка в колоде
    [few] карточки в колоде
   *[many] карточек в колоде
}
screen-problems = впереди проблем: простых { $easy }, сложных { $hard }
screen-next = следующая: { $problem }
screen-next-hidden = следующая: сложная
screen-supply = резерв: хихиканье { $cackle }, кризис { $crisis }, Черная Алисия { $aliss }
screen-number = №
screen-location = область
screen-problem = проблема
screen-needs = нужно
screen-worth = очки
screen-crisis = кризис
screen-witches = ведьмы
screen-links = соседи
screen-hidden = ? закрыта
screen-known = { $problem }, знаете только вы
screen-dungeon = в Подземелье: { $witches }
screen-seat = ведьма
screen-place = где
screen-cards = карточки
screen-cackle = хихиканье
screen-aliss = Черная Алисия
screen-easy = простые
screen-hard = сложные
screen-points = очки
screen-own = свой жетон
screen-yes = да
screen-you = вы
screen-hand = У вас на руке:
screen-empty-hand = У вас на руке нет карточек.
screen-dice = Кубики: { $dice }. Результат { $total }, нужно { $needed }.
screen-played = сыграно за этот ход: { $cards }
screen-aim-cooperative = Вместе: в конце сложных проблем на поле должно быть меньше { $most }; сейчас { $now }.
screen-aim-solo = В одиночку нужно очков: { $licence } для лицензии, больше { $distinction } для отличия; сейчас { $now }.
screen-elves = Открытые эльфы: { $now } из { $most }.
screen-public = ~ из открытых источников; с напечатанной игрой не сверено
screen-house = * придумано здесь (домашнее значение)

# The table in the browser
table-kingdom = Ланкр
table-kingdom-line = почти отвесное королевство
table-house-map = карта своя; многие пути, клетки и проблемы придуманы здесь
table-turn = ход { $number }
table-beside = Рядом с картой
table-cackle = хихиканье
table-crisis = кризис
table-black_aliss = Черная Алисия
table-tray = Кубики
table-chance = { $chance } % без новых карточек
table-chance-before = { $chance } % на четырёх кубиках без карточек
table-enough = хватает: решена
table-short = не хватает { $count }
table-solves = решена
table-fails = неудача
table-runs = побег
table-added = символы и бонусы: +{ $amount }
table-bonus = за решённые сложные проблемы: +{ $amount }
table-would-add = Что добавят ваши карточки
table-adds = Сейчас добавит { $amount }.
table-again = Перебросить: { $face }
table-not-rolled = ещё не брошен
table-unseen = невидимка
table-unseen-links = невидимка: { $links ->
    [one] остался { $links } переход
    [few] осталось { $links } перехода
   *[other] осталось { $links } переходов
}
table-stacks = впереди проблем: { $count }
table-discard = Стопка сброса
table-open-hard = открытые сложные проблемы: нужно, очки
table-played = сыграно за этот ход
table-nothing = ничего
table-hidden-problem = Закрытая сложная проблема
table-easy-problem = { $problem }, простая: нужно { $needed }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
table-hard-problem = { $problem }, сложная: нужно { $needed }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
table-only-you = Знаете только вы
table-crisis-tokens = { $count ->
    [one] { $count } жетон кризиса
    [few] { $count } жетона кризиса
   *[other] { $count } жетонов кризиса
}
table-witches-here = Здесь: { $names }
table-empty-space = Здесь ничего нет
table-can-choose = Можно выбрать
table-foot = место на карточке: { $location }
table-growth = простых: { $count } · рука: { $size }
table-tile-used = использован
table-has-points = очки
table-has-cards = карточки на руке и размер полной руки
table-has-cackle = жетоны хихиканья
table-has-black_aliss = жетоны Черной Алисии, каждый отнимает очко
table-has-easy = решённые простые проблемы
table-has-hard = решённые сложные проблемы

# The coach of a first game: an introduction, then what each question is about
coach-intro-1 = Добро пожаловать в Ланкр. Вы молодая ведьма, а у людей проблемы: решайте их, каждая приносит очки. Когда все проблемы выложены, побеждает тот, у кого больше очков. Но если кризисов слишком много или открыты три эльфа, проигрывают все.
coach-intro-2 = Зелёные квадраты на карте — простые проблемы, лиловые ромбы — сложные, многие ещё закрыты. Число на проблеме — сколько надо набрать на кубиках. Красный треугольник — кризис: с ним проблема на 2 сложнее.
coach-intro-3 = В ваш ход появляется новая проблема, затем у вас два действия: пройти до двух переходов, полететь по карточке с метлой или остаться. Там, где вы остановились, надо заняться тем, что там есть: проблемой или другой ведьмой, с которой пьют чай.
coach-intro-4 = Решают четыре кубика, по два за раз. Карточки помогают: головология добавляет 1, магия 2, но заставляет хихикать. У каждой карточки есть и своё свойство. Следите за хихиканьем: когда жетоны кончатся, Черная Алисия будет отнимать очки.
coach-ChooseApprentice = Выберите, кем вы будете. У каждой ученицы есть что-то своё; для начала хороши Тиффани и Петулия.
coach-PlaceWitch = Начните рядом с простыми проблемами: два перехода за действие — это недалеко.
coach-Begin = Ваш ход начинается. Откройте карточку: она покажет, куда придёт следующая проблема. Перед этим можно сыграть карточку ради её свойства.
coach-ChooseSpace = Новая проблема придёт сюда. Выберите клетку, где она вам не мешает.
coach-ChooseCrisis = Жетон кризиса делает проблему на 2 сложнее. Выберите ту, что вам меньше вредит.
coach-Act = Действие: укажите на подсвеченную клетку, чтобы пойти туда, сыграйте карточку с метлой, чтобы лететь куда угодно, или останьтесь. Сначала простые проблемы: две из них увеличивают руку на карточку.
coach-Imprisoned = Вы в Подземелье. Метла, Побег или Невидимость выпустят вас сразу; ожидание стоит этого действия.
coach-GoTo = Выберите, куда попадёте. Тем, что там лежит, придётся заняться.
coach-Confront = Здесь проблема. Рядом с картой видно, с какой вероятностью её решат четыре кубика. Бросьте первую пару или сыграйте подходящую карточку.
coach-Greet = Другая ведьма: выпейте чаю и верните до трёх жетонов хихиканья. Пройти мимо позволяет только Невидимость.
coach-Onward = Вас не видят: идите дальше, пока есть переходы, или ждите.
coach-Decide = Первая пара брошена. Если дело плохо, убегайте: ни неудачи, ни последствий. Если продолжите, придётся идти до конца.
coach-Boost = Символы считаются только сейчас: головология добавляет 1, магия 2 и жетон хихиканья. Рядом с кубиками видно, что изменит каждая карточка.
coach-ChooseDice = Перебросьте один кубик этой пары или оба. Хихиканье ничего не даёт и стоит жетона: перебрасывайте его.
coach-Finish = Все кубики брошены. Ещё могут помочь бонусы и перебросы; потом результат засчитывается.
coach-Retreat = Отсюда надо уйти. Выберите пустую клетку по соседству или летите.
coach-LookAt = Посмотрите закрытую проблему, тайно. Знать, что там ждёт, очень полезно.
coach-Help = Снимите жетон кризиса с любой проблемы: она станет на 2 легче, а резерв пополнится.
coach-Reveal = Откройте сложную проблему. Осторожно с эльфами: три открытых — и игра проиграна.
coach-Transmute = Сбросьте то, что мало помогает: вы возьмёте столько же карточек и ещё одну.
coach-GiveBack = Чем меньше жетонов хихиканья, тем лучше.
coach-BeforeRefill = Действия закончены. Карточка, сыгранная сейчас, сразу заменится, когда вы пополните руку.
coach-EndTurn = Рука снова полна. Закончите ход, если карточка не нужна вам прямо сейчас.

# What is counted over many games
kind-becomes = ведьма
kind-uses = сыгранная карта
kind-tile = использованный жетон
kind-three = Сила трех
kind-solves = решённая проблема
kind-fails = нерешённая проблема
kind-over = конец игры
