### Puzzles: what they are about, and what is said around them in the terminal. Whole moves and reasons are the hints'.

# A move of somebody else in a solution
puzzle-theirs = { $name }: { $move }

puzzle-easy = easy
puzzle-medium = medium
puzzle-hard = hard

## Themes

puzzle-theme-end = End of the game
puzzle-theme-chain = One thing leads to another
puzzle-theme-build = Creating
puzzle-theme-learn = Learning
puzzle-theme-knowledge = Getting rid of knowledge
puzzle-theme-hand = New cards
puzzle-theme-research = Research
puzzle-theme-exhibition = Exhibitions
puzzle-theme-dig = Timing of a dig
puzzle-theme-display = A new display
puzzle-theme-journey = Where to go
puzzle-theme-humans = Against the humans
puzzle-theme-save = Saving a clan
puzzle-theme-growth = Adaptation and development
puzzle-theme-decay = Degradation
puzzle-theme-portal = Places of power
puzzle-theme-decision = A decision

## In the terminal

puzzle-title = Puzzle { $id }: { $game }. { $theme }, { $difficulty }.
puzzle-task = Find the best move. h gives the answer, q stops.
puzzle-good = Right. Go on.
puzzle-missed = { $move }: not the best. Try again.
puzzle-solved = Solved.
puzzle-answer = The answer: { $moves }.
puzzle-no-undo = Nothing is taken back in a puzzle: whatever is not the best is not played, and you try again.
puzzle-another = Another one? Type y or n:
puzzle-none = There are no puzzles for { $game }.
