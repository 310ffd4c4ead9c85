### Ce que Thèbes demande, propose, raconte et explique, ses cartes et ses jetons.

## Lieux : .acc avec l'article, .in là où on est, .into là où on va, .from d'où l'on vient

place-warsaw = Varsovie
    .in = à Varsovie
    .into = à Varsovie
    .from = de Varsovie
place-london = Londres
    .in = à Londres
    .into = à Londres
    .from = de Londres
place-paris = Paris
    .in = à Paris
    .into = à Paris
    .from = de Paris
place-berlin = Berlin
    .in = à Berlin
    .into = à Berlin
    .from = de Berlin
place-vienna = Vienne
    .in = à Vienne
    .into = à Vienne
    .from = de Vienne
place-rome = Rome
    .in = à Rome
    .into = à Rome
    .from = de Rome
place-moscow = Moscou
    .in = à Moscou
    .into = à Moscou
    .from = de Moscou
place-greece = Grèce
    .acc = la Grèce
    .in = en Grèce
    .into = en Grèce
    .from = de Grèce
place-crete = Crète
    .acc = la Crète
    .in = en Crète
    .into = en Crète
    .from = de Crète
place-egypt = Égypte
    .acc = l’Égypte
    .in = en Égypte
    .into = en Égypte
    .from = d’Égypte
place-palestine = Palestine
    .acc = la Palestine
    .in = en Palestine
    .into = en Palestine
    .from = de Palestine
place-mesopotamia = Mésopotamie
    .acc = la Mésopotamie
    .in = en Mésopotamie
    .into = en Mésopotamie
    .from = de Mésopotamie

## Cartes et jetons : .acc avec l'article, au milieu d'une phrase

some-value = { $value ->
    [one] { $value } point
   *[other] { $value } points
}
book = livre sur { $site_acc } ({ some-value }, { $city })
general-book = connaissances générales ({ some-value }, { $city })
book-token = jeton livre sur { $site_acc } (1 point)
general-book-token = jeton connaissances générales { $bag_from }
exhibition = { $size ->
    [small] petite
   *[large] grande
} exposition ({ $city })
card-book = { book }
    .acc = le { book }
card-general-book = { general-book }
    .acc = les { general-book }
card-legend = légende { $site_from } ({ $city })
    .acc = la légende { $site_from } ({ $city })
card-assistant = assistant ({ $city })
    .acc = l’assistant ({ $city })
card-shovel = pelle ({ $city })
    .acc = la pelle ({ $city })
card-car = automobile ({ $city })
    .acc = l’automobile ({ $city })
card-zeppelin = zeppelin ({ $city })
    .acc = le zeppelin ({ $city })
card-special-licence = permis spécial ({ $city })
    .acc = le permis spécial ({ $city })
card-congress = congrès ({ $city })
    .acc = le congrès ({ $city })
card-exhibition = { exhibition }
    .acc = la { exhibition }
card-artefact = { $name } ({ $site }, { $value })
card-book-token = { book-token }
    .acc = le { book-token }
card-general-book-token = { general-book-token }
    .acc = le { general-book-token }

card-weeks = { $weeks ->
    [one] { $weeks } semaine
   *[other] { $weeks } semaines
}
line-card = { $card } · { card-weeks }
line-token = { $card }

text-book = { some-value } de connaissances spécifiques à chaque fouille { $site_in }. { $value ->
    [one] Compte comme { $value } livre
   *[other] Compte comme { $value } livres
} sur { $site_acc }. { most-books }
most-books = En fin de partie, qui en a le plus gagne 5 points ; en cas d’égalité, 3 points chacun.
text-general-book = { some-value } de connaissances générales à chaque fouille. { general-limit }
general-limit = L’ensemble de vos connaissances générales ne compte qu’à hauteur de vos connaissances spécifiques pour cette fouille (livres, légende, assistants). Ne compte comme livre sur aucun site.
text-legend = Vous pouvez la défausser pour 2 points de connaissances spécifiques lors d’une fouille { $site_in }.
text-assistant = 2 assistants donnent 1 point de connaissances spécifiques à chaque fouille ; 3 ou plus en donnent 2 en tout. Si vous n’en avez qu’un, vous pouvez le défausser pour 1 point de connaissances spécifiques lors d’une fouille.
text-shovel = 2 pelles donnent 1 jeton de plus à chaque fouille ; 3 ou plus en donnent 2 en tout. Si vous n’en avez qu’une, vous pouvez la défausser pour 1 jeton de plus lors d’une fouille.
text-car = Vos voyages de 3 semaines ou plus durent 1 semaine de moins, si vous le souhaitez. Une deuxième automobile n’apporte rien.
text-zeppelin = Vous pouvez le défausser avant un voyage : ce voyage ne prend aucune semaine.
text-special-licence = Vous pouvez défausser cette carte pour fouiller encore une fois sur un site dont vous avez déjà utilisé le permis cette année.
text-congress = En fin de partie, 1, 3, 6, 10, 15, 21 ou 28 points en tout pour 1, 2, 3, 4, 5, 6 ou 7 congrès ; au-delà de 7, rien de plus.
text-exhibition = { asks-for } Organisez-la et gardez la carte : { $points } points en fin de partie. Les artefacts restent à vous et peuvent être exposés de nouveau.
text-artefact = { some-value } en fin de partie ; cet artefact peut être présenté dans des expositions.
text-book-token = 1 point de connaissances spécifiques à chaque fouille { $site_in }. Compte comme 1 livre sur { $site_acc }. { most-books }
text-general-book-token = 1 point de connaissances générales à chaque fouille. { general-limit }

required-artefacts = { $n ->
    [one] { $n } artefact
   *[other] { $n } artefacts
} { $site_from }
asks-for = Il faut au moins { $requires }.

## Questions

ask-action = { $optional ->
    [yes] Que faites-vous, et où ? Vous pouvez aussi terminer votre expédition.
    [only] Il ne reste de temps pour rien : terminez votre expédition.
   *[no] Que faites-vous, et où ?
}
ask-zeppelin = Défaussez-vous { $source_acc } pour ce voyage ?
ask-car = Prenez-vous { $source_acc } pour ce voyage, ou voyagez-vous plus longtemps pour arriver l’année suivante ?
ask-legend = Utilisez-vous { $source_acc } pour cette fouille ?
ask-assistant = Défaussez-vous { $source_acc } pour 1 point de connaissances spécifiques dans cette fouille ?
ask-shovel = Défaussez-vous { $source_acc } pour 1 jeton de plus dans cette fouille ?
ask-weeks = Combien de semaines fouillez-vous ?

## Aide : ce que signifie une décision. Les précisions de règle sont dans docs/rules/en/thebes.md

help-action = Un tour, c’est un voyage, si vous le souhaitez, et une action : prendre une carte de l’offre dans sa ville, renouveler l’offre à Varsovie, fouiller un site ou organiser une exposition. Qui a dépensé le moins de semaines joue ensuite ; dans la même semaine, qui y est arrivé en dernier.
    .rulings = T-9 T-11 T-12 T-54
help-zeppelin = Avec le zeppelin, le voyage ne prend pas de temps et la carte est défaussée. Sans lui, vous voyagez comme d’habitude et vous le gardez.
    .rulings = T-17
help-car = Avec l’automobile, vous arrivez avant la fin de l’année et fouillez avec un permis spécial. Sans elle, le voyage est plus long, et tous vos permis sont de nouveau valables à votre arrivée.
    .rulings = T-15 T-39 T-63
help-legend = Une légende utilisée est défaussée. Elle permet aussi à davantage de vos connaissances générales de compter.
    .rulings = T-26 T-28
help-assistant = Seul un assistant isolé est défaussé. Il permet aussi à davantage de vos connaissances générales de compter.
    .rulings = T-26 T-29 T-32
help-shovel = Seule une pelle isolée est défaussée, quoi que vous trouviez.
    .rulings = T-30 T-32
help-weeks = Les connaissances et les semaines donnent ensemble le nombre de jetons que vous tirez.
    .rulings = T-27 T-33 T-34

## Réponses

option-change = Quatre nouvelles cartes, à Varsovie
option-take = Prendre { $name_acc }
option-exhibit = Organiser { $name_acc }
option-dig = Fouiller { $name_in }
option-weeks = { $n ->
    [one] { $n } semaine
   *[other] { $n } semaines
}
option-pass-action = Terminer l’expédition
option-pass-zeppelin = Voyager sans lui
option-yes-zeppelin = Prendre le zeppelin
option-pass-car = Voyager sans elle
option-yes-car = Prendre l’automobile
option-pass-legend = La garder
option-yes-legend = L’utiliser
option-pass-assistant = Le garder
option-yes-assistant = Le défausser
option-pass-shovel = La garder
option-yes-shovel = La défausser

## Le journal

in-weeks = { $amount ->
    [one] { $amount } semaine
   *[other] { $amount } semaines
}
event-first = { $you ->
    [yes] Vous commencez.
   *[no] { $seat } commence.
}
event-turn = Tour { $amount } : { $seat }.
event-travel = { $you ->
    [yes] Vous vous rendez
   *[no] { $seat } se rend
} { $place_into }.
event-take = { $you ->
    [yes] Vous prenez
   *[no] { $seat } prend
} { $cards_acc } : { in-weeks }.
event-change = { $you ->
    [yes] Vous renouvelez
   *[no] { $seat } renouvelle
} l’offre : { in-weeks }.
event-exhibit = { $you ->
    [yes] Vous organisez
   *[no] { $seat } organise
} { $cards_acc } : { in-weeks }.
event-dig = { $you ->
    [yes] Vous fouillez
   *[no] { $seat } fouille
} { $site_in }.
event-weeks = { $you ->
    [yes] Vous restez
   *[no] { $seat } reste
} { in-weeks } sur place.
event-spend = { $you ->
    [yes] Vous défaussez
   *[no] { $seat } défausse
} { $cards_acc }.
event-find = { $you ->
    [yes] Vous trouvez :
   *[no] { $seat } trouve :
} { $cards }.
event-blank = { $you ->
    [yes] Vous ne trouvez
   *[no] { $seat } ne trouve
} que du sable.
event-sand = { $amount ->
    [one] { $amount } jeton vide retourne
   *[other] { $amount } jetons vides retournent
} dans le sac.
event-bonus = Bonus de première fouille pour { $you ->
    [yes] vous
   *[no] { $seat }
} : { $cards }.
event-year = { $you ->
    [yes] Vous entrez
   *[no] { $seat } entre
} en { $year } : tous les permis redeviennent valables.
event-pass = { $you ->
    [yes] Vous terminez
   *[no] { $seat } termine
} l’expédition.
event-finish = { $you ->
    [yes] Vous avez
   *[no] { $seat } a
} terminé.
event-reveal = Dans l’offre : { $cards }.
event-announce = Annonce : { $cards }.
event-close = Annulation : { $cards_acc } va dans la défausse.
event-reshuffle = Une nouvelle pioche est mélangée : { $amount ->
    [one] { $amount } carte
   *[other] { $amount } cartes
}.
event-end = Toutes les expéditions sont terminées.

## Pourquoi pas ?

reason-weeks = Cela demande { total-weeks }, et il ne vous en reste { $left ->
    [0] aucune
   *[other] que { $left }
}.
reason-not-1903 = Vous pourrez terminer votre expédition en 1903 ; pour vous, on est encore en { $year }.
reason-artefacts = Pour { $card_acc }, il vous faut encore { required-more }.
required-more = { $short ->
    [one] { $short } artefact
   *[other] { $short } artefacts
} { $site_from }
reason-no-knowledge = Vous n’avez aucune connaissance spécifique sur { $site_acc }.
reason-no-book = Vous n’avez aucun livre scientifique sur { $site_acc }.
reason-no-licence = Vous avez déjà fouillé { $site_in } cette année.
reason-helper-needed = Sans { $card_acc }, cette fouille est impossible.
reason-no-token = Avec { $knowledge ->
    [one] { $knowledge } point
   *[other] { $knowledge } points
} de connaissance, { $weeks ->
    [one] { $weeks } semaine ne rapporte
   *[other] { $weeks } semaines ne rapportent
} aucun jeton ; il faut au moins { $fewest ->
    [one] { $fewest } semaine
   *[other] { $fewest } semaines
}.

## À venir

forecast-wait = { $others ->
    [one] { $order } joue avant vous.
   *[other] Avant vous jouent : { $order }.
}
forecast-alone = Il n’y a plus que vous en route : { $weeks ->
    [one] { $weeks } semaine pour vous.
   *[other] { $weeks } semaines rien que pour vous.
}
forecast-lead = { $weeks ->
    [0] C’est à vous de jouer, puis à { $order }.
    [one] Vous continuez jusqu’à ce que vous ayez dépensé plus de { $weeks } semaine ; ensuite, c’est à { $order } de jouer.
   *[other] Vous continuez jusqu’à ce que vous ayez dépensé plus de { $weeks } semaines ; ensuite, c’est à { $order } de jouer.
}
forecast-year = Il vous reste { $weeks ->
    [one] { $weeks } semaine
   *[other] { $weeks } semaines
} en { $year }{ $last ->
    [yes] , puis votre expédition est terminée
   *[no] { $used ->
        [0] {""}
        [one] , puis { $used } permis redevient valable
       *[other] , puis { $used } permis redeviennent valables
    }
}.{ $last ->
    [yes] {""}
   *[no] {" "}Année { $n } sur { $of } : la partie finit après 1903.
}
forecast-start = { $week ->
    [1] À quatre, la partie commence en { $year } et dure donc deux ans.
   *[other] À trois, la partie commence la semaine { $week } de { $year }.
}
forecast-exhibition = Pour { $card_acc }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} : { $short ->
    [0] vous avez tout ce qu’il faut
    [one] il vous manque { $short } artefact
   *[other] il vous manque { $short } artefacts
}.

## Ce qu'un choix coûte et rapporte

total-weeks = { $weeks ->
    [one] { $weeks } semaine
   *[other] { $weeks } semaines
}
trip-weeks = { $travel ->
    [0] sans semaine de voyage
   *[other] dont { $travel } de voyage
}
then-order = { $others ->
    [0] {""}
   *[other] {" "}Ensuite : { $order }.
}
then-week = { $finished ->
    [yes] vous avez alors terminé
   *[no] pour vous, on est alors en semaine { $week } de { $year }
}
preview-cost = { total-weeks } ({ trip-weeks }) ; { then-week }.{ then-order }
preview-pass = Vous renoncez à { $left ->
    [one] { $left } semaine
   *[other] { $left } semaines
} et vous avez terminé.{ then-order }
preview-dig = { $flies ->
    [yes] En zeppelin
   *[no] { $travel ->
        [0] Sans voyage
        [one] { $travel } semaine de voyage
       *[other] { $travel } semaines de voyage
    }
}, connaissances : { $knowledge } sur { $most } au plus{ $helpers ->
    [yes] {" "}avec les aides que vous défaussez
   *[no] {""}
}{ $extra ->
    [0] {""}
    [one] , { $extra } jeton de plus grâce aux pelles
   *[other] , { $extra } jetons de plus grâce aux pelles
}{ $licence ->
    [special] , avec un permis spécial
   *[ordinary] {""}
}{ $bonus ->
    [yes] , plus le bonus de première fouille
   *[no] {""}
}.
# Une ligne parmi douze au plus, donc courte
preview-dig-row = { $work ->
    [one] { $work } semaine
   *[other] { $work } semaines
} : { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
}, valeur moyenne { $points }, { $none } % sans artefact.
preview-dial = Jetons en { $first } à { $last } semaines : { $tokens }.
preview-dig-weeks = { $work ->
    [one] { $work } semaine
   *[other] { $work } semaines
} de fouille, { $weeks } en tout : { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
}, valeur moyenne { $points }, { $none } % sans artefact{ $bonus ->
    [yes] {" "}(sans compter le bonus)
   *[no] {""}
} ; { then-week }.{ then-order }

## Le but

goal = Ayez le plus de points quand toutes les semaines sont écoulées : artefacts, expositions, congrès, et 5 points pour chaque site sur lequel vous avez le plus de livres (3 points chacun en cas d’égalité).

## Les points et la fin

source-artefacts = Artefacts
source-exhibitions = Expositions
source-congresses = Congrès
source-majorities = Majorités de livres
ended-time = Toutes les années sont écoulées.

## Ce qui est compté

meter-time = Semaines écoulées
meter-time-why = Qui arrive à la fin de 1903 a terminé ; quand tout le monde a terminé, la partie s’achève.

## Réglages

setting-two_cars = Une deuxième automobile
setting-two_cars-single = n’apporte rien
setting-two_cars-add = fait gagner 1 semaine de plus
setting-beyond_three = Plus de 3 assistants ou pelles
setting-beyond_three-stay = ne donnent pas plus que 3
setting-beyond_three-add = comptent par séries de 3 et de 2
setting-spare_helpers = Qui a plusieurs assistants ou plusieurs pelles peut aussi en défausser
setting-book_to_dig = Il faut un livre scientifique pour fouiller
setting-exhibition_slots = Une nouvelle exposition
setting-exhibition_slots-shift = décale toutes les autres
setting-exhibition_slots-push = ne décale que celles dont il faut l’emplacement
setting-two_player_stacks = À deux, les cartes forment
setting-two_player_stacks-three = trois piles, la troisième mise de côté
setting-two_player_stacks-two = deux piles
setting-new_year = Les permis redeviennent valables
setting-new_year-passing = après la semaine 52
setting-new_year-reaching = à la semaine 52
setting-car = L’automobile
setting-car-may = peut rester au garage si cela permet une fouille
setting-car-always = est toujours utilisée
