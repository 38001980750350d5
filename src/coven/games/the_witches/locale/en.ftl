# The Witches: A Discworld Game. Names, effects, moves, questions and notes; the rules themselves are in rules/.
card-granny-weatherwax = Granny Weatherwax
card-nanny-ogg = Nanny Ogg
card-magrat-garlick = Magrat Garlick
card-agnes-nitt = Agnes Nitt
card-perdita-x-dream = Perdita X Dream
card-nac-mac-feegle = Nac Mac Feegle
card-greebo = Greebo
card-death = Death
card-igor-and-scraps = Igor and Scraps
card-eskarina-smith = Eskarina Smith
card-mustrum-ridcully = Mustrum Ridcully
card-jason-ogg = Jason Ogg
card-roland = Roland de Chumsfanleigh
card-hodgesaargh = Hodgesaargh
card-mightily-oats = Mightily Oats
card-summer-lady = The Summer Lady
card-tomjon = Tomjon
card-mother-dismass = Old Mother Dismass
card-casanunda = Casanunda
card-you-kitten = You (the kitten)
card-miss-tick = Miss Tick
card-miss-level = Miss Level
card-desiderata-hollow = Desiderata Hollow
card-mrs-earwig = Mrs Earwig
card-hamish = Hamish the Aviator
card-shawn-ogg = Shawn Ogg
card-lucy-warbeck = Lucy Warbeck
card-goodie-whemper = Goodie Whemper
card-miss-treason = Miss Treason
card-oswald = Oswald
card-rob-anybody = Rob Anybody
card-verence-ii = King Verence II
card-daft-wullie = Daft Wullie
card-mrs-gogol = Mrs Gogol
card-hwel = Hwel
card-granny-aching = Granny Aching
card-gammer-beavis = Gammer Beavis
card-gertruder-tiring = Gertruder Tiring
card-harrieta-bilk = Harrieta Bilk
card-farmer-poorchick = Farmer Poorchick
card-nannys-pig = Nanny Ogg's Pig
card-thunder-lightning = Thunder and Lightning
card-joe-aching = Joe Aching

apprentice-tiffany-aching = Tiffany Aching
    .text = Once per game you are invisible without a card.
apprentice-annagramma-hawkin = Annagramma Hawkin
    .text = Once per game you use magic without a card. You begin with { $cackle } cackle { $cackle ->
        [one] token
       *[other] tokens
    }.
apprentice-petulia-gristle = Petulia Gristle
    .text = Once per game you solve the problem { $problem } without dice.
apprentice-dimity-hubbub = Dimity Hubbub
    .text = You take the first turn.

# Locations and their spaces
location-lancre-castle = Lancre Castle
location-lancre-town = Lancre Town
location-bad-ass = Bad Ass
location-rock-hard-place = A Rock and a Hard Place
location-lancre-gorge = Lancre Gorge
location-magrats-cottage = Magrat's Cottage
location-slice = Slice
location-razorback = Razorback
location-blasted-oak = Blasted Oak
location-creel-springs = Creel Springs
location-grannys-cottage = Granny Weatherwax's Cottage
location-sun-not-shine = The Place Where the Sun Does Not Shine
location-long-man = The Long Man
location-dancers = The Dancers
location-standing-stone = The Standing Stone
location-nanny-oggs = Nanny Ogg's Cottage
location-mad-stoat = Mad Stoat
location-slippery-hollow = Slippery Hollow
location-brass-neck = Brass Neck
location-copperhead = Copperhead
location-lancre-bridge = Lancre Bridge
location-miss-treasons = Miss Treason's Cottage
location-mrs-earwigs = Mrs Earwig's House
location-gnarly-ground = The Gnarly Ground
location-lancre-caves = Lancre Caves
location-oggs-forge = Jason Ogg's Forge
location-poorchicks-farm = Poorchick's Farm
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
space-dungeon = Dungeon

# Problems
problem-fever = Fever
problem-sick-pig = Sick Pig
problem-sick-sheep = Sick Sheep
problem-broken-limb = Broken Limb
problem-pregnancy = Pregnancy
problem-death = Death
problem-elves = The Elves
problem-lankin = Lankin the Elf
problem-king-of-elves = King of the Elves
problem-queen-of-elves = Queen of the Elves
problem-vlad = Vlad de Magpyr
problem-lacrimosa = Lacrimosa de Magpyr
problem-count-magpyr = Count de Magpyr
problem-count-bela = Count Bela de Magpyr
problem-duke-felmet = Duke Felmet
problem-lady-felmet = Lady Felmet
problem-cunning-man = The Cunning Man
problem-hiver = The Hiver
problem-lily = Lily Weatherwax
problem-wintersmith = The Wintersmith

# Groups of hard problems
group-elves = elves
group-magpyrs = Magpyrs
group-felmets = Felmets
group-wintersmith = the Wintersmith
group-others = others

# What a problem does to who fails it, and what solving it does
fails-elf = Nothing at once, but the elf stays face up: three face-up elves at the end of a turn lose the game for all.
fails-crisis = It receives one more crisis token, whatever lies there already.
fails-dungeon = You go to the Dungeon.
fails-dungeon-all = All witches go to the Dungeon.
fails-black-aliss = You take a Black Aliss tile.
fails-winter = Every player puts one easy problem aside, so hands may become smaller.
solves-banish = Solving it removes the other face-up problems of its group from the board.

# Symbols
symbol-headology = headology
symbol-magic = magic
symbol-broomstick = broomstick
face-cackle = cackle

# Benefits of cards
benefit-bonus = Bonus
    .text = +{ $amount } to your total after all dice.
benefit-bonus-against = Bonus against enemies
    .text = +{ $amount } to your total after all dice, only against: { $group }.
benefit-borrowing = Borrowing
    .text = Look in secret at up to { $tiles } face-down hard { $tiles ->
        [one] problem
       *[other] problems
    } on the board.
benefit-cure = Cure
    .text = Solve the problem { $problem } without dice.
benefit-escape = Escape
    .text = Run away after a failed attempt, or leave the Dungeon.
benefit-extra-cards = Extra cards
    .text = Draw { $cards } { $cards ->
        [one] card
       *[other] cards
    }.
benefit-extra-cards-cackle = Extra cards (with cackle)
    .text = Draw { $cards } { $cards ->
        [one] card
       *[other] cards
    } and take { $cackle } cackle { $cackle ->
        [one] token
       *[other] tokens
    }.
benefit-extra-movement = Extra movement
    .text = Walk { $links } { $links ->
        [one] link
       *[other] links
    } further.
benefit-helping-hand = Helping hand
    .text = Remove a crisis token from a problem.
benefit-invisibility = Invisibility
    .text = Do not stop at a problem or a witch; you may look at a face-down problem first.
benefit-reroll = Re-roll
    .text = Roll one or both dice of the pair just rolled again.
benefit-self-awareness = Self-awareness
    .text = Give back up to { $tokens } cackle { $tokens ->
        [one] token
       *[other] tokens
    }.
benefit-shambles = Shambles
    .text = Turn a hard problem on the board face up.
benefit-transmutation = Transmutation
    .text = Discard any number of cards, then draw as many and one more.
power-of-three = Power of Three
    .text = Three cards with three different characters solve any problem.

# Options
option-mode = Mode
    .why = competitive: the most points win; the default. cooperative: all win or lose together. One player alone always plays solo.
option-expert = Expert game
    .why = On: a problem can get several crisis tokens, and a competitive game has only eight. Off by default: play a few games first.
option-hard_cackles = Cackle tokens for failing a hard problem
    .why = 1 by default, as the chapter on failure says in both rulebooks; one of them says 2 elsewhere.
option-tea_reach = Who drinks tea
    .why = space: the witches on one space; the default, or there would be no use in avoiding a witch in Lancre Town. location: also those on other spaces of the town or castle, as the words of the rulebooks can be read.
option-shared_most = Sharing the most cackle tokens
    .why = black_aliss: who shares the most takes a Black Aliss tile when the supply is empty; the default, as the Italian rulebook says. take: she takes the token from another who has as many.
option-broom_retreat = Flying away after a failure
    .why = may: who has no empty neighbouring space may keep her broomsticks and take a cackle token instead; the default, because hands are secret. must: who holds a broomstick has to fly.
option-invisibility_reach = How long Invisibility lasts
    .why = location: each use is for one location; the default and the narrower reading. walk: it lasts for the whole walk.
option-dungeon_refill = Cards for prisoners
    .why = On: who is sent to the Dungeon fills up her hand at the end of the turn; the default, because only the actions are over. Off: she does not.
option-frozen_points = The Wintersmith leaves the points
    .why = On: problems put aside for the Wintersmith still count at the end; the default, as the Russian rulebook says. Off: each player chooses one, and it is lost.
option-shambles_check = Elves are counted at once
    .why = On: three open elves lose the game as soon as Shambles turns up the last. Off by default: elves are counted at the end of a turn.

# The game
game-title = The Witches
game-blurb = You are a young witch in Lancre. Solve other people's problems with dice, headology and a little magic, and mind the cackling.

# Moves
move-apprentice = { $apprentice }
move-begin = Begin in { $space }
move-place-problem = Turn up a card for the next problem
move-put = { $space }
move-crisis = { $space }
move-stay = Stay
move-walk = Walk to { $space }
move-fly = Fly: { $card }
move-to = To { $space }
move-wait = Wait
move-use = Play { $card }
move-tile = Use your own tile
move-power-of-three = Power of Three: { $card }, { $card2 }, { $card3 }
move-pass-by = Go on unseen
move-look = Look at the problem, alone
move-look-at = Look: { $space }
move-enough = Enough
move-tea = Drink tea
move-turn-up = Turn up the problem
move-attempt = Roll the first pair
move-go-on = Go on
move-run = Run away
move-add = Add { $card }
move-add-tile = Add your own magic
move-roll-on = Roll the second pair
move-finish = That is it
move-again = Roll the { $face } again
move-again-both = Roll both again
move-retreat = Retreat to { $space }
move-stumble = Take a cackle token and retreat anywhere
move-help = { $space }
move-reveal = Turn up: { $space }
move-discard = Discard { $card }
move-give-back = { $tokens }
move-take-from = From { $seat }
move-lose = { $problem }
move-refill = Fill up the hand
move-end-turn = End the turn
move-deal = { $problem }
move-total = { $total }
move-draw = Draw { $card }
move-flip = { $card } is turned up
move-roll = { $face } and { $face2 }
move-reroll = { $face }
move-show = { $problem }

# What a move would do
effect-problem = { $problem }: needs { $needed }, { $points } { $points ->
    [one] point
   *[other] points
}
effect-fails = If you fail: { $text }
effect-hidden = a hidden problem
effect-tea = tea: { $witches }
effect-card = { $benefit }: { $text }
effect-symbol = +{ $amount }
effect-magic = +{ $amount }, one cackle token
effect-success = total { $total }: solved
effect-failure = total { $total } of { $needed }: failed

# Questions
ask-DealSquare = a problem is laid out
ask-DealTop = the top of a stack comes to light
ask-ShowProblem = a problem comes to light
ask-RollForOrder = dice decide who chooses first
ask-ChooseApprentice = who will you be?
ask-DrawCard = a card is drawn
ask-PlaceWitch = where do you begin?
ask-Begin = your turn begins. Play a card first?
ask-FlipCard = a card is turned up
ask-ChooseSpace = which space gets the problem?
ask-ChooseCrisis = which problem gets the crisis token?
ask-Act = what do you do?
ask-Imprisoned = you are in the Dungeon. Pay to leave, or wait?
ask-GoTo = where to?
ask-Confront = there is a problem here
ask-Greet = there is another witch here
ask-Onward = unseen: where do you go on to?
ask-RollPair = two dice are rolled
ask-RollOne = a die is rolled again
ask-ChooseDice = which dice again?
ask-Decide = run away, or go on?
ask-Boost = add symbols before the second pair?
ask-Finish = all dice are down. Anything else?
ask-Retreat = you must leave. Where to?
ask-LoseProblem = which problem do you lose?
ask-TakeFrom = the supply is empty: from whom do you take a cackle token?
ask-GiveBack = give back how many cackle tokens?
ask-LookAt = look at which problem?
ask-Help = from which problem do you take a crisis token?
ask-Reveal = which problem do you turn up?
ask-Transmute = which cards do you discard?
ask-BeforeRefill = your actions are done. Play a card before filling up?
ask-EndTurn = your hand is filled up. Play a card before the turn ends?

# Notes
note-deals = { $space }: { $problem }
note-total = { $seat } rolls { $amount }
note-becomes = { $seat } is { $apprentice }
note-begins = { $seat } begins in { $space }
note-draws = { $seat } draws { $card }
note-draws-hidden = { $seat } draws a card
note-shuffles = The discard pile is shuffled: { $amount } { $amount ->
    [one] card
   *[other] cards
}
note-turn = Turn { $amount }: { $seat }
note-flips = { $card }: { $location }
note-places = { $problem } comes to { $space }
note-places-hidden = A hard problem comes to { $space }
note-crisis = Crisis in { $space }: { $amount }
note-blocked = Nothing can be placed: { $location }
note-stays = { $seat } stays
note-walks = { $seat } walks to { $space }
note-flies = { $seat } flies with { $card }
note-lands = { $seat } goes to { $space }
note-runs = { $seat } runs away
note-retreats = { $seat } retreats to { $space }
note-waits = { $seat } waits in the Dungeon
note-hides = { $seat } hides in { $space }
note-uses = { $seat } plays { $card }
note-tile = { $seat } uses the tile of { $apprentice }
note-three = Power of Three by { $seat }: { $card }
note-looks = { $seat } looks at the problem in { $space }
note-sees = You see { $problem } in { $space }
note-shows = { $space }: { $problem } is turned up
note-rolls = { $seat } rolls { $face } and { $second }
note-rerolls = { $seat } rolls again: { $face } and { $second }
note-adds = { $seat } adds { $card }
note-total-now = { $seat } has { $amount } of { $needed }
note-solves = { $seat } solves { $problem }
note-fails = { $seat } fails: { $problem }
note-cackles = { $seat } takes a cackle token
note-takes = { $seat } takes a cackle token from { $other }
note-aliss = { $seat } takes a Black Aliss tile
note-gives-back = { $seat } gives back { $amount } cackle { $amount ->
    [one] token
   *[other] tokens
}
note-tea = { $seat } drinks tea
note-dungeon = { $seat } goes to the Dungeon
note-leaves = { $seat } leaves the Dungeon
note-winter = { $seat } puts an easy problem aside
note-loses = { $seat } loses { $problem }
note-banished = { $problem } flees from { $space }
note-helps = { $seat } calms the crisis in { $space }
note-discards = { $seat } discards { $card }
note-deadlock = No card would place anything any more.
note-over = { $finale }

# The end
table-tie-break = Equal points: fewer cackle tokens and Black Aliss tiles decide ({ $rows }), then points from hard problems, then the hardest problem.
ending-points = all problems have been placed, points decide
ending-crisis = one crisis too many, all lose
ending-elves = the elves break through, all lose
ending-black-aliss = Black Aliss is back, all lose
ending-deadlock = no problem finds a place any more, all lose
ending-saved = Lancre is safe, the witches win together
ending-overrun = too many hard problems are left, the witches lose
ending-farmers-wife = not enough, you will be a farmer's wife
ending-licence = you have your licence as a witch
ending-distinction = you pass with distinction
finale-competitive-points = competitive: points decide
finale-competitive-crisis = competitive: lost by crisis
finale-competitive-elves = competitive: lost to the elves
finale-cooperative-saved = cooperative: Lancre is safe
finale-cooperative-overrun = cooperative: too many hard problems left
finale-cooperative-crisis = cooperative: lost by crisis
finale-cooperative-elves = cooperative: lost to the elves
finale-cooperative-black-aliss = cooperative: lost to Black Aliss
finale-solo-farmers-wife = solo: a farmer's wife
finale-solo-licence = solo: the licence
finale-solo-distinction = solo: with distinction
finale-solo-crisis = solo: lost by crisis
finale-solo-elves = solo: lost to the elves
finale-solo-black-aliss = solo: lost to Black Aliss

# The screen
screen-turn = { $seat } has the turn
screen-action = action { $action }
screen-deck = { $cards } { $cards ->
    [one] card in the deck
   *[other] cards in the deck
}
screen-problems = problems to come: { $easy } easy, { $hard } hard
screen-next = next: { $problem }
screen-next-hidden = next: a hard one
screen-supply = supply: { $cackle } cackle, { $crisis } crisis, { $aliss } Black Aliss
screen-number = No.
screen-location = location
screen-problem = problem
screen-needs = needs
screen-worth = points
screen-crisis = crisis
screen-witches = witches
screen-links = linked to
screen-hidden = ? hidden
screen-known = { $problem }, only you know
screen-dungeon = in the Dungeon: { $witches }
screen-seat = witch
screen-place = where
screen-cards = cards
screen-cackle = cackle
screen-aliss = Black Aliss
screen-easy = easy
screen-hard = hard
screen-points = points
screen-own = own tile
screen-yes = yes
screen-you = you
screen-hand = Your hand:
screen-empty-hand = Your hand is empty.
screen-dice = Dice: { $dice }. Total { $total }, needed { $needed }.
screen-played = played in this turn: { $cards }
screen-aim-cooperative = Together: at the end fewer than { $most } hard problems may lie on the board; now { $now }.
screen-aim-solo = Alone: { $licence } points for the licence, more than { $distinction } for distinction; now { $now }.
screen-elves = Open elves: { $now } of { $most }.
screen-public = ~ from public sources, not checked against the printed game
screen-house = * a house value, not the printed one

# The table in the browser
table-kingdom = Lancre
table-kingdom-line = a kingdom, mostly vertical
table-house-map = own layout; many paths, spaces and problems are house values
table-turn = turn { $number }
table-beside = Beside the map
table-cackle = cackle
table-crisis = crisis
table-black_aliss = Black Aliss
table-tray = Dice
table-chance = { $chance } % without another card
table-chance-before = { $chance } % with four dice, no card played
table-enough = enough: solved
table-short = { $count } short
table-solves = solved
table-fails = failed
table-runs = ran away
table-added = symbols and bonuses: +{ $amount }
table-bonus = hard problems solved before: +{ $amount }
table-would-add = What your cards would add
table-adds = Would add { $amount } now.
table-again = Roll again: { $face }
table-not-rolled = not rolled yet
table-unseen = unseen
table-unseen-links = unseen: { $links ->
    [one] { $links } link left
   *[other] { $links } links left
}
table-stacks = problems to come: { $count }
table-discard = Discard pile
table-open-hard = open hard problems: needed, points
table-played = played in this turn
table-nothing = nothing
table-hidden-problem = A hard problem, face down
table-easy-problem = { $problem }, easy: needs { $needed }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-hard-problem = { $problem }, hard: needs { $needed }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-only-you = Only you know it
table-crisis-tokens = { $count ->
    [one] { $count } crisis token
   *[other] { $count } crisis tokens
}
table-witches-here = Here: { $names }
table-empty-space = Nothing here
table-can-choose = Can be chosen
table-foot = shows { $location }
table-growth = { $count } easy on her card · hand of { $size }
table-tile-used = used
table-has-points = points
table-has-cards = cards in hand, and how many a full hand has
table-has-cackle = cackle tokens
table-has-black_aliss = Black Aliss tiles, one point less each
table-has-easy = easy problems solved
table-has-hard = hard problems solved

# The coach of a first game: an introduction, then what each question is about
coach-intro-1 = Welcome to Lancre. You are a young witch, and people have problems: solve them, each one is worth points. When all problems have been placed, the most points win. But if too many crises pile up, or three elves lie open, everybody loses.
coach-intro-2 = Green squares on the map are easy problems, purple diamonds hard ones, many still face down. The number on a problem is what your dice must reach. A red triangle is a crisis: it makes the problem 2 harder.
coach-intro-3 = In a turn a new problem comes, then you have two actions: walk up to two links, fly with a broomstick card, or stay. Where you stop you must deal with what is there: a problem, or another witch, who makes tea.
coach-intro-4 = Four dice decide, two at a time. Your cards help: headology adds 1, magic 2 but makes you cackle. Every card also has a benefit of its own. Mind the cackle tokens: when none is left, Black Aliss tiles cost you points.
coach-ChooseApprentice = Choose who you are. Each apprentice has something of her own; Tiffany and Petulia are easy to begin with.
coach-PlaceWitch = Begin near easy problems: two links in each action is not far in Lancre.
coach-Begin = Your turn begins. Turn up a card: it shows where the next problem comes. Before that you could play a card for its benefit.
coach-ChooseSpace = The new problem comes here. Choose a space that is not in your way.
coach-ChooseCrisis = A crisis token makes a problem 2 harder. Choose the one that hurts you least.
coach-Act = An action: point at a lit space to walk there, play a broomstick card to fly anywhere, or stay. Easy problems first: two of them make your hand one card larger.
coach-Imprisoned = You are in the Dungeon. A broomstick, Escape or Invisibility gets you out at once; waiting costs this action.
coach-GoTo = Choose where you go. What lies there must be dealt with.
coach-Confront = There is a problem here. Beside the map you see how likely four dice are to solve it. Roll the first pair, or play a card that fits.
coach-Greet = Another witch: drink tea and give back up to three cackle tokens. Only Invisibility gets you past her.
coach-Onward = You are unseen: walk on with the links that are left, or wait.
coach-Decide = The first pair is down. If it looks bad, run away: no failure, no consequence. If you go on, you must see it through.
coach-Boost = Now, and only now, symbols count: headology adds 1, magic 2 and a cackle token. Beside the dice you see what each card would change.
coach-ChooseDice = Roll one die of this pair again, or both. Cackles count nothing and cost a token: roll these.
coach-Finish = All dice are down. Bonuses and re-rolls can still help; then the total counts.
coach-Retreat = You must leave this space. Choose an empty one next to it, or fly.
coach-LookAt = Look at a face-down problem, alone. Knowing what waits there is worth a lot.
coach-Help = Take a crisis token from any problem: it becomes 2 easier, and the supply grows.
coach-Reveal = Turn up a hard problem. Mind the elves: three open ones lose the game.
coach-Transmute = Discard what helps you little: you draw as many cards, and one more.
coach-GiveBack = Fewer cackle tokens are always better.
coach-BeforeRefill = Your actions are done. A card that you play now is replaced at once when the hand is filled up.
coach-EndTurn = Your hand is full again. End the turn, unless a card helps you right now.

# What is counted over many games
kind-becomes = witch
kind-uses = card played
kind-tile = tile used
kind-three = Power of Three
kind-solves = problem solved
kind-fails = problem not solved
kind-over = ending
