### What the browser client says at the table of Ancient Knowledge, besides what the game's other catalogues say.

game-ancient-title = Ancient Knowledge
game-ancient-pitch = Errichte Städte, Megalithen und Pyramiden. Die Zeit trägt sie fort; was sie wussten, rettest du, oder es geht verloren.
game-ancient-facts = 2–4 Personen · 60 Minuten · Teams möglich
kind-city = Stadt
kind-megalith = Megalith
kind-pyramid = Pyramide
kind-artefact = Artefakt
kind-ancient = Erkenntnis: Antike
kind-writing = Erkenntnis: Schrift
kind-secret = Erkenntnis: Geheimnis
letter-city = S
letter-megalith = M
letter-pyramid = P
letter-artefact = A
letter-ancient = A
letter-writing = S
letter-secret = G
activation-immediate = Sofort
activation-permanent = Dauerhaft
activation-timeline = Zeitleiste
activation-decline = Verfall
activation-final = Am Ende
activation-immediate-long = Wirkt einmal, wenn die Karte ins Spiel kommt, und verbraucht keine Aktion; nur „darfst“ und „bis zu“ lassen dir eine Wahl
activation-permanent-long = Wirkt, solange die Karte im Spiel ist: ein Artefakt oder ein Monument auf deiner Zeitleiste
activation-timeline-long = Wirkt einmal in jeder deiner Zeitleistenphasen, solange die Karte im Spiel ist; nur „darfst“ und „bis zu“ lassen dir eine Wahl
activation-decline-long = Wirkt beim Verfall, solange die Karte noch auf deiner Zeitleiste liegt; nur „darfst“ und „bis zu“ lassen dir eine Wahl
activation-final-long = Zählt in der Schlusswertung, ein Monument nur, wenn es in deiner Vergangenheit liegt
ak-timeline = Zeitleiste
ak-column = Feld { $n }
way-where-ancient = { $what }: Wähle das Feld auf der Zeitleiste.
ak-upper = obere Reihe
ak-lower = untere Reihe
ak-empty = leer
ak-past = Vergangenheit
ak-past-of = Vergangenheit { $n } von 14
ak-past-sum = { $n ->
    [1] Ein Monument
   *[other] { $n } Monumente
} mit { $points ->
    [one] { $points } aufgedruckten Punkt
   *[other] { $points } aufgedruckten Punkten
}; { $turned ->
    [0] noch keines ist ausgegraben.
    [1] eines ist ausgegraben. Welche, ist einerlei.
   *[other] { $turned } sind ausgegraben. Welche, ist einerlei.
}
ak-past-empty = Noch ist nichts in der Vergangenheit versunken. Was auf Feld 1 steht, verfällt am Ende des Zuges.
ak-collection-empty = Noch nichts studiert.
ak-lost = Verlorenes Wissen
ak-artefacts = Artefakte
ak-collection = Studiert
ak-deck = Stapel
ak-declines = Verfall
ak-falls-now = jetzt
ak-laid = Wähle davon
ak-making = Du erschaffst
ak-excavated = ausgegraben
bind-chance-ancient = Danach werden Karten gezogen oder aufgedeckt.
bind-chance-ancient-search = Danach ziehst du eine Karte.
cost-ancient = { $n ->
    [0] kostenlos
   *[other] { $n } abwerfen
}
ak-level = Stufe { $n }
ak-board = Säule { $n }
ak-cell = Feld { $slot }, { $row }: { $what }
ak-cell-card = { $name }, { $kind }, { $n } Wissen{ $locked ->
    [yes] , gesperrt
   *[no] {""}
}
ak-hand-of = Hand
ak-hand-hidden = Wer zuschaut, sieht keine Hand.
ak-hand-empty = Deine Hand ist leer.
explain-ancient-rival = Ein anderer Platz auf einen Blick: Handkarten, Monumente in der Vergangenheit, verlorenes Wissen, Erkenntniskarten und die sechs Felder der Zeitleiste mit dem Wissen, das noch darauf liegt. Die Pfeile öffnen das ganze Tableau.
explain-ancient-timeline = Deine Zeitleiste. Monumente stehen auf sechs Feldern, je zwei, mit Wissen darauf. Am Ende jedes deiner Züge verfallen die auf Feld 1 in die Vergangenheit, und die anderen rücken ein Feld nach links.
explain-ancient-past = Deine Vergangenheit: Verfallene Monumente sind hier ihre Punkte wert. Liegen irgendwo vierzehn, ist die Runde die letzte. Ein aufrechtes lässt sich einmal für neue Karten ausgraben.
explain-ancient-forecast = In wie vielen Zügen ein Feld verfällt, was seine Monumente dann wert sind, und wie viel Wissen mit ihnen verloren ginge.
explain-ancient-lost = Verlorenes Wissen: was beim Verfall noch auf Monumenten lag. Jeder Marker kostet dich am Ende einen Punkt.
explain-ancient-deck = Die Werkskarten, die noch da sind. Wenn keine mehr da ist, wird der Ablagestapel gemischt.
explain-ancient-artefacts = Deine Artefakte, höchstens fünf. Sie bleiben, und ihre Effekte wirken weiter.
explain-ancient-learned = Die Erkenntniskarten, die du studiert hast.
explain-ancient-technologies = Erkenntniskarten, die du studieren kannst, wenn deine Vergangenheit und deine Hand ihre Voraussetzung erfüllen. Die der Stufe I helfen sofort, die der Stufe II sind Punkte wert.
explain-ancient-hand = Deine Hand, nie mehr als zehn Karten. Von hier werden Karten erschaffen, und andere davon bezahlen dafür.
aim-ancient = 14 Monumente in einer Vergangenheit beenden das Spiel, dann gewinnt, wer die meisten Punkte hat
ak-does-create = eine Karte ins Spiel bringen
ak-does-learn = eine Erkenntniskarte nehmen
ak-does-archive = Karten abwerfen, Wissen entfernen
ak-does-excavate = Monumente der Vergangenheit drehen, Karten ziehen
ak-does-search = eine Karte ziehen
# Stems of long words on cards, with a bar wherever a browser may divide them
ak-breaks = Voraus|setzung Vergangen|heit Erkenntnis|karte Zeit|leisten|phase Zeit|leiste Mega|lith Pyra|mide Monu|ment Wissens|marker Schluss|wertung mindes|tens höchs|tens aus|liegend Reihen|folge Arte|fakt erschaf|fe verschie|dene Verfalls|phase Ausgra|ben Archi|vieren
