### What Ancient Knowledge asks, offers, tells and explains. The texts of its cards are in cards.ftl.
### `.acc` of a card is its name in quotation marks (names.ftl).

## Questions: $seat, $amount, $choices, $source with $cause (no, yes), $optional (no, yes, only: nothing else can be said)

ask-action = Wähle eine Aktion (noch { $amount }).
ask-create = { $optional ->
    [only] { $cause ->
        [no] Du hast keine Karte, die du jetzt erschaffen kannst.
       *[yes] Du hast keine Karte, die du jetzt durch { $source_acc } erschaffen darfst.
    }
   *[other] { $cause ->
        [no] Welche Karte erschaffst du?
       *[yes] Die Karte { $source_acc } erlaubt dir, eine Karte zu erschaffen: Welche?
    }
}
ask-slot = Auf welchem Feld erschaffst du { $source_acc }? Das Startfeld ist Feld { $slot }.
ask-pay = Wirf { more-cards } ab, um { $source_acc } zu erschaffen.
more-cards = { $amount ->
    [one] { $amount } Karte
   *[other] { $amount } Karten
}
ask-learn = { $cause ->
    [no] Welche Erkenntniskarte studierst du?
   *[yes] { $optional ->
        [yes] Die Karte { $source_acc } erlaubt dir, eine Erkenntniskarte zu studieren: Welche?
       *[no] Studiere eine Erkenntniskarte ({ $source_acc }).
    }
}
ask-archive = Wirf für jedes Wissen, das du entfernen möchtest, eine Karte ab, höchstens noch { $amount }.
ask-excavate = Wie viele Monumente deiner Vergangenheit gräbst du aus?
ask-use = Nutzt du { $source_acc }?
ask-order = Welcher dieser { $amount } Effekte kommt zuerst?
ask-decline = Welches Monument verfällt zuerst?
ask-phases = Beginne deine Zeitleistenphase, wenn du so weit bist; wer mit dir im Team ist, darf vorher noch handeln.
ask-offer = Welche Karte bietest du deinem Team an?
ask-exchange = Dein Team bietet dir eine Karte an. Welche gibst du dafür?
ask-discard = { $cause ->
    [no] Wirf { more-cards } ab; die anderen sechs behältst du.
   *[yes] Wirf { $amount ->
        [one] { $amount } Karte
       *[other] { $amount } Karten
    } ab ({ $source_acc }).
}
ask-discard-artefact = Wirf eines deiner ausliegenden Artefakte ab ({ $source_acc }).
ask-opponent = Wessen Hand siehst du dir an?
ask-steal = Welche Karte nimmst du?
ask-keep = Welche Karte behältst du? Die anderen werden abgeworfen.
ask-draft = Welche der aufgedeckten Karten nimmst du?
ask-remove = Entferne { $optional ->
    [yes] bis zu { $amount }
   *[no] { $amount }
} Wissen{ $cause ->
    [no] {""}
   *[yes] {" "}({ $source_acc })
}: Von welchem Monument?
ask-remove-from = Von welchem Monument entfernst du { $optional ->
    [yes] bis zu { $amount }
   *[no] { $amount }
} Wissen ({ $source_acc })?
ask-remove-amount = Wie viel Wissen entfernst du?
ask-load = Welches dieser Monumente eines Gegners erhält { $amount } Wissen ({ $source_acc })?
ask-give = Auf welches Monument legst du bis zu { $amount } deiner verlorenen Wissensmarker?
ask-give-amount = Wie viele deiner verlorenen Wissensmarker legst du dorthin?
ask-discard-lost = Wie viele deiner verlorenen Wissensmarker entfernst du?
ask-move = { $optional ->
    [yes] Die Karte { $source_acc } erlaubt dir, ein Monument zu versetzen: Welches?
   *[no] Welches Monument versetzt du ({ $source_acc })?
}
ask-move-to = Auf welches Feld versetzt du es?
ask-swap = { $amount ->
    [one] Welches ist das andere Monument des Tausches?
   *[other] Welche zwei Monumente vertauschst du? Wähle das erste.
}
ask-straighten = Wie viele Monumente deiner Vergangenheit richtest du auf?
ask-flip = Spielmitte: Welche Säule der Stufe I wird zu einer Säule der Stufe II?
ask-look-learn = { $optional ->
    [only] Du erfüllst keine ihrer Voraussetzungen.
   *[no] Welche der Erkenntniskarten, die du dir ansiehst, studierst du?
}
ask-look-create = { $optional ->
    [only] Du kannst keine der Karten erschaffen, die du dir ansiehst.
   *[no] Welche der Karten, die du dir ansiehst, erschaffst du?
}
ask-under = Welche Erkenntniskarte kommt als nächste unter den Stapel? Noch { $amount } übrig.
ask-tuck = Welche Erkenntniskarte legst du unter ihren Stapel?
ask-pay-effect = { $optional ->
    [only] Du hast nichts, womit du { $source_acc } bezahlen könntest.
   *[other] { $how ->
        [up_to] Wirf noch bis zu { $amount } { paying } für { $source_acc } ab.
       *[exact] { $optional ->
            [yes] Wirfst du { $amount } { paying } für { $source_acc } ab?
           *[no] Wirf noch { $amount } { paying } für { $source_acc } ab.
        }
    }
}
paying = { $of ->
    [in_play] { $amount ->
        [one] ausliegendes Artefakt
       *[other] ausliegende Artefakte
    }
    [artefact] { $amount ->
        [one] Artefakt aus deiner Hand
       *[other] Artefakte aus deiner Hand
    }
   *[none] { $amount ->
        [one] Karte
       *[other] Karten
    }
}

## Help: what a decision means. The rulings are in docs/rules/en/ancient.md

help-action = In einem Zug führst du zwei Aktionen aus, dann folgt deine Zeitleistenphase, dann deine Verfallsphase. Erschaffen bringt eine Karte ins Spiel, Studieren holt eine Erkenntniskarte, Archivieren wirft Karten ab, um Wissen zu entfernen, Ausgraben dreht Monumente deiner Vergangenheit für je zwei Karten, Suchen zieht eine Karte.
    .rulings = TURN-1 TURN-2 TURN-3
help-phases = Deine zwei Aktionen sind getan. Im Team macht ihr eure Schritte in beliebiger Reihenfolge, deshalb beginnen deine Zeitleistenphase und deine Verfallsphase, wenn du es sagst.
    .rulings = TEAM-2 TEAM-8
help-create = Ein Monument kommt mit seinem Wissen auf deine Zeitleiste, ein Artefakt auf eines von fünf Artefaktfeldern. Die Abwurfkosten bezahlst du mit anderen Karten aus deiner Hand, auch wenn ein Effekt dich erschaffen lässt.
    .rulings = CRE-1 CRE-2 CRE-8 CRE-9
help-slot = Auf seinem Startfeld kostet das Monument nur seine Abwurfkosten; jedes Feld weiter weg kostet eine Karte mehr. In jedem deiner Züge rückt es ein Feld nach links, und von Feld 1 aus verfällt es.
    .rulings = CRE-2 CRE-3 CRE-4 CRE-5
help-pay = Mit den Karten, die du abwirfst, bezahlst du die neue Karte. Die neue Karte selbst kann nicht darunter sein.
    .rulings = CRE-1 CRE-2
help-learn = Zur Wahl stehen nur Erkenntniskarten, deren Voraussetzung du erfüllst. Es kostet nichts; Stufe I wirkt sofort, Stufe II zählt am Ende.
    .rulings = TEC-1 TEC-2 TEC-4 TEC-10
help-archive = Für jede Karte, die du abwirfst, entfernst du danach ein Wissen von deiner Zeitleiste. Höre auf, wenn du genug abgeworfen hast.
    .rulings = ACT-3
help-excavate = Du drehst so viele aufrechte Monumente deiner Vergangenheit und ziehst für jedes zwei Karten, bis zu zehn auf der Hand. Gedrehte Monumente lassen sich nicht noch einmal ausgraben, zählen und punkten aber wie alle anderen.
    .rulings = ACT-2 ACT-5 DCK-1
help-use = Du darfst diesen Effekt nutzen oder es lassen. Hat er einen Preis, bezahlst du ihn ganz.
    .rulings = EFF-2 EFF-3
help-order = Diese Effekte sind gleichzeitig fällig. Der gewählte wird mit allem, was aus ihm folgt, beendet, bevor du den nächsten wählst.
    .rulings = EFF-5 TIM-1 TIM-2
help-decline = Beide Monumente auf Feld 1 verfallen, eines nach dem anderen. Der Effekt des ersten beim Verfall kann dem zweiten noch helfen.
    .rulings = DEC-1 DEC-2 DEC-5
help-offer = Einmal in jedem Zug des anderen Teams dürft ihr im Team eine Karte gegen eine Karte tauschen. Du darfst die Karte beschreiben; das Angebot darf abgelehnt werden, und vorher zu sehen ist die Karte nur, wenn der Tisch das so vereinbart hat.
    .rulings = TEAM-3 TEAM-7
help-exchange = Gib eine Karte und nimm die angebotene, oder lehne ab und behalte deine eigenen.
    .rulings = TEAM-3 TEAM-7
help-discard = Du wählst, welche deiner Handkarten auf den Ablagestapel kommen. Wo mehrere abwerfen, sieht niemand die Karten, bevor alle gewählt haben.
    .rulings = SET-4 EFF-10 DCK-5
help-discard-artefact = Der Effekt eines Gegners lässt dich ein Artefakt abwerfen; welches, entscheidest du.
    .rulings = EFF-10
help-opponent = Du siehst die ganze Hand dieses Gegners und nimmst dir eine Karte daraus.
    .rulings = EFF-10 DCK-2
help-steal = Die gewählte Karte kommt auf deine Hand. Die anderen merkst du dir.
    .rulings = DCK-2 DCK-7
help-keep = Nur du siehst diese Karten. Eine kommt auf deine Hand, alle anderen auf den Ablagestapel.
    .rulings = DCK-2 DCK-4
help-draft = Alle nehmen sich im Uhrzeigersinn eine der aufgedeckten Karten; wer die Erkenntniskarte studiert hat, wählt zuerst und am Ende noch einmal.
    .rulings = EFF-10 DCK-7
help-remove = Die Marker werden einzeln entfernt, von welchem der angebotenen Monumente du möchtest, und kommen zurück in den Vorrat.
    .rulings = EFF-4 EFF-7
help-remove-from = Alle diese Marker kommen von dem einen Monument, das du wählst.
    .rulings = EFF-4 EFF-7
help-remove-amount = Wähle, wie viele Marker von diesem Monument entfernt werden.
    .rulings = EFF-4 EFF-7
help-load = Du wählst das Monument, das das Wissen erhält. Was beim Verfall noch darauf liegt, ist verloren.
    .rulings = EFF-10 DEC-1
help-give = Dein verlorenes Wissen wird zu Wissen auf einem Monument eines Gegners. Du darfst es auch behalten.
    .rulings = EFF-4
help-give-amount = Wähle, wie viele deiner verlorenen Wissensmarker auf dieses Monument kommen.
    .rulings = EFF-4
help-discard-lost = Jeder verlorene Wissensmarker kostet dich am Ende einen Punkt, aber manche Karten verlangen danach: Die Zahl bestimmst du.
    .rulings = EFF-4 END-3
help-move = Beim Versetzen kommt das Monument mit seinem Wissen auf ein anderes Feld mit freiem Platz. Das kostet nichts und ist kein Erschaffen.
    .rulings = LAY-3 LAY-5 CRE-7
help-move-to = Jedes Feld mit weniger als zwei Monumenten steht zur Wahl, auch Feld 1; was in der Verfallsphase auf Feld 1 steht, verfällt.
    .rulings = LAY-5 DEC-6
help-swap = Die beiden Monumente tauschen Feld und Reihe und behalten ihr Wissen.
    .rulings = LAY-3 LAY-6
help-straighten = Aufgerichtete Monumente lassen sich wieder ausgraben.
    .rulings = ACT-2 ACT-5
help-flip = Die Erkenntniskarten der gewählten Säule werden abgelegt, und drei der Stufe II treten an ihre Stelle. Das geschieht einmal pro Spiel.
    .rulings = TEC-7
help-look-learn = Nur du siehst diese Erkenntniskarten. Du studierst eine, deren Voraussetzung du erfüllst; die anderen kommen unter den Stapel.
    .rulings = TEC-8
help-look-create = Nur du siehst diese Karten. Die gewählte wird nach allen Regeln und zu den üblichen Kosten erschaffen; die anderen werden abgeworfen.
    .rulings = CRE-8 CRE-9 DCK-4
help-under = Die zuerst gewählte Erkenntniskarte liegt von denen unter dem Stapel am höchsten. Nur du kennst ihre Reihenfolge.
    .rulings = DCK-7
help-tuck = Die Erkenntniskarte kommt unter den Stapel ihrer Stufe. Eine Säule, auf der nur noch eine Karte liegt, wird sofort aufgefüllt.
    .rulings = TEC-4
help-pay-effect = Dieser Effekt hat einen Preis. Ein fester Preis wird ganz bezahlt oder gar nicht; von einem „bis zu“ darfst du bezahlen, so viel du möchtest.
    .rulings = EFF-3 EFF-4

## Answers. `option-<what>` can be said anywhere, `option-<what>-<prompt>` in answer to that question

option-create = Erschaffen
option-learn = Studieren
option-archive = Archivieren
option-excavate = Ausgraben
option-search = Suchen
option-slot = Feld { $n }
option-board = Säule { $place }

option-card-create = { $name_acc } erschaffen
option-card-pay = { $name_acc } abwerfen
option-card-learn = { $name_acc } studieren
option-card-archive = { $name_acc } abwerfen
option-card-order = { $name_acc } zuerst
option-card-decline = { $name_acc } zuerst
option-card-offer = { $name_acc } anbieten
option-card-exchange = { $name_acc } geben
option-card-discard = { $name_acc } abwerfen
option-card-discard-artefact = { $name_acc } abwerfen
option-card-steal = { $name_acc } nehmen
option-card-keep = { $name_acc } behalten
option-card-draft = { $name_acc } nehmen
option-card-remove = 1 Wissen von { $name_acc } entfernen
option-card-remove-from = Von { $name_acc } entfernen
option-card-load = Auf { $name_acc } legen
option-card-give = Auf { $name_acc } verschieben
option-card-move = { $name_acc } versetzen
option-card-swap = { $name_acc } vertauschen
option-card-look-learn = { $name_acc } studieren
option-card-look-create = { $name_acc } erschaffen
option-card-under = { $name_acc } unter den Stapel legen
option-card-tuck = { $name_acc } unter den zugehörigen Stapel legen
option-card-pay-effect = { $name_acc } abwerfen
option-slot-slot = Auf Feld { $n } erschaffen
option-slot-move-to = Auf Feld { $n } versetzen
option-board-flip = Säule { $place } umdrehen
option-seat-opponent = Die Hand von { $name } ansehen

option-pass-create = Nichts erschaffen
option-pass-learn = Nichts studieren
option-pass-archive = Nicht mehr abwerfen
option-pass-use = Nicht nutzen
option-yes-use = { $source_acc } nutzen
option-yes-phases = Zeitleistenphase beginnen
option-pass-offer = Nichts anbieten
option-pass-exchange = Ablehnen
option-pass-remove = Wissen behalten
option-pass-remove-from = Wissen behalten
option-pass-give = Verlorenes Wissen behalten
option-pass-move = Nichts versetzen
option-pass-look-learn = Nichts studieren
option-pass-look-create = Nichts erschaffen
option-pass-pay-effect = { $how ->
    [up_to] Nicht mehr abwerfen
   *[exact] Nicht bezahlen
}
option-amount-excavate = { $n ->
    [one] { $n } Monument ausgraben
   *[other] { $n } Monumente ausgraben
}
option-amount-remove-amount = { $n } Wissen entfernen
option-amount-give-amount = { lost-tokens } verschieben
lost-tokens = { $n ->
    [one] { $n } verlorenen Wissensmarker
   *[other] { $n } verlorene Wissensmarker
}
option-amount-discard-lost = { $n ->
    [0] Alles behalten
   *[other] { lost-tokens } entfernen
}
option-amount-straighten = { $n ->
    [0] Keines aufrichten
    [one] { $n } Monument aufrichten
   *[other] { $n } Monumente aufrichten
}

## The log: $seat, $cards with their number $n and $hidden (no, yes), $amount, $source with $cause (no, yes, self)

because = { $cause ->
    [yes] {" "}({ $source_acc })
   *[no] {""}
}
event-first = { $you ->
    [yes] Du beginnst
   *[no] { $seat } beginnt
}.
event-introductory = { $you ->
    [yes] Du erhältst
   *[no] { $seat } erhält
} Startdeck { $amount }: { $cards_acc }.
event-turn = Zug { $amount }: { $seat }.
event-search = { $you ->
    [yes] Du suchst
   *[no] { $seat } sucht
}.
event-draw = { $you ->
    [yes] Du ziehst
   *[no] { $seat } zieht
} { $cards_acc }{ because }.
event-reshuffle = Der Ablagestapel wird zu einem neuen Stapel aus { $amount ->
    [one] { $amount } Karte
   *[other] { $amount } Karten
} gemischt.
event-discard = { $you ->
    [yes] Du wirfst
   *[no] { $seat } wirft
} { $cards_acc } ab{ because }.
event-pay = { $you ->
    [yes] Du wirfst
   *[no] { $seat } wirft
} { $cards_acc } ab, um { $source_acc } zu erschaffen.
event-create = { $you ->
    [yes] Du erschaffst
   *[no] { $seat } erschafft
} { $cards_acc }{ $amount ->
    [0] {""}
   *[other] {" "}auf Feld { $amount }
}{ because }.
event-tokens = { $amount ->
    [0] Ohne Wissen
   *[other] Mit { $amount } Wissen
} im Spiel: { $cards_acc }.
event-learn = { $you ->
    [yes] Du studierst
   *[no] { $seat } studiert
} { $cards_acc }{ because }.
event-archive = { $you ->
    [yes] Du archivierst und wirfst
   *[no] { $seat } archiviert und wirft
} { $cards_acc } ab{ because }.
event-excavate = { $you ->
    [yes] Du gräbst
   *[no] { $seat } gräbt
} { monuments } aus.
monuments = { $amount ->
    [one] { $amount } Monument
   *[other] { $amount } Monumente
}
event-straighten = { $you ->
    [yes] Du richtest
   *[no] { $seat } richtet
} { monuments } auf{ because }.
event-remove = { $you ->
    [yes] Du entfernst
   *[no] { $seat } entfernt
} { $amount } Wissen von { $cards_acc }{ because }.
event-load = { $you ->
    [yes] Du legst
   *[no] { $seat } legt
} { $amount } Wissen auf { $cards_acc }{ because }.
lost-amount = { $amount ->
    [one] { $amount } verlorenen Wissensmarker
   *[other] { $amount } verlorene Wissensmarker
}
event-give = { $you ->
    [yes] Du legst
   *[no] { $seat } legt
} { lost-amount } auf { $cards_acc }{ because }.
event-discard-lost = { $you ->
    [yes] Du entfernst
   *[no] { $seat } entfernt
} { lost-amount }{ because }.
event-move = { $you ->
    [yes] Du versetzt
   *[no] { $seat } versetzt
} { $cards_acc } auf Feld { $amount }{ because }.
event-swap = { $you ->
    [yes] Du vertauschst
   *[no] { $seat } vertauscht
} { $first_acc } und { $second_acc }{ because }.
event-look = { $you ->
    [yes] Du siehst dir
   *[no] { $seat } sieht sich
} die Hand von { $victim } an{ because }{ $hidden ->
    [yes] {""}
   *[no] : { $cards_acc }
}.
event-steal = { $you ->
    [yes] Du nimmst
   *[no] { $seat } nimmt
} { $cards_acc } von { $victim }{ because }.
event-peek = { $you ->
    [yes] Du siehst dir
   *[no] { $seat } sieht sich
} { $cards_acc } an{ because }.
event-keep = { $you ->
    [yes] Du behältst
   *[no] { $seat } behält
} { $cards_acc }{ because }.
event-reveal = { $you ->
    [yes] Du deckst
   *[no] { $seat } deckt
} { $cards_acc } auf{ because }.
event-take = { $you ->
    [yes] Du nimmst dir
   *[no] { $seat } nimmt sich
} { $cards_acc }{ because }.
event-under = { $you ->
    [yes] Du legst
   *[no] { $seat } legt
} { $cards_acc } unter den Stapel{ because }.
event-tuck = { $you ->
    [yes] Du legst
   *[no] { $seat } legt
} { $cards_acc } unter den zugehörigen Stapel{ because }.
event-refill = Säule { $board } zeigt jetzt { $cards_acc }.
event-close-board = Säule { $board } ist geschlossen.
event-flip = { $you ->
    [yes] Du machst
   *[no] { $seat } macht
} Säule { $board } zu einer Säule der Stufe II.
event-decline = { $you ->
    [yes] Verfall von { $cards_acc } in deine Vergangenheit
   *[no] { $seat }: Verfall von { $cards_acc }
}{ $amount ->
    [0] {""}
   *[other] , { $amount } Wissen verloren
}.
event-perish = Untergang von { $cards_acc }: { $you ->
    [yes] Du wirfst die Karte ab
   *[no] { $seat } wirft die Karte ab
}.
event-skip-decline = { $you ->
    [yes] Du überspringst
   *[no] { $seat } überspringt
} in diesem Zug die Verfallsphase{ because }.
event-ending = { $you ->
    [yes] Du hast
   *[no] { $seat } hat
} { $amount } Monumente in der Vergangenheit: Das Spiel endet mit dieser Runde.
event-end = Das Spiel ist nach { $amount ->
    [one] { $amount } Zug
   *[other] { $amount } Zügen
} zu Ende.
event-offer = { $you ->
    [yes] Du bietest
   *[no] { $seat } bietet
} dem Team { $cards_acc } an.
event-decline-offer = { $you ->
    [yes] Du lehnst
   *[no] { $seat } lehnt
} das Angebot ab.
event-exchange = { $you ->
    [yes] Du nimmst { $given_acc } und gibst
   *[no] { $seat } nimmt { $given_acc } und gibt
} dafür { $returned_acc }.

## Why not?

reason-nothing-to-create = Du hast keine Karte auf der Hand, die du bezahlen und platzieren kannst.
reason-nothing-to-learn = Du erfüllst die Voraussetzung keiner offen ausliegenden Erkenntniskarte.
reason-no-knowledge = Auf deiner Zeitleiste liegt kein Wissen, das du entfernen könntest.
reason-no-cards = Du hast keine Karte zum Abwerfen.
reason-nothing-upright = { $turned ->
    [0] In deiner Vergangenheit liegt noch kein Monument.
   *[other] Alle Monumente deiner Vergangenheit sind gedreht.
}
reason-artefact-slots-full = Für { $card_acc } ist kein Artefaktfeld frei: Alle fünf sind belegt.
reason-cards-short = Für { $card_acc } { $short ->
    [one] fehlt dir noch { $short } Karte
   *[other] fehlen dir noch { $short } Karten
} zum Abwerfen.
reason-locked-slot-full = Die Karte { $card_acc } hat ein Schloss, und Feld { $slot } ist voll.
reason-timeline-full = Für { $card_acc } ist kein Platz: Jedes Feld deiner Zeitleiste ist voll.
reason-requirement = Voraussetzung von { $card_acc }: { $requirement }; dir { $short ->
    [one] fehlt noch { $short }
   *[other] fehlen noch { $short }
}.
reason-too-many = Voraussetzung von { $card_acc }: { $requirement }; du hast zu viele.
reason-locked = Das Schloss erlaubt nur Feld { $slot }.
reason-slot-full = Feld { $slot } ist voll.

## What an option costs and brings

to-discard = { $whole ->
    [yes] { $cost ->
        [one] deine einzige andere Karte abwerfen
       *[other] alle { $cost } anderen Karten abwerfen
    }
   *[no] { $cost ->
        [0] nichts abzuwerfen
        [one] { $cost } Karte abwerfen
       *[other] { $cost } Karten abwerfen
    }
}
preview-slot = Feld { $slot }: { to-discard }, kommt mit { $tokens } Wissen ins Spiel, verfällt { $turns ->
    [1] in diesem Zug
    [2] im nächsten Zug
   *[other] in { $turns } Zügen, diesen mitgezählt
}.
preview-artefact = Artefakt: { to-discard }.
preview-monument = Startfeld { $slot }: { to-discard }, kommt mit { $tokens } Wissen ins Spiel.
preview-excavate = Du ziehst { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}{ $fit ->
    [all] {""}
    [0] ; keine passt auf deine Hand
   *[other] ; { $fit } davon passen auf deine Hand
}.

## What lies ahead

forecast-decline = { $turn ->
    [1] Nächster Verfall
   *[other] In { $turn } Zügen, diesen mitgezählt
}: { $monuments ->
    [one] { $monuments } Monument verfällt
   *[other] { $monuments } Monumente verfallen
} ({ $cards }), { $points ->
    [0] keine Punkte
    [one] +{ $points } Punkt
   *[other] +{ $points } Punkte
}, { $lost ->
    [0] kein Wissen verloren
   *[other] { $lost } Wissen verloren
}{ $effects ->
    [0] { "" }
    [one] ; vorher wirkt ein Effekt beim Verfall
   *[other] ; vorher wirken { $effects } Effekte beim Verfall
}.

## What it is played for

goal = Habe am Spielende die meisten Punkte: aufgedruckt auf den Monumenten deiner Vergangenheit und auf deinen Erkenntniskarten der Stufe II, durch Effekte der Schlusswertung und 1 für jedes Monument, das noch auf deiner Zeitleiste liegt; jeder verlorene Wissensmarker kostet 1.

## Points and the end

source-monuments = Monumente in der Vergangenheit
source-final-effects = Effekte der Schlusswertung
source-technologies = Erkenntniskarten
source-timeline = Monumente auf der Zeitleiste
source-lost-knowledge = Verlorenes Wissen

ended-fourteen = In einer Vergangenheit lagen vierzehn Monumente, und die Runde wurde zu Ende gespielt.
ended-last-round = Runde 100 ist vorbei: Gewertet wird der jetzige Stand.

## What is counted, and what happens at the end of the count: $start, $bound

meter-past = Monumente in der Vergangenheit
meter-past-why = Wenn jemand { $bound } Monumente in der Vergangenheit hat, wird die Runde zu Ende gespielt, und das Spiel ist aus.

## Settings

setting-opening = Eröffnung
setting-opening-draft = Auswahl: sechs von zehn Karten behalten
setting-opening-introductory = zum Einstieg: eines von vier festen Startdecks
setting-teams = Zwei gegen zwei
setting-lock_blocks_effects = Schlösser verbieten auch Versetzen und Vertauschen
setting-check_each_decline = Spielmitte und Spielende werden nach jedem verfallenden Monument geprüft
setting-technology_first = Eine studierte Erkenntniskarte wirkt, bevor deine Karten ausgelöst werden
setting-closed_board_keeps_cards = Die Karten einer geschlossenen Säule bleiben in ihrem Stapel
setting-introductory_hands = Startdecks
setting-introductory_hands-hidden = sind verdeckt wie jede andere Hand
setting-introductory_hands-open = werden angesagt
setting-offers = Eine im Team angebotene Karte
setting-offers-hidden = ist zu sehen, wenn sie genommen wird
setting-offers-shown = ist sofort zu sehen
setting-opening_discards = Abgeworfenes aus der Eröffnung
setting-opening_discards-hidden = liegt verdeckt, bis der Stapel gemischt wird
setting-opening_discards-open = liegt offen wie alles Abgeworfene
setting-leavers_answer = Eine Karte, die das Spiel verlassen hat, wird noch durch das ausgelöst, wofür sie im Spiel war
