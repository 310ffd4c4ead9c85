### What Thebes asks, offers, tells and explains, and its cards and tokens.
### `.acc` of a card is its name with the article, as the object of a sentence.

## Places

place-warsaw = Warschau
    .into = nach Warschau
    .in = in Warschau
    .from = aus Warschau
place-london = London
    .into = nach London
    .in = in London
    .from = aus London
place-paris = Paris
    .into = nach Paris
    .in = in Paris
    .from = aus Paris
place-berlin = Berlin
    .into = nach Berlin
    .in = in Berlin
    .from = aus Berlin
place-vienna = Wien
    .into = nach Wien
    .in = in Wien
    .from = aus Wien
place-rome = Rom
    .into = nach Rom
    .in = in Rom
    .from = aus Rom
place-moscow = Moskau
    .into = nach Moskau
    .in = in Moskau
    .from = aus Moskau
place-greece = Griechenland
    .into = nach Griechenland
    .in = in Griechenland
    .from = aus Griechenland
place-crete = Kreta
    .into = nach Kreta
    .in = auf Kreta
    .from = von Kreta
place-egypt = Ägypten
    .into = nach Ägypten
    .in = in Ägypten
    .from = aus Ägypten
place-palestine = Palästina
    .into = nach Palästina
    .in = in Palästina
    .from = aus Palästina
place-mesopotamia = Mesopotamien
    .into = nach Mesopotamien
    .in = in Mesopotamien
    .from = aus Mesopotamien

## Cards and tokens: $site, $city, $value, $weeks

worth = { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
}
# The client leaves out what stands in brackets where the card itself shows it.
card-book = Fachbuch über { $site } ({ worth }, { $city })
    .acc = das Fachbuch über { $site } ({ worth }, { $city })
card-general-book = Allgemeinwissen ({ worth }, { $city })
    .acc = das Allgemeinwissen ({ worth }, { $city })
card-legend = Legende über { $site } ({ $city })
    .acc = die Legende über { $site } ({ $city })
card-assistant = Assistent ({ $city })
    .acc = den Assistenten ({ $city })
card-shovel = Schaufel ({ $city })
    .acc = die Schaufel ({ $city })
card-car = Automobil ({ $city })
    .acc = das Automobil ({ $city })
card-zeppelin = Zeppelin ({ $city })
    .acc = den Zeppelin ({ $city })
card-special-licence = Sondergrabungserlaubnis ({ $city })
    .acc = die Sondergrabungserlaubnis ({ $city })
card-congress = Kongress ({ $city })
    .acc = den Kongress ({ $city })
card-exhibition = { $size ->
    [small] kleine
   *[large] große
} Ausstellung ({ $city })
    .acc = { $size ->
        [small] die kleine
       *[large] die große
    } Ausstellung ({ $city })
card-artefact = { $name } ({ $site }, { $value })
card-book-token = Buchplättchen über { $site } (1 Punkt)
card-general-book-token = Allgemeinwissensplättchen { $bag_from }

card-weeks = { $weeks ->
    [one] { $weeks } Woche
   *[other] { $weeks } Wochen
}
line-card = { $card } · { card-weeks }
line-token = { $card }

text-book = { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
} Spezialwissen bei jeder Grabung { $site_in }. { $value ->
    [one] Zählt als { $value } Buch
   *[other] Zählt als { $value } Bücher
} über { $site }. { most-books }
most-books = Wer am Ende die meisten davon hat, erhält 5 Punkte; bei Gleichstand erhalten alle Beteiligten je 3.
text-general-book = { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
} Allgemeinwissen bei jeder Grabung. { general-limit }
general-limit = Dein gesamtes Allgemeinwissen zählt nur bis zur Höhe deines Spezialwissens bei dieser Grabung (Bücher, Legende, Assistenten). Es ist kein Buch über eine Stätte.
text-legend = Du darfst sie bei einer Grabung { $site_in } für 2 Punkte Spezialwissen abwerfen.
text-assistant = Mit 2 Assistenten hast du bei jeder Grabung 1 Punkt Spezialwissen mehr, mit 3 oder mehr insgesamt 2 Punkte mehr. Hast du nur einen, darfst du ihn bei einer Grabung für 1 Punkt Spezialwissen abwerfen.
text-shovel = Mit 2 Schaufeln ziehst du bei jeder Grabung 1 Plättchen mehr, mit 3 oder mehr insgesamt 2 Plättchen mehr. Hast du nur eine, darfst du sie bei einer Grabung für 1 weiteres Plättchen abwerfen.
text-car = Reisen von 3 Wochen oder mehr dauern auf Wunsch 1 Woche weniger. Ein zweites Automobil bringt nichts.
text-zeppelin = Du darfst ihn vor einer Reise abwerfen: Diese Reise kostet keine Wochen.
text-special-licence = Du darfst sie abwerfen, um noch einmal an einer Stätte zu graben, deren Grabungserlaubnis du in diesem Jahr schon benutzt hast.
text-congress = Am Ende insgesamt 1, 3, 6, 10, 15, 21 oder 28 Punkte für 1, 2, 3, 4, 5, 6 oder 7 Kongresse; mehr als 7 bringen nichts.
text-exhibition = { asks-for } Veranstalte sie und behalte die Karte: { $points } Punkte am Ende. Die Artefakte bleiben bei dir und dürfen wieder ausgestellt werden.
text-artefact = { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
} am Ende; darf in Ausstellungen gezeigt werden.
text-book-token = 1 Punkt Spezialwissen bei jeder Grabung { $site_in }. Zählt als 1 Buch über { $site }. { most-books }
text-general-book-token = 1 Punkt Allgemeinwissen bei jeder Grabung. { general-limit }

required-artefacts = { $n ->
    [one] { $n } Artefakt
   *[other] { $n } Artefakte
} { $site_from }
asks-for = Nötig: mindestens { $requires }.

## Questions

ask-action = { $optional ->
    [yes] Was tust du, und wo? Du darfst auch deine Expedition beenden.
    [only] Für nichts bleibt mehr Zeit: Beende deine Expedition.
   *[no] Was tust du, und wo?
}
ask-zeppelin = Setzt du { $source_acc } für diese Reise ein?
ask-car = Benutzt du { $source_acc } für diese Reise, oder reist du länger und kommst im neuen Jahr an?
ask-legend = Setzt du { $source_acc } bei dieser Grabung ein?
ask-assistant = Wirfst du { $source_acc } für 1 Punkt Spezialwissen bei dieser Grabung ab?
ask-shovel = Wirfst du { $source_acc } für 1 weiteres Plättchen bei dieser Grabung ab?
ask-weeks = Wie viele Wochen gräbst du?

## Help: what a decision means. The rulings are in docs/rules/en/thebes.md

help-action = Ein Zug besteht aus einer Reise, wenn du möchtest, und einer Aktion: eine Karte der Auslage in ihrer Stadt nehmen, in Warschau die Auslage austauschen, an einer Stätte graben oder eine Ausstellung veranstalten. Wer am wenigsten Wochen verbraucht hat, ist als Nächstes am Zug; in derselben Woche, wer zuletzt dorthin kam.
    .rulings = T-9 T-11 T-12 T-54
help-zeppelin = Mit dem Zeppelin kostet die Reise keine Zeit, und die Karte wird abgeworfen. Ohne ihn reist du wie gewohnt und behältst ihn.
    .rulings = T-17
help-car = Mit dem Automobil kommst du noch im alten Jahr an und gräbst mit einer Sondergrabungserlaubnis. Ohne es dauert die Reise länger, und bei deiner Ankunft gelten alle deine Grabungserlaubnisse wieder.
    .rulings = T-15 T-39 T-63
help-legend = Eine eingesetzte Legende wird abgeworfen. Sie lässt auch mehr von deinem Allgemeinwissen zählen.
    .rulings = T-26 T-28
help-assistant = Nur ein einzelner Assistent wird abgeworfen. Er lässt auch mehr von deinem Allgemeinwissen zählen.
    .rulings = T-26 T-29 T-32
help-shovel = Nur eine einzelne Schaufel wird abgeworfen, was auch immer du findest.
    .rulings = T-30 T-32
help-weeks = Wissen und Wochen zusammen ergeben, wie viele Plättchen du ziehst.
    .rulings = T-27 T-33 T-34

## Answers. `option-<what>` can be said anywhere, `option-<what>-<prompt>` in answer to that question

option-change = Vier neue Karten, in Warschau
option-take = Nehmen: { $name }
option-exhibit = Veranstalten: { $name }
option-dig = Graben { $name_in }
option-weeks = { $n ->
    [one] { $n } Woche
   *[other] { $n } Wochen
}
option-pass-action = Expedition beenden
option-pass-zeppelin = Ohne Zeppelin reisen
option-yes-zeppelin = Fliegen
option-pass-car = Ohne Automobil reisen
option-yes-car = Fahren
option-pass-legend = Behalten
option-yes-legend = Einsetzen
option-pass-assistant = Behalten
option-yes-assistant = Abwerfen
option-pass-shovel = Behalten
option-yes-shovel = Abwerfen

## The log: $seat, $cards, $amount

in-weeks = { $amount ->
    [one] { $amount } Woche
   *[other] { $amount } Wochen
}
event-first = { $you ->
    [yes] Du beginnst
   *[no] { $seat } beginnt
}.
event-turn = Zug { $amount }: { $seat }.
event-travel = { $you ->
    [yes] Du reist
   *[no] { $seat } reist
} { $place_into }.
event-take = { $you ->
    [yes] Du nimmst
   *[no] { $seat } nimmt
} { $cards_acc }: { in-weeks }.
event-change = { $you ->
    [yes] Du tauschst
   *[no] { $seat } tauscht
} die Auslage aus: { in-weeks }.
event-exhibit = { $you ->
    [yes] Du veranstaltest
   *[no] { $seat } veranstaltet
} { $cards_acc }: { in-weeks }.
event-dig = { $you ->
    [yes] Du gräbst
   *[no] { $seat } gräbt
} { $site_in }.
event-weeks = { $you ->
    [yes] Du bleibst
   *[no] { $seat } bleibt
} { in-weeks }.
event-spend = { $you ->
    [yes] Du setzt
   *[no] { $seat } setzt
} { $cards_acc } ein.
event-find = { $you ->
    [yes] Du findest
   *[no] { $seat } findet
}: { $cards }.
event-blank = { $you ->
    [yes] Du findest
   *[no] { $seat } findet
} nichts als Sand.
event-sand = { $amount ->
    [one] { $amount } Niete kommt
   *[other] { $amount } Nieten kommen
} zurück in den Beutel.
event-bonus = { $you ->
    [yes] Du gräbst hier zuerst und erhältst
   *[no] { $seat } gräbt hier zuerst und erhält
}: { $cards }.
event-year = { $you ->
    [yes] Für dich beginnt
   *[no] Für { $seat } beginnt
} das Jahr { $year }: Alle Grabungserlaubnisse gelten wieder.
event-pass = { $you ->
    [yes] Du beendest
   *[no] { $seat } beendet
} die Expedition.
event-finish = { $you ->
    [yes] Du bist
   *[no] { $seat } ist
} fertig.
event-reveal = In der Auslage: { $cards }.
event-announce = Die { $cards } wird angekündigt.
event-close = Die { $cards } fällt aus: Sie kommt auf den Ablagestapel.
event-reshuffle = Ein neuer Nachziehstapel aus { $amount ->
    [one] { $amount } Karte
   *[other] { $amount } Karten
} wird gemischt.
event-end = Alle Expeditionen sind zu Ende.

## Why not?

reason-weeks = Das dauert { total-weeks }, und du hast nur noch { $left }.
reason-not-1903 = Deine Expedition kannst du erst 1903 beenden; bei dir ist noch { $year }.
reason-artefacts = Für die { $card } brauchst du noch { required-more }.
required-more = { $short ->
    [one] { $short } Artefakt
   *[other] { $short } Artefakte
} { $site_from }
reason-no-knowledge = Du hast kein Spezialwissen über { $site }.
reason-no-book = Du hast kein Fachbuch über { $site }.
reason-no-licence = Du hast in diesem Jahr schon { $site_in } gegraben.
reason-helper-needed = Ohne { $card_acc } ist diese Grabung nicht möglich.
reason-no-token = Mit { $knowledge ->
    [one] { $knowledge } Wissenspunkt
   *[other] { $knowledge } Wissenspunkten
} ziehst du in { $weeks ->
    [one] { $weeks } Woche
   *[other] { $weeks } Wochen
} nichts; nötig sind mindestens { $fewest }.

## What lies ahead

forecast-wait = { $others ->
    [one] { $order } ist vor dir am Zug.
   *[other] Vor dir sind am Zug: { $order }.
}
forecast-alone = Sonst ist niemand mehr unterwegs: { $weeks ->
    [one] { $weeks } Woche gehört dir allein.
   *[other] { $weeks } Wochen gehören dir allein.
}
forecast-lead = { $weeks ->
    [0] Du bist als Nächstes am Zug, danach: { $order }.
    [one] Du bleibst am Zug, bis du mehr als { $weeks } Woche verbraucht hast; danach: { $order }.
   *[other] Du bleibst am Zug, bis du mehr als { $weeks } Wochen verbraucht hast; danach: { $order }.
}
forecast-year = { $weeks ->
    [one] Dir bleibt { $weeks } Woche
   *[other] Dir bleiben { $weeks } Wochen
} im Jahr { $year }{ $last ->
    [yes] , dann ist deine Expedition zu Ende
   *[no] { $used ->
        [0] {""}
        [one] , dann gilt { $used } Grabungserlaubnis wieder
       *[other] , dann gelten { $used } Grabungserlaubnisse wieder
    }
}.{ $last ->
    [yes] {""}
   *[no] {" "}Jahr { $n } von { $of }: Das Spiel endet nach 1903.
}
forecast-start = { $week ->
    [1] Zu viert beginnt das Spiel { $year } und dauert zwei Jahre.
   *[other] Zu dritt beginnt das Spiel in Woche { $week } von { $year }.
}
forecast-exhibition = Die { $card }, { $points } Punkte: { $short ->
    [0] Du hast alles, was sie verlangt
    [one] Dir fehlt { $short } Artefakt
   *[other] Dir fehlen { $short } Artefakte
}.

## What an option costs and brings

total-weeks = { $weeks ->
    [one] { $weeks } Woche
   *[other] { $weeks } Wochen
}
trip-weeks = { $travel ->
    [0] davon keine auf Reisen
   *[other] davon { $travel } auf Reisen
}
then-order = { $others ->
    [0] {""}
   *[other] {" "}Danach: { $order }.
}
then-week = { $finished ->
    [yes] dann bist du fertig
   *[no] dann ist bei dir Woche { $week } im Jahr { $year }
}
preview-cost = { total-weeks } ({ trip-weeks }); { then-week }.{ then-order }
preview-pass = Du verzichtest auf { $left ->
    [one] { $left } Woche
   *[other] { $left } Wochen
} und bist fertig.{ then-order }
preview-dig = { $flies ->
    [yes] Mit dem Zeppelin
   *[no] { $travel ->
        [0] Ohne Reise
        [one] { $travel } Woche Reise
       *[other] { $travel } Wochen Reise
    }
}, Wissen { $knowledge } von höchstens { $most }{ $helpers ->
    [yes] {" "}mit Helfern, die du abwirfst
   *[no] {""}
}{ $extra ->
    [0] {""}
   *[other] , { $extra } Plättchen mehr durch Schaufeln
}{ $licence ->
    [special] , mit einer Sondergrabungserlaubnis
   *[ordinary] {""}
}{ $bonus ->
    [yes] , dazu der Bonus für die erste Grabung
   *[no] {""}
}.
# One of up to twelve rows, so it is short: weeks of digging, tokens, average points, chance of no artefact
preview-dig-row = { $work ->
    [one] { $work } Woche
   *[other] { $work } Wochen
}: { $tokens } Plättchen, { $points } Punkte, { $none } % ohne Artefakt.
preview-dial = Plättchen in { $first } bis { $last } Wochen: { $tokens }.
preview-dig-weeks = { $work ->
    [one] { $work } Woche
   *[other] { $work } Wochen
} Grabung, insgesamt { $weeks }: { $tokens } Plättchen, im Schnitt { $points } Punkte, { $none } % ohne Artefakt{ $bonus ->
    [yes] {" "}(Bonus nicht mitgezählt)
   *[no] {""}
}; { then-week }.{ then-order }

## What it is played for

goal = Habe die meisten Punkte, wenn die Wochen aller vorbei sind: aus Artefakten, Ausstellungen, Kongressen und je 5 für jede Stätte, über die du die meisten Bücher hast (bei Gleichstand je 3).

## Points and the end

source-artefacts = Artefakte
source-exhibitions = Ausstellungen
source-congresses = Kongresse
source-majorities = Buchmehrheiten
ended-time = Alle Jahre sind vorbei.

## What is counted, and what happens at the end of the count: $start, $bound

meter-time = Vergangene Wochen
meter-time-why = Wer das Ende von 1903 erreicht, ist fertig; sind es alle, ist das Spiel zu Ende.

## Settings

setting-two_cars = Ein zweites Automobil
setting-two_cars-single = bringt nichts
setting-two_cars-add = spart noch eine Woche
setting-beyond_three = Mehr als drei Assistenten oder Schaufeln
setting-beyond_three-stay = bringen nicht mehr als drei
setting-beyond_three-add = zählen in Sätzen aus drei und zwei
setting-spare_helpers = Auch einer von mehreren Assistenten oder eine von mehreren Schaufeln darf abgeworfen werden
setting-book_to_dig = Eine Grabung setzt ein Fachbuch voraus
setting-exhibition_slots = Eine neue Ausstellung
setting-exhibition_slots-shift = rückt alle anderen weiter
setting-exhibition_slots-push = rückt andere nur weiter, wenn sie deren Feld braucht
setting-two_player_stacks = Zu zweit bilden die Karten
setting-two_player_stacks-three = drei Stapel, der dritte kommt beiseite
setting-two_player_stacks-two = zwei Stapel
setting-new_year = Grabungserlaubnisse gelten wieder
setting-new_year-passing = nach Woche 52
setting-new_year-reaching = ab Woche 52
setting-car = Das Automobil
setting-car-may = darf stehen bleiben, wo das eine Grabung ermöglicht
setting-car-always = wird immer benutzt
