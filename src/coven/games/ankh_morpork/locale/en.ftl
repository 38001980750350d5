# Discworld: Ankh-Morpork. Names, effects, moves, questions and notes; the rules themselves are in rules/.
card-mr-boggis = Mr Boggis
card-mr-bent = Mr Bent
card-the-beggars-guild = The Beggars' Guild
card-the-bank-of-ankh-morpork = The Bank of Ankh-Morpork
card-the-ankh-morpork-sunshine-dragon-sanctuary = The Ankh-Morpork Sunshine Dragon Sanctuary
card-sergeant-angua = Sergeant Angua
card-the-agony-aunts = The Agony Aunts
card-the-dysk = The Dysk
card-the-duckman = The Duckman
card-drumknott = Drumknott
card-cmot-dibbler = CMOT Dibbler
card-dr-cruces = Dr Cruces
card-captain-carrot = Captain Carrot
card-mrs-cake = Mrs Cake
card-groat = Groat
card-gimlets-dwarf-delicatessen = Gimlet's Dwarf Delicatessen
card-gaspode = Gaspode
card-fresh-start-club = Fresh Start Club
card-foul-ole-ron = Foul Ole Ron
card-the-fools-guild = The Fools' Guild
card-the-fire-brigade = The Fire Brigade
card-inigo-skimmer = Inigo Skimmer
card-history-monks = History Monks
card-hex = Hex
card-here-n-now = Here'n'Now
card-harry-king = Harry King
card-hargas-house-of-ribs = Harga's House of Ribs
card-mr-gryle = Mr Gryle
card-the-peeled-nuts = The Peeled Nuts
card-the-opera-house = The Opera House
card-nobby-nobbs = Nobby Nobbs
card-modo = Modo
card-the-mended-drum = The Mended Drum
card-librarian = Librarian
card-leonard-of-quirm = Leonard of Quirm
card-shonky-shop = Shonky Shop
card-sacharissa-cripslock = Sacharissa Cripslock
card-rosie-palm = Rosie Palm
card-rincewind = Rincewind
card-the-royal-mint = The Royal Mint
card-queen-molly = Queen Molly
card-pink-pussycat-club = Pink PussyCat Club
card-zorgo-the-retro-phrenologist = Zorgo the Retro-phrenologist
card-dr-whiteface = Dr Whiteface
card-wallace-sonky = Wallace Sonky
card-the-seamstresses-guild = The Seamstresses' Guild
card-mr-pin-and-mr-tulip = Mr Pin & Mr Tulip
card-the-thieves-guild = The Thieves' Guild
card-sergeant-cheery-littlebottom = Sergeant Cheery Littlebottom
card-otto-chriek = Otto Chriek
card-the-clacks = The Clacks
card-sergeant-colon = Sergeant Colon
card-cosmo-lavish = Cosmo Lavish
card-the-dean = The Dean
card-hello = 'HELLO'
card-burleigh-and-stronginthearm = Burleigh & Stronginthearm
card-the-bursar = The Bursar
card-cable-street-particulars = Cable Street Particulars
card-canting-crew = Canting Crew
card-carcer = Carcer
card-the-chair-of-indefinite-studies = The Chair of Indefinite Studies
card-sir-charles-lavatory = Sir Charles Lavatory
card-dorfl = Dorfl
card-sergeant-detritus = Sergeant Detritus
card-deep-dwarves = Deep Dwarves
card-adora-belle-dearheart = Adora Belle Dearheart
card-the-alchemists-guild = The Alchemists' Guild
card-the-auditors = The Auditors
card-buggy-swires = Buggy Swires
card-susan = Susan
card-sybil-vimes = Sybil Vimes
card-mr-teatime = Mr Teatime
card-the-watch = The Watch
card-wee-mad-arthur = Wee Mad Arthur
card-william-de-worde = William de Worde
card-willikins = Willikins
card-archchancellor-ridcully = Archchancellor Ridcully
card-ruby = Ruby
card-the-senior-wrangler = The Senior Wrangler
card-mr-shine = Mr Shine
card-mr-slant = Mr Slant
card-the-smoking-gnu = The Smoking Gnu
card-stanley = Stanley
card-moist-von-lipwig = Moist von Lipwig
card-doctor-mossy-lawn = Doctor Mossy Lawn
card-patricians-palace = Patrician's Palace
card-ponder-stibbons = Ponder Stibbons
card-the-post-office = The Post Office
card-reacher-gilt = Reacher Gilt
card-professor-of-recent-runes = Professor of Recent Runes
card-doctor-hix = Doctor Hix
card-hobsonss-livery-stable = Hobsons's Livery Stable
card-hubert = Hubert
card-igor = Igor
card-the-luggage = The Luggage
card-the-mob = The Mob
card-lord-downey = Lord Downey
card-dwarves = Dwarves
card-edward-death = Edward d'Eath
card-errol = Errol
card-gargoyles = Gargoyles

area-dolly-sisters = Dolly Sisters
area-unreal-estate = Unreal Estate
area-dragons-landing = Dragon's Landing
area-small-gods = Small Gods
area-the-scours = The Scours
area-the-hippo = The Hippo
area-the-shades = The Shades
area-dimwell = Dimwell
area-longwall = Longwall
area-isle-of-gods = Isle of Gods
area-seven-sleepers = Seven Sleepers
area-nap-hill = Nap Hill

# Random events. The numbers come from the edition.
event-the-dragon = The Dragon
    .text = Roll the die: all minions, trolls and demons, the building and the trouble marker in that area are removed.
event-flood = Flood
    .text = Roll the die { $rolls ->
        [one] once
       *[other] { $rolls } times
    }: the areas rolled are flooded if they touch the river. Players move all their minions from there to adjacent areas that are not flooded.
event-fire = Fire
    .text = Roll the die: the building in that area is removed. If there was one, roll on and remove more buildings, as long as each area rolled is adjacent to the one before and has a building.
event-fog = Fog
    .text = The top { $cards } { $cards ->
        [one] card of the deck is
       *[other] cards of the deck are
    } shown to all and discarded.
event-riots = Riots
    .text = If { $markers } or more trouble markers lie on the board, the game ends at once and points decide. Otherwise nothing happens.
event-explosion = Explosion
    .text = Roll the die: the building in that area is removed.
event-mysterious-murders = Mysterious Murders
    .text = One after the other, beginning with the active player, everybody rolls the die and removes one minion, troll or demon of their choice from that area.
event-demons-from-the-dungeon-dimensions = Demons from the Dungeon Dimensions
    .text = Roll the die { $rolls ->
        [one] once
       *[other] { $rolls } times
    }: each area rolled receives a demon and, if it has none, a trouble marker. With a demon there, nobody controls the area, its City Area card does nothing and its pieces are worth nothing.
event-subsidence = Subsidence
    .text = Every player pays the bank ${ $price } for each of their buildings. Buildings that are not paid for are removed.
event-bloody-stupid-johnson = Bloody Stupid Johnson
    .text = Roll the die: if somebody owns the City Area card of that area, it leaves the game and its owner removes one own minion from there. The building stays.
event-trolls = Trolls
    .text = Roll the die { $rolls ->
        [one] once
       *[other] { $rolls } times
    }: each area rolled receives a troll. It brings a trouble marker where a minion, troll or demon already stands.
event-earthquake = Earthquake
    .text = Roll the die { $rolls ->
        [one] once
       *[other] { $rolls } times
    }: the building in each area rolled is removed.

personality-lord-vetinari = Lord Vetinari
personality-lord-selachii = Lord Selachii
personality-lord-rust = Lord Rust
personality-lord-de-worde = Lord de Worde
personality-dragon-king-of-arms = Dragon King of Arms
personality-chrysoprase = Chrysoprase
personality-commander-vimes = Commander Vimes

# How personalities win
goal-spies = At the start of your turn you have minions in at least { $needed } { $needed ->
    [one] area
   *[other] areas
} without demons.
goal-control = At the start of your turn you control at least { $needed } { $needed ->
    [one] area
   *[other] areas
}.
goal-trouble = At the start of your turn at least { $needed } trouble { $needed ->
    [one] marker lies
   *[other] markers lie
} on the board.
goal-fortune = At the start of your turn your cash plus the cost of your buildings, less your loans, comes to at least ${ $needed }.
goal-outlast = The deck runs out before anybody has won.

# What City Area cards do
power-earn = Take ${ $amount } from the bank.
power-hire = Pay the bank ${ $price }, then place one of your minions in { $area } or next to it.
power-draw-discard = Draw a card from the deck, then discard a card.
power-protect = When a random event is about to affect one of your pieces, pay the bank ${ $price } and it is safe. Pay for each piece.
power-sell = Discard a card and take ${ $amount } from the bank.
power-stir = Put a trouble marker in { $area } or next to it, where a minion stands and no marker lies yet.
power-calm = Pay the bank ${ $price } and remove one trouble marker from the board.

# What the scroll of a card says
scroll-take-from-each = Every other player gives you ${ $amount }, or everything if they have less.
scroll-loan = Lay this card in front of you and take ${ $amount } from the bank. At the end pay back ${ $repay }; if you cannot, lose { $penalty } { $penalty ->
    [one] point
   *[other] points
}.
scroll-beg = Choose another player, who gives you { $cards } hand { $cards ->
    [one] card
   *[other] cards
} of their own choice.
scroll-each-gives = Every other player gives you a card or ${ $amount }, as they choose.
scroll-earn-minions-in = Take ${ $amount } from the bank for each minion in { $area }, trolls and demons included.
scroll-move-other = Move a minion that is not yours to an adjacent area.
scroll-play-cards = Play { $cards } more { $cards ->
    [one] card
   *[other] cards, one after the other
}.
scroll-dibbler = Roll the die: on { $low } or more take ${ $gain } from the bank, on 1 pay the bank ${ $pay } or remove one of your minions.
scroll-look-personalities = Look in secret at all unused personalities but { $hide } at random.
scroll-jester = Choose another player, who pays you ${ $amount }; otherwise this card lies before that player until the end of the game and takes up one place in the hand.
scroll-arson = Choose another player who has a building. That player pays you ${ $amount } or you remove one of their buildings.
scroll-recover = Take { $cards } random { $cards ->
    [one] card
   *[other] cards
} from the discard pile into your hand.
scroll-draw = Draw { $cards } { $cards ->
    [one] card
   *[other] cards
} from the deck.
scroll-here-n-now = Roll the die: on { $low } or more take ${ $amount } from another player, on 1 remove one of your minions.
scroll-sell-discards = Discard as many cards as you like and take ${ $amount } from the bank for each.
scroll-take-from-one = Take ${ $amount } from another player, or everything if they have less.
scroll-discard-one = Discard a card.
scroll-earn-trouble = Take ${ $amount } from the bank for each trouble marker on the board.
scroll-sell-card = Give another player one of your cards. That player pays you ${ $amount } for it, or everything if they have less.
scroll-move-from-trouble = Move one of your minions from an area with a trouble marker to an adjacent area.
scroll-swap-personality = Exchange your personality for a random unused one.
scroll-hire-removal = Pay another player ${ $amount }. That player removes a minion, but none of yours, from an area with a trouble marker.
scroll-remove-in = Remove a minion from { $area }. No trouble marker is needed.
scroll-hire-assassin = Pay another player ${ $amount }, then assassinate: remove a minion that is not yours from an area with a trouble marker.
scroll-swap-minions = Swap any two minions in different areas.
scroll-search-hand = Look at another player's hand and choose a card from it, which is discarded.
scroll-roll-remove = Roll the die { $rolls ->
    [one] once
   *[other] { $rolls } times
} and remove one minion from each area rolled.
scroll-swap-hands = Exchange your whole hand with another player.
scroll-earn-buildings = Take ${ $amount } from the bank for each building on the board.
scroll-move-own = Move one of your minions to any other area.
scroll-place-quietly = Place one of your minions in any area. It brings no trouble marker.
scroll-refresh-hand = Discard up to { $cards } { $cards ->
    [one] card
   *[other] cards
}, then refill your hand to { $hand }.
scroll-all-remove = Every other player removes one of their own minions.
scroll-buy-in-peace = Replace another player's building in an area without a trouble marker by one of yours. Pay its cost to the owner and take the City Area card.
scroll-buy-in-trouble = Replace another player's building in an area with a trouble marker by one of yours. Pay its cost to the owner and take the City Area card.
scroll-build-half = Place a building by the usual rules at half its cost.
scroll-place-at-building = Place one of your minions in an area where you have a building.
scroll-place-near = Place { $count ->
    [one] one
   *[other] up to { $count }
} of your minions in { $area } or next to it.
scroll-earn-in-trouble = Choose an area with a trouble marker and take ${ $amount } from the bank for each minion in it.
scroll-place-in-trouble = Place one of your minions in an area with a trouble marker.
scroll-take-blind = Draw { $cards } { $cards ->
    [one] card
   *[other] cards
} blindly from another player's hand. Keep one and give the rest back.
scroll-cause-trouble = Put a trouble marker in any area that has none.
scroll-spread-trouble = Put a trouble marker in an area that has none but is adjacent to one that has.
scroll-hire-move = Pay another player ${ $amount }, then move one of your minions to any other area.
scroll-force-payment = Choose two other players: the first gives the second ${ $amount }.
scroll-errol = Roll the die: on { $low } or more remove a minion from an area with a trouble marker, on 1 remove one of your own.
scroll-draw-per-building = Draw a card from the deck for each of your buildings on the board.
scroll-stop-harm = When another player is about to move or remove one of your minions, it stays where it is.
scroll-stop-removal = When one of your minions is about to be removed, for whatever reason, it stays.
scroll-stop-text = When the text of another player's card would affect you, it does not.
scroll-return-minion = When one of your minions has been removed, put it back at once in a different area.
scroll-end-turn = In your own turn, after playing a card: the turn ends at once, and the card played last returns to your hand.

# Symbols
symbol-minion = minion
symbol-building = building
symbol-assassinate = assassination
symbol-calm = remove trouble
symbol-money = ${ $amount }
symbol-scroll = scroll
symbol-event = random event
symbol-play = another card
symbol-interrupt = interrupt

# Options
option-gaspode_murders = Gaspode against Mysterious Murders
    .why = On: Gaspode also saves a minion when another player rolls for Mysterious Murders. Off by default, because Gaspode answers what a player does, not a random event.
option-fog_ends = Fog can end the game
    .why = On: if Fog turns over the last card of the deck, the game ends at once, as when a player draws it; the default, so that an empty deck always means the same. Off: play goes on until somebody has to draw and cannot.
option-fire_spreads = Fire spreads from a saved building
    .why = On: a building saved by Small Gods still counts as burning, and the fire rolls on from it; the default, because only that one piece is protected. Off: the fire stops there.
option-subsidence = Paying for Subsidence
    .why = pay: whoever can pay must pay, and whoever is short of money chooses which buildings to keep; the default, as in the rulebooks. choose: the owner decides freely for each building, as the card can be read.
option-revival = Where a removed minion returns
    .why = by_rule: Igor and the Fresh Start Club keep to the normal placement rule, in another area than before; the default, as in the English rulebook. anywhere: any other area.
option-mossy_refill = Refilling after Doctor Mossy Lawn
    .why = On: the turn ends as usual and the hand is refilled; the default, because the card takes nothing away from the end of a turn. Off: no refilling.
option-marker_needs_minion = Trouble needs a minion
    .why = On: Doctor Hix and The Mob may only mark an area where a minion stands. Off by default, because the two cards ask for none.
option-move_neutrals = Trolls and demons can be moved
    .why = On: The Duckman, Foul Ole Ron and the Canting Crew may move trolls and demons too; the default, because the rulebook treats these as minions. Off: only minions of other players.
option-small_gods_reach = How far Small Gods reaches
    .why = own_area: Small Gods keeps a demon or troll out only where the payer has a minion or building; the default, because the card protects your own pieces. demons_anywhere: demons can be kept out of any area, trolls still only there.
option-small_gods_trolls = Small Gods against trolls
    .why = On: Small Gods keeps trolls out as well; the default, because it does so with demons. Off: not trolls.
option-flood_dry = Dry areas in a Flood
    .why = On: an area that was rolled but does not touch the river is not flooded and may be entered; the default, as the rulebook puts it. Off: it may not be entered.
option-must_play = A card must be played
    .why = On: whoever holds a card that is not a pure interrupt must play one; the default, and hardly a burden, since most of a card may be left out. Off: players may pass.
option-max_turns = Most turns
    .why = A house rule so that every game ends: after this many turns of all players together points decide. 0 means no limit; the default is high, so as to catch only games that would not end.

# The game
game-title = Discworld: Ankh-Morpork
game-blurb = The Patrician is gone. Everybody has a secret goal, and one card a turn to reach it before the others guess what it is.
owner-red = Red
owner-blue = Blue
owner-yellow = Yellow
owner-green = Green
owner-troll = a troll
owner-demon = a demon

# Moves
move-play = Play { $card }
move-interrupt = Interrupt: { $card }
move-discard = Discard { $card }
move-give = Give { $card }
move-keep = Keep { $card }
move-place = Place a minion: { $area }
move-lift = Lift a minion: { $area }
move-build = Build: { $area }
move-tear-down = Remove the building: { $area }
move-buy = Take over the building: { $area }
move-trouble = Put a trouble marker: { $area }
move-calm = Remove the trouble marker: { $area }
move-use = Use the City Area card: { $area }
move-area = Choose { $area }
move-remove = Remove a minion: { $owner }, { $area }
move-move = Move a minion: { $owner }, { $area }
move-swap = Swap a minion: { $owner }, { $area }
move-to = To { $area }
move-player = { $seat }
move-take = Yes, do it
move-skip = Skip
move-pass = Pass
move-pay = Pay
move-refuse = No
move-give-card = Give a card
move-save = Pay the Small Gods
move-done = Done
move-first = { $seat } begins
move-draw = Draw { $card }
move-reveal = { $card } is turned over
move-recover = { $card } comes back
move-blind = { $card } is drawn blindly
move-roll = The die shows { $die }
move-happens = Event: { $event }
move-become = { $personality }
move-hide = { $personality } stays hidden

# What a move would do
effect-build = costs ${ $price }. City Area card: { $power }
effect-player = ${ $money }, { $cards } { $cards ->
    [one] card
   *[other] cards
}
effect-text = { $symbols }: { $text }

# Questions
ask-FirstPlayer = the die decides who begins
ask-DealPersonality = a personality is dealt
ask-DrawCard = a card is drawn
ask-RevealCard = the fog takes a card
ask-RecoverCard = a card of the discard pile is taken at random
ask-HidePersonality = one of the unused personalities stays hidden
ask-DrawPersonality = a personality is drawn
ask-DrawEvent = a random event is drawn
ask-RollEvent = the die is rolled
ask-RollFire = the die is rolled: where does it burn?
ask-RollMurder = the die is rolled: where is the murder?
ask-RollFlood = the die is rolled: where is the flood?
ask-RollScroll = the die is rolled for { $card }
ask-RollRemove = the die is rolled: where does Carcer strike?
ask-TakeBlindly = a card is drawn blindly
ask-PlayCard = play a card
ask-EndTurn = your turn ends. Use a City Area card before it does?
ask-PlayAnother = play another card? ({ $left } more)
ask-PlaceMinion = place a minion where?
ask-PutMinion = put the minion where?
ask-PlaceBuilding = build where?
ask-Assassinate = assassinate whom?
ask-RemoveTrouble = remove which trouble marker?
ask-TakeMoney = take ${ $amount }?
ask-ReadScroll = { $card }: { $text } Do it?
ask-ChoosePlayer = { $card }: { $text } Which player?
ask-ChoosePayee = who gets the money from { $payer }?
ask-MoveMinion = { $card }: which minion?
ask-ChooseOwn = which of your minions moves?
ask-MoveTo = where does the minion in { $area } go?
ask-SwapFirst = swap two minions: the first one?
ask-SwapSecond = and the second one, in another area?
ask-RemoveIn = remove which minion in { $area }?
ask-RemoveOne = remove which minion?
ask-RemoveOwn = you must remove one of your minions: which?
ask-CauseTrouble = { $card }: put the trouble marker where?
ask-StirTrouble = put the trouble marker where?
ask-CalmTrouble = remove which trouble marker?
ask-EarnInTrouble = choose an area with trouble: ${ $amount } for each minion there
ask-BuyBuilding = take over which building?
ask-TearDown = all your buildings are out: which one goes?
ask-PayOrBurn = { $by } asks for ${ $amount }, or one of your buildings goes. Pay?
ask-TakeBuilding = { $other } did not pay: remove which building?
ask-PayOrWear = { $by } asks for ${ $amount }, or { $card } stays with you. Pay?
ask-PayOrLose = pay ${ $amount }? Otherwise you lose a minion
ask-RobPlayer = take ${ $amount } from whom?
ask-GiveCard = give { $to } which card? ({ $number } more)
ask-SellCard = sell { $to } which card for ${ $number }?
ask-GiveEither = give { $to } ${ $amount } or a card?
ask-DiscardCard = discard which card?
ask-DiscardTheirs = which card of { $other } is discarded?
ask-KeepCard = which of the cards of { $other } do you keep?
ask-DiscardOne = discard a card?
ask-SellDiscards = discard a card for ${ $amount }?
ask-RefreshHand = discard a card before you refill? ({ $left } more)
ask-MoveAway = the flood drives a minion out of { $area }: where to?
ask-KeepBuilding = subsidence in { $area }: pay ${ $price }, or the building falls
ask-Interrupt = { $threat } Answer it?
ask-Revive = your minion in { $area } has been removed. Bring it back?
threat-RemoveMinion = Your minion in { $area } is about to be removed.
threat-ShiftMinion = Your minion in { $area } is about to be moved to { $to }.
threat-SwapMinions = Minions in { $area } and { $there } are about to change places.
threat-RazeBuilding = Your building in { $area } is about to be lost.
threat-BurnBuilding = Your building in { $area } is about to burn.
threat-Invade = { $owner } is about to come to { $area }.
threat-TakeOver = { $by } is about to take over your building in { $area }.
threat-HandMoney = You are about to pay ${ $amount } to { $to }.
threat-GiveEither = You are about to give { $to } ${ $amount } or a card.
threat-Deal = { $by } has chosen you for { $card }.

# Notes
note-first = { $seat } begins.
note-becomes = { $seat } is { $personality }.
note-turn = { $seat }'s turn
note-plays = { $seat } plays { $card }.
note-passes = { $seat } passes.
note-interrupts = { $seat } interrupts with { $card }.
note-uses = { $seat } uses { $area }.
note-draws = { $seat } draws { $card }.
note-draws-hidden = { $seat } draws a card.
note-discards = { $seat } discards { $card }.
note-recovers = { $seat } gets { $card } back.
note-reveals = { $card } vanishes in the fog.
note-gives = { $seat } gives { $card } to { $other }.
note-gives-hidden = { $seat } gives a card to { $other }.
note-swaps-hands = { $seat } and { $other } exchange their hands.
note-looks = { $seat } looks at the hand of { $other }.
note-sees = { $seat } sees that nobody is { $personality }.
note-new-self = { $seat } has a new personality.
note-lays = { $card } lies before { $seat } now.
note-places = { $area }: + { $owner }
note-removes = { $area }: − { $owner }
note-moves = { $owner }: { $from } → { $to }
note-builds = { $seat } has a building in { $area }.
note-falls = { $seat } loses the building in { $area }.
note-buys = { $seat } takes over the building of { $other } in { $area }.
note-buried = The City Area card { $area } of { $seat } is out of the game.
note-trouble = Trouble in { $area }.
note-calm = No more trouble in { $area }.
note-earns = { $seat }: +${ $amount }
note-spends = { $seat }: −${ $amount }
note-pays = { $seat } gives { $other } ${ $amount }.
note-event = Random event: { $event }!
note-rolls = { $seat } rolls { $die }.
note-kept-off = The Small Gods keep { $owner } out of { $area }.
note-wins = { $seat } wins as { $personality }!

# The screen
screen-turn = { $seat }'s turn
screen-deck = deck { $cards }
screen-markers = trouble { $markers }
screen-playing = in play: { $card }
screen-number = no
screen-area = area
screen-cost = cost
screen-trouble = trouble
screen-minions = minions
screen-building = building
screen-power = card
screen-gone = out of the game
screen-silenced = silenced
screen-spent = used
screen-trolls = { $count } { $count ->
    [one] troll
   *[other] trolls
}
screen-demons = { $count } { $count ->
    [one] demon
   *[other] demons
}
screen-seat = player
screen-you = you
screen-money = $
screen-cards = cards
screen-out = minions
screen-buildings = buildings
screen-areas = areas
screen-controls = controls
screen-points = points
screen-front = before them
screen-goal = You are { $personality }. You win like this: { $goal }
screen-unused = You know that nobody is: { $personalities }
screen-known = You know of { $seat }: { $cards }
screen-perhaps = Perhaps with { $seat }: { $cards }
screen-hand = Your hand:
screen-empty-hand = Your hand is empty.
screen-drawn = Drawn: { $cards }
screen-public = ~ as one public source has it, not checked against the printed cards
screen-house = * made up here (house value)
screen-was = { $seat } was { $personality }

table-tie-break = Equal points: the dearest City Area card decides ({ $rows }).
ending-spies = Lord Vetinari's spies are everywhere
ending-control = a lord controls the city
ending-trouble = the city is in chaos and wants its king
ending-fortune = a fortune is made
ending-outlast = the deck has run out, and Vimes keeps the city
ending-deck = the deck has run out
ending-riots = riots
ending-max-turns = the limit of turns

# The coach of a first game: an introduction, then what each question is about
coach-intro-1 = This is Ankh-Morpork. You are one of seven personalities, in secret, and each wins in another way: your own card says how. Nobody knows who the others are.
coach-intro-2 = The map shows twelve areas. Your minions have your colour, shape and letter. Where a minion joins others, trouble comes (the black star): there minions can be assassinated, and nothing can be built.
coach-intro-3 = Each turn you play one card. Its symbols are carried out from top to bottom: place a minion, build, assassinate, take money, read the scroll. Point at a card to read it.
coach-intro-4 = A building costs money, holds its area, and gives you its City Area card, which helps once in each of your turns. Watch what the others gather: that tells you who they may be.
coach-PlayCard = Your turn: play a card from your hand. The symbols are done in order, each may be left out. City Area cards that you own may be used before, between and after.
coach-EndTurn = Your card is done. A City Area card that you have not used this turn could still help. Then you draw up to five cards.
coach-PlayAnother = This symbol lets you play one more card.
coach-PlaceMinion = Put a minion into an area where you have one, or next to it. If somebody stands there already, trouble comes.
coach-PlaceBuilding = You can build where you have a minion, and where there is neither trouble nor a building. The price is on the map.
coach-Assassinate = Remove a minion of somebody else where there is trouble. The trouble goes with it.
coach-RemoveTrouble = Take away a trouble marker: it makes your minions safe there, or room for a building.
coach-TakeMoney = Money from the bank. It builds buildings, and one personality wins by it.
coach-ReadScroll = The scroll: what the text of the card says. You may decline it.
coach-Interrupt = Somebody does something to you, and a card of yours could answer. Now or never.
coach-StirTrouble = Trouble is good for one personality, and it opens areas to assassins.
coach-CalmTrouble = Peace and quiet: one marker goes.
coach-DiscardCard = Choose the card that helps you least.
# The table in the browser
table-city = Ankh-Morpork
table-city-line = twelve districts, one river
table-river = River Ankh
table-hub = Hub
table-turn = turn { $number }
table-beside = Beside the board
table-deck = { $count ->
    [one] { $count } card in the deck
   *[other] { $count } cards in the deck
}: green first, then brown
table-deck-green = green deck
table-deck-brown = brown deck
table-discard = Discards
table-events = Events
table-events-left = Still to come
table-events-seen = Have happened
table-markers = { $count ->
    [one] { $count } trouble marker on the board
   *[other] { $count } trouble markers on the board
}
table-trouble-short = Trouble
table-personalities = Personalities
table-nothing = Nothing yet.
table-in-play = In play
table-threat = You may answer
table-shown = Shown to you
table-city-cards = Your City Area cards
table-secret = Only you see this
table-known = Holds:
table-perhaps = Perhaps:
table-not-played = not with two
table-nobodys = nobody
table-goal-spies = in { $count } areas
table-goal-control = controls { $count }
table-goal-trouble = { $count } trouble
table-goal-fortune = ${ $count }
table-goal-outlast = deck runs out
table-has-money = Money
table-has-cards = Cards in hand
table-has-minions = Minions on the board, of all there are
table-has-buildings = Buildings on the board, of all there are
table-has-areas = Areas with own minions, without demons
table-has-controls = Areas controlled
table-has-points = Points, if points decided now
table-area = { $area }, { $number }
table-minions = { $name }: { $count } { $count ->
    [one] minion
   *[other] minions
}
table-nobody = Nobody here
table-trouble = Trouble
table-building = Building of { $name }
table-no-building = No building, cost { $cost }
table-card-of = City Area card of { $name }
table-card-free = The City Area card is free
table-card-gone = The City Area card is out of the game
table-can-choose = Can be chosen

# What is counted over many games
kind-becomes = personality
kind-plays = card played
kind-interrupts = interrupt played
kind-uses = City Area card used
kind-builds = building put up
kind-falls = building lost
kind-event = random event
kind-wins = won as
