### What the browser client says at the table of Thebes, besides what the game's other catalogues say.

game-thebes-title = Théby
game-thebes-pitch = Je rok 1901. Studujte v knihovnách Evropy, jeďte vlakem na jih a sáhněte do pytlíku.
game-thebes-facts = 2–4 hráči · 60 minut
gallery-text-thebes = Všechny karty, nálezy a žetony ({ $n }). Co se vyskytuje víckrát, je zde jednou, i s počtem.
th-map = Mapa a rok
th-dial = Časový kotouč: týdny a žetony
th-tokens = { $n ->
    [one] žeton
    [few] žetony
   *[other] žetonů
}
th-weeks = { $n ->
    [one] { $n } týden
    [few] { $n } týdny
   *[other] { $n } týdnů
}
th-weeks-range = { $least }–{ $most } { $most ->
    [few] týdny
   *[other] týdnů
}
th-travel = { $n ->
    [0] vykopávky
    [one] { $n } týden + vykopávky
    [few] { $n } týdny + vykopávky
   *[other] { $n } týdnů + vykopávky
}
th-travel-short = { $n ->
    [0] kopat
   *[other] { $n } + kopat
}
th-tab-display = Nabídka
th-display = Nabídka a výstavy
th-knowledge = Znalosti
th-most-books = nejvíc knih: { $n ->
    [one] { $n } bod
    [few] { $n } body
   *[other] { $n } bodů
}
th-finds-short = Nálezy
th-licence = povolení
th-licences = Povolení
th-licence-used = použité
th-when = Týden { $week } roku { $year }, { $place }
th-year-of = { $n }. rok ze { $of }
th-next = Další na tahu:
th-mine = Vaše karty a nálezy
th-nothing-yet = Zatím nic: zde bude ležet, co si vezmete a najdete.
th-finished = Konec
th-once = Jednou
th-once-about = Na jedny vykopávky: co přidá legenda nebo jediný asistent, kteří se pak odloží
th-week-short = týden { $week }
th-several = { $place }: na výběr { $n ->
    [one] { $n } možnost
    [few] { $n } možnosti
   *[other] { $n } možností
}
th-legs = { $n ->
    [0] { $place }: zde jste.
    [one] { $place }: { $n } týden cesty odtud.
    [few] { $place }: { $n } týdny cesty odtud.
   *[other] { $place }: { $n } týdnů cesty odtud.
}
th-nothing-here = Teď zde nelze nic dělat.
th-bag = V pytlíku: { $tokens ->
    [one] { $tokens } žeton
    [few] { $tokens } žetony
   *[other] { $tokens } žetonů
}, z toho { $n ->
    [one] { $n } artefakt
    [few] { $n } artefakty
   *[other] { $n } artefaktů
}, celkem za { $worth ->
    [one] { $worth } bod
    [few] { $worth } body
   *[other] { $worth } bodů
}.
th-to-find = Zde lze ještě najít
th-dig-at = Kopat: { $place }
th-dig-for = Kopat: { $label }
th-to-map = Zpět na mapu
bind-chance-thebes-take = Do nabídky pak přibude nová karta.
bind-chance-thebes-change = Ty, které tam leží teď, se odhodí.
bind-chance-thebes-weeks = Z pytlíku se táhnou žetony.
th-knows = Znalosti { $n }
th-knows-of = { $books } z knih{ $added ->
    [0] {""}
   *[other] {""} + { $added } z asistentů a všeobecných znalostí
}{ $once ->
    [0] {""}
   *[other] {""} + { $once } z toho, co se odloží
}.
th-gives-up = Na tyto vykopávky se odloží: { $what }.
th-dial-key = Vně: týdny kopání. Uvnitř: vytažené žetony.
th-close-bag = Zavřít pytlík
th-odds-some = na alespoň jeden artefakt
th-odds-points = bodů průměrně
th-sand = písek
th-first-dig = První vykopávky zde
th-does-shovel = více žetonů
th-does-assistant = více znalostí
th-does-congress = body na konci
th-does-general-book = pro všechna naleziště
th-does-legend = na jedny vykopávky
th-does-car = kratší cesty
th-does-zeppelin = jedna cesta bez týdnů
th-does-special-license = jedny vykopávky navíc
th-general-up-to = až o { $n } více při každých vykopávkách
th-you-dig = Kopete: { $place }
th-digs = { $name } kope: { $place }
th-drawn = { $n ->
    [one] { $n } žeton
    [few] { $n } žetony
   *[other] { $n } žetonů
}: { $finds ->
    [0] jen písek
    [one] { $finds } nález
    [few] { $finds } nálezy
   *[other] { $finds } nálezů
}{ $worth ->
    [0] {""}
    [one] , { $worth } bod
    [few] , { $worth } body
   *[other] , { $worth } bodů
}{ $first ->
    [0] {""}
   *[other] {". "}{ th-first-dig }: +{ $first }
}.
th-kind-book = Odborné knihy
th-kind-general-book = Všeobecné znalosti
th-kind-legend = Legendy
th-kind-assistant = Asistenti
th-kind-shovel = Lopaty
th-kind-car = Automobily
th-kind-zeppelin = Vzducholodě
th-kind-special-license = Zvláštní povolení
th-kind-congress = Kongresy
th-kind-exhibition = Výstavy
th-kind-artefact = Artefakty
explain-thebes-rival = Jiný archeolog v kostce: týden a místo, znalosti o každém nalezišti, nálezy s body a to, zda je letošní povolení použité.
explain-thebes-map = Evropa a Orient. Každá čára je cesta na jeden týden. Cena říká, kolik týdnů něco stojí celkem, i s cestou tam. Stiskněte naleziště a táhněte k týdnu: cesta i vykopávky najednou.
explain-thebes-ring = Týdny roku. Další na tahu je ten, kdo je nejvíc pozadu, třeba i několikrát po sobě; stojí-li časové kameny na stejném týdnu, začíná horní.
explain-thebes-display = Badatelské karty, které si může vzít kdokoli. Jeďte do města uvedeného na kartě a strávte tam tolik týdnů, kolik na ní stojí.
explain-thebes-exhibitions = Výstavy: vystavte v daném městě artefakty z nalezišť, která výstava žádá, a získáte body.
explain-thebes-dial = Časový kotouč. Čím víc o nalezišti víte a čím déle zůstanete, tím víc žetonů vytáhnete z jeho pytlíku; šance počítají i s tím, co už vytáhli ostatní.
explain-thebes-mine = Co víte o každém z pěti nalezišť, jaké nálezy odtud máte a zda tam letos ještě smíte kopat. Hvězda vedle znalostí ukazuje body za nejvíc knih o nalezišti.
explain-thebes-next = Kdo je na tahu příště a ve kterém týdnu. Je-li ve stejném týdnu víc hráčů, táhne první ten, kdo tam dorazil poslední.
explain-thebes-cards = Vaše karty a nálezy. Knihy platí pro jedno naleziště navždy, legendy a vzducholodě jednou; asistenti, lopaty a kongresy mají společně větší cenu.
aim-thebes = Na konci roku 1903 vyhrává, kdo má nejvíc bodů
