### Reasons of hints in Mammothodus. Everything is counted when the next turn begins.

hint-points-places = { $way ->
    [more] ein Kraftort ist eher bald aktiv
   *[less] ein Kraftort ist weniger bald aktiv
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
   *[less] lässt den nächsten Kraftort weiter entfernt
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
   *[other] {" "}nach { $step_territory_last }
}{ move-taking }{ move-playing }
move-taking = { $step_shard ->
    [none] {""}
   *[other] , mitnehmen: { $step_shard }
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
   *[other] , spielen: { $play }
}
move-figure = Mit der { $figure_dat } handeln{ $step_territory ->
    [none] {""}
   *[other] , nach { $step_territory_last }
}{ move-playing }
move-play = Spielen: { $play }
move-help = Helfen: { $help }
move-step = { $step_territory ->
    [none] Mitnehmen: { $step_shard }
   *[other] Nach { $step_territory_last } gehen{ move-taking }
}
move-strike = Vernichten: { $strike_spirit ->
    [none] { $strike_n ->
        [one] { $strike_n } Stamm
       *[other] { $strike_n } Stämme
    }
   *[other] { $strike_spirit }
}
move-develop = Nehmen: { $develop }
move-row = Zeile { $row_number } aktivieren
move-discard = Abwerfen: { $discard }
move-founder = Mit der { $founder_dat } beginnen
move-grow = Neu aufs Brett: { $grow }{ $settle ->
    [none] {""}
   *[other] , { $settle }
}
move-settle = Einsetzen: { $settle }
move-fade = Vom Brett nehmen: { $fade }
move-specialise = Dort steht künftig: { $specialise }
move-tribe = Der Stamm geht nach { $tribe }
move-spirit = Er springt nach { $spirit }
move-bait = Den Köder nutzen: { $bait }
move-rouse = Zuerst { $rouse }
move-rouse-spirit = Zuerst { $rouse_spirit }
move-appear = Zuerst { $appear }
move-talent = { $talent } nehmen
move-token-figure = Mit der { $token_figure_dat } legen
move-token-card = Abwerfen: { $token_card }
move-token-territory = Hinlegen: { $token_territory }

## What speaks for a move by itself

merit-attack = zu vernichten in { $place }: { $tribes ->
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
