### Ein Zug in einer Zeile: was die Menschen tun; dann Taten ohne Subjekt, nach „Du“ oder einem Namen (turn-deeds)

turn-humans = Die Menschen ({ $card }): { $n ->
    [0] Nichts geschieht
   *[other] { $deeds_capital }
}.
humans-march = { $n ->
    [one] ein Stamm zieht { $places_into }
   *[other] { $n } Stämme ziehen
}
humans-jump = der { $one } springt { $places_into }
humans-trail = ein Pfad { $places_in }
humans-fragment = das { $one } wird aufgedeckt
humans-discovery = Entdeckung „{ $one }“
humans-summon = der { $one } kommt { $places_into }
humans-attack = ihre Angriffe kosten Population ({ $losses })
humans-loss = { $you ->
    [yes] du
   *[no] { $seat }
} −{ $amount }
humans-appear = { $n ->
    [one] ein Stamm erscheint
   *[other] { $n } Stämme erscheinen
} { $places_in }
humans-trap = eine Falle schnappt zu

deed-step = { $you ->
    [yes] ziehst
   *[no] zieht
} { $cards_into }
deed-kill-tribe = { $you ->
    [yes] vernichtest
   *[no] vernichtet
} { $n ->
    [one] einen Stamm
   *[other] { $n } Stämme
}
deed-kill-spirit = { $you ->
    [yes] vernichtest
   *[no] vernichtet
} { $one_acc }
deed-care = { $you ->
    [yes] gewinnst
   *[no] gewinnt
} { $amount } Population
deed-adapt = { $you ->
    [yes] rückst
   *[no] rückt
} den Marker um { $amount } nach oben
deed-develop = { $you ->
    [yes] nimmst
   *[no] nimmt
} { $n ->
    [1] { $cards_acc }
   *[other] { $n } Entwicklungskarten
}
deed-raise = { $you ->
    [yes] aktivierst
   *[no] aktiviert
} { $one_in } den Kraftort der Zeile { $amount }
deed-shed = { $you ->
    [yes] spielst
   *[no] spielt
} { $n ->
    [one] eine Degenerationskarte
   *[other] { $n } Degenerationskarten
}
deed-place-token = { $you ->
    [yes] legst
   *[no] legt
} ein Plättchen „{ $one }“ { $two_into }
deed-generation = { $you ->
    [yes] machst
   *[no] macht
} einen Generationswechsel durch
