# Broom Service. Names, moves, notes and effects; the rules themselves are in rules/.
game-title = Верхом на метле
game-blurb = Тайно выберите четыре роли из десяти и развозите зелья на метле. Играйте отважно и рискуйте всем — или трусливо и берите немного, зато наверняка.

role-root-gatherer = Собиратель корней
role-herb-gatherer = Собиратель трав
role-fruit-gatherer = Собиратель плодов
role-prairie-witch = Ведьма лугов
role-forest-witch = Ведьма лесов
role-mountain-witch = Ведьма гор
role-hill-witch = Ведьма холмов
role-valley-druid = Друид долин
role-hill-druid = Друид холмов
role-weather-fairy = Фея погоды

event-more-or-less = Больше или меньше?
event-black-market = Чёрный рынок
event-petty-hustlers = Мелкие жулики
event-brave-lead = Отважное начало
event-dangerous-places = Опасные места
event-safe-places = Безопасные места
event-who-has-more = У кого больше?
event-empty-handed = С пустыми руками
event-to-work = За работу!
event-common-cause = Общее дело

terrain-forest = лес
terrain-hills = холмы
terrain-mountains = горы
terrain-prairie = луга
terrain-water = вода

resource-purple = фиолетовое зелье
resource-green = зелёное зелье
resource-orange = оранжевое зелье
resource-wand = палочка
short-purple = фиол.
short-green = зел.
short-orange = оранж.
short-wand = палоч.
code-purple = фи
code-green = зе
code-orange = ор
set-four = все четыре вида
set-no-purple = зелёное, оранжевое, палочка
set-no-green = фиолетовое, оранжевое, палочка
set-no-orange = фиолетовое, зелёное, палочка
set-no-wand = фиолетовое, зелёное, оранжевое

tower-purple = фиолетовая башня № { $number }
tower-green = зелёная башня № { $number }
tower-orange = оранжевая башня № { $number }
tower-hilltop = вершина холма

cloud-heavy = тяжёлая туча № { $number }
cloud-rainbow = Радуга
cloud-gale = Шквал
cloud-downpour = Ливень
cloud-orange-hoard = Оранжевый клад
cloud-green-hoard = Зелёный клад
cloud-purple-hoard = Фиолетовый клад

tile-potion = Зелье
tile-two-wands = Две палочки
tile-delivery = Доставка
tile-two-flights = Два полёта
tile-charm = Заговор
tile-bold-coward = Храбрый трус
tile-extra-role = Ещё одна роль
tile-five-points = Пять очков
tile-broom-ab = Турбометла A/B
tile-broom-ac = Турбометла A/C
tile-broom-ad = Турбометла A/D
tile-broom-bd = Турбометла B/D
tile-broom-cd = Турбометла C/D
tile-hilltop = Вершина холма
circle-a = A
circle-b = B
circle-c = C
circle-d = D

# Области
region-thornwood = Терновый лес
region-greytooth = Седой Зуб
region-larkfield = Поле жаворонков
region-fox-downs = Лисьи холмы
region-owlwood = Совиный лес
region-far-acres = Дальние нивы
region-westkeep-fields = Поля Западного замка
region-hollow-wood = Дуплистый лес
region-mirror-lake = Зеркальное озеро
region-stormhorn = Грозовой Рог
region-reed-lake = Камышовое озеро
region-mosswood = Мшистый лес
region-kettle-hills = Котелковые холмы
region-barleyfield = Ячменное поле
region-badger-hills = Барсучьи холмы
region-eastkeep-fields = Поля Восточного замка
region-ravenwood = Вороний лес
region-southmead = Южные луга
region-frog-lake = Лягушачье озеро
region-cinder-peak = Пепельный пик
region-fernwood = Папоротниковый лес
region-goat-hills = Козьи холмы
region-northkeep-fields = Поля Северного замка
region-ashwood = Ясеневый лес
region-whistling-hills = Свистящие холмы
region-north-bay = Северная бухта
region-outer-sea = Внешнее море
region-lantern-isle = Фонарный остров
region-lantern-hills = Фонарные холмы
region-ironcrag = Железный утёс
region-ringmead = Кольцевой луг
region-heartwood = Сердце леса
region-eagle-peak = Орлиный пик
region-inner-sound = Внутренний пролив
region-east-sea = Восточное море
region-bramblewood = Ежевичный лес
region-barrow-hills = Курганные холмы
region-twin-horn = Двурог
region-wheatring = Пшеничное кольцо
region-cliffwood = Лес на обрыве
region-narrow-strait = Узкий пролив
region-mistmead = Туманный луг
region-southkeep-fields = Поля Южного замка
region-gooseheath = Гусиная пустошь
region-otter-lake = Озеро выдр
region-seal-hills = Тюленьи холмы
region-south-sea = Южное море
region-last-shore = Последний берег

# Что как действует. Числа берутся из издания.
brave-gather = возьмите { $goods }
brave-fly = перелетите фишкой ({ $terrain }), затем там можно доставить зелье
brave-deliver = доставьте зелье ({ $terrain }); +{ $bonus } очк.
brave-charm = заговорите тучу рядом с фишкой; +{ $bonus } очк.
cowardly-gather = возьмите что-то одно: { $goods }
cowardly-fly = перелетите фишкой ({ $terrain })
cowardly-deliver = доставьте зелье ({ $terrain })
cowardly-charm = заговорите тучу рядом с фишкой
event-does-count = выберите от 1 до { $most } ролей; очки по их числу: { $table }
event-does-swap-resource = кто трусит, может взять вместо действия один любой ресурс
event-does-swap-points = кто трусит, может получить вместо действия { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
}
event-does-brave-lead = кто ведёт ход, обязан играть отважно
event-does-places = в конце раунда за каждую фишку: { $table }
event-does-fists = в конце раунда самый полный кулак приносит { $points } очк.; все отдают то, что показали
event-does-fists-winners = в конце раунда самый полный кулак приносит { $points } очк.; отдаёт показанное только тот, кто их получил
event-does-missing = в конце раунда −{ $points } за каждый вид ресурсов, которого у вас нет
event-does-sets = в конце раунда можно отдать один набор: { $four } за четыре вида, { $three } за три
event-does-same-terrain = в конце раунда +{ $points }, если обе фишки стоят на одинаковой местности
cloud-does-aura = пока она там, доставки рядом с ней приносят на { $points } больше
cloud-does-fly = сразу перелетите фишкой на любую местность
cloud-does-deliver = сразу доставьте зелье фишкой рядом с ней
cloud-does-deliver-any = сразу доставьте зелье любой фишкой
cloud-does-hoard = +{ $points }, если у вас есть хотя бы { $need } × { $colour }
tile-does-potion = возьмите зелье
tile-does-potion-each = возьмите по одному зелью каждого цвета
tile-does-wands = возьмите { $number } { $number ->
    [one] палочку
    [few] палочки
   *[many] палочек
}
tile-does-deliver = доставьте зелье любой из своих фишек
tile-does-fly = до { $number } { $number ->
    [one] полёта
    [few] полётов
   *[many] полётов
}, на любую местность
tile-does-charm = заговорите тучу рядом с фишкой
tile-does-bold = играя трусливо, выполните отважное действие
tile-does-extra-role = ещё одна роль на этот раунд
tile-does-points = { $number } { $number ->
    [one] очко
    [few] очка
   *[many] очков
} вместо трусливого действия
tile-does-broom = уносит фишку дальше, в круг { $circles }
tile-does-tower = принимает сколько угодно зелий ({ $colour }), по { $number } { $number ->
    [one] очку
    [few] очка
   *[many] очков
} за каждое

# Ходы
move-choose = { $role }
move-enough = Достаточно
move-tile = Использовать жетон: { $tile }
move-keep = Приберечь жетон
move-add = { $role }
move-brave = Отвага! Я — { $role }!
move-cowardly = Трушу… Я — { $role }.
move-next = Дальше!
move-gather = Взять всё
move-take = Взять: { $resource }
move-market = Взамен: { $resource }
move-hustle = Очки взамен
move-ride = В круг { $circle }
move-use-tile = Использовать жетон
move-done = Больше ничего
move-show = { $resource }
move-hand-in = Отдать: { $set }
move-fly = { $region } → { $region2 }
move-deliver = { $region }: { $tower }
move-charm = { $region }: { $cloud }
move-first = Первый игрок: { $seat }
move-cloud = { $cloud }
move-lay = { $tile }
move-event = { $event }
move-bewitch = Заколдованная роль: { $role }
effect-bewitched = заколдовано: −{ $penalty }
effect-role = отважно: { $brave }; трусливо: { $cowardly }
effect-delivery = { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
}{ $wands ->
    [0] {""}
    [one] , { $wands } палочка
    [few] , { $wands } палочки
   *[many] , { $wands } палочек
}
effect-cloud = { $wands } { $wands ->
    [one] палочка
    [few] палочки
   *[many] палочек
}, { $bolts } { $bolts ->
    [one] молния
    [few] молнии
   *[many] молний
}
effect-points = { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
}

# Вопросы
ask-FirstPlayer = первого игрока определяет жребий
ask-LayCloud = на поле кладут тучу
ask-LayTile = на поле кладут жетон
ask-OpenEvent = открывается следующее событие
ask-Bewitch = открывается заколдованная роль
ask-ChooseRoles = выберите роли: пока { $picked } из { $picks }
ask-ChooseAnyRoles = выберите от 1 до { $picks } ролей, пока { $picked }
ask-ExtraRole = использовать жетон, чтобы добавить роль?
ask-AddRole = какую роль добавить?
ask-Lead = какую роль сыграть и как?
ask-Follow = { $leader } — { $role } (пока отважнее всех: { $bravest }). У вас тоже есть эта роль: отважно или трусливо?
ask-Follow-pass = { $leader } — { $role }. У вас этой роли нет
ask-BraveAct = отважное действие: { $role }
ask-CowardAct = вы играете трусливо: { $role }
ask-Deliver = доставить зелье?
ask-OnMountain = { $region }: использовать жетон «{ $tile }», доставить зелье или ничего?
ask-OnMountain-tile = { $region }: использовать жетон «{ $tile }»?
ask-TakePotion = какое зелье взять?
ask-Fly = перелететь фишкой? (полётов осталось: { $left })
ask-Ride = { $tile }: в какой круг?
ask-Charm = заговорить тучу?
ask-MakeFists = что взять в кулак?
ask-HandIn = отдать набор ресурсов?

# Заметки
note-first = Первый игрок: { $seat }.
note-cloud = { $region }: { $cloud }
note-tile = { $region }: { $tile }
note-round = Раунд { $amount }
note-event = Событие: { $event }
note-bewitched = Заколдованная роль: { $role }
note-count = { $seat } выбирает { $amount } { $amount ->
    [one] роль
    [few] роли
   *[many] ролей
}.
note-adds = Вы добавляете роль: { $role }.
note-brave = { $seat }: «Отвага! Я — { $role }!»
note-beats = { $seat } отважнее! Ни с чем: { $beaten }.
note-cowardly = { $seat }: «Трушу… Я — { $role }».
note-passes = { $seat }: «Дальше!»
note-penalty = Роль заколдована ({ $role }): { $seat } теряет очки.
note-acts = { $seat } — { $role }: отважное действие.
note-nothing = { $seat }: больше ничего.
note-takes = { $seat }: { $resource } +{ $amount }
note-pays = { $seat }: { $resource } −{ $amount }
note-flies = { $seat } летит: { $region }
note-delivers = { $seat } доставляет зелье: { $tower } ({ $region })
note-charms = { $seat } заговаривает: { $cloud } ({ $region })
note-loses = { $seat }: −{ $amount } { $amount ->
    [one] очко
    [few] очка
   *[many] очков
}
note-points = { $seat }: +{ $amount } { $amount ->
    [one] очко
    [few] очка
   *[many] очков
}
note-amulet = { $seat } берёт амулет: { $region }
note-finds = { $seat } находит жетон: { $tile }
note-uses = { $seat } использует жетон: { $tile }
note-rides = { $seat } мчится в круг { $circle }.
note-swaps = { $seat }: вместо действия — «{ $event }».
note-settles = Конец раунда: { $event }
note-fist = { $seat } показывает: { $amount }
note-hands-in = { $seat } отдаёт: { $set }
note-lightning = { $seat }: { $amount } за молнии
note-sets = { $seat }: { $amount } за наборы ресурсов
note-amulets = { $seat }: { $amount } за амулеты

# Экран
screen-round = раунд { $round } из { $rounds }
screen-leader = ведёт { $seat }
screen-event = Событие: { $event } – { $does }
screen-bewitched = Заколдованы (−{ $penalty }): { $roles }
screen-number = №
screen-region = область
screen-terrain = местность
screen-clouds = тучи
screen-tile = жетон
screen-towers = башни
screen-pawns = фишки
screen-near = соседи
screen-circle = (круг { $circle })
screen-legend = ● принимает одно зелье, ■ сколько угодно; очки, +палочки. фи = фиолетовое, зе = зелёное, ор = оранжевое. Тучи: палочки/молнии.
screen-legend-amulet = ◆ = там лежит ваш амулет.
screen-seat = игрок
screen-points = очки
screen-bolts = молнии (очки)
screen-amulets = амулеты
screen-tiles = жетоны
screen-cards = роли
screen-where = где
screen-laid = { $seat }, уже сыграно: { $roles }
screen-hand = У вас на руках: { $roles }
screen-picked = Уже выбраны: { $roles }
screen-fist = У вас в кулаке: { $goods }
screen-deciding = выбор
screen-nobody = никто
screen-you = вы
screen-public = ~ из открытых источников; с напечатанной игрой не сверено
screen-house = * придумано здесь (домашнее значение)

# Настройки
option-board = Сторона поля
    .why = red: для первой партии; по умолчанию. purple: острова, турбометлы, жетоны лесов и холмов, амулеты; для тех, кто уже знает красную сторону.
option-mountain_tiles = Жетоны гор и амулеты
    .why = Жетоны и амулеты на трёх горах красной стороны. По умолчанию выключено: в основной игре их нет. На фиолетовой стороне они есть всегда.
option-storm_clouds = Грозовые тучи
    .why = Примешиваются восемь туч, которые дают не только молнии. Вариант из книги правил, поэтому по умолчанию выключено.
option-fewer_heavy = Сколько тяжёлых туч убрать
    .why = Вместе с грозовыми тучами: столько тяжёлых остаётся в коробке, чтобы грозовых выпало больше. По умолчанию 0. Все места для туч в любом случае будут заняты.
option-black_market = Что даёт Чёрный рынок
    .why = resource: любой ресурс, как подсказывает название; по умолчанию; Мелкие жулики дают очки. points: наоборот, как можно прочесть одну фразу книги правил.
option-fist_pays = Кто платит в «У кого больше?»
    .why = all: каждый отдаёт то, что показал; по умолчанию, иначе незачем было бы сдерживаться. winners: отдаёт только тот, кто получил очки. Книга правил об этом молчит.
option-potion_tile = Что даёт жетон «Зелье»
    .why = one: одно зелье любого цвета, как сказано в основном тексте; по умолчанию. each: по одному каждого цвета, как можно прочесть заметку на полях.
option-drop_pawn = Кто доставляет зелье за Ливень
    .why = adjacent: фишка рядом с тучей, как сказано в книге правил; по умолчанию. any: любая из двух фишек.
option-turbo_broom = Турбометлы
    .why = must: фишку всегда уносит дальше, как сказано в книге правил; по умолчанию. may: она может и остаться на холмах.

table-tie-break = Очки равны: решает, у кого осталось больше ресурсов ({ $rows }).
ending-rounds = сыгран последний раунд

# Стол в браузере
table-house-map = наша карта, не печатное поле
table-realm = Королевство
table-can-choose = можно выбрать
table-tower = { $tower }, { $shape ->
    [square] квадратная
   *[round] круглая
}, { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
}{ $wands ->
    [0] {""}
    [one] , { $wands } палочка
    [few] , { $wands } палочки
   *[many] , { $wands } палочек
}
table-tower-filled = занята
table-tower-covered = закрыта жетоном
table-takes-round = Принимает одно зелье за всю игру.
table-takes-square = Принимает сколько угодно зелий.
table-cloud = { $cloud }: { $wands } { $wands ->
    [one] палочка
    [few] палочки
   *[many] палочек
}, { $bolts } { $bolts ->
    [one] молния
    [few] молнии
   *[many] молний
}
table-tile = Жетон: { $tile }
table-circle = Каменный круг { $circle }
table-bewitched = заколдовано: сыгравший теряет { $penalty } { $penalty ->
    [one] очко
    [few] очка
   *[many] очков
}
table-score = Счёт
table-points = { $count } { $count ->
    [one] очко
    [few] очка
   *[many] очков
}
table-count = { $count } × { $thing }
table-choosing-all = Все тайно выбирают роли
table-next-leads = Следующую роль объявляет { $seat }
table-before = Прошлый ход: { $role }
table-choosing = выбирает
table-chosen = выбор сделан
table-speaks = сейчас отвечает
table-silent = ещё не отвечает
table-passes = без этой роли
table-brave = отважно
table-bravest = отважно, и действие удалось
table-cowardly = трусливо
table-beaten = отвага побита: ничего
table-paid = заплачено за заколдованную роль
table-leads = ведёт
table-holds = { $count } { $count ->
    [one] роль
    [few] роли
   *[many] ролей
} на руке
table-played = сыграно: { $role }
table-bolts = { $bolts } { $bolts ->
    [one] молния
    [few] молнии
   *[many] молний
}, в конце игры это { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
}
table-amulets = { $count } { $count ->
    [one] амулет
    [few] амулета
   *[many] амулетов
}
table-yours = Ваши ресурсы и жетоны
table-roles = Ваши карты ролей
table-no-roles = В этом раунде карт ролей не осталось.
table-picked = выбрано
table-fist = в кулаке: { $count }

# Наставник первой игры
coach-intro-1 = Добро пожаловать в королевство. Две ваши ведьмы развозят зелья на метле. Побеждает тот, у кого после семи раундов больше всего очков.
coach-intro-2 = Башни ждут зелья своего цвета и показывают свои очки. Круглая башня принимает одно зелье за всю игру, квадратная — сколько угодно. Звёзды на башне — палочки, которые вы тоже получите.
coach-intro-3 = Перед вами лежат ваши зелья и палочки. Палочками заговаривают тучи; молнии с них считаются в конце, и чем их больше, тем дороже каждая.
coach-intro-4 = В каждом раунде вы тайно выбираете четыре роли из десяти. Потом роли играют одну за другой: отважно — много, но с риском потерять всё, или трусливо — мало, зато наверняка.
coach-ChooseRoles = Выберите четыре роли. Собиратели приносят зелья и палочки, ведьмы летают на местность одного вида, друиды доставляют зелья, Фея погоды заговаривает тучи. Посмотрите, где стоят ваши фишки: они летают только в соседние области. Заколдованная роль стоит очков.
coach-ChooseAnyRoles = В этом раунде число ролей свободно: мало ролей приносят очки, много — отнимают. Укажите нужные, затем «Достаточно».
coach-Lead = Вы ведёте: сыграйте одну из своих ролей и скажите, как. Трусливо — малое действие сразу ваше. Отважно — придётся ждать: кто после вас сыграет ту же роль отважно, отнимет её у вас.
coach-Follow = Кто-то играет роль, которая есть и у вас, значит, вы тоже должны её сыграть. Отважно: вы побьёте всех отважных до вас, но те, кто после вас, могут побить и вас. Трусливо: малое действие наверняка ваше.
coach-BraveAct = После вас никто не отважился: отважное действие ваше.
coach-CowardAct = Малое действие ваше, сразу и наверняка.
coach-Deliver = Ваша ведьма прилетела. Можно доставить одно зелье в башню этой области или на её границе.
coach-Fly = Укажите область рядом с одной из ваших фишек.
coach-Charm = Можно заговорить тучу рядом с вашей фишкой: заплатите палочки, молнии останутся вам.
coach-OnMountain = В горах вы находите амулет и можете применить лежащий там жетон или доставить зелье.
coach-Ride = Турбометла несёт вашу ведьму дальше: выберите один из её каменных кругов.
coach-TakePotion = Выберите зелье. Подумайте, до каких башен дотянутся ваши ведьмы.
coach-ExtraRole = Ваш жетон даёт ещё одну роль на этот раунд. Его можно приберечь.
coach-AddRole = Выберите роль, которую добавите на руку.
coach-MakeFists = Возьмите в кулак то, что не жаль потерять: самый полный кулак приносит очки, а показанное платят.
coach-HandIn = Можно заплатить набор разных ресурсов и получить очки.

# What is counted over many games
kind-event = событие
kind-brave = названо отважно
kind-cowardly = названо трусливо
kind-penalty = штраф за заколдованную роль
kind-acts = отважное действие
kind-delivers = доставка
kind-charms = заговорённая туча
kind-finds = найденный жетон
kind-uses = использованный жетон
kind-rides = полёт в каменный круг
kind-hands-in = отданный набор ресурсов
