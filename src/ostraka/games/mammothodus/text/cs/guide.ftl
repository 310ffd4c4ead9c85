### První partie s průvodcem: každý krok je zpráva, která zazní u své otázky. „.instead“ je pro toho, kdo udělal něco jiného.

guide-goal = Váš klan pradávných zvířat hledá cestu ze světa, který zaplňují lidé. Aktivujte čtyři místa síly a pak přiveďte klan na Vrchol uprostřed: tím vyhrajete.
guide-dangers = Prohrajete, jakmile se má něco z toho vzít a nic nezbývá: kmeny, duchové, stezky, degradace, díly portálu. Ani váš klan nesmí vymřít.
guide-founder = Dvě z vašich čtyř figurek začínají na Vrcholu. Zelená ujde o krok víc, červená hází v útoku o kostku víc, žlutá získá o 1 populaci víc, modrá se přizpůsobí o krok víc. Zvolte kterékoli dvě.
    .instead = Tak tedy tu druhou.
guide-humans = Každý tah začínají lidé. Odkryje se karta: kmeny na území její barvy míří k nejbližšímu místu síly nebo k nejbližším zvířatům. Kde jsou zvířata, tam loví, a to stojí populaci; u místa síly vyvolají ducha.
guide-action = Pak váš klan provede jednu akci. Hrajete na ni karty v barvě akce, nebo v barvě terénu, na kterém figurka stojí. Zvolte Pohyb: venku leží úlomky.
    .instead = Také dobrá akce. Pokračujte, nebo ji vezměte zpět a vydejte se na cestu.
guide-figure = Figurky jednají jedna po druhé a každá karta, kterou na ně zahrajete, platí za 1: zde za krok. Zvolte figurku, pak karty; území v dosahu mají tečkovaný okraj a klepnutí na ně naplánuje celou cestu.
    .instead = Tentokrát tedy nejedná nikdo. I to se smí.
guide-step = Každý krok vede na sousední území a nic nepřekáží v cestě. Šestiúhelníky jsou úlomky: platí se jimi místa síly. Kde se figurka zastaví, tam se tmavý úlomek odkryje. Odkrytý lze nést s sebou, vždy jen jeden: vezměte ho tam, kde figurka stojí, a zůstane u ní, dokud se nezastaví.
guide-discard = Na konci tahu smíte odložit karty, které nechcete, a pak si doberete do čtyř. Když je dobírací balíček prázdný, přichází výměna generací: populace říká, kolik figurek pak máte.
guide-portal = Toto jsou čtyři řádky portálu, každý pro jedno místo síly. Co řádek ukazuje, musí platit na jednom území: jeho úlomky tam leží lícem nahoru a barva i kraj souhlasí. Klepnutí na číslo řádku ukáže, kde to je. Aktivace tam stojí za první místo 1 kartu, za druhé 2 a tak dále.
guide-clan = Péče dává za každou kartu 1 populaci. Adaptace zvyšuje obranu za každou kartu o 1 a na vrcholu místo toho bere silnější karty. Při výměně generací přinese každá figurka nad obranu kartu degradace: jen plní ruku, dokud ji nezahrajete akcí degradace.
guide-others = Útok hází za každou kartu kostkou: každá 4 a víc zničí kmen na území vaší figurky. Kmenů stále přibývá a u aktivních míst síly vyvolávají duchy, nenechávejte je dlouho na pokoji.
guide-free = Odtud je to váš příběh. Portál žádá víc pokaždé, když dojde balíček lidí, takže nečekejte dlouho. O radu si řekněte kdykoli.
