### První partie s průvodcem: každý krok je zpráva, která zazní u své otázky. „.instead“ je pro toho, kdo udělal něco jiného.

guide-goal = Váš klan pradávných zvířat hledá cestu ze světa, který zaplňují lidé. Aktivujte čtyři místa síly a pak přiveďte klan na Vrchol uprostřed: tím vyhrajete.
guide-dangers = Prohrajete, jakmile se má něco z toho vzít a nic nezbývá: kmeny, duchové, stezky, degradace, díly portálu. Ani váš klan nesmí vymřít.
guide-founder = Dvě z vašich čtyř figurek začínají na Vrcholu. Každá barva je o něco lepší v jedné akci: zvolte kterékoli dvě.
    .instead = Tak tedy tu druhou.
guide-humans = Každý tah začínají lidé. Odkryje se karta a její barva říká, které kmeny přijdou, pohnou se a loví; seznam vysvětluje každý jejich krok.
guide-action = Pak váš klan provede jednu akci. Hrajete na ni karty v barvě akce, nebo v barvě terénu, na kterém figurka stojí. Zvolte Pohyb: venku leží úlomky.
    .instead = Také dobrá akce. Pokračujte, nebo ji vezměte zpět a vydejte se na cestu.
guide-figure = Figurky jednají jedna po druhé, kam až stačí karty, které na ně zahrajete. Zvolte figurku, pak její karty.
    .instead = Tentokrát tedy nejedná nikdo. I to se smí.
guide-step = Každý krok vede na sousední území a nic nepřekáží v cestě. Kde se figurka zastaví, tam se úlomek odkryje; odkrytý úlomek lze nést s sebou.
guide-discard = Na konci tahu smíte odložit karty, které nechcete, a pak si doberete do čtyř. Když je dobírací balíček prázdný, přichází výměna generací: populace říká, kolik figurek pak máte.
guide-portal = Toto jsou čtyři řádky portálu, každý pro jedno místo síly. Všechna odkrytá políčka řádku musejí být splněna na jednom území: jeho úlomky tam leží lícem nahoru, na terénu jeho barvy nebo v jeho kraji. Pak tam zvolte aktivaci.
guide-clan = Hlídejte populaci: lov ji ubírá, Péče přidává. Obrana, kterou zvyšuje Adaptace, drží karty degradace mimo váš balíček.
guide-others = Útok zahání kmeny a duchy kostkami. Stále jich přibývá, nenechávejte je dlouho na pokoji.
guide-free = Odtud je to váš příběh. Portál žádá víc pokaždé, když dojde balíček lidí, takže nečekejte dlouho. O radu si řekněte kdykoli.
