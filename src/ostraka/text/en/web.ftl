### The words of the browser client's own controls. What is said about a game comes from that game's catalogue.

app-title = Ostraka
skip-to-content = Skip to content
loading = Unrolling the papyrus …
offline = The server is not answering, and this page needs it. You can still read the rules and the cards and change your settings.
offline-bar = You are offline. Rules, cards and settings still work; to play you need a connection.
try-again = Try again
close = Close
back = Back
done = Done
copy-not = Your browser does not allow copying: select the text and copy it yourself.
# A thing and what is said of it
labelled = { $label }: { $text }

## Head of the page

nav-label = Main
nav-home = Home
nav-cards = Cards
nav-tables = My tables
nav-more = More
settings-title = Settings
theme = Appearance
theme-auto = Same as device
theme-light = Light
theme-dark = Dark
theme-contrast = High contrast
speed = Animation
speed-calm = Slow
speed-brisk = Fast
speed-instant = Off
language = Language
your-name = Your name
confirm = Choosing
confirm-never = at once: the quick way
confirm-irreversible = select, then confirm what binds you
confirm-always = select, then confirm everything
teach = Explain decisions
teach-new = those I meet for the first time
teach-always = all
teach-never = none
teach-on = Got it
sound = Sounds when it is my turn and at big moments
guest-name = Guest

# Said by the server: with the link to a table, and where no scripts run
preview-table = A game of { $game }
preview-seats = { $free ->
    [0] Come and watch: every seat is taken.
    [one] Come and play: one seat out of { $seats } is free. No account needed.
   *[other] Come and play: { $free } of { $seats } seats are free. No account needed.
}
without-scripts = To play, the browser must be allowed to run scripts (JavaScript). The rules can be read without them:

## Landing page

hero-title = Three games of lost civilisations
hero-text = Build wonders and watch them sink into the past, dig for treasure from Greece to Mesopotamia, or bring a clan of mammoths through the ice. Play at once against bots, or send friends a link.
# A game of another package
game-other-facts = { $fewest }–{ $most } players
play-now = Play now
play-now-hint = Against bots, with the usual rules
play-now-level = Level of the bots in “Play now”
play-now-level-text = Levels from gentle to as strong as we can make them; or one as strong as your last games show you to be.
learn-hint = A guided first game: ten minutes, step by step, at a real table
come-in = Join a table
come-in-lobby = No code? Other tables are looking for players.
come-in-lobby-go = Open tables
read = Read
invite = Invite friends
learn = Learn
daily = Daily challenge
daily-text = The same deal for everyone, one try a day.
my-tables = My tables
my-tables-asked = { $n ->
    [one] it is your turn
   *[other] your turn at { $n } tables
}
my-tables-all = { $n ->
    [one] Your table
   *[other] All { $n } tables
}
my-tables-alone = Solo
my-tables-none = No game is waiting for you.
my-tables-none-yet = Your first game is one click away: choose one, and the bots sit down at once. You will find it here whenever you come back.
my-tables-none-now = You have finished every game. Start another one, or find people in the lobby.
my-tables-open = Not started yet
my-tables-your-turn = Your turn
my-tables-waiting = Waiting for others
my-tables-past = Finished
my-tables-next = Next table
my-tables-aside = Put aside
my-tables-aside-n = { $n ->
    [one] One game put aside
   *[other] { $n } games put aside
}
my-tables-aside-not = Bring it back
my-tables-won = Won
my-tables-lost = Lost
my-tables-place = Place { $place }
my-tables-ended = Ended early
my-tables-more = { $n ->
    [one] One more
   *[other] { $n } more
}
ago-minutes = { $n ->
    [0] just now
    [one] a minute ago
   *[other] { $n } minutes ago
}
ago-hours = { $n ->
    [one] an hour ago
   *[other] { $n } hours ago
}
ago-days = { $n ->
    [one] a day ago
   *[other] { $n } days ago
}
continue = Continue
starting = Setting the table …
soon = Not open yet

## Gallery

gallery-title = All cards and finds, with pictures
gallery-of = The cards of { $game }
gallery-site = Site
gallery-text-plain = All { $n } cards and pieces, in words.
gallery-text = All { $n } cards, with pictures. Choose one to read it in full.
gallery-search = Search names, places and texts
gallery-kind = Kind
gallery-activation = When it works
gallery-all = All
gallery-found = { $n ->
    [0] No card matches.
    [one] { $n } card
   *[other] { $n } cards
}
gallery-sort = Sort
sort-number = By number
sort-cost = By cost
sort-points = By points
sort-name = By name

## Cards

card-cost = { $n ->
    [0] No card to discard
    [one] Discard { $n } card
   *[other] Discard { $n } cards
}
card-slot = From slot { $n }
card-locked = Padlock: can be created only in its printed slot
card-knowledge = { $n } knowledge
card-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
card-level = Level { $n }
card-requires = Requires { $what }
card-rulings = Rulings
card-number = No. { $n }
card-tokens = { $n } knowledge on it
inspect = Read { $name }

## The table

table-connecting = Connecting to the table …
table-lost = Connection lost. Trying again …
table-back = Connected again.
table-over = The game is over
table-waiting-for = Waiting for { $names }
table-telling = Watch what happened.
table-thinking = { $n ->
    [one] { $names } is thinking …
   *[other] { $names } are thinking …
}
table-your-turn = Your turn
table-undo = Undo
table-undo-none = There is nothing of yours to take back now.
table-undo-never = Nothing is taken back at this table.
table-undo-turn = Undo turn
table-hint = Hint
# What the advised move comes after, and the best that is not as good
table-hint-is = Advice:
table-hint-next = Next best: { $move }.
table-hint-do = Follow this
table-hint-figures = Figures
table-listed = In any order
table-not-now = Not now: { $what }
table-why-not = Why not …?
help-title = Help
help-point = Point at or tap anything with a dotted outline, and it is explained here.
help-ruling = What the rules say of this
help-rules = The rules of this game
table-why-not-none = Everything you could do here is already on offer.
table-log = Log
table-log-empty = Nothing has happened yet.
table-log-unread = { $n } new
table-undo-here = Undo to here
table-scores = Scores
table-outcome = How it stands
table-players = Players
table-market = Technologies
table-me = My board
table-hand = Hand
table-hand-count = { $n }/{ $max }
table-ahead = What lies ahead
table-lately = Recently
table-since = Since your last turn
table-since-all = Show all of it
table-since-less = Show less
table-since-replay = Show it again, step by step
choose-game = Choose a game
table-so-far = Points so far
team-total = Together
side-partner = Your team
side-against = Opponents
side-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
side-leads = leads
table-decision = What to do now
table-choices = Choices
table-result-winner = { $names } won
result-you-won = You won!
result-you-lost = You lost
result-all = Everybody
result-won-together = You won, all of you together!
result-lost-together = You lost, all of you together
result-lead = { $n ->
    [one] By a single point
   *[other] By { $n } points
}
result-look = Look at the table
table-ended = The remaining players ended the game early.
table-ended-left = The last person left before the game was over.
table-ended-day = It was closed early: the day of the challenge is over.
table-ended-long = It was closed early: the log of this table has reached its maximum length.
table-ended-abandoned = It was closed early: nobody had come back to it for a long time.
table-ended-by-hand = It was closed early by whoever runs this server.
table-call = Mark as late
table-call-what = { $name } has kept you waiting a long time.
table-rated-terms = Rated: no hints, no undo once something new has been revealed, and leaving counts as a loss.
table-forked = Played on from step { $n } of another game, with other luck.
table-unrated-household = This game is not rated: two of you share an internet address.
table-again = Play again
table-again-join = Join in
table-again-asked = The table is set for another game.
table-leave = Leave the table
table-opponents = Opponents
table-open-board = Show the board of { $name }
table-bot-of = Bot · { $level }
table-plea = { $name } asks to take back a move.
table-plea-why = Since then { $reasons }.
plea-undo-chosen = somebody else has chosen
plea-undo-chance = cards or dice have come up
plea-undo-revealed = something has been revealed
table-agree = Agree
table-refuse = Refuse
table-selected = Chosen: { $what }
table-confirm = Confirm
table-spectator = You are watching
table-spectator-late = { $n ->
    [one] You are watching, one second behind the game
   *[other] You are watching, { $n } seconds behind the game
}
table-next = { $n ->
    [one] Your turn elsewhere: { $game }
   *[other] Your turn at { $n } other tables
}
leave = Leave the game
leave-what = You give up your seat. The others decide whether to wait for you, let a bot play on, or end the game. You can come back as long as the game lasts.
leave-end = The game ends here, without a result. Its replay is kept.
leave-lost = The game ends here, and it counts: as a loss, or as your one try.
leave-rated = In a rated game it counts as a loss if a bot has played for you, or if the others end the game.
leave-sure = Yes, leave the game
table-help = Help
table-total = Total
log-who = Show lines of
log-all = Everybody
log-turn = Turn { $n }: { $name }
past-title = What the others did
past-of = Step { $n } of { $all }
past-back = One step back
past-on = One step forward
past-run = Play it
past-rest = Pause
past-close = Back to the game
table-board-of = The board of { $name }
sound-offer = Would you like a sound when it is your turn?
sound-offer-yes = Sounds on
sound-offer-no = No, thanks
result-you-with = You and { $names } won!
result-again = Show the result
together-turns = Turns
together-of = { $n } of { $all }
together-near = How close it was elsewhere
together-near-won = How close it was
together-how = How it happened
languages-more = More languages follow when they are complete.

## Setting up a table

new-heading = New table
new-seats = Who plays
new-players = Players
new-seat = Seat { $n }
new-seat-me = Me
new-seat-open = A friend
new-seat-bot = A bot
new-alone = { $n ->
    [one] Just me, one seat
   *[other] Just me, { $n } seats
}
pick-for = { $what }: seat { $n }
pick-held = { $what } (seat { $n } has it)
new-seats-text = A friend’s seat stays open until somebody follows your link. You can still put a bot there later.
new-seats-several = You hold several seats: pass the device around. A curtain hides everybody’s cards in between; games with open hands need none.
new-seats-none = You take no seat: you set up the table for others, and watch.
new-level = Level of the bot
new-seats-only = { $what }: only with { $seats } seats.
house-rules = House rules
house-rules-how = none
house-rules-change = This game is played with other figures than the printed ones:
house-rules-about = A file of your own can change the figures of cards and the tables of the rules. It is checked, a few games are tried, and it becomes a game of its own, which everybody on this server can play.
house-rules-bring = Choose a file …
house-rules-trying = Being tried …
fault-near = Did you mean { $near }?
fault-toml = { $line ->
    [0] This file is not TOML.
   *[other] This file is not TOML: line { $line }, column { $column }.
}
fault-deep = The file is nested too deeply.
fault-entry = A file of house rules has no entry { $wrong }.
fault-whose = The file must say which game it changes: { $place }.
fault-game = There is no game { $wrong } here.
fault-twice = { $wrong } has house rules already; a file changes a game as it is printed.
fault-name = The name must be a short text without hidden characters.
fault-section = { $place } must be a table of names and values.
fault-card = This game has no card { $wrong }.
fault-figure = { $card }: { $wrong } cannot be changed, but these figures can: { $able }.
fault-figures = The cards of this game have no figures that can be changed.
fault-flag = { $card }: { $figure } must be one of these: { $able }.
fault-range = { $card }: { $figure } must be a whole number: { $able }.
fault-table = This game has no table { $wrong }.
fault-kind = { $place }: { $wrong } does not fit where { $old } stood.
fault-large = { $place }: { $wrong } is too large; at most { $most } is allowed.
fault-names = { $place } has the names { $able } and no others.
fault-list = { $place }: a list must stand here, not { $wrong }.
fault-places = { $place }: { $wrong } has { $n ->
    [one] { $n } entry
   *[other] { $n } entries
} instead of { $expected }.
fault-settings = Settings are chosen at each table: leave out { $place }.
fault-plain = The file changes nothing: it needs at least one of { $able }.
fault-slow = With these rules even a few games take too long.
fault-breaks = With these rules the game breaks:
new-variants = Rule variants
new-variants-how = { $n ->
    [0] standard
    [one] one changed
   *[other] { $n } changed
}
new-usual = standard
new-without = Without: { $what }
new-ruling = What the rules say: { $id }
new-create = Create the table
new-summary = Your table
new-next-invite = Next you get a link, a code and a QR code to send to your friends.
new-next-start = There is nobody to wait for: the game starts at once.
new-sum-me = { $n ->
    [one] You play
   *[other] You play { $n } seats on one device
}
new-sum-nobody = You watch
new-sum-open = { $n ->
    [one] A seat for a friend
   *[other] { $n } seats for friends
}
new-sum-bot = { $n ->
    [one] A bot
   *[other] { $n } bots
}
new-table = How you play
new-visibility = Who may join
new-visibility-link-short = Friends only
new-visibility-link-long = Anyone with the link or the code
new-visibility-public-short = Anyone
new-visibility-public-long = The table is listed in the lobby until its seats are taken
new-pace = Time to think
new-pace-none = No clock
new-pace-600-15 = 10 minutes + 15 seconds a turn
new-pace-1800-30 = 30 minutes + 30 seconds a turn
new-pace-24h = A day for each turn
new-pace-72h = Three days for each turn
new-pace-clock = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
} + { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
} a turn
new-pace-none-short = No clock
new-pace-none-long = Everybody takes the time they need
new-pace-600-15-short = 10 minutes each
new-pace-600-15-long = Plus 15 seconds for every turn: a lively evening
new-pace-1800-30-short = 30 minutes each
new-pace-1800-30-long = Plus 30 seconds for every turn: time to think things through
new-pace-24h-short = A day a turn
new-pace-24h-long = A game over several weeks; you are notified when it is your turn
new-pace-72h-short = Three days a turn
new-pace-72h-long = For those who look in now and then
new-pace-late = Nobody loses by running out of time: the others decide whether to wait, let a bot play on, or end the game.
new-undo = Undo
new-undo-ask-short = With consent
new-undo-ask-long = Freely until others have acted or seen something new; after that, only if they agree. Cards and dice then come out as they did before
new-undo-free-short = Always
new-undo-free-long = For learning together. Cards and dice come out as they did before
new-undo-never-short = Never
new-undo-never-long = Every choice is final
new-spectators-short = Others may watch
new-spectators-long = They see only what everybody at the table may see
new-delay = They see the game
new-delay-by = { $n ->
    [0] as it happens
    [one] one minute late
   *[other] { $n } minutes late
}
new-chat-short = Free chat
new-chat-long = Write whatever you like; without it there are set phrases, in every language
new-rated-short = Rated
new-rated-long = For players with an account, one seat each: the game changes your ratings. No hints, no undo once something new has been revealed, and leaving counts as a loss; two players from one address play unrated
bots-digger = Digger
bots-student = Student
bots-scholar = Scholar
bots-professor = Professor
bots-sage = Sage
bots-oracle = Oracle
level-digger = Digger, a beginner
level-student = Student
level-scholar = Scholar
level-professor = Professor
level-sage = Sage, very strong
level-oracle = Oracle, the strongest
level-mine = As strong as I am
lobby-code = The code of this table: { $code }
lobby-invite = Invite your friends
lobby-invite-text = They scan the QR code with a phone, open the link, or type the six letters in the lobby. Nobody needs an account.
lobby-invite-watch = Every seat is taken. Whoever has the link can still watch, if the table allows it.
lobby-here = This link works on this computer only. For friends to come in, the server must be open to the network (ostraka serve --host 0.0.0.0); then open it at the address it prints, and send the link from there.
lobby-square = The link as a QR code for a phone’s camera
lobby-share = Share …
lobby-seats = Who plays
lobby-you = That is you
lobby-person = Here
lobby-expected = Waiting for somebody
lobby-level = Level of bots added here
lobby-undo-ask = Undo with consent
lobby-undo-free = Undo at any time
lobby-undo-never = No undo
lobby-public = Open to anyone
lobby-rated = Rated
lobby-chat = Free chat
lobby-copy = Copy the link
lobby-copied = Copied
lobby-start = Start the game
lobby-open-seat = Open seat
lobby-waiting = Everybody is here. Whoever set up the table starts the game.
lobby-waiting-seats = You have a seat. The game can start when the others are taken too.
lobby-full = Everybody is here.
lobby-not-full = Every seat must be taken first: by a friend, or by a bot.
lobby-add-bot = Put a bot here
lobby-remove = Remove { $name }
lobby-remove-what = Whoever is removed cannot sit down at this table again
lobby-sit = Sit down here
lobby-rename = Change my name
lobby-kept = Reserved for an invited player
lobby-outside = You are not seated yet: take a free seat, or wait here and watch.
lobby-outside-full = Every seat is taken. Stay to watch when the game starts, if the table allows it.
lobby-leave = Give up my seat
lobby-clear = Close the table
lobby-clear-sure = Yes, close it
lobby-setup = How this table plays
lobby-name-what = The others see this name.
lobby-watch = Others may watch
lobby-watch-late = { $n ->
    [one] Others may watch, one minute late
   *[other] Others may watch, { $n } minutes late
}
lobby-watch-not = No spectators
lobby-said = Phrases only

## Zones of a table on a phone

tab-me = Me
tab-market = Market
tab-opponents = Others
tab-log = Log

## Agreements at the table

table-plea-waits = { $name } has asked to take back a move; the others decide.
table-late = { $name } is late.
table-late-how = It takes only one of you to wait for somebody who has left, but all of you to give more time. If you do not agree, a bot plays on.
table-late-you = You are out of time. The others decide how to go on; make your choice now, and the game simply continues.
table-back-here = I am here
table-vote-wait = Wait
table-vote-stand-in = Let a bot play on
table-vote-end = End the game
table-away = A bot is playing for you.
table-back-in = Play for myself again
table-text = The table in words
clock = Time left
clock-none = This table has no clock.
command-title = Type your choice
command-none = Nothing on offer matches.
clock-days = { $n ->
    [one] { $n } day
   *[other] { $n } days
}

## Replay

replay-title = Replay
replay-first = To the beginning
replay-back = One step back
replay-on = One step forward
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-to-table = Back to the table
replay-step = Step { $n } of { $last }
replay-fork = Play on from here
replay-eyes = Seen by
replay-outside = A spectator
replay-link = Copy a link to this moment
replay-fork-not-yet = While the game is still running, you can play on only from where it is now.

## Rules

rules-title = Rules
rules-search = Search the rules
rules-none = The rules of { $game } are not on this server
rules-none-text = They come with the package that the game is from. At a table, Help explains what you point at, and every choice says what it does.
rules-found = { $n ->
    [0] Nothing found.
    [one] { $n } passage
   *[other] { $n } passages
}
rules-contents = Contents
rules-top = Back to top
nav-rules = Rules

## Profile

nav-profile = Profile
nav-lobby = Lobby
nav-about = About
profile-save = Save
profile-saved = Saved.
profile-settings-kept = Appearance, animation and sound are saved with your account.
profile-research = My finished games may be used for research
profile-research-why = Without names, and only those where all who played agree. You can change your mind at any time.
profile-welcome = Welcome.
profile-account = Account
profile-account-why = A guest exists only in this browser. With an account you find your tables on any device.
profile-login = User name
profile-password = Password
profile-password-how = Eight characters or more. A few words that do not belong together are easy to remember and hard to guess.
profile-password-old = Current password
profile-password-new = New password
profile-password-change = Change the password
profile-password-changed = Your password has been changed.
profile-password-ends = This logs you out everywhere else.
reset-title = A new password
profile-new-here = New here
profile-have-one = I have an account
profile-login-how = At least three characters: a to z, digits, dot, dash, underscore
profile-register = Create my account
profile-log-in = Log in
profile-log-in-how = Careful: games you have played as a guest in this browser will not be in the account.
profile-gone = You are logged out.
profile-exported = Everything is in the file.
profile-name-how = This is what the others at a table see. Tables that have begun keep the old name.
profile-history = My games
profile-log-out = Log out
profile-log-out-everywhere = Log out everywhere
profile-log-out-everywhere-sure = Yes, on every device
profile-known-as = Your user name is { $login }.
profile-sessions = { $n ->
    [one] You are logged in only here.
   *[other] You are logged in { $n } times, on other devices or in other browsers.
}
profile-figures = My record
profile-figures-none = No finished game yet.
profile-figures-none-text = Play one to the end, and your wins, your average and your best score appear here.
profile-bots = My bots
profile-bots-why = A program of yours can take a seat and play over the network. It needs a token, which is shown only once.
profile-bot-name = Name of the bot
profile-bot-new = New bot
profile-bot-made = The bot is ready.
profile-bot-remove = Remove
profile-token = The token, shown only this once:
profile-token-copy = Copy the token
profile-mine = My data
profile-mine-text = Your name, your tables and every choice you made there. Download all of it, or have it deleted.
profile-forget-what = Your name, account, bots and settings are deleted at once, and where a game is running the others decide how to go on. Other people’s games stay whole, without your name. This cannot be undone.
profile-export = Download everything
profile-forget = Delete me
profile-forget-sure = Yes, delete me and my account
figure-name = Name
figure-game = Game
figure-games = Games
figure-wins = Wins
figure-mean = Average points
figure-best = Best
figure-against = against { $level }
figure-of = { $wins } of { $games }
figure-rating = Rating { $rating }, place { $place } here
figure-rating-none = No rating yet: it comes with rated games.
figure-place = Place
figure-points = Points
figure-lead = Lead
figure-won = won

## Ratings

ratings-title = Ratings
ratings-text = From rated games only. A rating is the strength your games so far have proved: it starts at 0 and grows as you win and as you play more games. Bots are rated like everybody else.
ratings-none = Nobody has a rating in this game yet
ratings-none-text = Set up a table and mark it as rated; when the game is over, everybody who played is listed here.
ratings-none-go = Set up a rated table
ratings-rating = Rating
ratings-spread = Estimate
ratings-bot = bot
ratings-mine = you
ratings-house = All games played here
ratings-house-games = { $n ->
    [0] No game has been finished yet.
    [one] One game has been finished; its seats made { $mean } points on average.
   *[other] { $n } games have been finished; a seat made { $mean } points on average.
}
ratings-seats = Does it matter where you sit?
ratings-seat = Seat { $n }: { $wins ->
    [one] 1 win
   *[other] { $wins } wins
}

## Daily challenge

daily-what = The same deal for everybody, today only. You see the others’ results when you have finished.
daily-terms = One try: no hints, no undo, and it closes at midnight UTC ({ $closes } your time), finished or not.
daily-members = For people with an account: everybody has one try, and a guest could come back as another guest and know the deal.
daily-members-go = Create an account
daily-against = Against { $level }
daily-with = Alone, with the clans of one player
daily-next = The next one comes in { $hours ->
    [0] less than an hour.
    [one] an hour.
   *[other] { $hours } hours.
}
daily-today = Today
daily-yesterday = Yesterday
daily-yesterday-none = Nobody played yesterday’s deal.
daily-place = Place { $place } of { $n }
daily-look = Look at my game
daily-results = Who did best today
daily-tries = { $n ->
    [0] Nobody has finished it yet.
    [one] One person has finished it.
   *[other] { $n } people have finished it.
}
daily-done = played today
daily-begin = Start my try
daily-hidden = You see who did best when your own try is over.
daily-share = Copy a line to share
daily-share-text = Ostraka · { $game } · { $day }
    { $won ->
    [yes] 🏺 won
   *[no] not won
    }, place { $place } of { $n }
daily-shared = Copied: paste it to your friends

## Lobby

lobby-heading = Find a table
lobby-live = This list updates by itself.
lobby-new = Set up a table of your own
lobby-free = { $n ->
    [one] one seat free
   *[other] { $n } seats free
}
lobby-lost = The lobby is not answering. It will come back by itself.
lobby-none = No table is open to everybody right now.
lobby-none-text = Set one up that anyone may join: it is listed here until its seats are taken.
lobby-open-tables = Tables looking for players
lobby-by-code = Six-letter code
lobby-by-code-text = Has a friend sent you a code? It takes you to their table.
lobby-join = Join

## Analysis

analysis-title = Analysis
analysis-of = { $game }: the analysis
analysis-daily = Not before tomorrow
analysis-daily-text = Others may still try this deal. When the day is over, the analysis and the proof that the deal was fair will be here.
analysis-working = Playing the game on from every turn; this takes up to half a minute …
analysis-go = Look at this moment
analysis-page = Save the analysis as a page
analysis-replay = Save the replay file
verify-title = Was the deal fair?
verify-honest = Yes. The seed below produces the commitment that was published before the first card, and the whole game.
verify-wrong = No. What is stored does not match what was promised.
verify-figures = The figures to check it with
verify-commitment = Commitment, published at the start
verify-recomputed = Computed again from the seed
verify-seed = Seed
verify-choices = Choices made
verify-digest = Digest of the final position
verify-how = Anybody can check it: save the replay file and run “ostraka replay FILE --verify”.

## About

about-what = What this is
about-what-text = Three board games on one exact rules engine, for people, for programs and for those who study games. It is free software and runs on any machine with Python.
about-fair = What we promise
about-fair-text = A choice that shows a tick is stored; no crash of ours takes it back. Nobody, bots included, is sent a card they may not see. The chance of a game is fixed before its first card, and shown after its last. If somebody leaves, your game still ends.
about-data = What is kept
about-data-text = Your name, your games, and a session cookie. No trackers, and nothing is fetched from other sites. On your profile page you can download everything, or have it deleted.
about-games = Whose games these are
about-games-text = Ancient Knowledge, Thebes and Mammothodus are works of their authors and publishers. We play by their rules and name them to say what they are. All texts and pictures here are our own.
about-made-with = Made with
about-made-with-text = Python, Litestar, SQLAlchemy and msgspec; Svelte, Vite and Fluent; the typefaces Literata and Inter; the icons of Lucide. Their licences come with the source.

about-licences = All licences

## Talk

talk-title = Table talk
talk-say = Say something …
talk-text = Write to the table
talk-send = Send
talk-ping = points at { $what }.
talk-mark = marks { $what }.
talk-unmark = removes the marker from { $what }.
talk-tool-ping = Point at something
talk-tool-mark = Put a marker for the plan
talk-tool-ping-on = Choose what you point at.
talk-tool-mark-on = Choose what you mark; choose it again to take the marker away. Esc ends it.
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-oops = Oops!
phrase-one-moment = One moment, please.
phrase-your-turn = It is your turn.
phrase-nice-move = Nice move!
phrase-help-here = I need help here.
phrase-wait-for-me = Wait for me.
phrase-good-idea = Good idea!
phrase-rather-not = I’d rather not.
phrase-good-game = Good game!
phrase-rematch = Shall we play again?
phrase-goodbye = Goodbye!

## Several seats at one device

curtain-title = { $name }
curtain-seat = Seat { $n } is next
curtain-text = Hand the device to whoever sits here. Everybody else, please look away.
curtain-sit = I’m here

## Told when it is one's turn

push-want = Notify me when it is my turn
push-on = You will be notified, even when this page is closed.
push-refused = Your browser does not allow it.
push-turn = It is your turn.

## When something is not there

stale-title = This page could not be loaded
stale-text = The server has a newer version of it, or the connection failed for a moment. Your games are safe.
nowhere-title = There is nothing here
nowhere-text = The address may be misspelt, or the page has moved.

trouble-absent = There is no such table
trouble-absent-text = The link may be old, or a letter is missing. Ask for a new link, type the code again, or start a game of your own.
trouble-full = Every seat is taken
trouble-full-text = Somebody was quicker. Ask your friends for another table, or set one up yourself and send them the link.
trouble-begun = This game has already started
trouble-begun-text = It is too late to sit down. Ask your friends for the next game, or set up a table yourself.
trouble-offline = The server does not answer
trouble-offline-text = Either you are offline or the server is. Nothing is lost: every choice that was confirmed is stored.
trouble-often = Not so fast
trouble-often-text = You have sent too many requests. Wait a few seconds and try again.
trouble-other = That did not work
trouble-home = Choose a game
trouble-code = Type a code

## Asking once more before a choice that binds

confirm-what = Confirm: { $what }
confirm-yes = Do it
confirm-no = Not yet
confirm-again = Choose it again to confirm.
bind-chance = Then cards are drawn or turned up, or dice are rolled.
bind-reveal = It reveals something.
bind-turn = It ends your turn.
bind-again = Then it is your turn again.
bind-end = It ends the game.
bind-company = Taking it back would need the others’ consent.
bind-final = Nothing is taken back at this table.
plan-pays = Paid with { $what }. Click another card to pay with that.
plan-lacks = { $n ->
    [one] Choose 1 more card to pay with.
   *[other] Choose { $n } more cards to pay with.
}
way-which = Which do you mean?
way-without = Without it
way-all = Choose all { $n } cards
way-all-play = Play all { $n } cards
way-all-discard = Discard all { $n } cards
way-times = { $what } × { $n }
table-decline-turn = Not again this turn
table-decline-game = From now on always “{ $what }”
table-passing = “{ $what }” is chosen for you

## What the server refuses

refusal-absent = This does not exist, or no longer.
refusal-account = This does not fit your account: you have one already, or none yet.
refusal-alike = Your name looks like another one at this table; choose a different one.
refusal-alone = There is nobody left who could decide how to go on.
refusal-analysis = This analysis is not ready yet.
refusal-back = Nobody stands in for this seat.
refusal-bad = The server did not understand this.
refusal-begun = This game has already started.
refusal-bot = Daily challenges and puzzles are for people.
refusal-bots = You have enough bots; remove one first.
refusal-busy = Too many analyses are waiting; try again soon.
refusal-chat = This table has no free chat; use a phrase.
refusal-coach = The coach is only for games against bots, and not for rated games or daily challenges.
refusal-consent = The others must agree to this.
refusal-crowded = The server is full at the moment; try again soon.
refusal-daily = This deal stays secret until the day is over.
refusal-daily-account = The daily challenge is one try for each account: create one first, on your profile page. Guests could see the deal twice.
refusal-damaged = The stored table is damaged; whoever runs the server can read why in its log.
refusal-early = It is too early to mark this seat as late.
refusal-enough = You have taken back, voted or come back too often at this table.
refusal-fault = Something went wrong on the server; nothing has changed.
refusal-forbidden = You are not allowed to do this.
refusal-free = Nobody needs to agree to this: take it back.
refusal-full = No seat is free for you at this table.
refusal-games = You have as many games running as anyone may have; finish or leave one first.
refusal-host = This server does not use this address.
refusal-house-rules = These house rules cannot be played:
refusal-id = This was sent twice.
refusal-illegal = This is not possible now.
refusal-invited = Somebody you invited is not known here.
refusal-late = No person plays at this seat.
refusal-length = The game has no such moment.
refusal-link = This link has been used, or it is too old; ask for a new one.
refusal-locked = This account is locked; ask whoever runs this server.
refusal-login = This user name is taken; choose another one.
refusal-long = The log of this table has reached its maximum length, so the table is closed.
refusal-many = You have enough of them already.
refusal-members = Rated games need an account.
refusal-method = The server does not do this.
refusal-midnight = The day of this challenge is over: tries close at midnight UTC.
refusal-name = A name needs visible letters, at most 40, and no hidden characters.
refusal-often = Too often; try again in a moment.
refusal-open = This game has not started yet.
refusal-origin = This request comes from another site.
refusal-over = The game is over.
refusal-pace = There is no such time limit.
refusal-password = Wrong user name or password.
refusal-phrase = There is no such phrase.
refusal-place = There is no such place to point at.
refusal-playing = This game is not over yet.
refusal-plea = Nobody has asked for your consent.
refusal-rated = Not in rated games and daily challenges.
refusal-removed = The host has removed you from this table.
refusal-revealed = In a rated game nothing can be taken back once something new has been revealed.
refusal-rules = This table uses a game or rules that this server does not play.
refusal-seat = This seat is not free.
refusal-seats = The seats do not fit: some are free, or there are too many or too few.
refusal-self = You cannot play a rated game against yourself or your own bot.
refusal-session = Your session has ended; reload the page.
refusal-size = This is too large.
refusal-slow = The connection is too slow.
refusal-stale = Something has happened in the meantime; look again.
refusal-tables = Too many tables of yours, or from your address, are already waiting.
refusal-taken = Somebody at this table has it already; choose another one.
refusal-time = Your time is up: answer, or let the others decide.
refusal-unbuilt = The page cannot be saved, because the browser client is not built on this server.
refusal-undo = This cannot be taken back.
refusal-unfinished = You have another rated game against bots: finish it first, or leave it, which counts as a loss.
refusal-url = This address cannot be used: it must begin with https:// and be reachable from the internet.
refusal-vote = There is nothing to decide about this seat.
refusal-weak = This password is too easy to guess: use at least eight characters, ideally a few words that do not belong together.

## Help mode: what lies on the tables

explain-scores = Everybody’s points so far. Choose it to see where they come from.
explain-since = What has happened since your last turn. The arrow plays it once more, step by step.
explain-ahead = What will happen if nobody changes anything, soonest first.

## A guided first game

guide = Guide
guide-place = { $n } of { $of }
guide-back = Take it back
guide-on = Go on
guide-again = Begin again
guide-leave = Leave the guide
guide-offer = New to { $game }? A guided first game takes ten minutes.
guide-begin = Show me
guide-no = No, thanks

## What a table is played for

aim-count = { $what } { $n } of { $of }
aim-points = { $you ->
    [yes] you
   *[no] { $name }
} { $points ->
    [1] 1 point
   *[other] { $points } points
}

## The coach, and learning from one's mistakes

coach = Coach
coach-how = In games against bots, ask “Are you sure?”
coach-first = in guided first games
coach-never = never
coach-big = before big mistakes
coach-more = before smaller ones too
coach-sure-opened = Are you sure? “{ $move }” gives a lot away, whatever you do with it.
coach-no = Choose again
coach-yes = Do it anyway
coach-back = Take it back
coach-keep = Leave it
learn-none = You made no clear mistake
learn-none-why = Of none of your decisions is it certain that another would have been better.
learn-open = Learn from your mistakes
learn-place = { $n } of { $of }
learn-again = Try again
learn-show = Show the answer
learn-next = Next
learn-close = To the analysis
replay-turn-back = One turn back
replay-turn-on = One turn forward
replay-said = What the analysis says
replay-analyse = Analyse this game

## Puzzles

puzzles = Puzzles
puzzles-one = Puzzle
puzzles-text = Positions from games of the strongest bots, in which one move is clearly better than all others. Find it.
puzzles-day = Puzzle of the day
puzzles-solve = Solve it
puzzles-for-me = One at my level
puzzles-rating = Your rating is { $rating }. Solved at the first try: { $solved } of { $n }.
puzzles-rating-none = Your first try at each puzzle counts for your rating.
puzzles-rated = rating { $rating }
puzzles-theme = Theme
puzzles-difficulty = Difficulty
puzzles-all = All
puzzles-count = { $n ->
    [one] { $n } puzzle
   *[other] { $n } puzzles
}
puzzles-number = Puzzle { $n }
puzzles-moves = { $n ->
    [one] { $n } move
   *[other] { $n } moves
}
puzzles-tried = solved at the first try by { $solved } of { $n }
puzzles-mine-first = solved at the first try
puzzles-mine-solved = solved
puzzles-mine-missed = not solved yet
puzzles-none = No puzzles for this game yet
puzzles-none-text = There are puzzles for the other games.
puzzles-find = { $n ->
    [1] Find the best move.
   *[other] Find the best move; the solution takes { $n } moves.
}
puzzles-good = Right. What next?
puzzles-missed = “{ $move }” is not the best. Try again.
puzzles-solved = Solved!
puzzles-given = The answer:
puzzles-moved = Your rating: { $rating } ({ $change })
puzzles-give-up = Show the answer
puzzles-next = Next puzzle
puzzles-again = Once more
