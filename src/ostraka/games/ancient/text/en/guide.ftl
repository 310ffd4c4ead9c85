### The guided first game: each step is a message, said at the question it belongs to. `.instead` is for whoever did something else.

guide-goal = You lead a civilisation that builds monuments and hands on what it knew. The game ends when somebody has 14 monuments in the Past; then the most points win.
guide-timeline = Monuments stand on your Timeline. At the end of each of your turns whatever is in slot 1 declines: it goes to your Past, and its points are yours. Knowledge still lying on it is lost, and every lost knowledge costs a point. What still stands at the end of the game counts one point each, whatever is printed on it.
guide-create = You have two actions each turn. Choose “Create”: it puts a card from your hand into play.
    .instead = That was another action, and a fair one. To follow the guide take it back, or just go on: creating can wait.
guide-artefact = Begin with the Genetic Disk. It is an artefact: it stays beside your Timeline, never declines, and helps you again and again.
    .instead = A fine card too. The guide wanted the Genetic Disk, because it takes knowledge off the monument that comes next. Take it back, or go on.
guide-monument = One action left. Choose “Create” again, this time for a monument.
    .instead = That was another action. Take it back to create a monument, or go on in your own way.
guide-card = A monument shows the cards you must discard for it, its slot, the knowledge it brings, its points and its effect. Phimeanakas costs no card, stands in slot 5, brings 2 knowledge and is worth 1 point: choose it.
    .instead = That works as well; only the Genetic Disk may not trigger. Take it back, or go on with this card.
guide-slot = Slot 5 is printed on the card, so it costs nothing more; each step away costs one card. Far from slot 1 you have more turns to take its knowledge off. Choose slot 5.
    .instead = Here it declines sooner, and the Genetic Disk, which only cares about slots 5 and 6, does not trigger. Take it back, or go on.
guide-remove = The Genetic Disk triggers: you may take up to 2 knowledge off your Timeline. Take both from Phimeanakas, and nothing will be lost when it declines.
    .instead = You left the knowledge there. It must come off before Phimeanakas reaches the Past, or it costs points.
guide-decline = Your turn ended, and everything on your Timeline moved one slot to the left. The forecast shows what declines when, and what would be lost.
guide-learn = Technologies cost an action and nothing else, if you meet what they require. Those of level I help at once, those of level II are points at the end. Learn one when its requirement is met.
guide-others = Three actions are left to know. Search draws a card. Archive discards cards from your hand to take as much knowledge off your Timeline. Excavate turns monuments in your Past and draws two cards for each.
guide-free = The rest is yours: build, take the knowledge off in time, learn what you can. Ask for a hint whenever you like, and point at anything with help open.
