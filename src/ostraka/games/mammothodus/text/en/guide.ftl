### The guided first game: each step is a message, said at the question it belongs to. `.instead` is for whoever did something else.

guide-goal = Your clan of ancient beasts looks for a way out of a world that humans are filling. Activate the four places of power, then bring your clan to the Summit in the middle: you have won.
guide-dangers = You lose as soon as one of these has to be taken and none is left: tribes, spirits, trails, degradation, fragments of the portal. Your clan must not die out either.
guide-founder = Two of your four figures begin on the Summit. Green walks one step further, red rolls one more die in an attack, yellow gains one more population, blue adapts one step more. Choose any two.
    .instead = Then the other one.
guide-humans = Every turn begins with the humans. A card is turned up: tribes on land of its colour go for the nearest place of power or the nearest animals. Where they meet animals they hunt, which costs population; at a place of power they summon a spirit.
guide-action = Then your clan does one action. For it you play cards of the action’s colour, or of the colour of the ground a figure stands on. Choose Movement: shards are out there.
    .instead = A good action too. Go on, or take it back and move.
guide-figure = Figures act one after the other, and every card played on a figure counts 1: here a step. Choose a figure, then its cards; land it could reach has a dotted edge, and a click there plans the whole way.
    .instead = So nobody acts this time. That is allowed.
guide-step = Each step leads to an adjacent territory, and nothing blocks the way. The hexagons are shards: places of power are paid with them. Where a figure stops, a dark one is turned up. An open one can be taken along, one at a time: take it where the figure stands, and it lies with the figure until that stops.
guide-discard = At the end of the turn you may discard cards you do not want, and then draw up to four. When your draw pile is empty a generation passes: your population says how many figures you have then.
guide-portal = These are the four rows of the portal, one for each place of power. What a row shows must hold in one territory: its shards lie there face up, and colour and region are those it names. A click on a row’s number shows where. Activation there costs 1 card for the first place, 2 for the second, and so on.
guide-clan = Care gives 1 population for each card. Adaptation raises your Defence by 1 for each card, and at the top takes stronger cards instead. When a generation passes, each figure beyond your Defence brings a degradation card: it only fills your hand until a degradation action plays it off.
guide-others = Attack rolls a die for each card: each 4 or more destroys a tribe in your figure’s territory. Tribes multiply all the time, and at active places of power they summon spirits, so do not leave them alone for too long.
guide-free = From here on it is your story. The portal asks for more each time the human deck runs out, so do not wait too long. Ask for a hint whenever you like.
