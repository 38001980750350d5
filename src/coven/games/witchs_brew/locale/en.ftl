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
ask-ChooseRoles = choose your roles: { $picked } of { $picks } so far. Type all their numbers at once, such as 1 4 7 8 12
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

ending-ravens = enough ravens
ending-max-sets = the limit of sets
