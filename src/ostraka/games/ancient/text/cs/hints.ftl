### Reasons of hints in Ancient Knowledge. Points are those at the end; what is said of the next turn is counted then.

hint-points-worth = { $amount ->
    [one] { $amount } bod
    [few] { $amount } body
    [many] { $amount } bodu
   *[other] { $amount } bodů
}
hint-more-or-less = { $way ->
    [more] víc
   *[less] méně
}
hint-points-monuments = { $way ->
    [more] +{ hint-points-worth } v minulosti
   *[less] −{ hint-points-worth } v minulosti
}
hint-points-final-effects = { $way ->
    [more] +{ hint-points-worth } za efekty závěrečného bodování
   *[less] −{ hint-points-worth } za efekty závěrečného bodování
}
hint-points-technologies = { $way ->
    [more] +{ hint-points-worth } za technologie
   *[less] −{ hint-points-worth } za technologie
}
hint-points-timeline = { $way ->
    [more] +{ hint-points-worth } za monumenty na časové ose
   *[less] −{ hint-points-worth } za monumenty na časové ose
}

# These points are negative: more of them is less lost knowledge.
hint-points-lost-knowledge = o { $amount ->
    [one] { $amount } žeton
    [few] { $amount } žetony
    [many] { $amount } žetonu
   *[other] { $amount } žetonů
} ztraceného vědění { $way ->
    [more] méně
   *[less] víc
}
hint-built = do příštího tahu monumenty o { hint-points-worth } { $way ->
    [more] cennější
   *[less] méně cenné
}
hint-timeline-knowledge = v příštím tahu na časové ose o { $amount } vědění { hint-more-or-less }
hint-learned = do příštího tahu o { $amount ->
    [one] { $amount } technologii
    [few] { $amount } technologie
    [many] { $amount } technologie
   *[other] { $amount } technologií
} { hint-more-or-less }
hint-artefacts = o { $amount ->
    [one] { $amount } vyložený artefakt
    [few] { $amount } vyložené artefakty
    [many] { $amount } vyloženého artefaktu
   *[other] { $amount } vyložených artefaktů
} { hint-more-or-less }
hint-hand = v příštím tahu v ruce o { $amount ->
    [one] { $amount } kartu
    [few] { $amount } karty
    [many] { $amount } karty
   *[other] { $amount } karet
} { hint-more-or-less }
hint-blocked = { $way ->
    [less] pole monumentu se zámkem zůstane volné
   *[more] obsadí pole monumentu se zámkem
}

## Moves: a whole move with its verb. What was chosen at each question is `$<question>`, or `none`

move-create = Vytvořit kartu „{ $create }“{ move-in-slot }{ move-paying }
move-slot = Vytvořit kartu „{ $source }“{ move-in-slot }{ move-paying }
move-in-slot = { $slot ->
    [none] {""}
   *[other] {" "}na poli { $slot_number }
}
move-paying = { $pay ->
    [none] {""}
   *[other] , odložit: { $pay_acc }
}
move-pay = Odložit: { $pay_acc }
move-learn = Získat technologii „{ $learn }“
move-archive = Odložit: { $archive_acc }{ $remove ->
    [none] {" "}a odstranit vědění
   *[other] ; vědění odstranit z: { $remove_acc }
}
move-excavate = Objevit { $excavate ->
    [none] jeden monument
   *[other] { $excavate_number ->
        [one] { $excavate_number } monument
        [few] { $excavate_number } monumenty
       *[other] { $excavate_number } monumentů
    }
}
move-order = Nejdřív „{ $order }“
move-decline = Nejdřív nechat upadnout v zapomnění „{ $decline }“
move-offer = Nabídnout kartu „{ $offer }“
move-exchange = Dát za ni kartu „{ $exchange }“
move-discard = Odložit: { $discard_acc }
move-discard-artefact = Odložit kartu „{ $discard_artefact }“
move-opponent = Podívat se do ruky: { $opponent }
move-steal = Vzít si kartu „{ $steal }“
move-keep = Nechat si kartu „{ $keep }“
move-draft = Vybrat si kartu „{ $draft }“
move-remove = Odstranit vědění z: { $remove_acc }
move-remove-from = Odstranit vědění z karty „{ $remove_from }“
move-remove-amount = Odstranit { $remove_amount_number } vědění
move-load = Dát vědění na kartu „{ $load }“
move-give = Přesunout ztracené vědění na kartu „{ $give }“
move-give-amount = Přesunout { $give_amount_number ->
    [one] { $give_amount_number } žeton
    [few] { $give_amount_number } žetony
   *[other] { $give_amount_number } žetonů
} ztraceného vědění
move-discard-lost = Odstranit { $discard_lost_number ->
    [one] { $discard_lost_number } žeton
    [few] { $discard_lost_number } žetony
   *[other] { $discard_lost_number } žetonů
} ztraceného vědění
move-move = Přesunout kartu „{ $move }“{ $move_to ->
    [none] {""}
   *[other] {" "}na pole { $move_to_number }
}
move-move-to = Přesunout ji na pole { $move_to_number }
move-swap = Vyměnit pozice: { $swap_acc }
move-straighten = Narovnat { $straighten_number ->
    [one] { $straighten_number } monument
    [few] { $straighten_number } monumenty
   *[other] { $straighten_number } monumentů
}
move-flip = Otočit desku { $flip_board_last }
move-look-learn = Získat technologii „{ $look_learn }“
move-look-create = Vytvořit kartu „{ $look_create }“{ move-in-slot }{ move-paying }
move-under = Vložit dospod balíčku: { $under_acc }
move-tuck = Vložit dospod balíčku: { $tuck_acc }
move-pay-effect = Odložit: { $pay_effect_acc } (za „{ $source }“)

## What speaks for a move by itself

# When a monument declines: at the end of this turn (0), of the next one (1), or later
merit-monument = { merit-some-points } { $turns ->
    [0] na konci tohoto tahu
    [1] na konci vašeho příštího tahu
    [few] za { $turns } tahy
   *[other] za { $turns } tahů
}{ $tokens ->
    [0] , bez ztráty vědění
   *[other] , do té doby je třeba odstranit { $tokens } vědění
}
merit-too-late = hra nejspíš skončí dřív, než upadne v zapomnění, pak platí jen 1 bod na časové ose
merit-some-points = { $points ->
    [0] opustí vaši časovou osu
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
merit-points = { merit-some-points }

# What a final scoring effect counts, how much is on the way to it, and what it would be worth if the game ended now
merit-now = zatím jich máte: { $counted }{ $more ->
    [0] {""}
   *[other] , na časové ose nebo v ruce navíc: { $more }
}{ $points ->
    [0] {""}
    [one] ; teď by to byl { $points } bod
    [few] ; teď by to byly { $points } body
   *[other] ; teď by to bylo { $points } bodů
}
merit-text = { $card }: „{ $text }“

# What an artefact will answer to
merit-holding = v ruce máte { $n } { $kind ->
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
        [one] pyramidu
        [few] pyramidy
       *[other] pyramid
    }
    [artefact] { $n ->
        [one] artefakt
        [few] artefakty
       *[other] artefaktů
    }
   *[monument] { $n ->
        [one] monument
        [few] monumenty
       *[other] monumentů
    }
}
merit-excavate = nové karty za každý monument: { $rate }; monumenty si nechají své body
merit-excavate-some = { $cards ->
    [0] ruka je plná, nic se nedobere
    [one] dobere se { $cards } karta
    [few] doberou se { $cards } karty
   *[other] dobere se { $cards } karet
}{ $left ->
    [0] {" "}a monumenty si nechají své body
    [one] {" "}a { $left } monument zůstane rovně pro příště
    [few] {" "}a { $left } monumenty zůstanou rovně pro příště
   *[other] {" "}a { $left } monumentů zůstane rovně pro příště
}{ $full ->
    [yes] { $cards ->
        [0] {""}
       *[other] {" "}(víc by se do ruky nevešlo)
    }
   *[no] {""}
}

# Why cards can be spared
merit-spare = z monumentů v ruce přináší nejméně bodů: { $points }
merit-spare-late = hra nejspíš skončí dřív, než by „{ $card }“ upadl v zapomnění
merit-search = nová karta, v ruce zatím: { $hand }
merit-remove = odstraněné vědění: { $where }{ $saved ->
    [0] {""}
   *[other] {" "}({ $all ->
        [yes] všechno by se na konci tohoto tahu ztratilo
       *[no] { $saved } z toho by se na konci tohoto tahu ztratilo
    })
}
merit-taken-off = { $n } ({ $card })
merit-learnable = potom můžete získat: { $cards_acc }
merit-keep = zůstane vám: { $cards_acc }

# Several cards that are given up, and those that are kept
merit-spare-all = { $why ->
    [once] jejich efekt působí jen jednou, při vytvoření
    [dear] ostatní jsou levnější na vytvoření
   *[few] ostatní přinášejí víc bodů
}
