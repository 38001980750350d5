# Broom Service. Names, moves, notes and effects; the rules themselves are in rules/.
game-title = Broom Service
game-blurb = Choose four of ten roles in secret and deliver potions by broom. Be brave and risk all, or cowardly and take little for sure.

role-root-gatherer = Root Gatherer
role-herb-gatherer = Herb Gatherer
role-fruit-gatherer = Fruit Gatherer
role-prairie-witch = Prairie Witch
role-forest-witch = Forest Witch
role-mountain-witch = Mountain Witch
role-hill-witch = Hill Witch
role-valley-druid = Valley Druid
role-hill-druid = Hill Druid
role-weather-fairy = Weather Fairy

event-more-or-less = More or Less?
event-black-market = Black Market
event-petty-hustlers = Petty Hustlers
event-brave-lead = Brave Lead
event-dangerous-places = Dangerous Places
event-safe-places = Safe Places
event-who-has-more = Who Has More?
event-empty-handed = Empty-Handed
event-to-work = To Work!
event-common-cause = Common Cause

terrain-forest = forest
terrain-hills = hills
terrain-mountains = mountains
terrain-prairie = prairie
terrain-water = water

resource-purple = purple potion
resource-green = green potion
resource-orange = orange potion
resource-wand = wand
short-purple = purple
short-green = green
short-orange = orange
short-wand = wand
code-purple = pu
code-green = gr
code-orange = or
set-four = all four kinds
set-no-purple = green, orange, wand
set-no-green = purple, orange, wand
set-no-orange = purple, green, wand
set-no-wand = purple, green, orange

tower-purple = purple tower no. { $number }
tower-green = green tower no. { $number }
tower-orange = orange tower no. { $number }
tower-hilltop = hilltop

cloud-heavy = heavy cloud no. { $number }
cloud-rainbow = Rainbow
cloud-gale = Gale
cloud-downpour = Downpour
cloud-orange-hoard = Orange Hoard
cloud-green-hoard = Green Hoard
cloud-purple-hoard = Purple Hoard

tile-potion = Potion
tile-two-wands = Two Wands
tile-delivery = Delivery
tile-two-flights = Two Flights
tile-charm = Charm
tile-bold-coward = Bold Coward
tile-extra-role = Extra Role
tile-five-points = Five Points
tile-broom-ab = Turbo Broom A/B
tile-broom-ac = Turbo Broom A/C
tile-broom-ad = Turbo Broom A/D
tile-broom-bd = Turbo Broom B/D
tile-broom-cd = Turbo Broom C/D
tile-hilltop = Hilltop
circle-a = A
circle-b = B
circle-c = C
circle-d = D

# Regions
region-thornwood = Thornwood
region-greytooth = Greytooth
region-larkfield = Larkfield
region-fox-downs = Fox Downs
region-owlwood = Owlwood
region-far-acres = Far Acres
region-westkeep-fields = Westkeep Fields
region-hollow-wood = Hollow Wood
region-mirror-lake = Mirror Lake
region-stormhorn = Stormhorn
region-reed-lake = Reed Lake
region-mosswood = Mosswood
region-kettle-hills = Kettle Hills
region-barleyfield = Barleyfield
region-badger-hills = Badger Hills
region-eastkeep-fields = Eastkeep Fields
region-ravenwood = Ravenwood
region-southmead = Southmead
region-frog-lake = Frog Lake
region-cinder-peak = Cinder Peak
region-fernwood = Fernwood
region-goat-hills = Goat Hills
region-northkeep-fields = Northkeep Fields
region-ashwood = Ashwood
region-whistling-hills = Whistling Hills
region-north-bay = North Bay
region-outer-sea = Outer Sea
region-lantern-isle = Lantern Isle
region-lantern-hills = Lantern Hills
region-ironcrag = Ironcrag
region-ringmead = Ringmead
region-heartwood = Heartwood
region-eagle-peak = Eagle Peak
region-inner-sound = Inner Sound
region-east-sea = East Sea
region-bramblewood = Bramblewood
region-barrow-hills = Barrow Hills
region-twin-horn = Twin Horn
region-wheatring = Wheatring
region-cliffwood = Cliffwood
region-narrow-strait = Narrow Strait
region-mistmead = Mistmead
region-southkeep-fields = Southkeep Fields
region-gooseheath = Gooseheath
region-otter-lake = Otter Lake
region-seal-hills = Seal Hills
region-south-sea = South Sea
region-last-shore = Last Shore

# What things do. The numbers come from the edition.
brave-gather = take { $goods }
brave-fly = fly a pawn to { $terrain }, then you may deliver there
brave-deliver = deliver from { $terrain }; +{ $bonus } points
brave-charm = charm a cloud next to a pawn; +{ $bonus } points
cowardly-gather = take one: { $goods }
cowardly-fly = fly a pawn to { $terrain }
cowardly-deliver = deliver from { $terrain }
cowardly-charm = charm a cloud next to a pawn
event-does-count = choose 1 to { $most } roles; points by their number: { $table }
event-does-swap-resource = cowards may take any one resource instead of the action
event-does-swap-points = cowards may score { $points } instead of the action
event-does-brave-lead = who leads a turn must be brave
event-does-places = at the end of the round, for each pawn: { $table }
event-does-fists = at the end of the round, the fullest fist scores { $points }; all pay what they show
event-does-fists-winners = at the end of the round, the fullest fist scores { $points }; only who scores pays
event-does-missing = at the end of the round, −{ $points } for each kind of resource you do not have
event-does-sets = at the end of the round, you may pay one set: { $four } for four kinds, { $three } for three
event-does-same-terrain = at the end of the round, +{ $points } if both pawns stand on the same terrain
cloud-does-aura = as long as it is there, deliveries next to it score { $points } more
cloud-does-fly = fly a pawn at once, to any terrain
cloud-does-deliver = deliver at once with a pawn next to it
cloud-does-deliver-any = deliver at once with either pawn
cloud-does-hoard = +{ $points } if you have at least { $need } × { $colour }
tile-does-potion = take a potion
tile-does-potion-each = take one potion of each colour
tile-does-wands = take { $number } { $number ->
    [one] wand
   *[other] wands
}
tile-does-deliver = deliver with either pawn
tile-does-fly = up to { $number } { $number ->
    [one] flight
   *[other] flights
}, to any terrain
tile-does-charm = charm a cloud next to a pawn
tile-does-bold = do the brave action although you are cowardly
tile-does-extra-role = one more role for this round
tile-does-points = score { $number } instead of the cowardly action
tile-does-broom = carries a pawn on to circle { $circles }
tile-does-tower = takes any number of { $colour } potions for { $number } { $number ->
    [one] point
   *[other] points
} each

# Moves
move-choose = { $role }
move-enough = Enough
move-tile = Use { $tile }
move-keep = Keep the tile
move-add = { $role }
move-brave = I am the brave { $role }!
move-cowardly = I am the cowardly { $role }.
move-next = Next!
move-gather = Take all
move-take = Take: { $resource }
move-market = Instead: { $resource }
move-hustle = Points instead
move-ride = To circle { $circle }
move-use-tile = Use the tile
move-done = Nothing more
move-show = { $resource }
move-hand-in = Pay { $set }
move-fly = From { $region } to { $region2 }
move-deliver = { $region }: { $tower }
move-charm = { $region }: { $cloud }
move-first = { $seat } is the first player
move-cloud = { $cloud }
move-lay = { $tile }
move-event = { $event }
move-bewitch = { $role } is bewitched
effect-bewitched = bewitched: −{ $penalty }
effect-role = brave: { $brave }; cowardly: { $cowardly }
effect-delivery = { $points } { $points ->
    [one] point
   *[other] points
}{ $wands ->
    [0] {""}
    [one] , { $wands } wand
   *[other] , { $wands } wands
}
effect-cloud = { $wands } { $wands ->
    [one] wand
   *[other] wands
}, { $bolts } { $bolts ->
    [one] bolt
   *[other] bolts
}
effect-points = { $points } { $points ->
    [one] point
   *[other] points
}

# Questions
ask-FirstPlayer = lots are drawn for the first player
ask-LayCloud = a cloud is laid on the board
ask-LayTile = a tile is laid on the board
ask-OpenEvent = the next event is opened
ask-Bewitch = a bewitched role is opened
ask-ChooseRoles = choose your roles: { $picked } of { $picks } so far
ask-ChooseAnyRoles = choose 1 to { $picks } roles, { $picked } so far
ask-ExtraRole = use the tile for an extra role?
ask-AddRole = which role do you add?
ask-Lead = which role do you play, and how?
ask-Follow = { $leader } plays { $role } (brave so far: { $bravest }). You hold it too: brave or cowardly?
ask-Follow-pass = { $leader } plays { $role }. You do not hold it
ask-BraveAct = the brave action of the { $role }
ask-CowardAct = you are the cowardly { $role }
ask-Deliver = deliver a potion?
ask-OnMountain = { $region }: use the tile { $tile }, deliver, or neither?
ask-OnMountain-tile = { $region }: use the tile { $tile }?
ask-TakePotion = which potion do you take?
ask-Fly = fly a pawn? (up to { $left })
ask-Ride = { $tile }: which circle?
ask-Charm = charm a cloud?
ask-MakeFists = what do you take into your fist?
ask-HandIn = pay a set of resources?

# Notes
note-first = { $seat } is the first player.
note-cloud = { $region }: { $cloud }
note-tile = { $region }: { $tile }
note-round = Round { $amount }
note-event = Event: { $event }
note-bewitched = Bewitched: { $role }
note-count = { $seat } has chosen { $amount } { $amount ->
    [one] role
   *[other] roles
}.
note-adds = You add { $role }.
note-brave = { $seat }: "I am the brave { $role }!"
note-beats = { $seat } is braver: { $beaten } gets nothing.
note-cowardly = { $seat }: "I am the cowardly { $role }."
note-passes = { $seat }: "Next!"
note-penalty = { $role } is bewitched: { $seat } pays for it.
note-acts = { $seat } is the brave { $role }.
note-nothing = { $seat } leaves it at that.
note-takes = { $seat }: { $resource } +{ $amount }
note-pays = { $seat }: { $resource } −{ $amount }
note-flies = { $seat } flies to { $region }.
note-delivers = { $seat } delivers: { $tower } ({ $region })
note-charms = { $seat } charms: { $cloud } ({ $region })
note-loses = { $seat }: −{ $amount } { $amount ->
    [one] point
   *[other] points
}
note-points = { $seat }: +{ $amount } { $amount ->
    [one] point
   *[other] points
}
note-amulet = { $seat } takes an amulet: { $region }
note-finds = { $seat } finds { $tile }.
note-uses = { $seat } uses { $tile }.
note-rides = { $seat } rides to circle { $circle }.
note-swaps = { $seat } takes what { $event } offers instead.
note-settles = The round ends: { $event }
note-fist = { $seat } shows { $amount }.
note-hands-in = { $seat } pays { $set }.
note-lightning = { $seat }: { $amount } for lightning
note-sets = { $seat }: { $amount } for sets of resources
note-amulets = { $seat }: { $amount } for amulets

# The screen
screen-round = round { $round } of { $rounds }
screen-leader = { $seat } leads
screen-event = Event: { $event } – { $does }
screen-bewitched = Bewitched (−{ $penalty }): { $roles }
screen-number = No.
screen-region = region
screen-terrain = terrain
screen-clouds = clouds
screen-tile = tile
screen-towers = towers
screen-pawns = pawns
screen-near = next to
screen-circle = (circle { $circle })
screen-legend = ● takes one potion, ■ any number; points, +wands. pu = purple, gr = green, or = orange. Clouds: wands/bolts.
screen-legend-amulet = ◆ = your amulet lies there.
screen-seat = player
screen-points = points
screen-bolts = bolts (points)
screen-amulets = amulets
screen-tiles = tiles
screen-cards = roles
screen-where = where
screen-laid = Played by { $seat }: { $roles }
screen-hand = Your hand: { $roles }
screen-picked = Picked so far: { $roles }
screen-fist = In your fist: { $goods }
screen-deciding = choosing
screen-nobody = nobody
screen-you = you
screen-public = ~ from public sources, not checked against the printed game
screen-house = * a house value, not the printed one

# Options
option-board = Side of the board
    .why = red: the first game; the default. purple: islands, turbo brooms, forest and hill tiles, amulets; for players who know the red side.
option-mountain_tiles = Mountain tiles and amulets
    .why = Tiles and amulets on the three mountains of the red side. Off by default: the basic game has none. The purple side always has them.
option-storm_clouds = Storm clouds
    .why = Eight clouds that do more than lightning are mixed in. A variant of the rulebook, so off by default.
option-fewer_heavy = Heavy clouds left out
    .why = With storm clouds, so many heavy ones stay in the box, so that more storm clouds appear. 0 by default. All cloud spaces are filled in any case.
option-black_market = What Black Market gives
    .why = resource: any resource, as its name suggests; the default; Petty Hustlers gives points. points: the other way round, as one sentence of the rulebook can be read.
option-fist_pays = Who pays in Who Has More?
    .why = all: everybody pays what they have shown; the default, or there would be no reason to hold back. winners: only who scores pays. The rulebook does not say.
option-potion_tile = What the Potion tile gives
    .why = one: one potion of any colour, as the main text says; the default. each: one of each colour, as a margin note can be read.
option-drop_pawn = Who delivers for the Downpour
    .why = adjacent: a pawn next to the cloud, as the rulebook says; the default. any: either pawn.
option-turbo_broom = Turbo brooms
    .why = must: a pawn is always carried on, as the rulebook says; the default. may: it can also stay on the hill.

table-tie-break = Equal points: more resources left decide ({ $rows }).
ending-rounds = the last round is played

# The table in the browser
table-house-map = our own map, not the printed board
table-realm = The realm
table-can-choose = can be chosen
table-tower = { $tower }, { $shape ->
    [square] square
   *[round] round
}, { $points } { $points ->
    [one] point
   *[other] points
}{ $wands ->
    [0] {""}
    [one] , { $wands } wand
   *[other] , { $wands } wands
}
table-tower-filled = filled
table-tower-covered = covered by a tile
table-takes-round = It takes one potion in the whole game.
table-takes-square = It takes any number of potions.
table-cloud = { $cloud }: { $wands } { $wands ->
    [one] wand
   *[other] wands
}, { $bolts } { $bolts ->
    [one] bolt
   *[other] bolts
}
table-tile = Tile: { $tile }
table-circle = Stone circle { $circle }
table-bewitched = bewitched: { $penalty } points lost for playing it
table-score = The score
table-points = { $count } { $count ->
    [one] point
   *[other] points
}
table-count = { $count } × { $thing }
table-choosing-all = All choose their roles in secret
table-next-leads = { $seat } leads the next role
table-before = The turn before: { $role }
table-choosing = is choosing
table-chosen = has chosen
table-speaks = speaks now
table-silent = has not spoken
table-passes = passes
table-brave = brave
table-bravest = brave, and has the action
table-cowardly = cowardly
table-beaten = beaten, gets nothing
table-paid = paid for a bewitched role
table-leads = leads
table-holds = { $count } { $count ->
    [one] role
   *[other] roles
} in hand
table-played = played: { $role }
table-bolts = { $bolts } { $bolts ->
    [one] bolt
   *[other] bolts
}, worth { $points } { $points ->
    [one] point
   *[other] points
} at the end
table-amulets = { $count } { $count ->
    [one] amulet
   *[other] amulets
}
table-yours = Your resources and tiles
table-roles = Your role cards
table-no-roles = No role cards left in this round.
table-picked = picked
table-fist = in your fist: { $count }

# The coach of a first game
coach-intro-1 = Welcome to the realm. Your two witches deliver potions by broom. Whoever has the most points after seven rounds wins.
coach-intro-2 = Towers want a potion of their own colour and show their points. A round tower takes one potion in the whole game, a square one any number. Stars on a tower are wands that you get too.
coach-intro-3 = In front of you lie your potions and wands. Wands charm clouds; the lightning on them counts at the end, and the more you have, the more each bolt is worth.
coach-intro-4 = In every round you choose four of ten roles in secret. Then one role after the other is played: be brave for much and risk all, or cowardly for little that is certain.
coach-ChooseRoles = Choose four roles. Gatherers bring potions and wands, witches fly to one kind of terrain, druids deliver, the Weather Fairy charms clouds. Look at where your witches stand: they fly only to regions next to them. A bewitched role costs points.
coach-ChooseAnyRoles = In this round the number of roles is free: few roles bring points, many cost some. Point at those you want, then at “Enough”.
coach-Lead = You lead: play one of your roles and say how. As a coward you take the small action at once. If you are brave, you wait: whoever is brave with the same role after you takes it from you.
coach-Follow = Somebody plays a role that you hold too, so you must play it. Brave: you beat all who were brave before you, but those after you can still beat you. Cowardly: the small action is certain.
coach-BraveAct = Nobody was brave after you: the brave action is yours.
coach-CowardAct = The small action is yours, at once and for certain.
coach-Deliver = Your witch has arrived. You may deliver one potion to a tower of this region or on its border.
coach-Fly = Point at a region next to one of your witches.
coach-Charm = You may charm a cloud next to one of your witches: pay its wands, keep its lightning.
coach-OnMountain = On a mountain you find an amulet, and you may use the tile there or deliver.
coach-Ride = The turbo broom carries your witch on: choose one of its stone circles.
coach-TakePotion = Choose a potion. Think of the towers that your witches can reach.
coach-ExtraRole = Your tile gives you one role more for this round. You need not use it now.
coach-AddRole = Choose the role that you add to your hand.
coach-MakeFists = Take into your fist what you dare to lose: the fullest fist scores, and what is shown is paid.
coach-HandIn = You may pay a set of different resources for points.

# What is counted over many games
kind-event = event
kind-brave = called bravely
kind-cowardly = called cowardly
kind-penalty = penalty for a bewitched role
kind-acts = brave action
kind-delivers = delivery
kind-charms = cloud charmed
kind-finds = tile found
kind-uses = tile used
kind-rides = ride to a stone circle
kind-hands-in = set of resources paid
