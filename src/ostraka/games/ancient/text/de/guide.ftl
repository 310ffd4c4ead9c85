### Die angeleitete erste Partie: Jeder Schritt ist eine Nachricht bei seiner Frage. „.instead“ ist für alle, die etwas anderes getan haben.

guide-goal = Du führst eine Zivilisation, die Monumente baut und weitergibt, was sie wusste. Das Spiel endet, wenn jemand 14 Monumente in der Vergangenheit hat; dann gewinnt, wer die meisten Punkte hat.
guide-timeline = Monumente stehen auf deiner Zeitleiste. Am Ende jedes deiner Züge verfällt, was auf Feld 1 steht: Es kommt in deine Vergangenheit, und seine Punkte gehören dir. Wissen, das noch darauf liegt, geht verloren, und jeder verlorene Marker kostet einen Punkt. Was am Ende des Spiels noch steht, zählt je einen Punkt, was auch darauf gedruckt ist.
guide-create = Du hast zwei Aktionen pro Zug. Wähle „Erschaffen“: Damit kommt eine Karte aus deiner Hand ins Spiel.
    .instead = Das war eine andere Aktion, und keine schlechte. Nimm sie zurück, um der Anleitung zu folgen, oder mach einfach weiter: Erschaffen kann warten.
guide-artefact = Beginne mit der Karte „Genetische Scheibe“. Sie ist ein Artefakt: Es bleibt neben deiner Zeitleiste, verfällt nie und hilft dir immer wieder.
    .instead = Auch eine gute Karte. Die Anleitung wollte die „Genetische Scheibe“, weil sie dem nächsten Monument Wissen abnimmt. Nimm es zurück, oder mach weiter.
guide-monument = Eine Aktion bleibt dir. Wähle noch einmal „Erschaffen“, diesmal für ein Monument.
    .instead = Das war eine andere Aktion. Nimm sie zurück, um ein Monument zu erschaffen, oder mach weiter, wie du magst.
guide-card = Ein Monument zeigt, wie viele Karten du dafür abwirfst, sein Feld, das Wissen, das es mitbringt, seine Punkte und seinen Effekt. „Phimeanakas“ kostet keine Karte, steht auf Feld 5, bringt 2 Wissen mit und ist 1 Punkt wert: Wähle es.
    .instead = Das geht auch; nur wirkt die „Genetische Scheibe“ dann vielleicht nicht. Nimm es zurück, oder mach mit dieser Karte weiter.
guide-slot = Feld 5 ist aufgedruckt und kostet nichts extra; jeder Schritt davon weg kostet eine Karte. Weit weg von Feld 1 hast du mehr Züge, um das Wissen zu entfernen. Wähle Feld 5.
    .instead = Hier verfällt es früher, und die „Genetische Scheibe“, die auf Feld 5 und 6 achtet, wirkt nicht. Nimm es zurück, oder mach weiter.
guide-remove = Die „Genetische Scheibe“ wirkt: Du darfst bis zu 2 Wissen von deiner Zeitleiste entfernen. Nimm beides von „Phimeanakas“, dann geht beim Verfall nichts verloren.
    .instead = Du hast das Wissen liegen lassen. Es muss weg, bevor „Phimeanakas“ in die Vergangenheit kommt, sonst kostet es Punkte.
guide-decline = Dein Zug ist zu Ende, und alles auf deiner Zeitleiste ist ein Feld nach links gerückt. Die Vorschau zeigt, was wann verfällt und was dabei verloren ginge.
guide-learn = Eine Erkenntniskarte kostet eine Aktion und sonst nichts, wenn du ihre Voraussetzung erfüllst. Die der Stufe I helfen sofort, die der Stufe II sind am Ende Punkte wert. Studiere eine, sobald ihre Voraussetzung erfüllt ist.
guide-others = Drei Aktionen fehlen noch. Suchen zieht eine Karte. Archivieren wirft Handkarten ab und entfernt ebenso viel Wissen von deiner Zeitleiste. Ausgraben dreht Monumente deiner Vergangenheit, für je zwei Karten.
guide-free = Der Rest gehört dir: Baue, entferne das Wissen rechtzeitig, studiere, was du kannst. Frag jederzeit nach einem Tipp, und zeig bei offener Hilfe auf alles, was du wissen willst.
