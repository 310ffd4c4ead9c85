### What the browser client says at the table of Thebes, besides what the game's other catalogues say.

game-thebes-title = Jenseits von Theben
game-thebes-pitch = Es ist 1901. Lies in den Bibliotheken Europas, nimm den Zug nach Süden und greif in den Beutel.
game-thebes-facts = 2–4 Personen · 60 Minuten
gallery-text-thebes = Alle { $n } Karten, Funde und Plättchen. Was mehrmals vorkommt, ist einmal gezeigt, mit seiner Anzahl.
th-map = Spielplan und Jahr
th-dial = Chronokel: Wochen und Plättchen
th-tokens = Plättchen
th-weeks = { $n ->
    [one] { $n } Woche
   *[other] { $n } Wochen
}
th-weeks-range = { $least }–{ $most } Wochen
th-travel = { $n ->
    [0] Grabung
    [one] { $n } Woche + Grabung
   *[other] { $n } Wochen + Grabung
}
th-travel-short = { $n ->
    [0] Grabung
   *[other] { $n } + Grabung
}
th-tab-display = Auslage
th-display = Auslage und Ausstellungen
th-knowledge = Wissen
th-most-books = die meisten Bücher: { $n } Punkte
th-finds-short = Funde
th-licence = gültig
th-licences = Erlaubnis
th-licence-used = benutzt
th-when = Woche { $week }/{ $year }, { $place }
th-year-of = Jahr { $n } von { $of }
th-next = Als Nächstes:
th-mine = Deine Karten und Funde
th-nothing-yet = Noch nichts: Was du nimmst und findest, liegt dann hier.
th-finished = Fertig
th-once = Einmal
th-once-about = Für eine Grabung: was eine Legende oder ein einzelner Assistent bringt, der dann abgeworfen wird
th-week-short = Woche { $week }
th-several = { $place }: { $n } Dinge zur Wahl
th-legs = { $n ->
    [0] { $place }: Du bist hier.
    [1] { $place }: eine Woche Reise von hier.
   *[other] { $place }: { $n } Wochen Reise von hier.
}
th-nothing-here = Hier ist jetzt nichts möglich.
th-bag = Im Beutel: { $tokens } Plättchen, davon { $n ->
    [one] { $n } Artefakt
   *[other] { $n } Artefakte
}, zusammen { $worth ->
    [one] { $worth } Punkt
   *[other] { $worth } Punkte
} wert.
th-to-find = Hier noch zu finden
th-dig-at = Grabung: { $place }
th-dig-for = Graben: { $label }
th-to-map = Zurück zur Karte
bind-chance-thebes-take = Danach kommt eine neue Karte in die Auslage.
bind-chance-thebes-change = Die jetzigen Karten der Auslage werden abgeworfen.
bind-chance-thebes-weeks = Aus dem Beutel werden Plättchen gezogen.
th-knows = Wissen { $n }
th-knows-of = { $books } aus Büchern{ $added ->
    [0] {""}
   *[other] {""} + { $added } durch Assistenten und Allgemeinwissen
}{ $once ->
    [0] {""}
   *[other] {""} + { $once } durch das, was abgeworfen wird
}.
th-gives-up = Für diese Grabung abgeworfen: { $what }.
th-dial-key = Außen: Wochen der Grabung. Innen: gezogene Plättchen.
th-close-bag = Beutel schließen
th-odds-some = für mindestens ein Artefakt
th-odds-points = Punkte im Schnitt
th-sand = Sand
th-first-dig = Erste Grabung hier
th-does-shovel = mehr Plättchen
th-does-assistant = mehr Wissen
th-does-congress = Punkte am Ende
th-does-general-book = für alle Stätten
th-does-legend = für eine Grabung
th-does-car = kürzere Reisen
th-does-zeppelin = eine Reise ohne Zeit
th-does-special-license = eine Grabung mehr
th-general-up-to = bis zu { $n } mehr bei jeder Grabung
th-you-dig = Deine Grabung: { $place }
th-digs = { $name }, Grabung: { $place }
th-drawn = { $n } Plättchen: { $finds ->
    [0] nichts als Sand
    [one] { $finds } Fund
   *[other] { $finds } Funde
}{ $worth ->
    [0] {""}
    [one] , { $worth } Punkt
   *[other] , { $worth } Punkte
}{ $first ->
    [0] {""}
   *[other] {". "}{ th-first-dig }: +{ $first }
}.
th-kind-book = Fachbücher
th-kind-general-book = Allgemeinwissen
th-kind-legend = Legenden
th-kind-assistant = Assistenten
th-kind-shovel = Schaufeln
th-kind-car = Automobile
th-kind-zeppelin = Zeppeline
th-kind-special-license = Sondergrabungserlaubnisse
th-kind-congress = Kongresse
th-kind-exhibition = Ausstellungen
th-kind-artefact = Artefakte
explain-thebes-rival = Eine andere Expedition auf einen Blick: Woche und Ort, Wissen über jede Stätte, Funde mit ihren Punkten, und ob die Grabungserlaubnis dieses Jahres benutzt ist.
explain-thebes-map = Europa und der Orient. Jede Linie ist eine Reise von einer Woche. Ein Preis sagt, wie viele Wochen etwas insgesamt kostet, die Reise dorthin mitgezählt. Drücke auf eine Stätte und ziehe zu einer Woche, um in einem Zug zu reisen und zu graben.
explain-thebes-ring = Die Wochen des Jahres. Wer am weitesten zurückliegt, ist als Nächstes am Zug, vielleicht mehrmals hintereinander; von Zeitsteinen auf einer Woche kommt der obere zuerst.
explain-thebes-display = Forscherkarten, die alle nehmen dürfen. Reise in die Stadt auf der Karte und verbringe dort die Wochen, die darauf stehen.
explain-thebes-exhibitions = Ausstellungen: Zeige in ihrer Stadt Artefakte aus den Stätten, die sie verlangen, und du erhältst Punkte.
explain-thebes-dial = Das Chronokel. Je mehr du über die Stätte weißt und je länger du bleibst, desto mehr Plättchen ziehst du aus ihrem Beutel; die Chancen berücksichtigen, was andere schon herausgeholt haben.
explain-thebes-mine = Was du über jede der fünf Stätten weißt, was du dort gefunden hast, und ob du dort in diesem Jahr noch graben darfst. Ein Stern neben dem Wissen zeigt die Punkte für die meisten Bücher über die Stätte.
explain-thebes-next = Wer als Nächstes am Zug ist, und in welcher Woche. Stehen mehrere in derselben Woche, ist zuerst am Zug, wer zuletzt dorthin kam.
explain-thebes-cards = Deine Karten und Funde. Bücher zählen für immer für eine Stätte, Legenden und Zeppeline einmal; Assistenten, Schaufeln und Kongresse zählen zusammen mehr.
aim-thebes = Ende 1903 gewinnt, wer die meisten Punkte hat
