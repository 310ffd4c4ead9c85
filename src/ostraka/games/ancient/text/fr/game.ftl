### Ce qu'Ancient Knowledge demande, propose, raconte et explique. Les textes des cartes sont dans cards.ftl.

## Questions

ask-action = Choisissez une action ; il vous en reste { $amount }.
ask-create = { $optional ->
    [only] Vous n’avez aucune carte que vous puissiez créer maintenant{ because-asked }.
   *[other] { $cause ->
        [no] Quelle carte créez-vous ?
       *[yes] Grâce à « { $source } », vous pouvez créer une carte : laquelle ?
    }
}
because-asked = { $cause ->
    [no] {""}
   *[yes] {" "}(« { $source } »)
}
ask-slot = Sur quel emplacement créez-vous « { $source } » ? Son emplacement d’arrivée est le { $slot }.
ask-pay = Défaussez { some-cards-asked } pour créer « { $source } ».
some-cards-asked = { $amount ->
    [one] { $amount } carte
   *[other] { $amount } cartes
}
ask-learn = { $cause ->
    [no] Quelle carte Connaissance apprenez-vous ?
   *[yes] { $optional ->
        [yes] Grâce à « { $source } », vous pouvez apprendre une carte Connaissance : laquelle ?
       *[no] Apprenez une carte Connaissance (« { $source } »).
    }
}
ask-archive = Défaussez 1 carte par jeton Savoir à retirer, encore { $amount } au plus.
ask-excavate = Combien de monuments de votre Passé excavez-vous ?
ask-use = Utilisez-vous « { $source } » ?
ask-order = Lequel de ces { $amount } effets appliquez-vous d’abord ?
ask-decline = Quel monument entre en Déclin le premier ?
ask-phases = Commencez votre phase de Chronique quand vous voulez ; votre partenaire peut jouer avant.
ask-offer = Quelle carte proposez-vous à votre partenaire ?
ask-exchange = Votre partenaire vous propose une carte. Laquelle donnez-vous en échange ?
ask-discard = { $cause ->
    [no] Défaussez { some-cards-asked } ; vous gardez les six autres.
   *[yes] Défaussez { some-cards-asked } (« { $source } »).
}
ask-discard-artefact = Défaussez un de vos artefacts en jeu (« { $source } »).
ask-opponent = Quelle main regardez-vous ?
ask-steal = Quelle carte prenez-vous ?
ask-keep = Quelle carte gardez-vous ? Les autres sont défaussées.
ask-draft = Laquelle des cartes révélées prenez-vous ?
asked-tokens = { $optional ->
    [yes] jusqu’à { $amount }
   *[no] { $amount }
} { $amount ->
    [one] jeton Savoir
   *[other] jetons Savoir
}
ask-remove = Retirez { asked-tokens }{ because-asked } : de quel monument ?
ask-remove-from = De quel monument retirez-vous { asked-tokens } (« { $source } ») ?
ask-remove-amount = Combien de jetons Savoir retirez-vous ?
ask-load = Lequel de ces monuments adverses reçoit { $amount ->
    [one] { $amount } jeton Savoir
   *[other] { $amount } jetons Savoir
} (« { $source } ») ?
ask-give = Sur quel monument déplacez-vous jusqu’à { $amount } de vos jetons Savoir perdu ?
ask-give-amount = Combien de vos jetons Savoir perdu déplacez-vous ?
ask-discard-lost = Combien de vos jetons Savoir perdu retirez-vous ?
ask-move = { $optional ->
    [yes] Grâce à « { $source } », vous pouvez déplacer un monument : lequel ?
   *[no] Quel monument déplacez-vous (« { $source } ») ?
}
ask-move-to = Sur quel emplacement le déplacez-vous ?
ask-swap = { $amount ->
    [1] Avec quel monument l’échangez-vous ?
   *[other] Quels monuments échangez-vous ? Choisissez le premier.
}
ask-straighten = Combien de monuments de votre Passé redressez-vous ?
ask-flip = Milieu de la partie : quelle tuile Connaissance de niveau I passe au niveau II ?
ask-look-learn = { $optional ->
    [only] Vous ne remplissez les prérequis d’aucune de ces cartes.
   *[no] Laquelle des cartes Connaissance regardées apprenez-vous ?
}
ask-look-create = { $optional ->
    [only] Vous ne pouvez créer aucune des cartes regardées.
   *[no] Laquelle des cartes regardées créez-vous ?
}
ask-under = Quelle carte Connaissance placez-vous maintenant sous la pioche ? { $amount ->
    [one] Il en reste { $amount }.
   *[other] Il en reste { $amount }.
}
ask-tuck = Quelle carte Connaissance placez-vous sous sa pioche ?
ask-pay-effect = { $optional ->
    [only] Vous n’avez pas de quoi payer « { $source } ».
   *[other] { $how ->
        [up_to] Défaussez encore jusqu’à { paying } (« { $source } »).
       *[exact] { $optional ->
            [yes] Défaussez-vous { paying } pour « { $source } » ?
           *[no] Défaussez { paying } pour « { $source } ».
        }
    }
}
paying = { $amount } { $of ->
    [in_play] { $amount ->
        [one] artefact en jeu
       *[other] artefacts en jeu
    }
    [artefact] { $amount ->
        [one] artefact de votre main
       *[other] artefacts de votre main
    }
   *[none] { $amount ->
        [one] carte
       *[other] cartes
    }
}

## Aide : ce que signifie une décision. Les précisions de règle sont dans docs/rules/en/ancient.md

help-action = Un tour se compose de deux actions, puis de votre phase de Chronique et de votre phase de Déclin. CRÉER met une carte en jeu, APPRENDRE prend une carte Connaissance, ARCHIVER défausse des cartes pour retirer du savoir, EXCAVER incline des monuments de votre Passé contre 2 cartes chacun, FOUILLER fait piocher 1 carte.
    .rulings = TURN-1 TURN-2 TURN-3
help-phases = Vos deux actions sont faites. Les partenaires jouent leurs étapes dans l’ordre de leur choix : vos phases de Chronique et de Déclin commencent donc quand vous le dites.
    .rulings = TEAM-2 TEAM-8
help-create = Un monument va sur votre Frise avec ses jetons Savoir, un artefact sur l’un des cinq emplacements d’artefact. Vous payez le coût en défaussant d’autres cartes de votre main, même quand c’est un effet qui vous permet de créer.
    .rulings = CRE-1 CRE-2 CRE-8 CRE-9
help-slot = Sur son emplacement d’arrivée, le monument ne coûte que son coût imprimé ; chaque emplacement d’écart coûte une carte de plus. Il se décale d’un cran vers la gauche à chacun de vos tours et entre en Déclin depuis l’emplacement 1.
    .rulings = CRE-2 CRE-3 CRE-4 CRE-5
help-pay = Les cartes que vous défaussez paient la nouvelle carte. Celle-ci ne peut pas en faire partie.
    .rulings = CRE-1 CRE-2
help-learn = Seules sont proposées les cartes Connaissance dont vous remplissez les prérequis. Elles ne coûtent rien ; celles de niveau I agissent aussitôt, celles de niveau II rapportent des points à la fin.
    .rulings = TEC-1 TEC-2 TEC-4 TEC-10
help-archive = Pour chaque carte défaussée, vous retirez ensuite 1 jeton Savoir de votre Frise. Arrêtez-vous quand vous en avez défaussé assez.
    .rulings = ACT-3
help-excavate = Vous inclinez autant de monuments redressés de votre Passé et piochez 2 cartes pour chacun, jusqu’à dix cartes en main. Les monuments inclinés ne peuvent plus être excavés, mais comptent et rapportent comme les autres.
    .rulings = ACT-2 ACT-5 DCK-1
help-use = Vous pouvez utiliser cet effet ou y renoncer. S’il a un prix, vous le payez en entier.
    .rulings = EFF-2 EFF-3
help-order = Ces effets se produisent en même temps. Celui que vous choisissez est appliqué jusqu’au bout, avec tout ce qui en découle, avant que vous ne choisissiez le suivant.
    .rulings = EFF-5 TIM-1 TIM-2
help-decline = Les deux monuments de l’emplacement 1 entrent en Déclin, l’un après l’autre. L’effet de Déclin du premier peut encore aider le second.
    .rulings = DEC-1 DEC-2 DEC-5
help-offer = Une fois par tour de l’autre équipe, les partenaires peuvent échanger une carte contre une carte. Vous pouvez décrire la carte ; votre partenaire peut refuser, et ne la voit avant que si la table en a décidé ainsi.
    .rulings = TEAM-3 TEAM-7
help-exchange = Donnez une carte pour prendre celle que propose votre partenaire, ou refusez et gardez les vôtres.
    .rulings = TEAM-3 TEAM-7
help-discard = Vous choisissez quelles cartes de votre main vont dans la défausse. Quand plusieurs personnes défaussent, personne ne voit les cartes avant que tout le monde ait choisi.
    .rulings = SET-4 EFF-10 DCK-5
help-discard-artefact = L’effet d’un adversaire vous fait défausser un artefact ; à vous de choisir lequel.
    .rulings = EFF-10
help-opponent = Vous verrez toute la main de cet adversaire et y prendrez une carte.
    .rulings = EFF-10 DCK-2
help-steal = La carte choisie passe dans votre main. Vous vous souvenez des autres.
    .rulings = DCK-2 DCK-7
help-keep = Ces cartes ne sont visibles que de vous. L’une va dans votre main, toutes les autres dans la défausse.
    .rulings = DCK-2 DCK-4
help-draft = Chacun prend une des cartes révélées, dans le sens horaire ; qui a appris la carte Connaissance choisit d’abord, puis encore une fois à la fin.
    .rulings = EFF-10 DCK-7
help-remove = Les jetons se retirent un par un, des monuments proposés de votre choix, et retournent dans la réserve.
    .rulings = EFF-4 EFF-7
help-remove-from = Tous ces jetons sont retirés du seul monument que vous choisissez.
    .rulings = EFF-4 EFF-7
help-remove-amount = Choisissez combien de jetons vous retirez de ce monument.
    .rulings = EFF-4 EFF-7
help-load = Vous choisissez le monument qui reçoit le savoir. Ce qui y reste au moment de son Déclin est perdu pour l’adversaire.
    .rulings = EFF-10 DEC-1
help-give = Vos jetons Savoir perdu deviennent des jetons Savoir sur un monument adverse. Vous pouvez aussi les garder.
    .rulings = EFF-4
help-give-amount = Choisissez combien de vos jetons Savoir perdu vont sur ce monument.
    .rulings = EFF-4
help-discard-lost = Chaque jeton Savoir perdu vous coûte 1 point à la fin, mais certaines cartes en demandent : le nombre est à votre choix.
    .rulings = EFF-4 END-3
help-move = Un déplacement emmène le monument et ses jetons Savoir sur un autre emplacement où il reste de la place. Il ne coûte rien et n’est pas une création.
    .rulings = LAY-3 LAY-5 CRE-7
help-move-to = Tout emplacement portant moins de deux monuments peut être choisi, l’emplacement 1 aussi ; ce qui s’y trouve à la phase de Déclin entre en Déclin.
    .rulings = LAY-5 DEC-6
help-swap = Les deux monuments échangent leur emplacement et leur ligne et gardent leurs jetons Savoir.
    .rulings = LAY-3 LAY-6
help-straighten = Les monuments redressés peuvent être excavés de nouveau.
    .rulings = ACT-2 ACT-5
help-flip = Les cartes Connaissance de la tuile choisie vont dans la défausse, et trois cartes de niveau II prennent leur place. Cela n’arrive qu’une fois par partie.
    .rulings = TEC-7
help-look-learn = Ces cartes Connaissance ne sont visibles que de vous. Vous en apprenez une dont vous remplissez les prérequis ; les autres vont sous la pioche.
    .rulings = TEC-8
help-look-create = Ces cartes ne sont visibles que de vous. Celle que vous choisissez est créée selon toutes les règles, en payant tous ses coûts ; les autres sont défaussées.
    .rulings = CRE-8 CRE-9 DCK-4
help-under = La carte Connaissance choisie d’abord est la plus haute de celles qui vont sous la pioche. Leur ordre n’est connu que de vous.
    .rulings = DCK-7
help-tuck = La carte Connaissance va sous la pioche de son niveau. Une tuile qui n’a plus qu’une carte est aussitôt complétée.
    .rulings = TEC-4
help-pay-effect = Cet effet a un prix. Un prix fixe se paie en entier ou pas du tout ; d’un « jusqu’à », vous payez ce que vous voulez.
    .rulings = EFF-3 EFF-4

## Réponses

option-create = Créer
option-learn = Apprendre
option-archive = Archiver
option-excavate = Excaver
option-search = Fouiller
option-slot = Emplacement { $n }
option-board = Tuile { $place }

option-card-create = Créer { $name_acc }
option-card-pay = Défausser { $name_acc }
option-card-learn = Apprendre { $name_acc }
option-card-archive = Défausser { $name_acc }
option-card-order = { $name_acc } d’abord
option-card-decline = { $name_acc } d’abord
option-card-offer = Proposer { $name_acc }
option-card-exchange = Donner { $name_acc }
option-card-discard = Défausser { $name_acc }
option-card-discard-artefact = Défausser { $name_acc }
option-card-steal = Prendre { $name_acc }
option-card-keep = Garder { $name_acc }
option-card-draft = Prendre { $name_acc }
option-card-remove = Retirer 1 jeton : { $name_acc }
option-card-remove-from = Retirer des jetons : { $name_acc }
option-card-load = Ajouter sur { $name_acc }
option-card-give = Déplacer sur { $name_acc }
option-card-move = Déplacer { $name_acc }
option-card-swap = Échanger { $name_acc }
option-card-look-learn = Apprendre { $name_acc }
option-card-look-create = Créer { $name_acc }
option-card-under = Placer { $name_acc } sous la pioche
option-card-tuck = Placer { $name_acc } sous sa pioche
option-card-pay-effect = Défausser { $name_acc }
option-slot-slot = Créer sur l’emplacement { $n }
option-slot-move-to = Déplacer sur l’emplacement { $n }
option-board-flip = Retourner la tuile { $place }
option-seat-opponent = Regarder la main adverse : { $name }

option-pass-create = Ne rien créer
option-pass-learn = Ne rien apprendre
option-pass-archive = Ne plus rien défausser
option-pass-use = Ne pas l’utiliser
option-yes-use = Utiliser « { $source } »
option-yes-phases = Commencer la phase de Chronique
option-pass-offer = Ne rien proposer
option-pass-exchange = Refuser
option-pass-remove = Laisser le savoir
option-pass-remove-from = Laisser le savoir
option-pass-give = Garder le savoir perdu
option-pass-move = Ne rien déplacer
option-pass-look-learn = Ne rien apprendre
option-pass-look-create = Ne rien créer
option-pass-pay-effect = { $how ->
    [up_to] Ne plus rien défausser
   *[exact] Ne pas payer
}
option-amount-excavate = { $n ->
    [one] Excaver { $n } monument
   *[other] Excaver { $n } monuments
}
option-amount-remove-amount = { $n ->
    [one] Retirer { $n } jeton Savoir
   *[other] Retirer { $n } jetons Savoir
}
option-amount-give-amount = { $n ->
    [one] Déplacer { $n } jeton Savoir perdu
   *[other] Déplacer { $n } jetons Savoir perdu
}
option-amount-discard-lost = { $n ->
    [0] Tout garder
    [one] Retirer { $n } jeton Savoir perdu
   *[other] Retirer { $n } jetons Savoir perdu
}
option-amount-straighten = { $n ->
    [0] N’en redresser aucun
    [one] Redresser { $n } monument
   *[other] Redresser { $n } monuments
}

## Le journal

because = { $cause ->
    [yes] {" "}(« { $source } »)
   *[no] {""}
}
event-first = { $you ->
    [yes] Vous commencez.
   *[no] { $seat } commence.
}
event-introductory = { $you ->
    [yes] Vous recevez
   *[no] { $seat } reçoit
} la main de départ { $amount } : { $cards_acc }.
event-turn = Tour { $amount } : { $seat }.
event-search = { $you ->
    [yes] Vous fouillez.
   *[no] { $seat } fouille.
}
event-draw = { $you ->
    [yes] Vous piochez
   *[no] { $seat } pioche
} { $cards_acc }{ because }.
event-reshuffle = La défausse est mélangée en une nouvelle pioche : { $amount ->
    [one] { $amount } carte
   *[other] { $amount } cartes
}.
event-discard = { discards } { $cards_acc }{ because }.
discards = { $you ->
    [yes] Vous défaussez
   *[no] { $seat } défausse
}
event-pay = { discards } { $cards_acc } pour créer « { $source } ».
event-create = { $you ->
    [yes] Vous créez
   *[no] { $seat } crée
} { $cards_acc }{ $amount ->
    [0] {""}
   *[other] {" "}sur l’emplacement { $amount }
}{ because }.
event-tokens = { $cards_acc } : { $amount ->
    [0] aucun jeton Savoir
    [one] { $amount } jeton Savoir
   *[other] { $amount } jetons Savoir
} à l’arrivée.
event-learn = { $you ->
    [yes] Vous apprenez
   *[no] { $seat } apprend
} { $cards_acc }{ because }.
event-archive = { discards } { $cards_acc } pour archiver{ because }.
event-excavate = { $you ->
    [yes] Vous excavez
   *[no] { $seat } excave
} { monuments }.
monuments = { $amount ->
    [one] { $amount } monument
   *[other] { $amount } monuments
}
event-straighten = { $you ->
    [yes] Vous redressez
   *[no] { $seat } redresse
} { monuments }{ because }.
removes = { $you ->
    [yes] Vous retirez
   *[no] { $seat } retire
}
moved-tokens = { $amount ->
    [one] { $amount } jeton Savoir
   *[other] { $amount } jetons Savoir
}
event-remove = { removes } { moved-tokens } de la carte { $cards_acc }{ because }.
event-load = { $you ->
    [yes] Vous ajoutez
   *[no] { $seat } ajoute
} { moved-tokens } sur la carte { $cards_acc }{ because }.
event-give = { $you ->
    [yes] Vous déplacez
   *[no] { $seat } déplace
} { moved-tokens } perdu sur la carte { $cards_acc }{ because }.
event-discard-lost = { removes } { moved-tokens } perdu{ because }.
event-move = { $you ->
    [yes] Vous déplacez
   *[no] { $seat } déplace
} { $cards_acc } vers l’emplacement { $amount }{ because }.
event-swap = { $you ->
    [yes] Vous échangez
   *[no] { $seat } échange
} { $first_acc } et { $second_acc }{ because }.
event-look = { $you ->
    [yes] Vous regardez
   *[no] { $seat } regarde
} la main adverse ({ $victim }){ because }{ $hidden ->
    [yes] {""}
   *[no] {""} : { $cards_acc }
}.
event-steal = { $you ->
    [yes] Vous prenez
   *[no] { $seat } prend
} { $cards_acc } à { $victim }{ because }.
event-peek = { $you ->
    [yes] Vous regardez
   *[no] { $seat } regarde
} { $cards_acc }{ because }.
event-keep = { $you ->
    [yes] Vous gardez
   *[no] { $seat } garde
} { $cards_acc }{ because }.
event-reveal = { $you ->
    [yes] Vous révélez
   *[no] { $seat } révèle
} { $cards_acc }{ because }.
event-take = { $you ->
    [yes] Vous prenez
   *[no] { $seat } prend
} { $cards_acc }{ because }.
places = { $you ->
    [yes] Vous placez
   *[no] { $seat } place
}
event-under = { places } { $cards_acc } sous la pioche{ because }.
event-tuck = { places } { $cards_acc } sous sa pioche{ because }.
event-refill = La tuile Connaissance { $board } présente maintenant { $cards_acc }.
event-close-board = La tuile Connaissance { $board } est fermée.
event-flip = { $you ->
    [yes] Vous faites passer
   *[no] { $seat } fait passer
} la tuile Connaissance { $board } au niveau II.
event-decline = { $you ->
    [yes] Déclin de votre carte
   *[no] { $seat } : Déclin de la carte
} { $cards_acc }{ $amount ->
    [0] {""}
    [one] , { $amount } jeton Savoir perdu
   *[other] , { $amount } jetons Savoir perdus
}.
event-perish = { discards } { $cards_acc } : cette carte disparaît.
event-skip-decline = { $you ->
    [yes] Vous sautez
   *[no] { $seat } saute
} la phase de Déclin de ce tour{ because }.
event-ending = { $you ->
    [yes] Vous avez
   *[no] { $seat } a
} { $amount } monuments dans le Passé : la partie se termine avec ce tour de table.
event-end = La partie se termine après { $amount ->
    [one] { $amount } tour
   *[other] { $amount } tours
}.
event-offer = { $you ->
    [yes] Vous proposez un échange :
   *[no] { $seat } propose un échange :
} { $cards_acc }.
event-decline-offer = { $you ->
    [yes] Vous refusez
   *[no] { $seat } refuse
} l’échange.
event-exchange = { $you ->
    [yes] Vous prenez { $given_acc } et donnez
   *[no] { $seat } prend { $given_acc } et donne
} { $returned_acc } en échange.

## Pourquoi pas ?

reason-nothing-to-create = Vous n’avez en main aucune carte que vous puissiez payer et placer.
reason-nothing-to-learn = Vous ne remplissez les prérequis d’aucune carte Connaissance face visible.
reason-no-knowledge = Il n’y a aucun jeton Savoir à retirer de votre Frise.
reason-no-cards = Vous n’avez aucune carte à défausser.
reason-nothing-upright = { $turned ->
    [0] Il n’y a encore aucun monument dans votre Passé.
   *[other] Tous les monuments de votre Passé sont inclinés.
}
reason-artefact-slots-full = « { $card } » : les cinq emplacements d’artefact sont pris.
reason-cards-short = « { $card } » : il vous manque { $short ->
    [one] { $short } carte
   *[other] { $short } cartes
} à défausser.
reason-locked-slot-full = « { $card } » : cette carte a un cadenas, et l’emplacement { $slot } est plein.
reason-timeline-full = « { $card } » : tous les emplacements de votre Frise sont pleins.
reason-requirement = « { $card } », prérequis : { $requirement } ; il vous en manque { $short }.
reason-too-many = « { $card } », prérequis : { $requirement } ; vous en avez trop.
reason-locked = Son cadenas n’autorise que l’emplacement { $slot }.
reason-slot-full = L’emplacement { $slot } est plein.

## Ce qu'un choix coûte et apporte

to-discard = { $whole ->
    [yes] { $cost ->
        [one] votre seule autre carte à défausser
       *[other] vos { $cost } autres cartes à défausser, toutes
    }
   *[no] { $cost ->
        [0] rien à défausser
        [one] { $cost } carte à défausser
       *[other] { $cost } cartes à défausser
    }
}
arriving = arrive avec { $tokens ->
    [one] { $tokens } jeton Savoir
   *[other] { $tokens } jetons Savoir
}
preview-slot = Emplacement { $slot } : { to-discard }, { arriving }, Déclin { $turns ->
    [1] ce tour-ci
    [2] au prochain tour
   *[other] dans { $turns } tours, celui-ci compris
}.
preview-artefact = Artefact : { to-discard }.
preview-monument = Emplacement d’arrivée { $slot } : { to-discard }, { arriving }.
preview-excavate = Vous piochez { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}{ $fit ->
    [all] {""}
    [0] {""} ; aucune ne tient dans votre main
   *[other] {""} ; il y a de la place en main pour { $fit }
}.

## À venir

forecast-decline = { $turn ->
    [1] Prochain Déclin
   *[other] Dans { $turn } tours, celui-ci compris
} : { $monuments ->
    [one] { $monuments } monument
   *[other] { $monuments } monuments
} ({ $cards_acc }), { $points ->
    [0] aucun point
    [one] +{ $points } point
   *[other] +{ $points } points
}, { $lost ->
    [0] aucun savoir perdu
    [one] { $lost } jeton Savoir perdu
   *[other] { $lost } jetons Savoir perdus
}{ $effects ->
    [0] {""}
    [one] {""} ; un effet de Déclin s’applique avant
   *[other] {""} ; { $effects } effets de Déclin s’appliquent avant
}.

## Le but

goal = Ayez le plus de points à la fin de la partie : ceux des monuments de votre Passé et de vos cartes Connaissance de niveau II, ceux des effets de décompte final, et 1 point par monument resté sur votre Frise ; chaque jeton Savoir perdu en retire 1.

## Les points et la fin

source-monuments = Monuments du Passé
source-final-effects = Effets de décompte final
source-technologies = Cartes Connaissance
source-timeline = Monuments sur la Frise
source-lost-knowledge = Savoir perdu

ended-fourteen = Un Passé comptait quatorze monuments, et le tour de table a été terminé.
ended-last-round = Le 100e tour de table est terminé : les points sont comptés en l’état.

## Ce qui est compté

meter-past = Monuments dans le Passé
meter-past-why = Quand un Passé compte { $bound } monuments, on termine le tour de table et la partie s’achève.

## Réglages

setting-opening = Début de partie
setting-opening-draft = choix de six cartes sur dix
setting-opening-introductory = une des quatre mains de départ
setting-teams = Deux contre deux
setting-lock_blocks_effects = Les cadenas interdisent aussi les déplacements et les échanges
setting-check_each_decline = Le milieu et la fin de partie sont vérifiés après chaque monument qui entre en Déclin
setting-technology_first = Une carte Connaissance apprise agit avant que vos cartes se déclenchent
setting-closed_board_keeps_cards = Les cartes d’une tuile fermée restent dans leur pioche
setting-introductory_hands = Les mains de départ
setting-introductory_hands-hidden = sont cachées comme les autres
setting-introductory_hands-open = sont annoncées
setting-offers = Une carte proposée au partenaire
setting-offers-hidden = se voit quand elle est prise
setting-offers-shown = se voit aussitôt
setting-opening_discards = Ce qui est défaussé en début de partie
setting-opening_discards-hidden = reste face cachée jusqu’au mélange de la défausse
setting-opening_discards-open = est visible comme le reste de la défausse
setting-leavers_answer = Une carte qui a quitté le jeu se déclenche encore pour ce qui s’est passé tant qu’elle y était
