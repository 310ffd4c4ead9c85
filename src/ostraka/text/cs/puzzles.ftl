### Úlohy: o čem jsou a co se k nim říká v terminálu. Celé tahy a důvody jsou stejné jako u rad.

# Tah někoho jiného v řešení
puzzle-theirs = { $name }: { $move }

puzzle-easy = lehká
puzzle-medium = střední
puzzle-hard = těžká

## Témata

puzzle-theme-end = Konec hry
puzzle-theme-chain = Jedno vede k druhému
puzzle-theme-build = Tvorba
puzzle-theme-learn = Učení
puzzle-theme-knowledge = Jak se zbavit vědění
puzzle-theme-hand = Nové karty
puzzle-theme-research = Výzkum
puzzle-theme-exhibition = Výstavy
puzzle-theme-dig = Kdy kopat?
puzzle-theme-display = Nová nabídka
puzzle-theme-journey = Kam jít?
puzzle-theme-humans = Proti lidem
puzzle-theme-save = Záchrana klanu
puzzle-theme-growth = Adaptace a rozvoj
puzzle-theme-decay = Degradace
puzzle-theme-portal = Místa síly
puzzle-theme-decision = Rozhodnutí

## V terminálu

puzzle-title = Úloha { $id }: { $game }. { $theme }, { $difficulty }.
puzzle-task = Najděte nejlepší tah. h prozradí řešení, q končí.
puzzle-good = Správně. Pokračujte.
puzzle-missed = { $move }: není to nejlepší tah. Zkuste to znovu.
puzzle-solved = Vyřešeno.
puzzle-answer = Řešení: { $moves }.
puzzle-no-undo = V úloze se nic nevrací: co není nejlepší, to se nezahraje a zkusíte to znovu.
puzzle-another = Ještě jednu? Napište a nebo n:
puzzle-none = Pro hru { $game } nejsou žádné úlohy.
