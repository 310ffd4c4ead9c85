### Reasons of hints in Mammothodus. Everything is counted when the next turn begins.

hint-points-places = { $way ->
    [more] ein Kraftort ist wohl früher aktiv
   *[less] ein Kraftort ist wohl später aktiv
}
hint-points-shards = { $amount } Splitter { $way ->
    [more] mehr aufgedeckt
   *[less] weniger aufgedeckt
}
hint-points-centre = { $way ->
    [more] mehr Clans erreichen die Mitte
   *[less] weniger Clans erreichen die Mitte
}
hint-points-victory = { $way ->
    [more] der Sieg kommt früher
   *[less] der Sieg kommt später
}
hint-portal = { $way ->
    [more] bringt den nächsten Kraftort näher
   *[less] rückt den nächsten Kraftort in die Ferne
}
hint-revealed = { hint-points-shards }
hint-tribes = { $amount ->
    [one] { $amount } Menschenstamm
   *[other] { $amount } Menschenstämme
} { $way ->
    [less] weniger
   *[more] mehr
} auf dem Brett
hint-spirits = { $amount ->
    [one] { $amount } Geist
   *[other] { $amount } Geister
} { $way ->
    [less] weniger
   *[more] mehr
} auf dem Brett
hint-trails = { $amount ->
    [one] { $amount } Pfad
   *[other] { $amount } Pfade
} { $way ->
    [less] weniger
   *[more] mehr
}
hint-decay = { $amount ->
    [one] { $amount } Degenerationskarte
   *[other] { $amount } Degenerationskarten
} { $way ->
    [more] mehr
   *[less] weniger
} im Vorrat
hint-population = { $amount } Population { $way ->
    [more] mehr
   *[less] weniger
} für den Clan
hint-weakest = { $amount } Population { $way ->
    [more] mehr
   *[less] weniger
} für den schwächsten Clan
hint-danger = { $way ->
    [less] weniger Gefahr durch die nächste Menschenkarte
   *[more] mehr Gefahr durch die nächste Menschenkarte
}
hint-hand = { $amount ->
    [one] { $amount } Karte
   *[other] { $amount } Karten
} { $way ->
    [more] mehr
   *[less] weniger
} auf der Hand

## Moves: a whole move with its verb. What was chosen at each question is `$<question>`, or `none`

move-move = Bewegung{ move-with }{ $step_territory ->
    [none] {""}
   *[other] {" "}{ $step_territory_last_into }
}{ move-taking }{ move-playing }
move-taking = { $step_shard ->
    [none] {""}
   *[other] , dabei { $step_shard_acc } mitnehmen
}
move-attack = Angriff{ move-with }{ move-playing }
move-care = Fürsorge{ move-with }{ move-playing }
move-adapt = Anpassung und Entwicklung{ move-with }{ move-playing }
move-degrade = Degenerationskarten ausspielen
move-activate = Einen Kraftort aktivieren{ move-with }{ move-playing }
move-with = { $figure ->
    [none] {""}
   *[other] {" "}mit { $figure_dat }
}
move-playing = { $play ->
    [none] {""}
   *[other] , dafür { $play_acc } spielen
}
move-figure = Mit { $figure_dat } handeln{ $step_territory ->
    [none] {""}
   *[other] , weiter { $step_territory_last_into }
}{ move-taking }{ move-playing }
move-play = { $play_acc } spielen
move-help = Mit { $help_dat } helfen
move-step = { $step_territory ->
    [none] { $step_shard_acc } mitnehmen
   *[other] Weiter { $step_territory_last_into }{ move-taking }
}
move-strike = { $strike_spirit ->
    [none] { $strike_n ->
        [one] { $strike_n } Stamm
       *[other] { $strike_n } Stämme
    } vernichten
   *[other] { $strike_spirit_acc } vernichten
}
move-develop = { $develop_n ->
    [one] { $develop_acc } nehmen
   *[other] Nacheinander nehmen: { $develop_acc }
}
move-row = Zeile { $row_number } aktivieren
move-discard = { $discard_acc } abwerfen
move-founder = Mit { $founder_dat } beginnen
move-grow = Die { $grow } aufstellen{ $settle ->
    [none] {""}
   *[other] {" "}({ $settle })
}
move-settle = Aufstellen { $settle_in }
move-fade = Die { $fade } entfernen
move-specialise = Dort die { $specialise } aufstellen
move-tribe = Der Stamm zieht { $tribe_into }
move-spirit = Er springt { $spirit_into }
move-bait = Den Köder { $bait_in } einsetzen
move-rouse = Zuerst die Stämme { $rouse_in }
move-rouse-spirit = Zuerst der { $rouse_spirit }
move-appear = Zuerst der Stamm { $appear_in }
move-talent = { $talent } nehmen
move-token-figure = Mit { $token_figure_dat } legen
move-token-card = { $token_card_acc } abwerfen
move-token-territory = Hinlegen: { $token_territory }

## What speaks for a move by itself

# `chance` is that of a spirit if there is one, else of a tribe; 0 if nobody knows the dice yet
merit-attack = zu vernichten { $place_in }: { $tribes ->
    [0] {""}
    [one] { $tribes } Stamm
   *[other] { $tribes } Stämme
}{ $spirits ->
    [0] {""}
   *[other] { $tribes ->
        [0] {""}
       *[other] {" "}und{" "}
    }{ $spirits ->
        [one] { $spirits } Geist
       *[other] { $spirits } Geister
    }
}{ $chance ->
    [0] {""}
   *[other] {" "}({ $spirits ->
        [0] ein Stamm
       *[other] ein Geist
    } fällt mit { $chance } %)
}
merit-dice = die Chance, { merit-target } zu vernichten, steigt von { $had } auf { $now } %
merit-target = { $what ->
    [spirit] einen Geist
   *[tribe] einen Stamm
}
merit-steps = die Figur hat { $now ->
    [one] { $now } Schritt
   *[other] { $now } Schritte
}{ $had ->
    [0] {""}
   *[other] {" "}statt { $had }
}
merit-pays = { $enough ->
    [yes] das bezahlt den Kraftort, der { $cost } kostet
   *[no] das bezahlt { $now } von { $cost } für den Kraftort
}
merit-care = die Population deines Clans steigt von { $had }{ $now ->
    [0] {" "}an
   *[other] {" "}auf { $now }
}
merit-adapt = deine Verteidigung ist dann { $now } (bisher { $had })
merit-develops = du nimmst { $cards ->
    [one] { $cards } Entwicklungskarte
   *[other] { $cards } Entwicklungskarten
}
merit-degrade = Degenerationskarten verlassen die Hand und machen Platz für nützliche
merit-activate = das ist Kraftort { $done } von { $all }
merit-draw = drei weitere Karten, und danach kannst du noch wählen
merit-no-help = du behältst deine Karten für den eigenen Zug
merit-keep-dice = { $tribes ->
    [0] {""}
    [one] die Würfel vernichten schon { $tribes } Stamm, und{" "}
   *[other] die Würfel vernichten schon { $tribes } Stämme, und{" "}
}noch einmal zu würfeln kostet 1 Population
merit-strike = es kostet nichts, und es gibt { $what ->
    [spirit] einen Geist
   *[tribe] einen Stamm
} weniger
merit-card = { $kind ->
    [wild] eine Jokerkarte passt zu jeder Aktion
    [three] „Ziehe drei“ bringt jederzeit drei Karten
    [double] eine doppelte Karte zählt als zwei
   *[extra] eine Zusatzaktionskarte erlaubt eine zweite Aktion im selben Zug
}
merit-carry = { $far ->
    [0] bringt den Splitter ({ $shard }) ans Ziel: { $place }, wo Zeile { $row } des Portals ihn verlangt
    [one] bringt den Splitter ({ $shard }) bis auf { $far } Schritt ans Ziel: { $place }, wo Zeile { $row } des Portals ihn verlangt
   *[other] bringt den Splitter ({ $shard }) bis auf { $far } Schritte ans Ziel: { $place }, wo Zeile { $row } des Portals ihn verlangt
}
merit-turn-up = die Splitter dort werden aufgedeckt
merit-approach = { $tribes ->
    [one] { $tribes } Stamm ist dort, in Reichweite des nächsten Angriffs
   *[other] { $tribes } Stämme sind dort, in Reichweite des nächsten Angriffs
}

# One figure beside another
merit-fewer-cards = Das braucht { $now ->
    [one] { $now } Karte
   *[other] { $now } Karten
}, die andere Figur { $other }.

# Where an enemy does less harm
merit-few = { $here ->
    [0] dort steht keine Figur
    [one] dort steht nur { $here } Figur
   *[other] dort stehen nur { $here } Figuren
}, aber { $there } { $place_in }
merit-strong = der Clan dort hat { $here } Population, der { $place_in } nur { $there }
merit-rare = die Farbe dort ist auf { $here } der { $of } kommenden Menschenkarten, die der anderen Möglichkeit ({ $place }) auf { $there }

# What a card that is not played is kept for: where it would bring something now, and where another figure would need it
merit-spared = { $kind ->
    [three] In Versuchen kostete es nichts, „Ziehe drei“ zu behalten: Drei Karten bringt es auch später.
    [extra] In Versuchen kostete es nichts, die Zusatzaktionskarte für einen Zug zu behalten, in dem eine zweite Aktion zählt.
    [wild] In Versuchen kostete es nichts, die Jokerkarte zu behalten: Sie passt auch später zu jeder Aktion.
    [double] In Versuchen kostete es nichts, die doppelte Karte zu behalten: Sie zählt auch später als zwei.
    [help] In Versuchen brachte Hilfe nicht mehr.
   *[other] Eine weitere Karte brächte jetzt etwas, aber in Versuchen kostete es nichts, sie für später zu behalten.
}
merit-kept-card = { $kind ->
    [extra] Du behältst die Zusatzaktionskarte für einen Zug, in dem eine zweite Aktion zählt.
    [wild] Du behältst die Jokerkarte, die auch später zu jeder Aktion passt.
   *[double] Du behältst die doppelte Karte, die auch später als zwei zählt.
}
