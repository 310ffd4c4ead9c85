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
move-archive = Archivovat, odložit: { $archive_acc }{ $remove ->
    [none] {""}
   *[other] , vědění odstranit z: { $remove_acc }
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
move-under = Dát pod balíček: { $under_acc }
move-tuck = Zasunout pod balíček: { $tuck_acc }
move-pay-effect = Odložit: { $pay_effect_acc }

## What speaks for a move by itself

merit-monument = { merit-some-points } { $turns ->
    [1] v tomto tahu
    [2] v příštím tahu
    [few] za { $turns } tahy
   *[other] za { $turns } tahů
}{ $tokens ->
    [0] , bez ztráty vědění
   *[other] , do té doby je třeba odstranit { $tokens } vědění
}
merit-some-points = { $points ->
    [0] opustí vaši časovou osu
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
merit-points = { merit-some-points }
merit-text = { $card }: „{ $text }“
merit-excavate = 2 nové karty za každý monument a monumenty si nechají své body
merit-search = nová karta, v ruce zatím: { $hand }
merit-remove = o { $amount } vědění méně{ $saved ->
    [0] {""}
   *[other] {" "}({ $saved } z toho by se v tomto tahu ztratilo)
}
merit-learnable = potom můžete získat: { $cards_acc }
merit-keep = zůstane vám: { $cards_acc }
