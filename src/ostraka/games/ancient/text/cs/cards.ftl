### The texts of the cards of Ancient Knowledge, composed from what the cards do.
###
### One message for each op, count, trigger and activation. The arguments are the fields of the fact record; what a
### record lacks is `none`. Everywhere known are:
###   $self  the type of the card itself: city, megalith, pyramid, artefact or technology
###   $said  what the condition in front has just mentioned, so that "it" will do: knowledge, lost or no;
###          declining: the knowledge on the card itself
###   $mood  the form of the verb. The reflexive "si", "se" stands second, so Czech has a form for each place:
###          do: doberte si · may: (můžete) si dobrat · to: (poté) si doberte · instead: (… a) dobrat si
###   $use   what has to be there: nominative in a requirement, accusative elsewhere (after "máte")
###   $when  when the effect works: immediate, permanent, timeline, decline or final; none in a requirement

## The frame of a sentence

text-immediate = { $self ->
    [technology] Při získání
   *[other] Při vytvoření
}: { $clause }.
text-permanent = { $self ->
    [artefact] Dokud je tento artefakt ve hře
   *[other] Dokud je { this-card } na vaší časové ose
}: { $clause }.
text-timeline = Ve vaší fázi časové osy: { $clause }.
text-decline = Při úpadku: { $clause }.
text-final = Závěrečné bodování: { $clause }.
text-trigger = { $trigger }: { $clause }.

clause-may = můžete { $clause }
clause-if = pokud { $condition }, { $clause }
clause-then = { $first }, poté { $next } (i když první část nelze provést)

requirement = Požadavek: { $what }.

## Triggers

trigger-create = Po vytvoření { $card_type ->
    [artefact] artefaktu
    [city] města
    [megalith] megalitu
    [pyramid] pyramidy
   *[monument] { $not_this ->
        [yes] jiného monumentu
       *[none] monumentu
    }
}{ $slots ->
    [none] {""}
   *[other] {" "}na poli { $slots }
}{ $not_caused_by_this ->
    [yes] {" "}(ale ne přímo díky tomuto efektu)
   *[none] {""}
}
trigger-learn = Po získání { $tech_type ->
    [ancient] osobnosti
    [writing] písma
    [secret] vědy
   *[none] technologie
}
trigger-excavate = { $op ->
    [replace_draw] Když jednou akcí Objevení otočíte { $rotated_exactly ->
        [none] { $rotated_at_least } nebo více monumentů
        [one] právě { $rotated_exactly } monument
        [few] právě { $rotated_exactly } monumenty
       *[other] právě { $rotated_exactly } monumentů
    }
   *[other] Po otočení { $rotated_exactly ->
        [none] { $rotated_at_least } nebo více monumentů
        [one] právě { $rotated_exactly } monumentu
       *[other] právě { $rotated_exactly } monumentů
    } jednou akcí Objevení
}
trigger-decline_phase_end = Na konci vaší fáze úpadku

## Conditions, as statements

condition-has = { $when ->
    [decline] { $said ->
        [lost] už máte { $what }
       *[no] máte { $what }
    }
   *[other] máte { $what }
}
condition-timeline = { $of ->
    [slot1] je pole 1 vaší časové osy plné ({ $n ->
        [one] { $n } monument
        [few] { $n } monumenty
       *[other] { $n } monumentů
    })
   *[other] { $when ->
        [final] je { this-card } ve vaší minulosti a máte { count-timeline }
        [immediate] máte nyní { count-timeline }
       *[other] máte { count-timeline }
    }
}
condition-adjacent = { $of ->
    [best_type] s { with-this-card } sousedí { measure } { any-kind } navzájem stejného druhu
   *[other] s { with-this-card } sousedí { measure } { kinds }
}
condition-this = na { on-this-card } zbývá { $way ->
    [at_most] nejvýše { $n }
   *[at_least] { $n ->
        [one] byť jen { $n }
       *[other] alespoň { $n }
    }
} vědění

## Counts, as things you have. `part` tells what may be left out in "at least 1 city, 1 megalith and 1 pyramid"

measure = { $way ->
    [at_most] nejvýše { $n }
   *[at_least] alespoň { $n }
}
count-past = { $part ->
    [middle] { $n }
    [last] { $n }
   *[whole] { $use ->
        [requirement] { measure }
       *[condition] v minulosti { measure }
    }{ other-megaliths }
} { $of ->
    [best_type] { any-kind } stejného druhu
   *[other] { $use ->
        [requirement] { kinds }
       *[condition] { kinds-object }
    }
}{ $use ->
    [requirement] { $part ->
        [first] {""}
        [middle] {""}
       *[whole] {" "}ve vaší minulosti
    }
   *[condition] {""}
}{ $of ->
    [final_effect] {" "}s efektem závěrečného bodování
   *[other] {""}
}
# A megalith that declines is not in the Past yet
other-megaliths = { $when ->
    [decline] { $self ->
        [megalith] { $of ->
            [megalith] {" "}{ $n ->
                [one] další
                [few] další
               *[other] dalších
            }
           *[other] {""}
        }
       *[other] {""}
    }
   *[other] {""}
}
count-timeline = { $of ->
    [type_sets] na časové ose { measure } { $n ->
        [one] město, { $n } megalit a { $n } pyramidu
        [few] města, { $n } megality a { $n } pyramidy
       *[other] měst, { $n } megalitů a { $n } pyramid
    }
    [knowledge] na časové ose { measure } vědění
    [slot1] na poli 1 { measure } { any-kind }
   *[other] na časové ose { measure } { kinds-object }
}
count-technologies = { measure } { $self ->
    [technology] { $n ->
        [one] další {""}
        [few] další {""}
       *[other] dalších {""}
    }
   *[other] {""}
}{ $of ->
    [ancient] { $n ->
        [one] osobnost
        [few] osobnosti
       *[other] osobností
    }
    [writing] { $n ->
        [one] písmo
        [few] písma
       *[other] písem
    }
    [secret] { $n ->
        [one] { $use ->
            [requirement] věda
           *[condition] vědu
        }
        [few] vědy
       *[other] věd
    }
   *[none] { $n ->
        [one] { $use ->
            [requirement] technologie
           *[condition] technologii
        }
        [few] technologie
       *[other] technologií
    }
}
any-kind = { $n ->
    [one] monument
    [few] monumenty
   *[other] monumentů
}
count-artefacts = { measure } { $n ->
    [one] { $self ->
        [technology] váš vyložený artefakt
       *[other] vyložený artefakt
    }
    [few] { $self ->
        [technology] vaše vyložené artefakty
       *[other] vyložené artefakty
    }
   *[other] { $self ->
        [technology] vašich vyložených artefaktů
       *[other] vyložených artefaktů
    }
}{ $self ->
    [artefact] {" "}(včetně tohoto)
   *[other] {""}
}
count-lost_knowledge = { measure } { $n ->
    [one] žeton
    [few] žetony
   *[other] žetonů
} ztraceného vědění
count-hand = { measure } { $n ->
    [one] { $use ->
        [requirement] karta
       *[condition] kartu
    }
    [few] karty
   *[other] karet
} v ruce{ $way ->
    [at_most] {""}
   *[at_least] { $n ->
        [10] {" "}(plná ruka)
       *[other] {""}
    }
}

kinds = { $of ->
    [city] { $n ->
        [one] město
        [few] města
       *[other] měst
    }
    [megalith] { $n ->
        [one] megalit
        [few] megality
       *[other] megalitů
    }
    [pyramid] { $n ->
        [one] pyramida
        [few] pyramidy
       *[other] pyramid
    }
   *[monument] { any-kind }
}
kinds-object = { $of ->
    [pyramid] { $n ->
        [one] pyramidu
       *[other] { kinds }
    }
   *[other] { kinds }
}

## Counts, as what something is multiplied by

each-past = za { $of ->
    [city] každé město ve vaší minulosti
    [megalith] každý megalit ve vaší minulosti
    [pyramid] každou pyramidu ve vaší minulosti
    [best_type] každý monument ve vaší minulosti toho druhu, kterého tam máte nejvíc
    [type_sets] každou trojici města, megalitu a pyramidy ve vaší minulosti
    [final_effect] každý monument ve vaší minulosti s efektem závěrečného bodování
   *[monument] každý monument ve vaší minulosti
}
each-timeline = za { $of ->
    [city] každé město na své časové ose
   *[monument] každý monument, který zbývá na vaší časové ose
}
each-technologies = za { $of ->
   *[type_sets] každou trojici osobnosti, písma a vědy
}
each-artefacts = za každý artefakt, který máte vyložený
# The price is paid with artefacts for a monument, with cards of the hand otherwise; artefacts are cards, too
each-paid = za { $self ->
    [pyramid] každý takto odložený artefakt
   *[other] každou takto odloženou kartu
}
each-knowledge_lost_this_phase = za { $per ->
    [one] každý { $per } žeton vědění ztracený
    [few] každé { $per } žetony vědění ztracené
   *[other] každých { $per } žetonů vědění ztracených
} v této fázi (neúplný zbytek se nepočítá)

## Monuments, by $type, $other, $adjacent, $knowledge_at_least, $knowledge_exactly and $slot

this-card = { $self ->
    [city] toto město
    [megalith] tento megalit
    [pyramid] tato pyramida
   *[artefact] tento artefakt
}
this-card-object = { $self ->
    [pyramid] tuto pyramidu
   *[other] { this-card }
}
of-this-card = { $self ->
    [city] tohoto města
    [megalith] tohoto megalitu
    [pyramid] této pyramidy
   *[artefact] tohoto artefaktu
}
from-this-card = { $self ->
    [pyramid] z této pyramidy
   *[other] z { of-this-card }
}
on-this-card = { $self ->
    [city] tomto městě
    [megalith] tomto megalitu
    [pyramid] této pyramidě
   *[artefact] tomto artefaktu
}
with-this-card = { $self ->
    [city] tímto městem
    [megalith] tímto megalitem
    [pyramid] touto pyramidou
   *[artefact] tímto artefaktem
}
one-kind = { $type ->
    [city] město
    [megalith] megalit
    [pyramid] pyramidu
   *[none] monument
}
of-one-kind = { $type ->
    [city] města
    [megalith] megalitu
    [pyramid] pyramidy
   *[none] monumentu
}
of-many-kinds = { $type ->
    [city] měst
    [megalith] megalitů
    [pyramid] pyramid
   *[none] monumentů
}
# One monument, and the knowledge on it
one-carrying = { $knowledge_at_least ->
    [none] { $knowledge_exactly ->
        [none] {""}
        [0] {" "}bez vědění
       *[other] , { which-on } leží právě { $knowledge_exactly } vědění,
    }
   *[other] , { which-on } leží alespoň { $knowledge_at_least } vědění,
}
# The same where the sentence does not go on
carrying-last = { $knowledge_at_least ->
    [none] { $knowledge_exactly ->
        [none] {""}
        [0] {" "}bez vědění
       *[other] , { which-on } leží právě { $knowledge_exactly } vědění
    }
   *[other] , { which-on } leží alespoň { $knowledge_at_least } vědění
}
which-on = { $type ->
    [pyramid] na které
   *[other] na kterém
}
all-carrying = { $knowledge_at_least ->
    [none] { $knowledge_exactly ->
        [none] {""}
        [0] {" "}bez vědění
       *[other] , na kterých leží právě { $knowledge_exactly } vědění
    }
   *[other] , na kterých leží alespoň { $knowledge_at_least } vědění
}
# After "ze": your (other) monuments
of-your-monuments = svých { $other ->
    [yes] ostatních { of-many-kinds }
   *[none] { of-many-kinds }
}
from-one-of-yours = { $adjacent ->
    [yes] { $type ->
        [pyramid] z jedné sousední pyramidy
       *[other] z jednoho sousedního { of-one-kind }
    }
   *[none] { $other ->
        [yes] { $type ->
            [pyramid] z jedné ze { of-your-monuments }
           *[other] z jednoho ze { of-your-monuments }
        }
       *[none] { $type ->
            [pyramid] z jedné své pyramidy
           *[other] z jednoho svého { of-one-kind }
        }
    }
}{ carrying-last }

## Ops: knowledge

remove = { $mood ->
    [may] odstranit
    [instead] odstranit
   *[do] odstraňte
}
op-remove_knowledge = { $spread ->
    [each] { remove } { $n } vědění { $type ->
        [pyramid] z každé
       *[other] z každého
    } { $adjacent ->
        [yes] { $type ->
            [pyramid] sousední pyramidy
           *[other] sousedního { of-one-kind }
        }
       *[none] ze { of-your-monuments }{ all-carrying }
    }
    [pick] { $pick ->
        [one] { remove } { some } vědění { from-one-of-yours }{ $when ->
            [decline] ; může to být i { this-card }
           *[other] {""}
        }
       *[other] { $mood ->
            [may] vybrat
            [instead] vybrat
           *[do] vyberte
        } { $pick ->
            [few] { $type ->
                [city] libovolná
               *[other] libovolné
            }
           *[other] libovolných
        } { $pick } ze { of-your-monuments }{ all-carrying } a { $type ->
            [pyramid] z každé
           *[other] z každého
        } { remove } { some } vědění{ all-if-less }
    }
   *[free] { remove } { $who ->
        [this] { from-this-card } { some } vědění
       *[you] { $other ->
            [yes] { some } vědění { $n ->
                [one] { from-one-of-yours }
               *[other] ze { of-your-monuments }{ all-carrying }
            }
           *[none] { $said ->
                [knowledge] z ní { some } vědění
               *[no] { some } vědění ze své časové osy
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
               *[other] {" "}v libovolném rozdělení
            }
           *[other] , v libovolném rozdělení
        }
    }
}
all-if-less = { $amount ->
    [up_to] {""}
   *[exact] { $n ->
        [one] {""}
       *[other] {" "}(všechno, pokud je ho méně)
    }
}
some = { $amount ->
    [up_to] až { $n }
   *[exact] { $n }
}
op-add_knowledge = { $mood ->
    [may] vybrat
    [instead] vybrat
   *[do] vyberte
} 1 monument na časové ose každého soupeře a na každý vybraný monument { $mood ->
    [may] přidat
    [instead] přidat
   *[do] přidejte
} { $n } vědění
your-lost = { $n ->
    [one] svůj žeton
    [few] své žetony
   *[other] svých žetonů
} ztraceného vědění
op-give_lost_knowledge = { $mood ->
    [may] přesunout
    [instead] přesunout
   *[do] přesuňte
} { some } { your-lost } na 1 monument na časové ose jednoho soupeře
op-discard_lost_knowledge = { remove } { some } { $said ->
    [lost] z nich{ $when ->
        [decline] ; co zbývá na { on-this-card }, ztratíte až poté
       *[other] {""}
    }
   *[no] { your-lost }{ $amount ->
        [up_to] {""}
       *[exact] { $n ->
            [one] {""}
           *[other] {" "}(všechny, pokud jich je méně)
        }
    }
}
op-enter_with_less = { $n_of ->
    [none] dostane { this-card } o { $n } vědění méně
   *[other] { this-card } dostane o { $n } vědění méně { $n_each }
}
op-knowledge_discount = { $type ->
    [city] každé
    [pyramid] každá
   *[other] každý
} { $other ->
    [yes] další {""}
   *[no] {""}
}{ $type ->
    [city] město, které
    [megalith] megalit, který
    [pyramid] pyramida, kterou
   *[none] monument, který
} vytvoříte, dostane o { $n } vědění méně

## Ops: cards

op-draw = { $mood ->
    [may] si dobrat
    [instead] dobrat si
    [to] si doberte
   *[do] doberte si
} { $n ->
    [one] { $n } kartu
    [few] { $n } karty
   *[other] { $n } karet
}{ $n_of ->
    [none] {""}
   *[other] {" "}{ $n_each }
}
discard = { $mood ->
    [may] odložit
    [instead] odložit
   *[do] odložte
}
op-discard_hand = { discard } { some } { $type ->
    [artefact] { $n ->
        [one] artefakt
        [few] artefakty
       *[other] artefaktů
    }
   *[none] { $n ->
        [one] kartu
        [few] karty
       *[other] karet
    }
} z ruky
op-discard_artefacts = { discard } { some } { $n ->
    [one] svůj vyložený artefakt
    [few] své vyložené artefakty
   *[other] svých vyložených artefaktů
}
op-discard_this = { discard } { this-card-object }{ $said ->
    [declining] : nedostane se do vaší minulosti a vědění na { $self ->
        [pyramid] ní
       *[other] něm
    } neztratíte
   *[no] {""}
}
op-opponents_discard = každý soupeř vybere a odloží { $n } { $zone ->
    [artefacts] { $n ->
        [one] svůj vyložený artefakt
        [few] své vyložené artefakty
       *[other] svých vyložených artefaktů
    }
   *[hand] { $n ->
        [one] kartu
        [few] karty
       *[other] karet
    } ze své ruky
}
look-at = { $mood ->
    [may] se podívat na
    [instead] podívat se na
    [to] se podívejte na
   *[do] podívejte se na
}
take-for-you = { $mood ->
    [may] si vzít
    [instead] si vzít
   *[do] si vezměte
}
op-steal_card = { look-at } karty v ruce jednoho soupeře a { $n } z nich { take-for-you }
top-cards = { $look } { $look ->
    [one] vrchní kartu
    [few] vrchní karty
   *[other] vrchních karet
} balíčku
op-look_keep = { look-at } { top-cards }, { $keep } z nich { take-for-you } do ruky a ostatní { discard }
op-reveal_until = { $mood ->
    [may] odhalovat
    [instead] odhalovat
   *[do] odhalujte
} karty z balíčku, dokud nenajdete { $n } { $type ->
   *[city] { $n ->
        [one] město; to
        [few] města; ta
       *[other] měst; ta
    }
} { take-for-you } do ruky a ostatní karty { discard }
op-draft_reveal = { $mood ->
    [may] odhalit
    [instead] odhalit
   *[do] odhalte
} { $reveal ->
    [one] { $reveal } kartu
    [few] { $reveal } karty
   *[other] { $reveal } karet
} z balíčku; počínaje vámi si po směru hodinových ručiček každý vezme do ruky { $each_player } z nich; vy si poté vezmete ještě { $then_you }; ostatní odložte
op-look_create = { look-at } { top-cards }; pokud můžete, musíte za obvyklou cenu vytvořit { $type ->
   *[artefact] 1 artefakt, který je mezi nimi
}; ostatní odložte

## Ops: the Timeline and the Past

move = { $mood ->
    [may] přesunout
    [instead] přesunout
   *[do] přesuňte
}
op-move = { $slot ->
    [none] { move } na své časové ose { $other ->
        [yes] { $type ->
            [pyramid] jinou
            [city] jiné
           *[other] jiný
        }
       *[none] { $type ->
            [pyramid] jednu
            [city] jedno
           *[other] jeden
        }
    } { one-kind }{ one-carrying }
   *[other] { $mood ->
        [may] přesunout
        [instead] přesunout
       *[do] musíte přesunout
    } { $type ->
        [pyramid] jednu svou
        [city] jedno své
       *[other] jeden svůj
    } { one-kind }{ one-carrying } z pole { $slot }
} na { $to ->
    [other_available_slot] jiné pole s volným místem{ $other ->
        [yes] ; { this-card } stále zabírá své místo
       *[none] {""}
    }
   *[none] pole { $to_slot }, pokud je na poli { $to_slot } volné místo
}
op-swap = { $mood ->
    [may] vyměnit
    [instead] vyměnit
   *[do] vyměňte
} pozice { $who ->
    [this] { of-this-card } a jiného monumentu na své časové ose
   *[you] 2 monumentů na své časové ose
}; každý monument si ponechá své vědění
op-skip_decline_phase = { $mood ->
    [may] přeskočit
    [instead] přeskočit
   *[do] přeskočte
} v tomto tahu fázi úpadku
op-straighten = { $mood ->
    [may] narovnat
    [instead] narovnat
   *[do] narovnejte
} { some } { $n ->
    [one] otočený monument
    [few] otočené monumenty
   *[other] otočených monumentů
} v minulosti

## Ops: actions and technologies

op-create = { $mood ->
    [may] vytvořit
    [instead] vytvořit
   *[do] vytvořte
} z ruky { $type ->
    [artefact] { $self ->
        [artefact] další artefakt
       *[other] artefakt
    }
    [city] { $self ->
        [city] další město
       *[other] město
    }
    [megalith] { $self ->
        [megalith] další megalit
       *[other] megalit
    }
    [pyramid] { $self ->
        [pyramid] další pyramidu
       *[other] pyramidu
    }
   *[monument] { $self ->
        [artefact] monument
        [technology] monument
       *[other] další monument
    }
} za obvyklou cenu, bez použití akce{ $when ->
    [decline] ; pokud ho vytvoříte na poli 1, upadne v zapomnění ještě v tomto tahu
   *[other] {""}
}
op-archive = { $mood ->
    [may] archivovat
    [instead] archivovat
   *[do] archivujte
} bez použití akce
op-learn = { $mood ->
    [may] získat
    [instead] získat
   *[do] musíte získat
} { $n ->
    [one] odkrytou technologii
    [few] až { $n } odkryté technologie
   *[other] až { $n } odkrytých technologií
}{ $requirements ->
    [no] {" "}bez ohledu na { $n ->
        [one] její požadavek
       *[other] jejich požadavky, jednu po druhé; { second }
    }
   *[yes] { $n ->
        [one] , jejíž požadavek splňujete{ $mood ->
            [may] {""}
           *[do] , je-li taková v nabídce
        }
       *[other] , jejichž požadavky splňujete, jednu po druhé; { second }
    }
}
second = druhou může být i právě odkrytá
op-look_learn = { look-at } { $look } { $look ->
    [one] vrchní technologii
    [few] vrchní technologie
   *[other] vrchních technologií
} z balíčku úrovně { level }; musíte získat jednu z nich, jejíž požadavek splňujete, je-li mezi nimi taková; ostatní vložte v libovolném pořadí dospod balíčku
op-bottom_technology = { $mood ->
    [may] vložit
    [instead] vložit
   *[do] vložte
} { $n ->
    [one] { $n } odkrytou technologii
    [few] { $n } odkryté technologie
   *[other] { $n } odkrytých technologií
} { $level ->
    [any] dospod balíčků jejich úrovní, jednu po druhé; { second }
   *[other] úrovně { level } dospod jejího balíčku
}
level = { $level ->
    [1] I
   *[2] II
}
op-excavate_rate = za každý monument, který otočíte akcí Objevení, si dobíráte { $draw_per_card ->
    [one] { $draw_per_card } kartu
    [few] { $draw_per_card } karty
   *[other] { $draw_per_card } karet
} místo 2
op-replace_draw = místo dobírání karet { $with }
op-requirement_discount = u každé technologie, kterou získáváte, { $mood ->
    [may] snížit
    [instead] snížit
   *[do] snižte
} o { $n } jedno libovolné číslo uvedené v jejím požadavku za slovem „alespoň“

## Ops: several together

op-sequence = { $mood ->
    [may] { $steps_may }
   *[do] { $steps_to }
}
op-pay_then = { $mood ->
    [may] { $cost_amount ->
        [up_to] { $cost_may } a poté { $then_may }
        [exact] jednou { $cost_may } a { $then_instead }
       *[none] { $cost_may } a { $then_instead }
    }
   *[do] { $cost_amount ->
        [up_to] { $cost }, poté { $then_to }
        [exact] jednou { $cost } a { $then }
       *[none] { $cost } a { $then }
    }
}

## Ops: final scoring

op-score = { points }
points = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
op-score_per = { $of ->
    [timeline-monument] pokud je { this-card } ve vaší minulosti, { points } { $each } (navíc k obvyklému bodu)
   *[other] { points } { $each }
}
op-score_tiers = { $tiers }
tier-first = { points }, pokud { $condition }
tier-next = { $tiers }, nebo místo toho { $points }, pokud jich máte alespoň { $n }

## Cards and their figures in one line

kind-of = { $type ->
    [city] město
    [megalith] megalit
    [pyramid] pyramida
    [ancient] osobnost
    [writing] písmo
   *[secret] věda
}
line-monument = { $name } · { kind-of } · { $country } · náklady { $cost } · pole { $slot }{ $locked ->
    [yes] {" "}(zámek)
   *[no] {""}
} · { $knowledge } vědění · { points }
line-artefact = { $name } · artefakt · { $country } · náklady { $cost }
line-technology = { $name } · technologie: { kind-of } · úroveň { level }
