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
   *[other] {" "}mit der { $figure_dat }
}
move-playing = { $play ->
    [none] {""}
   *[other] , dafür { $play_acc } spielen
}
move-figure = Mit der { $figure_dat } handeln{ $step_territory ->
    [none] {""}
   *[other] , weiter { $step_territory_last_into }
}{ move-playing }
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
move-develop = { $develop_acc } nehmen
move-row = Zeile { $row_number } aktivieren
move-discard = { $discard_acc } abwerfen
move-founder = Mit der { $founder_dat } beginnen
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
move-token-figure = Mit der { $token_figure_dat } legen
move-token-card = { $token_card_acc } abwerfen
move-token-territory = Hinlegen: { $token_territory }

## What speaks for a move by itself

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
}
merit-care = dein Clan wächst (Population bisher: { $population })
merit-degrade = Degenerationskarten verlassen die Hand und machen Platz für nützliche
merit-activate = das ist Kraftort { $done } von { $all }
merit-draw = drei weitere Karten
merit-no-help = du behältst deine Karten für den eigenen Zug
merit-carry = { $home ->
    [yes] bringt den Splitter an einen Kraftort ({ $shard })
   *[no] bringt den Splitter voran ({ $shard })
}
merit-turn-up = die Splitter dort werden aufgedeckt
merit-approach = { $tribes ->
    [one] { $tribes } Stamm ist dort, in Reichweite des nächsten Angriffs
   *[other] { $tribes } Stämme sind dort, in Reichweite des nächsten Angriffs
}
