### The words of the browser client's own controls. What is said about a game comes from that game's catalogue.

app-title = Ostraka
skip-to-content = Zum Inhalt springen
loading = Der Papyrus wird entrollt …
offline = Der Server antwortet nicht, und diese Seite braucht ihn. Regeln und Karten kannst du trotzdem lesen und deine Einstellungen ändern.
offline-bar = Du bist offline. Regeln, Karten und Einstellungen sind weiter da; zum Spielen brauchst du eine Verbindung.
try-again = Noch einmal versuchen
close = Schließen
back = Zurück
done = Fertig
copy-not = Dein Browser erlaubt das Kopieren nicht: Markiere den Text und kopiere ihn selbst.
# A thing and what is said of it
labelled = { $label }: { $text }

## Head of the page

nav-label = Hauptmenü
nav-home = Start
nav-cards = Karten
nav-tables = Tische
nav-more = Mehr
settings-title = Einstellungen
theme = Aussehen
theme-auto = Wie das Gerät
theme-light = Hell
theme-dark = Dunkel
theme-contrast = Hoher Kontrast
speed = Animation
speed-calm = Langsam
speed-brisk = Schnell
speed-instant = Aus
language = Sprache
your-name = Dein Name
confirm = Wählen
confirm-never = sofort: der schnelle Weg
confirm-irreversible = erst auswählen, dann bestätigen, was bindet
confirm-always = erst auswählen, dann alles bestätigen
teach = Entscheidungen erklären
teach-new = beim ersten Mal
teach-always = immer
teach-never = nie
teach-on = Verstanden
sound = Töne, wenn ich am Zug bin und in großen Momenten
guest-name = Gast

# Said by the server: with the link to a table, and where no scripts run
preview-table = Eine Partie { $game }
preview-seats = { $free ->
    [0] Schau zu: Alle Plätze sind besetzt.
    [one] Spiel mit: 1 von { $seats } Plätzen ist frei. Du brauchst kein Konto.
   *[other] Spiel mit: { $free } von { $seats } Plätzen sind frei. Du brauchst kein Konto.
}
without-scripts = Zum Spielen muss der Browser Skripte (JavaScript) ausführen dürfen. Die Regeln lassen sich auch ohne lesen:

## Landing page

hero-title = Drei Spiele um versunkene Kulturen
hero-text = Baue Wunder und sieh zu, wie sie in der Vergangenheit versinken, grabe von Griechenland bis Mesopotamien nach Schätzen, oder bringe einen Clan von Mammuts durchs Eis. Spiele sofort gegen Bots, oder schicke Freunden einen Link.
# A game of another package
game-other-facts = { $fewest }–{ $most } Personen
play-now = Jetzt spielen
play-now-hint = Gegen Bots, mit den üblichen Regeln
play-now-level = Stufe der Bots bei „Jetzt spielen“
play-now-level-text = Stufen von sanft bis so stark, wie wir es können; oder eine, die deinen letzten Partien entspricht.
learn-hint = Eine angeleitete erste Partie: zehn Minuten, Schritt für Schritt, am echten Tisch
come-in = An einen Tisch setzen
come-in-lobby = Kein Code? Andere Tische suchen noch Leute.
come-in-lobby-go = Offene Tische
read = Lesen
invite = Freunde einladen
learn = Lernen
daily = Tagesaufgabe
daily-text = Dieselbe Kartenverteilung für alle, ein Versuch am Tag.
my-tables = Meine Tische
my-tables-asked = { $n ->
    [1] du bist am Zug
   *[other] an { $n } Tischen am Zug
}
my-tables-all = { $n ->
    [1] Dein Tisch
   *[other] Alle { $n } Tische
}
my-tables-alone = Allein
my-tables-none = Keine Partie wartet auf dich.
my-tables-none-yet = Deine erste Partie ist einen Klick entfernt: Wähle ein Spiel, und die Bots setzen sich sofort. Du findest sie hier wieder, wann immer du zurückkommst.
my-tables-none-now = Du hast alle Partien beendet. Beginne eine neue, oder suche in der Lobby nach Leuten.
my-tables-open = Noch nicht begonnen
my-tables-your-turn = Du bist am Zug
my-tables-waiting = Warten auf andere
my-tables-past = Beendet
my-tables-next = Nächster Tisch
my-tables-aside = Beiseitelegen
my-tables-aside-n = { $n ->
    [1] Eine Partie beiseitegelegt
   *[other] { $n } Partien beiseitegelegt
}
my-tables-aside-not = Wieder hervorholen
my-tables-won = Gewonnen
my-tables-lost = Verloren
my-tables-place = Platz { $place }
my-tables-ended = Vorzeitig beendet
my-tables-more = { $n ->
    [1] Eine weitere
   *[other] { $n } weitere
}
ago-minutes = { $n ->
    [0] gerade eben
    [1] vor einer Minute
   *[other] vor { $n } Minuten
}
ago-hours = { $n ->
    [1] vor einer Stunde
   *[other] vor { $n } Stunden
}
ago-days = { $n ->
    [1] vor einem Tag
   *[other] vor { $n } Tagen
}
continue = Weiter
starting = Der Tisch wird vorbereitet …
soon = Noch nicht geöffnet

## Gallery

gallery-title = Alle Karten und Funde, mit Bildern
gallery-of = Die Karten von { $game }
gallery-site = Stätte
gallery-text-plain = Alle { $n } Karten und Teile, in Worten.
gallery-text = Alle { $n } Karten, mit Bildern. Wähle eine, um sie ganz zu lesen.
gallery-search = Namen, Orte und Texte durchsuchen
gallery-kind = Art
gallery-activation = Zeitpunkt
gallery-all = Alle
gallery-found = { $n ->
    [0] Keine Karte passt.
    [one] { $n } Karte
   *[other] { $n } Karten
}
gallery-sort = Sortierung
sort-number = Nach Nummer
sort-cost = Nach Kosten
sort-points = Nach Punkten
sort-name = Nach Name

## Cards

card-cost = { $n ->
    [0] Keine Karte abzuwerfen
    [one] { $n } Karte abwerfen
   *[other] { $n } Karten abwerfen
}
card-slot = Ab Feld { $n }
card-locked = Schloss: kann nur auf dem Startfeld erschaffen werden
card-knowledge = { $n } Wissen
card-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
card-level = Stufe { $n }
card-requires = Voraussetzung: { $what }
card-rulings = Regelklärungen
card-number = Nr. { $n }
card-tokens = { $n } Wissen darauf
inspect = { $name } lesen

## The table

table-connecting = Verbindung zum Tisch …
table-lost = Verbindung verloren. Neuer Versuch …
table-back = Wieder verbunden.
table-over = Das Spiel ist zu Ende
table-waiting-for = Warten auf { $names }
table-telling = Sieh, was geschehen ist.
table-thinking = { $n ->
    [one] { $names } überlegt …
   *[other] { $names } überlegen …
}
table-your-turn = Du bist am Zug
table-undo = Zurück
table-undo-none = Gerade kannst du nichts zurücknehmen.
table-undo-never = An diesem Tisch wird nichts zurückgenommen.
table-undo-turn = Zug zurücknehmen
table-hint = Tipp
# What the advised move comes after, and the best that is not as good
table-hint-is = Rat:
table-hint-next = Nächstbeste Wahl: { $move }.
table-hint-do = So machen
table-hint-figures = Zahlen
table-listed = In beliebiger Reihenfolge
table-not-now = Nicht jetzt: { $what }
table-why-not = Warum nicht …?
help-title = Hilfe
help-point = Zeige auf etwas mit gepunktetem Rand, oder tippe es an, und es wird hier erklärt.
help-ruling = Was die Regeln dazu sagen
help-rules = Die Regeln dieses Spiels
table-why-not-none = Alles, was hier möglich ist, steht zur Wahl.
table-log = Verlauf
table-log-empty = Noch ist nichts geschehen.
table-log-unread = { $n } neu
table-undo-here = Bis hierher zurücknehmen
table-scores = Punkte
table-outcome = Der Stand
table-players = Am Tisch
table-market = Erkenntniskarten
table-me = Mein Tableau
table-hand = Hand
table-hand-count = { $n }/{ $max }
table-ahead = Was kommt
table-lately = Zuletzt
table-since = Seit deinem letzten Zug
table-since-all = Alles zeigen
table-since-less = Weniger zeigen
table-since-replay = Noch einmal zeigen, Schritt für Schritt
choose-game = Spiel wählen
table-so-far = Punkte bisher
team-total = Zusammen
side-partner = Dein Team
side-against = Gegner
side-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
side-leads = führt
table-decision = Was jetzt zu tun ist
table-choices = Möglichkeiten
table-result-winner = Sieg: { $names }
result-you-won = Du hast gewonnen!
result-you-lost = Du hast verloren
result-all = Alle
result-won-together = Ihr habt gewonnen, alle zusammen!
result-lost-together = Ihr habt verloren, alle zusammen
result-lead = { $n ->
    [1] Mit einem einzigen Punkt Vorsprung
   *[other] Mit { $n } Punkten Vorsprung
}
result-look = Den Tisch ansehen
table-ended = Wer noch da war, hat die Partie vorzeitig beendet.
table-ended-left = Die letzte Person hat die Partie vorzeitig verlassen.
table-ended-day = Die Partie wurde vorzeitig geschlossen: Der Tag der Aufgabe ist vorbei.
table-ended-long = Die Partie wurde vorzeitig geschlossen: Der Verlauf dieses Tisches hat seine Höchstlänge erreicht.
table-ended-abandoned = Die Partie wurde vorzeitig geschlossen: Lange ist niemand zu ihr zurückgekehrt.
table-ended-by-hand = Wer diesen Server betreibt, hat die Partie vorzeitig geschlossen.
table-call = Verspätung melden
table-call-what = { $name } lässt euch schon lange warten.
table-rated-terms = Gewertet: keine Tipps, kein Zurücknehmen, sobald etwas Neues zu sehen war, und wer geht, hat verloren.
table-forked = Weitergespielt ab Schritt { $n } einer anderen Partie, mit anderem Glück.
table-unrated-household = Diese Partie wird nicht gewertet: Zwei von euch haben dieselbe Internetadresse.
table-again = Noch einmal spielen
table-again-join = Mitspielen
table-again-asked = Der Tisch steht für eine weitere Partie bereit.
table-leave = Den Tisch verlassen
table-opponents = Gegner
table-open-board = Das Tableau von { $name } zeigen
table-bot-of = Bot · { $level }
table-plea = { $name } möchte einen Schritt zurücknehmen.
table-plea-why = Inzwischen { $reasons }.
plea-undo-chosen = hat jemand anders gewählt
plea-undo-chance = kamen Karten oder Würfel ins Spiel
plea-undo-revealed = wurde etwas aufgedeckt
table-agree = Zustimmen
table-refuse = Ablehnen
table-selected = Gewählt: { $what }
table-confirm = Bestätigen
table-spectator = Du schaust zu
table-spectator-late = { $n ->
    [1] Du schaust zu, eine Sekunde hinter dem Spiel
   *[other] Du schaust zu, { $n } Sekunden hinter dem Spiel
}
table-next = { $n ->
    [1] Anderswo am Zug: { $game }
   *[other] An { $n } anderen Tischen am Zug
}
leave = Partie verlassen
leave-what = Du gibst deinen Platz auf. Die anderen entscheiden, ob sie auf dich warten, einen Bot weiterspielen lassen oder die Partie beenden. Solange sie dauert, kannst du zurückkommen.
leave-end = Die Partie endet hier, ohne Ergebnis. Ihre Aufzeichnung bleibt erhalten.
leave-lost = Die Partie endet hier, und sie zählt: als Niederlage oder als dein einziger Versuch.
leave-rated = Eine gewertete Partie gilt als verloren, wenn ein Bot für dich gespielt hat oder die anderen sie beenden.
leave-sure = Ja, Partie verlassen
table-help = Hilfe
table-total = Summe
log-who = Zeilen zeigen von
log-all = Alle
log-turn = Zug { $n }: { $name }
past-title = Was die anderen getan haben
past-of = Schritt { $n } von { $all }
past-back = Einen Schritt zurück
past-on = Einen Schritt weiter
past-run = Abspielen
past-rest = Anhalten
past-close = Zurück zum Spiel
table-board-of = Das Tableau von { $name }
sound-offer = Soll ein Ton melden, dass du am Zug bist?
sound-offer-yes = Töne an
sound-offer-no = Nein, danke
result-you-with = Du und { $names } habt gewonnen!
result-again = Ergebnis zeigen
together-turns = Züge
together-of = { $n } von { $all }
together-near = Wie knapp es sonst war
together-near-won = Wie knapp es war
together-how = Wie es geschah
languages-more = Weitere Sprachen folgen, sobald sie vollständig sind.

## Setting up a table

new-heading = Neuer Tisch
new-seats = Wer spielt
new-players = Plätze
new-seat = Platz { $n }
new-seat-me = Ich
new-seat-open = Freunde
new-seat-bot = Ein Bot
new-alone = { $n ->
    [1] Nur ich, ein Platz
   *[other] Nur ich, { $n } Plätze
}
new-seats-text = Ein Platz für Freunde bleibt frei, bis jemand deinem Link folgt. Du kannst später immer noch einen Bot dorthin setzen.
new-seats-several = Du hast mehrere Plätze: Reicht das Gerät herum. Ein Vorhang verbirgt dazwischen alle Karten; Spiele mit offenen Handkarten brauchen keinen.
new-seats-none = Du nimmst keinen Platz: Du richtest den Tisch für andere ein und schaust zu.
new-level = Stufe des Bots
new-seats-only = { $what }: nur mit { $seats } Plätzen.
house-rules = Hausregeln
house-rules-how = keine
house-rules-change = In diesem Spiel gelten andere Zahlen als die gedruckten:
house-rules-about = Eine eigene Datei kann die Zahlen der Karten und die Tabellen der Regeln ändern. Sie wird geprüft, ein paar Partien werden probiert, dann ist sie ein eigenes Spiel, das auf diesem Server alle spielen können.
house-rules-bring = Datei auswählen …
house-rules-trying = Wird probiert …
fault-near = War { $near } gemeint?
fault-toml = { $line ->
    [0] Diese Datei ist kein TOML.
   *[other] Diese Datei ist kein TOML: Zeile { $line }, Spalte { $column }.
}
fault-deep = Die Datei ist zu tief verschachtelt.
fault-entry = Eine Datei mit Hausregeln hat keinen Eintrag { $wrong }.
fault-whose = Die Datei muss sagen, welches Spiel sie ändert: { $place }.
fault-game = Ein Spiel { $wrong } gibt es hier nicht.
fault-twice = { $wrong } hat schon Hausregeln; eine Datei ändert ein Spiel, wie es gedruckt ist.
fault-name = Der Name muss ein kurzer Text ohne verborgene Zeichen sein.
fault-section = { $place } muss eine Tabelle aus Namen und Werten sein.
fault-card = Dieses Spiel hat keine Karte { $wrong }.
fault-figure = { $card }: { $wrong } lässt sich nicht ändern, aber diese Zahlen schon: { $able }.
fault-figures = Die Karten dieses Spiels haben keine Zahlen, die sich ändern lassen.
fault-flag = { $card }: { $figure } muss eines von diesen sein: { $able }.
fault-range = { $card }: { $figure } muss eine ganze Zahl sein: { $able }.
fault-table = Dieses Spiel hat keine Tabelle { $wrong }.
fault-kind = { $place }: { $wrong } passt nicht an die Stelle von { $old }.
fault-large = { $place }: { $wrong } ist zu groß; erlaubt ist höchstens { $most }.
fault-names = { $place } hat die Namen { $able } und keine anderen.
fault-list = { $place }: Hier muss eine Liste stehen, nicht { $wrong }.
fault-places = { $place }: { $wrong } hat { $n ->
    [one] { $n } Eintrag
   *[other] { $n } Einträge
} statt { $expected }.
fault-settings = Einstellungen werden an jedem Tisch gewählt: Lass { $place } weg.
fault-plain = Die Datei ändert nichts: Sie braucht mindestens eines von diesen: { $able }.
fault-slow = Nach diesen Regeln dauern schon ein paar Partien zu lang.
fault-breaks = Nach diesen Regeln zerbricht das Spiel:
new-variants = Regelvarianten
new-variants-how = { $n ->
    [0] Standard
    [1] eine geändert
   *[other] { $n } geändert
}
new-usual = Standard
new-without = Ohne: { $what }
new-ruling = Was die Regeln sagen: { $id }
new-create = Tisch einrichten
new-summary = Dein Tisch
new-next-invite = Als Nächstes bekommst du einen Link, einen Code und einen QR-Code für deine Freunde.
new-next-start = Du musst auf niemanden warten: Die Partie beginnt sofort.
new-sum-me = { $n ->
    [1] Du spielst
   *[other] Du spielst { $n } Plätze an einem Gerät
}
new-sum-nobody = Du schaust zu
new-sum-open = { $n ->
    [1] Ein Platz für Freunde
   *[other] { $n } Plätze für Freunde
}
new-sum-bot = { $n ->
    [1] Ein Bot
   *[other] { $n } Bots
}
new-table = Wie ihr spielt
new-visibility = Wer mitspielen darf
new-visibility-link-short = Nur Freunde
new-visibility-link-long = Wer den Link oder den Code hat
new-visibility-public-short = Alle
new-visibility-public-long = Der Tisch steht in der Lobby, bis seine Plätze besetzt sind
new-pace = Bedenkzeit
new-pace-none = Keine Uhr
new-pace-600-15 = 10 Minuten + 15 Sekunden pro Zug
new-pace-1800-30 = 30 Minuten + 30 Sekunden pro Zug
new-pace-24h = Ein Tag pro Zug
new-pace-72h = Drei Tage pro Zug
new-pace-clock = { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
} + { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
} pro Zug
new-pace-none-short = Keine Uhr
new-pace-none-long = Alle nehmen sich die Zeit, die sie brauchen
new-pace-600-15-short = Je 10 Minuten
new-pace-600-15-long = Plus 15 Sekunden für jeden Zug: ein lebhafter Abend
new-pace-1800-30-short = Je 30 Minuten
new-pace-1800-30-long = Plus 30 Sekunden für jeden Zug: Zeit zum Nachdenken
new-pace-24h-short = Ein Tag pro Zug
new-pace-24h-long = Eine Partie über mehrere Wochen; du bekommst Bescheid, wenn du am Zug bist
new-pace-72h-short = Drei Tage pro Zug
new-pace-72h-long = Für alle, die nur ab und zu hereinschauen
new-pace-late = Wer keine Zeit mehr hat, verliert nicht: Die anderen entscheiden, ob sie warten, einen Bot weiterspielen lassen oder die Partie beenden.
new-undo = Zurücknehmen
new-undo-ask-short = Mit Zustimmung
new-undo-ask-long = Eigene Schritte frei; sobald andere gehandelt oder etwas Neues gesehen haben, nur mit ihrer Zustimmung. Karten und Würfel fallen dann aus wie zuvor
new-undo-free-short = Immer
new-undo-free-long = Zum gemeinsamen Lernen. Karten und Würfel fallen aus wie zuvor
new-undo-never-short = Nie
new-undo-never-long = Jede Entscheidung ist endgültig
new-spectators-short = Andere dürfen zuschauen
new-spectators-long = Sie sehen nur, was alle am Tisch sehen dürfen
new-delay = Sie sehen das Spiel
new-delay-by = { $n ->
    [0] sofort
    [1] eine Minute später
   *[other] { $n } Minuten später
}
new-chat-short = Freier Chat
new-chat-long = Schreibt, was ihr wollt; ohne ihn gibt es Standardsätze in jeder Sprache
new-rated-short = Gewertet
new-rated-long = Für alle mit einem Konto, je ein Platz: Die Partie ändert eure Wertungszahlen. Keine Tipps, kein Zurücknehmen, sobald etwas Neues zu sehen war, wer geht, hat verloren; zwei von einer Adresse spielen ohne Wertung
bots-digger = Ausgräber
bots-student = Student
bots-scholar = Gelehrter
bots-professor = Professor
bots-sage = Weiser
bots-oracle = Orakel
level-digger = Ausgräber, für den Anfang
level-student = Student
level-scholar = Gelehrter
level-professor = Professor
level-sage = Weiser, sehr stark
level-oracle = Orakel, die stärkste Stufe
level-mine = So stark wie ich
lobby-code = Der Code dieses Tisches: { $code }
lobby-invite = Lade deine Freunde ein
lobby-invite-text = Sie scannen den QR-Code mit dem Handy, öffnen den Link oder tippen die sechs Buchstaben in der Lobby ein. Niemand braucht ein Konto.
lobby-invite-watch = Alle Plätze sind besetzt. Wer den Link hat, kann noch zuschauen, wenn der Tisch es erlaubt.
lobby-here = Dieser Link funktioniert nur auf diesem Computer. Damit Freunde dazukommen, muss der Server für das Netz offen sein (ostraka serve --host 0.0.0.0); öffne ihn dann unter der Adresse, die er ausgibt, und schicke den Link von dort.
lobby-square = Der Link als QR-Code für die Kamera eines Handys
lobby-share = Teilen …
lobby-seats = Wer spielt
lobby-you = Das bist du
lobby-person = Ist da
lobby-expected = Hier fehlt noch jemand
lobby-level = Stufe der Bots an diesem Tisch
lobby-undo-ask = Zurücknehmen mit Zustimmung
lobby-undo-free = Zurücknehmen jederzeit
lobby-undo-never = Kein Zurücknehmen
lobby-public = Offen für alle
lobby-rated = Gewertet
lobby-chat = Freier Chat
lobby-copy = Link kopieren
lobby-copied = Kopiert
lobby-start = Partie beginnen
lobby-open-seat = Freier Platz
lobby-waiting = Alle sind da. Wer den Tisch eingerichtet hat, beginnt die Partie.
lobby-waiting-seats = Du hast einen Platz. Die Partie kann beginnen, wenn auch die anderen besetzt sind.
lobby-full = Alle sind da.
lobby-not-full = Zuerst muss jeder Platz besetzt sein: von Freunden oder von Bots.
lobby-add-bot = Einen Bot hierher setzen
lobby-remove = { $name } entfernen
lobby-remove-what = Wer entfernt wird, kann sich nicht wieder an diesen Tisch setzen
lobby-sit = Hier Platz nehmen
lobby-rename = Meinen Namen ändern
lobby-kept = Für jemanden mit Einladung reserviert
lobby-outside = Du hast noch keinen Platz: Nimm einen freien, oder warte hier und schaue zu.
lobby-outside-full = Alle Plätze sind besetzt. Bleib, dann kannst du zuschauen, wenn die Partie beginnt und der Tisch es erlaubt.
lobby-leave = Meinen Platz aufgeben
lobby-clear = Tisch schließen
lobby-clear-sure = Ja, schließen
lobby-setup = Wie dieser Tisch spielt
lobby-name-what = Diesen Namen sehen die anderen.
lobby-watch = Andere dürfen zuschauen
lobby-watch-late = { $n ->
    [1] Andere dürfen zuschauen, eine Minute später
   *[other] Andere dürfen zuschauen, { $n } Minuten später
}
lobby-watch-not = Ohne Publikum
lobby-said = Nur Standardsätze

## Zones of a table on a phone

tab-me = Ich
tab-market = Auslage
tab-opponents = Andere
tab-log = Verlauf

## Agreements at the table

table-plea-waits = { $name } möchte einen Schritt zurücknehmen; die anderen entscheiden.
table-late = { $name } hat die Zeit überschritten.
table-late-how = Um auf jemanden zu warten, der gegangen ist, genügt eine Stimme; für mehr Zeit braucht es alle. Werdet ihr euch nicht einig, spielt ein Bot weiter.
table-late-you = Deine Zeit ist um. Die anderen entscheiden, wie es weitergeht; entscheide dich jetzt, und die Partie geht einfach weiter.
table-back-here = Ich bin da
table-vote-wait = Warten
table-vote-stand-in = Einen Bot weiterspielen lassen
table-vote-end = Die Partie beenden
table-away = Ein Bot spielt für dich.
table-back-in = Ich spiele wieder selbst
table-text = Der Tisch in Worten
clock = Verbleibende Zeit
clock-none = Dieser Tisch hat keine Uhr.
command-title = Tippe deine Wahl ein
command-none = Nichts davon steht zur Wahl.
clock-days = { $n ->
    [one] { $n } Tag
   *[other] { $n } Tage
}

## Replay

replay-title = Aufzeichnung
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-on = Einen Schritt weiter
replay-last = Zum Ende
replay-play = Abspielen
replay-pause = Anhalten
replay-to-table = Zurück zum Tisch
replay-step = Schritt { $n } von { $last }
replay-fork = Von hier weiterspielen
replay-eyes = Blick von
replay-outside = Publikum
replay-link = Link zu diesem Augenblick kopieren
replay-fork-not-yet = Solange die Partie läuft, kannst du nur von ihrem jetzigen Stand aus weiterspielen.

## Rules

rules-title = Regeln
rules-search = Die Regeln durchsuchen
rules-none = Die Regeln von { $game } sind nicht hier
rules-none-text = Sie kommen mit dem Paket, aus dem das Spiel stammt. Am Tisch erklärt die Hilfe, worauf du zeigst, und jede Möglichkeit sagt, was sie tut.
rules-found = { $n ->
    [0] Nichts gefunden.
    [one] { $n } Stelle
   *[other] { $n } Stellen
}
rules-contents = Inhalt
rules-top = Nach oben
nav-rules = Regeln

## Profile

nav-profile = Mein Profil
nav-lobby = Lobby
nav-about = Über uns
profile-save = Speichern
profile-saved = Gespeichert.
profile-settings-kept = Aussehen, Animation und Töne werden mit deinem Konto gespeichert.
profile-research = Meine beendeten Partien dürfen der Forschung dienen
profile-research-why = Ohne Namen, und nur, wenn alle zustimmen, die gespielt haben. Du kannst dich jederzeit anders entscheiden.
profile-welcome = Willkommen.
profile-account = Konto
profile-account-why = Ein Gast existiert nur in diesem Browser. Mit einem Konto findest du deine Tische auf jedem Gerät.
profile-login = Anmeldename
profile-password = Passwort
profile-password-how = Acht Zeichen oder mehr. Ein paar Wörter, die nicht zusammengehören, sind leicht zu merken und schwer zu erraten.
profile-password-old = Aktuelles Passwort
profile-password-new = Neues Passwort
profile-password-change = Passwort ändern
profile-password-changed = Das Passwort ist geändert.
profile-password-ends = Überall sonst wirst du abgemeldet.
reset-title = Ein neues Passwort
profile-new-here = Neu hier
profile-have-one = Ich habe ein Konto
profile-login-how = Drei Zeichen oder mehr: a bis z, Ziffern, Punkt, Bindestrich, Unterstrich
profile-register = Konto anlegen
profile-log-in = Anmelden
profile-log-in-how = Vorsicht: Partien, die du als Gast in diesem Browser gespielt hast, gehören nicht zum Konto.
profile-gone = Du bist abgemeldet.
profile-exported = Alles ist in der Datei.
profile-name-how = Das sehen die anderen am Tisch. Tische, die schon begonnen haben, behalten den alten Namen.
profile-history = Meine Partien
profile-log-out = Abmelden
profile-log-out-everywhere = Überall abmelden
profile-log-out-everywhere-sure = Ja, auf jedem Gerät
profile-known-as = Dein Anmeldename ist { $login }.
profile-sessions = { $n ->
    [1] Du bist nur hier angemeldet.
   *[other] Du bist { $n }-mal angemeldet, auf anderen Geräten oder in anderen Browsern.
}
profile-figures = Meine Bilanz
profile-figures-none = Noch keine beendete Partie.
profile-figures-none-text = Spiele eine zu Ende, dann stehen hier deine Siege, dein Schnitt und dein Bestes.
profile-bots = Meine Bots
profile-bots-why = Ein Programm von dir kann einen Platz nehmen und über das Netz spielen. Es braucht ein Token, das nur einmal gezeigt wird.
profile-bot-name = Name des Bots
profile-bot-new = Neuer Bot
profile-bot-made = Der Bot ist bereit.
profile-bot-remove = Entfernen
profile-token = Das Token, nur dieses eine Mal gezeigt:
profile-token-copy = Token kopieren
profile-mine = Meine Daten
profile-mine-text = Dein Name, deine Tische und jede Entscheidung, die du dort getroffen hast. Lade alles herunter, oder lass es löschen.
profile-forget-what = Dein Name, dein Konto, deine Bots und deine Einstellungen werden sofort gelöscht, und wo eine Partie läuft, entscheiden die anderen, wie es weitergeht. Die Partien anderer bleiben vollständig, ohne deinen Namen. Das lässt sich nicht rückgängig machen.
profile-export = Alles herunterladen
profile-forget = Mich löschen
profile-forget-sure = Ja, mich und mein Konto löschen
figure-name = Name
figure-game = Spiel
figure-games = Partien
figure-wins = Siege
figure-mean = Punkte im Schnitt
figure-best = Bestes
figure-against = gegen Stufe „{ $level }“
figure-of = { $wins } von { $games }
figure-rating = Wertungszahl { $rating }, hier Platz { $place }
figure-rating-none = Noch keine Wertungszahl: Sie kommt mit gewerteten Partien.
figure-place = Platz
figure-points = Punkte
figure-lead = Vorsprung
figure-won = gewonnen

## Ratings

ratings-title = Wertungszahlen
ratings-text = Nur aus gewerteten Partien. Eine Wertungszahl ist das, was deine bisherigen Partien belegen: Sie beginnt bei 0 und wächst mit deinen Siegen und mit der Zahl der Partien. Bots werden gewertet wie alle anderen.
ratings-none = In diesem Spiel hat noch niemand eine Wertungszahl
ratings-none-text = Richte einen Tisch ein und markiere ihn als gewertet; nach dem Ende stehen hier alle, die mitgespielt haben.
ratings-none-go = Gewerteten Tisch einrichten
ratings-rating = Wertungszahl
ratings-spread = Schätzung
ratings-bot = Bot
ratings-mine = du
ratings-house = Alle hier gespielten Partien
ratings-house-games = { $n ->
    [0] Noch wurde keine Partie beendet.
    [1] Eine Partie wurde beendet; ihre Plätze machten im Schnitt { $mean } Punkte.
   *[other] { $n } Partien wurden beendet; ein Platz machte im Schnitt { $mean } Punkte.
}
ratings-seats = Kommt es darauf an, wo man sitzt?
ratings-seat = Platz { $n }: { $wins ->
    [one] { $wins } Sieg
   *[other] { $wins } Siege
}

## Daily challenge

daily-what = Dieselbe Kartenverteilung für alle, nur heute. Die Ergebnisse der anderen siehst du, wenn du fertig bist.
daily-terms = Ein Versuch: keine Tipps, nichts wird zurückgenommen, und um Mitternacht UTC (hier { $closes }) ist Schluss, fertig oder nicht.
daily-members = Für Leute mit einem Konto: Alle haben einen Versuch, und ein Gast könnte als anderer Gast wiederkommen und die Verteilung kennen.
daily-members-go = Konto anlegen
daily-against = Gegen Stufe „{ $level }“
daily-with = Allein, mit den Clans einer Person
daily-next = Die nächste kommt in { $hours ->
    [0] weniger als einer Stunde.
    [1] einer Stunde.
   *[other] { $hours } Stunden.
}
daily-today = Heute
daily-yesterday = Gestern
daily-yesterday-none = Die Verteilung von gestern hat niemand gespielt.
daily-place = Platz { $place } von { $n }
daily-look = Meine Partie ansehen
daily-results = Wer heute am besten war
daily-tries = { $n ->
    [0] Noch hat sie niemand beendet.
    [1] Eine Person hat sie beendet.
   *[other] { $n } Personen haben sie beendet.
}
daily-done = heute gespielt
daily-begin = Meinen Versuch beginnen
daily-hidden = Wer am besten war, siehst du, wenn dein eigener Versuch vorbei ist.
daily-share = Eine Zeile zum Teilen kopieren
daily-share-text = Ostraka · { $game } · { $day }
    { $won ->
    [yes] 🏺 gewonnen
   *[no] nicht gewonnen
    }, Platz { $place } von { $n }
daily-shared = Kopiert: Füge es für deine Freunde ein

## Lobby

lobby-heading = Einen Tisch finden
lobby-live = Diese Liste aktualisiert sich von selbst.
lobby-new = Einen eigenen Tisch einrichten
lobby-free = { $n ->
    [1] ein Platz frei
   *[other] { $n } Plätze frei
}
lobby-lost = Die Lobby antwortet nicht. Sie kommt von selbst zurück.
lobby-none = Zurzeit ist kein Tisch für alle offen.
lobby-none-text = Richte einen ein, an den sich alle setzen dürfen: Er steht hier, bis seine Plätze besetzt sind.
lobby-open-tables = Tische, die noch Leute suchen
lobby-by-code = Code aus sechs Buchstaben
lobby-by-code-text = Jemand hat dir einen Code geschickt? Er führt zu diesem Tisch.
lobby-join = Beitreten

## Analysis

analysis-title = Analyse
analysis-of = { $game }: die Analyse
analysis-daily = Nicht vor morgen
analysis-daily-text = Andere können diese Verteilung noch versuchen. Wenn der Tag vorbei ist, findest du hier die Analyse und den Beweis, dass alles mit rechten Dingen zuging.
analysis-working = Die Partie wird von jedem Zug aus weitergespielt; das dauert bis zu einer halben Minute …
analysis-go = Diesen Augenblick ansehen
analysis-page = Die Analyse als Seite speichern
analysis-replay = Die Aufzeichnung speichern
verify-title = War die Verteilung fair?
verify-honest = Ja. Der Startwert unten ergibt die Festlegung, die vor der ersten Karte veröffentlicht wurde, und noch einmal die ganze Partie.
verify-wrong = Nein. Was gespeichert ist, passt nicht zu dem, was versprochen wurde.
verify-figures = Die Zahlen zum Nachprüfen
verify-commitment = Festlegung, zu Beginn veröffentlicht
verify-recomputed = Aus dem Startwert neu berechnet
verify-seed = Startwert
verify-choices = Getroffene Entscheidungen
verify-digest = Prüfsumme der Endstellung
verify-how = Alle können es nachprüfen: Speichere die Aufzeichnung und rufe „ostraka replay DATEI --verify“ auf.

## About

about-what = Was das ist
about-what-text = Drei Brettspiele auf einer exakten Regelmaschine, für Menschen, für Programme und für alle, die Spiele erforschen. Es ist freie Software und läuft auf jedem Rechner mit Python.
about-fair = Was wir versprechen
about-fair-text = Eine Entscheidung mit einem Haken ist gespeichert; kein Absturz bei uns nimmt sie zurück. Niemand, auch kein Bot, bekommt eine Karte geschickt, die nicht gesehen werden darf. Der Zufall einer Partie steht vor ihrer ersten Karte fest und wird nach ihrer letzten gezeigt. Wenn jemand geht, kommt deine Partie trotzdem zu einem Ende.
about-data = Was gespeichert wird
about-data-text = Dein Name, deine Partien und ein Sitzungscookie. Keine Tracker, und nichts wird von anderen Seiten geholt. Auf deiner Profilseite kannst du alles herunterladen oder löschen lassen.
about-games = Wessen Spiele das sind
about-games-text = Ancient Knowledge, Jenseits von Theben und Mammothodus sind Werke ihrer Autorinnen, Autoren und Verlage. Wir spielen nach ihren Regeln und nennen sie, um zu sagen, was sie sind. Alle Texte und Bilder hier sind unsere eigenen.
about-made-with = Gemacht mit
about-made-with-text = Python, Litestar, SQLAlchemy und msgspec; Svelte, Vite und Fluent; den Schriften Literata und Inter; den Icons von Lucide. Ihre Lizenzen liegen dem Quelltext bei.

about-licences = Alle Lizenzen

## Talk

talk-title = Gespräch am Tisch
talk-say = Etwas sagen …
talk-text = An den Tisch schreiben
talk-send = Senden
talk-ping = zeigt auf { $what }.
talk-mark = markiert { $what }.
talk-unmark = entfernt die Markierung von { $what }.
talk-tool-ping = Auf etwas zeigen
talk-tool-mark = Eine Markierung für den Plan setzen
talk-tool-ping-on = Wähle, worauf du zeigst.
talk-tool-mark-on = Wähle, was du markierst; wähle es noch einmal, um die Markierung zu entfernen. Esc beendet es.
phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-well-played = Gut gespielt!
phrase-thanks = Danke!
phrase-sorry = Entschuldigung!
phrase-oops = Hoppla!
phrase-one-moment = Einen Moment, bitte.
phrase-your-turn = Du bist am Zug.
phrase-nice-move = Ein schöner Zug!
phrase-help-here = Hier brauche ich Hilfe.
phrase-wait-for-me = Wartet auf mich.
phrase-good-idea = Gute Idee!
phrase-rather-not = Lieber nicht.
phrase-good-game = Schönes Spiel!
phrase-rematch = Spielen wir noch einmal?
phrase-goodbye = Auf Wiedersehen!

## Several seats at one device

curtain-title = { $name }
curtain-seat = Als Nächstes: Platz { $n }
curtain-text = Gib das Gerät an die Person auf diesem Platz weiter. Alle anderen schauen bitte weg.
curtain-sit = Ich bin da

## Told when it is one's turn

push-want = Benachrichtige mich, wenn ich am Zug bin
push-on = Du wirst benachrichtigt, auch wenn diese Seite geschlossen ist.
push-refused = Dein Browser erlaubt es nicht.
push-turn = Du bist am Zug.

## When something is not there

stale-title = Diese Seite ließ sich nicht laden
stale-text = Der Server hat eine neuere Fassung von ihr, oder die Verbindung war kurz weg. Deine Partien sind sicher.
nowhere-title = Hier ist nichts
nowhere-text = Vielleicht hat die Adresse einen Tippfehler, oder die Seite ist umgezogen.

trouble-absent = Diesen Tisch gibt es nicht
trouble-absent-text = Vielleicht ist der Link alt, oder ein Buchstabe fehlt. Bitte um einen neuen Link, tippe den Code noch einmal ein, oder beginne eine eigene Partie.
trouble-full = Alle Plätze sind besetzt
trouble-full-text = Jemand war schneller. Bitte deine Freunde um einen anderen Tisch, oder richte selbst einen ein und schicke ihnen den Link.
trouble-begun = Diese Partie hat schon begonnen
trouble-begun-text = Zum Dazusetzen ist es zu spät. Bitte deine Freunde um die nächste Partie, oder richte selbst einen Tisch ein.
trouble-offline = Der Server antwortet nicht
trouble-offline-text = Entweder bist du offline oder der Server. Nichts ist verloren: Jede bestätigte Entscheidung ist gespeichert.
trouble-often = Nicht so schnell
trouble-often-text = Du hast zu viele Anfragen geschickt. Warte ein paar Sekunden und versuche es noch einmal.
trouble-other = Das hat nicht geklappt
trouble-home = Spiel wählen
trouble-code = Code eintippen

## Asking once more before a choice that binds

confirm-what = Bestätigen: { $what }
confirm-yes = Ausführen
confirm-no = Noch nicht
confirm-again = Wähle es zur Bestätigung noch einmal.
bind-chance = Danach werden Karten gezogen oder aufgedeckt oder Würfel geworfen.
bind-reveal = Dabei wird etwas aufgedeckt.
bind-turn = Damit endet dein Zug.
bind-again = Danach bist du gleich wieder am Zug.
bind-end = Damit endet das Spiel.
bind-company = Um es zurückzunehmen, müssten die anderen zustimmen.
bind-final = An diesem Tisch wird nichts zurückgenommen.
plan-pays = Bezahlt mit { $what }. Klicke eine andere Karte an, um mit ihr zu bezahlen.
plan-lacks = { $n ->
    [one] Wähle noch 1 Karte zum Bezahlen.
   *[other] Wähle noch { $n } Karten zum Bezahlen.
}
way-which = Was genau?
way-without = Ohne das
way-all = Alle { $n } Karten wählen
way-all-play = Alle { $n } Karten spielen
way-all-discard = Alle { $n } Karten abwerfen
way-times = { $what } × { $n }
table-decline-turn = In diesem Zug nicht mehr
table-decline-game = Ab jetzt immer „{ $what }“
table-passing = „{ $what }“ wird für dich gewählt

## What the server refuses

refusal-absent = Das gibt es nicht oder nicht mehr.
refusal-account = Das passt nicht zu deinem Konto: Du hast schon eines, oder noch keines.
refusal-alike = Dein Name sieht aus wie ein anderer an diesem Tisch; nimm einen anderen Namen.
refusal-alone = Niemand ist mehr da, der entscheiden könnte, wie es weitergeht.
refusal-analysis = Diese Analyse ist noch nicht fertig.
refusal-back = Für diesen Platz spielt keine Vertretung.
refusal-bad = Der Server hat das nicht verstanden.
refusal-begun = Diese Partie hat schon begonnen.
refusal-bot = Tagesaufgaben und Rätsel sind für Menschen.
refusal-bots = Du hast genug Bots; entferne zuerst einen.
refusal-busy = Zu viele Analysen warten; versuche es bald noch einmal.
refusal-chat = An diesem Tisch gibt es keinen freien Chat; nimm einen Standardsatz.
refusal-coach = Ein Trainer kommt nur in Partien gegen Bots, nicht in gewertete Partien und Tagesaufgaben.
refusal-consent = Dem müssen die anderen zustimmen.
refusal-crowded = Der Server ist im Augenblick voll; versuche es bald noch einmal.
refusal-daily = Diese Verteilung bleibt geheim, bis der Tag vorbei ist.
refusal-daily-account = Die Tagesaufgabe ist ein Versuch für jedes Konto: Lege zuerst eines an, in deinem Profil. Gäste könnten die Verteilung zweimal sehen.
refusal-damaged = Was von diesem Tisch gespeichert ist, ist beschädigt; wer den Server betreibt, kann in seinem Protokoll lesen, warum.
refusal-early = Es ist noch zu früh, um diesen Platz als verspätet zu melden.
refusal-enough = Du hast an diesem Tisch zu oft zurückgenommen, abgestimmt oder den Platz wieder eingenommen.
refusal-fault = Beim Server ist etwas schiefgegangen; nichts hat sich geändert.
refusal-forbidden = Das darfst du nicht.
refusal-free = Dem muss niemand zustimmen: Nimm es zurück.
refusal-full = An diesem Tisch ist kein Platz für dich frei.
refusal-games = Du hast so viele laufende Partien, wie man haben kann; beende oder verlasse zuerst eine.
refusal-host = Dieser Server ist unter dieser Adresse nicht bekannt.
refusal-house-rules = Nach diesen Hausregeln lässt sich nicht spielen:
refusal-id = Das wurde zweimal gesendet.
refusal-illegal = Das ist jetzt nicht möglich.
refusal-invited = Jemand von den Eingeladenen ist hier nicht bekannt.
refusal-late = Auf diesem Platz spielt kein Mensch.
refusal-length = Diesen Augenblick hat die Partie nicht.
refusal-link = Dieser Link wurde schon benutzt oder ist zu alt; bitte um einen neuen.
refusal-locked = Dieses Konto ist gesperrt; frage, wer diesen Server betreibt.
refusal-login = Dieser Anmeldename ist vergeben; wähle einen anderen.
refusal-long = Der Verlauf dieses Tisches hat seine Höchstlänge erreicht, deshalb ist der Tisch geschlossen.
refusal-many = Davon hast du schon genug.
refusal-members = Für gewertete Partien braucht es ein Konto.
refusal-method = Das macht der Server nicht.
refusal-midnight = Der Tag dieser Aufgabe ist vorbei: Versuche enden um Mitternacht UTC.
refusal-name = Ein Name hat sichtbare Zeichen, höchstens 40, und keine verborgenen.
refusal-often = Zu oft; versuche es gleich noch einmal.
refusal-open = Diese Partie hat noch nicht begonnen.
refusal-origin = Diese Anfrage kommt von einer anderen Seite.
refusal-over = Das Spiel ist zu Ende.
refusal-pace = Diese Bedenkzeit gibt es nicht.
refusal-password = Anmeldename oder Passwort ist falsch.
refusal-phrase = Diesen Standardsatz gibt es nicht.
refusal-place = Auf diese Stelle kann man nicht zeigen.
refusal-playing = Diese Partie ist noch nicht zu Ende.
refusal-plea = Niemand hat dich um Zustimmung gebeten.
refusal-rated = Nicht in gewerteten Partien und Tagesaufgaben.
refusal-removed = Wer den Tisch eingerichtet hat, hat dich entfernt.
refusal-revealed = In einer gewerteten Partie wird nichts mehr zurückgenommen, sobald etwas Neues zu sehen war.
refusal-rules = Dieser Tisch begann mit einem Spiel oder mit Regeln, die dieser Server nicht spielt.
refusal-seat = Dieser Platz ist nicht frei.
refusal-seats = Die Plätze passen nicht: Manche sind frei, oder es sind zu viele oder zu wenige.
refusal-self = Du kannst keine gewertete Partie gegen dich selbst oder einen eigenen Bot spielen.
refusal-session = Deine Sitzung ist abgelaufen; lade die Seite neu.
refusal-size = Das ist zu groß.
refusal-slow = Die Verbindung ist zu langsam.
refusal-stale = Inzwischen ist etwas geschehen; sieh noch einmal hin.
refusal-tables = Zu viele Tische von dir oder von deiner Adresse warten schon.
refusal-taken = Das hat schon jemand an diesem Tisch; nimm etwas anderes.
refusal-time = Deine Zeit ist um: Antworte, oder lass die anderen entscheiden.
refusal-unbuilt = Die Seite lässt sich nicht speichern, weil der Browser-Client auf diesem Server nicht gebaut ist.
refusal-undo = Das lässt sich nicht zurücknehmen.
refusal-unfinished = Du hast eine andere gewertete Partie gegen Bots: Beende sie zuerst, oder verlasse sie, was als Niederlage zählt.
refusal-url = Diese Adresse ist nicht verwendbar: Sie muss mit https:// beginnen und aus dem Internet erreichbar sein.
refusal-vote = Über diesen Platz gibt es nichts zu entscheiden.
refusal-weak = Dieses Passwort ist zu leicht zu erraten: Nimm mindestens acht Zeichen, am besten ein paar Wörter, die nicht zusammengehören.

## Help mode: what lies on the tables

explain-scores = Die bisherigen Punkte aller. Wähle sie, um zu sehen, woher sie kommen.
explain-since = Was seit deinem letzten Zug geschehen ist. Der Pfeil spielt es noch einmal ab, Schritt für Schritt.
explain-ahead = Was geschieht, wenn niemand etwas ändert, das Nächste zuerst.
pick-for = { $what }: Platz { $n }
pick-held = { $what } (an Platz { $n })

## A guided first game

guide = Anleitung
guide-place = { $n } von { $of }
guide-back = Zurücknehmen
guide-on = Weiter
guide-again = Von vorn
guide-leave = Ohne Anleitung weiter
guide-offer = Neu bei { $game }? Eine angeleitete erste Partie dauert zehn Minuten.
guide-begin = Zeig es mir
guide-no = Nein, danke

## What a table is played for

aim-count = { $what } { $n } von { $of }
aim-points = { $you ->
    [yes] du
   *[no] { $name }
} { $points ->
    [1] 1 Punkt
   *[other] { $points } Punkte
}

## The coach, and learning from one's mistakes

coach = Trainer
coach-how = In Partien gegen Bots „sicher?“ fragen
coach-first = in angeleiteten ersten Partien
coach-never = nie
coach-big = vor großen Fehlern
coach-more = auch vor kleineren
coach-sure-opened = Bist du sicher? „{ $move }“ verschenkt viel, wie auch immer du es ausführst.
coach-no = Anders wählen
coach-yes = Trotzdem so machen
coach-back = Zurücknehmen
coach-keep = So lassen
learn-none = Kein klarer Fehler
learn-none-why = Bei keiner deiner Entscheidungen steht fest, dass eine andere besser gewesen wäre.
learn-open = Aus deinen Fehlern lernen
learn-place = { $n } von { $of }
learn-again = Noch einmal
learn-show = Lösung zeigen
learn-next = Weiter
learn-close = Zur Analyse
replay-turn-back = Einen Zug zurück
replay-turn-on = Einen Zug weiter
replay-said = Was die Analyse sagt
replay-analyse = Diese Partie analysieren

## Rätsel

puzzles = Rätsel
puzzles-one = Rätsel
puzzles-text = Stellungen aus Partien der stärksten Bots, in denen ein Zug deutlich besser ist als alle anderen. Finde ihn.
puzzles-day = Rätsel des Tages
puzzles-solve = Lösen
puzzles-for-me = Eins für mich
puzzles-rating = Deine Wertungszahl ist { $rating }. Beim ersten Versuch gelöst: { $solved } von { $n }.
puzzles-rating-none = Dein erster Versuch an jedem Rätsel zählt für deine Wertungszahl.
puzzles-rated = Wertungszahl { $rating }
puzzles-theme = Thema
puzzles-difficulty = Schwierigkeit
puzzles-all = Alle
puzzles-count = { $n ->
    [one] { $n } Rätsel
   *[other] { $n } Rätsel
}
puzzles-number = Rätsel { $n }
puzzles-moves = { $n ->
    [one] { $n } Zug
   *[other] { $n } Züge
}
puzzles-tried = { $solved } von { $n } lösten es sofort
puzzles-mine-first = beim ersten Versuch gelöst
puzzles-mine-solved = gelöst
puzzles-mine-missed = noch nicht gelöst
puzzles-none = Noch keine Rätsel für dieses Spiel
puzzles-none-text = Für die anderen Spiele gibt es welche.
puzzles-find = { $n ->
    [1] Finde den besten Zug.
   *[other] Finde den besten Zug; die Lösung hat { $n } Züge.
}
puzzles-good = Richtig. Und jetzt?
puzzles-missed = „{ $move }“ ist nicht das Beste. Versuche es noch einmal.
puzzles-solved = Gelöst!
puzzles-given = Die Lösung:
puzzles-moved = Deine Wertungszahl: { $rating } ({ $change })
puzzles-give-up = Lösung zeigen
puzzles-next = Nächstes Rätsel
puzzles-again = Noch einmal
