### Die angeleitete erste Partie: Jeder Schritt ist eine Nachricht bei seiner Frage. „.instead“ ist für alle, die etwas anderes getan haben.

guide-goal = Dein Clan uralter Tiere sucht einen Weg aus einer Welt, die sich mit Menschen füllt. Aktiviere die vier Kraftorte, dann bring deinen Clan auf den Gipfel in der Mitte: Du hast gewonnen.
guide-dangers = Du verlierst, sobald eines davon genommen werden muss und keines übrig ist: Stämme, Geister, Pfade, Degeneration, Fragmente des Portals. Auch aussterben darf dein Clan nicht.
guide-founder = Zwei deiner vier Figuren beginnen auf dem Gipfel. Jede Farbe ist in einer Aktion etwas besser: Wähle zwei, wie du magst.
    .instead = Dann die andere.
guide-humans = Jeder Zug beginnt mit den Menschen. Eine Karte wird aufgedeckt, und ihre Farbe sagt, welche Stämme kommen, ziehen und jagen; die Liste erklärt jeden ihrer Schritte.
guide-action = Dann führt dein Clan eine Aktion aus. Dafür spielst du Karten in der Farbe der Aktion oder des Geländes, auf dem die Figur steht. Wähle „Bewegung“: Draußen liegen Splitter.
    .instead = Auch eine gute Aktion. Mach weiter, oder nimm sie zurück und bewege dich.
guide-figure = Figuren handeln nacheinander, jede so weit, wie die Karten reichen, die du auf sie spielst. Wähle eine Figur, dann ihre Karten.
    .instead = Diesmal handelt also niemand. Das ist erlaubt.
guide-step = Jeder Schritt führt in ein angrenzendes Gebiet, und nichts versperrt den Weg. Wo eine Figur anhält, wird der Splitter aufgedeckt; ein offener Splitter kann mitgetragen werden.
guide-discard = Am Ende des Zuges darfst du Karten abwerfen, die du nicht willst, und ziehst dann auf vier nach. Ist dein Nachziehstapel leer, vergeht eine Generation: Deine Population sagt, wie viele Figuren du dann hast.
guide-portal = Das sind die vier Zeilen des Portals, eine für jeden Kraftort. Alle offenen Felder einer Zeile müssen in einem Gebiet erfüllt sein: Ihre Splitter liegen dort offen, auf Gelände ihrer Farbe oder in ihrer Region. Dann wähle dort die Aktivierung.
guide-clan = Achte auf deine Population: Jagd kostet sie, Fürsorge mehrt sie. Die Verteidigung, die durch Anpassung steigt, hält Degenerationskarten aus deinem Stapel.
guide-others = Ein Angriff vertreibt Stämme und Geister mit Würfeln. Sie vermehren sich ständig, also lass sie nicht zu lange in Ruhe.
guide-free = Von hier an ist es deine Geschichte. Das Portal verlangt jedes Mal mehr, wenn der Menschenstapel leer ist, also warte nicht zu lange. Frag jederzeit nach einem Tipp.
