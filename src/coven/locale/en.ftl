# Words that belong to no game.

seat-red = Red
seat-blue = Blue
seat-yellow = Yellow
seat-green = Green
seat-lilac = Lilac
bot-random = random: plays anything
bot-greedy = greedy: takes what looks best now
bot-search = search: thinks ahead
origin-rulebook = From the rulebook
origin-public = From public sources, not checked against the printed components
origin-house = House values: invented here

# The command
cli-about = Board games of witches and wizards: play them, watch them, simulate them.
    .examples =
        examples:
          coven games
          coven play witchs_brew --seats you,bot:search,bot:greedy
          coven sim witchs_brew --seats 4 --games 10000
cli-version = coven { $version } { $compiled ->
    [yes] (compiled)
   *[other] (interpreted: slower; install with a C compiler for speed)
}
cli-games = The games, their seats, options and editions.
    .examples =
        examples:
          coven games
          coven games --json
cli-play = Play in the terminal: people at one screen, and bots.
    .examples =
        examples:
          coven play
          coven play witchs_brew --seats you,bot:search,bot:greedy
          coven play witchs_brew --seats Anna,Boris,bot:search:2s --lang ru --record game.txt
        A seat is a name, or bot:random, bot:greedy, bot:search, bot:search:1000 (iterations), bot:search:2s (seconds).
        If the record file exists, that game is continued.
cli-replay = Step through a recorded game, from one seat's view or with all cards open.
    .examples =
        examples:
          coven replay game.txt
          coven replay game.txt --seat blue
          coven replay game.txt --at 120 --json
cli-verify = Check a record move by move and name the first bad line.
    .examples =
        example:
          coven verify game.txt
cli-sim = Simulate many games and count what happens.
    .examples =
        examples:
          coven sim witchs_brew --seats 4 --games 100000 --bots random --jobs 2 --seed 7 --json
          coven sim witchs_brew --seats 3 --games 500 --bots greedy --csv games.csv --plot games.png
cli-arena = Let bots play against each other, with rotated seats, intervals and ratings.
    .examples =
        example:
          coven arena witchs_brew --bots search:1000,greedy,greedy,greedy --games 100 --seed 3 --jobs 2 --json
cli-bench = Measure speed as ratios in one run.
    .examples =
        example:
          coven bench witchs_brew --seats 4 --json
cli-rules = The rules of a game, whole or one paragraph.
    .examples =
        examples:
          coven rules witchs_brew
          coven rules witchs_brew 4.5
          coven rules witchs_brew --search raven
cli-edition = Check an edition file, or show where the facts of an edition come from.
    .examples =
        examples:
          coven edition show witchs_brew
          coven edition check my-box.yaml
cli-usage = usage:
cli-positionals = what to name
cli-optionals = options
cli-help = show this help
cli-lang = language: en, ru, it or pl
cli-arg-game = the game, as listed by `coven games`
cli-arg-play-game = the game; without it, a short menu asks
cli-arg-bench-game = the game; without it, all of them
cli-arg-edition = an edition that comes with the game, or a file of your own
cli-arg-option = an option of the game; may be given several times
cli-arg-games = how many games (default { $games })
cli-arg-seed = where chance begins: the same seed gives the same games (default 0)
cli-arg-play-seed = where chance begins; without it, nobody knows
cli-arg-jobs = how many processes share the work; the results do not depend on it
cli-arg-json = machine-readable output
cli-arg-seats = who sits where: names and bots, separated by commas
cli-arg-seat-count = how many seats
cli-arg-bots = one bot for all seats, or one for each, separated by commas
cli-arg-arena-bots = one bot for each seat, separated by commas
cli-arg-record = keep the game in this file after every move; an existing one is continued
cli-arg-csv = write one row per game
cli-arg-plot = draw a picture (needs the extra `plot`)
cli-arg-paragraph = the number of a paragraph, such as 4.5
cli-arg-search = only paragraphs with this word
cli-arg-edition-action = check a file, or show an edition
cli-arg-edition-what = for check: a file; for show: a game
cli-arg-file = a recorded game
cli-arg-view = whose view: a seat such as blue, or spectator; without it all cards are open
cli-arg-at = after this many moves
cli-arg-bench-seconds = CPU seconds for each measurement
cli-usage-error = { $command }: { $message }
    Try `{ $command } --help`.
cli-interrupted = Stopped.
cli-interpreted = Note: Coven runs interpreted here, about ten times slower. Install it where a C compiler is at hand for full speed.
cli-progress-games = games
cli-progress-bench = measuring
cli-games-seats = { $low } to { $high } players
cli-games-editions = editions: { $editions }
cli-rules-nothing = No paragraph has the word { $word }.
cli-edition-good = { $edition } is a good edition of { $title }.
cli-edition-title = { $title }, edition { $edition }
cli-edition-what = what
cli-edition-says = says
cli-edition-note = note

# Playing
menu-title = Welcome to Coven. Press Enter to take the first choice.
menu-game = Which game?
menu-seats = How many seats?
menu-people = How many people at this screen?
menu-bots = How strong are the bots?
menu-name = Name of player { $number }?
menu-default-name = Player { $number }
menu-again = Please type a number from 1 to { $high }.
play-thinking = { $name } is thinking ...
play-hand-over = Now the screen is for { $name }. Press Enter when nobody else is looking.
play-commands = number = choose · ? = the rule · undo · log · save FILE · quit
play-saved = Saved in { $file }.
play-continued = Going on with { $file } after { $moves } { $moves ->
    [one] move
   *[other] moves
}.
play-continue-with = Go on later with: coven play --record { $file }
end-title = The game is over: { $ending }.
end-place = place
end-player = player
end-score = points
end-tie-break = tie-break
end-winners = { $count ->
    [one] { $winners } wins.
   *[other] A shared win: { $winners }.
}
end-nobody = Nobody wins.
replay-chance = chance
replay-hidden = (hidden)
replay-hand = { $name } holds: { $cards }
replay-commands = Move { $at } of { $last }.  Enter = on · b = back · a number = go there · e = end · q = stop
verify-good = { $file } is good: { $moves } { $moves ->
    [one] move
   *[other] moves
}, { $over ->
    [yes] played to the end
   *[other] not finished yet
}.

# Simulation, arena, speed
sim-title = { $title }: { $games } { $games ->
    [one] game
   *[other] games
} with { $seats } seats
sim-speed = { $decisions } decisions in { $seconds } s; { $rate } decisions per CPU second
sim-scores = scores: mean { $mean } ({ $low } to { $high }); winner's mean { $winner }
sim-lengths = decisions per game: mean { $mean } ({ $low } to { $high })
sim-wins = wins by seat: { $rates }
sim-endings = endings: { $endings }
sim-reached = { $kind }: { $total } times, { $things } of { $all } different things
sim-missing = { "    " }never: { $missing }
plot-scores = scores
plot-lengths = decisions per game
plot-wins = wins by seat, in percent
plot-reached = taken, times per game
arena-title = { $title }: { $games } { $games ->
    [one] game
   *[other] games
}, fair share { $share } %
arena-bot = bot
arena-games = games
arena-rate = wins
arena-interval = 95 % interval
arena-first = first
arena-score = mean score
arena-rating = OpenSkill
arena-time = { $seconds } s, { $cpu } CPU seconds
bench-title = { $title }, { $seats } seats
bench-what = what
bench-value = measured
bench-aim = aim
bench-decisions_per_cpu_second = random decisions per CPU second
bench-interpreted_decisions_per_cpu_second = the same files interpreted
bench-compiled_over_interpreted = compiled over interpreted
bench-clone_in_decisions = a clone costs, in decisions
bench-clone_and_redeal_in_decisions = a clone with redeal costs, in decisions
bench-search_iterations_per_cpu_second = search iterations per CPU second
bench-two_workers_over_one = two workers over one
bench-catanatron_decisions_per_cpu_second = Catanatron decisions per CPU second
bench-over_catanatron = over Catanatron
bench-openspiel_hearts_decisions_per_cpu_second = OpenSpiel hearts from Python, decisions per CPU second
bench-over_openspiel_hearts = over OpenSpiel hearts
bench-openspiel_gin_rummy_decisions_per_cpu_second = OpenSpiel gin rummy from Python, decisions per CPU second
bench-over_openspiel_gin_rummy = over OpenSpiel gin rummy
bench-no-peers = Install the extra `peers` to measure Catanatron and OpenSpiel beside.

# Errors: what was wrong, where, and what would be right
error-game-unknown = There is no game { $found }. Did you mean { $near }?
error-language-unknown = There is no language { $found }; there are { $words }.
error-edition-unknown = There is no edition { $found }; there are { $words }, or give a path to a .yaml file.
error-edition-other-game = { $where }: this is an edition of { $found }, not of { $expected }.
error-edition-yaml = { $where }, line { $line }: this is not YAML: { $found }.
error-edition-empty = { $where }: the file is empty; an edition begins with `game:` and `name:`.
error-file-unreadable = { $file } cannot be read: { $reason }.
error-file-not-text = { $file } is not text: byte { $at } is not UTF-8.
error-file-unwritable = { $file } cannot be written: { $reason }. Nothing was changed.
error-file-exists = { $file } exists already and was left alone; choose another name.
error-seats-count = { $game } has { $low } to { $high } seats, not { $found }.
error-option-unknown = There is no option { $option }. Did you mean { $near }?
error-options-form = Options are given as names with values, not as { $found }.
error-option-form = An option is given as NAME=VALUE, not as { $found }.
error-option-flag = The option { $option } is true or false, not { $found }.
error-option-choice = The option { $option } is one of { $choices }, not { $found }.
error-option-number = The option { $option } is a whole number from { $low } to { $high }, not { $found }.
error-argument-positive = { $argument } needs a whole number of at least 1, not { $found }.
error-argument-seconds = { $argument } needs a number above 0 and up to 600, not { $found }.
error-bot-unknown = There is no bot { $found }; there are { $words }.
error-bot-budget = A search budget is a number of iterations (1000) or of seconds (2s), not { $found }.
error-bots-count = { $found } bots were named for { $seats } seats; name one for all, or one for each.
error-seat-name = Seat { $number } needs a name of 1 to 30 characters, or bot:NAME; found "{ $found }".
error-seat-name-twice = Two players are called { $found }; names must differ.
error-view-unknown = There is no view { $found }; there are { $words }.
error-replay-number = There is no move { $found }; choose 0 to { $high }.
error-choice-number = There is no choice { $found }; type a number from 1 to { $high }.
error-choice-complete = The choice is complete after { $count } of these numbers; leave the others out.
error-paragraph-unknown = There is no paragraph { $found }; there are { $words }.
error-play-no-game = Name a game: coven play witchs_brew --seats you,bot:search,bot:greedy
error-record-finished = { $file } is a finished game; look at it with `coven replay { $file }`, or choose another file.
error-plot-missing = Pictures need matplotlib: pip install "coven-games[plot]"

error-word-twice = { $domain }: "{ $word }" is named twice.
error-move-twice = Two moves have the text "{ $text }".
error-move-number = There is no move number { $move }; there are { $count }.
error-move-unknown = There is no move "{ $text }". Similar: { $near }.
error-not-offered = "{ $move }" is not possible here (rule { $rule }). Possible: { $legal }.
error-not-asked = { $seat } is not asked now; { $waiting } is.
error-chance-waits = Chance decides now, not { $seat }.
error-not-a-chance = No chance is open here.
error-seat-needed = Several seats may answer ({ $waiting }); say which.
error-game-over = The game is over.
error-undo-nothing = There is nothing to take back.
error-undo-chance = Too late to take that back: chance has spoken since (move { $number }).
error-undo-other = Too late to take that back: { $seat } has moved since (move { $number }).
error-undo-shown = Too late to take that back: "{ $move }" (move { $number }) showed the others something.
error-undo-ballot = Too late to take that back: a secret choice has begun.
error-undo-sealed = Too late to take that back: all have chosen (move { $number }).

error-facts-missing = { $where }: { $path }: the field { $field } is missing.
error-facts-unknown = { $where }: { $path }: nothing is known about a field { $field }. Did you mean { $near }?
error-facts-mapping = { $where }: { $path }: found { $found }, expected fields with names.
error-facts-list = { $where }: { $path }: found { $found }, expected a list.
error-facts-number = { $where }: { $path }: found { $found }, expected a whole number from { $low } to { $high }.
error-facts-flag = { $where }: { $path }: found { $found }, expected true or false.
error-facts-text = { $where }: { $path }: found { $found }, expected a text.
error-facts-word = { $where }: { $path }: found { $found }, expected one of: { $words }.
error-facts-twice = { $where }: { $path }: { $found } is given twice.
error-too-many = { $where }: { $path }: found { $found }, at most { $high } are possible.
error-thing-twice = { $where }: { $path }: { $thing } is here and also at { $other }.
error-needs-option = { $where }: { $path }: this needs the option { $option }.
error-step-form = { $where }: { $path }: a step is a name, or one name with its fields.
error-step-unknown = { $where }: { $path }: there is no step { $found }; there are { $words }.
error-position-json = The position is not JSON: line { $line }, column { $column }: { $found }.
error-position-other = { $where }: { $path }: found { $found }, expected { $expected }.
error-facts-value = { $where }: { $path }: { $found } is not a value that can be read here.
error-facts-id = { $where }: { $path }: an id is one word without spaces, not "{ $found }".
error-facts-count = { $where }: { $path }: found { $found } entries, expected { $low } to { $high }.
error-facts-empty = { $where }: { $path }: at least one is needed.
error-position-over = { $where }: an ending is named, but the agenda still asks; leave one of them out.
error-position-no-option = { $where }: { $seat } is asked, but has nothing to answer with; the agenda does not fit the table.
error-position-no-question = { $where }: the agenda is empty and no ending is named; leave the agenda out, or name the ending.

error-record-not-one = { $where }, line { $line }: found "{ $found }", expected "coven record 1".
error-record-newer = { $where }, line { $line }: the record has format { $found }; this Coven reads up to { $expected }. A newer Coven is needed.
error-record-header = { $where }, line { $line }: nothing in a header looks like "{ $found }".
error-record-header-missing = { $where }, line { $line }: the header does not name its { $field }.
error-record-header-damaged = { $where }, lines 1 to { $last }: the header was changed; it does not fit its hash.
error-record-rules = { $where }: played with rules version { $found }; this Coven has version { $expected }.
error-record-edition = { $where }: the edition { $edition } has the hash { $found } in the record, and { $expected } here.
error-record-cut = { $where }, line { $line }: the record ends here without its "end" line; it was cut.
error-record-damaged = { $where }, line { $line }: "{ $found }" was changed, or a line before it is missing: the hash does not fit.
error-record-line = { $where }, line { $line }: found "{ $found }", expected move number { $number } with a seat and a move.
error-record-move = { $where }, line { $line }: "{ $found }" cannot be played: { $reason }
error-record-end = { $where }, line { $line }: found "{ $found }", expected "{ $expected }".
error-record-start = { $where }, lines 1 to { $line }: { $reason }
error-record-players = { $where }, lines 1 to { $line }: { $found } players are named for { $high } seats.
error-record-other-game = { $file } is a game of { $found }, not of { $expected }; choose another file.
error-record-after-end = { $where }, line { $line }: there is text after the end of the record.
error-potion-order = { $where }: { $path }: worth { $found }, but the card above it is worth { $above }; cards of a stack are listed from the lowest value up.
error-potion-below = { $where }: { $path }: { $thing } is held although { $above } lies above it; cards leave a stack from the top.
error-shelf-needed = { $where }: { $path }: nothing can wait on { $stack }; only a shelf that still has cards holds goods.
error-area-near = { $where }: { $path }: { $area } needs at least one other area that it borders on or that a bridge leads to, and is never its own neighbour.
error-area-one-way = { $where }: { $path }: { $area } names { $other } as a neighbour, but { $other } does not name { $area }. Write it on both sides.
error-card-interrupt = { $where }: { $path }: a card with the interrupt symbol has no other symbol and an interrupt text; other cards have neither.
error-front-card = { $where }: { $path }: { $found } cannot lie before a player; only loans and fools do.
error-card-nowhere = { $where }: { $path }: { $card } is in none of the hands named here.
error-card-absent = { $where }: { $path }: { $found } is not in the game with { $seats } players.
error-deck-empty = { $where }: { $path }: no card is left in the deck, so the game would be over.
error-could-not = { $where }: { $path }: { $thing } is not where it could be according to this.
error-problem-face = { $where }: { $path }: the problem in { $found } lies the wrong way: easy problems lie face up, problems that nobody knows (null) face down, and `seen` is for a face-down problem that is named.
error-no-tile = { $where }: { $path }: { $found } has no tile of her own; write false here, or leave the field out.
error-spaces-full = { $where }: { $path }: a problem begins on every space; at least one must be empty, where the witches begin.
error-not-joined = { $where }: { $path }: { $area } cannot be reached from everywhere; links must join all locations.
error-no-invisibility = { $where }: { $path }: { $found } holds no Invisibility card to have shown.
error-supply-differs = { $where }: { $path }: the supply says { $found }, but with what lies on the table it is { $expected }.
error-pool-empty = { $where }: { $path }: too few problems are left for the stacks and for the face-down ones on the board; name fewer elsewhere.
error-step-misfit = { $where }: { $path }: the step { $step } of the agenda does not fit the table; what it speaks of is not there.
error-castle-region = { $where }: { $path }: { $region } cannot hold a castle: castles stand on land without cloud spaces.
error-tile-terrain = { $where }: { $path }: there are no tiles for { $found }, only for { $words }.
error-circle-region = { $where }: { $path }: a stone circle cannot be on { $found }; neither hills nor water can have one.
error-tower-place = { $where }: { $path }: { $tower } must touch at least one region of land, and no water.
error-table-start = { $where }: { $path }: the table begins with 0 for nothing and goes on with at least one more number.
error-no-tile-space = { $where }: { $path }: no such tile can lie in { $found } at this table.
error-pawn-water = { $where }: { $path }: { $found } is water; no pawn can stand there.
error-pawn-cloud = { $where }: { $path }: a pawn stands in { $found }, but a cloud is there.
error-too-many-of = { $where }: { $path }: there are only { $high } of { $thing }.
error-events-few = { $where }: { $path }: { $found } unseen events are too few, the rounds to come need { $low }.
error-not-called = { $where }: { $path }: { $thing } has been laid, but is not among the roles called.
error-no-fists = { $where }: { $path }: resources are in a fist, but the agenda asks for no fists.
error-table-name = A name is one line of 1 to { $high } characters, not "{ $found }".
error-table-pace = The pace is one of { $words }, not { $found }.
error-table-seconds = With the pace { $pace } a decision may take { $low } to { $high } seconds, not { $found }.
error-table-order = Event { $found } came, but { $expected } is next.
error-table-seat = There is no seat { $found }; seats are numbered 0 to { $high }.
error-table-seat-taken = The seat { $seat } is taken by { $name }; choose another.
error-table-seat-open = Nobody sits at { $seat }.
error-table-seats-open = These seats are still open: { $seats }. Let somebody sit down, or a bot.
error-table-started = The game has begun; this could be done only before.
error-table-not-started = The game has not begun yet.
error-table-number = This was move number { $found }, but number { $expected } is next; look at the table again.
error-table-proposal = One can propose { $words }, not { $found }.
error-table-proposal-open = Another proposal ({ $kind }) is still open; answer it first.
error-table-no-proposal = There is no proposal that waits for your answer.
error-table-replace = A bot can stand in only for another person who is here, not for seat { $found }.
error-table-chat = A line of chat has 1 to { $high } characters.
error-table-window = An interrupt is waited for 0 to { $high } seconds, not { $found }.
error-table-order-unknown = An order for interrupts is one of { $words }, not { $found }.
error-table-not-finished = The game is not over yet; only then is nothing secret.
error-table-event = Event { $number } is of a kind that this Coven does not know: { $found }.
