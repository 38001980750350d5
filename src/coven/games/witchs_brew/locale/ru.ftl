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
ask-ChooseRoles = выберите роли: пока { $picked } из { $picks }
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

table-tie-break = Очки равны: решает, у кого больше капель и золота вместе ({ $rows }).
ending-ravens = достаточно воронов
ending-max-sets = предел туров

# On the cards
card-full = Полное действие: { $text }
card-favour = Милость: { $text }

# The coach of a first game: an introduction, then what each question is about
coach-intro-1 = Добро пожаловать на кухню. Когда выйдет достаточно воронов, побеждает тот, у кого больше очков: на картах зелий очки напечатаны, а каждая склянка стоит одно.
coach-intro-2 = Ради этих пяти стопок всё и затевается: на каждой карте указаны цена в каплях или золоте и очки. Взять можно только верхнюю карту. Наведите на что угодно, чтобы прочитать.
coach-intro-3 = Перед вами лежат ваши капли, золото и склянки. Чужие запасы видны на панелях сбоку.
coach-intro-4 = В каждом туре вы тайно выбираете пять из двенадцати. Потом роли объявляют одну за другой: можно рискнуть и заявить её ради большой награды или сказать «Да будет так!» и взять мало, но наверняка.
coach-ChooseRoles = Выберите пять ролей. Подумайте, что выберут другие: роль, которой больше ни у кого нет, точно ваша. Собиратели приносят капли, Алхимик и Гадалка — золото и склянки, Колдун, Ведьма и Друид берут котлы.
coach-Lead = Вы начинаете: объявите одну из своих ролей. У кого она тоже есть, должен ответить: заявить её после вас, и тогда вы не получите ничего, или сказать «Да будет так!» и взять милость.
coach-Follow = Кто-то объявил роль, которая есть и у вас. Заявите её: если после вас никто этого не сделает, сильное действие ваше, а все, кто был раньше, не получат ничего. Или скажите «Да будет так!»: маленькая милость вам обеспечена.
coach-Gather = Ваша награда — капли. Ими платят за карты зелий.
coach-TakeGold = Золотом платят Гадалке, Прислужнику, за золотую полку и за милости подороже.
coach-Transmute = Алхимик превращает каплю в золото.
coach-Foretell = Гадалка превращает золото в склянки. Каждая склянка — очко, которое никто не отнимет.
coach-Assist = Прислужник продаёт капли тех цветов, какие вам нужны.
coach-BrewCauldron = Вы можете взять верхнюю карту этой стопки за её капли. Очки останутся вашими, а ворон на карте приближает конец.
coach-CastSpell = Можно применить открытую книгу заклинаний. В каждом туре она новая.
coach-PayAnyDrops = Выберите, какими каплями заплатить.
coach-Levy = Другие положили на эту полку дань. Возьмите карту, если можете доплатить остальное.
coach-GiveDrops = Пришёл Монах: выберите, какие капли отдать.
coach-AddToShelf = Можно добавить из своего, пока карта на полке не будет оплачена.
# The table in the browser
table-stack = { $stack }, верхняя карта: { $card }. { $count ->
    [one] Осталась { $count } карта.
    [few] Осталось { $count } карты.
   *[many] Осталось { $count } карт.
}
table-stack-waiting = На ней ждут: { $goods }; нужно { $needed }.
table-stack-empty = { $stack }: пусто
table-look = Просмотреть стопку: { $stack }
table-on-top = сверху
table-below = { $count ->
    [one] под { $count } картой
    [few] под { $count } картами
    [many] под { $count } картами
   *[other] под { $count } картами
}
table-book = Книги заклинаний
table-book-none = Книга заклинаний не открыта.
table-spell = { $spell }: { $does }
table-books-used = придут снова:
table-books-unseen = { $count ->
    [one] { $count } книга не открыта
    [few] { $count } книги не открыты
   *[many] { $count } книг не открыто
}
table-ravens = воронов: { $ravens } из { $needed }
table-supply = запас
table-vials-left = склянок в запасе: { $count }
table-vials-hidden = склянки в запасе: не видно
table-vials-unknown = склянки: не видно
table-blocked = заблокировано в этом туре
table-blocked-one = { $role }: заблокировано в этом туре
table-settled = разыграно в этом туре
table-settled-one = { $role }: { $seat }
table-now = Этот раунд: { $role }
table-next-leads = Следующий раунд начинает { $seat }
table-choosing-all = Тур { $set }: все тайно выбирают пять ролей
table-choosing = выбирает
table-chosen = выбор сделан
table-speaks = говорит сейчас
table-silent = ещё скажет
table-claims = берёт роль
table-has-it = получает роль
table-lost = остаётся ни с чем
table-passes = пас
table-declines = отказ
table-leads = ведущий
table-holds = { $count ->
    [one] { $count } карта роли
    [few] { $count } карты ролей
   *[many] { $count } карт ролей
}
table-count = { $count } × { $thing }
table-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}
table-yours = Ваши запасы
table-roles = Ваши карты ролей
table-no-roles = В этом туре карт ролей больше нет.
table-picked = выбрано
table-taken = { $count ->
    [one] взята { $count } карта эликсиров
    [few] взято { $count } карты эликсиров
   *[many] взято { $count } карт эликсиров
}

# What is counted over many games
kind-blocked = заблокированная роль
kind-leads = объявленная роль
kind-claims = перехваченная роль
kind-favour = «Да будет так!»
kind-full = полное действие
kind-brews = взятая карта
kind-casts = заклинание
