### What the terminal says of its own: around the questions, options and events, which are the game's.

## Coming and going

terminal-title = { $game }, { $n ->
    [one] { $n } seat
   *[other] { $n } seats
}.
terminal-setting =   { $setting }: { $value }.
terminal-seated = At the table: { $names }.
terminal-bot = { $name } ({ $bot })
terminal-allies = { $name } plays with { $partner }.
terminal-welcome = Type the number of what you want to do. ? explains, g shows the goal, u takes back a step, q quits.
terminal-guide = Guide, { $place } of { $of }: { $text }
terminal-over = The game is over.
terminal-goodbye = Goodbye.
terminal-left = You have left the table.
terminal-seed = Seed: { $seed }
terminal-file = Replay file: { $file }
terminal-saved = Saved. `{ $command }` resumes it.
terminal-save = Save the game? Type y or n:
failed-unread = { $file } cannot be read: { $why }
failed-no-text = { $file } is not a text file
failed-unwritten = { $file } cannot be written: { $why }
failed-over = the game in { $file } is over; `{ $command }` shows it
failed-unsaved = the game could not be saved: { $why }

## A replay file told or checked

terminal-commitment = Commitment: { $commitment }
terminal-digest = Digest: { $digest }
terminal-after = After { $n ->
    [one] 1 choice
   *[other] { $n } choices
}:
terminal-good = { $file }: good. { $n ->
    [one] 1 choice
   *[other] { $n } choices
} played again, { $game }, { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}
terminal-commitment-fits = The commitment fits the seed: { $commitment }
terminal-digest-same = The digest is the same: { $digest }

## Names for those who gave none

terminal-player = Player
terminal-player-n = Player { $place }
terminal-bot-n = Bot { $place }

## Whose turn it is

terminal-your-turn = { $name }, it is your turn. Press Enter when only you are looking.
terminal-partner = Your partner: { $name }.
terminal-asked-too = { $name } also has a choice to make, in either order: p lets { $name } go first.
terminal-nobody-else = Nobody else has a choice to make now.

## Answers

# What counts as yes and as no, besides y and n; the first letters are what questions speak of
terminal-yes = y yes
terminal-no = n no
terminal-type-number = Type a number from 1 to { $n }, or ? for help.
terminal-no-number = { $n ->
    [1] There is only option 1. Type 1, or ? for help.
   *[other] There are options 1 to { $n }. Type one of these numbers, or ? for help.
}
terminal-several = That could mean: { $options }. Type the number or more of the name.
terminal-unknown = Nothing here is called “{ $text }”. Type a number from 1 to { $n }, or ? for help.
terminal-nothing-missing = Everything you could do here is on the list.
terminal-help = Answer with the number of an option, or with the beginning of its name. Or type:
terminal-command = { $key } or { $word }: { $meaning }
# A thing and what is said of it
terminal-labelled = { $label }: { $text }

## Taking back

terminal-not-back = Nothing was taken back.
terminal-back = Taken back: { $what }.
terminal-agree = { $name }, may this be taken back? { $why } Type y or n:
terminal-coach = Do it anyway? Type y or n:
terminal-coach-back = Type u to take it back.
terminal-learn-place = { $n } of { $of }. { $when }.
terminal-learn-how = Type a number or a name; a shows the answer, n goes on, q stops.

## Commands: the word that may be typed, and what it does

terminal-undo = undo
    .does = take back your last step
terminal-undo-turn = undo turn
    .does = take back your whole turn (uu does the same)
terminal-board = board
    .does = show the board
terminal-score = score
    .does = show the score sheet
terminal-inspect = inspect
    .does = explain a card or thing: i NAME, or i and the number of an option
terminal-adjacent = adjacent
    .does = say what a place is adjacent to: a NAME
terminal-goal = goal
    .does = show the goal of the game
terminal-partner-first = partner
    .does = let somebody else who has a choice to make go first
terminal-last = last
    .does = repeat the last events
terminal-hint = hint
    .does = advise a move and say why; asked again, give the figures
terminal-why = why
    .does = say why something tempting is not on the list
terminal-options = options
    .does = list the options again
terminal-help-word = help
    .does = explain this decision and list the commands
terminal-quit = quit
    .does = stop; the game can be saved and resumed
