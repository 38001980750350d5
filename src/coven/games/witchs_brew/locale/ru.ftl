# Ведьмин отвар. Имена, ходы, заметки и действия; сами правила лежат в rules/.
game-title = Ведьмин отвар
game-blurb = Тайно выберите пять ролей из двенадцати. Заявляйте их и рискуйте всем — или скажите «Да будет так!» и возьмите немного, зато наверняка.

role-wolf-keeper = Укротитель волков
role-snake-hunter = Охотник за змеями
role-herb-collector = Травник
role-alchemist = Алхимик
role-fortune-teller = Гадалка
role-assistant = Прислужник
role-wizard = Колдун
role-witch = Ведьма
role-druid = Друид
role-warlock = Чернокнижник
role-cutpurse = Карманник
role-begging-monk = Монах

drop-red = волчья кровь (красная)
drop-white = змеиный яд (белый)
drop-green = травяной настой (зелёный)
goods-red = волчья кровь (красная)
goods-white = змеиный яд (белый)
goods-green = травяной настой (зелёный)
goods-gold = золото
goods-vial = склянки
short-red = красн.
short-white = бел.
short-green = зел.
short-gold = зол.
short-vial = скл.
short-drops = любых капл.
short-all-drops = капли

stack-copper = медные котлы
stack-iron = железные котлы
stack-silver = серебряные котлы
stack-gold-shelf = золотая полка
stack-ingredient-shelf = полка ингредиентов
potion-copper = медный котёл { $number }
potion-iron = железный котёл { $number }
potion-silver = серебряный котёл { $number }
potion-gold-shelf = золотая полка { $number }
potion-ingredient-shelf = полка ингредиентов { $number }

spell-copia = Копия
spell-optio = Оптио
spell-herba = Герба
spell-lupus = Люпус
spell-serpens = Серпенс
spell-magus = Магус
spell-sanatio = Сенатио
spell-strix = Стрикс

# Что делают действия. Числа берутся из издания.
full-gather = возьмите { $amount } { $goods } { $amount ->
    [one] каплю
    [few] капли
    [many] капель
   *[other] капли
}
full-transmute = отдайте 1 каплю, возьмите { $amount } { $amount ->
    [one] самородок
    [few] самородка
    [many] самородков
   *[other] самородка
}
full-foretell = отдайте { $price } { $price ->
    [one] самородок
    [few] самородка
    [many] самородков
   *[other] самородка
}, возьмите { $amount } { $amount ->
    [one] склянку
    [few] склянки
    [many] склянок
   *[other] склянки
}
full-assist = отдайте { $price } { $price ->
    [one] самородок
    [few] самородка
    [many] самородков
   *[other] самородка
}, возьмите { $amount } { $amount ->
    [one] каплю любого цвета
    [few] капли любых цветов
    [many] капель любых цветов
   *[other] капли любых цветов
}
full-brew = { $stack }: возьмите верхнюю карту за её капли
full-cast = произнесите заклинание открытой книги
full-rob = { $stack }: остальные кладут на верхнюю карту 1/{ $divisor } своего добра ({ $goods }); можно добавить своё и забрать её
favour-gather = возьмите { $amount } { $goods } { $amount ->
    [one] каплю
    [few] капли
    [many] капель
   *[other] капли
}
favour-transmute = отдайте 1 каплю, возьмите { $amount } { $amount ->
    [one] самородок
    [few] самородка
    [many] самородков
   *[other] самородка
}
favour-foretell = отдайте { $price } { $price ->
    [one] самородок
    [few] самородка
    [many] самородков
   *[other] самородка
}, возьмите { $amount } { $amount ->
    [one] склянку
    [few] склянки
    [many] склянок
   *[other] склянки
}
favour-assist = отдайте { $price } { $price ->
    [one] самородок
    [few] самородка
    [many] самородков
   *[other] самородка
}, возьмите { $amount } { $amount ->
    [one] каплю любого цвета
    [few] капли любых цветов
    [many] капель любых цветов
   *[other] капли любых цветов
}
favour-brew = { $stack }: возьмите верхнюю карту за её капли и { $price } { $price ->
    [one] самородок
    [few] самородка
    [many] самородков
   *[other] самородка
}
favour-cast = возьмите { $amount } { $amount ->
    [one] самородок
    [few] самородка
    [many] самородков
   *[other] самородка
}
favour-rob = при этом поборе отдайте на { $amount } меньше
spell-does-gain = возьмите { $amount } { $amount ->
    [one] каплю любого цвета
    [few] капли любых цветов
    [many] капель любых цветов
   *[other] капли любых цветов
}
spell-does-brew = возьмите верхний котёл из любого одного металла за его капли
spell-does-bottle = отдайте 1 { $goods } каплю, возьмите { $amount } { $amount ->
    [one] склянку
    [few] склянки
    [many] склянок
   *[other] склянки
}
spell-does-blend = { $stack }: возьмите верхнюю карту за столько же капель, любых цветов

# Ходы
move-choose = { $role }
move-lead = Я — { $role }!
move-claim = Я — { $role }!
move-favour = Да будет так!
move-pass = Пас
move-take = Согласиться
move-decline = Отказаться
move-trade = Отдать 1 каплю: { $drop }
move-gain = Взять: { $handful }
move-brew = Взять: { $potion }
move-swap = Превратить 1 каплю в склянку: { $drop }
move-pay = Отдать 1 каплю: { $drop }
move-levy = Собрать побор: { $potion }
move-give = Отдать 1 каплю: { $drop }
move-add = Добавить: 1 × { $goods }
move-done = Оставить как есть
move-first = Первый игрок: { $seat }
move-reveal = Книга заклинаний: { $spell }
move-block = Заблокирована роль: { $role }
effect-potion = { $price }; { $points } { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}
effect-potion-raven = { $price }; { $points } { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}, ворон
effect-waiting = { $price }; на карте уже { $waiting }; { $points } { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}

# Вопросы
ask-ChooseRoles = выберите роли: пока { $picked } из { $picks }. Можно ввести все номера сразу, например 1 4 7 8 12
ask-Lead = с какой роли начать раунд?
ask-Follow = { $claimant } — { $role }. У вас тоже есть эта карта: заявить роль или взять поощрение?
ask-Follow-pass = { $claimant } — { $role }. У вас этой карты нет
ask-Gather = взять капли?
ask-TakeGold = взять золото?
ask-Transmute = превратить каплю в золото?
ask-Foretell = превратить золото в склянки?
ask-Assist = превратить золото в капли?
ask-BrewCauldron = сварить эликсир?
ask-SwapDrop = превратить ещё одну каплю в склянку?
ask-CastSpell = произнести заклинание?
ask-PayAnyDrops = какими каплями заплатить? (осталось { $left })
ask-Levy = собрать побор?
ask-GiveDrops = какие капли отдать Монаху? (осталось { $left })
ask-AddToShelf = добавить на полку?
ask-FirstPlayer = первого игрока определяет жребий
ask-OpenBook = открывается следующая книга заклинаний
ask-BlockRole = открывается карта, которая блокирует роль

# Заметки
note-set = Начинается новый тур.
note-first = Первый игрок: { $seat }.
note-spell = Книга заклинаний: { $spell }.
note-blocked = Заблокирована в этом туре: { $role }.
note-leads = { $seat }: «Я — { $role }!»
note-claims = { $seat }: «Я — { $role }!» Ни с чем: { $beaten }.
note-favour = { $seat }: «Да будет так!» ({ $role })
note-passes = { $seat }: «Пас».
note-full = { $seat } — { $role }.
note-declines = { $seat }: отказ.
note-gains = { $seat }: { $goods } +{ $amount }
note-pays = { $seat }: { $goods } −{ $amount }
note-brews = { $seat }: новая карта — { $potion }.
note-casts = { $seat }: заклинание «{ $spell }».
note-levy = { $seat }: побор ({ $potion }).
note-puts = { $seat }, на полку: { $goods }, { $amount }
note-waits = { $potion }: ждёт вместе с тем, что на ней лежит.
note-set-ends = Тур окончен.

# Экран
screen-set = тур { $set }
screen-ravens = вороны: { $ravens } из { $needed }
screen-leader = ведущий: { $seat }
screen-spell = Заклинание: { $spell } – { $does }
screen-blocked = Заблокированы: { $roles }
screen-settled = Разыграны в этом туре: { $roles }
screen-hand = У вас на руках: { $roles }
screen-picked = Уже выбраны: { $roles }
screen-stack = стопка
screen-price = цена
screen-points = очки
screen-left = карты
screen-waiting = ждёт
screen-seat = игрок
screen-cards = роли
screen-potions = эликсиры
screen-score = очки
screen-face-down = { $count } лицом вниз
screen-choosing = выбор
screen-empty = пусто
screen-raven = ворон
screen-you = вы
screen-public = ~ так говорит один открытый источник; с напечатанными картами не сверено
screen-house = * придумано здесь (домашнее значение)

# Настройки
option-blocked_roles = Заблокированные роли
    .why = В каждом туре нельзя выбирать две роли (при трёх игроках) или одну (при четырёх). Книга правил называет это вариантом, поэтому по умолчанию выключено.
option-ravens = Чьи вороны заканчивают игру
    .why = all: четвёртый ворон всех игроков вместе. one: четыре ворона у одного игрока. Книгу правил можно прочесть и так и этак; другие источники говорят: all.
option-spell_metals = Что означают Сенатио и Стрикс
    .why = by_name: Сенатио — серебро, Стрикс — железо, как подсказывают имена. by_word_order: наоборот, в том порядке, в каком металлы называет книга правил.
option-hidden_vials = Скрытые склянки
    .why = Чужие склянки, карты лицом вниз и очки не видны до конца игры, как разрешает книга правил. Если выключить, видно всё.
option-max_sets = Предел туров
    .why = Домашнее правило, чтобы каждая партия кончалась: самое позднее после стольких туров. 0 — без ограничения.

ending-ravens = достаточно воронов
ending-max-sets = предел туров
