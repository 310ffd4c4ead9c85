### La première partie guidée : chaque étape est un message, dit à la question dont il parle. « .instead » est pour qui a fait autre chose.

guide-goal = Votre clan de bêtes anciennes cherche à quitter un monde que les humains envahissent. Activez les quatre lieux de pouvoir, puis menez votre clan au Sommet, au centre : vous avez gagné.
guide-dangers = Vous perdez dès qu’il faut prendre l’un de ces éléments et qu’il n’en reste aucun : tribus, esprits, sentiers, cartes dégradation, fragments du portail. Votre clan ne doit pas s’éteindre non plus.
guide-founder = Deux de vos quatre figurines commencent au Sommet. La verte fait un pas de plus, la rouge lance un dé de plus à l’attaque, la jaune gagne un point de population de plus, la bleue s’adapte d’un pas de plus. Choisissez-en deux.
    .instead = L’autre, alors.
guide-humans = Chaque tour commence par les humains. Une carte est révélée : les tribus des territoires de sa couleur vont vers le lieu de pouvoir ou les bêtes les plus proches. Là où sont les bêtes, elles chassent, ce qui coûte de la population ; à un lieu de pouvoir, elles invoquent un esprit.
guide-action = Ensuite, votre clan fait une action. Pour cela, vous jouez des cartes de la couleur de l’action, ou du terrain où se tient la figurine. Choisissez Mouvement : des éclats vous attendent.
    .instead = Une bonne action aussi. Continuez, ou annulez-la pour vous déplacer.
guide-figure = Les figurines agissent l’une après l’autre, et chaque carte jouée sur elles compte pour 1 : ici, un pas. Choisissez une figurine, puis ses cartes ; les terres à sa portée ont un bord pointillé, et un clic y prévoit tout le chemin.
    .instead = Cette fois, personne n’agit. C’est permis.
guide-step = Chaque pas mène à un territoire adjacent, et rien ne barre le chemin. Les hexagones sont des éclats : ils paient les lieux de pouvoir. Là où une figurine s’arrête, un éclat sombre est révélé. Un éclat visible peut être emporté, un seul à la fois : prenez-le là où se tient la figurine, il la suit jusqu’à ce qu’elle s’arrête.
guide-discard = À la fin du tour, vous pouvez défausser des cartes, puis vous piochez jusqu’à en avoir quatre. Quand votre pioche est vide, une génération passe : votre population dit alors combien de figurines vous avez.
guide-portal = Voici les quatre lignes du portail, une par lieu de pouvoir. Ce que montre une ligne doit être vrai d’un même territoire : ses éclats y sont face visible, sa couleur et sa région conviennent. Un clic sur le numéro d’une ligne montre où. L’activation y coûte 1 carte pour le premier lieu, 2 pour le deuxième, et ainsi de suite.
guide-clan = Les Soins donnent 1 population par carte. L’Adaptation relève votre défense de 1 par carte, puis, au sommet, prend des cartes plus fortes. Quand une génération passe, chaque figurine au-delà de la défense amène une carte dégradation : elle encombre votre main tant qu’une action de dégradation ne l’en sort pas.
guide-others = L’Attaque lance un dé par carte : chaque 4 ou plus détruit une tribu sur le territoire de votre figurine. Les tribus se multiplient sans cesse et, aux lieux de pouvoir actifs, invoquent des esprits : ne les laissez pas trop longtemps en paix.
guide-free = La suite est votre histoire. Le portail en demande plus à chaque fois que la pioche des humains s’épuise : n’attendez pas trop. Demandez un conseil quand vous voulez.
