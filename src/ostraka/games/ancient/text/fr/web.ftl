### Ce que le navigateur dit à la table d'Ancient Knowledge, en plus des autres catalogues du jeu.

game-ancient-title = Ancient Knowledge
game-ancient-pitch = Élevez cités, mégalithes et pyramides. Le temps les emporte ; leur savoir est sauvé par vous, ou perdu.
game-ancient-facts = 2–4 joueurs · 60 minutes · en équipes si l’on veut
kind-city = Cité
kind-megalith = Mégalithe
kind-pyramid = Pyramide
kind-artefact = Artefact
kind-ancient = Connaissance de type ancien
kind-writing = Connaissance de type écriture
kind-secret = Connaissance de type secret
letter-city = C
letter-megalith = M
letter-pyramid = P
letter-artefact = A
letter-ancient = A
letter-writing = É
letter-secret = S
activation-immediate = Immédiat
activation-permanent = Permanent
activation-timeline = Chronique
activation-decline = Déclin
activation-final = Décompte final
activation-immediate-long = S’applique une fois, à l’entrée en jeu, sans utiliser d’action ; seuls « vous pouvez » et « jusqu’à » vous laissent le choix
activation-permanent-long = S’applique tant que la carte est en jeu : un artefact, ou un monument sur votre Frise
activation-timeline-long = S’applique une fois à chacune de vos phases de Chronique, tant que la carte est en jeu ; seuls « vous pouvez » et « jusqu’à » vous laissent le choix
activation-decline-long = S’applique lors du Déclin, quand la carte est encore sur votre Frise ; seuls « vous pouvez » et « jusqu’à » vous laissent le choix
activation-final-long = Compte au décompte final, pour un monument seulement s’il est dans votre Passé
ak-timeline = Frise
ak-column = Emplacement { $n }
way-where-ancient = { $what } : choisissez son emplacement sur la Frise.
ak-upper = ligne du dessus
ak-lower = ligne du bas
ak-empty = vide
ak-past = Passé
ak-past-of = Passé : { $n } sur 14
ak-past-sum = { $n ->
    [one] { $n } monument
   *[other] { $n } monuments
}, { $points ->
    [one] { $points } point imprimé
   *[other] { $points } points imprimés
} ; { $turned ->
    [0] aucun n’est encore incliné.
    [one] { $turned } est incliné. Peu importe lesquels.
   *[other] { $turned } sont inclinés. Peu importe lesquels.
}
ak-past-empty = Aucun monument n’est encore dans le Passé. Ceux de l’emplacement 1 y entrent à la fin du tour.
ak-collection-empty = Rien d’appris pour l’instant.
ak-lost = Savoir perdu
ak-artefacts = Artefacts
ak-collection = Collection
ak-deck = Pioche
ak-declines = Déclin
ak-falls-now = maintenant
ak-laid = Choisissez parmi ces cartes
ak-making = Vous créez
ak-excavated = incliné
bind-chance-ancient = Ensuite, des cartes seront piochées ou révélées.
bind-chance-ancient-search = Ensuite, vous piochez une carte.
cost-ancient = { $n ->
    [0] gratuit
   *[other] coût { $n }
}
ak-level = Niveau { $n }
ak-board = Tuile { $n }
ak-cell = Emplacement { $slot }, { $row } : { $what }
ak-cell-card = { $name }, { $kind }, { $n ->
    [one] { $n } jeton Savoir
   *[other] { $n } jetons Savoir
}{ $locked ->
    [yes] , cadenas
   *[no] {""}
}
ak-hand-of = Main
ak-hand-hidden = Le public ne voit aucune main.
ak-hand-empty = Votre main est vide.
explain-ancient-rival = L’autre côté de la table en un coup d’œil : cartes en main, monuments dans le Passé, savoir perdu, cartes Connaissance, et les six emplacements de la Frise avec le savoir qui s’y trouve encore. Les flèches ouvrent le plateau entier.
explain-ancient-timeline = Votre Frise. Les monuments y occupent six emplacements, deux par emplacement, avec leurs jetons Savoir. À la fin de chacun de vos tours, ceux de l’emplacement 1 entrent en Déclin et rejoignent le Passé, et les autres se décalent d’un cran vers la gauche.
explain-ancient-past = Votre Passé : les monuments entrés en Déclin y valent leurs points. Dès que quelqu’un en a quatorze, le tour de table est le dernier. Un monument redressé peut être excavé une fois contre de nouvelles cartes.
explain-ancient-forecast = Dans combien de tours un emplacement entre en Déclin, ce que vaudront alors ses monuments, et combien de savoir serait perdu avec eux.
explain-ancient-lost = Savoir perdu : ce qui se trouvait encore sur les monuments lors de leur Déclin. Chaque jeton vous coûte 1 point à la fin.
explain-ancient-deck = Les cartes Bâtisseur qui restent. Quand il n’y en a plus, la défausse est mélangée.
explain-ancient-artefacts = Vos artefacts, cinq au plus. Ils restent, et leurs effets continuent.
explain-ancient-learned = Les cartes Connaissance que vous avez apprises.
explain-ancient-technologies = Les cartes Connaissance que l’on peut apprendre, si votre Passé et votre main remplissent leurs prérequis. Celles de niveau I aident tout de suite, celles de niveau II valent des points.
explain-ancient-hand = Votre main, jamais plus de dix cartes. Vous créez une carte d’ici, et vous la payez en défaussant d’autres cartes.
aim-ancient = 14 monuments dans un Passé terminent la partie ; qui a le plus de points l’emporte
ak-does-create = mettre une carte en jeu
ak-does-learn = prendre une carte Connaissance
ak-does-archive = défausser pour retirer du savoir
ak-does-excavate = incliner des monuments du Passé pour piocher
ak-does-search = piocher une carte
# Stems of long words on cards, with a bar wherever a browser may divide them
ak-breaks = Connais|sance connais|sance pyra|mide méga|lithe monu|ment prére|quis défaus|sez adver|saire emplace|ment appre|nez techno|logie
