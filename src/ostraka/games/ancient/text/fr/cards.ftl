### Les textes des cartes d'Ancient Knowledge, composés à partir de ce que font les cartes.
###
### Un verbe est à l'impératif quand `mood` est `do`, sinon à l'infinitif. Une condition apporte son propre « si » ou
### « s'il ». Devant un nom qui varie, l'article ou la préposition fait partie du message.

## Le cadre d'une phrase

text-immediate = { $self ->
    [technology] À l’apprentissage
   *[other] À la création
} : { $clause }.
text-permanent = { $self ->
    [artefact] Tant que cette carte est en jeu
   *[other] Tant que cette carte est sur votre Frise
} : { $clause }.
text-timeline = Lors de votre phase de Chronique : { $clause }.
text-decline = Lors de son Déclin : { $clause }.
text-final = Décompte final : { $clause }.
text-trigger = { $trigger } : { $clause }.

clause-may = vous pouvez { $clause }
clause-if = { $condition }, { $clause }
clause-then = { $first }, puis { $next } (même si la première étape est impossible)

requirement = Prérequis : { $what }.

## Déclencheurs

trigger-create = Après avoir créé { $card_type ->
    [artefact] un artefact
    [city] une cité
    [megalith] un mégalithe
    [pyramid] une pyramide
   *[monument] { $not_this ->
        [yes] un autre monument
       *[none] un monument
    }
}{ $slots ->
    [none] {""}
   *[other] {" "}sur l’emplacement { $slots }
}{ $not_caused_by_this ->
    [yes] {" "}(mais pas directement par cet effet)
   *[none] {""}
}
trigger-learn = Après avoir appris une carte Connaissance{ $tech_type ->
    [ancient] {" "}de type ancien
    [writing] {" "}de type écriture
    [secret] {" "}de type secret
   *[none] {""}
}
trigger-excavate = { $op ->
    [replace_draw] Quand vous inclinez
   *[other] Après avoir incliné
} { $rotated_exactly ->
    [none] { $rotated_at_least ->
        [one] { $rotated_at_least } monument
       *[other] { $rotated_at_least } monuments
    } ou plus
    [one] exactement { $rotated_exactly } monument
   *[other] exactement { $rotated_exactly } monuments
} en une seule action EXCAVER
trigger-decline_phase_end = À la fin de votre phase de Déclin

## Conditions

condition-has = si vous avez { $when ->
    [decline] { $said ->
        [lost] déjà { $what }
       *[no] { $what }
    }
   *[other] { $what }
}
condition-timeline = { $of ->
    [slot1] si l’emplacement 1 de votre Frise est plein ({ $n } monuments)
   *[other] { $when ->
        [final] si { this-card } est dans votre Passé et que vous avez { count-timeline }
        [immediate] si vous avez maintenant { count-timeline }
       *[other] si vous avez { count-timeline }
    }
}
condition-adjacent = si { measure } { $of ->
    [best_type] monuments adjacents à { this-card } sont d’un même type
   *[other] { are-adjacent } à { this-card }
}
are-adjacent = { $of ->
    [city] { $n ->
        [one] cité est adjacente
       *[other] cités sont adjacentes
    }
    [megalith] { $n ->
        [one] mégalithe est adjacent
       *[other] mégalithes sont adjacents
    }
    [pyramid] { $n ->
        [one] pyramide est adjacente
       *[other] pyramides sont adjacentes
    }
   *[monument] { $n ->
        [one] monument est adjacent
       *[other] monuments sont adjacents
    }
}
condition-this = { $way ->
    [at_most] s’il ne reste pas plus de { $n }
   *[at_least] s’il reste au moins { $n }
} { tokens } sur { this-card }

## Ce que l'on a. `part` dit ce qui peut manquer dans « au moins 1 cité, 1 mégalithe et 1 pyramide »

measure = { $way ->
    [at_most] au plus { $n }
   *[at_least] au moins { $n }
}
tokens = { $n ->
    [one] jeton Savoir
   *[other] jetons Savoir
}
lost-tokens = { $n ->
    [one] jeton Savoir perdu
   *[other] jetons Savoir perdu
}
count-past = { $part ->
    [middle] { $n }
    [last] { $n }
   *[whole] { measure }{ besides-this }
} { $of ->
    [best_type] { any-kind } d’un même type
    [final_effect] { any-kind } à effet de décompte final
   *[other] { kinds }
}{ $part ->
    [first] {""}
    [middle] {""}
   *[whole] {" "}dans votre Passé
}
# Un mégalithe qui entre en Déclin n'est pas encore dans le Passé
besides-this = { $when ->
    [decline] { $self ->
        [megalith] { $of ->
            [megalith] { $n ->
                [one] {" "}autre
               *[other] {" "}autres
            }
           *[other] {""}
        }
       *[other] {""}
    }
   *[other] {""}
}
count-timeline = { measure } { $of ->
    [type_sets] { $n ->
        [one] cité, { $n } mégalithe et { $n } pyramide
       *[other] cités, { $n } mégalithes et { $n } pyramides
    } sur votre Frise
    [knowledge] { tokens } sur votre Frise
    [slot1] { any-kind } sur l’emplacement 1
   *[other] { kinds } sur votre Frise
}
count-technologies = { measure } { $self ->
    [technology] { $n ->
        [one] autre {""}
       *[other] autres {""}
    }
   *[other] {""}
}{ any-technology }{ $of ->
    [ancient] {" "}de type ancien
    [writing] {" "}de type écriture
    [secret] {" "}de type secret
   *[none] {""}
}
any-technology = { $n ->
    [one] carte Connaissance
   *[other] cartes Connaissance
}
any-kind = { $n ->
    [one] monument
   *[other] monuments
}
count-artefacts = { measure } { $self ->
    [technology] de vos artefacts en jeu
    [artefact] { some-artefacts } en jeu (celui-ci compris)
   *[other] { some-artefacts } en jeu
}
some-artefacts = { $n ->
    [one] artefact
   *[other] artefacts
}
count-lost_knowledge = { measure } { lost-tokens }
count-hand = { measure } { some-cards } en main{ $way ->
    [at_most] {""}
   *[at_least] { $n ->
        [10] {" "}(main pleine)
       *[other] {""}
    }
}
some-cards = { $n ->
    [one] carte
   *[other] cartes
}
kinds = { $of ->
    [city] { $n ->
        [one] cité
       *[other] cités
    }
    [megalith] { $n ->
        [one] mégalithe
       *[other] mégalithes
    }
    [pyramid] { $n ->
        [one] pyramide
       *[other] pyramides
    }
   *[monument] { any-kind }
}

## Ce par quoi l'on multiplie

each-past = par { $of ->
    [city] cité dans votre Passé
    [megalith] mégalithe dans votre Passé
    [pyramid] pyramide dans votre Passé
    [best_type] monument du type le plus représenté dans votre Passé
    [type_sets] trio formé d’une cité, d’un mégalithe et d’une pyramide dans votre Passé
    [final_effect] monument à effet de décompte final dans votre Passé
   *[monument] monument dans votre Passé
}
each-timeline = par { $of ->
    [city] cité sur votre Frise
   *[monument] monument resté sur votre Frise
}
each-technologies = par { $of ->
   *[type_sets] trio de cartes Connaissance formé d’un ancien, d’une écriture et d’un secret
}
each-artefacts = par artefact que vous avez en jeu
# Seule une carte Connaissance fait défausser des cartes de la main ; les monuments font défausser des artefacts
each-paid = par { $self ->
    [technology] carte ainsi défaussée
   *[other] artefact ainsi défaussé
}
each-knowledge_lost_this_phase = par tranche complète de { $per } jetons Savoir perdus pendant cette phase

## Monuments

this-card = { $self ->
    [city] cette cité
    [megalith] ce mégalithe
    [pyramid] cette pyramide
   *[artefact] cet artefact
}
carrying = { $knowledge_at_least ->
    [none] { $knowledge_exactly ->
        [none] {""}
        [0] {" "}ne portant aucun jeton Savoir
        [one] {" "}portant exactement { $knowledge_exactly } jeton Savoir
       *[other] {" "}portant exactement { $knowledge_exactly } jetons Savoir
    }
    [one] {" "}portant au moins { $knowledge_at_least } jeton Savoir
   *[other] {" "}portant au moins { $knowledge_at_least } jetons Savoir
}
# Là où l'on vient de parler de jetons Savoir
carrying-some = { $knowledge_at_least ->
    [none] { $knowledge_exactly ->
        [none] {""}
       *[other] {" "}qui en porte exactement { $knowledge_exactly }
    }
   *[other] {" "}qui en porte au moins { $knowledge_at_least }
}
your-monuments = vos { $other ->
    [yes] autres { many-kinds }
   *[none] { many-kinds }
}
many-kinds = { $type ->
    [city] cités
    [megalith] mégalithes
    [pyramid] pyramides
   *[none] monuments
}
each-one = { $type ->
    [city] chacune
    [pyramid] chacune
   *[other] chacun
}
from-one-of-yours = { $adjacent ->
    [yes] { $type ->
        [city] d’une cité adjacente
        [megalith] d’un mégalithe adjacent
        [pyramid] d’une pyramide adjacente
       *[none] d’un monument adjacent
    }
   *[none] { $type ->
        [city] d’une
        [pyramid] d’une
       *[other] d’un
    } de { your-monuments }
}{ carrying-some }
from-each = { $adjacent ->
    [yes] de chaque { $type ->
        [city] cité adjacente
        [megalith] mégalithe adjacent
        [pyramid] pyramide adjacente
       *[none] monument adjacent
    }
   *[none] de { each-one } de { your-monuments }{ carrying }
}
this-one-too = { $when ->
    [decline] { $self ->
        [city] {" "}(ce peut être celle-ci)
        [pyramid] {" "}(ce peut être celle-ci)
       *[other] {" "}(ce peut être celui-ci)
    }
   *[other] {""}
}

## Effets : le savoir

remove = { $mood ->
    [do] retirez
   *[other] retirer
}
remove-some-of-it = { $mood ->
    [do] retirez-en
   *[other] en retirer
} { some }
op-remove_knowledge = { $spread ->
    [each] { remove } { $n } { tokens } { from-each }
    [pick] { $pick ->
        [one] { remove } { some } { tokens } { from-one-of-yours }{ this-one-too }
       *[other] { $mood ->
            [do] choisissez
           *[other] choisir
        } { $pick } de { your-monuments }{ carrying } et { remove } { some } { tokens } de { each-one }{ all-if-less }
    }
   *[free] { $who ->
        [this] { remove } { some } { tokens } de { this-card }
       *[you] { $other ->
            [yes] { remove } { some } { tokens } { $n ->
                [one] { from-one-of-yours }
               *[other] de { your-monuments }{ carrying }
            }
           *[none] { $said ->
                [knowledge] { remove-some-of-it }
               *[no] { remove } { some } { tokens } de votre Frise
            }
        }
    }{ $n_of ->
        [none] {""}
       *[other] {" "}{ $n_each }
    }{ $who ->
        [this] { all-if-less }
       *[you] { $n_of ->
            [none] { $n ->
                [one] {""}
               *[other] , à répartir librement
            }
           *[other] , à répartir librement
        }
    }
}
all-if-less = { $amount ->
    [up_to] {""}
   *[exact] { $n ->
        [one] {""}
       *[other] {" "}(ou tous s’il y en a moins)
    }
}
some = { $amount ->
    [up_to] jusqu’à { $n }
   *[exact] { $n }
}
op-add_knowledge = { $mood ->
    [do] choisissez un monument sur la Frise de chaque adversaire et ajoutez
   *[other] choisir un monument sur la Frise de chaque adversaire et ajouter
} { $n } { tokens } à chaque monument choisi
op-give_lost_knowledge = { $mood ->
    [do] déplacez
   *[other] déplacer
} { some } de vos jetons Savoir perdu sur un monument de la Frise d’un adversaire
op-discard_lost_knowledge = { $said ->
    [lost] { remove-some-of-it }{ $when ->
        [decline] {""} ; le savoir resté sur { this-card } n’est perdu qu’ensuite
       *[other] {""}
    }
   *[no] { remove } { some } de vos jetons Savoir perdu{ all-if-less }
}
op-enter_with_less = { this-card } arrive avec { $n } { tokens } de moins{ $n_of ->
    [none] {""}
   *[other] {" "}{ $n_each }
}
op-knowledge_discount = chaque { $other ->
    [yes] autre {""}
   *[no] {""}
}{ $type ->
    [city] cité
    [megalith] mégalithe
    [pyramid] pyramide
   *[none] monument
} que vous créez arrive avec { $n } { tokens } de moins

## Effets : les cartes

discard = { $mood ->
    [do] défaussez
   *[other] défausser
}
look-at = { $mood ->
    [do] regardez
   *[other] regarder
}
reveal = { $mood ->
    [do] révélez
   *[other] révéler
}
op-draw = { $mood ->
    [do] piochez
   *[other] piocher
} { $n } { some-cards }{ $n_of ->
    [none] {""}
   *[other] {" "}{ $n_each }
}
op-discard_hand = { discard } { some } { $type ->
    [artefact] { some-artefacts }
   *[none] { some-cards }
} de votre main
op-discard_artefacts = { discard } { some } de vos artefacts en jeu
op-discard_this = { $said ->
    [declining] { discard-it } : { not-past }
   *[no] { discard } { this-card }
}
discard-it = { $self ->
    [city] { discard-her }
    [pyramid] { discard-her }
   *[other] { $mood ->
        [do] défaussez-le
       *[other] le défausser
    }
}
discard-her = { $mood ->
    [do] défaussez-la
   *[other] la défausser
}
not-past = { $self ->
    [city] elle ne rejoint pas votre Passé, et le savoir qu’elle porte n’est pas perdu
    [pyramid] elle ne rejoint pas votre Passé, et le savoir qu’elle porte n’est pas perdu
   *[other] il ne rejoint pas votre Passé, et le savoir qu’il porte n’est pas perdu
}
op-opponents_discard = chaque adversaire choisit et défausse { $n } { $zone ->
    [artefacts] de ses artefacts en jeu
   *[hand] { some-cards } de sa main
}
op-steal_card = { look-at } la main d’un adversaire et { $mood ->
    [do] prenez-y
   *[other] y prendre
} { $n } { some-cards }
op-look_keep = { look-at } les { $look } premières cartes de la pioche, { $mood ->
    [do] prenez-en
   *[other] en prendre
} { $keep } en main et { discard } les autres
op-reveal_until = { reveal } des cartes de la pioche jusqu’à trouver { $n } { $type ->
   *[city] cités
} ; { $mood ->
    [do] prenez-les
   *[other] les prendre
} en main et { discard } les autres
op-draft_reveal = { reveal } { $reveal } cartes de la pioche ; en commençant par vous, puis dans le sens horaire, chacun en prend { $each_player } en main, puis vous en prenez encore { $then_you } ; { discard } les autres
op-look_create = { look-at } les { $look } premières cartes de la pioche ; si vous le pouvez, vous devez créer { $type ->
   *[artefact] un artefact
} parmi elles en payant tous ses coûts ; { discard } les autres

## Effets : la Frise et le Passé

op-move = { $slot ->
    [none] { $mood ->
        [do] déplacez
       *[other] déplacer
    } { $other ->
        [yes] { $type ->
            [city] une autre cité
            [megalith] un autre mégalithe
            [pyramid] une autre pyramide
           *[none] un autre monument
        } de votre Frise
       *[none] { $type ->
            [city] une cité
            [megalith] un mégalithe
            [pyramid] une pyramide
           *[none] un monument
        } de votre Frise{ carrying }
    } vers { move-to }
   *[other] vous devez déplacer de l’emplacement { $slot } vers { move-to } { $type ->
        [city] une
        [pyramid] une
       *[other] un
    } de vos { many-kinds }{ carrying }
}
move-to = { $to ->
    [other_available_slot] un autre emplacement où il reste de la place{ $other ->
        [yes] {""} ; { this-card } occupe encore sa propre place
       *[none] {""}
    }
   *[none] l’emplacement { $to_slot }, s’il y reste de la place,
}
op-swap = { $mood ->
    [do] échangez
   *[other] échanger
} { $who ->
    [this] les places de { this-card } et d’un autre monument de votre Frise
   *[you] les places de deux monuments de votre Frise
} ; chaque monument garde ses jetons Savoir
op-skip_decline_phase = { $mood ->
    [do] sautez
   *[other] sauter
} votre phase de Déclin ce tour-ci
op-straighten = { $mood ->
    [do] redressez
   *[other] redresser
} { some } { $n ->
    [one] monument incliné
   *[other] monuments inclinés
} dans votre Passé

## Effets : actions et cartes Connaissance

op-create = { $mood ->
    [do] créez
   *[other] créer
} { $type ->
    [artefact] { $self ->
        [artefact] un autre artefact
       *[other] un artefact
    }
    [city] { $self ->
        [city] une autre cité
       *[other] une cité
    }
    [megalith] { $self ->
        [megalith] un autre mégalithe
       *[other] un mégalithe
    }
    [pyramid] { $self ->
        [pyramid] une autre pyramide
       *[other] une pyramide
    }
   *[monument] { $self ->
        [artefact] un monument
        [technology] un monument
       *[other] un autre monument
    }
} de votre main en payant tous ses coûts, sans utiliser d’action{ $when ->
    [decline] {""} ; sur l’emplacement 1, { $type ->
        [city] elle
        [pyramid] elle
       *[other] il
    } entre aussi en Déclin ce tour-ci
   *[other] {""}
}
op-archive = { $mood ->
    [do] archivez
   *[other] archiver
} sans utiliser d’action
op-learn = { $mood ->
    [do] vous devez {""}
   *[other] {""}
}apprendre { $n ->
    [one] une carte Connaissance face visible { $requirements ->
        [no] en ignorant ses prérequis
       *[yes] dont vous remplissez les prérequis{ $mood ->
            [do] , s’il y en a une
           *[other] {""}
        }
    }
   *[other] jusqu’à { $n } cartes Connaissance face visible { $requirements ->
        [no] en ignorant leurs prérequis
       *[yes] dont vous remplissez les prérequis
    }, l’une après l’autre ; { second }
}
second = la seconde peut être une carte qui vient d’être révélée
op-look_learn = { look-at } les { $look } premières cartes Connaissance de la pioche de niveau { level } ; vous devez en apprendre une dont vous remplissez les prérequis, s’il y en a une ; { tuck } les autres sous la pioche dans l’ordre de votre choix
tuck = { $mood ->
    [do] placez
   *[other] placer
}
op-bottom_technology = { tuck } { $n } { any-technology } face visible { $level ->
    [any] sous les pioches de leurs niveaux, l’une après l’autre ; { second }
   *[other] de niveau { level } sous sa pioche
}
level = { $level ->
    [1] I
   *[2] II
}
op-excavate_rate = vous piochez { $draw_per_card } cartes au lieu de 2 par monument que vous inclinez avec l’action EXCAVER
op-replace_draw = { $with }, au lieu de piocher des cartes
op-requirement_discount = { $mood ->
    [do] réduisez
   *[other] réduire
} de { $n } l’un des nombres « au moins », à votre choix, dans les prérequis de chaque carte Connaissance que vous apprenez

## Effets : plusieurs ensemble

op-sequence = { $steps }
op-pay_then = { $cost_amount ->
    [up_to] { $cost }, puis { $then }
    [exact] { $cost } pour { $then_to }{ $when ->
        [timeline] {" "}(une fois par phase)
       *[other] {" "}(une seule fois)
    }
   *[none] { $cost } pour { $then_to }
}

## Effets : décompte final

op-score = { points }
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
op-score_per = { $of ->
    [timeline-monument] si { this-card } est dans votre Passé, { $points ->
        [one] { $points } point supplémentaire
       *[other] { $points } points supplémentaires
    } { $each }, en plus du point habituel
   *[other] { points } { $each }
}
op-score_tiers = { $tiers }
tier-first = { points } { $condition }
tier-next = { $tiers }, ou { $points } si vous en avez au moins { $n }

## Les cartes et leurs chiffres en une ligne

line-monument = { $name } · { $type ->
    [city] cité
    [megalith] mégalithe
   *[pyramid] pyramide
} · { $country } · coût { $cost } · emplacement { $slot }{ $locked ->
    [yes] {" "}(cadenas)
   *[no] {""}
} · { $knowledge ->
    [one] { $knowledge } jeton Savoir
   *[other] { $knowledge } jetons Savoir
} · { points }
line-artefact = { $name } · artefact · { $country } · coût { $cost }
line-technology = { $name } · Connaissance de type { $type ->
    [ancient] ancien
    [writing] écriture
   *[secret] secret
} · niveau { level }
