### The texts of the cards of Ancient Knowledge, composed from what the cards do.
###
### An op is an order (`do`), stands after "du darfst" (`may`, the verb last) or after "um" (`to`, the verb last, with "zu").
### A condition has its verb last, too. After the colon of a frame a sentence begins with a capital.

## The frame of a sentence

text-immediate = { $self ->
    [technology] Beim Studieren
   *[other] Beim Erschaffen
}: { $clause_capital }.
text-permanent = { $self ->
    [artefact] Solange diese Karte im Spiel ist
   *[other] Solange diese Karte auf deiner Zeitleiste liegt
}: { $clause_capital }.
text-timeline = In deiner Zeitleistenphase: { $clause_capital }.
text-decline = Beim Verfall: { $clause_capital }.
text-final = Schlusswertung: { $clause_capital }.
text-trigger = { $trigger }: { $clause_capital }.

clause-may = { $follows ->
    [condition] darfst du { $clause }
   *[frame] du darfst { $clause }
}
clause-if = wenn { $condition }, { $clause }
clause-then = { $first }{ $mood ->
    [do] , dann {""}
   *[may] {" "}und dann {""}
}{ $next } (auch wenn das Erste nicht möglich ist)

requirement = Voraussetzung: { $what }.

# After its condition the sentence would begin with the verb, which the op cannot know.
card-city-18-angkor-wat-text = Solange diese Karte auf deiner Zeitleiste liegt: Wenn du mindestens 1 Stadt in deiner Vergangenheit hast, kommt jede andere Stadt, die du erschaffst, mit 1 Wissen weniger ins Spiel.

## Triggers

trigger-create = Nachdem du { $card_type ->
    [artefact] ein Artefakt
    [city] eine Stadt
    [megalith] einen Megalith
    [pyramid] eine Pyramide
   *[monument] { $not_this ->
        [yes] ein anderes Monument
       *[none] ein Monument
    }
}{ $slots ->
    [none] {""}
   *[other] {" "}auf Feld { $slots }
} erschaffen hast{ $not_caused_by_this ->
    [yes] {" "}(aber nicht direkt durch diesen Effekt)
   *[none] {""}
}
trigger-learn = Nachdem du eine Erkenntniskarte { $tech_type ->
    [ancient] des Typs Antike {""}
    [writing] des Typs Schrift {""}
    [secret] des Typs Geheimnis {""}
   *[none] {""}
}studiert hast
trigger-excavate = { $op ->
    [replace_draw] Wenn
   *[other] Nachdem
} du mit einer Aktion Ausgraben { $rotated_exactly ->
    [none] mindestens { $rotated_at_least }
   *[other] genau { $rotated_exactly }
} Monumente { $op ->
    [replace_draw] drehst
   *[other] gedreht hast
}
trigger-decline_phase_end = Am Ende deiner Verfallsphase

## Conditions, as statements with the verb last

condition-has = { $when ->
    [decline] { $said ->
        [lost] du bereits { $what } hast
       *[no] du { $what } hast
    }
   *[other] du { $what } hast
}
condition-timeline = { $of ->
    [slot1] Feld 1 deiner Zeitleiste voll ist ({ $n } Monumente)
   *[other] { $when ->
        [final] { this-card } in deiner Vergangenheit liegt und du { count-timeline } hast
        [immediate] du jetzt { count-timeline } hast
       *[other] du { count-timeline } hast
    }
}
condition-adjacent = { $of ->
    [best_type] { measure } zu { this-card-dat } benachbarte Monumente untereinander denselben Typ haben
   *[other] { measure } { kinds } zu { this-card-dat } benachbart { $n ->
        [one] ist
       *[other] sind
    }
}
condition-this = auf { this-card-dat } noch { measure } Wissen liegt

## Counts, as things you have. `part` tells what may be left out in "at least 1 city, 1 megalith and 1 pyramid"

measure = { $way ->
    [at_most] höchstens { $n }
   *[at_least] mindestens { $n }
}
count-past = { $part ->
    [middle] { $n }
    [last] { $n }
   *[whole] { measure }{ others-than-this }
} { $of ->
    [best_type] { any-kind } desselben Typs
    [final_effect] { any-kind } mit Schlusswertungseffekt
   *[other] { kinds }
}{ $part ->
    [first] {""}
    [middle] {""}
   *[whole] {" "}in deiner Vergangenheit
}
# A megalith that declines is not in the Past yet
others-than-this = { $when ->
    [decline] { $self ->
        [megalith] { $of ->
            [megalith] { $n ->
                [one] {" "}anderen
               *[other] {" "}andere
            }
           *[other] {""}
        }
       *[other] {""}
    }
   *[other] {""}
}
count-timeline = { $of ->
    [type_sets] { measure } { $n ->
        [one] Stadt, { $n } Megalith und { $n } Pyramide
       *[other] Städte, { $n } Megalithen und { $n } Pyramiden
    } auf deiner Zeitleiste
    [knowledge] { measure } Wissen auf deiner Zeitleiste
    [slot1] { measure } { any-kind } auf Feld 1
   *[other] { measure } { kinds } auf deiner Zeitleiste
}
count-technologies = { measure } { $self ->
    [technology] andere {""}
   *[other] {""}
}{ $n ->
    [one] Erkenntniskarte
   *[other] Erkenntniskarten
}{ $of ->
    [ancient] {" "}des Typs Antike
    [writing] {" "}des Typs Schrift
    [secret] {" "}des Typs Geheimnis
   *[none] {""}
}
any-kind = { $n ->
    [one] Monument
   *[other] Monumente
}
count-artefacts = { measure } { $self ->
    [technology] { $n ->
        [one] eigenes ausliegendes Artefakt
       *[other] eigene ausliegende Artefakte
    }
   *[other] { $n ->
        [one] ausliegendes Artefakt
       *[other] ausliegende Artefakte
    }{ $self ->
        [artefact] {" "}(dieses mitgezählt)
       *[other] {""}
    }
}
count-lost_knowledge = { measure } { $n ->
    [one] { $use ->
        [requirement] verlorener Wissensmarker
       *[condition] verlorenen Wissensmarker
    }
   *[other] verlorene Wissensmarker
}
count-hand = { measure } { $n ->
    [one] Karte
   *[other] Karten
} auf der Hand{ $way ->
    [at_least] { $n ->
        [10] {" "}(eine volle Hand)
       *[other] {""}
    }
   *[at_most] {""}
}

kinds = { $of ->
    [city] { $n ->
        [one] Stadt
       *[other] Städte
    }
    [megalith] { $n ->
        [one] Megalith
       *[other] Megalithen
    }
    [pyramid] { $n ->
        [one] Pyramide
       *[other] Pyramiden
    }
   *[monument] { any-kind }
}

## Counts, as what something is multiplied by

each-past = für { $of ->
    [city] jede Stadt in deiner Vergangenheit
    [megalith] jeden Megalith in deiner Vergangenheit
    [pyramid] jede Pyramide in deiner Vergangenheit
    [best_type] jedes Monument in deiner Vergangenheit, das zum dort häufigsten Typ gehört
    [type_sets] jeden Satz aus einer Stadt, einem Megalith und einer Pyramide in deiner Vergangenheit
    [final_effect] jedes Monument mit Schlusswertungseffekt in deiner Vergangenheit
   *[monument] jedes Monument in deiner Vergangenheit
}
each-timeline = für { $of ->
    [city] jede Stadt auf deiner Zeitleiste
   *[monument] jedes Monument, das noch auf deiner Zeitleiste liegt
}
each-technologies = für { $of ->
   *[type_sets] jeden Satz aus 3 Erkenntniskarten: je 1 der Typen Antike, Schrift und Geheimnis
}
each-artefacts = für jedes deiner ausliegenden Artefakte
each-paid = für { $self ->
    [technology] jede abgeworfene Karte
   *[other] jedes abgeworfene Artefakt
}
each-knowledge_lost_this_phase = für je { $per } Wissensmarker, die du in dieser Phase verloren hast

## Monuments, by $type, $other, $adjacent, $knowledge_at_least, $knowledge_exactly and $slot

this-card = { $self ->
    [city] diese Stadt
    [megalith] dieser Megalith
    [pyramid] diese Pyramide
   *[artefact] dieses Artefakt
}
this-card-acc = { $self ->
    [megalith] diesen Megalith
   *[other] { this-card }
}
this-card-dat = { $self ->
    [city] dieser Stadt
    [megalith] diesem Megalith
    [pyramid] dieser Pyramide
   *[artefact] diesem Artefakt
}
# The same in the singular after every article
one-kind = { $type ->
    [city] Stadt
    [megalith] Megalith
    [pyramid] Pyramide
   *[none] Monument
}
# Nominative, accusative and genitive
many-kinds = { $type ->
    [city] Städte
    [megalith] Megalithen
    [pyramid] Pyramiden
   *[none] Monumente
}
many-kinds-dat = { $type ->
    [city] Städten
    [megalith] Megalithen
    [pyramid] Pyramiden
   *[none] Monumenten
}
a-kind = { $type ->
    [city] eine
    [megalith] einen
    [pyramid] eine
   *[none] ein
} { one-kind }
another-kind = { $type ->
    [city] eine andere
    [megalith] einen anderen
    [pyramid] eine andere
   *[none] ein anderes
} { one-kind }
carrying = { $knowledge_at_least ->
    [none] { $knowledge_exactly ->
        [none] {""}
        [0] {" "}ohne Wissen
       *[other] {" "}mit genau { $knowledge_exactly } Wissen
    }
   *[other] {" "}mit mindestens { $knowledge_at_least } Wissen
}
bearing = { $knowledge_exactly ->
    [0] , auf { $type ->
        [city] der
        [pyramid] der
       *[other] dem
    } kein Wissen liegt,
   *[other] { carrying }
}
your-monuments = deinen { $other ->
    [yes] anderen {""}
   *[none] {""}
}{ many-kinds-dat }{ carrying }
of-yours = deiner { $other ->
    [yes] anderen {""}
   *[none] {""}
}{ many-kinds }{ carrying }
# After "von"
one-of-yours = { $type ->
    [city] einer
    [pyramid] einer
   *[none] einem
} { $adjacent ->
    [yes] benachbarten { one-kind }{ carrying }
   *[none] { of-yours }
}
each-of-yours = { $type ->
    [city] jeder
    [pyramid] jeder
   *[none] jedem
} { $adjacent ->
    [yes] benachbarten { one-kind }
   *[none] { of-yours }
}

## Ops: knowledge

op-remove_knowledge = { $spread ->
    [each] { $mood ->
        [may] { $n } Wissen von { each-of-yours } entfernen
        [to] { $n } Wissen von { each-of-yours } zu entfernen
       *[do] entferne { $n } Wissen von { each-of-yours }
    }
    [pick] { $pick ->
        [1] { $mood ->
            [may] { some } Wissen von { one-of-yours } entfernen
            [to] { some } Wissen von { one-of-yours } zu entfernen
           *[do] entferne { some } Wissen von { one-of-yours }
        }{ $when ->
            [decline] ; es darf auch { $self ->
                [megalith] dieser
                [city] diese
                [pyramid] diese
               *[other] dieses
            } sein
           *[other] {""}
        }
       *[other] { $mood ->
            [may] { $pick } beliebige { of-yours } wählen und von { from-each } { some } Wissen entfernen
            [to] { $pick } beliebige { of-yours } zu wählen und von { from-each } { some } Wissen zu entfernen
           *[do] wähle { $pick } beliebige { of-yours } und entferne von { from-each } { some } Wissen
        }{ all-if-less }
    }
   *[free] { $mood ->
        [may] { removed } entfernen
        [to] { removed } zu entfernen
       *[do] entferne { removed }
    }{ $who ->
        [this] { all-if-less }
       *[you] { $n_of ->
            [none] { $n ->
                [1] {""}
               *[other] { split }
            }
           *[other] { split }
        }
    }
}
from-each = { $type ->
    [city] jeder
    [pyramid] jeder
   *[none] jedem
}
removed = { $n_of ->
    [none] {""}
   *[other] { $n_each }{" "}
}{ some } { $who ->
    [this] Wissen von { this-card-dat }
   *[you] { $other ->
        [yes] Wissen von { $n ->
            [1] { one-of-yours }
           *[other] { your-monuments }
        }
       *[none] { $said ->
            [knowledge] davon
           *[no] Wissen von deiner Zeitleiste
        }
    }
}
split = {" "}(beliebig aufgeteilt)
all-if-less = { $amount ->
    [up_to] {""}
   *[exact] { $n ->
        [1] {""}
       *[other] {" "}(alles, wenn es weniger ist)
    }
}
all-tokens-if-less = { $amount ->
    [up_to] {""}
   *[exact] { $n ->
        [1] {""}
       *[other] {" "}(alle, wenn es weniger sind)
    }
}
some = { $amount ->
    [up_to] bis zu { $n }
   *[exact] { $n }
}
op-add_knowledge = wähle auf der Zeitleiste jedes Gegners ein Monument und lege { $n } Wissen auf jedes gewählte Monument
op-give_lost_knowledge = { $mood ->
    [may] { moved-knowledge } legen
    [to] { moved-knowledge } zu legen
   *[do] lege { moved-knowledge }
}
moved-knowledge = { some } deiner verlorenen Wissensmarker auf 1 Monument auf der Zeitleiste eines Gegners
op-discard_lost_knowledge = { $mood ->
    [may] { removed-lost } entfernen
    [to] { removed-lost } zu entfernen
   *[do] entferne { removed-lost }
}{ $said ->
    [lost] { $when ->
        [decline] ; was noch auf { this-card-dat } liegt, geht erst danach verloren
       *[other] {""}
    }
   *[no] { all-tokens-if-less }
}
removed-lost = { some } { $said ->
    [lost] davon
   *[no] deiner verlorenen Wissensmarker
}
# Without a number of its own it always follows a condition, and so the verb comes first.
op-enter_with_less = { $n_of ->
    [none] kommt { this-card } mit { $n } Wissen weniger ins Spiel
   *[other] { this-card } kommt { $n_each } mit { $n } Wissen weniger ins Spiel
}
op-knowledge_discount = { $type ->
    [city] jede
    [megalith] jeder
    [pyramid] jede
   *[none] jedes
} { $other ->
    [yes] { $type ->
        [none] anderes {""}
       *[other] andere {""}
    }
   *[no] {""}
}{ one-kind }, { $type ->
    [megalith] den
    [none] das
   *[other] die
} du erschaffst, kommt mit { $n } Wissen weniger ins Spiel

## Ops: cards

op-draw = { $mood ->
    [may] { drawn } ziehen
    [to] { drawn } zu ziehen
   *[do] ziehe { drawn }
}
drawn = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}{ $n_of ->
    [none] {""}
   *[other] {" "}{ $n_each }
}
op-discard_hand = { $mood ->
    [may] { discarded } abwerfen
    [to] { discarded } abzuwerfen
   *[do] wirf { discarded } ab
}
discarded = { some } { $type ->
    [artefact] { $n ->
        [one] Artefakt
       *[other] Artefakte
    }
   *[none] { $n ->
        [one] Karte
       *[other] Karten
    }
} aus deiner Hand
op-discard_artefacts = { $mood ->
    [may] { some } deiner ausliegenden Artefakte abwerfen
    [to] { some } deiner ausliegenden Artefakte abzuwerfen
   *[do] wirf { some } deiner ausliegenden Artefakte ab
}
op-discard_this = { $mood ->
    [may] { this-card-acc } abwerfen
    [to] { this-card-acc } abzuwerfen
   *[do] { $said ->
        [declining] wirf { $self ->
            [megalith] ihn
            [artefact] es
           *[other] sie
        } ab; { $self ->
            [megalith] er
            [artefact] es
           *[other] sie
        } kommt nicht in deine Vergangenheit, und das Wissen darauf geht nicht verloren
       *[no] wirf { this-card-acc } ab
    }
}
op-opponents_discard = jeder Gegner wählt { $zone ->
    [artefacts] { $n } der eigenen ausliegenden Artefakte und wirft { $n ->
        [one] es
       *[other] sie
    } ab
   *[hand] { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    } aus der eigenen Hand und wirft sie ab
}
op-steal_card = { $mood ->
    [may] dir die Handkarten eines Gegners ansehen und dir { $n } davon nehmen
    [to] dir die Handkarten eines Gegners anzusehen und dir { $n } davon zu nehmen
   *[do] sieh dir die Handkarten eines Gegners an und nimm dir { $n } davon
}
op-look_keep = sieh dir die obersten { $look } Karten des Stapels an, nimm { $keep } davon auf die Hand und wirf die übrigen ab
op-reveal_until = decke Karten vom Stapel auf, bis du { $n } { $type ->
   *[city] Städte
} findest; nimm sie auf die Hand und wirf die übrigen ab
op-draft_reveal = decke { $reveal } Karten vom Stapel auf; bei dir beginnend nehmen sich alle im Uhrzeigersinn je { $each_player } davon auf die Hand, danach nimmst du dir noch { $then_you }; wirf die übrigen ab
op-look_create = sieh dir die obersten { $look } Karten des Stapels an; wenn du kannst, musst du { $type ->
   *[artefact] ein Artefakt
} davon zu den üblichen Kosten erschaffen; wirf die übrigen ab

## Ops: the Timeline and the Past

op-move = { $mood ->
    [may] { moved } versetzen
    [to] { moved } zu versetzen
   *[do] { $slot ->
        [none] versetze { moved }
       *[other] du musst { moved } versetzen
    }
}{ $to ->
    [other_available_slot] { $other ->
        [yes] ; { this-card } belegt dabei noch { $self ->
            [city] ihren
            [pyramid] ihren
           *[other] seinen
        } eigenen Platz
       *[none] {""}
    }
   *[none] , wenn auf Feld { $to_slot } noch Platz ist
}
moved = { $slot ->
    [none] { $other ->
        [yes] { another-kind } deiner Zeitleiste
       *[none] { a-kind } deiner Zeitleiste{ bearing }
    }
   *[other] { $type ->
        [city] eine
        [megalith] einen
        [pyramid] eine
       *[none] eines
    } { of-yours } von Feld { $slot }
} auf { $to ->
    [other_available_slot] ein anderes Feld mit freiem Platz
   *[none] Feld { $to_slot }
}
op-swap = { $mood ->
    [may] { swapped } vertauschen
    [to] { swapped } zu vertauschen
   *[do] vertausche { swapped }
}; beide behalten ihr Wissen
swapped = { $who ->
    [this] { this-card-acc } mit einem anderen Monument deiner Zeitleiste
   *[you] 2 Monumente deiner Zeitleiste
}
op-skip_decline_phase = { $mood ->
    [may] in diesem Zug deine Verfallsphase überspringen
    [to] in diesem Zug deine Verfallsphase zu überspringen
   *[do] überspringe in diesem Zug deine Verfallsphase
}
op-straighten = { $mood ->
    [may] { straightened } aufrichten
    [to] { straightened } aufzurichten
   *[do] richte { straightened } auf
}
straightened = { some } { $n ->
    [one] gedrehtes Monument
   *[other] gedrehte Monumente
} in deiner Vergangenheit

## Ops: actions and technologies

op-create = { $mood ->
    [may] { created } erschaffen
    [to] { created } zu erschaffen
   *[do] erschaffe { created }
}, ohne eine Aktion zu verbrauchen{ $when ->
    [decline] ; kommt { created-it } auf Feld 1, verfällt { created-it } ebenfalls noch in diesem Zug
   *[other] {""}
}
created-it = { $type ->
    [city] sie
    [megalith] er
    [pyramid] sie
   *[other] es
}
created = { $type ->
    [artefact] { $self ->
        [artefact] ein weiteres Artefakt
       *[other] ein Artefakt
    }
    [city] { $self ->
        [city] eine weitere Stadt
       *[other] eine Stadt
    }
    [megalith] { $self ->
        [megalith] einen weiteren Megalith
       *[other] einen Megalith
    }
    [pyramid] { $self ->
        [pyramid] eine weitere Pyramide
       *[other] eine Pyramide
    }
   *[monument] { $self ->
        [artefact] ein Monument
        [technology] ein Monument
       *[other] ein weiteres Monument
    }
} aus deiner Hand zu den üblichen Kosten
op-archive = { $mood ->
    [may] archivieren
    [to] zu archivieren
   *[do] archiviere
}, ohne eine Aktion zu verbrauchen
op-learn = { $mood ->
    [may] { learned } studieren
    [to] { learned } zu studieren
   *[do] du musst { learned } studieren
}, { $requirements ->
    [no] { $n ->
        [1] ohne ihre Voraussetzung erfüllen zu müssen
       *[other] ohne ihre Voraussetzungen erfüllen zu müssen; { second }
    }
   *[yes] { $n ->
        [1] deren Voraussetzung du erfüllst{ $mood ->
            [do] , wenn es eine gibt
           *[may] {""}
        }
       *[other] deren Voraussetzungen du erfüllst; { second }
    }
}
learned = { $n ->
    [1] eine offen ausliegende Erkenntniskarte
   *[other] nacheinander bis zu { $n } offen ausliegende Erkenntniskarten
}
second = die zweite darf eben erst aufgedeckt worden sein
op-look_learn = sieh dir die obersten { $look } Erkenntniskarten des Stapels der Stufe { level } an; du musst eine davon studieren, deren Voraussetzung du erfüllst, wenn es eine gibt; lege die übrigen in beliebiger Reihenfolge unter den Stapel
op-bottom_technology = lege { $level ->
    [any] nacheinander { $n } offen ausliegende Erkenntniskarten unter die Stapel ihrer Stufen; { second }
   *[other] { $n } offen ausliegende Erkenntniskarte der Stufe { level } unter ihren Stapel
}
level = { $level ->
    [1] I
   *[2] II
}
op-excavate_rate = du ziehst für jedes Monument, das du mit einer Aktion Ausgraben drehst, { $draw_per_card } Karten statt 2
op-replace_draw = { $with }, statt Karten zu ziehen
op-requirement_discount = { $mood ->
    [may] { lowered } senken
    [to] { lowered } zu senken
   *[do] senke { lowered }
}
lowered = bei jeder Erkenntniskarte, die du studierst, eine „Mindestens“-Zahl deiner Wahl in der Voraussetzung um { $n }

## Ops: several together

op-sequence = { $steps }
op-pay_then = { $cost_amount ->
    [up_to] { $cost }{ $mood ->
        [do] , dann {""}
       *[may] {" "}und dann {""}
    }{ $then }
    [exact] { $mood ->
        [may] einmal { $cost }, um { $then_to }
       *[do] { $cost }, um einmal { $then_to }
    }
   *[none] { $cost }, um { $then_to }
}

## Ops: final scoring

op-score = { points }
points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
op-score_per = { $of ->
    [timeline-monument] wenn { this-card } in deiner Vergangenheit liegt, { points } zusätzlich zum üblichen { $each }
   *[other] { points } { $each }
}
op-score_tiers = { $tiers }
tier-first = { points }, wenn { $condition }
tier-next = { $tiers }, oder stattdessen { $points }, wenn du mindestens { $n } hast

## Cards and their figures in one line

kind-of = { $type ->
    [city] Stadt
    [megalith] Megalith
    [pyramid] Pyramide
    [ancient] Antike
    [writing] Schrift
   *[secret] Geheimnis
}
line-monument = { $name } · { kind-of } · { $country } · Kosten { $cost } · Feld { $slot }{ $locked ->
    [yes] {" "}(Schloss)
   *[no] {""}
} · { $knowledge } Wissen · { points }
line-artefact = { $name } · Artefakt · { $country } · Kosten { $cost }
line-technology = { $name } · Erkenntniskarte des Typs { kind-of } · Stufe { level }
