# Witch's Brew. Names, moves, notes and effects; the rules themselves are in rules/.
game-title = Witch's Brew
game-blurb = Choose five of twelve roles in secret. Claim them and risk all, or say "So be it!" and take little for sure.

role-wolf-keeper = Wolf Keeper
role-snake-hunter = Snake Hunter
role-herb-collector = Herb Collector
role-alchemist = Alchemist
role-fortune-teller = Fortune Teller
role-assistant = Assistant
role-wizard = Wizard
role-witch = Witch
role-druid = Druid
role-warlock = Warlock
role-cutpurse = Cutpurse
role-begging-monk = Begging Monk

drop-red = wolf blood (red)
drop-white = snake venom (white)
drop-green = herb juice (green)
goods-red = wolf blood (red)
goods-white = snake venom (white)
goods-green = herb juice (green)
goods-gold = gold
goods-vial = vials
short-red = red
short-white = white
short-green = green
short-gold = gold
short-vial = vials
short-drops = any drops
short-all-drops = drops

stack-copper = copper cauldrons
stack-iron = iron cauldrons
stack-silver = silver cauldrons
stack-gold-shelf = gold shelf
stack-ingredient-shelf = ingredient shelf
potion-copper = copper cauldron { $number }
potion-iron = iron cauldron { $number }
potion-silver = silver cauldron { $number }
potion-gold-shelf = gold shelf { $number }
potion-ingredient-shelf = ingredient shelf { $number }

spell-copia = Copia
spell-optio = Optio
spell-herba = Herba
spell-lupus = Lupus
spell-serpens = Serpens
spell-magus = Magus
spell-sanatio = Sanatio
spell-strix = Strix

# What actions do. The numbers come from the edition.
full-gather = take { $amount } × { $goods }
full-transmute = pay 1 drop, take { $amount } gold
full-foretell = pay { $price } gold, take { $amount } { $amount ->
    [one] vial
   *[other] vials
}
full-assist = pay { $price } gold, take { $amount } { $amount ->
    [one] drop
   *[other] drops
} of any colours
full-brew = take the top card of the { $stack } for its drops
full-cast = cast the spell of the open book
full-rob = the others put 1/{ $divisor } of their { $goods } on the top card of the { $stack }; you may add to it and take it when it is full
favour-gather = take { $amount } × { $goods }
favour-transmute = pay 1 drop, take { $amount } gold
favour-foretell = pay { $price } gold, take { $amount } { $amount ->
    [one] vial
   *[other] vials
}
favour-assist = pay { $price } gold, take { $amount } { $amount ->
    [one] drop
   *[other] drops
} of any colours
favour-brew = take the top card of the { $stack } for its drops and { $price } gold
favour-cast = take { $amount } gold
favour-rob = pay { $amount } less in this levy
spell-does-gain = take { $amount } { $amount ->
    [one] drop
   *[other] drops
} of any colours
spell-does-brew = take the top cauldron of any one metal for its drops
spell-does-bottle = pay 1 × { $goods }, take { $amount } { $amount ->
    [one] vial
   *[other] vials
}
spell-does-blend = take the top card of the { $stack } for as many drops, of any colours

# Moves
move-choose = { $role }
move-lead = I am the { $role }!
move-claim = I am the { $role }!
move-favour = So be it!
move-pass = Pass
move-take = Yes
move-decline = Decline
move-trade = Pay 1 × { $drop }
move-gain = Take { $handful }
move-brew = Take { $potion }
move-swap = Turn 1 × { $drop } into a vial
move-pay = Pay 1 × { $drop }
move-levy = Take the levy for { $potion }
move-give = Give 1 × { $drop }
move-add = Add 1 × { $goods }
move-done = Leave it there
move-first = { $seat } is the first player
move-reveal = The spell book shows { $spell }
move-block = { $role } is blocked
effect-potion = { $price }; { $points } { $points ->
    [one] point
   *[other] points
}
effect-potion-raven = { $price }; { $points } { $points ->
    [one] point
   *[other] points
}, raven
effect-waiting = { $price }; { $waiting } waiting on it; { $points } { $points ->
    [one] point
   *[other] points
}

# Questions
ask-ChooseRoles = choose your roles: { $picked } of { $picks } so far
ask-Lead = lead a role
ask-Follow = { $claimant } is the { $role }. You hold it too: claim it or take the favour?
ask-Follow-pass = { $claimant } is the { $role }. You do not hold it
ask-Gather = take the drops?
ask-TakeGold = take the gold?
ask-Transmute = turn a drop into gold?
ask-Foretell = turn gold into vials?
ask-Assist = turn gold into drops?
ask-BrewCauldron = brew?
ask-SwapDrop = turn one more drop into a vial?
ask-CastSpell = cast the spell?
ask-PayAnyDrops = pay with which drops? ({ $left } more)
ask-Levy = take the levy?
ask-GiveDrops = give which drops to the Monk? ({ $left } more)
ask-AddToShelf = add to the shelf?
ask-FirstPlayer = lots are drawn for the first player
ask-OpenBook = the next spell book is opened
ask-BlockRole = a blocking card is turned up

# Notes
note-set = A new set begins.
note-first = { $seat } is the first player.
note-spell = The spell book shows { $spell }.
note-blocked = Blocked in this set: { $role }.
note-leads = { $seat }: "I am the { $role }!"
note-claims = { $seat }: "I am the { $role }!" { $beaten } gets nothing.
note-favour = { $seat }: "So be it!" ({ $role })
note-passes = { $seat } passes.
note-full = { $seat } is the { $role }.
note-declines = { $seat } declines.
note-gains = { $seat }: +{ $amount } { $goods }
note-pays = { $seat }: −{ $amount } { $goods }
note-brews = { $seat } takes { $potion }.
note-casts = { $seat } casts { $spell }.
note-levy = { $seat } takes the levy for { $potion }.
note-puts = { $seat }: { $amount } { $goods } on the shelf
note-waits = { $potion } waits, with what lies on it.
note-set-ends = The set ends.

# The screen
screen-set = set { $set }
screen-ravens = ravens { $ravens } of { $needed }
screen-leader = { $seat } leads
screen-spell = Spell: { $spell } – { $does }
screen-blocked = Blocked: { $roles }
screen-settled = Settled in this set: { $roles }
screen-hand = Your hand: { $roles }
screen-picked = Picked so far: { $roles }
screen-stack = stack
screen-price = price
screen-points = points
screen-left = cards
screen-waiting = waiting
screen-seat = player
screen-cards = roles
screen-potions = potions
screen-score = points
screen-face-down = { $count } face down
screen-choosing = choosing
screen-empty = empty
screen-raven = raven
screen-you = you
screen-public = ~ as one public source has it, not checked against the printed cards
screen-house = * made up here (house value)

# Options
option-blocked_roles = Blocked roles
    .why = Two roles (three players) or one (four) cannot be chosen in each set. A variant of the rulebook, so off by default.
option-ravens = Whose ravens end the game
    .why = all: the ravens of all players together. one: those of a single player. The rulebook can be read both ways; other sources say all.
option-spell_metals = What Sanatio and Strix mean
    .why = by_name: Sanatio silver, Strix iron, as the names suggest. by_word_order: the other way round, in the order in which the rulebook names the metals.
option-hidden_vials = Hidden vials
    .why = Others' vials, face-down cards and points are out of sight until the end, as the rulebook allows. Off shows all.
option-max_sets = Most sets
    .why = A house rule so that every game ends: after this many sets at the latest. 0 means no limit.

table-tie-break = Equal points: more drops and gold together decide ({ $rows }).
ending-ravens = enough ravens
ending-max-sets = the limit of sets

# On the cards
card-full = Full action: { $text }
card-favour = Favour: { $text }

# The coach of a first game: an introduction, then what each question is about
coach-intro-1 = Welcome to the kitchen. Whoever has the most points when enough ravens have been seen wins: potion cards show their points, and every vial counts one.
coach-intro-2 = The five stacks are what you brew for: each card shows its price in drops or gold, and its points. Only the top card of a stack can be had. Point at anything to read it.
coach-intro-3 = In front of you lie your drops, your gold and your vials. The others' are in their panels at the side.
coach-intro-4 = In every set you choose five of twelve roles in secret. Then one role after the other is called: be bold and claim it for much, or say “So be it!” and take little for sure.
coach-ChooseRoles = Choose five roles. Think of what others will choose: a role that nobody else has is yours for certain. Collectors bring drops, the Alchemist and the Fortune Teller gold and vials, Wizard, Witch and Druid take cauldrons.
coach-Lead = You lead: call one of your roles. Those who hold it too must answer: they may claim it after you, and then you get nothing; or say “So be it!” and take the favour.
coach-Follow = Somebody called a role that you hold. Claim it: if nobody after you claims it too, the strong action is yours, and everybody before you gets nothing. Or say “So be it!”: the small favour is certain.
coach-Gather = Your reward: drops. Drops pay for potion cards.
coach-TakeGold = Gold pays for the Fortune Teller, the Assistant, the gold shelf, and dearer favours.
coach-Transmute = The Alchemist turns a drop into gold.
coach-Foretell = The Fortune Teller turns gold into vials. Each vial is a point that nobody can take away.
coach-Assist = The Assistant sells drops of the colours you want.
coach-BrewCauldron = You may take the top card of this stack for its drops. Its points are yours for good; a raven on it brings the end nearer.
coach-CastSpell = The open spell book can be cast. Each set shows another one.
coach-PayAnyDrops = Choose which drops you pay with.
coach-Levy = The others have put something on this shelf. Take the card if you can fill up the rest.
coach-GiveDrops = The Begging Monk comes by: choose which drops you part with.
coach-AddToShelf = You may add from your own until the card on the shelf is paid.
# The table in the browser
table-stack = { $stack }, top card: { $card }. { $count ->
    [one] { $count } card left.
   *[other] { $count } cards left.
}
table-stack-waiting = On it wait: { $goods }, of { $needed } needed.
table-stack-empty = { $stack }: empty
table-look = Look through the { $stack }
table-on-top = on top
table-below = { $count ->
    [one] below { $count } card
   *[other] below { $count } cards
}
table-book = Spell books
table-book-none = No spell book is open.
table-spell = { $spell }: { $does }
table-books-used = come again:
table-books-unseen = { $count ->
    [one] { $count } book unseen
   *[other] { $count } books unseen
}
table-ravens = ravens seen: { $ravens } of { $needed }
table-supply = supply
table-vials-left = vials in the supply: { $count }
table-vials-hidden = vials in the supply: not shown
table-vials-unknown = vials: not shown
table-blocked = blocked in this set
table-blocked-one = { $role }: blocked in this set
table-settled = settled in this set
table-settled-one = { $role }: { $seat }
table-now = This round: { $role }
table-next-leads = { $seat } leads the next role
table-choosing-all = Set { $set }: all choose five roles in secret
table-choosing = is choosing
table-chosen = has chosen
table-speaks = speaks now
table-silent = has not spoken
table-claims = claims it
table-has-it = has the role
table-lost = gets nothing
table-passes = passes
table-declines = declines
table-leads = leads
table-holds = { $count ->
    [one] { $count } role card
   *[other] { $count } role cards
}
table-count = { $count } × { $thing }
table-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
table-yours = Your goods
table-roles = Your role cards
table-no-roles = No role cards left in this set.
table-picked = picked
table-taken = { $count ->
    [one] { $count } potion card taken
   *[other] { $count } potion cards taken
}

# What is counted over many games
kind-blocked = blocked role
kind-leads = role led
kind-claims = role claimed
kind-favour = favour taken
kind-full = full action
kind-brews = card taken
kind-casts = spell cast
