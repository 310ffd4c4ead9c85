### Les mots de Mammothodus

## Noms. .acc : avec l'article, au milieu d'une phrase ; .ins : avec l'article et une majuscule, en tête de phrase ou sur un bouton

# Au masculin ; .acc : au féminin, pour une carte ou une figurine
colour-green = vert
    .acc = verte
colour-red = rouge
    .acc = rouge
colour-yellow = jaune
    .acc = jaune
colour-blue = bleu
    .acc = bleue
region-centre = centre
    .in = au centre
region-north = nord
    .in = au nord
region-east = est
    .in = à l’est
region-south = sud
    .in = au sud
region-west = ouest
    .in = à l’ouest
clan-mammoths = les Mammouths
    .gen = des Mammouths
clan-tigers = les Tigres à dents de sabre
    .gen = des Tigres à dents de sabre
clan-rhinos = les Rhinocéros laineux
    .gen = des Rhinocéros laineux
clan-bison = les Bisons
    .gen = des Bisons
territory = { $name } ({ $id })
    .acc = { $name_acc } ({ $id })
    .in = { $name_in } ({ $id })
    .into = { $name_into } ({ $id })
    .from = { $name_from } ({ $id })
figure-green = figurine verte
    .acc = la figurine verte
    .ins = La figurine verte
figure-red = figurine rouge
    .acc = la figurine rouge
    .ins = La figurine rouge
figure-yellow = figurine jaune
    .acc = la figurine jaune
    .ins = La figurine jaune
figure-blue = figurine bleue
    .acc = la figurine bleue
    .ins = La figurine bleue
figure-of = { $figure } { $clan_gen }
    .acc = { $figure_acc } { $clan_gen }
    .ins = { $figure_ins } { $clan_gen }
kind-green = carte verte
    .acc = une carte verte
    .ins = Une carte verte
kind-red = carte rouge
    .acc = une carte rouge
    .ins = Une carte rouge
kind-yellow = carte jaune
    .acc = une carte jaune
    .ins = Une carte jaune
kind-blue = carte bleue
    .acc = une carte bleue
    .ins = Une carte bleue
kind-double-green = carte verte double
    .acc = une carte verte double
    .ins = Une carte verte double
kind-double-red = carte rouge double
    .acc = une carte rouge double
    .ins = Une carte rouge double
kind-double-yellow = carte jaune double
    .acc = une carte jaune double
    .ins = Une carte jaune double
kind-double-blue = carte bleue double
    .acc = une carte bleue double
    .ins = Une carte bleue double
kind-extra-green = carte verte d’action supplémentaire
    .acc = une carte verte d’action supplémentaire
    .ins = Une carte verte d’action supplémentaire
kind-extra-red = carte rouge d’action supplémentaire
    .acc = une carte rouge d’action supplémentaire
    .ins = Une carte rouge d’action supplémentaire
kind-extra-yellow = carte jaune d’action supplémentaire
    .acc = une carte jaune d’action supplémentaire
    .ins = Une carte jaune d’action supplémentaire
kind-extra-blue = carte bleue d’action supplémentaire
    .acc = une carte bleue d’action supplémentaire
    .ins = Une carte bleue d’action supplémentaire
kind-wild = carte joker
    .acc = une carte joker
    .ins = Une carte joker
kind-draw-three = carte « piochez trois »
    .acc = une carte « piochez trois »
    .ins = Une carte « piochez trois »
kind-degradation = carte dégradation
    .acc = une carte dégradation
    .ins = Une carte dégradation
shard-sun = éclat du soleil
    .acc = un éclat du soleil
    .ins = Un éclat du soleil
shard-moon = éclat de la lune
    .acc = un éclat de la lune
    .ins = Un éclat de la lune
shard-star = éclat de l’étoile
    .acc = un éclat de l’étoile
    .ins = Un éclat de l’étoile
shard-spiral = éclat de la spirale
    .acc = un éclat de la spirale
    .ins = Un éclat de la spirale
shard-tusk = éclat de l’ivoire
    .acc = un éclat de l’ivoire
    .ins = Un éclat de l’ivoire
human-green = carte verte des humains
human-red = carte rouge des humains
human-yellow = carte jaune des humains
human-blue = carte bleue des humains
human-new-trail = Nouveau sentier
spirit-stone = Esprit de la Pierre
    .acc = l’Esprit de la Pierre
    .ins = L’Esprit de la Pierre
spirit-blizzard = Esprit du Blizzard
    .acc = l’Esprit du Blizzard
    .ins = L’Esprit du Blizzard
spirit-flame = Esprit de la Flamme
    .acc = l’Esprit de la Flamme
    .ins = L’Esprit de la Flamme
trail-token = jeton sentier { $number }
fragment = fragment de portail { $name }
    .acc = le fragment de portail { $name }
    .ins = Le fragment de portail { $name }
discovery-movement-attack = Mouvement + attaque
discovery-defense = +1 en défense
discovery-attack = +1 en attaque
discovery-appearance-movement = Apparition + mouvement
discovery-degradation-2 = +2 dégradations
talent-block-summon = Invocation bloquée
talent-protection = Protection
talent-trap = Piège
talent-bait = Appât
talent-block-trail = Sentier bloqué
action-move = mouvement
action-attack = attaque
action-care = soins
action-adapt = adaptation et développement
action-degrade = dégradation
action-activate = activation d’un lieu de pouvoir

## Ce que font les cartes et les jetons

line-territory = { $name } · { $colour } · { $region }
line-spirit = { $name } · protection { $protection } · résistance { $persistence }
text-basic = Jouez-la sur une de vos figurines : pour une action de cette couleur ou, si la figurine se trouve dans un territoire de cette couleur, pour n’importe quelle action. Vous pouvez aussi l’ajouter à une action de cette couleur d’une figurine d’un autre clan, si une des vôtres se trouve dans le même territoire ou dans un territoire adjacent.
text-double = Compte comme 2 cartes de sa couleur, toutes deux pour une même action d’une même figurine.
text-extra = Jouez-la comme une carte de sa couleur. Ou défaussez-la après avoir terminé une action : vous pouvez alors faire une action de plus, différente de celles que vous avez déjà faites ce tour-ci, avec les cartes qui vous restent.
text-wild = Jouez-la comme 1 carte de la couleur de votre choix.
text-draw-three = Vous pouvez la défausser à tout moment, même pendant le tour d’un autre clan, pour piocher 3 cartes.
text-degradation = Elle ne fait qu’encombrer votre main et ne peut pas être défaussée à la fin de votre tour. Seule une action Dégradation, la vôtre ou une à laquelle vous aidez, l’envoie dans votre défausse, avec autant d’autres cartes dégradation que vous voulez ; elle revient quand la défausse est mélangée.
text-shard = Face cachée, il ne fait rien. Face visible, il peut être porté par une figurine qui se déplace, un seul éclat à la fois, et payer un lieu de pouvoir activé dans le même territoire.
text-human = Les tribus et les esprits des territoires de cette couleur agissent. Ensuite, si aucune tribu ne s’est déplacée pendant cette phase, 1 nouvelle tribu apparaît dans chaque territoire de cette couleur qui a un sentier.
text-new-trail = 1 jeton sentier est tiré au hasard et posé dans le territoire qu’il indique. Désormais, des tribus apparaissent là aussi, avec les cartes des humains de la couleur de ce territoire. S’il ne reste aucun jeton, la partie est perdue.
text-spirit = Quand il agit, il attaque les figurines de son territoire. S’il n’y en a aucune, il bondit d’abord jusqu’aux plus proches, si loin qu’elles soient, et les attaque aussitôt ; entre des territoires à égale distance, il choisit celui qui compte le plus de figurines et, si cela ne suffit pas, le clan actif décide. On lance 1 dé et on divise le résultat par deux, arrondi au supérieur : chaque clan présent perd autant de points de population pour chacune de ses figurines présentes. Pour le détruire, il faut { $persistence ->
    [one] { $persistence } dé
   *[other] { $persistence } dés
} de { $protection } ou plus en une seule attaque (résistance { $persistence }, protection { $protection }).
text-trail = Il est posé { $territory_in } quand une carte Nouveau sentier le tire ; dès lors, des tribus y apparaissent.
needs-shard = { $name_acc }
needs-colour = un territoire { $name }
needs-region = un territoire { $name_in }
text-fragment = Tant qu’il est révélé, le lieu de pouvoir de chaque ligne demande une chose de plus. Ligne 1 : { $row1 } ; ligne 2 : { $row2 } ; ligne 3 : { $row3 } ; ligne 4 : { $row4 }.
text-territory = Ici, un clan peut jouer sur ses propres figurines des cartes de la couleur du territoire pour n’importe quelle action.
text-discovery-movement-attack = Désormais, une tribu qui se déplace, même vers un appât, attaque aussitôt les figurines du territoire où elle arrive ; chaque tribu attaque séparément.
text-discovery-defense = Désormais, il faut un dé de 5 ou plus, au lieu de 4 ou plus, pour détruire une tribu.
text-discovery-attack = Désormais, chaque attaque de tribus ôte 1 point de population de plus par figurine attaquée, quel que soit le nombre de tribus : deux tribus en ôtent 3, et non 2.
text-discovery-appearance-movement = Désormais, une tribu qui apparaît se déplace aussitôt d’un pas, sauf si une figurine ou un lieu de pouvoir se trouve dans le territoire où elle apparaît.
text-discovery-degradation-2 = Le clan actif met 2 cartes dégradation dans sa défausse ; s’il n’y en a pas assez, la partie est perdue. Ensuite, cette découverte est rangée et n’a plus d’effet.
text-talent-block-summon = Le clan actif peut l’utiliser quand des tribus s’apprêtent à invoquer ici un esprit : aucun esprit ne vient, aucune tribu n’est sacrifiée pour l’invocation, et ces tribus ne font rien d’autre pendant cette phase. { token-returns }
text-talent-protection = Le clan actif peut l’utiliser avant une attaque menée ici par des tribus, un esprit ou des figurines : jusqu’à la fin du tour, les attaques de tribus et d’esprits ne font pas de dégâts ici, et on ajoute 2 à chaque dé lancé ici contre une tribu ou un esprit, lors d’une attaque de figurines ou pour un piège. { token-returns }
text-talent-trap = Le clan actif peut l’utiliser quand une tribu se déplace jusqu’ici ou qu’un esprit bondit jusqu’ici : avant que le nouveau venu fasse quoi que ce soit, on lance contre lui 1 dé, qui compte comme un dé d’attaque ; les dés de plusieurs pièges utilisés contre le même nouveau venu comptent ensemble. { token-returns }
text-talent-bait = Le clan actif peut l’utiliser juste après la révélation d’une carte de couleur des humains : toutes les tribus des territoires adjacents se rendent ici et n’agissent plus pendant cette phase ; les tribus qui étaient déjà ici peuvent agir, mais ne partent pas pendant cette phase. { token-returns }
text-talent-block-trail = Le clan actif peut l’utiliser quand une tribu est sur le point d’apparaître ici : aucune tribu n’apparaît ici ce tour-ci. { token-returns }
token-returns = Le jeton retourne à son clan.
text-figure-green = Quand elle se déplace, elle peut faire 1 pas de plus que n’en donnent les cartes jouées sur elle.
text-figure-red = Quand elle attaque, elle lance 1 dé de plus que n’en donnent les cartes jouées sur elle.
text-figure-yellow = Quand elle prodigue des soins, son clan gagne 1 point de population de plus que n’en donnent les cartes jouées sur elle.
text-figure-blue = Quand elle s’adapte, elle fait 1 pas de plus que n’en donnent les cartes jouées sur elle ; un pas vaut 1 de défense ou, là où le marqueur ne peut plus monter, 1 carte développement.

## Questions

ask-founder = Quelle figurine commence au centre ? Encore { $amount }.
ask-talent = Quel talent votre clan prend-il ?
ask-replace = Quelle tribu est remplacée par un esprit ?
ask-moment = Voulez-vous faire quelque chose avant que la partie continue ?
ask-action = Quelle action votre clan fait-il ?
ask-extra = Défaussez-vous une carte d’action supplémentaire pour une autre action ?
ask-figure = Quelle figurine agit ensuite ({ $action }) ?
ask-play = Quelle carte jouez-vous sur { $source_acc } ? Total jusqu’ici : { $amount }.
ask-help = Ajoutez-vous une carte pour { $source_acc } ? Total jusqu’ici : { $amount }.
ask-step = Où va { $source_acc } ? { $amount ->
    [one] Encore { $amount } pas.
   *[other] Encore { $amount } pas.
}
ask-reroll = { $amount ->
    [0] Gardez-vous les dés, ou perdez-vous 1 point de population pour en relancer ?
   *[other] Quels autres dés relancez-vous ?
}
ask-strike = Que détruisent les dés ? { $amount ->
    [one] Encore { $amount } dé.
   *[other] Encore { $amount } dés.
}
ask-develop = Quelle carte développement prenez-vous ?
ask-row = Pour quelle ligne activez-vous un lieu de pouvoir { $source_in } ?
ask-shed = { $optional ->
    [yes] Jouez-vous une autre carte dégradation ?
   *[other] Jouez une carte dégradation.
}
ask-help-shed = Jouez-vous aussi une carte dégradation ?
ask-discard = Quelles cartes défaussez-vous avant de piocher ?
ask-grow = Votre clan grandit : quelle figurine arrive sur le plateau ? Encore { $amount }.
ask-settle = Où { $source_acc } arrive-t-elle sur le plateau ?
ask-fade = Votre clan diminue : quelle figurine quitte le plateau ? Encore { $amount }.
ask-specialise = Une nouvelle génération : quelle figurine se tient désormais { $source_in } ? Vous pouvez changer sa couleur.
ask-tribe = Où se rend la tribu { $source_from } ?
ask-spirit = Où bondit { $source_acc } ?
ask-bait = Utilisez-vous un appât ?
ask-rouse = Dans quel territoire les tribus agissent-elles ensuite ?
ask-rouse-spirit = Quel esprit agit ensuite ?
ask-appear = Où la prochaine tribu apparaît-elle ?
ask-protect = Utilisez-vous « Protection » { $source_in } ?
ask-trap = Utilisez-vous un piège { $source_in } ?
ask-block-summon = Bloquez-vous l’invocation { $source_in } ?
ask-block-trail = Bloquez-vous le sentier { $source_in } ?
ask-token-figure = Quelle figurine pose un jeton « { $source } » ?
ask-token-card = Quelle carte défaussez-vous pour un jeton « { $source } » ?
ask-token-territory = Où posez-vous le jeton « { $source } » ? Encore { $amount } à poser.

## Aide : ce que signifie une décision. Les règles sont dans docs/rules/en/mammothodus.md

help-founder = Deux de vos quatre figurines commencent au centre ; chaque couleur renforce une action. Les deux autres arrivent quand votre clan grandit.
    .rulings = R3.9 R2.4 Q8
help-talent = Les jetons de votre talent se posent contre des cartes, et tout le monde peut les utiliser le moment venu.
    .rulings = R12.1 R12.3
help-replace = La tribu retourne dans la réserve, et un esprit tiré au hasard prend sa place.
    .rulings = R13.3 Q59
help-moment = Vous pouvez jouer maintenant une carte « piochez trois », ou la garder pour plus tard.
    .rulings = R9.2 R12.2 Q38 Q51 Q62
help-action = Une action par tour, figurine après figurine. Comptent les cartes de la couleur de l’action ou de celle du territoire. Vous pouvez aussi ne rien faire.
    .rulings = R6.1 R6.2 R6.3 R6.7
help-extra = La nouvelle action doit être différente de celles que vous avez faites ce tour-ci, avec les cartes qui vous restent.
    .rulings = R9.4 Q37
help-figure = Chaque figurine fait l’action au plus une fois par tour. Une figurine de la couleur de l’action ajoute 1, sauf pour une activation.
    .rulings = R6.2 R6.6 R6.13.3 Q22
help-play = Toutes les cartes d’une figurine sont jouées avant que quoi que ce soit n’arrive. Les autres peuvent alors en ajouter.
    .rulings = R6.3 R6.4 R6.5 R9.3 R9.5 Q62
help-help = Avec une figurine assez proche, vous pouvez aider. Seules les cartes de la couleur de l’action comptent ; elles vont dans votre propre défausse, et vous ne piochez qu’à la fin de votre propre tour.
    .rulings = R10.1 R10.2 R10.4 R10.5 Q62
help-step = Rien ne barre le chemin. On peut porter un éclat face visible à la fois : prenez-le là où se tient la figurine, avant qu’elle reparte. Il est montré avec elle et reste là où elle s’arrête. Là où des figurines s’arrêtent, les éclats face cachée sont révélés à la fin de l’action.
    .rulings = R6.8.1 R6.8.2 R6.8.3
help-reroll = À chaque relance, votre clan perd 1 point de population, quel que soit le nombre de dés.
    .rulings = R6.9.2 Q26
help-strike = Une tribu demande un dé de 4 ou plus, ou de 5 ou plus si les humains ont découvert « +1 en défense » ; ce que demande un esprit est indiqué sur sa carte. « Protection » ajoute 2 à chaque dé. Chaque dé compte pour une seule cible.
    .rulings = R6.9.3 R11.3 R12.5 Q27
help-develop = Votre marqueur est au plus haut : chaque pas de plus peut faire entrer une carte développement dans votre main.
    .rulings = R6.11.1 R6.11.2 Q29
help-row = Toutes les cases révélées de la ligne sont remplies ici. Les éclats demandés quittent la partie.
    .rulings = R6.13.2 R6.13.4 Q35
help-shed = Les cartes dégradation vont dans votre défausse et reviendront avec elle.
    .rulings = R6.12.1 R6.12.2
help-help-shed = Vous êtes près d’une figurine du clan actif et pouvez vous aussi vous débarrasser de cartes dégradation.
    .rulings = R10.6 Q31
help-discard = N’importe quelles cartes sauf les cartes dégradation ; ensuite, vous piochez jusqu’à avoir quatre cartes en main.
    .rulings = R8.1 Q30 Q39
help-grow = Au changement de génération, le nombre de vos figurines suit votre population.
    .rulings = R8.4.2 R2.5 Q42
help-settle = Au centre, avec une figurine de votre clan ou à côté d’une.
    .rulings = R8.4.2 Q42
help-fade = Au changement de génération, le nombre de vos figurines suit votre population. Les éclats restent où ils sont.
    .rulings = R8.4.2 R2.5 Q42
help-specialise = Vos anciennes figurines ne sont plus ; leurs petits se tiennent à leur place. À chaque endroit, choisissez l’une de vos quatre couleurs, chaque couleur une seule fois.
    .rulings = R8.4.3 Q43
help-tribe = Elle va vers le lieu de pouvoir ou les Anciens les plus proches ; plusieurs chemins sont aussi courts.
    .rulings = R5.2.4 Q14
help-spirit = Il bondit vers les Anciens les plus proches, là où ils sont les plus nombreux ; plusieurs endroits se valent.
    .rulings = R5.4.2
help-bait = Toutes les tribus voisines s’y rendent, et celles qui y sont ne partent pas.
    .rulings = R12.7 Q56
help-rouse = Chaque territoire de la couleur de la carte agit une fois, dans l’ordre de votre choix.
    .rulings = R5.1.2 Q10 Q63
help-rouse-spirit = Chaque esprit dans un territoire de la couleur de la carte agit une fois, dans l’ordre de votre choix.
    .rulings = R5.1.2 Q10 Q63
help-appear = Une tribu apparaît sur chaque sentier de la couleur de la carte.
    .rulings = R5.5.1 Q17
help-protect = Jusqu’à la fin de ce tour, les attaques de tribus et d’esprits n’y font pas de dégâts, et on y ajoute 2 à chacun de vos dés, ceux des pièges compris.
    .rulings = R12.5 Q54 Q64
help-trap = Un dé par piège, lancés ensemble contre le nouveau venu. Là où « Protection » agit, on ajoute 2 à chacun.
    .rulings = R12.6 Q55 Q64
help-block-summon = Aucun esprit ne vient et aucune tribu ne part ; ces tribus ne font rien d’autre.
    .rulings = R12.4 Q53
help-block-trail = Aucune tribu n’y apparaît ce tour-ci.
    .rulings = R12.8 Q57
help-token-figure = Vous défaussez une carte de la couleur de cette figurine.
    .rulings = R12.2 Q51
help-token-card = Une carte double donne deux jetons, tous deux de la même figurine.
    .rulings = R12.2 Q51
help-token-territory = Là où se tient la figurine, ou à côté.
    .rulings = R12.2

## Réponses

option-move = Mouvement
option-attack = Attaque
option-care = Soins
option-adapt = Adaptation et développement
option-degrade = Dégradation
option-activate = Activer un lieu de pouvoir
option-draw = Jouer « piochez trois »
option-draw-play = D’abord jouer « piochez trois »
option-draw-help = D’abord jouer « piochez trois »
option-draw-shed = D’abord jouer « piochez trois »
option-draw-help-shed = D’abord jouer « piochez trois »
option-place = Poser un jeton talent
option-drop = Déposer l’éclat
option-deck = La première carte de la pioche
option-tribe = Une tribu
option-kind = { $name_ins }
option-kind-play = Jouer { $name_acc }
option-kind-help = Ajouter { $name_acc }
option-kind-extra = Défausser { $name_acc }
option-kind-discard = Défausser { $name_acc }
option-kind-develop = Prendre { $name_acc }
option-kind-token-card = Défausser { $name_acc }
option-figure = { $name_ins }
option-territory = { $name }
option-shard = Prendre { $name_acc }
option-face = Un dé qui montre { $n }
option-spirit = { $name_ins }
option-row = Ligne { $place }
option-talent = { $name }
option-kind-shed = Jouer { $name_acc }
option-kind-help-shed = Jouer { $name_acc }
option-tribe-strike = Détruire une tribu
option-spirit-strike = Détruire { $name_acc }
option-spirit-rouse-spirit = Faire agir { $name_acc }
option-deck-develop = Prendre la première carte de la pioche
option-face-reroll = Choisir un { $n } à relancer
option-figure-founder = Commencer avec { $name_acc }
option-figure-figure = Agir avec { $name_acc }
option-figure-grow = Faire venir { $name_acc }
option-figure-fade = Retirer { $name_acc }
option-figure-specialise = Mettre { $name_acc }
option-figure-token-figure = Poser avec { $name_acc }
option-row-row = Activer la ligne { $place }
option-talent-talent = Prendre le talent « { $name } »
option-territory-appear = Nouvelle tribu { $name_in }
option-territory-bait = Utiliser l’appât { $name_in }
option-territory-replace = Remplacer la tribu { $name_in }
option-territory-rouse = Les tribus { $name_in }
option-territory-settle = Arriver { $name_in }
option-territory-spirit = Bondir { $name_into }
option-territory-step = Aller { $name_into }
option-territory-token-territory = Poser { $name_in }
option-territory-tribe = Se déplacer { $name_into }
option-pass-moment = Continuer
option-pass-action = Aucune action ce tour-ci
option-pass-extra = Aucune autre action
option-pass-figure = Terminer cette action
option-pass-play = Assez de cartes : agir maintenant
option-pass-help = Ne pas aider
option-pass-step = S’arrêter ici
option-pass-reroll = Garder les dés
option-yes-reroll = Relancer les dés marqués
option-pass-strike = Ne rien détruire d’autre
option-pass-develop = Aucune carte
option-pass-shed = Plus aucune
option-pass-help-shed = Les garder
option-pass-discard = Piocher et finir le tour
option-pass-specialise = Les laisser ainsi
option-pass-bait = Pas d’appât
option-pass-protect = Pas de protection
option-yes-protect = Protéger
option-pass-trap = Pas de piège
option-yes-trap = Déclencher un piège
option-pass-block-summon = Les laisser invoquer
option-yes-block-summon = Bloquer
option-pass-block-trail = La laisser apparaître
option-yes-block-trail = Bloquer

## Le journal

some-population = { $amount ->
    [one] { $amount } point de population
   *[other] { $amount } points de population
}
loses-population = { $you ->
    [yes] vous perdez { some-population }
   *[no] { $seat } perd { some-population }
}
decides = { $you ->
    [yes] Vous décidez.
   *[no] { $seat } décide.
}
event-founder = { $you ->
    [yes] Vous commencez
   *[no] { $seat } commence
} avec { $one_acc }.
event-talent = { $you ->
    [yes] Vous prenez
   *[no] { $seat } prend
} le talent « { $one } ».
event-replace = { $one_ins } arrive { $two_in } à la place d’une tribu.
event-first = { $you ->
    [yes] Vous commencez.
   *[no] { $seat } commence.
}
event-turn = Tour { $amount } : { $seat }.
event-fragment = { $one_ins } est révélé.
event-discovery = Les humains font une découverte : « { $one } ».
event-reshuffle = Les cartes des humains sont mélangées.
event-human-card = Carte révélée : { $one }.
event-trail = Un sentier { $two_in } ({ $one }).
event-march-place = Une tribu va { $one_from } { $two_into } : la cible la plus proche est un lieu de pouvoir, { $others_in }, à une distance de { $amount }.
event-march-ancients = Une tribu va { $one_from } { $two_into } : les Anciens les plus proches, là où ils sont les plus nombreux, se trouvent { $others_in }, à une distance de { $amount }.
event-march-chosen = { decides } Tout aussi possible : { $cards }.
event-passed-over = La tribu n’a pas choisi : { $cards }.
event-lure = Une tribu { $one_from } suit l’appât { $two_into }.
event-baited = Les tribus restent près de l’appât { $one_in }.
event-summon = Les tribus invoquent { $one_acc } { $two_in }.
event-tribe-attack = Attaque des tribus { $one_in } : { loses-population }.
event-spirit-attack = { $one_ins } attaque { $two_in } : { loses-population }.
event-jump = { $one_ins } bondit { $two_from } { $three_into }, où sont les Anciens les plus proches.{ $more ->
    [0] {""}
   *[other] {" "}{ decides } Tout aussi possible : { $others }.
}
event-appear = Aucune tribu ne s’est déplacée : une tribu apparaît { $one_in }.
event-no-appearance = Une tribu s’est déplacée : aucune n’apparaît.
event-protected = Protection { $one_in } : pas de dégâts.
event-trap-die = Dé du piège : { $amount }.
event-trap-tribe = Une tribu périt dans le piège { $one_in }.
event-trap-spirit = { $one_ins } périt dans le piège { $two_in }.
event-use-token = { $you ->
    [yes] Vous récupérez
   *[no] { $seat } récupère
} un jeton « { $one } » posé { $two_in }.
event-place-token = { $you ->
    [yes] Vous posez
   *[no] { $seat } pose
} un jeton « { $one } » { $two_in }.
event-draw = { $you ->
    [yes] Vous piochez
   *[no] { $seat } pioche
} { $cards_acc }.
event-draw-three = { $you ->
    [yes] Vous jouez
   *[no] { $seat } joue
} « piochez trois ».
event-generation = { $you ->
    [yes] Votre clan change de génération
   *[no] Le clan de { $seat } change de génération
} : sa défense tombe à 0, la défausse redevient la pioche, et le nombre de figurines suit la population.
event-degrade = { $you ->
    [yes] Vous prenez
   *[no] { $seat } prend
} { $amount ->
    [one] { $amount } carte dégradation
   *[other] { $amount } cartes dégradation
}.
event-settle = { $one_ins } arrive { $two_in }.
event-fade = { $one_ins } quitte { $two_acc }.
event-specialise = { $you ->
    [yes] Vous échangez des figurines :
   *[no] { $seat } échange des figurines :
} { $cards }.
event-action = { $seat } : { $action }.
event-extra = { $you ->
    [yes] Vous défaussez
   *[no] { $seat } défausse
} { $one_acc } pour une autre action.
event-play = { $you ->
    [yes] Vous jouez
   *[no] { $seat } joue
} { $one_acc } sur { $source_acc }.
event-help = { $you ->
    [yes] Vous aidez
   *[no] { $seat } aide
} avec { $one_acc }.
event-figure-gone = { $one_ins } a quitté le plateau : les cartes jouées sur elle sont dépensées.
event-refused = Trop peu de cartes : chacun reprend les siennes.
event-step = { $one_ins } va { $two_into }.
event-shard = Éclat révélé { $two_in } : { $one }.
event-dice = { $you ->
    [yes] Vous lancez les dés :
   *[no] { $seat } lance les dés :
} { $dice }.
event-reroll = { $you ->
    [yes] Vous perdez
   *[no] { $seat } perd
} 1 point de population pour relancer.
event-kill-tribe = Une tribu est détruite { $one_in }.
event-kill-spirit = { $one_ins } est détruit { $two_in }.
event-care = { $you ->
    [yes] Vous gagnez
   *[no] { $seat } gagne
} { some-population }.
event-adapt = { $you ->
    [yes] Vous montez
   *[no] { $seat } monte
} le marqueur de défense de { $amount }.
event-develop = { $you ->
    [yes] Vous prenez
   *[no] { $seat } prend
} { $one_acc }.
event-raise = { $you ->
    [yes] Vous activez
   *[no] { $seat } active
} le lieu de pouvoir de la ligne { $amount } { $one_in }.
event-shed = { $you ->
    [yes] Vous jouez
   *[no] { $seat } joue
} une carte dégradation.
event-discard = { $you ->
    [yes] Vous défaussez
   *[no] { $seat } défausse
} { $one_acc }.
event-market = Au marché : { $one }.
event-victory = Tous les lieux de pouvoir sont actifs et chaque clan est au centre : victoire !
event-fatal-summon = Les tribus { $one_in } doivent invoquer un esprit, et les trois sont sur le plateau.
event-fatal-appear = Une tribu doit apparaître { $one_in }, et il n’en reste aucune.
event-defeat = Les Anciens sont perdus.

## Pourquoi pas ?

reason-done = Vous avez déjà fait cette action ce tour-ci.
reason-no-card = Vous n’avez aucune carte à jouer pour cela sur une de vos figurines.
reason-no-target = Il n’y a ni tribu ni esprit là où se trouvent vos figurines.
reason-no-card-there = Vous n’avez aucune carte à jouer sur une figurine dont le territoire abrite une tribu ou un esprit.
reason-no-degradation = Vous n’avez aucune carte dégradation en main.
reason-token-placed = Vous avez déjà posé un jeton talent ce tour-ci.
reason-no-site = Aucune de vos figurines ne se trouve là où toutes les cases révélées d’une ligne sont remplies.
reason-no-card-site = Vous n’avez aucune carte à jouer sur une figurine là où toutes les cases révélées d’une ligne sont remplies.
it-takes = Il faut { $cost ->
    [one] { $cost } carte
   *[other] { $cost } cartes
}
reason-cost = { it-takes } ; vous pouvez en jouer { $have }, et aucune aide ne suffirait.
reason-unpaid = { it-takes } ; vous en avez joué { $have }.
reason-colour = { $kind_ins } n’a ni la couleur de l’action ni celle du territoire ({ $card }).
reason-no-reroll = Votre population est de { $population } : vous ne pouvez pas payer une autre relance.
reason-degradation-stays = Les cartes dégradation ne peuvent pas être défaussées.

## À venir

forecast-human = Carte { $colour_acc } ({ $left } sur { $deck }).{ $quiet ->
    [yes] {" "}Il ne se passerait rien.
   *[no] {""}
}{ $lost ->
    [spirits] {" "}{ $summons ->
        [one] { $summons } esprit doit venir
       *[other] { $summons } esprits doivent venir
    }, mais { $free ->
        [0] tous sont sur le plateau
       *[other] il n’en reste que { $free }
    } : la partie est perdue.
    [collapse] {" "}Les tribus ôtent { some-loss }, et un clan tombe sous −4 : la partie est perdue.
    [tribes] { forecast-deeds }{" "}{ $appear ->
        [one] { $appear } tribu doit apparaître
       *[other] { $appear } tribus doivent apparaître
    }, mais { $supply ->
        [0] la réserve est vide
       *[other] il n’en reste que { $supply }
    } : la partie est perdue.
   *[no] { forecast-deeds }{ $appear ->
        [0] {""}
        [one] {" "}{ $appear } tribu apparaît.
       *[other] {" "}{ $appear } tribus apparaissent.
    }
}
some-loss = { $loss ->
    [one] { $loss } point de population
   *[other] { $loss } points de population
}
forecast-trail = Nouveau sentier ({ $left } sur { $deck }). Un sentier doit être posé, mais tous sont sur le plateau : la partie est perdue.
forecast-fragment = { $left ->
    [0] La pioche des humains est épuisée : au prochain tour, elle est mélangée et { opens-fragment }.
   *[other] La prochaine carte des humains est la dernière : ensuite la pioche est mélangée et { opens-fragment }.
}
opens-fragment = { $closed ->
    [1] le dernier fragment du portail est révélé
   *[other] un fragment du portail est révélé
}
forecast-time = Les cartes des humains sont épuisées, et il ne reste aucun fragment de portail à révéler : au prochain tour, la partie est perdue.
forecast-deeds = { $loss ->
    [0] {""}
   *[other] {" "}Les tribus ôtent { some-loss }.
}{ $moves ->
    [0] {""}
    [one] {" "}{ $moves } tribu se déplace{ $strike ->
        [yes] {" "}et attaque là où elle arrive
       *[no] {""}
    }.
   *[other] {" "}{ $moves } tribus se déplacent{ $strike ->
        [yes] {" "}et attaquent là où elles arrivent
       *[no] {""}
    }.
}{ $summons ->
    [0] {""}
    [one] {" "}{ $summons } esprit est invoqué.
   *[other] {" "}{ $summons } esprits sont invoqués.
}{ $spirits ->
    [0] {""}
    [one] {" "}{ $spirits } esprit agit.
   *[other] {" "}{ $spirits } esprits agissent.
}

## Ce qu'un choix apporte

preview-threat = { forecast-human }
preview-trail = { forecast-trail }
preview-time = { forecast-time }
preview-generation = { $cards ->
    [0] Votre pioche est vide
    [one] Il n’y a que { $cards } carte dans votre pioche
   *[other] Il n’y a que { $cards } cartes dans votre pioche
} : votre génération change aussitôt{ $doom ->
    [yes] , et votre clan s’éteint.
   *[no] .
}
preview-figure = { $figure_ins } { $card_in } : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} à vous{ $bonus ->
    [0] {""}
   *[other] {" "}et un bonus de { $bonus }
}{ $help ->
    [0] {""}
   *[other] , et { $help } des autres
}{ $price ->
    [0] {""}
    [one] . Prix : { $price } carte
   *[other] . Prix : { $price } cartes
}.
preview-card = { $action ->
    [move] { $amount } pas en tout
    [attack] { $amount ->
        [one] { $amount } dé
       *[other] { $amount } dés
    } en tout{ $least ->
        [0] {""}
       *[other] {""} ; chaque { $least }+ détruit une tribu
    }
    [care] { some-population } en tout
    [activate] { $enough ->
        [yes] Assez : le prix est de { $cost }
       *[no] { $amount } sur { $cost } payés
    }
   *[adapt] { $amount } pas en tout
}.
preview-roll = { $dice ->
    [one] { $dice } dé décidera
   *[other] { $dice } dés décideront
}{ $least ->
    [0] {""}
   *[other] {""} : chaque { $least }+ détruit une tribu
}.
preview-kill = { $spirit ->
    [yes] { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    } de { $least }+ contre l’esprit
   *[no] Chaque { $least }+ détruit une tribu
}.
preview-strike = Il faut { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
} de { $least } ou plus.
preview-row = La ligne { $row } demande { $shards ->
    [one] { $shards } éclat
   *[other] { $shards } éclats
}.
preview-territory = { $card } : { $tribes ->
    [one] { $tribes } tribu
   *[other] { $tribes } tribus
}, { $spirits ->
    [one] { $spirits } esprit
   *[other] { $spirits } esprits
}, { $ancients ->
    [one] { $ancients } Ancien
   *[other] { $ancients } Anciens
}, { $shards ->
    [one] { $shards } éclat
   *[other] { $shards } éclats
}{ $hidden ->
    [yes] {" "}et un face cachée
   *[no] {""}
}{ $place ->
    [yes] , un lieu de pouvoir
   *[no] {""}
}.

## Le but

goal = Gagnez ensemble : activez les quatre lieux de pouvoir et menez chaque clan au centre, avant que ne s’épuise ce qui ne doit pas s’épuiser.

## Les points et la fin

source-places = Lieux de pouvoir
source-shards = Éclats révélés
source-centre = Clans au centre
source-victory = Victoire
ended-victory = Victoire : tous les lieux de pouvoir sont actifs et chaque clan est au centre.
ended-tribes = Défaite : une tribu devait apparaître, et les douze étaient sur le plateau.
ended-spirits = Défaite : un esprit devait venir, et les trois étaient sur le plateau.
ended-trails = Défaite : un sentier devait être posé, et les huit étaient sur le plateau.
ended-degradation = Défaite : une carte dégradation devait être prise, et il n’en restait aucune.
ended-extinction = Défaite : un clan s’est éteint à son changement de génération.
ended-collapse = Défaite : la population d’un clan est tombée sous −4.
ended-time = Défaite : la pioche des humains était épuisée, et il ne restait aucun fragment de portail à révéler.

## Ce qui est compté

meter-tribes = Tribus restantes
meter-tribes-why = La partie est perdue quand une tribu doit apparaître et qu’il n’en reste aucune.
meter-spirits = Esprits restants
meter-spirits-why = La partie est perdue quand un esprit doit venir et qu’il n’en reste aucun.
meter-trails = Sentiers restants
meter-trails-why = La partie est perdue quand un sentier doit être posé et qu’il n’en reste aucun.
meter-decay = Cartes dégradation restantes
meter-decay-why = La partie est perdue quand un clan doit prendre une carte dégradation et qu’il n’en reste aucune.
meter-fragments = Fragments cachés
meter-fragments-why = Un fragment est révélé chaque fois que les cartes des humains sont épuisées ; la partie est perdue quand il n’en reste aucun à révéler.
meter-places = Lieux de pouvoir actifs
meter-places-why = La partie est gagnée quand les { $bound } sont actifs et que chaque clan est au centre.
meter-population = Population
meter-population-why = La partie est perdue quand un clan tombe à { $bound }, ou qu’il a 0 ou moins à son changement de génération.

## Réglages

setting-open_hands = Mains visibles
setting-discoveries = Découvertes des humains
setting-talents = Talents
setting-smart_people = Humains ingénieux (une découverte dès le début)
setting-already_here = Ils sont déjà là ! (deux tribus au centre)
setting-coming_of_spirits = Venue des esprits (un esprit dès le début)
setting-power_of_places = Force des lieux de pouvoir (tous les fragments révélés)
setting-numerous_ancients = Anciens en nombre (3 points de population de plus)
setting-forgotten_knowledge = Savoirs oubliés (trois fragments révélés)
setting-first_rulings = Premières précisions de règle (moins de moments pour « piochez trois »)
setting-clans = Clans
setting-clans-mammoths = Mammouths
setting-clans-tigers = Tigres à dents de sabre
setting-clans-rhinos = Rhinocéros laineux
setting-clans-bison = Bisons
