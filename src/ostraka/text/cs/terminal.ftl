### What the terminal says of its own: around the questions, options and events, which are the game's.

## Coming and going

terminal-title = { $game }, { $n ->
    [one] { $n } místo
    [few] { $n } místa
   *[other] { $n } míst
}.
terminal-setting =   { $setting }: { $value }.
terminal-seated = U stolu: { $names }.
terminal-bot = { $name } ({ $bot })
terminal-allies = Spoluhráči: { $name } a { $partner }.
terminal-welcome = Napište číslo toho, co chcete udělat. ? vysvětluje, g říká cíl hry, u vrací krok, q končí.
terminal-guide = Průvodce, { $place } z { $of }: { $text }
terminal-over = Partie skončila.
terminal-goodbye = Na shledanou.
terminal-left = Odcházíte od stolu.
terminal-seed = Semínko: { $seed }
terminal-file = Soubor se záznamem: { $file }
terminal-saved = Uloženo. Pokračuje se příkazem `{ $command }`.
terminal-save = Uložit partii? Napište a nebo n:
failed-unread = { $file } nelze přečíst: { $why }
failed-no-text = { $file } není textový soubor
failed-unwritten = { $file } nelze zapsat: { $why }
failed-over = partie v souboru { $file } skončila; ukáže ji `{ $command }`
failed-unsaved = partii se nepodařilo uložit: { $why }

## A replay file told or checked

terminal-commitment = Závazek: { $commitment }
terminal-digest = Otisk: { $digest }
terminal-after = Po { $n ->
    [one] { $n } volbě
   *[other] { $n } volbách
}:
terminal-good = { $file }: v pořádku. Znovu zahráno: { $n ->
    [one] { $n } volba
    [few] { $n } volby
   *[other] { $n } voleb
}, { $game }, { $seats ->
    [one] { $seats } místo
    [few] { $seats } místa
   *[other] { $seats } míst
}
terminal-commitment-fits = Závazek odpovídá semínku: { $commitment }
terminal-digest-same = Otisk je stejný: { $digest }

## Names for those who gave none

terminal-player = Hráč
terminal-player-n = Hráč { $place }
terminal-bot-n = Bot { $place }

## Whose turn it is

terminal-your-turn = { $name }, jste na tahu. Stiskněte Enter, až se budete dívat jen vy.
terminal-partner = Spoluhráč: { $name }.
terminal-asked-too = Odpovědět může i { $name }, na pořadí nezáleží: p dá přednost ({ $name }).
terminal-nobody-else = Nikdo další teď neodpovídá.

## Answers

# What counts as yes and as no, besides y and n; the first letters are what questions speak of
terminal-yes = a ano
terminal-no = n ne
terminal-type-number = Napište číslo od 1 do { $n }, nebo ? pro nápovědu.
terminal-no-number = { $n ->
    [1] Je tu jen možnost 1. Napište 1, nebo ? pro nápovědu.
   *[other] Možnosti jsou 1 až { $n }. Napište jedno z těchto čísel, nebo ? pro nápovědu.
}
terminal-several = Může to být: { $options }. Napište číslo nebo delší část jména.
terminal-unknown = Nic se zde nejmenuje „{ $text }“. Napište číslo od 1 do { $n }, nebo ? pro nápovědu.
terminal-nothing-missing = Vše, co se zde může nabízet, je na seznamu.
terminal-help = Odpovězte číslem možnosti nebo začátkem jejího jména. Nebo napište:
terminal-command = { $key } nebo { $word }: { $meaning }
# A thing and what is said of it
terminal-labelled = { $label }: { $text }

## Taking back

terminal-not-back = Nic se nevrátilo.
terminal-back = Vráceno: { $what }.
terminal-agree = { $name }, souhlasíte s vrácením? { $why } Napište a nebo n:
terminal-coach = Přesto to udělat? Napište a nebo n:
terminal-coach-back = Napište u a tah se vrátí.
terminal-learn-place = { $n } z { $of }. { $when }.
terminal-learn-how = Napište číslo nebo název; a ukáže řešení, n jde dál, q skončí.

## Commands: the word that may be typed, and what it does

terminal-undo = vrátit
    .does = vrátit váš poslední krok
terminal-undo-turn = vrátit tah
    .does = vrátit celý váš tah (totéž dělá uu)
terminal-board = stůl
    .does = ukázat stůl
terminal-score = body
    .does = ukázat přehled bodů
terminal-inspect = popis
    .does = vysvětlit kartu nebo věc: i JMÉNO, nebo i a číslo možnosti
terminal-adjacent = sousedí
    .does = říct, s čím místo sousedí: a JMÉNO
terminal-goal = cíl
    .does = říct, oč se hraje
terminal-partner-first = přednost
    .does = dát přednost někomu jinému, kdo teď také odpovídá
terminal-last = naposledy
    .does = zopakovat poslední události
terminal-hint = rada
    .does = poradit tah a říct proč; podruhé vypsat čísla
terminal-why = proč
    .does = říct, proč něco lákavého na seznamu není
terminal-options = možnosti
    .does = znovu vypsat možnosti
terminal-help-word = nápověda
    .does = vysvětlit toto rozhodnutí a vypsat příkazy
terminal-quit = konec
    .does = skončit; partii lze uložit a dohrát později
