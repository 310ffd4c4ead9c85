### Rätsel: worum es geht, und was im Terminal dazu gesagt wird. Ganze Züge und Gründe sind die der Tipps.

# Ein Zug von jemand anderem in einer Lösung
puzzle-theirs = { $name }: { $move }

puzzle-easy = leicht
puzzle-medium = mittel
puzzle-hard = schwer

## Themen

puzzle-theme-end = Spielende
puzzle-theme-chain = Eins führt zum anderen
puzzle-theme-build = Erschaffen
puzzle-theme-learn = Studieren
puzzle-theme-knowledge = Wissen loswerden
puzzle-theme-hand = Neue Karten
puzzle-theme-research = Forschung
puzzle-theme-exhibition = Ausstellungen
puzzle-theme-dig = Wann graben?
puzzle-theme-display = Eine neue Auslage
puzzle-theme-journey = Wohin gehen?
puzzle-theme-humans = Gegen die Menschen
puzzle-theme-save = Einen Clan retten
puzzle-theme-growth = Anpassung und Entwicklung
puzzle-theme-decay = Degeneration
puzzle-theme-portal = Kraftorte
puzzle-theme-decision = Eine Entscheidung

## Im Terminal

puzzle-title = Rätsel { $id }: { $game }. { $theme }, { $difficulty }.
puzzle-task = Finde den besten Zug. h gibt die Lösung, q beendet.
puzzle-good = Richtig. Weiter.
puzzle-missed = { $move }: nicht das Beste. Versuche es noch einmal.
puzzle-solved = Gelöst.
puzzle-answer = Die Lösung: { $moves }.
puzzle-no-undo = In einem Rätsel wird nichts zurückgenommen: Was nicht das Beste ist, wird nicht gespielt, und du versuchst es noch einmal.
puzzle-another = Noch eins? Tippe j oder n:
puzzle-none = Für { $game } gibt es keine Rätsel.
