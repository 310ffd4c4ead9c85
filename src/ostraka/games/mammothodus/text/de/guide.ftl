### Die angeleitete erste Partie: Jeder Schritt ist eine Nachricht bei seiner Frage. „.instead“ ist für alle, die etwas anderes getan haben.

guide-goal = Dein Clan uralter Tiere sucht einen Weg aus einer Welt, die sich mit Menschen füllt. Aktiviere die vier Kraftorte, dann bring deinen Clan auf den Gipfel in der Mitte, und du hast gewonnen.
guide-dangers = Du verlierst, sobald eines davon genommen werden muss und keines übrig ist: Stämme, Geister, Pfade, Degeneration, Fragmente des Portals. Auch aussterben darf dein Clan nicht.
guide-founder = Zwei deiner vier Figuren beginnen auf dem Gipfel. Grün geht einen Schritt weiter, Rot würfelt im Angriff mit einem Würfel mehr, Gelb gewinnt 1 Population mehr, Blau passt sich einen Schritt weiter an. Wähle zwei.
    .instead = Dann die andere.
guide-humans = Jeder Zug beginnt mit den Menschen. Eine Karte wird aufgedeckt: Stämme in Gebieten dieser Farbe ziehen zum nächsten Kraftort oder zu den nächsten Tieren. Wo Tiere sind, jagen sie, das kostet Population; an einem Kraftort beschwören sie einen Geist.
guide-action = Dann führt dein Clan eine Aktion aus. Dafür spielst du Karten in der Farbe der Aktion oder des Geländes, auf dem die Figur steht. Wähle „Bewegung“: Draußen liegen Splitter.
    .instead = Auch eine gute Aktion. Mach weiter, oder nimm sie zurück und bewege dich.
guide-figure = Figuren handeln nacheinander, und jede Karte, die du auf sie spielst, zählt 1: hier einen Schritt. Wähle eine Figur, dann ihre Karten; erreichbares Land hat einen gepunkteten Rand, und ein Klick darauf plant den ganzen Weg.
    .instead = Diesmal handelt also niemand. Das ist erlaubt.
guide-step = Jeder Schritt führt in ein angrenzendes Gebiet, und nichts versperrt den Weg. Die Sechsecke sind Splitter: Mit ihnen werden Kraftorte bezahlt. Wo eine Figur anhält, wird ein dunkler aufgedeckt. Ein offener kann mitgetragen werden, immer nur einer: Nimm ihn dort, wo die Figur steht; er bleibt bei ihr, bis sie anhält.
guide-discard = Am Ende des Zuges darfst du Karten abwerfen, die du nicht willst, und ziehst dann auf vier nach. Ist dein Nachziehstapel leer, vergeht eine Generation: Deine Population sagt, wie viele Figuren du dann hast.
guide-portal = Das sind die vier Zeilen des Portals, eine für jeden Kraftort. Was eine Zeile zeigt, muss in einem Gebiet zutreffen: Ihre Splitter liegen dort offen, Farbe und Region passen. Ein Klick auf die Nummer der Zeile zeigt, wo. Die Aktivierung dort kostet 1 Karte für den ersten Ort, 2 für den zweiten und so weiter.
guide-clan = Fürsorge gibt für jede Karte 1 Population. Anpassung hebt die Verteidigung für jede Karte um 1 und nimmt ganz oben stattdessen stärkere Karten. Bei einer neuen Generation bringt jede Figur über der Verteidigung eine Degenerationskarte: Sie füllt nur die Hand, bis du sie mit der Aktion Degeneration ausspielst.
guide-others = Ein Angriff würfelt für jede Karte einen Würfel: Jede 4 oder mehr vernichtet einen Stamm im Gebiet deiner Figur. Stämme vermehren sich ständig und beschwören an aktiven Kraftorten Geister, also lass sie nicht zu lange in Ruhe.
guide-free = Von hier an ist es deine Geschichte. Das Portal verlangt jedes Mal mehr, wenn der Menschenstapel leer ist, also warte nicht zu lange. Frag jederzeit nach einem Tipp.
