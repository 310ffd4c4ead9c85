### Énigmes : de quoi il s’agit, et ce qu’en dit le terminal. Les coups entiers et les raisons sont ceux des conseils.

# Un coup de quelqu’un d’autre dans une solution
puzzle-theirs = { $name } : { $move }

puzzle-easy = facile
puzzle-medium = moyenne
puzzle-hard = difficile

## Thèmes

puzzle-theme-end = Fin de partie
puzzle-theme-chain = De fil en aiguille
puzzle-theme-build = Créer
puzzle-theme-learn = Apprendre
puzzle-theme-knowledge = Se défaire du savoir
puzzle-theme-hand = De nouvelles cartes
puzzle-theme-research = Recherches
puzzle-theme-exhibition = Expositions
puzzle-theme-dig = Quand fouiller ?
puzzle-theme-display = Une nouvelle offre
puzzle-theme-journey = Où aller ?
puzzle-theme-humans = Contre les humains
puzzle-theme-save = Sauver un clan
puzzle-theme-growth = Adaptation et développement
puzzle-theme-decay = Dégradation
puzzle-theme-portal = Lieux de pouvoir
puzzle-theme-decision = Une décision

## Dans le terminal

puzzle-title = Énigme { $id } : { $game }. { $theme }, { $difficulty }.
puzzle-task = Trouvez le meilleur coup. h donne la solution, q quitte.
puzzle-good = C’est juste. Continuez.
puzzle-missed = { $move } : ce n’est pas le meilleur coup. Essayez encore.
puzzle-solved = Énigme résolue.
puzzle-answer = La solution : { $moves }.
puzzle-no-undo = Rien ne s’annule dans une énigme : un coup qui n’est pas le meilleur n’est pas joué, et vous essayez encore.
puzzle-another = Encore une ? Tapez o ou n :
puzzle-none = Il n’y a pas d’énigmes pour { $game }.
