### Ce que tout jeu peut dire. Le catalogue d'un jeu passe avant celui-ci.

## Tournures

list-comma = { $list }, { $next }
list-semicolon = { $list } ; { $next }
list-and = { $list } et { $last }
list-or = { $list } ou { $last }
# Several that are called the same
counted = { $n } × { $name }

# Une place à laquelle personne n'a donné de nom
seat = Place { $place }

# Cartes que l'on ne peut pas connaître ; `more` vaut yes après des cartes nommées
hidden-cards = { $more ->
    [yes] { $n ->
        [one] { $n } autre carte
       *[other] { $n } autres cartes
    }
   *[no] { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
}

## Un tour en une ligne : ce que quelqu’un a fait, une chose après l’autre

turn-deeds = { $you ->
    [yes] Vous
   *[no] { $seat }
} { $deeds }.
deed-nothing = ne { $you ->
    [yes] faites
   *[no] fait
} rien

## Réponses

option-pass = Passer
option-yes = Oui
option-card = { $name }
option-seat = { $name }
option-amount = { $n }

## Annulation

undo-over = Rien ne peut être annulé : la partie est terminée et sa graine est connue.
undo-nothing = Il n’y a aucun coup de votre part à annuler.
undo-length = On peut revenir à une longueur de journal inférieure à { $now }, pas à { $to }.
undo-grain = On annule un coup ou un tour, pas « { $grain } ».

# Pourquoi les autres doivent être d'accord
undo-chosen = Quelqu’un d’autre a fait un choix entre-temps.
undo-chance = Des cartes ou des dés sont sortis entre-temps.
undo-revealed = Quelque chose a été révélé entre-temps.

## Réglages

value-true = oui
value-false = non

## Aide

help-card = { $card } : { $text }
help-rulings = { $n ->
    [one] Précision de règle
   *[other] Précisions de règle
} : { $rulings }.

## Demandé dans le terminal : les cartes et les choses, et ce qui est adjacent à un lieu

inspect-how = Tapez i et le début d’un nom, par exemple : i { $example }
inspect-nothing = Rien ici ne s’appelle « { $name } ». { inspect-how }
inspect-many = { $n } possibilités : { $cards }{ $more ->
    [yes] …
   *[no] .
}
adjacent-to = { $n ->
    [0] Rien n’est adjacent à ce lieu : { $place }.
   *[other] { $place } – adjacents : { $others }.
}
adjacent-nowhere = Pour l’instant, rien sur la table n’est adjacent à quoi que ce soit.
adjacent-unknown = Aucun lieu ne s’appelle « { $name } ». Il y a : { $places }.

## Les bots, au milieu d'une phrase

bot-digger = fouilleur
bot-student = étudiant
bot-scholar = érudit
bot-professor = professeur
bot-sage = sage
bot-oracle = oracle

## La feuille de score

sheet-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
# D'où viennent les points, et combien ; un point d'interrogation là où l'on ne peut pas le savoir
sheet-part = { $source } { $n }
sheet-row = { $name } : { $total } ({ $parts }).
sheet-at-least = au moins { $points } en vue
sheet-rank = { $rank ->
    [1] { $rank }re
   *[other] { $rank }e
} place : { $name }, { $points }.
sheet-winner = Victoire : { $names }.
sheet-nobody = Personne n’a gagné.

## La table d'un jeu sans plateau à lui : tout ce qui se voit, par son nom

view-seen = Table vue par { $name } :
view-watched = Table vue sans y jouer :
view-part = { $part } : { $value }
view-part-of = { $part }, { $name } : { $value }
view-none = –
view-more = { $list } et { $n } de plus

# Ce que la plupart des jeux ont
view-name-asked = question posée à
view-name-first = commence
view-name-active = à qui de jouer
view-name-turns = tours
view-name-hand = main
view-name-hand_sizes = cartes en main
view-name-deck = pioche
view-name-deck_size = cartes dans la pioche
view-name-discard = défausse
view-name-ended = terminée
