### The guided first game: each step is a message, said at the question it belongs to. `.instead` is for whoever did something else.

guide-goal = Your clan of ancient beasts looks for a way out of a world that humans are filling. Activate the four places of power, then bring your clan to the Summit in the middle: you have won.
guide-dangers = You lose as soon as one of these has to be taken and none is left: tribes, spirits, trails, degradation, fragments of the portal. Your clan must not die out either.
guide-founder = Two of your four figures begin on the Summit. Each colour is a little better at one action: choose any two.
    .instead = Then the other one.
guide-humans = Every turn begins with the humans. A card is turned up, and its colour says which tribes come, move and hunt; the list tells why each of them did so.
guide-action = Then your clan does one action. For it you play cards of the action’s colour, or of the colour of the ground a figure stands on. Choose Movement: shards are out there.
    .instead = A good action too. Go on, or take it back and move.
guide-figure = Figures act one after the other, each as far as the cards go that you play on it. Choose a figure, then its cards.
    .instead = So nobody acts this time. That is allowed.
guide-step = Each step leads to an adjacent territory, and nothing blocks the way. Where a figure stops, the shard there is turned up; a shard that lies open can be carried along.
guide-discard = At the end of the turn you may discard cards you do not want, and then draw up to four. When your draw pile is empty a generation passes: your population says how many figures you have then.
guide-portal = These are the four rows of the portal, one for each place of power. All the open signs of a row must hold in one territory: its shards lying there face up, on ground of its colour or in its region. Then choose Activation there.
guide-clan = Watch your population: hunting costs it, Care adds to it. Defence, raised by Adaptation, keeps degradation cards out of your deck.
guide-others = Attack drives tribes and spirits away with dice. They multiply all the time, so do not leave them alone for too long.
guide-free = From here on it is your story. The portal asks for more each time the human deck runs out, so do not wait too long. Ask for a hint whenever you like.
