### What the terminal says of its own: around the questions, options and events, which are the game's.

## Coming and going

terminal-title = { $game }, { $n ->
    [one] { $n } Platz
   *[other] { $n } Plätze
}.
terminal-setting = { $setting }: { $value }.
terminal-seated = Am Tisch: { $names }.
terminal-bot = { $name } ({ $bot })
terminal-allies = { $name } spielt mit { $partner }.
terminal-welcome = Tippe die Nummer dessen, was du tun möchtest. ? erklärt, g nennt das Ziel, u nimmt zurück, q beendet.
terminal-guide = Anleitung, { $place } von { $of }: { $text }
terminal-over = Das Spiel ist zu Ende.
terminal-goodbye = Auf Wiedersehen.
terminal-left = Du hast den Tisch verlassen.
terminal-seed = Startwert: { $seed }
terminal-file = Datei der Aufzeichnung: { $file }
terminal-saved = Gespeichert. Mit `{ $command }` geht es weiter.
terminal-save = Die Partie speichern? Tippe j oder n:
failed-unread = { $file } lässt sich nicht lesen: { $why }
failed-no-text = { $file } ist keine Textdatei
failed-unwritten = { $file } lässt sich nicht schreiben: { $why }
failed-over = die Partie in { $file } ist zu Ende; `{ $command }` zeigt sie
failed-unsaved = die Partie konnte nicht gespeichert werden: { $why }

## A replay file told or checked

terminal-commitment = Festlegung: { $commitment }
terminal-digest = Prüfsumme: { $digest }
terminal-after = Nach { $n ->
    [one] { $n } Entscheidung
   *[other] { $n } Entscheidungen
}:
terminal-good = { $file }: in Ordnung. { $n ->
    [one] { $n } Entscheidung
   *[other] { $n } Entscheidungen
} noch einmal gespielt, { $game }, { $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätze
}
terminal-commitment-fits = Die Festlegung passt zum Startwert: { $commitment }
terminal-digest-same = Die Prüfsumme stimmt überein: { $digest }

## Names for those who gave none

# It also stands in lines such as "… hat gewonnen", so it cannot be "du".
terminal-player = Gast
terminal-player-n = Platz { $place }
terminal-bot-n = Bot { $place }

## Whose turn it is

terminal-your-turn = { $name }, du bist am Zug. Drücke die Eingabetaste, wenn nur du hinsiehst.
terminal-partner = Mit dir im Team: { $name }.
terminal-asked-too = Auch { $name } ist gefragt, in beliebiger Reihenfolge: p lässt { $name } den Vortritt.
terminal-nobody-else = Sonst ist jetzt niemand gefragt.

## Answers

# What counts as yes and as no, besides y and n; the first letters are what questions speak of
terminal-yes = j ja
terminal-no = n nein
terminal-type-number = Tippe eine Zahl von 1 bis { $n }, oder ? für Hilfe.
terminal-no-number = { $n ->
    [1] Es gibt nur die Möglichkeit 1. Tippe 1, oder ? für Hilfe.
   *[other] Es gibt die Möglichkeiten 1 bis { $n }. Tippe eine dieser Zahlen, oder ? für Hilfe.
}
terminal-several = Das könnte sein: { $options }. Tippe die Nummer oder mehr vom Namen.
terminal-unknown = Hier heißt nichts „{ $text }“. Tippe eine Zahl von 1 bis { $n }, oder ? für Hilfe.
terminal-nothing-missing = Alles, was hier möglich ist, steht auf der Liste.
terminal-help = Antworte mit der Nummer einer Möglichkeit oder mit dem Anfang ihres Namens. Oder tippe:
terminal-command = { $key } oder { $word }: { $meaning }
# A thing and what is said of it
terminal-labelled = { $label }: { $text }

## Taking back

terminal-not-back = Nichts wurde zurückgenommen.
terminal-back = Zurückgenommen: { $what }.
terminal-agree = { $name }, stimmst du der Rücknahme zu? { $why } Tippe j oder n:
terminal-coach = Trotzdem so machen? Tippe j oder n:
terminal-coach-back = Tippe u, um es zurückzunehmen.
terminal-learn-place = { $n } von { $of }. { $when }.
terminal-learn-how = Tippe eine Nummer oder einen Namen; a zeigt die Lösung, n geht weiter, q beendet.

## Commands: the word that may be typed, and what it does

terminal-undo = zurück
    .does = deinen letzten Schritt zurücknehmen
terminal-undo-turn = zug zurück
    .does = deinen ganzen Zug zurücknehmen (uu tut dasselbe)
terminal-board = brett
    .does = das Spielbrett zeigen
terminal-score = punkte
    .does = den Wertungsbogen zeigen
terminal-inspect = ansehen
    .does = eine Karte oder etwas anderes erklären: i NAME, oder i und die Nummer einer Möglichkeit
terminal-adjacent = nachbarn
    .does = sagen, was zu einem Ort benachbart ist: a NAME
terminal-goal = ziel
    .does = sagen, worum es im Spiel geht
terminal-partner-first = vortritt
    .does = jemand anderem, der jetzt gefragt ist, den Vortritt lassen
terminal-last = zuletzt
    .does = die letzten Ereignisse wiederholen
terminal-hint = tipp
    .does = zu einem Zug raten und sagen, warum; beim zweiten Mal die Zahlen nennen
terminal-why = warum
    .does = sagen, warum etwas Verlockendes nicht auf der Liste steht
terminal-options = liste
    .does = die Möglichkeiten noch einmal auflisten
terminal-help-word = hilfe
    .does = diese Entscheidung erklären und die Befehle auflisten
terminal-quit = ende
    .does = aufhören; die Partie kann gespeichert und fortgesetzt werden
