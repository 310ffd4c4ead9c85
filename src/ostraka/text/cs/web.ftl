### The words of the browser client's own controls. What is said about a game comes from that game's catalogue.

app-title = Ostraka
skip-to-content = Přejít na obsah
loading = Rozvíjí se papyrus…
offline = Server neodpovídá a tato stránka ho potřebuje. Pravidla, karty a nastavení zůstávají k dispozici.
offline-bar = Jste offline. Pravidla, karty a nastavení fungují dál; ke hře je potřeba připojení.
try-again = Zkusit znovu
close = Zavřít
back = Zpět
done = Hotovo
copy-not = Váš prohlížeč kopírování nedovoluje: označte text a zkopírujte ho ručně.
# A thing and what is said of it
labelled = { $label }: { $text }

## Head of the page

nav-label = Hlavní nabídka
nav-home = Domů
nav-cards = Karty
nav-tables = Mé stoly
nav-more = Více
settings-title = Nastavení
theme = Vzhled
theme-auto = Podle zařízení
theme-light = Světlý
theme-dark = Tmavý
theme-contrast = Vysoký kontrast
speed = Animace
speed-calm = Pomalé
speed-brisk = Rychlé
speed-instant = Vypnuté
language = Jazyk
your-name = Vaše jméno
confirm = Volby
confirm-never = hned: rychlý způsob
confirm-irreversible = vybrat a pak potvrdit, co zavazuje
confirm-always = vybrat a pak potvrdit všechno
teach = Vysvětlovat rozhodnutí
teach-new = poprvé
teach-always = vždy
teach-never = nikdy
teach-on = Rozumím
sound = Zvuky, když jsem na tahu a ve velkých okamžicích
guest-name = Host

# Said by the server: with the link to a table, and where no scripts run
preview-table = Partie: { $game }
preview-seats = { $free ->
    [0] Přijďte se dívat: všechna místa jsou obsazená.
    [one] Přijďte si zahrát: volné je { $free } místo z { $seats }. Účet není potřeba.
    [few] Přijďte si zahrát: volná jsou { $free } místa z { $seats }. Účet není potřeba.
   *[other] Přijďte si zahrát: volných je { $free } míst z { $seats }. Účet není potřeba.
}
without-scripts = Ke hře musí mít prohlížeč povolené skripty (JavaScript). Pravidla si přečtete i bez nich:

## Landing page

hero-title = Tři hry o ztracených civilizacích
hero-text = Stavte divy a sledujte, jak se propadají do minulosti, hledejte poklady od Řecka po Mezopotámii, nebo proveďte klan mamutů ledem. Hrajte hned proti botům, nebo pošlete přátelům odkaz.
# A game of another package
game-other-facts = Počet hráčů: { $fewest }–{ $most }
play-now = Hrát hned
play-now-hint = Proti botům, podle obvyklých pravidel
play-now-level = Úroveň botů při „Hrát hned“
play-now-level-text = Úrovně od nejmírnější po nejsilnější, jakou umíme; nebo ta, která odpovídá vašim posledním hrám.
learn-hint = První partie s průvodcem: deset minut, krok za krokem, u skutečného stolu
come-in = Přisednout ke stolu
come-in-lobby = Nemáte kód? Hráče hledají i jiné stoly.
come-in-lobby-go = Otevřené stoly
read = Číst
invite = Pozvat přátele
learn = Naučit se hrát
daily = Výzva dne
daily-text = Stejné rozdání pro všechny, jeden pokus denně.
my-tables = Mé stoly
my-tables-asked = { $n ->
    [one] jste na tahu
    [few] jste na tahu u { $n } stolů
   *[other] jste na tahu u { $n } stolů
}
my-tables-all = { $n ->
    [one] Váš stůl
    [few] Všechny { $n } stoly
   *[other] Všech { $n } stolů
}
my-tables-alone = Bez spoluhráčů
my-tables-none = Žádná partie na vás nečeká.
my-tables-none-yet = K první partii stačí jedno kliknutí: vyberte hru a boti se ihned posadí. Kdykoli se vrátíte, najdete ji zde.
my-tables-none-now = Všechny partie máte dohrané. Začněte další, nebo hledejte lidi v lobby.
my-tables-open = Ještě nezačalo
my-tables-your-turn = Jste na tahu
my-tables-waiting = Čeká se na ostatní
my-tables-past = Dohráno
my-tables-next = Další stůl
my-tables-aside = Dát stranou
my-tables-aside-n = { $n ->
    [one] { $n } partie stranou
    [few] { $n } partie stranou
   *[other] { $n } partií stranou
}
my-tables-aside-not = Vrátit zpět
my-tables-won = Výhra
my-tables-lost = Prohra
my-tables-place = { $place }. místo
my-tables-ended = Ukončeno předčasně
my-tables-more = { $n ->
    [one] Ještě { $n } další
    [few] Ještě { $n } další
   *[other] Ještě { $n } dalších
}
ago-minutes = { $n ->
    [0] právě teď
    [one] před { $n } minutou
   *[other] před { $n } minutami
}
ago-hours = { $n ->
    [one] před { $n } hodinou
   *[other] před { $n } hodinami
}
ago-days = { $n ->
    [one] před { $n } dnem
   *[other] před { $n } dny
}
continue = Pokračovat
starting = Připravuje se stůl…
soon = Ještě není otevřeno

## Gallery

gallery-title = Všechny karty a nálezy, s obrázky
gallery-of = Karty hry { $game }
gallery-site = Naleziště
gallery-text-plain = Všechny karty a součásti ({ $n }), slovy.
gallery-text = Všechny karty ({ $n }), s obrázky. Vyberte kartu a přečtěte si ji celou.
gallery-search = Hledat ve jménech, místech a textech
gallery-kind = Druh
gallery-activation = Kdy působí
gallery-all = Vše
gallery-found = { $n ->
    [0] Žádná karta nevyhovuje.
    [one] { $n } karta
    [few] { $n } karty
   *[other] { $n } karet
}
gallery-sort = Řazení
sort-number = Podle čísla
sort-cost = Podle ceny
sort-points = Podle bodů
sort-name = Podle jména

## Cards

card-cost = { $n ->
    [0] Nic se neodkládá
    [one] Odložte { $n } kartu
    [few] Odložte { $n } karty
   *[other] Odložte { $n } karet
}
card-slot = Od pole { $n }
card-locked = Zámek: lze vytvořit jen na počátečním poli
card-knowledge = { $n } vědění
card-points = { $n ->
    [one] { $n } bod
    [few] { $n } body
   *[other] { $n } bodů
}
card-level = Úroveň { $n }
card-requires = Požadavek: { $what }
card-rulings = Upřesnění pravidel
card-number = Č. { $n }
card-tokens = leží na ní { $n } vědění
inspect = Přečíst: { $name }

## The table

table-connecting = Připojování ke stolu…
table-lost = Spojení se přerušilo. Zkouší se znovu…
table-back = Spojení je obnoveno.
table-over = Partie skončila
table-waiting-for = Čeká se na: { $names }
table-telling = Podívejte se, co se stalo.
table-thinking = { $names } přemýšlí…
table-your-turn = Jste na tahu
table-undo = Vrátit
table-undo-none = Teď nemáte co vrátit.
table-undo-never = U tohoto stolu se nic nevrací.
table-undo-turn = Vrátit tah
table-hint = Rada
# What the advised move comes after, and the best that is not as good
table-hint-is = Rada:
table-hint-next = Další možnost: { $move }.
table-hint-do = Udělat to
table-hint-figures = Čísla
table-listed = V libovolném pořadí
table-not-now = Teď ne: { $what }
table-why-not = Proč ne…?
help-title = Nápověda
help-point = Ukažte na cokoli s tečkovaným okrajem nebo na to klepněte a zde se objeví vysvětlení.
help-ruling = Co o tom říkají pravidla
help-rules = Pravidla této hry
table-why-not-none = Vše, co zde lze udělat, je v nabídce.
table-log = Průběh
table-log-empty = Zatím se nic nestalo.
table-log-unread = nové: { $n }
table-undo-here = Vrátit až sem
table-scores = Skóre
table-outcome = Jak to stojí
table-players = Hráči
table-market = Technologie
table-me = Moje deska
table-hand = Ruka
table-hand-count = { $n }/{ $max }
table-ahead = Co přijde
table-lately = Nedávno
table-since = Od vašeho posledního tahu
table-since-all = Ukázat vše
table-since-less = Ukázat méně
table-since-replay = Ukázat znovu, krok za krokem
choose-game = Vybrat hru
table-so-far = Dosavadní body
team-total = Společně
side-partner = Váš tým
side-against = Soupeři
side-points = { $n ->
    [one] { $n } bod
    [few] { $n } body
   *[other] { $n } bodů
}
side-leads = vede
table-decision = Co teď udělat
table-choices = Možnosti
table-result-winner = Vítězí { $names }
result-you-won = Vítězíte!
result-you-lost = Prohráváte
result-all = Všichni
result-won-together = Vítězíte, všichni společně!
result-lost-together = Prohráváte, všichni společně
result-lead = { $n ->
    [one] O jediný bod
    [few] O { $n } body
   *[other] O { $n } bodů
}
result-look = Podívat se na stůl
table-ended = Zbylí hráči partii předčasně ukončili.
table-ended-left = Poslední člověk odešel před koncem partie.
table-ended-day = Partie se předčasně uzavřela: den výzvy skončil.
table-ended-long = Partie se předčasně uzavřela: záznam tohoto stolu dosáhl největší možné délky.
table-ended-abandoned = Partie se předčasně uzavřela: dlouho se k ní nikdo nevrátil.
table-ended-by-hand = Partii předčasně uzavřel správce tohoto serveru.
table-call = Ohlásit zpoždění
table-call-what = Dlouho se čeká na: { $name }.
table-rated-terms = Hodnocená partie: žádné rady, žádné vracení, jakmile se ukáže něco nového, a odchod se počítá jako prohra.
table-forked = Pokračování jiné partie od kroku { $n }, s jinou náhodou.
table-unrated-household = Tato partie se nehodnotí: dva z vás mají stejnou internetovou adresu.
table-again = Hrát znovu
table-again-join = Přidat se
table-again-asked = Stůl je připraven na další partii.
table-leave = Odejít od stolu
table-opponents = Soupeři
table-open-board = Ukázat desku: { $name }
table-bot-of = Bot · { $level }
table-plea = { $name } žádá o vrácení kroku.
table-plea-why = Od té doby { $reasons }.
plea-undo-chosen = volil někdo jiný
plea-undo-chance = rozhodly karty nebo kostky
plea-undo-revealed = něco vyšlo najevo
table-agree = Souhlasit
table-refuse = Odmítnout
table-selected = Zvoleno: { $what }
table-confirm = Potvrdit
table-spectator = Díváte se
table-spectator-late = { $n ->
    [one] Díváte se se zpožděním { $n } sekundy
   *[other] Díváte se se zpožděním { $n } sekund
}
table-next = { $n ->
    [one] Jste na tahu jinde: { $game }
    [few] Jste na tahu u { $n } dalších stolů
   *[other] Jste na tahu u { $n } dalších stolů
}
leave = Opustit partii
leave-what = Vzdáte se místa. Ostatní rozhodnou, zda na vás počkají, nechají hrát bota, nebo partii ukončí. Dokud partie trvá, můžete se vrátit.
leave-end = Partie zde končí bez výsledku. Její záznam zůstane.
leave-lost = Partie zde končí a počítá se: jako prohra, nebo jako váš jediný pokus.
leave-rated = V hodnocené partii se to počítá jako prohra, pokud za vás hrál bot nebo pokud ostatní partii ukončí.
leave-sure = Ano, opustit partii
table-help = Nápověda
table-total = Celkem
log-who = Ukázat řádky
log-all = Všichni
log-turn = Tah { $n }: { $name }
past-title = Co udělali ostatní
past-of = Krok { $n } z { $all }
past-back = O krok zpět
past-on = O krok dál
past-run = Přehrávat
past-rest = Pozastavit
past-close = Zpět do hry
table-board-of = Deska: { $name }
sound-offer = Chcete slyšet zvuk, když jste na tahu?
sound-offer-yes = Zapnout zvuky
sound-offer-no = Ne, děkuji
result-you-with = Vítězství! Vy a { $names }
result-again = Ukázat výsledek
together-turns = Tahů
together-of = { $n } z { $all }
together-near = Jak těsné to bylo jinde
together-near-won = Jak těsné to bylo
together-how = Jak se to stalo
languages-more = Další jazyky přibudou, až budou úplné.

## Setting up a table

new-heading = Nový stůl
new-seats = Kdo hraje
new-players = Hráči
new-seat = Místo { $n }
new-seat-me = Já
new-seat-open = Přítel
new-seat-bot = Bot
new-alone = { $n ->
    [one] Jen já, { $n } místo
    [few] Jen já, { $n } místa
   *[other] Jen já, { $n } míst
}
pick-for = { $what }: místo { $n }
pick-held = { $what } (na místě { $n })
new-seats-text = Místo pro přítele zůstane volné, dokud někdo nepřijde přes váš odkaz. I později tam můžete posadit bota.
new-seats-several = Držíte několik míst: předávejte si zařízení. Mezitím skryje karty opona; hry s odkrytýma rukama ji nepotřebují.
new-seats-none = Nezaujímáte žádné místo: stůl chystáte pro jiné a díváte se.
new-level = Úroveň bota
new-seats-only = { $what }: jen pro tento počet míst: { $seats }.
house-rules = Domácí pravidla
house-rules-how = žádná
house-rules-change = V této hře platí jiná čísla, než jsou vytištěná:
house-rules-about = Vlastním souborem můžete změnit čísla na kartách a tabulky pravidel. Soubor se zkontroluje, odehraje se několik zkušebních partií a vznikne samostatná hra, kterou si na tomto serveru může zahrát každý.
house-rules-bring = Vybrat soubor…
house-rules-trying = Zkouší se…
fault-near = Nemělo tam být { $near }?
fault-toml = { $line ->
    [0] Tento soubor není TOML.
   *[other] Tento soubor není TOML: řádek { $line }, sloupec { $column }.
}
fault-deep = Soubor je příliš hluboko vnořený.
fault-entry = Soubor domácích pravidel nemá položku { $wrong }.
fault-whose = Soubor musí říct, kterou hru mění: { $place }.
fault-game = Hra { $wrong } tu není.
fault-twice = { $wrong } už má domácí pravidla; soubor mění jen hru, jak je vytištěná.
fault-name = Název musí být krátký text bez skrytých znaků.
fault-section = { $place } musí být tabulka jmen a hodnot.
fault-card = Tato hra nemá kartu { $wrong }.
fault-figure = { $card }: { $wrong } změnit nelze, ale tato čísla ano: { $able }.
fault-figures = Karty této hry nemají čísla, která by se dala změnit.
fault-flag = { $card }: { $figure } musí být jedno z těchto: { $able }.
fault-range = { $card }: { $figure } musí být celé číslo: { $able }.
fault-table = Tato hra nemá tabulku { $wrong }.
fault-kind = { $place }: { $wrong } se nehodí na místo { $old }.
fault-large = { $place }: { $wrong } je příliš mnoho; nejvýše smí být { $most }.
fault-names = { $place } má jména { $able } a žádná jiná.
fault-list = { $place }: má tu být seznam, ne { $wrong }.
fault-places = { $place }: { $wrong } má { $n ->
    [one] { $n } hodnotu
    [few] { $n } hodnoty
   *[other] { $n } hodnot
} místo { $expected }.
fault-settings = Nastavení se volí u každého stolu: vynechte { $place }.
fault-plain = Soubor nic nemění: potřebuje alespoň jedno z těchto: { $able }.
fault-slow = Podle těchto pravidel trvá i pár partií příliš dlouho.
fault-breaks = Podle těchto pravidel se hra rozbije:
new-variants = Varianty pravidel
new-variants-how = { $n ->
    [0] standardní
    [one] { $n } změna
    [few] { $n } změny
   *[other] { $n } změn
}
new-usual = standardní
new-without = Bez: { $what }
new-ruling = Co říkají pravidla: { $id }
new-create = Připravit stůl
new-summary = Váš stůl
new-next-invite = Pak dostanete odkaz, kód a QR kód, které můžete poslat přátelům.
new-next-start = Na nikoho se nečeká: partie začne ihned.
new-sum-me = { $n ->
    [one] Hrajete
    [few] Hrajete za { $n } místa na jednom zařízení
   *[other] Hrajete za { $n } míst na jednom zařízení
}
new-sum-nobody = Díváte se
new-sum-open = { $n ->
    [one] { $n } místo pro přátele
    [few] { $n } místa pro přátele
   *[other] { $n } míst pro přátele
}
new-sum-bot = { $n ->
    [one] { $n } bot
    [few] { $n } boti
   *[other] { $n } botů
}
new-table = Jak hrajete
new-visibility = Kdo může hrát
new-visibility-link-short = Jen přátelé
new-visibility-link-long = Kdokoli, kdo má odkaz nebo kód
new-visibility-public-short = Všichni
new-visibility-public-long = Stůl je vidět v lobby, dokud se jeho místa neobsadí
new-pace = Čas na přemýšlení
new-pace-none = Bez hodin
new-pace-600-15 = 10 minut + 15 sekund na tah
new-pace-1800-30 = 30 minut + 30 sekund na tah
new-pace-24h = Den na každý tah
new-pace-72h = Tři dny na každý tah
new-pace-clock = { $minutes ->
    [one] { $minutes } minuta
    [few] { $minutes } minuty
   *[other] { $minutes } minut
} + { $seconds ->
    [one] { $seconds } sekunda
    [few] { $seconds } sekundy
   *[other] { $seconds } sekund
} na tah
new-pace-none-short = Bez hodin
new-pace-none-long = Každý má tolik času, kolik potřebuje
new-pace-600-15-short = 10 minut pro každého
new-pace-600-15-long = Plus 15 sekund na každý tah: svižný večer
new-pace-1800-30-short = 30 minut pro každého
new-pace-1800-30-long = Plus 30 sekund na každý tah: čas na rozmyšlenou
new-pace-24h-short = Den na tah
new-pace-24h-long = Partie na několik týdnů; dostanete zprávu, když jste na tahu
new-pace-72h-short = Tři dny na tah
new-pace-72h-long = Pro ty, kdo se tu a tam podívají
new-pace-late = Komu dojde čas, ten neprohrává: ostatní rozhodnou, zda počkají, nechají hrát bota, nebo partii ukončí.
new-undo = Vracení
new-undo-ask-short = Se souhlasem
new-undo-ask-long = Vlastní kroky volně; jakmile ostatní něco udělali nebo uviděli něco nového, jen s jejich souhlasem. Karty i kostky pak dopadnou stejně jako předtím
new-undo-free-short = Vždy
new-undo-free-long = Pro společné učení. Karty i kostky dopadnou stejně jako předtím
new-undo-never-short = Nikdy
new-undo-never-long = Každá volba je konečná
new-spectators-short = Ostatní se mohou dívat
new-spectators-long = Vidí jen to, co smějí vidět všichni u stolu
new-delay = Partii vidí
new-delay-by = { $n ->
    [0] bez zpoždění
    [one] o { $n } minutu později
    [few] o { $n } minuty později
   *[other] o { $n } minut později
}
new-chat-short = Volný chat
new-chat-long = Pište si, co chcete; jinak jsou k dispozici hotové věty ve všech jazycích
new-rated-short = Hodnocená
new-rated-long = Pro hráče s účtem, každý s jedním místem: partie mění vaše hodnocení. Žádné rady, žádné vracení, jakmile se ukáže něco nového, odchod se počítá jako prohra; dva z jedné adresy hrají bez hodnocení
bots-digger = Kopáč
bots-student = Student
bots-scholar = Učenec
bots-professor = Profesor
bots-sage = Mudrc
bots-oracle = Věštec
level-digger = Kopáč, začátečník
level-student = Student
level-scholar = Učenec
level-professor = Profesor
level-sage = Mudrc, velmi silný
level-oracle = Věštec, nejsilnější
level-mine = Stejně silný jako já
lobby-code = Kód tohoto stolu: { $code }
lobby-invite = Pozvěte přátele
lobby-invite-text = Naskenují QR kód telefonem, otevřou odkaz, nebo napíšou šest písmen v lobby. Nikdo nepotřebuje účet.
lobby-invite-watch = Všechna místa jsou obsazená. Kdo má odkaz, může se ještě dívat, pokud to stůl dovoluje.
lobby-here = Tento odkaz funguje jen na tomto počítači. Aby mohli přijít přátelé, musí být server otevřený do sítě (ostraka serve --host 0.0.0.0); otevřete ho pak na adrese, kterou vypíše, a pošlete odkaz odtud.
lobby-square = Odkaz jako QR kód pro fotoaparát telefonu
lobby-share = Sdílet…
lobby-seats = Kdo hraje
lobby-you = To jste vy
lobby-person = Je zde
lobby-expected = Čeká se na někoho
lobby-level = Úroveň přidávaných botů
lobby-undo-ask = Vracení se souhlasem
lobby-undo-free = Vracení kdykoli
lobby-undo-never = Bez vracení
lobby-public = Otevřeno všem
lobby-rated = Hodnocená
lobby-chat = Volný chat
lobby-copy = Kopírovat odkaz
lobby-copied = Zkopírováno
lobby-start = Začít partii
lobby-open-seat = Volné místo
lobby-waiting = Všichni jsou zde. Partii začne ten, kdo stůl připravil.
lobby-waiting-seats = Máte místo. Partie může začít, až budou obsazená i ostatní.
lobby-full = Všichni jsou zde.
lobby-not-full = Nejdřív musí být obsazená všechna místa: přítelem, nebo botem.
lobby-add-bot = Posadit sem bota
lobby-remove = Odebrat: { $name }
lobby-remove-what = Kdo je odebrán, nemůže se k tomuto stolu znovu posadit
lobby-sit = Posadit se sem
lobby-rename = Změnit mé jméno
lobby-kept = Drží se pro pozvaného hosta
lobby-outside = Ještě nesedíte: posaďte se na volné místo, nebo zde počkejte a dívejte se.
lobby-outside-full = Všechna místa jsou obsazená. Zůstaňte a můžete se dívat, až partie začne, pokud to stůl dovoluje.
lobby-leave = Vzdát se místa
lobby-clear = Zavřít stůl
lobby-clear-sure = Ano, zavřít
lobby-setup = Jak se u tohoto stolu hraje
lobby-name-what = Toto jméno uvidí ostatní.
lobby-watch = Ostatní se mohou dívat
lobby-watch-late = Ostatní se mohou dívat o { $n ->
    [one] { $n } minutu
    [few] { $n } minuty
   *[other] { $n } minut
} později
lobby-watch-not = Bez diváků
lobby-said = Jen hotové věty

## Zones of a table on a phone

tab-me = Já
tab-market = Nabídka
tab-opponents = Ostatní
tab-log = Průběh

## Agreements at the table

table-plea-waits = { $name } žádá o vrácení kroku; rozhodují ostatní.
table-late = { $name } má zpoždění.
table-late-how = Aby se počkalo na někoho, kdo odešel, stačí jeden z vás; na víc času je potřeba souhlas všech. Pokud se neshodnete, hraje dál bot.
table-late-you = Váš čas vypršel. Ostatní rozhodují, jak pokračovat; zvolte teď a partie bude prostě pokračovat.
table-back-here = Jsem zde
table-vote-wait = Počkat
table-vote-stand-in = Nechat hrát bota
table-vote-end = Ukončit partii
table-away = Hraje za vás bot.
table-back-in = Hrát zase za sebe
table-text = Stůl slovy
clock = Zbývající čas
clock-none = Tento stůl nemá hodiny.
command-title = Napište svou volbu
command-none = Nic z nabídky neodpovídá.
clock-days = { $n ->
    [one] { $n } den
    [few] { $n } dny
   *[other] { $n } dnů
}

## Replay

replay-title = Záznam partie
replay-first = Na začátek
replay-back = O krok zpět
replay-on = O krok dál
replay-last = Na konec
replay-play = Přehrávat
replay-pause = Pozastavit
replay-to-table = Zpět ke stolu
replay-step = Krok { $n } z { $last }
replay-fork = Hrát odtud dál
replay-eyes = Pohled
replay-outside = Divák
replay-link = Kopírovat odkaz na tento okamžik
replay-fork-not-yet = Dokud partie trvá, lze hrát dál jen z místa, kde právě je.

## Rules

rules-title = Pravidla
rules-search = Hledat v pravidlech
rules-none = Pravidla hry { $game } na tomto serveru nejsou
rules-none-text = Jsou součástí balíčku, ze kterého hra pochází. U stolu Nápověda vysvětlí, na co ukážete, a každá volba říká, co dělá.
rules-found = { $n ->
    [0] Nic se nenašlo.
    [one] { $n } místo
    [few] { $n } místa
   *[other] { $n } míst
}
rules-contents = Obsah
rules-top = Nahoru
nav-rules = Pravidla

## Profile

nav-profile = Profil
nav-lobby = Lobby
nav-about = O nás
profile-save = Uložit
profile-saved = Uloženo.
profile-settings-kept = Vzhled, animace a zvuky se ukládají s vaším účtem.
profile-research = Moje dohrané partie smějí sloužit výzkumu
profile-research-why = Beze jmen a jen ty, u nichž souhlasí všichni, kdo hráli. Rozhodnutí můžete kdykoli změnit.
profile-welcome = Vítejte.
profile-account = Účet
profile-account-why = Host existuje jen v tomto prohlížeči. S účtem najdete své stoly na každém zařízení.
profile-login = Přihlašovací jméno
profile-password = Heslo
profile-password-how = Alespoň osm znaků. Několik slov, která k sobě nepatří, se snadno pamatuje a těžko hádá.
profile-password-old = Současné heslo
profile-password-new = Nové heslo
profile-password-change = Změnit heslo
profile-password-changed = Heslo je změněno.
profile-password-ends = Všechna ostatní přihlášení skončí.
reset-title = Nové heslo
profile-new-here = Jsem tu poprvé
profile-have-one = Účet už mám
profile-login-how = Alespoň tři znaky: a až z, číslice, tečka, pomlčka, podtržítko
profile-register = Vytvořit účet
profile-log-in = Přihlásit se
profile-log-in-how = Pozor: partie hrané v tomto prohlížeči bez účtu se do účtu nepřenesou.
profile-gone = Odhlášení proběhlo.
profile-exported = Všechno je v souboru.
profile-name-how = Toto vidí ostatní u stolu. Stoly, u kterých se už hraje, si ponechají staré jméno.
profile-history = Mé partie
profile-log-out = Odhlásit se
profile-log-out-everywhere = Odhlásit se všude
profile-log-out-everywhere-sure = Ano, na všech zařízeních
profile-known-as = Vaše přihlašovací jméno je { $login }.
profile-sessions = { $n ->
    [one] Přihlášení platí jen zde.
    [few] Přihlášení platí { $n }×, na jiných zařízeních nebo v jiných prohlížečích.
   *[other] Přihlášení platí { $n }×, na jiných zařízeních nebo v jiných prohlížečích.
}
profile-figures = Moje bilance
profile-figures-none = Zatím žádná dohraná partie.
profile-figures-none-text = Dohrajte nějakou do konce a zde budou vaše výhry, průměr a nejlepší výsledek.
profile-bots = Mí boti
profile-bots-why = Váš program může zaujmout místo a hrát po síti. Potřebuje token, který se ukáže jen jednou.
profile-bot-name = Jméno bota
profile-bot-new = Nový bot
profile-bot-made = Bot je připraven.
profile-bot-remove = Odstranit
profile-token = Token, zobrazený jen tentokrát:
profile-token-copy = Kopírovat token
profile-mine = Moje data
profile-mine-text = Vaše jméno, vaše stoly a každá vaše volba u nich. Stáhněte si všechno, nebo to nechte smazat.
profile-forget-what = Vaše jméno, účet, boti a nastavení se ihned smažou, a kde se hraje, tam ostatní rozhodnou, jak dál. Partie ostatních zůstanou celé, bez vašeho jména. Nelze to vrátit.
profile-export = Stáhnout všechno
profile-forget = Smazat mě
profile-forget-sure = Ano, smazat mě i můj účet
figure-name = Jméno
figure-game = Hra
figure-games = Partie
figure-wins = Výhry
figure-mean = Průměr bodů
figure-best = Nejlepší
figure-against = proti úrovni „{ $level }“
figure-of = { $wins } z { $games }
figure-rating = Hodnocení { $rating }, zde { $place }. místo
figure-rating-none = Zatím bez hodnocení: přijde s hodnocenými partiemi.
figure-place = Pořadí
figure-points = Body
figure-lead = Náskok
figure-won = výhra

## Ratings

ratings-title = Hodnocení
ratings-text = Jen z hodnocených partií. Hodnocení je to, co dosavadní partie dokládají: začíná na 0 a roste s výhrami a s počtem partií. Boti se hodnotí jako všichni ostatní.
ratings-none = V této hře zatím nikdo nemá hodnocení
ratings-none-text = Připravte stůl a označte jej jako hodnocený; po konci partie zde budou všichni, kdo hráli.
ratings-none-go = Připravit hodnocený stůl
ratings-rating = Hodnocení
ratings-spread = Odhad
ratings-bot = bot
ratings-mine = vy
ratings-house = Všechny zde hrané partie
ratings-house-games = { $n ->
    [0] Zatím nebyla dohrána žádná partie.
    [one] Dohrána byla { $n } partie; průměr na místo: { $mean } b.
    [few] Dohrány byly { $n } partie; průměr na místo: { $mean } b.
   *[other] Dohráno bylo { $n } partií; průměr na místo: { $mean } b.
}
ratings-seats = Záleží na tom, kde kdo sedí?
ratings-seat = Místo { $n }: { $wins ->
    [one] { $wins } výhra
    [few] { $wins } výhry
   *[other] { $wins } výher
}

## Daily challenge

daily-what = Stejné rozdání pro všechny, jen dnes. Výsledky ostatních uvidíte, až dohrajete.
daily-terms = Jeden pokus: žádné rady, nic nelze vrátit a o půlnoci UTC (zde { $closes }) se uzavírá, ať je dohraný, nebo ne.
daily-members = Pro lidi s účtem: každý má jeden pokus a host by se mohl vrátit jako jiný host a rozdání znát.
daily-members-go = Vytvořit účet
daily-against = Proti úrovni „{ $level }“
daily-with = Bez spoluhráčů, s klany jednoho hráče
daily-next = Další přijde za { $hours ->
    [0] méně než hodinu.
    [one] { $hours } hodinu.
    [few] { $hours } hodiny.
   *[other] { $hours } hodin.
}
daily-today = Dnes
daily-yesterday = Včera
daily-yesterday-none = Včerejší rozdání nikdo nehrál.
daily-place = { $place }. místo z { $n }
daily-look = Podívat se na mou partii
daily-results = Komu se dnes dařilo nejlépe
daily-tries = { $n ->
    [0] Zatím nikdo nedohrál.
    [one] Dohrál { $n } člověk.
    [few] Dohráli { $n } lidé.
   *[other] Dohrálo { $n } lidí.
}
daily-done = dnes odehráno
daily-begin = Začít svůj pokus
daily-hidden = Komu se dařilo nejlépe, uvidíte po skončení svého pokusu.
daily-share = Kopírovat řádek ke sdílení
daily-share-text = Ostraka · { $game } · { $day }
    { $won ->
    [yes] 🏺 výhra
   *[no] bez výhry
    }, { $place }. místo z { $n }
daily-shared = Zkopírováno: vložte to přátelům

## Lobby

lobby-heading = Najít stůl
lobby-live = Tento seznam se obnovuje sám.
lobby-new = Připravit vlastní stůl
lobby-free = { $n ->
    [one] { $n } volné místo
    [few] { $n } volná místa
   *[other] { $n } volných míst
}
lobby-lost = Lobby neodpovídá. Jakmile to půjde, samo se obnoví.
lobby-none = Teď není žádný stůl otevřený všem.
lobby-none-text = Připravte takový, ke kterému si může sednout kdokoli: bude zde, dokud se jeho místa neobsadí.
lobby-open-tables = Stoly, které hledají hráče
lobby-by-code = Kód ze šesti písmen
lobby-by-code-text = Poslali vám přátelé kód? Vede k jejich stolu.
lobby-join = Připojit se

## Analysis

analysis-title = Rozbor
analysis-of = { $game }: rozbor
analysis-daily = Až zítra
analysis-daily-text = Ostatní ještě mohou toto rozdání zkusit. Až den skončí, bude zde rozbor i důkaz, že rozdání bylo poctivé.
analysis-working = Partie se dohrává z každého tahu; potrvá to až půl minuty…
analysis-go = Podívat se na tento okamžik
analysis-page = Uložit rozbor jako stránku
analysis-replay = Uložit soubor se záznamem
verify-title = Bylo rozdání poctivé?
verify-honest = Ano. Semínko níže dává závazek zveřejněný před první kartou i celou partii znovu.
verify-wrong = Ne. Co je uloženo, neodpovídá tomu, co bylo slíbeno.
verify-figures = Čísla k ověření
verify-commitment = Závazek zveřejněný na začátku
verify-recomputed = Znovu spočítaný ze semínka
verify-seed = Semínko
verify-choices = Provedené volby
verify-digest = Otisk konečné pozice
verify-how = Ověřit to může kdokoli: uložte soubor se záznamem a spusťte „ostraka replay FILE --verify“.

## About

about-what = Co to je
about-what-text = Tři deskové hry na jednom přesném enginu pravidel, pro lidi, pro programy i pro ty, kdo hry zkoumají. Je to svobodný software a běží na každém počítači s Pythonem.
about-fair = Co slibujeme
about-fair-text = Volba, která ukazuje zaškrtnutí, je uložená; žádný náš pád ji nevezme zpět. Nikomu, ani botům, neposíláme kartu, kterou nesmí vidět. Náhoda partie je určena před první kartou a ukázána po poslední. Odejde-li někdo, vaše partie se přesto dohraje.
about-data = Co se uchovává
about-data-text = Vaše jméno, vaše partie a cookie relace. Žádné sledování a nic se nestahuje z jiných webů. Na stránce profilu si můžete všechno stáhnout, nebo nechat smazat.
about-games = Čí jsou tyto hry
about-games-text = Ancient Knowledge, Thebes a Mammothodus jsou díla svých autorů a vydavatelů. Hrajeme podle jejich pravidel a jmenujeme je, aby bylo jasné, o co jde. Všechny texty a obrázky jsou naše vlastní.
about-made-with = Z čeho je to postaveno
about-made-with-text = Python, Litestar, SQLAlchemy a msgspec; Svelte, Vite a Fluent; písma Literata a Inter; ikony Lucide. Jejich licence jsou součástí zdrojového kódu.

about-licences = Všechny licence

## Talk

talk-title = Hovor u stolu
talk-say = Řekněte něco…
talk-text = Napište ke stolu
talk-send = Odeslat
talk-ping = ukazuje: { $what }.
talk-mark = označuje: { $what }.
talk-unmark = odebírá značku: { $what }.
talk-tool-ping = Ukázat na něco
talk-tool-mark = Položit značku plánu
talk-tool-ping-on = Vyberte, na co ukazujete.
talk-tool-mark-on = Vyberte, co označujete; dalším výběrem značku odeberete. Esc to ukončí.
phrase-hello = Zdravím!
phrase-good-luck = Hodně štěstí!
phrase-well-played = Dobře zahráno!
phrase-thanks = Děkuji!
phrase-sorry = Promiňte!
phrase-oops = Jejda!
phrase-one-moment = Okamžik, prosím.
phrase-your-turn = Jste na tahu.
phrase-nice-move = Pěkný tah!
phrase-help-here = Tady potřebuji pomoc.
phrase-wait-for-me = Počkejte na mě.
phrase-good-idea = Dobrý nápad!
phrase-rather-not = Raději ne.
phrase-good-game = Dobrá partie!
phrase-rematch = Zahrajeme si znovu?
phrase-goodbye = Na shledanou!

## Several seats at one device

curtain-title = { $name }
curtain-seat = Na tahu je místo { $n }
curtain-text = Předejte zařízení tomu, kdo zde sedí. Ostatní prosíme, aby se nedívali.
curtain-sit = Jsem zde

## Told when it is one's turn

push-want = Dát mi vědět, když jsem na tahu
push-on = Dáme vám vědět, i když bude tato stránka zavřená.
push-refused = Váš prohlížeč to nedovoluje.
push-turn = Jste na tahu.

## When something is not there

stale-title = Tuto stránku se nepodařilo načíst
stale-text = Server má její novější verzi, nebo na chvíli vypadlo spojení. Vaše partie jsou v bezpečí.
nowhere-title = Tady nic není
nowhere-text = V adrese může být překlep, nebo se stránka přestěhovala.

trouble-absent = Takový stůl neexistuje
trouble-absent-text = Odkaz může být starý, nebo v něm chybí písmeno. Požádejte o nový odkaz, napište kód znovu, nebo začněte vlastní partii.
trouble-full = Všechna místa jsou obsazená
trouble-full-text = Někdo byl rychlejší. Požádejte přátele o jiný stůl, nebo připravte vlastní a pošlete jim odkaz.
trouble-begun = Tato partie už začala
trouble-begun-text = Přisednout už nelze. Požádejte přátele o příští partii, nebo připravte stůl.
trouble-offline = Server neodpovídá
trouble-offline-text = Offline jste buď vy, nebo server. Nic se neztratilo: každá potvrzená volba je uložená.
trouble-often = Ne tak rychle
trouble-often-text = Posíláte příliš mnoho požadavků. Počkejte několik sekund a zkuste to znovu.
trouble-other = To se nepodařilo
trouble-home = Vybrat hru
trouble-code = Napsat kód

## Asking once more before a choice that binds

confirm-what = Potvrďte: { $what }
confirm-yes = Potvrdit
confirm-no = Ještě ne
confirm-again = Potvrdíte to, když to zvolíte ještě jednou.
bind-chance = Pak se táhnou nebo odkrývají karty, nebo se hází kostkami.
bind-reveal = Něco se ukáže.
bind-turn = Tím váš tah skončí.
bind-again = Pak jste znovu na tahu.
bind-end = Tím partie skončí.
bind-company = S vrácením by museli souhlasit ostatní.
bind-final = U tohoto stolu se nic nevrací.
plan-pays = Zaplaceno: { $what }. Chcete-li platit jinou kartou, klikněte na ni.
plan-lacks = { $n ->
    [one] Vyberte k zaplacení ještě 1 kartu.
    [few] Vyberte k zaplacení ještě { $n } karty.
   *[other] Vyberte k zaplacení ještě { $n } karet.
}
way-which = Co z toho?
way-without = Bez toho
way-all = Vybrat všechny karty ({ $n })
way-all-play = Zahrát všechny karty ({ $n })
way-all-discard = Odhodit všechny karty ({ $n })
way-times = { $what } × { $n }
table-decline-turn = V tomto tahu už ne
table-decline-game = Odteď vždy „{ $what }“
table-passing = Volí se za vás „{ $what }“

## What the server refuses

refusal-absent = Tohle neexistuje, nebo už ne.
refusal-account = To se nehodí k vašemu účtu: už jej máte, nebo ještě nemáte.
refusal-alike = Vaše jméno se podobá jinému u tohoto stolu; zvolte jiné.
refusal-alone = Nezbývá nikdo, kdo by mohl rozhodnout, jak dál.
refusal-analysis = Tento rozbor ještě není hotový.
refusal-back = Za toto místo nikdo nehraje jako náhrada.
refusal-bad = Server tomu nerozuměl.
refusal-begun = Tato partie už začala.
refusal-bot = Výzvy dne a úlohy jsou pro lidi.
refusal-bots = Botů máte dost; nejdřív nějakého odstraňte.
refusal-busy = Příliš mnoho rozborů čeká; zkuste to brzy znovu.
refusal-chat = U tohoto stolu není volný chat; použijte hotovou větu.
refusal-coach = Trenér je jen v partiích proti botům, ne v hodnocených partiích a ve výzvách dne.
refusal-consent = S tím musí souhlasit ostatní.
refusal-crowded = Server je teď plný; zkuste to brzy znovu.
refusal-daily = Toto rozdání zůstává tajné, dokud den neskončí.
refusal-daily-account = Výzva dne je jeden pokus na účet: nejdřív si jej vytvořte v profilu. Hosté by mohli vidět rozdání dvakrát.
refusal-damaged = Uložený záznam tohoto stolu je poškozený; správce serveru najde důvod v jeho protokolu.
refusal-early = Na ohlášení zpoždění tohoto místa je příliš brzy.
refusal-enough = U tohoto stolu už nelze dál vracet, hlasovat ani se vracet na místo: bylo toho příliš.
refusal-fault = Na serveru se něco pokazilo; nic se nezměnilo.
refusal-forbidden = To nesmíte.
refusal-free = S tím nikdo souhlasit nemusí: vraťte to.
refusal-full = U tohoto stolu pro vás není volné místo.
refusal-games = Máte rozehráno tolik partií, kolik jen lze; nejdřív některou dohrajte, nebo opusťte.
refusal-host = Pod touto adresou server není znám.
refusal-house-rules = Podle těchto domácích pravidel se nedá hrát:
refusal-id = Toto bylo odesláno dvakrát.
refusal-illegal = To teď není možné.
refusal-invited = Někdo z pozvaných zde není znám.
refusal-late = Na tomto místě nehraje člověk.
refusal-length = Takový okamžik v partii není.
refusal-link = Tento odkaz už byl použit, nebo je příliš starý; požádejte o nový.
refusal-locked = Tento účet je zablokovaný; obraťte se na správce tohoto serveru.
refusal-login = Toto přihlašovací jméno je obsazené; zvolte jiné.
refusal-long = Záznam tohoto stolu dosáhl největší možné délky, stůl je proto uzavřený.
refusal-many = Už jich máte dost.
refusal-members = Na hodnocené partie je potřeba účet.
refusal-method = To server nedělá.
refusal-midnight = Den této výzvy skončil: pokusy se uzavírají o půlnoci UTC.
refusal-name = Jméno má viditelná písmena, nejvýše 40, a žádné skryté znaky.
refusal-often = Příliš často; zkuste to za chvíli znovu.
refusal-open = Tato partie ještě nezačala.
refusal-origin = Tento požadavek přichází z jiného webu.
refusal-over = Partie skončila.
refusal-pace = Takové časové omezení neexistuje.
refusal-password = Nesprávné přihlašovací jméno nebo heslo.
refusal-phrase = Taková věta zde není.
refusal-place = Na takové místo nelze ukázat.
refusal-playing = Tato partie ještě neskončila.
refusal-plea = O váš souhlas nikdo nepožádal.
refusal-rated = Ne v hodnocených partiích a výzvách dne.
refusal-removed = Hostitel vás od tohoto stolu odebral.
refusal-revealed = V hodnocené partii už nelze nic vrátit, jakmile se ukáže něco nového.
refusal-rules = Tento stůl začal s hrou nebo podle pravidel, která tento server nehraje.
refusal-seat = Toto místo není volné.
refusal-seats = Místa nesedí: některá jsou volná, nebo jich je příliš mnoho či málo.
refusal-self = V hodnocené partii nelze hrát proti sobě ani proti vlastnímu botovi.
refusal-session = Vaše přihlášení skončilo; načtěte stránku znovu.
refusal-size = To je příliš velké.
refusal-slow = Spojení je příliš pomalé.
refusal-stale = Mezitím se něco stalo; podívejte se znovu.
refusal-tables = Už čeká příliš mnoho stolů, vašich nebo z vaší adresy.
refusal-taken = Tohle už u stolu někdo má; vyberte si něco jiného.
refusal-time = Váš čas vypršel: odpovězte, nebo nechte rozhodnout ostatní.
refusal-unbuilt = Stránku nelze uložit, protože klient pro prohlížeč na tomto serveru není sestavený.
refusal-undo = To nelze vrátit.
refusal-unfinished = Máte jinou hodnocenou partii proti botům: nejdřív ji dohrajte, nebo opusťte, což se počítá jako prohra.
refusal-url = Tuto adresu nelze použít: musí začínat https:// a být dostupná z internetu.
refusal-vote = O tomto místě není co rozhodovat.
refusal-weak = Toto heslo lze příliš snadno uhádnout: zvolte alespoň osm znaků, nejlépe několik slov, která k sobě nepatří.

## Help mode: what lies on the tables

explain-scores = Dosavadní body všech. Vyberte to a uvidíte, odkud pocházejí.
explain-since = Co se stalo od vašeho posledního tahu. Šipka to přehraje znovu, krok za krokem.
explain-ahead = Co se stane, pokud nikdo nic nezmění, nejbližší první.

## A guided first game

guide = Průvodce
guide-place = { $n } z { $of }
guide-back = Vzít zpět
guide-on = Dál
guide-again = Začít znovu
guide-leave = Bez průvodce
guide-offer = Hrajete { $game } poprvé? První partie s průvodcem trvá deset minut.
guide-begin = Ukažte mi to
guide-no = Ne, děkuji

## What a table is played for

aim-count = { $what } { $n } z { $of }
aim-points = { $you ->
    [yes] vy
   *[no] { $name }
} { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}

## The coach, and learning from one's mistakes

coach = Trenér
coach-how = V partiích proti botům se ptát „opravdu?“
coach-first = v prvních partiích s průvodcem
coach-never = nikdy
coach-big = před velkými chybami
coach-more = i před menšími
coach-sure-opened = Opravdu? „{ $move }“ vás o hodně připraví, ať to provedete jakkoli.
coach-no = Zvolit znovu
coach-yes = Přesto to udělat
coach-back = Vzít zpět
coach-keep = Nechat to být
learn-none = Žádná zjevná chyba
learn-none-why = U žádného vašeho rozhodnutí není jisté, že by jiné bylo lepší.
learn-open = Učte se ze svých chyb
learn-place = { $n } z { $of }
learn-again = Zkusit znovu
learn-show = Ukázat řešení
learn-next = Další
learn-close = K rozboru
replay-turn-back = O tah zpět
replay-turn-on = O tah dál
replay-said = Co říká rozbor
replay-analyse = Rozebrat tuto partii

## Úlohy

puzzles = Úlohy
puzzles-one = Úloha
puzzles-text = Pozice z partií nejsilnějších botů, v nichž je jeden tah zřetelně lepší než všechny ostatní. Najděte ho.
puzzles-day = Úloha dne
puzzles-solve = Vyřešit
puzzles-for-me = Jednu pro mě
puzzles-rating = Vaše hodnocení je { $rating }. Na první pokus vyřešeno: { $solved } z { $n }.
puzzles-rating-none = Do hodnocení se počítá váš první pokus o každou úlohu.
puzzles-rated = hodnocení { $rating }
puzzles-theme = Téma
puzzles-difficulty = Obtížnost
puzzles-all = Vše
puzzles-count = { $n ->
    [one] { $n } úloha
    [few] { $n } úlohy
    [many] { $n } úlohy
   *[other] { $n } úloh
}
puzzles-number = Úloha { $n }
puzzles-moves = { $n ->
    [one] { $n } tah
    [few] { $n } tahy
    [many] { $n } tahu
   *[other] { $n } tahů
}
puzzles-tried = hned vyřešilo { $solved } z { $n }
puzzles-mine-first = vyřešeno na první pokus
puzzles-mine-solved = vyřešeno
puzzles-mine-missed = zatím nevyřešeno
puzzles-none = Pro tuto hru zatím nejsou úlohy
puzzles-none-text = Pro ostatní hry nějaké jsou.
puzzles-find = { $n ->
    [1] Najděte nejlepší tah.
   *[other] Najděte nejlepší tah; počet tahů řešení: { $n }.
}
puzzles-good = Správně. A co dál?
puzzles-missed = „{ $move }“ není nejlepší tah. Zkuste to znovu.
puzzles-solved = Vyřešeno!
puzzles-given = Řešení:
puzzles-moved = Vaše hodnocení: { $rating } ({ $change })
puzzles-give-up = Ukázat řešení
puzzles-next = Další úloha
puzzles-again = Ještě jednou
