### Ce que le terminal dit de lui-même : autour des questions, des choix et des événements, qui sont ceux du jeu.

## Arriver et partir

terminal-title = { $game }, { $n ->
    [one] { $n } place
   *[other] { $n } places
}.
terminal-setting = { $setting } : { $value }.
terminal-seated = À la table : { $names }.
terminal-bot = { $name } ({ $bot })
terminal-allies = { $name } joue avec { $partner }.
terminal-welcome = Tapez le numéro de votre choix. ? explique, g donne le but, u annule, q quitte.
terminal-guide = Guide, { $place } sur { $of } : { $text }
terminal-over = La partie est finie.
terminal-goodbye = Au revoir.
terminal-left = Vous avez quitté la table.
terminal-seed = Graine : { $seed }
terminal-file = Fichier de la partie : { $file }
terminal-saved = Partie enregistrée. `{ $command }` la reprend.
terminal-save = Enregistrer la partie ? Tapez o ou n :
failed-unread = { $file } est illisible : { $why }
failed-no-text = { $file } n’est pas un fichier de texte
failed-unwritten = impossible d’écrire { $file } : { $why }
failed-over = la partie de { $file } est terminée ; `{ $command }` la montre
failed-unsaved = la partie n’a pas pu être enregistrée : { $why }

## A replay file told or checked

terminal-commitment = Engagement : { $commitment }
terminal-digest = Empreinte : { $digest }
terminal-after = Après { $n } choix :
terminal-good = { $file } : correct. { $n } choix rejoués, { $game }, { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
}
terminal-commitment-fits = L’engagement correspond à la graine : { $commitment }
terminal-digest-same = L’empreinte est la même : { $digest }

## Des noms pour qui n’en a pas donné

terminal-player = Vous
terminal-player-n = Place { $place }
terminal-bot-n = Bot { $place }

## À qui de jouer

terminal-your-turn = { $name }, à vous. Appuyez sur Entrée quand vous êtes la seule personne devant l’écran.
terminal-partner = Votre partenaire : { $name }.
terminal-asked-too = { $name } a aussi une réponse à donner, dans l’ordre de votre choix : p laisse { $name } répondre d’abord.
terminal-nobody-else = Personne d’autre n’a de réponse à donner maintenant.

## Réponses

terminal-yes = o oui
terminal-no = n non
terminal-type-number = Tapez un numéro de 1 à { $n }, ou ? pour l’aide.
terminal-no-number = { $n ->
    [1] Il n’y a que le choix 1. Tapez 1, ou ? pour l’aide.
   *[other] Les choix vont de 1 à { $n }. Tapez l’un de ces numéros, ou ? pour l’aide.
}
terminal-several = Cela peut être : { $options }. Tapez le numéro ou plus de lettres du nom.
terminal-unknown = Rien ici ne s’appelle « { $text } ». Tapez un numéro de 1 à { $n }, ou ? pour l’aide.
terminal-nothing-missing = Tout ce qui pouvait être proposé ici est dans la liste.
terminal-help = Répondez par le numéro d’un choix ou par le début de son nom. Ou tapez :
terminal-command = { $key } ou { $word } : { $meaning }
# Une chose et ce qu’on en dit
terminal-labelled = { $label } : { $text }

## Annuler

terminal-not-back = Rien n’a été annulé.
terminal-back = Annulé : { $what }.
terminal-agree = { $name }, acceptez-vous cette annulation ? { $why } Tapez o ou n :
terminal-coach = Le jouer quand même ? Tapez o ou n :
terminal-coach-back = Tapez u pour l’annuler.
terminal-learn-place = { $n } sur { $of }. { $when }.
terminal-learn-how = Tapez un numéro ou un nom ; a montre la solution, n passe à la suite, q quitte.

## Les commandes : le mot à taper, et ce qu’il fait

terminal-undo = annuler
    .does = annuler votre dernière étape
terminal-undo-turn = annuler le tour
    .does = annuler tout votre tour (uu fait de même)
terminal-board = plateau
    .does = montrer le plateau
terminal-score = points
    .does = montrer la feuille de score
terminal-inspect = voir
    .does = expliquer une carte ou un élément : i NOM, ou i et le numéro d’un choix
terminal-adjacent = voisins
    .does = dire à quoi un lieu est adjacent : a NOM
terminal-goal = but
    .does = dire quel est le but du jeu
terminal-partner-first = partenaire
    .does = laisser répondre d’abord une autre personne interrogée
terminal-last = derniers
    .does = répéter les derniers événements
terminal-hint = conseil
    .does = conseiller un coup et dire pourquoi ; une seconde fois, donner les chiffres
terminal-why = pourquoi
    .does = dire pourquoi un choix tentant n’est pas dans la liste
terminal-options = choix
    .does = redonner la liste des choix
terminal-help-word = aide
    .does = expliquer cette décision et donner la liste des commandes
terminal-quit = quitter
    .does = arrêter ; la partie peut être enregistrée et reprise
