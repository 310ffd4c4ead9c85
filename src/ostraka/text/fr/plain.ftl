### Les mots de la page simple, qui n'a pas besoin d'être construite : des lignes de texte et des boutons.

plain-connecting = Connexion…
plain-who = Comment vous appeler ?
plain-name = Nom
plain-come-in = Entrer
plain-welcome = Bienvenue, { $name }.

plain-against-bot = Jouer contre un bot
plain-level = Niveau du bot
plain-play = Jouer tout de suite : { $game }
plain-with-friends = Jouer entre amis
plain-table = Préparer une table pour des amis
plain-code = Code de six lettres d’une table
plain-sit = S’asseoir
plain-mine = Vos tables
plain-your-turn = à vous de jouer
plain-open = pas encore commencée
plain-playing = en cours
plain-over = terminée
plain-ended = arrêtée avant la fin

plain-set = La table est prête
plain-invite = Vos amis peuvent entrer avec le code { $code } ou l’adresse de cette page.
plain-start = Commencer la partie
plain-fill = Mettre des bots aux places libres
plain-free = libre
plain-waiting-seats = On attend que quelqu’un s’assoie.
plain-all-here = Tout le monde est là.

plain-agree = Accepter
plain-refuse = Refuser
plain-undo = Annuler
plain-hint = Conseil
plain-why-not = Pourquoi pas… ?
plain-again = Rejouer
plain-board = La table
plain-log = Ce qui s’est passé
plain-watching = Vous regardez.
plain-closed = Cette table vous est fermée.
plain-lost = Connexion perdue ; nouvel essai…
plain-nothing = Il n’y a rien à en dire.
plain-waiting = En attente : { $names }…
plain-won = Victoire : { $names }.
plain-nobody-won = Personne n’a gagné.
plain-seed = Graine : { $seed } ; engagement : { $commitment }.
plain-plea = { $name } demande à annuler un coup.
