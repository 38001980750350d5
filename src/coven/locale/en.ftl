# Words that belong to no game.

seat-red = Red
seat-blue = Blue
seat-yellow = Yellow
seat-green = Green
seat-lilac = Lilac
bot-apprentice = apprentice: takes what looks good, and slips now and then
bot-witch = witch: takes what looks best, every time
bot-headologist = headologist: thinks ahead
level-apprentice = apprentice
level-witch = witch
level-headologist = headologist
origin-rulebook = From the rulebook
origin-public = From public sources, not checked against the printed components
origin-house = House values: invented here

# The command
cli-about = Board games of witches and wizards: play them, watch them, simulate them.
    .examples =
        examples:
          coven games
          coven play witchs_brew --seats you,bot:witch,bot:apprentice
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
          coven play witchs_brew --seats you,bot:witch,bot:apprentice
          coven play witchs_brew --seats Anna,Boris,bot:headologist --lang ru --record game.txt
        A seat is a name, or one of three levels: bot:apprentice, bot:witch, bot:headologist;
        for the laboratory also bot:random, bot:greedy, bot:search:1000 (iterations), bot:search:2s (seconds).
        If the record file exists, that game is continued.
cli-replay = Step through a recorded game, from one seat's view or with all cards open.
    .examples =
        examples:
          coven replay game.txt
          coven replay game.txt --seat blue
          coven replay game.txt --at 120 --json
cli-verify = Check a record, or the proof of a finished table, move by move, and name the first thing that is wrong.
    .examples =
        examples:
          coven verify game.txt
          coven verify coven-k7mq2xw9ab.json
cli-sim = Simulate many games and count what happens.
    .examples =
        examples:
          coven sim witchs_brew --seats 4 --games 100000 --bots random --jobs 2 --seed 7 --json
          coven sim witchs_brew --seats 3 --games 500 --bots greedy --csv games.csv --plot games.png
          coven sim witchs_brew --seats 3 --games 500 --bots greedy --out games.parquet
cli-arena = Let bots play against each other, with rotated seats, intervals and ratings.
    .examples =
        examples:
          coven arena witchs_brew --bots search:1000,greedy,greedy,greedy --games 100 --seed 3 --jobs 2 --json
          coven arena witchs_brew --ladder --games 100 --seed 3 --plot ladder.png
cli-analyse = Look at a finished game again: chances over time, turning points, luck, and what other moves would have brought.
    .examples =
        examples:
          coven analyse game.txt
          coven analyse game.txt --jobs 4 --plot game.png --json
cli-balance = What wins: rates by seat, role, card, tile, personality and event from many games of a bot.
    .examples =
        example:
          coven balance witchs_brew --seats 4 --games 2000 --bots greedy --jobs 4 --plot balance.png
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
cli-arg-engine = who works: this machine, or a Ray cluster (RAY_ADDRESS, or else one started here with --jobs processes); the results do not depend on it
cli-arg-json = machine-readable output
cli-arg-seats = who sits where: names and bots, separated by commas
cli-arg-seat-count = how many seats
cli-arg-bots = one bot for all seats, or one for each, separated by commas
cli-arg-arena-bots = one bot for each seat, separated by commas, such as witch,apprentice,random
cli-arg-arena-ladder = every level against a table full of the one below it, and against random ones, instead of --bots; pairs without the highest level play four times as many games
cli-arg-record = keep the game in this file after every move; an existing one is continued
cli-arg-csv = write one row per game
cli-arg-out = write a dataset (Parquet; needs the extra `data`), with a data card beside it
cli-arg-rows = what a row of the dataset is: a game, or a decision
cli-arg-playouts = how often the game is played on from each moment (default { $number })
cli-arg-moments = at how many moments the chances are looked at, at most (default { $number })
cli-arg-worlds = in how many possible worlds each option is weighed; 0 leaves options out, else at least 2 (default { $number })
cli-arg-analyse-seed = where the chance of the playouts begins: the same seed gives the same result (default 0)
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
cli-progress-analysis = looking back
cli-progress-closer = looking closer
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
} with { $seats } { $seats ->
    [one] seat
   *[other] seats
}
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
plot-reached = { $kind }, times a game
plot-rate = wins, in percent
arena-title = { $title }: { $games } { $games ->
    [one] game
   *[other] games
}, fair share { $share } %
arena-title-together = { $title }: { $games } { $games ->
    [one] game
   *[other] games
}, won or lost together
arena-bot = bot
arena-games = games
arena-rate = wins
arena-interval = 95 % interval
arena-first = first
arena-score = mean score
arena-rating = OpenSkill
arena-against = against
arena-move = CPU a move
ladder-title = { $title }: one against { $others }, fair share { $share } %
ladder-first = most points, won or lost
ladder-pair = { $bot } against { $other }
arena-time = { $seconds } s, { $cpu } CPU seconds

# A game looked at again
analysis-title = { $title }, { $moves } { $moves ->
    [one] move
   *[other] moves
}: { $ending }
analysis-player = player
analysis-score = score
analysis-win = win
analysis-luck = luck
analysis-loss = decisions
analysis-turning = What turned the game:
analysis-no-turning = Nothing turned this game at one blow.
analysis-turned = { "  " }move { $number } ({ $by }: { $move }): { $name } from { $before } to { $after }
analysis-draws = The luckiest and unluckiest draws, in percentage points of the win:
analysis-no-draws = Chance had no say in this game.
analysis-draw = { "  " }move { $number } ({ $move }): { $shares }
analysis-decisions = The costliest decisions, by what the player could know:
analysis-decision = { "  " }move { $number }, { $name }: { $move } instead of { $best } cost { $loss } ± { $error }
analysis-better = What might have been better, by what the player could know:
analysis-choice = { "  " }move { $number }, { $name }: { $best } rather than { $move }
analysis-means = Luck: what draws and dice brought against their mean. Decisions: what one lost on average against the option that looked best. Both in percentage points of the win, by the bots' estimate of the game.
analysis-together = Where all win or lose as one, and for who plays alone, the bots' estimate is no chance to win: luck and the cost of decisions are left out.
plot-moves = move
plot-chances = chance to win, in percent
plot-luck-loss = luck in all (plain) and an average decision (hatched), in percentage points of the win

# What wins
balance-title = { $title }: { $games } { $games ->
    [one] game
   *[other] games
} with { $seats } { $seats ->
    [one] seat
   *[other] seats
}, played by { $bots }; a seat wins { $fair } % on average
balance-seat = seat
balance-used = { $kind }
balance-leader-after = who led at: { $kind }
balance-between = … { $count } more between these
balance-times = times
balance-rate = won
balance-interval = 95 % interval
balance-stands = against the average
balance-above = above
balance-below = below
balance-even = no clear difference
balance-means = A rate says how often who used a thing won that game, and of an event how often who led when it came won in the end. It shows what goes together with winning, not what causes it.

# Datasets
data-title = { $title }: { $games } simulated { $games ->
    [one] game
   *[other] games
}
data-rows-games = One row for each game, { $rows } in all.
data-rows-decisions = One row for each decision, those of chance included, { $rows } in all.
data-field = field
data-type = type
data-field-game = number of the game, from 0
data-field-decisions = decisions of the players in the game
data-field-ending = how the game ended
data-field-number = number of the move in the game, from 1
data-field-seat = who decided: a seat, or chance
data-field-bot = who played that seat; empty for chance
data-field-question = the question that was open, by its name in the rules of the program
data-field-options = all legal moves; empty for chance
data-field-move = the move taken
data-field-score = points of the seat: of a game at its end, of a decision before it
data-field-win = the seat's share of the win when the game was over
data-game = game
data-rules = rules version
data-edition = edition
data-edition-hash = hash of the edition
data-version = version of Coven
data-seed = seed
data-games = games
data-command = command
data-licence = licence
data-again = The same command with the same version makes the same rows. Game n of a run depends on the seed and n alone. The moves of a game, chance included, replay it.
data-clock = Some of these bots think by the clock, so the same command plays other games on another machine, or on a busy one. The moves of a game, chance included, replay it.
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
error-bot-budget = A search budget is a number of iterations (1000, or 1000x4 in four trees) or of seconds (2s), not { $found }.
error-arena-who = Name the bots (--bots witch,greedy,greedy) or ask for all levels (--ladder), one of the two.
error-ladder-together = Levels are told apart by playing against each other; here all win or lose together. Name one bot for all seats with --bots instead.
error-bot-knob = A search is set by { $words } and a number that fits (scale: more than 0; playout, turns: a whole one; observers, keeps: 0 or 1), as in search:200:playout=8, not by { $found }.
error-bot-patience = A level takes some seconds at most, as in headologist:0.5s, not { $found }.
error-bots-count = { $found } bots were named for { $seats } seats; name one for all, or one for each.
error-seat-name = Seat { $number } needs a name of 1 to 30 characters, or bot:NAME; found "{ $found }".
error-seat-name-twice = Two players are called { $found }; names must differ.
error-view-unknown = There is no view { $found }; there are { $words }.
error-replay-number = There is no move { $found }; choose 0 to { $high }.
error-choice-number = There is no choice { $found }; type a number from 1 to { $high }.
error-choice-complete = The choice is complete after { $count } of these numbers; leave the others out.
error-paragraph-unknown = There is no paragraph { $found }; there are { $words }.
error-play-no-game = Name a game: coven play witchs_brew --seats you,bot:witch,bot:apprentice
error-record-finished = { $file } is a finished game; look at it with `coven replay { $file }`, or choose another file.
error-analysis-unfinished = Only a finished game can be analysed; this one stops after { $moves } moves. Play it to its end first.
error-analysis-worlds = --worlds is 0 (options are left out) or at least 2 (one world tells nothing of its error), not { $found }.
error-job-died = A process that shared the work was killed or ran out of memory. Nothing was written; ask again, perhaps with fewer --jobs.
error-parquet-missing = Datasets need pyarrow: pip install "coven-games[data]"
error-csv-and-out = --csv and --out are two forms of the same rows; give one of them.
error-plot-format = A picture ends in { $words }, not like { $found }.
error-plot-missing = Pictures need matplotlib: pip install "coven-games[plot]"
error-spiel-missing = This needs OpenSpiel: pip install "coven-games[spiel]"
error-spiel-position = This position has { $seats } seats and the options { $options }; the game is { $game }. Load a game with the same.
error-spiel-observer = No observer for { $found }: no parameters are known, and the private part is that of one player or of none.
error-ray-missing = A cluster needs Ray: pip install "coven-games[cluster]"
error-ray-unreachable = The Ray cluster { $address } (RAY_ADDRESS) cannot be reached: { $reason }
error-ray-version = The Ray cluster has Coven { $found }; install Coven { $expected }, as here, on all its machines.

error-word-twice = { $domain }: "{ $word }" is named twice.
error-move-twice = Two moves have the text "{ $text }".
error-move-number = There is no move number { $move }; there are { $count }.
error-move-unknown = There is no move "{ $text }". Similar: { $near }.
error-not-offered = "{ $move }" is not possible here (rule { $rule }). Possible: { $legal }.
error-environment-reset = There is no game to play on: call reset first ({ $found } needs one).
error-environment-no-mode = render() draws nothing, since no render_mode was given: { $words }.
error-environment-seed = A seed is a whole number of 0 or more, of at most { $bits } bits, not { $found }.
error-environment-opponents = opponents is one bot for all others, or a list of { $others }, one for each other seat; found { $found }.
error-vector-closed = These games are closed; make new ones with VectorGames.
error-vector-not-offered = In game { $row } "{ $move }" is not possible. Possible: { $legal }.
error-vector-shape = One move for each of { $count } games is needed, as whole numbers, not an array of { $found }.
error-vector-workers = workers is 0 (this process steps the games itself) or a number of processes, not { $found }.
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
error-position-agenda = { $where }: the agenda cannot be worked off at this table; a number, a thing or the order of its steps does not fit.
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
error-table-luck = A value for the dice is one line of 1 to { $high } characters.
error-table-moves = One to { $high } moves can be sent at once, not { $found }.
error-table-phrase = One can say { $words } with one press, not { $found }.
error-table-damaged = The log of this table is damaged at event { $number }: its hash is not right.
error-table-outdated = The table { $table } was opened with other rules or another edition ({ $edition }) than this Coven has.
error-table-busy = Too many are changing this table at the same moment; send it again.
error-table-crowded = { $found } are to sit down, but there are { $high } seats.
error-table-full = All seats are taken.
error-seat-unknown = There is no seat { $found }; seats are { $words }.
error-seat-which = You hold several seats here: say which one, as "seat".
error-no-seat = Your link opens no seat at this table: with it you can only watch, or sit down if you were invited.
error-not-your-seat = That seat is not yours.
error-not-host = Only the host of the table can do that.
error-not-invited = Your link does not let you sit down here; ask for an invitation.
error-no-table = There is no table { $found }, or you have no link to it.
error-link-unknown = This link does not work: it is not complete, or has been taken back. Ask for a new one.
error-store-url = A database is sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME, not { $found }.
error-store-unreachable = The database { $found } cannot be opened: { $reason }.
error-store-in-use = Another server uses { $found }. SQLite is for one server process; for several use PostgreSQL.
error-store-away = The database does not answer just now. Nothing was lost; send it again in a moment.
error-bot-budget-high = A bot at a table thinks at most { $iterations } iterations or { $seconds } s about a move, not { $found }.
error-bot-lost = The bot { $bot } could not be asked; the server tries again.
error-webhook-host = Turn notices may go only to hosts that the operator has allowed ({ $words }), not to { $found }.
error-limit-requests = Too many requests: at most { $rate } a second. Wait a moment.
error-limit-messages = Too many messages: at most { $rate } a second. Wait a moment.
error-limit-body = That is too big: at most { $high } bytes.
error-limit-sockets = Too many open connections from your address: at most { $high }.
error-limit-tables = This server has { $high } tables and opens no more.
error-limit-links = A table has at most { $high } links of one kind; ask the host for one.
error-not-lesson = Hints are given in a coached first game only.
error-serve-network = --metrics-for: “{ $found }” is neither an address nor a network; write one like 10.0.0.7 or 10.0.0.0/8.
error-limit-analyses = { $high } games are being analysed or wait for it; try again in a minute.
error-limit-new-analyses = Too many analyses from your address: { $high } at once, then one every minute.
error-limit-new-tables = Too many new tables from your address: { $high } at once, then one every half minute.
error-foreign-origin = This request comes from another site ({ $found }); only pages of this server may send it.
error-message-form = A message is text of at most { $high } characters.
error-message-json = A message is a JSON object with a field "do", not: { $found }
error-request-form = { $where }: { $reason }
error-http-status = The server answers { $found }: there is nothing here that could be done.
error-server-fault = Something is wrong in the server. Nothing was changed; the operator finds it in the log.
error-proof-commitment = The secret is not the one that was committed to before the game.
error-proof-draw = Event { $number }: the dice say { $expected }, not { $found }.
error-serve-public-url = A public URL begins with http:// or https://, not: { $found }
error-serve-port-taken = Port { $port } at { $host } is taken; choose another with --port.
error-serve-port = Nobody can listen at { $host }, port { $port }: { $reason }.
serve-open = Coven is open: { $link }
serve-sqlite = Tables are kept in { $database } (SQLite, one server process).
serve-lan = Everybody in the same network can scan the code, or open the link.
serve-stop = Ctrl-C stops it; the tables stay.
cli-serve = Serve tables for friends and bots: in the browser, in the terminal, for programs.
    .examples =
        examples:
          coven serve
          coven serve --lan
          coven serve --database postgresql://USER:PASSWORD@HOST/NAME --public-url https://coven.example.org
cli-arg-host = the address to listen at (127.0.0.1: this machine only)
cli-arg-port = the port (8000; 0 takes a free one)
cli-arg-lan = listen for everybody in the same network; print the link and a QR code
cli-arg-database = where tables are kept: sqlite:///FILE or postgresql://...
cli-arg-public-url = how people reach this server, for links, cookies and the check of origins
cli-arg-trusted-proxy = the address of the proxy whose headers tell who really comes
cli-arg-serve-edition = an edition of your own to offer; may be given several times
cli-arg-webhook-host = a host that turn notices may be sent to; may be given several times
cli-arg-workers = processes in which bots think
cli-arg-sockets = connections that one address may hold
cli-arg-requests = requests a second that one address may send
cli-arg-metrics-for = other machines that may read /metrics: an address, or a network such as 10.0.0.0/8 (repeatable)
cli-arg-log-level = how much to log, as lines of JSON on standard error
cli-arg-tables-at-once = tables that one address may open one after the other; then one every half minute
error-backup-not-one = { $where } is not a backup of tables.
error-backup-line = { $where }, line { $line }: this is not a table as `coven export` writes it.
error-backup-table = { $where }, line { $line }: { $reason }
backup-exported = { $count ->
    [one] One table
   *[other] { $count } tables
 } written to { $file }. Keep it to yourself: it holds what is secret in games that are not over.
backup-imported = { $count ->
    [one] One table
   *[other] { $count } tables
 } brought back; { $there } were there already.
backup-progress = tables
cli-export = Write tables with all that belongs to them into a file.
    .examples =
        examples:
          coven export tables.jsonl
          coven export one.jsonl --table k7mq2xw9ab --database postgresql://USER:PASSWORD@HOST/NAME
cli-import = Bring tables back from a file that `coven export` wrote.
    .examples =
        examples:
          coven import tables.jsonl --database sqlite:///other.db
cli-arg-export-file = where to write
cli-arg-import-file = the file to read
cli-arg-export-table = only this table; may be given several times
cli-join = Play at a server's table from this terminal.
    .examples =
        examples:
          coven join 'https://coven.example.org/join#TOKEN'
          coven join 'http://127.0.0.1:8000/join#TOKEN' --name Anna --seat blue
        The link is the one that you were given: to sit down, to your own seat, to watch, or to be the host.
cli-arg-link = the link to a table: https://HOST/join#TOKEN
cli-arg-join-name = your name, if the link is an invitation; without it you are asked
cli-arg-join-seat = the seat to take, such as blue; without it the first free one
join-name = Your name at this table?
join-seated = You sit at { $seat }. Your own link, also for another device: { $link }
join-free = free
join-open = { $host ->
    [yes] The table is open. Type start when all sit there; bot blue witch lets a bot sit down.
   *[other] The table is open; its host starts the game.
}
join-commands = number = choose · ? = the rule · undo · log · say TEXT · help · quit
join-help =
    number = choose; several numbers for a secret choice · Enter = the table again · ? = the rule · ?4.5 = that rule
    undo = take back · log = all that happened · say TEXT = chat · quit = leave; the table stays
    propose undo · propose pace live 120 · propose replace NAME = ask the others · yes · no = answer them
    order WORD = for interrupts: { $orders }
    plan MOVE, MOVE = for the next secret choice; plan alone takes it back
    hurry · hurry off = moves without a choice are made for you · away = a bot stands in · back = play again
    start · bot SEAT BOT · luck TEXT = before the game
join-waiting = Waiting for { $names } ...
join-lost = The connection to { $host } is lost; trying again. Ctrl-C leaves.
join-again = Connected again.
join-taken-back = Something was taken back.
join-away = { $who ->
    [you] A bot plays for you now. Type back to play again yourself.
   *[other] { $name } is away; a bot plays there now.
}
join-back = { $who ->
    [you] You play again yourself.
   *[other] { $name } is back.
}
join-proposal = { $name } proposes { $kind ->
    [undo] to take back the last choice
    [pace] the pace { $pace }, { $seconds } s for a decision
   *[other] that a bot plays for { $other }
}. { $wanted ->
    [yes] Type yes or no.
   *[other] The others are asked.
}
join-proposal-over = The proposal is settled.
join-order-ended = Your order has ended: { $reason ->
    [turn-over] you are asked something else
    [threatened] a piece of yours is in danger
    [not-possible] what was planned is not possible
    [not-complete] the plan was not complete
   *[other] something was taken back
}.
join-held = Your answer: { $move }. It counts when the window closes; until then you can change it.
join-window = Everybody waits { $seconds } s here, whether somebody answers or not.
join-leave = The table stays. Come back with: coven join '{ $link }'
error-join-link = This is not a link to a table: { $found } – it looks like https://HOST/join#TOKEN, and all of it is needed.
error-join-unreachable = No server can be reached at { $host }: { $reason }.
error-join-no-coven = { $host } answers, but not as a Coven server does (status { $status }).
error-join-refused = The server says: { $text }
error-join-not-asked = You are not asked anything just now.
error-join-no-line = There is no connection just now; type it again when it is back.
error-join-unsure = The connection broke before the answer came: look whether it was done before you type it again.
verify-proof = { $file } is proved: { $events } { $events ->
    [one] event
   *[other] events
}, { $moves } { $moves ->
    [one] move
   *[other] moves
}, { $draws } { $draws ->
    [one] draw
   *[other] draws
} of the dice.
verify-commitment = The secret fits this hash, which all could see before the first draw: { $commitment }
error-proof-json = { $where }, line { $line }, column { $column }: the proof is damaged or was cut: { $found }.
error-proof-form = The proof is malformed: { $path } is missing or of the wrong kind.
error-proof-newer = { $where }: found "{ $found }", this Coven reads "{ $expected }".
error-proof-event = Event { $number } could not have happened: { $reason }
error-proof-undo = nobody could have taken this back, and not all agreed to it.
error-proof-cut = { $where }: after event { $number } the game is not over; the proof was cut.

# The plain page
page-skip = Skip to the content
page-rich = Drawn table
page-language = Language
page-home = To the first page
page-sorry = That did not work
page-about = Four board games of witches, for friends and bots. No accounts: a link is all you need.
page-turn = Your turn
page-mine = My games
page-mine-none = None yet. Open a table, or join one with a link.
page-mine-move = your turn
page-mine-open = not begun yet
page-mine-playing = others are asked
page-mine-finished = over
page-moves = moves: { $count }
page-new = Open a table
page-new-title = A new table: { $game }
page-new-do = Open the table
page-rules = Rules
page-rules-of = Rules of { $game }
page-enter = Join a table
page-enter-label = Link or code
page-enter-why = Paste the link that somebody sent you, or just what stands after the #.
page-enter-plain = Without JavaScript the link cannot open by itself: copy it from the address bar and paste it here.
page-enter-do = Join
page-edition = Edition
page-seats-count = Number of seats
page-people = People at this device
page-people-why = One name, or several who take turns at this screen. Leave the rest empty.
page-person = Player { $number }
page-fill = The other seats
page-fill-who = Who sits there
page-fill-bots = Bots
page-fill-guests = Nobody yet: free for guests
page-fill-some = { $count ->
    [one] One bot, the rest free for guests
   *[other] { $count } bots, the rest free for guests
}
page-fill-bot = How the bots play
page-time = Time
page-pace = Time for a decision
page-pace-none = no limit
page-pace-live = { $time }: all at the table together
page-pace-slow = { $time }: each whenever they like
page-pace-why = When somebody's time is up, a bot stands in until they come back.
page-seconds = { $count } s
page-minutes = { $count } min
page-hours = { $count } h
page-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
page-interrupts = Interrupts
page-window-normal = Normal: everybody who might answer is waited for equally long, so nobody learns who could have.
page-window-quick = Quick: only who can answer is asked. That saves time, but everybody sees who had nothing to answer with.
page-window-quicker = Change to quick
page-window-slower = Change to normal
page-options = Options of the rules
page-table-id = Table { $id }
page-look = Look again
page-lost = The server does not answer just now. Nothing was sent; please try again.
page-open-free = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
page-open-ready = Everybody is seated. The host can begin.
page-open-ready-host = Everybody is seated. You can begin.
page-seats = Seats
page-free = free
page-you = you
page-bot = bot
page-away = away: a bot plays
page-here = here
page-asked = is asked
page-watching = watching: { $count }
page-put-bot = Seat a bot
page-put-bot-kind = Bot for the seat { $seat }
page-clear = Free the seat
page-leave = Stand up
page-start = Begin
page-sit = Sit down
page-sit-more = Somebody else at this device
page-sit-name = Name
page-sit-place = Seat
page-sit-any = any
page-sit-do = Sit down
page-settings = How we play
page-set = Save
page-dice = Fair dice
page-dice-why = The dice come from a secret of the server, fixed before the game, and from what each seat adds. After the game everybody can check them.
page-dice-commitment = The secret is bound to
page-luck = Something of your own
page-luck-do = Add
page-links = Links
page-link-invite = Make an invitation
page-link-watch = Make a link to watch
page-link-own = My seat ({ $name }) on another device
page-link-seat = A new link for { $name }
page-link-host = Link for a second host
page-made-invite = An invitation: whoever has it can sit down
page-made-watch = A link to watch
page-made-seat = A link to this seat
page-made-host = A link for another host
page-made-link = The link
page-made-qr = The same link as a QR code
page-made-why = A link is shown only once, and works for whoever has it. Send it only to those it is for.
page-revoke = Take links back
page-revoke-why = All links of that kind stop working, those in use too.
page-revoke-invite = Invitations
page-revoke-watch = Links to watch
page-revoke-seat = Links to the seat of { $name }
page-status-you = Your turn, { $name }: { $question }
page-status-wait = We wait for { $names }.
page-away-you = A bot plays for you just now.
page-back = I am back
page-news = What has happened
page-table = The table
page-jump = To my choice
page-left = Time left
page-held = Your answer: { $move }. All answers are shown together when the time is up; until then you can change it.
page-picks = Tick all that you choose
page-picks-do = Choose
page-rule = Rule { $rule }
page-rule-more = All rules
page-undo = Take back
page-undo-do = Take back my last choice
page-undo-ballot = A secret choice is open: nothing earlier can be taken back now.
page-undo-nothing = There is nothing to take back yet.
page-undo-chance = Chance has spoken since your last choice: it stands.
page-undo-other = Somebody else has moved since your last choice: it stands.
page-proposal = A proposal
page-proposal-undo = { $name } would like to take back the last choice.
page-proposal-pace = { $name } proposes another time for decisions: { $pace }.
page-proposal-replace = { $name } proposes that a bot stands in for { $other }.
page-proposal-wait = The others are being asked.
page-yes = Yes
page-no = No
page-propose = Ask everybody
page-propose-undo = May I take back my last choice?
page-propose-pace = Change the time
page-propose-replace = May a bot stand in for { $name }?
page-orders = My orders
page-order-ask = Ask me
page-order-always-ask = Always ask me, even if I can only pass
page-order-pass-turn = Pass for me until my next turn
page-order-pass-unthreatened = Pass for me until a piece of mine is in danger
page-order-pass-always = Always pass for me
page-plan = My next secret choice
page-plan-why = Chosen for you as soon as the question comes. To take it back, tick nothing.
page-plan-do = Remember this choice
page-hurry = Moves without a choice
page-hurry-why = They can be made for you. Others may then see that you had no choice.
page-hurry-on = Make them for me
page-hurry-off = Ask me again
page-ended-threatened = A piece of yours is in danger, so you are asked again.
page-ended-turn-over = Your order was for one turn; you are asked again.
page-ended-not-possible = The choice you had planned was not possible. Please choose anew.
page-ended-not-complete = The choice you had planned was not complete. Please choose anew.
page-ended-undone = Something was taken back, so your planned choice is gone.
page-log = The whole log ({ $count })
page-talk = Talk
page-say = Your message
page-say-do = Say
page-phrases = Quick words
page-phrase-hello = Hello!
page-phrase-well-played = Well played!
page-phrase-thinking = I am thinking.
page-phrase-one-moment = One moment, please.
page-phrase-oops = Oops!
page-phrase-your-turn = Your turn!
page-phrase-thanks = Thank you!
page-phrase-good-game = Good game!
page-mute = Whom I read
page-mute-one = Stop reading { $name }
page-unmute-one = Read { $name } again
page-note = My private note
page-note-why = Nobody else ever sees it.
page-hot = At this device
page-hot-back = To the table, without anyone's secrets
page-hot-talk = To say something, first take the screen for one of your seats.
page-hand-on = Pass the screen to { $name }
page-hand-over = Now the screen is for { $name }
page-hand-over-why = Go on when nobody else is looking.
page-hand-over-do = I am { $name }
page-standings = Final standings
page-again = And now?
page-rematch = Play again, everybody one seat further
page-rematch-there = To the next game
page-record = Record of the game
page-proof = Proof of the dice
page-what-if = What if ... after move
page-what-if-why = Opens a new table that begins at that moment of this game.
page-what-if-do = Play on from there
page-moments = Look at any moment
page-moment = After move { $number } of { $last }
page-moment-number = Move
page-moment-by = Seen by
page-moment-spectator = somebody who watches
page-moment-do = Show
page-moment-first = Beginning
page-moment-back = Back
page-moment-on = On
page-moment-last = End
page-moment-leave = Back to the table
error-proof-facts = its facts are not what such an event has.
error-join-other-version = { $host } shows the table in a way that this Coven does not understand ({ $reason }). The same version on both sides helps.
play-picks = Type the numbers of all you choose at once, such as 1 4 7.
page-step-away = Going away
page-step-away-why = A bot plays for you until you say that you are back.
page-step-away-do = Let a bot play for me
