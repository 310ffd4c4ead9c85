### The guided first game: each step is a message, said at the question it belongs to. `.instead` is for whoever did something else.

guide-goal = You are an archaeologist in 1901. You read about ancient sites, travel there, dig, and show what you have found; after three years, 1901 to 1903, the most points win.
guide-weeks = Everything costs weeks, and whoever has spent the fewest moves next. So you may act several times in a row, or wait while the other catches up.
guide-book = Four cards lie on display, each belonging to a city. Taking one costs the trip there, a week for each route, and the weeks on the card. Take a book about Crete (its figure is knowledge, not points): you cannot dig where you know nothing.
    .instead = Useful too, but you need knowledge of a site before you may dig there. Take it back, or read about a site next.
guide-knowledge = A book stays with you for the whole game and counts for its site alone. The more you know about a site, the more each week of digging there brings.
guide-more = The second book about Crete lies in the city where you are: no trip, only its weeks. Take it: what you know adds up, and a dig with little knowledge wastes its weeks.
    .instead = A good card too. But a dig with little knowledge wastes its weeks: take it back, or read more before you dig.
guide-helpers = Take another card that lies near: a book, or one that helps in another way. Assistants know something everywhere, shovels bring more tokens, a car shortens trips, congresses are points at the end.
    .instead = So you would rather go on at once: good.
guide-dig = You know enough to try. A dig costs the trip and the weeks you stay. Choose Crete on the map: whoever digs at a site first gets a bonus.
    .instead = You can prepare for longer; only mind that what others find is gone from the bag.
guide-dial = The chronometer, this dial, turns your knowledge and the weeks you stay into tokens drawn from the bag. More than half of what is in it is sand. Choose how long you dig.
    .instead = Then another time.
guide-found = Artefacts you drew are yours, each with its points. Sand goes back into the bag: so whoever digs first has the best chances.
guide-licence = You may dig at each site once a year; with the new year all licences are valid again.
guide-points = Points come from artefacts, from exhibitions that ask for certain finds, from congresses, the more the better, and 5 for each site about which your books have the highest sum. Those count at once, and may be lost again.
guide-free = Now it is your expedition. Mind the weeks, ask for a hint whenever you like, and point at anything with help open.
