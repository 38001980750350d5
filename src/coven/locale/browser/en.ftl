# The table in the browser. Names of moves, cards and notes are in the catalogues of the games.
skip = To the main part
home = Home
close = Close
confirm = Confirm
cancel = Cancel
send = Send
you = you
start = Start the game
more = { $count } more …
credits = Icons by the contributors of game-icons.net (Lorc, Delapouite and others), CC BY 3.0, recoloured. Fonts: Alegreya (SIL OFL).
plain-page = The plain page: text only, for old browsers and screen readers
origin-public = Value from a public source, not checked against the printed components
origin-house = House value: invented here, not from the box
refused = This table is closed to you

# Status line
status-opening = One moment …
status-lost = The line is broken. Trying again …
status-gathering = The table is being set
status-over = The game is over
status-yours = Your turn
status-waiting = { $count ->
    [one] { $names } must answer
   *[other] Waiting for { $names }
}
status-nature = The cards are being dealt …
notice-turn = Your turn
clock = Time left to answer

# Parts of the table
board = Board
hand = Hand
players = Players
log = Log
chat = Chat
sheets = Parts of the table
table-menu = Table
question = Question
answers-all = All { $count }
answers-fewer = Fold
answers-point = Point at what lights up, or open the list.
undo = Undo
rules = Rules
keys = Keyboard
settings = Settings
watching = { $count ->
    [one] One person watches
   *[other] { $count } people watch
}
here = here now
not-here = not here now
away = away: a bot stands in
bot = bot
asked = is asked
thinking = thinks
why-not = Not now: { $thing }
log-filter = Find in the log
log-since = since your last move
chat-empty = Nobody has said anything yet.
chat-placeholder = Say something
rules-search = Search the rules
rules-hits = { $count ->
    [one] one paragraph
   *[other] { $count } paragraphs
}
hand-over = The screen is for { $name } now
hand-over-why = Nothing secret is seen until { $name } takes it. Go on when nobody else is looking.
hand-over-take = I am { $name }

# Why nothing can be taken back
undo-nothing = There is nothing to take back.
undo-other = Somebody has moved since.
undo-chance = Chance has spoken since: a card or a die has been seen.
undo-ballot = Secret choices that are sealed stay sealed.

# Often said
phrase-hello = Hello!
phrase-well-played = Well played!
phrase-thinking = Let me think …
phrase-one-moment = One moment, please.
phrase-oops = Oops!
phrase-your-turn = Your turn!
phrase-thanks = Thank you!
phrase-good-game = Good game!

# Settings
set-language = Language
set-theme = Light
set-speed = Movement
set-sound = Sound
set-notices = Tell me when it is my turn, also in another tab
set-confirm = Ask once more before each move
set-plain-paper = Plain paper, for slow machines
theme-auto = as the system
theme-light = light
theme-dark = dark
speed-off = off
speed-slow = slow
speed-table = at a table
speed-quick = quick
speed-fast = very quick
notices-denied = Your browser does not allow notices from this page; allow them in its own settings first.

# Keyboard
key-option = choose an option of the question
key-tab = go to the next thing that can be chosen
key-enter = choose it
key-escape = let go of a choice, close
key-undo = take back
key-board = the board
key-log = the log
key-chat = the chat
key-rules = the rules
key-hand = your hand
key-help = this page

# Home, new table, lobby, table menu
home-title = Coven
home-about = Board games of witches, for friends and bots. No accounts: a link is all you need.
home-games = What shall we play?
home-turns = { $count ->
    [one] It is your turn
   *[other] It is your turn at { $count } tables
}
home-name = Your name
name-default = Guest
home-seats = { $low }–{ $high } players
home-play = Play now
home-play-why = “Play now” seats you with bots and begins at once; there is no clock.
home-opening = Setting the table …
home-new = New table …
home-learn = Learn by playing
home-mine = My games
home-others = My other games
home-others-none = No other game is under way.
home-enter = Join a table
fan-work = A hobby project for people who own these games. It is not connected with their authors or publishers.
mine-none = None yet. Begin one above, or join one with a link.
mine-move = your turn
mine-open = not begun yet
mine-playing = others are asked
mine-finished = over
mine-moves = { $count ->
    [one] one move
   *[other] { $count } moves
}
mine-resume = Go on
mine-replay = Replay
enter-label = Link or code
enter-why = Paste the link that somebody sent you, or just what stands after the #.
enter-do = Join
seat-red = Red
seat-blue = Blue
seat-yellow = Yellow
seat-green = Green
seat-lilac = Lilac
seat-free = free seat
new-title = New table
new-unknown = There is no such game here.
new-seats = Seats
new-who = Who sits at { $seat }
new-name = Name of player { $number }
who-person = Somebody at this screen
who-free = Free, for a friend
who-free-why = You send a link; whoever has it sits down.
who-bots = Bots
bot-apprentice = Apprentice
    .why = Takes what looks good, and slips now and then. For a first game.
bot-witch = Witch
    .why = Takes what looks best, every time. You have to earn your win.
bot-headologist = Headologist
    .why = Thinks ahead, weighs what you may be holding, and takes its time.
new-hot = Several people at one screen take turns; between them the screen hides everything that is secret.
new-nobody = Only bots and friends: you watch, or sit down later.
new-pace = Time for a decision
pace-none = no limit
pace-live = { $time }: all at the table together
pace-slow = { $time }: each whenever they like
pace-why = When somebody’s time is up, a bot stands in until they come back.
new-edition = Edition
new-window = Interrupts
window-normal = Everybody waits equally long
    .why = Nobody learns who could have answered. Costs up to ten seconds each time.
window-quick = Quick: only who can answer is asked
    .why = Saves time, but everybody sees who had nothing to answer with.
new-options = Variants and house rules
options-changed = { $count ->
    [0] all as in the rules
    [one] one changed
   *[other] { $count } changed
}
options-usual = All variants are as in the rules
options-others = All others are as in the rules
option-house = house rule
option-back = as usual
option-on = on
option-off = off
new-do = Open the table
new-do-why = { $count ->
    [one] One seat stays free; you get a link for it.
   *[other] { $count } seats stay free; you get a link for them.
}
new-start = Start the game
new-wait = Open the table, start later
lobby-free = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
lobby-ready = Everybody is seated. The host can begin.
lobby-ready-host = Everybody is seated. You can begin.
lobby-not-yet = The game can begin when every seat is taken: by a friend, or by a bot.
lobby-wait-host = The host begins when all are seated.
lobby-watch = Your link lets you watch; to sit down, ask for an invitation.
lobby-seats = Seats
lobby-sit-here = Sit here
lobby-bot = Seat a bot …
lobby-leave = Stand up
lobby-clear = Free the seat
lobby-sit = Sit down
lobby-sit-more = Somebody else at this screen
lobby-name = Name
lobby-sit-do = Sit down
lobby-invite = Invite friends
lobby-invite-why = One link for everybody. Whoever opens it can take a free seat.
lobby-invite-do = Make the link
lobby-how = How we play
link-invite = Invitation to this table
link-copy = Copy
link-copied = Copied
link-share = Share …
link-qr = The same link as a QR code
link-why = It works for whoever has it, and is shown only this once. Send it only to those it is for.
dice-title = Fair dice
dice-why = Chance comes from a secret of the server, fixed before the game, and from what each seat adds. Afterwards everybody can check it.
dice-commitment = The seal on the secret
luck-label = Add your own luck
luck-example = black cat
luck-do = Add
orders = My orders
orders-interrupts = When I could interrupt
order-ask = Ask me
    .why = Whenever I have something to answer with.
order-always-ask = Always ask me
    .why = Even if I can only pass, so that a pause tells nobody anything.
order-pass-turn = Pass until my next turn
    .why = Then I am asked again.
order-pass-unthreatened = Pass while I am safe
    .why = I am asked as soon as a piece of mine is in danger.
order-pass-always = Always pass
    .why = Until I change it here.
hurry = Make moves without a choice for me
    .why = It saves clicks. Others may then see that there was no choice.
plan = My next secret choice
    .why = It is made for you as soon as the question comes. To take it back, tick nothing.
plan-do = { $count ->
    [one] Remember this one
   *[other] Remember these { $count }
}
plan-none = Ask me as usual
ended-threatened = A piece of yours is in danger, so you are asked again.
ended-turn-over = Your order was for one turn; you are asked again.
ended-not-possible = The choice you had planned was not possible. Please choose anew.
ended-not-complete = The choice you had planned was not complete. Please choose anew.
ended-undone = Something was taken back, so your planned choice is gone.
orders-screen = At this screen
hand-on = Pass the screen to { $name }
propose = Ask everybody
    .why = It is done when everybody says yes; one no is enough to leave it.
propose-undo = May I take back my last choice?
propose-pace = Ask for this time
propose-replace = May a bot stand in for { $name }?
proposal-undo = { $name } would like to take back the last choice.
proposal-pace = { $name } proposes another time for decisions: { $pace }.
proposal-replace = { $name } proposes that a bot stands in for { $other }.
proposal-wait = The others are being asked.
yes = Yes
no = No
orders-away = Going away
away-you = A bot plays for you just now.
away-why = A bot plays for you until you say that you are back.
away-do = Let a bot play for me
away-back = I am back
links = Links
link-own = My seat ({ $name }) on another device
link-watch = A link to watch
link-host = A link for a second host
revoke = Take links back
    .why = All links of that kind stop working, those in use too.
revoke-invite = Invitations
revoke-watch = Links to watch
revoke-seat = Links to the seat of { $name }
revoke-done = These links work no longer.
orders-private = For me alone
note = My note
    .why = Nobody else ever sees it.
note-keep = Keep
note-kept = Kept
mute = Read nothing of { $name } in the chat

# Coming in
join-nothing = This link holds no key. Ask for the whole link, with everything after the #.
join-no-link = This is no link to a table: it looks like https://…/join#…, and all of it is needed.
join-coming = The door is opening …

# After the game, replay
replay = Replay
result = The result
result-won = { $count ->
    [one] { $winners } wins
   *[other] A shared win: { $winners }
}
result-you-won = You win
result-nobody = Nobody wins
result-how = The game is over: { $ending }.
result-shared = Equal in everything: place { $place } is shared.
result-place = Place
result-player = Player
result-points = Points
result-tie = Tie-break
final-table = The final table
rematch = Rematch
rematch-go = To the rematch
rematch-asked = The rematch table is set. Everybody sits one seat further.
chart = Points over time
chart-alt = Points of each seat after every move, as lines. The same numbers are in the table below.
chart-hint = Point at the lines to see a move; click to see it in the replay.
chart-table = The numbers as a table
chart-move = Move
chart-lead = Lead
chart-end = End
analysis = The game looked at again
analysis-why = The server can play this game on from many of its moments: it finds the chances of everybody over time, what turned the game, and who had luck. That takes up to a minute or two.
analysis-begin = Analyse this game
analysis-working = Looking back …
analysis-lost = The analysis could not be finished. You may begin it again.
analysis-chances = Chance to win over time
analysis-chances-alt = The chance of each seat to win at moments of the game, as lines.
analysis-chances-why = From each moment the game was played on many times by bots that see only what looks best. Click to see a moment in the replay.
analysis-error = ± { $number } %
analysis-turning = What turned the game
analysis-no-turning = Nothing turned this game at one blow.
analysis-turned = { $name }: from { $before } to { $after }
analysis-luck = Luck
analysis-luck-why = What cards drawn and dice rolled brought against their mean, in percentage points of the win, by the bots' estimate.
percent = { $number } %
proof = Fair dice
proof-why = Before the start the server showed only the hash of its secret. Now the secret is open, and everybody can work out every draw again.
proof-commitment = Commitment (SHA-256 of the secret, shown from the beginning)
proof-secret = Secret
proof-luck = What the players added
proof-luck-none = nothing
proof-draws = Chance has spoken { $count ->
    [one] once
   *[other] { $count } times
}.
proof-fits = Checked in this browser: the secret fits the commitment.
proof-wrong = The secret does not fit the commitment!
proof-check = Check the whole game, move by move and draw by draw:
download-proof = Download the proof
download-record = Download the record
copy = Copy
copied = Copied
what-if = What if …?
what-if-why = Choose a moment in the replay, and play on from there at a new table.
what-if-here = Play on from here
replay-back = Back to the result
replay-first = To the beginning
replay-previous = One move back
replay-next = One move on
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-slider = Move
replay-move = Move { $number } of { $of }
replay-start = Before the first move
replay-view = View as
replay-all = all cards open
replay-watcher = a spectator
replay-jump = Jump to
replay-jump-lead = { $name } takes the lead
replay-moves = All moves
replay-link = Copy the link to this moment
replay-chance = Chance
replay-secret = a secret choice
replay-keys = Keys: ← → one move, Space plays, Home and End
missed-button = Replay what I missed
missed-offer = { $count ->
    [one] One move since you last looked
   *[other] { $count } moves since you last looked
}
missed-show = Show me
missed-later = Not now
missed-number = { $at } of { $of }
missed-skip = Back to the table

# The coach
coach = Coach
coach-other = You chose otherwise. That is fine: see what comes of it.
coach-hint = I would: { $move }.
coach-known = You know this one. Ask me if you like.
coach-wait = The others think. Watch the log to see what they do.
coach-next = Go on
coach-ask = What would you do?
coach-leave = I know the rules, thanks

# A map that can be brought nearer
map-nearer = Nearer
map-farther = Farther away
map-fit = The whole map
