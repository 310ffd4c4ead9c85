### What Ancient Knowledge asks, offers, tells and explains. The texts of its cards are in cards.ftl.

## Questions: $seat, $amount, $choices, $source with $cause (no, yes), $optional (no, yes, only: nothing else can be said)

ask-action = Vyberte akci; { $amount ->
    [one] zbývá vám { $amount } akce
    [few] zbývají vám { $amount } akce
   *[other] zbývá vám { $amount } akcí
}.
ask-create = { $optional ->
    [only] { $cause ->
        [no] Nemáte žádnou kartu, kterou teď lze vytvořit.
       *[yes] Karta „{ $source }“: nemáte žádnou kartu, kterou teď lze vytvořit.
    }
   *[other] { $cause ->
        [no] Kterou kartu vytvoříte?
       *[yes] Karta „{ $source }“ vám umožňuje vytvořit kartu: kterou?
    }
}
ask-slot = Na kterém poli vytvoříte kartu „{ $source }“? Její počáteční pole je { $slot }.
ask-pay = Odložte { more-cards } na tvorbu karty „{ $source }“.
more-cards = { $amount ->
    [one] { $amount } kartu
    [few] { $amount } karty
   *[other] { $amount } karet
}
ask-learn = { $cause ->
    [no] Kterou technologii získáte?
   *[yes] { $optional ->
        [yes] Karta „{ $source }“ vám umožňuje získat technologii: kterou?
       *[no] Získejte technologii („{ $source }“).
    }
}
ask-archive = Za každé vědění, které chcete odstranit, odložte kartu: nejvýše ještě { $amount }.
ask-excavate = Kolik monumentů v minulosti otočíte akcí Objevení?
ask-use = Využijete kartu „{ $source }“?
ask-order = Který z těchto efektů ({ $amount }) přijde na řadu první?
ask-decline = Který monument upadne v zapomnění první?
ask-phases = Začněte fázi časové osy, až budete chtít; váš spoluhráč může jednat dřív.
ask-offer = Kterou kartu nabídnete spoluhráči?
ask-exchange = Spoluhráč vám nabízí kartu. Kterou dáte na oplátku?
ask-discard = { $cause ->
    [no] Odložte { more-cards }; zbylých šest si ponecháte.
   *[yes] Odložte { $amount ->
        [one] { $amount } kartu
        [few] { $amount } karty
       *[other] { $amount } karet
    } („{ $source }“).
}
ask-discard-artefact = Odložte jeden ze svých vyložených artefaktů („{ $source }“).
ask-opponent = Komu se podíváte na karty v ruce?
ask-steal = Kterou kartu si vezmete?
ask-keep = Kterou kartu si ponecháte? Ostatní se odloží.
ask-draft = Kterou z odhalených karet si vezmete?
ask-remove = Odstraňte { $optional ->
    [yes] až { $amount }
   *[no] { $amount }
} vědění{ $cause ->
    [no] {""}
   *[yes] {" "}(„{ $source }“)
}: z kterého monumentu?
ask-remove-from = Ze kterého monumentu odstraníte { $optional ->
    [yes] až { $amount }
   *[no] { $amount }
} vědění („{ $source }“)?
ask-remove-amount = Kolik vědění odstraníte?
ask-load = Který z těchto soupeřových monumentů dostane { $amount } vědění („{ $source }“)?
ask-give = Na který monument přesunete až { $amount ->
    [one] { $amount } svůj žeton
    [few] { $amount } své žetony
   *[other] { $amount } svých žetonů
} ztraceného vědění?
ask-give-amount = Kolik svých žetonů ztraceného vědění přesunete?
ask-discard-lost = Kolik svých žetonů ztraceného vědění odstraníte?
ask-move = { $optional ->
    [yes] Karta „{ $source }“ vám umožňuje přesunout monument: který?
   *[no] Který monument přesunete („{ $source }“)?
}
ask-move-to = Na které pole jej přesunete?
ask-swap = { $amount ->
    [one] Který monument bude při výměně ten druhý?
   *[other] Které dva monumenty si vymění pozice? Vyberte první.
}
ask-straighten = Kolik monumentů v minulosti narovnáte?
ask-flip = Polovina hry: která deska úrovně I se změní na desku úrovně II?
ask-look-learn = { $optional ->
    [only] Nesplňujete požadavek žádné z nich.
   *[no] Kterou z prohlížených technologií získáte?
}
ask-look-create = { $optional ->
    [only] Žádnou z prohlížených karet nemůžete vytvořit.
   *[no] Kterou z prohlížených karet vytvoříte?
}
ask-under = Která technologie půjde dospod balíčku jako další? { $amount ->
    [one] Zbývá { $amount }.
    [few] Zbývají { $amount }.
   *[other] Zbývá { $amount }.
}
ask-tuck = Kterou technologii vložíte dospod jejího balíčku?
ask-pay-effect = { $optional ->
    [only] Nemáte čím zaplatit („{ $source }“).
   *[other] { $how ->
        [up_to] Odložte ještě až { paying } („{ $source }“).
       *[exact] { $optional ->
            [yes] Odložíte { paying } („{ $source }“)?
           *[no] Odložte ještě { paying } („{ $source }“).
        }
    }
}
paying = { $of ->
    [in_play] { $amount ->
        [one] { $amount } vyložený artefakt
        [few] { $amount } vyložené artefakty
       *[other] { $amount } vyložených artefaktů
    }
    [artefact] { $amount ->
        [one] { $amount } artefakt z ruky
        [few] { $amount } artefakty z ruky
       *[other] { $amount } artefaktů z ruky
    }
   *[none] { $amount ->
        [one] { $amount } kartu
        [few] { $amount } karty
       *[other] { $amount } karet
    }
}

## Help: what a decision means. The rulings are in docs/rules/ancient.md

help-action = V tahu provedete dvě akce, pak přijde vaše fáze časové osy a po ní vaše fáze úpadku. Tvorba uvádí kartu do hry, Učením získáte technologii, při Archivaci odkládáte karty a odstraňujete vědění, při Objevení otáčíte monumenty v minulosti a za každý si doberete dvě karty, při Prohledání si doberete jednu kartu.
    .rulings = TURN-1 TURN-2 TURN-3
help-phases = Obě vaše akce jsou hotové. Spoluhráči jednají v libovolném pořadí, vaše fáze časové osy a úpadku proto začnou, až řeknete.
    .rulings = TEAM-2 TEAM-8
help-create = Monument přichází na časovou osu se svým věděním, artefakt na jedno z pěti polí pro artefakty. Dodatečné náklady platíte jinými kartami z ruky, a to i tehdy, když vám tvorbu umožňuje efekt.
    .rulings = CRE-1 CRE-2 CRE-8 CRE-9
help-slot = Na počátečním poli stojí monument jen své dodatečné náklady; každé další vzdálenější pole stojí o jednu kartu víc. V každém vašem tahu se monument posune o jedno pole doleva a z pole 1 upadá v zapomnění.
    .rulings = CRE-2 CRE-3 CRE-4 CRE-5
help-pay = Odloženými kartami platíte za novou kartu. Ona sama mezi nimi být nemůže.
    .rulings = CRE-1 CRE-2
help-learn = V nabídce jsou jen technologie, jejichž požadavek splňujete. Nestojí to nic; úroveň I působí ihned, úroveň II boduje na konci hry.
    .rulings = TEC-1 TEC-2 TEC-4 TEC-10
help-archive = Za každou odloženou kartu pak odstraníte jedno vědění ze své časové osy. Přestaňte, až bude odložených karet dost.
    .rulings = ACT-3
help-excavate = Otočíte tolik narovnaných monumentů v minulosti a za každý si doberete dvě karty, nejvýše do deseti karet v ruce. Otočené monumenty nelze otočit znovu, ale počítají se a bodují jako všechny ostatní.
    .rulings = ACT-2 ACT-5 DCK-1
help-use = Efekt můžete využít, nebo nechat být. Má-li cenu, zaplatíte ji celou.
    .rulings = EFF-2 EFF-3
help-order = Tyto efekty mají přijít na řadu současně. Zvolený efekt se dokončí i se vším, co z něj plyne, a teprve potom vyberete další.
    .rulings = EFF-5 TIM-1 TIM-2
help-decline = Oba monumenty na poli 1 upadnou v zapomnění, jeden po druhém. Efekt úpadku prvního ještě může pomoci druhému.
    .rulings = DEC-1 DEC-2 DEC-5
help-offer = Jednou v každém tahu druhého týmu si spoluhráči mohou vyměnit kartu za kartu. Kartu smíte popsat; spoluhráč ji může odmítnout a předem ji uvidí, jen pokud se na tom stůl dohodl.
    .rulings = TEAM-3 TEAM-7
help-exchange = Dejte kartu a vezměte si tu, kterou nabízí spoluhráč, nebo nabídku odmítněte a ponechte si své karty.
    .rulings = TEAM-3 TEAM-7
help-discard = Vybíráte, které karty z vaší ruky půjdou na odkládací balíček. Odkládá-li víc hráčů, nikdo neuvidí karty dřív, než si všichni vyberou.
    .rulings = SET-4 EFF-10 DCK-5
help-discard-artefact = Soupeřův efekt vás nutí odložit artefakt; který to bude, je na vás.
    .rulings = EFF-10
help-opponent = Uvidíte všechny karty v ruce tohoto soupeře a jednu z nich si vezmete.
    .rulings = EFF-10 DCK-2
help-steal = Zvolená karta přejde do vaší ruky. Ostatní si pamatujete.
    .rulings = DCK-2 DCK-7
help-keep = Tyto karty vidíte jen vy. Jedna jde do vaší ruky, všechny ostatní na odkládací balíček.
    .rulings = DCK-2 DCK-4
help-draft = Každý si vezme jednu z odhalených karet, po směru hodinových ručiček; kdo získal technologii, vybírá první a na konci ještě jednou.
    .rulings = EFF-10 DCK-7
help-remove = Žetony odstraňujete po jednom, z kteréhokoli nabízeného monumentu, a vracejí se do zásoby.
    .rulings = EFF-4 EFF-7
help-remove-from = Všechny tyto žetony odstraníte z jednoho zvoleného monumentu.
    .rulings = EFF-4 EFF-7
help-remove-amount = Vyberte, kolik žetonů z tohoto monumentu odstraníte.
    .rulings = EFF-4 EFF-7
help-load = Vybíráte monument, který vědění dostane. Co z něj vlastník do úpadku neodstraní, to ztratí.
    .rulings = EFF-10 DEC-1
help-give = Vaše ztracené vědění se stane věděním na soupeřově monumentu. Můžete si je i ponechat.
    .rulings = EFF-4
help-give-amount = Vyberte, kolik vašich žetonů ztraceného vědění se přesune na tento monument.
    .rulings = EFF-4
help-discard-lost = Každý žeton ztraceného vědění vás na konci stojí bod, některé karty jej ale vyžadují: počet je na vás.
    .rulings = EFF-4 END-3
help-move = Monument se i se svým věděním přesune na jiné pole s volným místem. Nic to nestojí a není to tvorba.
    .rulings = LAY-3 LAY-5 CRE-7
help-move-to = Vybrat lze každé pole, na kterém jsou méně než dva monumenty, i pole 1; co stojí ve fázi úpadku na poli 1, upadne v zapomnění.
    .rulings = LAY-5 DEC-6
help-swap = Dva monumenty si vymění pole i řadu a ponechají si své vědění.
    .rulings = LAY-3 LAY-6
help-straighten = Narovnané monumenty lze znovu otočit akcí Objevení.
    .rulings = ACT-2 ACT-5
help-flip = Technologie ze zvolené desky jdou na odkládací balíček a jejich místo zaujmou tři technologie úrovně II. Stane se to jednou za hru.
    .rulings = TEC-7
help-look-learn = Tyto technologie vidíte jen vy. Získáte jednu, jejíž požadavek splňujete; ostatní jdou dospod balíčku.
    .rulings = TEC-8
help-look-create = Tyto karty vidíte jen vy. Zvolená karta se vytvoří podle všech pravidel a za obvyklou cenu; ostatní se odloží.
    .rulings = CRE-8 CRE-9 DCK-4
help-under = Technologie, kterou zvolíte první, bude z karet vložených dospod ležet nejvýš. Jejich pořadí znáte jen vy.
    .rulings = DCK-7
help-tuck = Technologie jde dospod balíčku své úrovně. Deska, na které zbývá jediná karta, se ihned doplní.
    .rulings = TEC-4
help-pay-effect = Tento efekt má cenu. Pevná cena se platí celá, nebo vůbec; z ceny „až“ můžete zaplatit, kolik chcete.
    .rulings = EFF-3 EFF-4

## Answers. `option-<what>` can be said anywhere, `option-<what>-<prompt>` in answer to that question

option-create = Tvorba
option-learn = Učení
option-archive = Archivace
option-excavate = Objevení
option-search = Prohledání
option-slot = Pole { $n }
option-board = Deska { $place }

option-card-create = Vytvořit { $name_acc }
option-card-pay = Odložit { $name_acc }
option-card-learn = Získat { $name_acc }
option-card-archive = Odložit { $name_acc }
option-card-order = Nejdřív { $name_acc }
option-card-decline = Nejdřív { $name_acc }
option-card-offer = Nabídnout { $name_acc }
option-card-exchange = Dát { $name_acc }
option-card-discard = Odložit { $name_acc }
option-card-discard-artefact = Odložit { $name_acc }
option-card-steal = Vzít si { $name_acc }
option-card-keep = Ponechat si { $name_acc }
option-card-draft = Vzít si { $name_acc }
option-card-remove = Odstranit 1 vědění: { $name_acc }
option-card-remove-from = Odstranit vědění: { $name_acc }
option-card-load = Přidat na kartu { $name_acc }
option-card-give = Přesunout na kartu { $name_acc }
option-card-move = Přesunout { $name_acc }
option-card-swap = Vyměnit { $name_acc }
option-card-look-learn = Získat { $name_acc }
option-card-look-create = Vytvořit { $name_acc }
option-card-under = Vložit { $name_acc } dospod balíčku
option-card-tuck = Vložit { $name_acc } dospod jejího balíčku
option-card-pay-effect = Odložit { $name_acc }
option-slot-slot = Vytvořit na poli { $n }
option-slot-move-to = Přesunout na pole { $n }
option-board-flip = Otočit desku { $place }
option-seat-opponent = Podívat se na karty: { $name }

option-pass-create = Nic nevytvářet
option-pass-learn = Nic nezískat
option-pass-archive = Už nic neodkládat
option-pass-use = Nevyužít
option-yes-use = Využít { $source_acc }
option-yes-phases = Začít fázi časové osy
option-pass-offer = Nic nenabízet
option-pass-exchange = Odmítnout
option-pass-remove = Nechat vědění být
option-pass-remove-from = Nechat vědění být
option-pass-give = Ponechat si ztracené vědění
option-pass-move = Nic nepřesouvat
option-pass-look-learn = Nic nezískat
option-pass-look-create = Nic nevytvářet
option-pass-pay-effect = { $how ->
    [up_to] Už nic neodkládat
   *[exact] Neplatit
}
some-monuments = { $n ->
    [one] { $n } monument
    [few] { $n } monumenty
   *[other] { $n } monumentů
}
some-lost = { $n ->
    [one] { $n } žeton ztraceného vědění
    [few] { $n } žetony ztraceného vědění
   *[other] { $n } žetonů ztraceného vědění
}
option-amount-excavate = Objevit { some-monuments }
option-amount-remove-amount = Odstranit { $n } vědění
option-amount-give-amount = Přesunout { some-lost }
option-amount-discard-lost = { $n ->
    [0] Ponechat si všechno
   *[other] Odstranit { some-lost }
}
option-amount-straighten = { $n ->
    [0] Nenarovnat žádný
   *[other] Narovnat { some-monuments }
}

## The log: $seat, $cards with their number $n and $hidden (no, yes), $amount, $source with $cause (no, yes, self)

because = { $cause ->
    [yes] {" "}(„{ $source }“)
   *[no] {""}
}
also-because = { $cause ->
    [yes] , „{ $source }“
   *[no] {""}
}
the-cards = { $hidden ->
    [yes] { $cards_acc }
   *[no] { $n ->
        [one] kartu
       *[other] karty
    } { $cards_acc }
}
lost-tokens = { $amount ->
    [one] { $amount } žeton ztraceného vědění
    [few] { $amount } žetony ztraceného vědění
   *[other] { $amount } žetonů ztraceného vědění
}
event-first = { $you ->
    [yes] Začínáte.
   *[no] { $seat } začíná.
}
event-introductory = { $you ->
    [yes] Dostáváte
   *[no] { $seat } dostává
} počáteční sadu { $amount }: { $cards_acc }.
event-turn = Tah { $amount }: { $seat }.
event-search = { $you ->
    [yes] Provádíte Prohledání.
   *[no] { $seat } provádí Prohledání.
}
event-draw = { $you ->
    [yes] Dobíráte si
   *[no] { $seat } si dobírá
} { the-cards }{ because }.
event-reshuffle = Odkládací balíček se zamíchal, nový balíček má { $amount ->
    [one] { $amount } kartu
    [few] { $amount } karty
   *[other] { $amount } karet
}.
event-discard = { $you ->
    [yes] Odkládáte
   *[no] { $seat } odkládá
} { the-cards }{ because }.
event-pay = { $you ->
    [yes] Odkládáte
   *[no] { $seat } odkládá
} { the-cards } (tvorba karty „{ $source }“).
event-create = { $you ->
    [yes] Vytváříte
   *[no] { $seat } vytváří
} { the-cards }{ $amount ->
    [0] {""}
   *[other] {" "}na poli { $amount }
}{ because }.
event-tokens = { $amount ->
    [0] Karta { $cards_acc }: bez vědění.
   *[other] Karta { $cards_acc }: { $amount } vědění.
}
event-learn = { $you ->
    [yes] Získáváte
   *[no] { $seat } získává
} technologii { $cards_acc }{ because }.
event-archive = { $you ->
    [yes] Archivujete a odkládáte
   *[no] { $seat } archivuje a odkládá
} { the-cards }{ because }.
event-excavate = { $you ->
    [yes] Provádíte Objevení
   *[no] { $seat } provádí Objevení
}: { monuments }.
monuments = { $amount ->
    [one] { $amount } monument
    [few] { $amount } monumenty
   *[other] { $amount } monumentů
}
event-straighten = { $you ->
    [yes] Narovnáváte
   *[no] { $seat } narovnává
} { monuments }{ because }.
event-remove = { $you ->
    [yes] Odstraňujete
   *[no] { $seat } odstraňuje
} { $amount } vědění z karty { $cards_acc }{ because }.
event-load = { $you ->
    [yes] Přidáváte
   *[no] { $seat } přidává
} { $amount } vědění na kartu { $cards_acc }{ because }.
event-give = { $you ->
    [yes] Přesouváte
   *[no] { $seat } přesouvá
} { lost-tokens } na kartu { $cards_acc }{ because }.
event-discard-lost = { $you ->
    [yes] Odstraňujete
   *[no] { $seat } odstraňuje
} { lost-tokens }{ because }.
event-move = { $you ->
    [yes] Přesouváte
   *[no] { $seat } přesouvá
} { the-cards } na pole { $amount }{ because }.
event-swap = { $you ->
    [yes] Vyměňujete
   *[no] { $seat } vyměňuje
} pozice karet „{ $first }“ a „{ $second }“{ because }.
event-look = { $you ->
    [yes] Díváte se
   *[no] { $seat } se dívá
} na karty v ruce (hráč { $victim }{ also-because }){ $hidden ->
    [yes] {""}
   *[no] : { $cards_acc }
}.
event-steal = { $you ->
    [yes] Berete si
   *[no] { $seat } si bere
} { the-cards } (hráč { $victim }{ also-because }).
event-peek = { $you ->
    [yes] Díváte se
   *[no] { $seat } se dívá
} na { the-cards }{ because }.
event-keep = { $you ->
    [yes] Ponecháváte si
   *[no] { $seat } si ponechává
} { the-cards }{ because }.
event-reveal = { $you ->
    [yes] Odhalujete
   *[no] { $seat } odhaluje
} { the-cards }{ because }.
event-take = { $you ->
    [yes] Berete si
   *[no] { $seat } si bere
} { the-cards }{ because }.
event-under = { $you ->
    [yes] Vkládáte
   *[no] { $seat } vkládá
} { the-cards } dospod balíčku{ because }.
event-tuck = { $you ->
    [yes] Vkládáte
   *[no] { $seat } vkládá
} technologii { $cards_acc } dospod jejího balíčku{ because }.
event-refill = Na desce technologií { $board } teď leží: { $cards_acc }.
event-close-board = Deska technologií { $board } se uzavírá.
event-flip = { $you ->
    [yes] Měníte
   *[no] { $seat } mění
} desku technologií { $board } na desku úrovně II.
event-decline = { $you ->
    [yes] Vaše karta { $cards_acc } upadá v zapomnění
   *[no] { $seat }: úpadek karty { $cards_acc }
}{ $amount ->
    [0] {""}
   *[other] , ztracené vědění: { $amount }
}.
event-perish = Karta { $cards_acc } zaniká: { $you ->
    [yes] odkládáte ji
   *[no] { $seat } ji odkládá
}.
event-skip-decline = { $you ->
    [yes] Přeskakujete
   *[no] { $seat } přeskakuje
} v tomto tahu fázi úpadku{ because }.
event-ending = { $you ->
    [yes] Máte
   *[no] { $seat } má
} v minulosti { monuments }: hra končí tímto kolem.
event-end = Partie končí po { $amount ->
    [one] { $amount } tahu
   *[other] { $amount } tazích
}.
event-offer = { $you ->
    [yes] Nabízíte
   *[no] { $seat } nabízí
} spoluhráči { the-cards }.
event-decline-offer = { $you ->
    [yes] Odmítáte
   *[no] { $seat } odmítá
} nabídku.
event-exchange = { $you ->
    [yes] Berete si { $given_acc } a na oplátku dáváte
   *[no] { $seat } si bere { $given_acc } a na oplátku dává
} { $returned_acc }.

## Why not?

reason-nothing-to-create = Nemáte v ruce žádnou kartu, kterou lze zaplatit a umístit.
reason-nothing-to-learn = Nesplňujete požadavek žádné odkryté technologie.
reason-no-knowledge = Na vaší časové ose není žádné vědění k odstranění.
reason-no-cards = Nemáte žádnou kartu k odložení.
reason-nothing-upright = { $turned ->
    [0] Ve vaší minulosti ještě není žádný monument.
   *[other] Všechny monumenty ve vaší minulosti jsou otočené.
}
reason-artefact-slots-full = Karta „{ $card }“: všech pět polí pro artefakty je obsazených.
reason-cards-short = Karta „{ $card }“: k odložení potřebujete ještě { $short ->
    [one] { $short } kartu
    [few] { $short } karty
   *[other] { $short } karet
}.
reason-locked-slot-full = Karta „{ $card }“ má zámek a pole { $slot } je plné.
reason-timeline-full = Karta „{ $card }“: všechna pole vaší časové osy jsou plná.
reason-requirement = Karta „{ $card }“ – požadavek: { $requirement }; chybí vám { $short }.
reason-too-many = Karta „{ $card }“ – požadavek: { $requirement }; máte příliš mnoho.
reason-locked = Zámek dovoluje jen pole { $slot }.
reason-slot-full = Pole { $slot } je plné.

## What an option costs and brings

to-discard = { $whole ->
    [yes] { $cost ->
        [one] odložíte svou jedinou další kartu
        [few] odložíte všechny { $cost } ostatní karty
       *[other] odložíte všech { $cost } ostatních karet
    }
   *[no] { $cost ->
        [0] nic neodkládáte
        [one] odložíte { $cost } kartu
        [few] odložíte { $cost } karty
       *[other] odložíte { $cost } karet
    }
}
preview-slot = Pole { $slot }: { to-discard }, { $tokens } vědění při příchodu, upadne v zapomnění { $turns ->
    [1] v tomto tahu
    [2] v příštím tahu
    [few] za { $turns } tahy včetně tohoto
   *[other] za { $turns } tahů včetně tohoto
}.
preview-artefact = Artefakt: { to-discard }.
preview-monument = Počáteční pole { $slot }: { to-discard }, { $tokens } vědění při příchodu.
preview-excavate = Doberete si { $cards ->
    [one] { $cards } kartu
    [few] { $cards } karty
   *[other] { $cards } karet
}{ $fit ->
    [all] {""}
    [0] ; do ruky se nevejde žádná
   *[other] ; do ruky se jich vejde { $fit }
}.

## What lies ahead

forecast-decline = { $turn ->
    [1] Příští úpadek
    [few] Za { $turn } tahy včetně tohoto
   *[other] Za { $turn } tahů včetně tohoto
}: { $monuments ->
    [one] upadne v zapomnění { $monuments } monument
    [few] upadnou v zapomnění { $monuments } monumenty
   *[other] upadne v zapomnění { $monuments } monumentů
} ({ $cards_acc }), { $points ->
    [0] žádné body
    [one] +{ $points } bod
    [few] +{ $points } body
   *[other] +{ $points } bodů
}, { $lost ->
    [0] nic se neztratí
   *[other] ztracené vědění: { $lost }
}{ $effects ->
    [0] { "" }
    [one] ; napřed přijde efekt úpadku
    [few] ; napřed přijdou { $effects } efekty úpadku
   *[other] ; napřed přijde { $effects } efektů úpadku
}.

## What it is played for

goal = Mít na konci hry nejvíc bodů: z monumentů ve své minulosti a z technologií úrovně II (body jsou na kartách), z efektů závěrečného bodování a 1 bod za každý monument, který zbývá na časové ose; za každý žeton ztraceného vědění se 1 bod odečítá.

## Points and the end

source-monuments = Monumenty v minulosti
source-final-effects = Efekty závěrečného bodování
source-technologies = Technologie
source-timeline = Monumenty na časové ose
source-lost-knowledge = Ztracené vědění

ended-fourteen = V jedné minulosti je čtrnáct monumentů a kolo je dohráno.
ended-last-round = Kolo 100 skončilo: hra se boduje tak, jak je.

## What is counted, and what happens at the end of the count: $start, $bound

meter-past = Monumenty v minulosti
meter-past-why = Jakmile má někdo v minulosti { $bound } monumentů, dohraje se kolo a hra končí.

## Settings

setting-opening = Zahájení
setting-opening-draft = výběr šesti karet z deseti
setting-opening-introductory = úvodní: jedna ze čtyř pevných počátečních sad
setting-teams = Dva proti dvěma
setting-lock_blocks_effects = Zámky zakazují i přesuny a výměny
setting-check_each_decline = Polovina a konec hry se ověřují po každém úpadku monumentu
setting-technology_first = Získaná technologie působí dřív, než se spustí efekty vašich karet
setting-closed_board_keeps_cards = Karty uzavřené desky zůstávají ve svém balíčku
setting-introductory_hands = Počáteční sady
setting-introductory_hands-hidden = jsou skryté jako všechny ostatní
setting-introductory_hands-open = se oznámí
setting-offers = Karta nabídnutá spoluhráči
setting-offers-hidden = je vidět až po převzetí
setting-offers-shown = je vidět hned
setting-opening_discards = Karty odložené při zahájení
setting-opening_discards-hidden = leží lícem dolů, dokud se balíček nezamíchá
setting-opening_discards-open = jsou odkryté jako ostatní odložené karty
setting-leavers_answer = I karta, která opustila hru, ještě reaguje na to, při čem byla ve hře
