### The analysis of a match: in lines, and as words of the record from which pages are drawn.

## The whole

analysis-title = { $game }: die Partie im Rückblick
analysis-result = { $n ->
    [0] Niemand hat gewonnen.
    [one] { $winners } hat gewonnen.
   *[other] { $winners } haben gewonnen.
} { $ended }
analysis-left = Die Partie wurde nach { $choices ->
    [one] { $choices } Entscheidung
   *[other] { $choices } Entscheidungen
} abgebrochen.
analysis-table = { $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätze
}, { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Züge
}
analysis-end = Ende
analysis-turn = Zug { $turn }
analysis-seat-turn = { $turn ->
    [0] Vor dem ersten Zug, { $seat }
   *[other] { analysis-turn }, { $seat }
}
analysis-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

# A seat and its points
analysis-score = { $seat }: { analysis-points }
analysis-labelled = { $label }: { $text }

## The curve

analysis-curve = Wie die Chancen standen
analysis-curve-text = { $shared ->
    [yes] Die Chance auf den gemeinsamen Sieg zu Beginn jedes Zuges.
   *[no] Die Gewinnchance zu Beginn jedes Zuges.
} Das blassere Band um eine Linie ist ihr 95-%-Intervall; die Zahlen bezeichnen die Wendepunkte weiter unten.
analysis-curve-part = { $seat } begann mit { $first } % und endete mit { $last } %, zwischen { $lowest } % und { $highest } %.
analysis-axis-turn = Zug

## The turning points

analysis-turnings = { $n ->
    [0] Wendepunkte
    [1] Ein Wendepunkt
    [2] Zwei Wendepunkte
   *[other] Drei Wendepunkte
}
analysis-turnings-none = In dieser Partie wurde nichts entschieden.
analysis-moved = { $shared ->
    [yes] Die gemeinsame Chance
   *[no] { $you ->
        [yes] Deine Chance
       *[no] Die Chance von { $seat }
    }
} { $way ->
    [up] stieg { $cause ->
        [luck] durch Glück
       *[turn] in diesem Zug
    } von { $before } % auf { $after } %.
    [down] fiel { $cause ->
        [luck] durch Pech
       *[turn] in diesem Zug
    } von { $before } % auf { $after } %.
   *[even] blieb in diesem Zug bei { $after } %.
}
analysis-played = { $you ->
    [yes] Dein Zug
   *[no] Gespielt
}
analysis-gain = { $gain ->
    [one] { $gain } Prozentpunkt
   *[other] { $gain } Prozentpunkte
} besser (± { $error })
analysis-same = Die Stufe „{ $level }“ hätte dasselbe getan.
analysis-equal = Nichts anderes war klar besser.
analysis-instead = Die Stufe „{ $level }“ hätte „{ $option }“ gewählt, { $gain }.
analysis-because-next = Verglichen mit dem Nächstbesten: { $reasons }.

## The points

analysis-grown = Wie die Punkte wuchsen
analysis-sources = Punkte nach Quelle
analysis-sources-text = Was jede Quelle zu Beginn jedes Zuges wert war. Was gegen einen Platz zählt, liegt unter der Linie.
analysis-final = Der Wertungsbogen
analysis-source = Quelle
analysis-total = Summe
analysis-expected = Erwartete Punkte

## The figures, and how they came about

analysis-figures = Alle Zahlen
analysis-begins = Zug von
analysis-how = Wie das entstand
analysis-how-curve = Vom wirklichen Stand am Tisch zu Beginn jedes Zuges aus { $playouts ->
    [one] wurde mindestens { $playouts } Partie
   *[other] wurden mindestens { $playouts } Partien
} { $end ->
    [yes] zu Ende gespielt
   *[no] eine Weile weitergespielt und dann beurteilt
}; alle folgten dabei einer schnellen, vernünftigen Spielweise.
analysis-how-turnings = Ein Wendepunkt ist ein Zug, in dem sich die Chance des Platzes am Zug am stärksten bewegte, zusammen mit dem, was eine Entscheidung darin verschenkte. Was die Stufe „{ $level }“ getan hätte, wurde mit mindestens { $simulations ->
    [one] { $simulations } Simulation
   *[other] { $simulations } Simulationen
} gesucht, nur aus dem, was der Platz in diesem Augenblick wusste; die Stufe „{ $level }“ selbst rechnet mit { $measure }.
analysis-how-time = Das dauerte { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
}.
analysis-digest = Prüfsumme der Partie: { $digest }
analysis-written = Geschrieben: { $file }

## Learning from one's mistakes

learn-title = Aus deinen Fehlern lernen
learn-count = { $n ->
    [0] Nichts wurde nachweislich verschenkt.
    [one] { $n } Entscheidung hat etwas verschenkt.
   *[other] { $n } Entscheidungen haben etwas verschenkt.
}
learn-played = Dein Zug: { $move }.
learn-find = Finde etwas Besseres.
learn-good = Ja, das ist besser.
learn-better = Besser als dein Zug, aber es gibt noch etwas Besseres.
learn-same = Das ist der Zug, den du gespielt hast.
learn-worse = Das ist nicht besser als dein Zug.
learn-answer = Die Lösung: { $move }.
learn-probably = Was wohl geschehen wäre: nach „{ $better }“: { $first }; nach deinem Zug: { $second }.
learn-end = Das war alles.
