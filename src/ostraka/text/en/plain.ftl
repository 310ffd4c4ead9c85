### The words of the plain page, which needs no building: lines of text and buttons. It also says refusals and levels as the client does.

plain-connecting = Connecting …
plain-who = What shall we call you?
plain-name = Name
plain-come-in = Come in
plain-welcome = Welcome, { $name }.

plain-against-bot = Play against a bot
plain-level = Level of the bot
plain-play = Play { $game } now
plain-with-friends = Play with friends
plain-table = Set up a table for friends
plain-code = Six-letter code of a table
plain-sit = Sit down
plain-mine = Your tables
plain-your-turn = your turn
plain-open = not started yet
plain-playing = in progress
plain-over = finished
plain-ended = ended early

plain-set = The table is set
plain-invite = Your friends can join with the code { $code } or with the address of this page.
plain-start = Start the game
plain-fill = Put bots on the free seats
plain-free = free
plain-waiting-seats = Waiting for somebody to sit down.
plain-all-here = Everybody is here.

plain-agree = Agree
plain-refuse = Refuse
plain-undo = Undo
plain-hint = Hint
plain-why-not = Why not …?
plain-again = Play again
plain-board = The table
plain-log = What has happened
plain-watching = You are watching.
plain-closed = This table is closed to you.
plain-lost = Connection lost; trying again …
plain-nothing = There is nothing to say about it.
plain-waiting = Waiting for { $names } …
plain-won = Winner: { $names }.
plain-nobody-won = Nobody has won.
plain-seed = Seed: { $seed }; commitment: { $commitment }.
plain-plea = { $name } asks to take back a move.
