# Discworld: Ankh-Morpork. Names, effects, moves, questions and notes; the rules themselves are in rules/.
card-mr-boggis = Мистер Боггис
card-mr-bent = Мистер Бент
card-the-beggars-guild = Гильдия попрошаек
card-the-bank-of-ankh-morpork = Банк Анк-Морпорка
card-the-ankh-morpork-sunshine-dragon-sanctuary = Анк-Морпоркский солнечный санаторий для драконов
card-sergeant-angua = Сержант Ангва
card-the-agony-aunts = Тётушки-мучительницы
card-the-dysk = Театр «Диск»
card-the-duckman = Человек-Утка
card-drumknott = Стукпостук
card-cmot-dibbler = С.Р.Б.Н. Достабль
card-dr-cruces = Доктор Крест
card-captain-carrot = Капитан Моркоу
card-mrs-cake = Госпожа Торт
card-groat = Грош
card-gimlets-dwarf-delicatessen = Гномьи деликатесы Буравчика
card-gaspode = Гаспод
card-fresh-start-club = Клуб «Начни заново»
card-foul-ole-ron = Старикашка Рон
card-the-fools-guild = Гильдия шутов
card-the-fire-brigade = Пожарная бригада
card-inigo-skimmer = Иниго Скиммер
card-history-monks = Исторические монахи
card-hex = Гекс
card-here-n-now = Здесь-и-Сейчас
card-harry-king = Гарри Король
card-hargas-house-of-ribs = Рёберный дом Харги
card-mr-gryle = Мистер Грайл
card-the-peeled-nuts = Лущёные орехи
card-the-opera-house = Оперный театр
card-nobby-nobbs = Шнобби Шноббс
card-modo = Модо
card-the-mended-drum = Залатанный Барабан
card-librarian = Библиотекарь
card-leonard-of-quirm = Леонард Щеботанский
card-shonky-shop = Сомнительная лавка
card-sacharissa-cripslock = Сахарисса Резник
card-rosie-palm = Рози Лада
card-rincewind = Ринсвинд
card-the-royal-mint = Королевский монетный двор
card-queen-molly = Королева Молли
card-pink-pussycat-club = Клуб «Розовая киска»
card-zorgo-the-retro-phrenologist = Зорго-ретрофренолог
card-dr-whiteface = Доктор Белолицый
card-wallace-sonky = Уоллис Сонки
card-the-seamstresses-guild = Гильдия белошвеек
card-mr-pin-and-mr-tulip = Мистер Кноп и мистер Тюльпан
card-the-thieves-guild = Гильдия воров
card-sergeant-cheery-littlebottom = Сержант Шельма Задранец
card-otto-chriek = Отто Шрик
card-the-clacks = Клик-башни
card-sergeant-colon = Сержант Колон
card-cosmo-lavish = Космо Роскошь
card-the-dean = Декан
card-hello = ПРИВЕТ
card-burleigh-and-stronginthearm = Бурли и Рукисила
card-the-bursar = Казначей
card-cable-street-particulars = Особисты с Тросовой улицы
card-canting-crew = Нищая братия
card-carcer = Карцер
card-the-chair-of-indefinite-studies = Заведующий кафедрой беспредметных изысканий
card-sir-charles-lavatory = Сэр Чарльз Лаватори
card-dorfl = Дорфл
card-sergeant-detritus = Сержант Детрит
card-deep-dwarves = Глубинные гномы
card-adora-belle-dearheart = Дора Гая Ласска
card-the-alchemists-guild = Гильдия алхимиков
card-the-auditors = Аудиторы
card-buggy-swires = Багги Свирс
card-susan = Сьюзан
card-sybil-vimes = Сибилла Ваймс
card-mr-teatime = Мистер Чайчай
card-the-watch = Стража
card-wee-mad-arthur = Двинутый Крошка Артур
card-william-de-worde = Вильям де Словв
card-willikins = Вилликинс
card-archchancellor-ridcully = Аркканцлер Чудакулли
card-ruby = Рубина
card-the-senior-wrangler = Главный философ
card-mr-shine = Мистер Блеск
card-mr-slant = Мистер Кривс
card-the-smoking-gnu = Дымный Гну
card-stanley = Стэнли
card-moist-von-lipwig = Мокриц фон Липвиг
card-doctor-mossy-lawn = Доктор Мшистый Газон
card-patricians-palace = Дворец патриция
card-ponder-stibbons = Думминг Тупс
card-the-post-office = Почтамт
card-reacher-gilt = Взяткер Позолот
card-professor-of-recent-runes = Профессор современного руносложения
card-doctor-hix = Доктор Хикс
card-hobsonss-livery-stable = Прокатная конюшня Хобсона
card-hubert = Хьюберт
card-igor = Игорь
card-the-luggage = Сундук
card-the-mob = Толпа
card-lord-downey = Лорд Низз
card-dwarves = Гномы
card-edward-death = Эдуард Муэрто
card-errol = Эррол
card-gargoyles = Горгульи

area-dolly-sisters = Сестры Долли
area-unreal-estate = Внедвижимость
area-dragons-landing = Драконья посадка
area-small-gods = Мелкие боги
area-the-scours = Сточный район
area-the-hippo = Стадион Гиппо
area-the-shades = Тени
area-dimwell = Мраколодец
area-longwall = Длинная стена
area-isle-of-gods = Остров Богов
area-seven-sleepers = Семеро спящих
area-nap-hill = Сонные холмы

# Случайные события. Числа берутся из издания.
event-the-dragon = Дракон
    .text = Бросьте кубик: из выпавшего района убирают всех слуг, троллей и демонов, здание и жетон неприятностей.
event-flood = Наводнение
    .text = Бросьте кубик { $rolls } { $rolls ->
        [one] раз
        [few] раза
       *[many] раз
    }: выпавшие районы затоплены, если граничат с рекой. Игроки передвигают оттуда всех своих слуг в соседние незатопленные районы.
event-fire = Пожар
    .text = Бросьте кубик: здание в выпавшем районе убирают. Если оно там было, бросайте дальше и убирайте здания, пока каждый новый район — соседний с предыдущим и в нём есть здание.
event-fog = Туман
    .text = { $cards ->
        [one] Верхнюю { $cards } карточку колоды показывают всем и сбрасывают.
        [few] Верхние { $cards } карточки колоды показывают всем и сбрасывают.
       *[many] Верхние { $cards } карточек колоды показывают всем и сбрасывают.
    }
event-riots = Бунты
    .text = Если на поле не менее { $markers } { $markers ->
        [one] жетона
        [few] жетонов
       *[many] жетонов
    } неприятностей, игра сразу заканчивается и всё решают очки. Иначе ничего не происходит.
event-explosion = Взрыв
    .text = Бросьте кубик: здание в выпавшем районе убирают.
event-mysterious-murders = Таинственные убийства
    .text = По очереди, начиная с активного игрока, каждый бросает кубик и убирает из выпавшего района одного слугу, тролля или демона по своему выбору.
event-demons-from-the-dungeon-dimensions = Демоны из Подземельных Измерений
    .text = Бросьте кубик { $rolls } { $rolls ->
        [one] раз
        [few] раза
       *[many] раз
    }: в каждый выпавший район приходит демон и, если жетона неприятностей там нет, с ним и жетон. Пока там демон, район никто не контролирует, его городская карточка не действует, а фишки в нём ничего не стоят.
event-subsidence = Обрушение
    .text = Каждый игрок платит в банк ${ $price } за каждое своё здание. Неоплаченные здания убирают.
event-bloody-stupid-johnson = Чертов Тупица Джонсон
    .text = Бросьте кубик: если у городской карточки выпавшего района есть владелец, она выбывает из игры, а владелец убирает оттуда одного своего слугу. Здание остаётся.
event-trolls = Тролли
    .text = Бросьте кубик { $rolls } { $rolls ->
        [one] раз
        [few] раза
       *[many] раз
    }: в каждый выпавший район приходит тролль. Если там уже есть слуга, тролль или демон, положите туда жетон неприятностей.
event-earthquake = Землетрясение
    .text = Бросьте кубик { $rolls } { $rolls ->
        [one] раз
        [few] раза
       *[many] раз
    }: здания в выпавших районах убирают.

personality-lord-vetinari = Лорд Витинари
personality-lord-selachii = Лорд Селачи
personality-lord-rust = Лорд Ржав
personality-lord-de-worde = Лорд де Словв
personality-dragon-king-of-arms = Дракон – Король Гербов
personality-chrysoprase = Хризопраз
personality-commander-vimes = Командор Ваймс

# Как побеждают персонажи
goal-spies = В начале вашего хода ваши слуги стоят не менее чем в { $needed } { $needed ->
    [one] районе
    [few] районах
   *[many] районах
} без демонов.
goal-control = В начале своего хода вы контролируете не менее { $needed } { $needed ->
    [one] района
    [few] районов
   *[many] районов
}.
goal-trouble = В начале вашего хода на поле лежит не менее { $needed } { $needed ->
    [one] жетона
    [few] жетонов
   *[many] жетонов
} неприятностей.
goal-fortune = В начале вашего хода ваши деньги и стоимость ваших зданий за вычетом займов составляют не менее ${ $needed }.
goal-outlast = Колода заканчивается прежде, чем кто-либо победит.

# Что делают городские карточки
power-earn = Возьмите ${ $amount } из банка.
power-hire = Заплатите в банк ${ $price } и поставьте своего слугу в район «{ $area }» или в соседний с ним.
power-draw-discard = Возьмите карточку из колоды, затем сбросьте одну карточку.
power-protect = Когда случайное событие вот-вот затронет вашу фишку, заплатите в банк ${ $price }, и оно её не коснётся. За каждую фишку платят отдельно.
power-sell = Сбросьте карточку и возьмите ${ $amount } из банка.
power-stir = Положите жетон неприятностей в район «{ $area }» или в соседний с ним, где стоит слуга и ещё нет жетона.
power-calm = Заплатите в банк ${ $price } и уберите с поля один жетон неприятностей.

# Что сказано в свитке карточки
scroll-take-from-each = Каждый из остальных игроков отдаёт вам ${ $amount } или всё, что есть, если денег меньше.
scroll-loan = Положите эту карточку перед собой и возьмите ${ $amount } из банка. В конце игры верните ${ $repay }, а если не сможете, потеряйте { $penalty } { $penalty ->
    [one] очко
    [few] очка
   *[many] очков
}.
scroll-beg = Выберите другого игрока: он отдаёт вам с руки { $cards } { $cards ->
    [one] карточку
    [few] карточки
   *[many] карточек
} по своему выбору.
scroll-each-gives = Каждый из остальных игроков отдаёт вам карточку или ${ $amount }, по своему выбору.
scroll-earn-minions-in = Возьмите из банка ${ $amount } за каждого слугу в районе «{ $area }», считая троллей и демонов.
scroll-move-other = Передвиньте чужого слугу в соседний район.
scroll-play-cards = Сыграйте ещё { $cards } { $cards ->
    [one] карточку
    [few] карточки, одну за другой
   *[many] карточек, одну за другой
}.
scroll-dibbler = Бросьте кубик: при { $low } и больше возьмите ${ $gain } из банка, при 1 заплатите в банк ${ $pay } или уберите одного своего слугу.
scroll-look-personalities = Тайно посмотрите всех неиспользованных персонажей, кроме { $hide } { $hide ->
    [one] случайного
    [few] случайных
   *[many] случайных
}.
scroll-jester = Выберите другого игрока: он платит вам ${ $amount }, иначе эта карточка до конца игры лежит перед ним и занимает одно место в его руке.
scroll-arson = Выберите другого игрока, у которого есть здание: он платит вам ${ $amount }, или вы убираете одно его здание.
scroll-recover = Возьмите на руку { $cards } { $cards ->
    [one] случайную карточку
    [few] случайные карточки
   *[many] случайных карточек
} из сброса.
scroll-draw = Возьмите { $cards } { $cards ->
    [one] карточку
    [few] карточки
   *[many] карточек
} из колоды.
scroll-here-n-now = Бросьте кубик: при { $low } и больше возьмите ${ $amount } у другого игрока, при 1 уберите одного своего слугу.
scroll-sell-discards = Сбросьте сколько угодно карточек и возьмите из банка ${ $amount } за каждую.
scroll-take-from-one = Возьмите у другого игрока ${ $amount } или всё, что есть, если денег меньше.
scroll-discard-one = Сбросьте одну карточку.
scroll-earn-trouble = Возьмите из банка ${ $amount } за каждый жетон неприятностей на поле.
scroll-sell-card = Отдайте другому игроку одну свою карточку. Он платит вам за неё ${ $amount } или всё, что есть, если денег меньше.
scroll-move-from-trouble = Передвиньте своего слугу из района с жетоном неприятностей в соседний район.
scroll-swap-personality = Обменяйте своего персонажа на случайного из неиспользованных.
scroll-hire-removal = Заплатите другому игроку ${ $amount }. Он убирает слугу, но не вашего, из района с жетоном неприятностей.
scroll-remove-in = Уберите одного слугу из района «{ $area }». Жетон неприятностей не нужен.
scroll-hire-assassin = Заплатите другому игроку ${ $amount } и совершите убийство: уберите чужого слугу из района с жетоном неприятностей.
scroll-swap-minions = Поменяйте местами любых двух слуг в разных районах.
scroll-search-hand = Посмотрите руку другого игрока и выберите из неё карточку: она уходит в сброс.
scroll-roll-remove = Бросьте кубик { $rolls } { $rolls ->
    [one] раз
    [few] раза
   *[many] раз
} и уберите по одному слуге из каждого выпавшего района.
scroll-swap-hands = Обменяйтесь с другим игроком всеми карточками на руке.
scroll-earn-buildings = Возьмите из банка ${ $amount } за каждое здание на поле.
scroll-move-own = Передвиньте своего слугу в любой другой район.
scroll-place-quietly = Поставьте своего слугу в любой район. Жетон неприятностей при этом не кладут.
scroll-refresh-hand = Сбросьте не больше { $cards } { $cards ->
    [one] карточки
    [few] карточек
   *[many] карточек
}, затем доберите руку до { $hand }.
scroll-all-remove = Каждый из остальных игроков убирает одного своего слугу.
scroll-buy-in-peace = Замените чужое здание в районе без жетона неприятностей своим. Заплатите его стоимость владельцу и возьмите городскую карточку.
scroll-buy-in-trouble = Замените чужое здание в районе с жетоном неприятностей своим. Заплатите его стоимость владельцу и возьмите городскую карточку.
scroll-build-half = Постройте здание по обычным правилам за половину стоимости.
scroll-place-at-building = Поставьте своего слугу в район, где есть ваше здание.
scroll-place-near = Поставьте { $count ->
    [one] { $count } своего слугу
    [few] до { $count } своих слуг
   *[many] до { $count } своих слуг
} в район «{ $area }» или по соседству с ним.
scroll-earn-in-trouble = Выберите район с жетоном неприятностей и возьмите из банка ${ $amount } за каждого слугу в нём.
scroll-place-in-trouble = Поставьте своего слугу в район с жетоном неприятностей.
scroll-take-blind = Вытяните вслепую { $cards } { $cards ->
    [one] карточку
    [few] карточки
   *[many] карточек
} с руки другого игрока. Одну оставьте себе, остальное верните.
scroll-cause-trouble = Положите жетон неприятностей в любой район, где его нет.
scroll-spread-trouble = Положите жетон неприятностей в район, где его нет, но есть в соседнем.
scroll-hire-move = Заплатите другому игроку ${ $amount } и передвиньте своего слугу в любой другой район.
scroll-force-payment = Выберите двух других игроков: первый отдаёт второму ${ $amount }.
scroll-errol = Бросьте кубик: при { $low } и больше уберите слугу из района с жетоном неприятностей, при 1 уберите одного своего.
scroll-draw-per-building = Возьмите из колоды по карточке за каждое своё здание на поле.
scroll-stop-harm = Когда другой игрок собирается передвинуть или убрать вашего слугу, слуга остаётся на месте.
scroll-stop-removal = Когда вашего слугу собираются убрать, по какой бы то ни было причине, он остаётся.
scroll-stop-text = Когда текст карточки другого игрока должен подействовать на вас, он не действует.
scroll-return-minion = Когда вашего слугу убрали, сразу поставьте его снова, но в другой район.
scroll-end-turn = В свой ход, после сыгранной карточки: ход сразу заканчивается, а карточка, сыгранная последней, возвращается на руку.

# Символы
symbol-minion = слуга
symbol-building = здание
symbol-assassinate = убийство
symbol-calm = убрать неприятности
symbol-money = ${ $amount }
symbol-scroll = свиток
symbol-event = случайное событие
symbol-play = ещё карточка
symbol-interrupt = прерывание

# Настройки
option-gaspode_murders = Гаспод против Таинственных убийств
    .why = Включено: Гаспод спасает слугу и тогда, когда кубик для Таинственных убийств бросает другой игрок. По умолчанию выключено, потому что Гаспод отвечает на действия игрока, а не на случайное событие.
option-fog_ends = Туман может закончить игру
    .why = Включено: если Туман открыл последнюю карточку колоды, игра сразу заканчивается, как если бы её взял игрок; так по умолчанию, чтобы пустая колода всегда значила одно и то же. Выключено: игра идёт, пока кому-нибудь не придётся взять карточку, а её нет.
option-fire_spreads = Пожар идёт дальше от спасённого здания
    .why = Включено: здание, спасённое «Мелкими богами», считается горящим, и от него бросают дальше; так по умолчанию, потому что защищена только одна эта фишка. Выключено: пожар на нём останавливается.
option-subsidence = Плата при Обрушении
    .why = pay: кто может платить, тот платит, а кому не хватает денег, сам выбирает, какие здания оставить; так по умолчанию, как в правилах. choose: владелец свободно решает о каждом здании, ведь карточку можно прочесть и так.
option-revival = Куда возвращается убранный слуга
    .why = by_rule: Игорь и Клуб «Начни заново» ставят слугу по обычным правилам, но не в прежний район; так по умолчанию, как в английских правилах. anywhere: в любой другой район.
option-mossy_refill = Добор после доктора Мшистого Газона
    .why = Включено: ход заканчивается как обычно, рука пополняется; так по умолчанию, потому что карточка этого не отменяет. Выключено: без добора.
option-marker_needs_minion = Неприятности только там, где есть слуга
    .why = Включено: доктор Хикс и Толпа кладут жетон только в район, где стоит слуга. По умолчанию выключено, потому что сами карточки этого не требуют.
option-move_neutrals = Можно двигать троллей и демонов
    .why = Включено: Человек-Утка, Старикашка Рон и Нищая братия двигают и троллей с демонами; так по умолчанию, потому что правила приравнивают их к слугам. Выключено: только слуг других игроков.
option-small_gods_reach = Как далеко действуют «Мелкие боги»
    .why = own_area: «Мелкие боги» не пускают демона или тролля только туда, где у плательщика есть слуга или здание; так по умолчанию, потому что карточка защищает свои фишки. demons_anywhere: демона можно не пустить в любой район, тролля — по-прежнему только туда.
option-small_gods_trolls = «Мелкие боги» против троллей
    .why = Включено: «Мелкие боги» не пускают и троллей; так по умолчанию, потому что с демонами они поступают так же. Выключено: против троллей не помогают.
option-flood_dry = Сухие районы при Наводнении
    .why = Включено: выпавший район, который не граничит с рекой, не затоплен, и в него можно идти; так по умолчанию, как сказано в правилах. Выключено: идти в него нельзя.
option-must_play = Карточку нужно сыграть
    .why = Включено: у кого на руке есть карточка, кроме чистых прерываний, должен сыграть одну; так по умолчанию, и это почти не мешает, ведь большую часть карточки можно не выполнять. Выключено: можно пасовать.
option-max_turns = Предел ходов
    .why = Домашнее правило, чтобы каждая партия кончалась: после стольких ходов всех игроков вместе решают очки. 0 — без ограничения; значение по умолчанию велико, чтобы обрывать только партии, которые иначе не кончились бы.

# Игра
game-title = Плоский мир: Анк-Морпорк
game-blurb = Патриций исчез. У каждого своя тайная цель и одна карточка за ход, чтобы достичь её, пока остальные не догадались.
owner-red = Красный
owner-blue = Синий
owner-yellow = Жёлтый
owner-green = Зелёный
owner-troll = тролль
owner-demon = демон

# Ходы
move-play = Сыграть: { $card }
move-interrupt = Прерывание: { $card }
move-discard = Сбросить: { $card }
move-give = Отдать: { $card }
move-keep = Оставить себе: { $card }
move-place = Поставить слугу: { $area }
move-lift = Снять слугу: { $area }
move-build = Построить здание: { $area }
move-tear-down = Убрать здание: { $area }
move-buy = Перекупить здание: { $area }
move-trouble = Положить жетон неприятностей: { $area }
move-calm = Убрать жетон неприятностей: { $area }
move-use = Городская карточка: { $area }
move-area = Выбрать: { $area }
move-remove = Убрать слугу: { $owner }, { $area }
move-move = Передвинуть слугу: { $owner }, { $area }
move-swap = Поменять слугу: { $owner }, { $area }
move-to = В район: { $area }
move-player = { $seat }
move-take = Да, выполнить
move-skip = Пропустить
move-pass = Пас
move-pay = Заплатить
move-refuse = Нет
move-give-card = Отдать карточку
move-save = Заплатить Мелким богам
move-done = Готово
move-first = Начинает { $seat }
move-draw = Из колоды: { $card }
move-reveal = Открывается: { $card }
move-recover = Из сброса: { $card }
move-blind = Вслепую: { $card }
move-roll = На кубике: { $die }
move-happens = Событие: { $event }
move-become = { $personality }
move-hide = Остаётся в тайне: { $personality }

# Что сделал бы ход
effect-build = стоит ${ $price }. Городская карточка: { $power }
effect-player = ${ $money }, { $cards } { $cards ->
    [one] карточка
    [few] карточки
   *[many] карточек
}
effect-text = { $symbols }: { $text }

# Вопросы
ask-FirstPlayer = кубик решает, кто начинает
ask-DealPersonality = раздаётся персонаж
ask-DrawCard = из колоды берётся карточка
ask-RevealCard = туман уносит карточку
ask-RecoverCard = из сброса берётся случайная карточка
ask-HidePersonality = один из неиспользованных персонажей остаётся в тайне
ask-DrawPersonality = вытягивается персонаж
ask-DrawEvent = вытягивается случайное событие
ask-RollEvent = бросок кубика
ask-RollFire = бросок кубика: где горит?
ask-RollMurder = бросок кубика: где убийство?
ask-RollFlood = бросок кубика: где наводнение?
ask-RollScroll = бросок кубика: { $card }
ask-RollRemove = бросок кубика: где нападёт Карцер?
ask-TakeBlindly = карточка вытягивается вслепую
ask-PlayCard = сыграйте карточку
ask-EndTurn = ваш ход заканчивается. Использовать напоследок городскую карточку?
ask-PlayAnother = сыграть ещё карточку? (осталось { $left })
ask-PlaceMinion = куда поставить слугу?
ask-PutMinion = куда поставить этого слугу?
ask-PlaceBuilding = где построить здание?
ask-Assassinate = кого убить?
ask-RemoveTrouble = какой жетон неприятностей убрать?
ask-TakeMoney = взять ${ $amount }?
ask-ReadScroll = { $card }: { $text } Выполнить?
ask-ChoosePlayer = { $card }: { $text } Какой игрок?
ask-ChoosePayee = платит { $payer }. Кто получит деньги?
ask-MoveMinion = { $card }: какого слугу?
ask-ChooseOwn = какого из своих слуг передвинуть?
ask-MoveTo = слуга в районе «{ $area }»: куда он идёт?
ask-SwapFirst = двое слуг меняются местами: кто первый?
ask-SwapSecond = а кто второй, в другом районе?
ask-RemoveIn = какого слугу убрать из района «{ $area }»?
ask-RemoveOne = какого слугу убрать?
ask-RemoveOwn = нужно убрать одного своего слугу: какого?
ask-CauseTrouble = { $card }: куда положить жетон неприятностей?
ask-StirTrouble = куда положить жетон неприятностей?
ask-CalmTrouble = какой жетон неприятностей убрать?
ask-EarnInTrouble = выберите район с неприятностями: ${ $amount } за каждого слугу в нём
ask-BuyBuilding = какое здание перекупить?
ask-TearDown = все ваши здания на поле: какое снять?
ask-PayOrBurn = { $by } требует ${ $amount }, иначе одно ваше здание уберут. Заплатить?
ask-TakeBuilding = { $other } не платит: какое здание убрать?
ask-PayOrWear = { $by } требует ${ $amount }, иначе карточка «{ $card }» останется у вас. Заплатить?
ask-PayOrLose = заплатить ${ $amount }? Иначе вы теряете слугу
ask-RobPlayer = у кого взять ${ $amount }?
ask-GiveCard = какую карточку получит { $to }? (осталось { $number })
ask-SellCard = какую карточку купит у вас { $to } за ${ $number }?
ask-GiveEither = что получит { $to }: ${ $amount } или карточку?
ask-DiscardCard = какую карточку сбросить?
ask-DiscardTheirs = { $other } сбрасывает карточку: какую?
ask-KeepCard = { $other } отдаёт карточку: какую вы оставите себе?
ask-DiscardOne = сбросить карточку?
ask-SellDiscards = сбросить карточку за ${ $amount }?
ask-RefreshHand = сбросить карточку перед добором? (осталось { $left })
ask-MoveAway = наводнение гонит слугу из района «{ $area }»: куда?
ask-KeepBuilding = обрушение в районе «{ $area }»: заплатите ${ $price }, или здание рухнет
ask-Interrupt = { $threat } Ответить?
ask-Revive = вашего слугу убрали из района «{ $area }». Вернуть его на поле?
threat-RemoveMinion = Вашего слугу сейчас уберут из района «{ $area }».
threat-ShiftMinion = Вашего слугу сейчас передвинут: { $area } → { $to }.
threat-SwapMinions = Слуги сейчас поменяются местами: { $area } и { $there }.
threat-RazeBuilding = Вы сейчас потеряете здание в районе «{ $area }».
threat-BurnBuilding = Ваше здание в районе «{ $area }» сейчас сгорит.
threat-Invade = В район «{ $area }» сейчас придёт { $owner }.
threat-TakeOver = { $by } сейчас перекупит ваше здание в районе «{ $area }».
threat-HandMoney = { $to } сейчас получит от вас ${ $amount }.
threat-GiveEither = { $to } сейчас получит от вас ${ $amount } или карточку.
threat-Deal = { $by } выбирает вас: { $card }.

# Заметки
note-first = Начинает { $seat }.
note-becomes = { $seat } — { $personality }.
note-turn = Ходит { $seat }
note-plays = { $seat } играет: { $card }.
note-passes = { $seat } пасует.
note-interrupts = { $seat } прерывает: { $card }.
note-uses = { $seat } использует городскую карточку: { $area }.
note-draws = { $seat } берёт карточку: { $card }.
note-draws-hidden = { $seat } берёт карточку.
note-discards = { $seat } сбрасывает: { $card }.
note-recovers = { $seat } берёт на руку: { $card }.
note-reveals = Туман уносит карточку: { $card }.
note-gives = { $seat } → { $other }: { $card }.
note-gives-hidden = { $seat } → { $other }: одна карточка.
note-swaps-hands = { $seat } и { $other } меняются всеми карточками на руке.
note-looks = { $seat } смотрит чужую руку: { $other }.
note-sees = { $seat } видит неиспользованного персонажа: { $personality }.
note-new-self = { $seat } получает нового персонажа.
note-lays = { $seat } держит теперь перед собой: { $card }.
note-places = { $area }: + { $owner }
note-removes = { $area }: − { $owner }
note-moves = { $owner }: { $from } → { $to }
note-builds = { $seat } ставит здание: { $area }.
note-falls = { $seat } теряет здание: { $area }.
note-buys = { $seat } перекупает здание: { $area }. Прежний владелец — { $other }.
note-buried = Городская карточка «{ $area }» выбывает из игры. Владелец — { $seat }.
note-trouble = Неприятности: { $area }.
note-calm = Больше нет неприятностей: { $area }.
note-earns = { $seat }: +${ $amount }
note-spends = { $seat }: −${ $amount }
note-pays = { $seat } → { $other }: ${ $amount }.
note-event = Случайное событие: { $event }!
note-rolls = { $seat } бросает кубик: { $die }.
note-kept-off = Мелкие боги преграждают путь: { $owner }, { $area }.
note-wins = { $seat } побеждает! Персонаж — { $personality }.

# Экран
screen-turn = ходит { $seat }
screen-deck = колода: { $cards }
screen-markers = неприятности: { $markers }
screen-playing = в игре: { $card }
screen-number = №
screen-area = район
screen-cost = цена
screen-trouble = жетон
screen-minions = слуги
screen-building = здание
screen-power = карточка
screen-gone = вне игры
screen-silenced = не действует
screen-spent = использована
screen-trolls = { $count } { $count ->
    [one] тролль
    [few] тролля
   *[many] троллей
}
screen-demons = { $count } { $count ->
    [one] демон
    [few] демона
   *[many] демонов
}
screen-seat = игрок
screen-you = вы
screen-money = $
screen-cards = карточки
screen-out = слуги
screen-buildings = здания
screen-areas = районы
screen-controls = контроль
screen-points = очки
screen-front = перед игроком
screen-goal = Вы — { $personality }. Условие победы: { $goal }
screen-unused = Вы знаете, что этих персонажей нет ни у кого: { $personalities }
screen-known = { $seat }, известные вам карточки: { $cards }
screen-perhaps = { $seat }, возможные карточки: { $cards }
screen-hand = У вас на руке:
screen-empty-hand = У вас на руке нет карточек.
screen-drawn = Вытянуты: { $cards }
screen-public = ~ так говорит один открытый источник; с напечатанными карточками не сверено
screen-house = * придумано здесь (домашнее значение)
screen-was = Персонаж: { $seat } — { $personality }

table-tie-break = Очки равны: решает самая дорогая городская карточка ({ $rows }).
ending-spies = шпионы лорда Витинари повсюду
ending-control = город под контролем лорда
ending-trouble = в городе хаос, и народ хочет короля
ending-fortune = состояние нажито
ending-outlast = колода закончилась, и город остаётся за Ваймсом
ending-deck = колода закончилась
ending-riots = бунты
ending-max-turns = предел ходов

# The coach of a first game: an introduction, then what each question is about
coach-intro-1 = Это Анк-Морпорк. Вы — одна из семи личностей, и это тайна; каждая побеждает по-своему, как именно — сказано на вашей карточке. Кто остальные, никто не знает.
coach-intro-2 = На карте двенадцать районов. Ваши слуги — вашего цвета, формы и с вашей буквой. Где слуга приходит к другим, возникают неприятности (чёрная звезда): там можно убивать и нельзя строить.
coach-intro-3 = Каждый ход вы играете одну карточку. Её символы выполняются сверху вниз: поставить слугу, построить здание, убить, взять деньги, прочитать свиток. Наведите на карточку, чтобы прочитать её.
coach-intro-4 = Здание стоит денег, держит район и даёт карточку района, которая помогает раз в каждый ваш ход. Следите, что копят другие: так видно, кем они могут быть.
coach-PlayCard = Ваш ход: сыграйте карточку с руки. Символы выполняются по порядку, любой можно пропустить. Свои карточки районов можно использовать до, между и после.
coach-EndTurn = Карточка сыграна. Ещё может помочь карточка района, которой вы в этот ход не пользовались. Потом вы добираете до пяти карточек.
coach-PlayAnother = Этот символ позволяет сыграть ещё одну карточку.
coach-PlaceMinion = Поставьте слугу в район, где у вас уже есть слуга, или в соседний. Если там кто-то стоит, возникнут неприятности.
coach-PlaceBuilding = Строить можно там, где есть ваш слуга и нет ни неприятностей, ни здания. Цена указана на карте.
coach-Assassinate = Уберите чужого слугу там, где неприятности. Они уйдут вместе с ним.
coach-RemoveTrouble = Уберите жетон неприятностей: ваши слуги там будут в безопасности или появится место для здания.
coach-TakeMoney = Деньги из банка. На них строят, а одна личность с ними и побеждает.
coach-ReadScroll = Свиток: то, что сказано в тексте карточки. Можно отказаться.
coach-Interrupt = Кто-то что-то делает с вами, и ваша карточка может ответить. Сейчас или никогда.
coach-StirTrouble = Неприятности на руку одной из личностей, и они открывают районы для убийц.
coach-CalmTrouble = Тишина и покой: один жетон уходит.
coach-DiscardCard = Выберите карточку, от которой меньше всего пользы.
# Стол в браузере
table-city = Анк-Морпорк
table-city-line = двенадцать районов, одна река
table-river = река Анк
table-hub = Пуп
table-turn = ход { $number }
table-beside = Рядом с полем
table-deck = В колоде { $count ->
    [one] { $count } карточка
    [few] { $count } карточки
   *[many] { $count } карточек
}: сначала зелёные, потом коричневые
table-deck-green = зелёная колода
table-deck-brown = коричневая колода
table-discard = Сброс
table-events = События
table-events-left = Ещё впереди
table-events-seen = Уже были
table-markers = { $count ->
    [one] { $count } жетон неприятностей
    [few] { $count } жетона неприятностей
   *[many] { $count } жетонов неприятностей
} на поле
table-trouble-short = Жетоны
table-personalities = Персонажи
table-nothing = Пока ничего.
table-in-play = Разыгрывается
table-threat = Можно ответить
table-shown = Показано вам
table-city-cards = Ваши городские карточки
table-secret = Это видите только вы
table-known = На руке:
table-perhaps = Возможно:
table-not-played = не вдвоём
table-nobodys = никто
table-goal-spies = { $count ->
    [one] { $count } район
    [few] { $count } района
   *[many] { $count } районов
}
table-goal-control = контроль { $count }
table-goal-trouble = { $count ->
    [one] { $count } жетон
    [few] { $count } жетона
   *[many] { $count } жетонов
}
table-goal-fortune = ${ $count }
table-goal-outlast = конец колоды
table-has-money = Деньги
table-has-cards = Карточки на руке
table-has-minions = Слуги на поле из всех
table-has-buildings = Здания на поле из всех
table-has-areas = Районы со своими слугами, без демонов
table-has-controls = Районы под контролем
table-has-points = Очки, если бы считали сейчас
table-area = { $area }, { $number }
table-minions = { $name }: { $count } { $count ->
    [one] слуга
    [few] слуги
   *[many] слуг
}
table-nobody = Здесь никого
table-trouble = Неприятности
table-building = Здание: { $name }
table-no-building = Здания нет, цена { $cost }
table-card-of = Городская карточка: { $name }
table-card-free = Городская карточка свободна
table-card-gone = Городская карточка вышла из игры
table-can-choose = Можно выбрать

# What is counted over many games
kind-becomes = персонаж
kind-plays = сыгранная карта
kind-interrupts = сыгранное прерывание
kind-uses = использованная городская карточка
kind-builds = поставленное здание
kind-falls = потерянное здание
kind-event = случайное событие
kind-wins = победивший персонаж
