### The analysis of a match: in lines, and as words of the record from which pages are drawn.

## The whole

analysis-title = { $game }: partie zpětným pohledem
analysis-result = { $n ->
    [0] Nikdo nevyhrál.
   *[other] Vítězí { $winners }.
} { $ended }
analysis-left = Partie byla přerušena po { $choices ->
    [one] { $choices } volbě
   *[other] { $choices } volbách
}.
analysis-table = { $seats ->
    [one] { $seats } místo
    [few] { $seats } místa
   *[other] { $seats } míst
}, { $turns ->
    [one] { $turns } tah
    [few] { $turns } tahy
   *[other] { $turns } tahů
}
analysis-end = konec
analysis-turn = Tah { $turn }
analysis-seat-turn = { $turn ->
    [0] Před prvním tahem, { $seat }
   *[other] { analysis-turn }, { $seat }
}
analysis-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}

# A seat and its points
analysis-score = { $seat }: { analysis-points }
analysis-labelled = { $label }: { $text }

## The curve

analysis-curve = Jak se vyvíjely šance
analysis-curve-text = { $shared ->
    [yes] Šance na společnou výhru na začátku každého tahu.
   *[no] Šance na výhru na začátku každého tahu.
} Světlejší pás kolem čáry je její 95% interval; čísla označují zlomové okamžiky níže.
analysis-curve-part = { $seat }: na začátku { $first } %, na konci { $last } %, mezi { $lowest } % a { $highest } %.
analysis-axis-turn = tah

## The turning points

analysis-turnings = { $n ->
    [0] Zlomové okamžiky
    [one] Jeden zlomový okamžik
    [2] Dva zlomové okamžiky
   *[other] Tři zlomové okamžiky
}
analysis-turnings-none = V této partii se nic nezlomilo.
analysis-moved = { $shared ->
    [yes] Společná šance
   *[no] { $you ->
        [yes] Vaše šance na výhru
       *[no] { $seat }: šance na výhru
    }
} { $way ->
    [up] vzrostla z { $before } % na { $after } %
    [down] klesla z { $before } % na { $after } %
   *[even] zůstala na { $after } %
} { $cause ->
    [luck] náhodou.
   *[turn] v tomto tahu.
}
analysis-played = { $you ->
    [yes] Váš tah
   *[no] Zahráno
}
analysis-gain = o { $gain ->
    [one] { $gain } procentní bod
    [few] { $gain } procentní body
   *[other] { $gain } procentních bodů
} lepší (± { $error })
analysis-same = Bot úrovně „{ $level }“ by udělal totéž.
analysis-equal = Nic jiného nebylo zjevně lepší.
analysis-instead = Bot úrovně „{ $level }“ by zvolil „{ $option }“, { $gain }.
analysis-because-next = Oproti druhé nejlepší volbě: { $reasons }.

## The points

analysis-grown = Jak přibývaly body
analysis-sources = Body podle zdroje
analysis-sources-text = Kolik vynášel každý zdroj na začátku každého tahu. Co se odečítá, leží pod čarou.
analysis-final = Přehled bodů
analysis-source = Zdroj
analysis-total = Celkem
analysis-expected = Očekávané body

## The figures, and how they came about

analysis-figures = Všechna čísla
analysis-begins = Na tahu
analysis-how = Jak to vzniklo
analysis-how-curve = Ze skutečného stavu stolu na začátku každého tahu { $playouts ->
    [one] byla dohrána alespoň { $playouts } partie
    [few] byly dohrány alespoň { $playouts } partie
   *[other] bylo dohráno alespoň { $playouts } partií
} { $end ->
    [yes] až do konce
   *[no] o kus dál a výsledek se odhadl
}; všichni přitom hráli podle rychlé a rozumné strategie.
analysis-how-turnings = Zlomový okamžik je tah, ve kterém se šance toho, kdo byl na tahu, změnila nejvíc, spolu s tím, co v něm některé rozhodnutí ztratilo. Co by udělal bot úrovně „{ $level }“, se hledalo { $simulations ->
    [one] alespoň { $simulations } simulací
   *[other] alespoň { $simulations } simulacemi
}, a to jen z toho, co bylo v tu chvíli z daného místa známo; sám bot úrovně „{ $level }“ jich dělá { $measure }.
analysis-how-time = Trvalo to { $seconds ->
    [one] { $seconds } sekundu
    [few] { $seconds } sekundy
    [many] { $seconds } sekundy
   *[other] { $seconds } sekund
}.
analysis-digest = Otisk partie: { $digest }
analysis-written = Zapsáno: { $file }

## Učit se z vlastních chyb

learn-title = Učte se ze svých chyb
learn-count = { $n ->
    [0] Nic se s jistotou neztratilo.
    [one] { $n } rozhodnutí něco ztratilo.
    [few] { $n } rozhodnutí něco ztratila.
   *[other] { $n } rozhodnutí něco ztratilo.
}
learn-played = Váš tah: { $move }.
learn-find = Najděte něco lepšího.
learn-good = Ano, to je lepší.
learn-better = Lepší než váš tah, ale existuje něco ještě lepšího.
learn-same = To je váš původní tah.
learn-worse = To není lepší než váš tah.
learn-answer = Řešení: { $move }.
learn-probably = Co by se asi stalo: po „{ $better }“: { $first }; po vašem tahu: { $second }.
learn-end = To bylo vše.
