### Die Wörter der einfachen Seite, die nicht gebaut werden muss: Textzeilen und Knöpfe.

plain-connecting = Verbindung …
plain-who = Wie sollen wir dich nennen?
plain-name = Name
plain-come-in = Hereinkommen
plain-welcome = Willkommen, { $name }.

plain-against-bot = Gegen einen Bot spielen
plain-level = Stufe des Bots
plain-play = Jetzt spielen: { $game }
plain-with-friends = Mit Freunden spielen
plain-table = Einen Tisch für Freunde einrichten
plain-code = Code eines Tisches aus sechs Buchstaben
plain-sit = Platz nehmen
plain-mine = Deine Tische
plain-your-turn = du bist am Zug
plain-open = noch nicht begonnen
plain-playing = läuft
plain-over = beendet
plain-ended = vorzeitig beendet

plain-set = Der Tisch ist bereit
plain-invite = Deine Freunde können mit dem Code { $code } oder über die Adresse dieser Seite dazukommen.
plain-start = Partie beginnen
plain-fill = Bots auf die freien Plätze setzen
plain-free = frei
plain-waiting-seats = Warten, bis sich jemand setzt.
plain-all-here = Alle sind da.

plain-agree = Zustimmen
plain-refuse = Ablehnen
plain-undo = Zurücknehmen
plain-hint = Tipp
plain-why-not = Warum nicht …?
plain-again = Noch einmal spielen
plain-board = Der Tisch
plain-log = Was geschehen ist
plain-watching = Du schaust zu.
plain-closed = Dieser Tisch ist für dich geschlossen.
plain-lost = Verbindung verloren; neuer Versuch …
plain-nothing = Dazu gibt es nichts zu sagen.
plain-waiting = Warten auf { $names } …
plain-won = Sieg: { $names }.
plain-nobody-won = Niemand hat gewonnen.
plain-seed = Startwert: { $seed }; Festlegung: { $commitment }.
plain-plea = { $name } möchte einen Schritt zurücknehmen.
