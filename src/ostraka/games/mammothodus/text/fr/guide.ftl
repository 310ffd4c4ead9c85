### La première partie guidée : chaque étape est un message, dit à la question dont il parle. « .instead » est pour qui a fait autre chose.

guide-goal = Votre clan de bêtes anciennes cherche à quitter un monde que les humains envahissent. Activez les quatre lieux de pouvoir, puis menez votre clan au Sommet, au centre : vous avez gagné.
guide-dangers = Vous perdez dès qu’il faut prendre l’un de ces éléments et qu’il n’en reste aucun : tribus, esprits, sentiers, cartes dégradation, fragments du portail. Votre clan ne doit pas s’éteindre non plus.
guide-founder = Deux de vos quatre figurines commencent au Sommet. Chaque couleur est un peu meilleure pour une action : choisissez-en deux, comme vous voulez.
    .instead = L’autre, alors.
guide-humans = Chaque tour commence par les humains. Une carte est révélée, et sa couleur dit quelles tribus arrivent, se déplacent et chassent ; la liste explique chaque geste.
guide-action = Ensuite, votre clan fait une action. Pour cela, vous jouez des cartes de la couleur de l’action, ou du terrain où se tient la figurine. Choisissez Mouvement : des éclats vous attendent.
    .instead = Une bonne action aussi. Continuez, ou annulez-la pour vous déplacer.
guide-figure = Les figurines agissent l’une après l’autre, aussi loin que portent les cartes jouées sur elles. Choisissez une figurine, puis ses cartes.
    .instead = Cette fois, personne n’agit. C’est permis.
guide-step = Chaque pas mène à un territoire adjacent, et rien ne barre le chemin. Là où une figurine s’arrête, l’éclat est révélé ; un éclat face visible peut être emporté.
guide-discard = À la fin du tour, vous pouvez défausser des cartes, puis vous piochez jusqu’à en avoir quatre. Quand votre pioche est vide, une génération passe : votre population dit alors combien de figurines vous avez.
guide-portal = Voici les quatre lignes du portail, une par lieu de pouvoir. Toutes les cases révélées d’une ligne doivent être remplies dans un même territoire : ses éclats face visible, sur un terrain de sa couleur ou dans sa région. Choisissez alors l’activation à cet endroit.
guide-clan = Surveillez votre population : la chasse la réduit, les Soins l’augmentent. La défense, relevée par l’Adaptation, tient les cartes dégradation loin de votre pioche.
guide-others = L’Attaque repousse tribus et esprits avec des dés. Ils se multiplient sans cesse : ne les laissez pas trop longtemps en paix.
guide-free = La suite est votre histoire. Le portail en demande plus à chaque fois que la pioche des humains s’épuise : n’attendez pas trop. Demandez un conseil quand vous voulez.
