### Les mots des commandes du navigateur. Ce qui se dit d'un jeu vient du catalogue de ce jeu.

app-title = Ostraka
skip-to-content = Aller au contenu
loading = On déroule le papyrus…
offline = Le serveur ne répond pas, et cette page en a besoin. Les règles, les cartes et vos réglages restent accessibles.
offline-bar = Pas de connexion. Les règles, les cartes et les réglages restent accessibles ; pour jouer, il faut une connexion.
try-again = Réessayer
close = Fermer
back = Retour
done = Terminé
copy-not = Votre navigateur ne permet pas de copier : sélectionnez le texte et copiez-le vous-même.
# Une chose et ce qu’on en dit
labelled = { $label } : { $text }

## Haut de la page

nav-label = Navigation
nav-home = Accueil
nav-cards = Cartes
nav-tables = Mes tables
nav-more = Plus
settings-title = Réglages
theme = Apparence
theme-auto = Comme l’appareil
theme-light = Claire
theme-dark = Sombre
theme-contrast = Contraste élevé
speed = Animations
speed-calm = Lentes
speed-brisk = Rapides
speed-instant = Aucune
language = Langue
your-name = Votre nom
confirm = Choisir
confirm-never = d’un seul geste : la manière rapide
confirm-irreversible = sélectionner, puis confirmer ce qui engage
confirm-always = sélectionner, puis tout confirmer
teach = Expliquer les décisions
teach-new = la première fois
teach-always = toujours
teach-never = jamais
teach-on = Compris
sound = Sons quand c’est à moi de jouer et aux grands moments
guest-name = Sans compte

# Said by the server: with the link to a table, and where no scripts run
preview-table = Une partie de { $game }
preview-seats = { $free ->
    [0] Venez regarder : toutes les places sont prises.
    [one] Venez jouer : { $free } place libre sur { $seats }. Pas besoin de compte.
   *[other] Venez jouer : { $free } places libres sur { $seats }. Pas besoin de compte.
}
without-scripts = Pour jouer, le navigateur doit pouvoir exécuter des scripts (JavaScript). Les règles se lisent sans eux :

## Page d'accueil

hero-title = Trois jeux de civilisations perdues
hero-text = Bâtissez des merveilles et regardez-les sombrer dans le passé, cherchez des trésors d’Europe en Orient, ou menez un clan de mammouths à travers les glaces. Jouez tout de suite contre des bots, ou envoyez un lien à vos amis.
# Un jeu d'un autre paquet
game-other-facts = { $fewest }–{ $most } joueurs
play-now = Jouer
play-now-hint = Contre des bots, avec les règles habituelles
play-now-level = Niveau des bots avec « Jouer »
play-now-level-text = Des niveaux, du plus doux au plus fort que nous sachions faire ; ou un niveau à votre force, d’après vos dernières parties.
learn-hint = Une première partie guidée : dix minutes, pas à pas, à une vraie table
come-in = Rejoindre une table
come-in-lobby = Pas de code ? D’autres tables cherchent du monde.
come-in-lobby-go = Tables ouvertes
read = Lire
invite = Inviter des amis
learn = Apprendre
daily = Défi du jour
daily-text = La même donne pour tout le monde, un essai par jour.
my-tables = Mes tables
my-tables-asked = { $n ->
    [one] à vous de jouer
   *[other] à vous de jouer à { $n } tables
}
my-tables-all = { $n ->
    [one] Votre table
   *[other] Les { $n } tables
}
my-tables-alone = En solo
my-tables-none = Aucune partie ne vous attend.
my-tables-none-yet = Votre première partie est à un clic : choisissez un jeu, et les bots s’assoient aussitôt. Vous la retrouverez ici à chaque retour.
my-tables-none-now = Vous avez terminé toutes vos parties. Commencez-en une autre, ou trouvez du monde dans le salon.
my-tables-open = Pas encore commencées
my-tables-your-turn = À vous de jouer
my-tables-waiting = En attente des autres
my-tables-past = Terminées
my-tables-next = Table suivante
my-tables-aside = Mettre de côté
my-tables-aside-n = { $n ->
    [one] { $n } partie mise de côté
   *[other] { $n } parties mises de côté
}
my-tables-aside-not = La reprendre
my-tables-won = Gagnée
my-tables-lost = Perdue
my-tables-place = Place { $place }
my-tables-ended = Arrêtée avant la fin
my-tables-more = Encore { $n }
ago-minutes = { $n ->
    [0] à l’instant
    [one] il y a { $n } minute
   *[other] il y a { $n } minutes
}
ago-hours = { $n ->
    [one] il y a { $n } heure
   *[other] il y a { $n } heures
}
ago-days = { $n ->
    [one] il y a { $n } jour
   *[other] il y a { $n } jours
}
continue = Continuer
starting = On prépare la table…
soon = Pas encore ouvert

## Galerie

gallery-title = Toutes les cartes et découvertes, en images
gallery-of = Les cartes du jeu { $game }
gallery-site = Site
gallery-text-plain = Les { $n } cartes et pièces, en mots.
gallery-text = Les { $n } cartes, en images. Choisissez-en une pour la lire en entier.
gallery-search = Chercher dans les noms, les lieux et les textes
gallery-kind = Catégorie
gallery-activation = Moment d’effet
gallery-all = Toutes
gallery-found = { $n ->
    [0] Aucune carte ne correspond.
    [one] { $n } carte
   *[other] { $n } cartes
}
gallery-sort = Tri
sort-number = Par numéro
sort-cost = Par coût
sort-points = Par points
sort-name = Par nom

## Cartes

card-cost = { $n ->
    [0] Aucune carte à défausser
    [one] { $n } carte à défausser
   *[other] { $n } cartes à défausser
}
card-slot = Depuis l’emplacement { $n }
card-locked = Cadenas : ne peut être créée que sur son emplacement d’arrivée
card-knowledge = { $n ->
    [one] { $n } jeton Savoir
   *[other] { $n } jetons Savoir
}
card-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
card-level = Niveau { $n }
card-requires = Prérequis : { $what }
card-rulings = Précisions de règle
card-number = N° { $n }
card-tokens = { $n ->
    [one] porte { $n } jeton Savoir
   *[other] porte { $n } jetons Savoir
}
inspect = Lire : { $name }

## La table

table-connecting = Connexion à la table…
table-lost = Connexion perdue. Nouvel essai…
table-back = Connexion rétablie.
table-over = La partie est terminée
table-waiting-for = En attente : { $names }
table-telling = Voyez ce qui s’est passé.
table-thinking = { $n ->
    [one] { $names } réfléchit…
   *[other] { $names } réfléchissent…
}
table-your-turn = À vous de jouer
table-undo = Annuler
table-undo-none = Il n’y a aucun coup de votre part à annuler pour l’instant.
table-undo-never = Rien ne s’annule à cette table.
table-undo-turn = Annuler le tour
table-hint = Conseil
# What the advised move comes after, and the best that is not as good
table-hint-is = Conseil :
table-hint-next = Deuxième choix : { $move }.
table-hint-do = Jouer ce coup
table-hint-figures = Chiffres
table-listed = Dans un ordre quelconque
table-not-now = Pas maintenant : { $what }
table-why-not = Pourquoi pas… ?
help-title = Aide
help-point = Pointez ou touchez ce qui a un contour pointillé : l’explication s’affiche ici.
help-ruling = Ce que les règles en disent
help-rules = Les règles de ce jeu
table-why-not-none = Tout ce qui peut se faire ici est proposé.
table-log = Journal
table-log-empty = Il ne s’est encore rien passé.
table-log-unread = { $n ->
    [one] { $n } nouveau
   *[other] { $n } nouveaux
}
table-undo-here = Annuler jusqu’ici
table-scores = Scores
table-outcome = La situation
table-players = Autour de la table
table-market = Cartes Connaissance
table-me = Mon plateau
table-hand = Main
table-hand-count = { $n }/{ $max }
table-ahead = À venir
table-lately = Récemment
table-since = Depuis votre dernier tour
table-since-all = Tout montrer
table-since-less = Montrer moins
table-since-replay = Le revoir, étape par étape
choose-game = Choisir un jeu
table-so-far = Points jusqu’ici
team-total = Ensemble
side-partner = Votre équipe
side-against = Adversaires
side-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
side-leads = en tête
table-decision = Que faire maintenant
table-choices = Choix
table-result-winner = Victoire : { $names }
result-you-won = Vous avez gagné !
result-you-lost = Vous avez perdu
result-all = Tout le monde
result-won-together = Vous avez gagné, tous ensemble !
result-lost-together = Vous avez perdu, tous ensemble
result-lead = { $n ->
    [1] D’un seul point
    [one] De { $n } point
   *[other] De { $n } points
}
result-look = Regarder la table
table-ended = Les personnes restantes ont arrêté la partie avant la fin.
table-ended-left = La dernière personne est partie avant la fin.
table-ended-day = Elle a été close avant la fin : le jour du défi est passé.
table-ended-long = Elle a été close avant la fin : le journal de cette table a atteint sa longueur maximale.
table-ended-abandoned = Elle a été close avant la fin : personne n’y était revenu depuis longtemps.
table-ended-by-hand = Elle a été close avant la fin par la personne qui gère ce serveur.
table-call = Signaler le retard
table-call-what = { $name } vous fait attendre depuis longtemps.
table-rated-terms = Classée : pas de conseils, plus d’annulation dès que du nouveau est révélé, et partir compte comme une défaite.
table-forked = La suite d’une autre partie à partir de l’étape { $n }, avec un autre hasard.
table-unrated-household = Cette partie n’est pas classée : deux d’entre vous ont la même adresse internet.
table-again = Rejouer
table-again-join = Se joindre à la partie
table-again-asked = La table est prête pour une autre partie.
table-leave = Quitter la table
table-opponents = Adversaires
table-open-board = Montrer le plateau : { $name }
table-bot-of = Bot · { $level }
table-plea = { $name } demande à annuler un coup.
table-plea-why = Depuis, { $reasons }.
plea-undo-chosen = quelqu’un d’autre a fait un choix
plea-undo-chance = des cartes ou des dés sont sortis
plea-undo-revealed = quelque chose a été révélé
table-agree = Accepter
table-refuse = Refuser
table-selected = Choisi : { $what }
table-confirm = Confirmer
table-spectator = Vous regardez
table-spectator-late = { $n ->
    [one] Vous regardez, avec { $n } seconde de retard
   *[other] Vous regardez, avec { $n } secondes de retard
}
table-next = { $n ->
    [one] À vous de jouer ailleurs : { $game }
   *[other] À vous de jouer à { $n } autres tables
}
leave = Quitter la partie
leave-what = Vous laissez votre place. Les autres décident de vous attendre, de laisser jouer un bot ou d’arrêter la partie. Vous pouvez revenir tant que la partie dure.
leave-end = La partie s’arrête ici, sans résultat. Son replay est conservé.
leave-lost = La partie s’arrête ici, et elle compte : comme une défaite, ou comme votre seul essai.
leave-rated = Dans une partie classée, cela compte comme une défaite si un bot a joué pour vous ou si les autres arrêtent la partie.
leave-sure = Oui, quitter la partie
table-help = Aide
table-total = Total
log-who = Afficher les lignes de
log-all = Tout le monde
log-turn = Tour { $n } : { $name }
past-title = Ce que les autres ont fait
past-of = Étape { $n } sur { $all }
past-back = Une étape en arrière
past-on = Une étape en avant
past-run = Lecture
past-rest = Pause
past-close = Retour à la partie
table-board-of = Le plateau de { $name }
sound-offer = Voulez-vous un son quand c’est votre tour ?
sound-offer-yes = Activer les sons
sound-offer-no = Non, merci
result-you-with = Vous avez gagné avec { $names } !
result-again = Voir le résultat
together-turns = Tours
together-of = { $n } sur { $all }
together-near = Ce qui était serré aussi
together-near-won = Ce qui était serré
together-how = Comment c’est arrivé
languages-more = D’autres langues suivront quand elles seront complètes.

## Préparer une table

new-heading = Nouvelle table
new-seats = Qui joue
new-players = Nombre de places
new-seat = Place { $n }
new-seat-me = Moi
new-seat-open = Sur invitation
new-seat-bot = Un bot
new-alone = { $n ->
    [one] Rien que moi, avec { $n } place
   *[other] Rien que moi, avec { $n } places
}
pick-for = { $what } : place { $n }
pick-held = { $what } (à la place { $n })
new-seats-text = Une place sur invitation reste libre jusqu’à ce que quelqu’un suive votre lien. Vous pourrez toujours y mettre un bot plus tard.
new-seats-several = Vous tenez plusieurs places : faites passer l’appareil. Un rideau cache toutes les cartes entre-temps ; les jeux à mains visibles n’en ont pas besoin.
new-seats-none = Vous ne prenez pas de place : vous préparez la table pour d’autres, et vous regardez.
new-level = Niveau du bot
new-seats-only = { $what } : seulement avec { $seats } places.
house-rules = Règles maison
house-rules-how = aucune
house-rules-change = Cette partie se joue avec d’autres valeurs que celles qui sont imprimées :
house-rules-about = Un fichier à vous peut changer les valeurs des cartes et les tableaux des règles. Il est vérifié, quelques parties sont essayées, puis il devient un jeu à part entière, auquel tout le monde peut jouer sur ce serveur.
house-rules-bring = Choisir un fichier…
house-rules-trying = À l’essai…
fault-near = Vouliez-vous dire { $near } ?
fault-toml = { $line ->
    [0] Ce fichier n’est pas du TOML.
   *[other] Ce fichier n’est pas du TOML : ligne { $line }, colonne { $column }.
}
fault-deep = Le fichier est imbriqué trop profondément.
fault-entry = Un fichier de règles maison n’a pas d’entrée { $wrong }.
fault-whose = Le fichier doit dire quel jeu il modifie : { $place }.
fault-game = Il n’y a pas ici de jeu { $wrong }.
fault-twice = { $wrong } a déjà des règles maison ; un fichier modifie un jeu tel qu’il est imprimé.
fault-name = Le nom doit être un texte court, sans caractères cachés.
fault-section = { $place } doit être une table de noms et de valeurs.
fault-card = Ce jeu n’a pas de carte { $wrong }.
fault-figure = { $card } : { $wrong } ne peut pas être modifié, mais bien ces valeurs : { $able }.
fault-figures = Les cartes de ce jeu n’ont pas de valeurs modifiables.
fault-flag = { $card } : { $figure } doit être l’un de ceux-ci : { $able }.
fault-range = { $card } : { $figure } doit être un nombre entier : { $able }.
fault-table = Ce jeu n’a pas de tableau { $wrong }.
fault-kind = { $place } : { $wrong } ne convient pas à la place de { $old }.
fault-large = { $place } : { $wrong } est trop grand ; le maximum est { $most }.
fault-names = { $place } a les noms { $able }, et aucun autre.
fault-list = { $place } : il faut ici une liste, et non { $wrong }.
fault-places = { $place } : { $wrong } a { $n ->
    [one] { $n } élément
   *[other] { $n } éléments
} au lieu de { $expected }.
fault-settings = Les réglages se choisissent à chaque table : retirez { $place }.
fault-plain = Le fichier ne change rien : il lui faut au moins l’un de ceux-ci : { $able }.
fault-slow = Avec ces règles, quelques parties suffisent à prendre trop de temps.
fault-breaks = Avec ces règles, le jeu échoue :
new-variants = Variantes des règles
new-variants-how = { $n ->
    [0] standard
    [one] { $n } changée
   *[other] { $n } changées
}
new-usual = standard
new-without = Sans : { $what }
new-ruling = Ce que disent les règles : { $id }
new-create = Créer la table
new-summary = Votre table
new-next-invite = Vous recevrez ensuite un lien, un code et un code QR à envoyer à vos amis.
new-next-start = Il n’y a personne à attendre : la partie commence aussitôt.
new-sum-me = { $n ->
    [one] Vous jouez
   *[other] Vous jouez { $n } places sur un seul appareil
}
new-sum-nobody = Vous regardez
new-sum-open = { $n ->
    [one] { $n } place sur invitation
   *[other] { $n } places sur invitation
}
new-sum-bot = { $n ->
    [one] { $n } bot
   *[other] { $n } bots
}
new-table = Comment vous jouez
new-visibility = Qui peut jouer
new-visibility-link-short = Amis seulement
new-visibility-link-long = Toute personne qui a le lien ou le code
new-visibility-public-short = Tout le monde
new-visibility-public-long = La table figure dans le salon jusqu’à ce que ses places soient prises
new-pace = Temps de réflexion
new-pace-none = Pas de pendule
new-pace-600-15 = 10 minutes + 15 secondes par tour
new-pace-1800-30 = 30 minutes + 30 secondes par tour
new-pace-24h = Un jour par tour
new-pace-72h = Trois jours par tour
new-pace-clock = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} + { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
} par tour
new-pace-none-short = Pas de pendule
new-pace-none-long = Chacun prend le temps qu’il lui faut
new-pace-600-15-short = 10 minutes chacun
new-pace-600-15-long = Plus 15 secondes à chaque tour : une soirée animée
new-pace-1800-30-short = 30 minutes chacun
new-pace-1800-30-long = Plus 30 secondes à chaque tour : le temps de réfléchir
new-pace-24h-short = Un jour par tour
new-pace-24h-long = Une partie sur plusieurs semaines ; on vous prévient quand c’est à vous
new-pace-72h-short = Trois jours par tour
new-pace-72h-long = Pour qui passe de temps en temps
new-pace-late = Qui n’a plus de temps ne perd pas : les autres décident d’attendre, de laisser jouer un bot ou d’arrêter la partie.
new-undo = Annulation
new-undo-ask-short = D’un commun accord
new-undo-ask-long = Librement pour vos propres coups ; dès que d’autres ont agi ou vu du nouveau, seulement avec leur accord. Cartes et dés sortent alors comme avant
new-undo-free-short = Toujours
new-undo-free-long = Pour apprendre ensemble. Cartes et dés sortent comme avant
new-undo-never-short = Jamais
new-undo-never-long = Chaque choix est définitif
new-spectators-short = On peut regarder
new-spectators-long = On ne voit alors que ce que toute la table peut voir
new-delay = On voit la partie
new-delay-by = { $n ->
    [0] en direct
    [one] avec { $n } minute de retard
   *[other] avec { $n } minutes de retard
}
new-chat-short = Discussion libre
new-chat-long = Écrivez ce que vous voulez ; sinon, il y a des phrases toutes faites, dans toutes les langues
new-rated-short = Classée
new-rated-long = Pour qui a un compte, une place chacun : la partie change vos cotes. Pas de conseils, plus d’annulation dès que du nouveau est révélé, partir compte comme une défaite ; à deux d’une même adresse, on joue sans classement
bots-digger = Fouilleur
bots-student = Étudiant
bots-scholar = Érudit
bots-professor = Professeur
bots-sage = Sage
bots-oracle = Oracle
level-digger = Fouilleur, pour débuter
level-student = Étudiant
level-scholar = Érudit
level-professor = Professeur
level-sage = Sage, très fort
level-oracle = Oracle, le plus fort
level-mine = Aussi fort que moi
lobby-code = Le code de cette table : { $code }
lobby-invite = Invitez vos amis
lobby-invite-text = Il suffit de scanner le code QR avec un téléphone, d’ouvrir le lien ou de taper les six lettres dans le salon. Personne n’a besoin d’un compte.
lobby-invite-watch = Toutes les places sont prises. Qui a le lien peut encore regarder, si la table le permet.
lobby-here = Ce lien ne marche que sur cet ordinateur. Pour que vos amis puissent venir, le serveur doit être ouvert au réseau (ostraka serve --host 0.0.0.0) ; ouvrez-le alors à l’adresse qu’il affiche et envoyez le lien de là.
lobby-square = Le lien en code QR pour l’appareil photo d’un téléphone
lobby-share = Partager…
lobby-seats = Qui joue
lobby-you = C’est vous
lobby-person = À table
lobby-expected = On attend quelqu’un
lobby-level = Niveau des bots placés ici
lobby-undo-ask = Annulation d’un commun accord
lobby-undo-free = Annulation libre
lobby-undo-never = Pas d’annulation
lobby-public = Ouverte à tout le monde
lobby-rated = Classée
lobby-chat = Discussion libre
lobby-copy = Copier le lien
lobby-copied = Lien copié
lobby-start = Commencer la partie
lobby-open-seat = Place libre
lobby-waiting = Tout le monde est là. La personne qui a préparé la table lance la partie.
lobby-waiting-seats = Vous avez une place. La partie peut commencer quand les autres seront prises aussi.
lobby-full = Tout le monde est là.
lobby-not-full = Toutes les places doivent d’abord être prises, par des amis ou par des bots.
lobby-add-bot = Mettre un bot ici
lobby-remove = Renvoyer { $name }
lobby-remove-what = Une personne renvoyée ne peut plus s’asseoir à cette table
lobby-sit = S’asseoir ici
lobby-rename = Changer mon nom
lobby-kept = Gardée pour une personne invitée
lobby-outside = Vous n’avez pas encore de place : prenez-en une libre, ou attendez ici et regardez.
lobby-outside-full = Toutes les places sont prises. Restez, et vous pourrez regarder quand la partie commencera, si la table le permet.
lobby-leave = Laisser ma place
lobby-clear = Fermer la table
lobby-clear-sure = Oui, la fermer
lobby-setup = Comment se joue cette table
lobby-name-what = Les autres voient ce nom.
lobby-watch = On peut regarder
lobby-watch-late = { $n ->
    [one] On peut regarder, avec { $n } minute de retard
   *[other] On peut regarder, avec { $n } minutes de retard
}
lobby-watch-not = Sans public
lobby-said = Phrases toutes faites seulement

## Zones d'une table sur un téléphone

tab-me = Moi
tab-market = Marché
tab-opponents = Les autres
tab-log = Journal

## Accords à la table

table-plea-waits = { $name } demande à annuler un coup ; les autres décident.
table-late = { $name } est en retard.
table-late-how = Il suffit d’une voix pour attendre quelqu’un qui est parti, mais il faut l’accord de tous pour donner plus de temps. Sans accord, un bot continue.
table-late-you = Votre temps est écoulé. Les autres décident de la suite ; faites votre choix maintenant, et la partie continue simplement.
table-back-here = Je suis là
table-vote-wait = Attendre
table-vote-stand-in = Laisser jouer un bot
table-vote-end = Arrêter la partie
table-away = Un bot joue à votre place.
table-back-in = Je rejoue moi-même
table-text = La table en mots
clock = Temps restant
clock-none = Cette table n’a pas de pendule.
command-title = Tapez votre choix
command-none = Aucune proposition ne correspond.
clock-days = { $n ->
    [one] { $n } jour
   *[other] { $n } jours
}

## Replay

replay-title = Replay
replay-first = Au début
replay-back = Un pas en arrière
replay-on = Un pas en avant
replay-last = À la fin
replay-play = Lecture
replay-pause = Pause
replay-to-table = Retour à la table
replay-step = Étape { $n } sur { $last }
replay-fork = Rejouer à partir d’ici
replay-eyes = Vu par
replay-outside = Le public
replay-link = Copier un lien vers ce moment
replay-fork-not-yet = Tant que la partie dure, on ne peut rejouer qu’à partir de la position actuelle.

## Règles

rules-title = Règles
rules-search = Chercher dans les règles
rules-none = Les règles du jeu { $game } ne sont pas sur ce serveur
rules-none-text = Elles viennent avec le paquet du jeu. À une table, l’Aide explique ce que vous pointez, et chaque choix dit ce qu’il fait.
rules-found = { $n ->
    [0] Rien trouvé.
    [one] { $n } passage
   *[other] { $n } passages
}
rules-contents = Sommaire
rules-top = Haut de page
nav-rules = Règles

## Profil

nav-profile = Profil
nav-lobby = Salon
nav-about = À propos
profile-save = Enregistrer
profile-saved = C’est enregistré.
profile-settings-kept = L’apparence, les animations et les sons sont enregistrés avec votre compte.
profile-research = Mes parties terminées peuvent servir à la recherche
profile-research-why = Sans les noms, et seulement si toutes les personnes qui ont joué sont d’accord. Vous pouvez changer d’avis à tout moment.
profile-welcome = Bienvenue.
profile-account = Compte
profile-account-why = Sans compte, vous n’existez que dans ce navigateur. Avec un compte, vous retrouvez vos tables sur tout appareil.
profile-login = Identifiant
profile-password = Mot de passe
profile-password-how = Huit caractères ou plus. Quelques mots sans rapport entre eux se retiennent bien et se devinent mal.
profile-password-old = Mot de passe actuel
profile-password-new = Nouveau mot de passe
profile-password-change = Changer le mot de passe
profile-password-changed = Votre mot de passe a été changé.
profile-password-ends = Vos autres sessions seront fermées.
reset-title = Un nouveau mot de passe
profile-new-here = Nouveau compte
profile-have-one = J’ai un compte
profile-login-how = Au moins trois caractères : a à z, chiffres, point, tiret, tiret bas
profile-register = Créer mon compte
profile-log-in = Se connecter
profile-log-in-how = Attention : les parties jouées sans compte dans ce navigateur ne seront pas dans le compte.
profile-gone = Session fermée.
profile-exported = Tout est dans le fichier.
profile-name-how = C’est ce que voient les autres à une table. Les tables déjà commencées gardent l’ancien nom.
profile-history = Mes parties
profile-log-out = Se déconnecter
profile-log-out-everywhere = Se déconnecter partout
profile-log-out-everywhere-sure = Oui, sur tous les appareils
profile-known-as = Votre identifiant est { $login }.
profile-sessions = { $n ->
    [one] Votre session n’est ouverte qu’ici.
   *[other] Vous avez { $n } sessions ouvertes, sur d’autres appareils ou dans d’autres navigateurs.
}
profile-figures = Mon bilan
profile-figures-none = Aucune partie terminée pour l’instant.
profile-figures-none-text = Jouez-en une jusqu’au bout : vos victoires, votre moyenne et votre record s’afficheront ici.
profile-bots = Mes bots
profile-bots-why = Un programme à vous peut prendre place et jouer par le réseau. Il lui faut un jeton d’accès, affiché une seule fois.
profile-bot-name = Nom du bot
profile-bot-new = Nouveau bot
profile-bot-made = Le bot est prêt.
profile-bot-remove = Supprimer
profile-token = Le jeton d’accès, affiché cette seule fois :
profile-token-copy = Copier le jeton d’accès
profile-mine = Mes données
profile-mine-text = Votre nom, vos tables et chaque choix que vous y avez fait. Téléchargez tout, ou faites tout supprimer.
profile-forget-what = Votre nom, votre compte, vos bots et vos réglages sont supprimés aussitôt, et là où une partie est en cours, les autres décident de la suite. Les parties des autres restent entières, sans votre nom. C’est irréversible.
profile-export = Tout télécharger
profile-forget = Supprimer mes données
profile-forget-sure = Oui, supprimer mes données et mon compte
figure-name = Nom
figure-game = Jeu
figure-games = Parties
figure-wins = Victoires
figure-mean = Points en moyenne
figure-best = Record
figure-against = contre le niveau « { $level } »
figure-of = { $wins } sur { $games }
figure-rating = Cote { $rating }, place { $place } ici
figure-rating-none = Pas encore de cote : elle vient avec les parties classées.
figure-place = Place
figure-points = Points
figure-lead = Avance
figure-won = victoire

## Classement

ratings-title = Classement
ratings-text = D’après les parties classées seulement. Une cote est ce que prouvent vos parties jouées : elle part de 0 et grandit avec vos victoires et avec le nombre de parties. Les bots sont classés comme tout le monde.
ratings-none = Personne n’a encore de cote à ce jeu
ratings-none-text = Préparez une table et marquez-la comme classée ; à la fin, toutes les personnes qui ont joué figurent ici.
ratings-none-go = Préparer une table classée
ratings-rating = Cote
ratings-spread = Estimation
ratings-bot = bot
ratings-mine = vous
ratings-house = Toutes les parties jouées ici
ratings-house-games = { $n ->
    [0] Aucune partie n’est encore terminée.
    [one] { $n } partie terminée ; { $mean } points par place en moyenne.
   *[other] { $n } parties terminées ; { $mean } points par place en moyenne.
}
ratings-seats = La place à table compte-t-elle ?
ratings-seat = Place { $n } : { $wins ->
    [one] { $wins } victoire
   *[other] { $wins } victoires
}

## Défi du jour

daily-what = La même donne pour tout le monde, aujourd’hui seulement. Les résultats des autres s’affichent quand vous avez fini.
daily-terms = Un seul essai : pas de conseils, rien ne s’annule, et il se ferme à minuit UTC ({ $closes } ici), terminé ou non.
daily-members = Pour les personnes qui ont un compte : chacun a un essai, et sans compte on pourrait revenir sous un autre nom en connaissant la donne.
daily-members-go = Créer un compte
daily-against = Contre le niveau « { $level } »
daily-with = En solo, avec les clans d’une seule personne
daily-next = Le prochain arrive dans { $hours ->
    [0] moins d’une heure.
    [one] { $hours } heure.
   *[other] { $hours } heures.
}
daily-today = Aujourd’hui
daily-yesterday = Hier
daily-yesterday-none = Personne n’a joué la donne d’hier.
daily-place = Place { $place } sur { $n }
daily-look = Revoir ma partie
daily-results = Les meilleurs résultats du jour
daily-tries = { $n ->
    [0] Personne ne l’a encore terminé.
    [one] { $n } personne l’a terminé.
   *[other] { $n } personnes l’ont terminé.
}
daily-done = joué aujourd’hui
daily-begin = Commencer mon essai
daily-hidden = Vous verrez les meilleurs résultats quand votre propre essai sera fini.
daily-share = Copier une ligne à partager
daily-share-text = Ostraka · { $game } · { $day }
    { $won ->
    [yes] 🏺 victoire
   *[no] pas de victoire
    }, place { $place } sur { $n }
daily-shared = C’est copié : collez-le pour vos amis

## Salon

lobby-heading = Trouver une table
lobby-live = Cette liste se met à jour d’elle-même.
lobby-new = Préparer ma propre table
lobby-free = { $n ->
    [one] { $n } place libre
   *[other] { $n } places libres
}
lobby-lost = Le salon ne répond pas. Il reviendra de lui-même.
lobby-none = Aucune table n’est ouverte à tout le monde en ce moment.
lobby-none-text = Préparez-en une où chacun peut s’asseoir : elle figure ici jusqu’à ce que ses places soient prises.
lobby-open-tables = Tables qui cherchent du monde
lobby-by-code = Code de six lettres
lobby-by-code-text = On vous a envoyé un code ? Il mène à la table.
lobby-join = Rejoindre

## Analyse

analysis-title = Analyse
analysis-of = { $game } : l’analyse
analysis-daily = Pas avant demain
analysis-daily-text = D’autres peuvent encore essayer cette donne. Une fois le jour passé, vous trouverez ici l’analyse et la preuve que la donne était honnête.
analysis-working = La partie est rejouée à partir de chaque tour ; cela prend jusqu’à une demi-minute…
analysis-go = Voir ce moment
analysis-page = Enregistrer l’analyse comme page
analysis-replay = Enregistrer le fichier du replay
verify-title = La donne était-elle honnête ?
verify-honest = Oui. La graine ci-dessous redonne l’engagement publié avant la première carte, et toute la partie.
verify-wrong = Non. Ce qui est conservé ne correspond pas à ce qui était promis.
verify-figures = Les données pour le vérifier
verify-commitment = Engagement, publié au début
verify-recomputed = Recalculé à partir de la graine
verify-seed = Graine
verify-choices = Choix effectués
verify-digest = Empreinte de la position finale
verify-how = Chacun peut le vérifier : enregistrez le fichier du replay et lancez « ostraka replay FICHIER --verify ».

## À propos

about-what = De quoi il s’agit
about-what-text = Trois jeux de société sur un seul moteur de règles exact, pour les gens, pour les programmes et pour qui étudie les jeux. C’est un logiciel libre, qui tourne sur toute machine avec Python.
about-fair = Ce que nous promettons
about-fair-text = Un choix qui porte une coche est conservé ; aucune panne de notre côté ne l’efface. Personne, bots compris, ne reçoit une carte qu’il n’a pas le droit de voir. Le hasard d’une partie est fixé avant sa première carte et montré après la dernière. Si quelqu’un part, votre partie va quand même à son terme.
about-data = Ce qui est gardé
about-data-text = Votre nom, vos parties et un cookie de session. Pas de traceurs, et rien n’est demandé à d’autres sites. Sur votre page de profil, vous pouvez tout télécharger ou tout faire supprimer.
about-games = À qui sont ces jeux
about-games-text = Ancient Knowledge, Thèbes et Mammothodus sont les œuvres de leurs auteurs et éditeurs. Nous jouons selon leurs règles et les nommons pour dire ce que c’est. Tous les textes et images d’ici sont les nôtres.
about-made-with = Fait avec
about-made-with-text = Python, Litestar, SQLAlchemy et msgspec ; Svelte, Vite et Fluent ; les polices Literata et Inter ; les icônes de Lucide. Leurs licences accompagnent le code source.

about-licences = Toutes les licences

## Parler

talk-title = Parler à la table
talk-say = Dire quelque chose…
talk-text = Écrire à la table
talk-send = Envoyer
talk-ping = montre : { $what }.
talk-mark = pose un repère : { $what }.
talk-unmark = retire le repère : { $what }.
talk-tool-ping = Montrer quelque chose
talk-tool-mark = Poser un repère pour le plan
talk-tool-ping-on = Choisissez ce que vous montrez.
talk-tool-mark-on = Choisissez où poser le repère ; choisissez encore une fois pour le retirer. Échap termine.
phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-well-played = Bien joué !
phrase-thanks = Merci !
phrase-sorry = Pardon !
phrase-oops = Oups !
phrase-one-moment = Un instant, s’il vous plaît.
phrase-your-turn = C’est à vous.
phrase-nice-move = Joli coup !
phrase-help-here = J’ai besoin d’aide ici.
phrase-wait-for-me = Attendez-moi.
phrase-good-idea = Bonne idée !
phrase-rather-not = J’aime mieux pas.
phrase-good-game = Belle partie !
phrase-rematch = On en refait une ?
phrase-goodbye = Au revoir !

## Plusieurs places sur un appareil

curtain-title = { $name }
curtain-seat = C’est à la place { $n }
curtain-text = Passez l’appareil à la personne assise ici. Que les autres regardent ailleurs.
curtain-sit = Je suis là

## Prévenir quand c'est à soi de jouer

push-want = Me prévenir quand c’est à moi
push-on = On vous préviendra, même si cette page est fermée.
push-refused = Votre navigateur ne le permet pas.
push-turn = C’est à vous de jouer.

## Quand quelque chose n'est pas là

stale-title = Cette page n’a pas pu être chargée
stale-text = Le serveur en a une version plus récente, ou la connexion a été coupée un instant. Vos parties sont intactes.
nowhere-title = Il n’y a rien ici
nowhere-text = L’adresse est peut-être mal écrite, ou la page a changé de place.

trouble-absent = Cette table n’existe pas
trouble-absent-text = Le lien est peut-être ancien, ou il y manque une lettre. Demandez un nouveau lien, retapez le code ou commencez votre propre partie.
trouble-full = Toutes les places sont prises
trouble-full-text = Quelqu’un a été plus rapide. Demandez une autre table à vos amis, ou préparez-en une et envoyez-leur le lien.
trouble-begun = Cette partie a déjà commencé
trouble-begun-text = Il est trop tard pour s’asseoir. Demandez la prochaine partie à vos amis, ou préparez une table.
trouble-offline = Le serveur ne répond pas
trouble-offline-text = Vous n’avez pas de connexion, ou c’est le serveur. Rien n’est perdu : tout choix confirmé est conservé.
trouble-often = Pas si vite
trouble-often-text = Vous avez envoyé trop de demandes. Attendez quelques secondes et réessayez.
trouble-other = Cela n’a pas marché
trouble-home = Choisir un jeu
trouble-code = Taper un code

## Demander encore avant un choix qui engage

confirm-what = Confirmer : { $what }
confirm-yes = Confirmer
confirm-no = Pas encore
confirm-again = Choisissez encore une fois pour confirmer.
bind-chance = Ensuite, on pioche ou révèle des cartes, ou on lance les dés.
bind-reveal = Quelque chose sera révélé.
bind-turn = Cela termine votre tour.
bind-again = Ensuite, c’est encore votre tour.
bind-end = Cela termine la partie.
bind-company = Pour annuler, il faudrait l’accord des autres.
bind-final = Rien ne s’annule à cette table.
plan-pays = Payé avec { $what }. Cliquez sur une autre carte pour payer avec elle.
plan-lacks = { $n ->
    [one] Choisissez encore { $n } carte pour payer.
   *[other] Choisissez encore { $n } cartes pour payer.
}
way-which = Que voulez-vous faire ?
way-without = Sans cela
way-all = Choisir les { $n } cartes
way-all-play = Jouer les { $n } cartes
way-all-discard = Défausser les { $n } cartes
way-times = { $what } × { $n }
table-decline-turn = Plus ce tour-ci
table-decline-game = Désormais toujours « { $what } »
table-passing = « { $what } » est choisi pour vous

## Ce que le serveur refuse

refusal-absent = Cela n’existe pas, ou plus.
refusal-account = Cela ne va pas avec votre compte : vous en avez déjà un, ou pas encore.
refusal-alike = Votre nom ressemble à un autre à cette table ; prenez-en un autre.
refusal-alone = Il ne reste personne pour décider de la suite.
refusal-analysis = Cette analyse n’est pas encore prête.
refusal-back = Personne ne remplace cette place.
refusal-bad = Le serveur n’a pas compris.
refusal-begun = Cette partie a déjà commencé.
refusal-bot = Les défis du jour et les énigmes sont pour les humains.
refusal-bots = Vous avez assez de bots ; supprimez-en d’abord un.
refusal-busy = Trop d’analyses attendent ; réessayez bientôt.
refusal-chat = Pas de discussion libre à cette table ; utilisez une phrase toute faite.
refusal-coach = Le mentor n’est là que dans les parties contre des bots, hors parties classées et défis du jour.
refusal-consent = Il faut l’accord des autres.
refusal-crowded = Le serveur est plein en ce moment ; réessayez bientôt.
refusal-daily = Cette donne reste secrète jusqu’à la fin du jour.
refusal-daily-account = Le défi du jour, c’est un essai par compte : créez-en d’abord un dans votre profil. Sans compte, on pourrait voir la donne deux fois.
refusal-damaged = Les données de cette table sont endommagées ; qui gère le serveur peut en lire la raison dans son journal.
refusal-early = Il est trop tôt pour signaler le retard de cette place.
refusal-enough = Vous avez annulé, voté ou repris votre place trop souvent à cette table.
refusal-fault = Une erreur est survenue sur le serveur ; rien n’a changé.
refusal-forbidden = Vous n’avez pas le droit de faire cela.
refusal-free = Personne n’a besoin de donner son accord : annulez.
refusal-full = Aucune place n’est libre pour vous à cette table.
refusal-games = Vous avez déjà le plus grand nombre possible de parties en cours ; terminez-en ou quittez-en une.
refusal-host = Ce serveur n’est pas connu à cette adresse.
refusal-house-rules = Ces règles maison ne sont pas jouables :
refusal-id = Ceci a été envoyé deux fois.
refusal-illegal = Ce n’est pas possible maintenant.
refusal-invited = Une personne invitée n’est pas connue ici.
refusal-late = Personne ne joue à cette place.
refusal-length = Ce moment n’existe pas dans la partie.
refusal-link = Ce lien a été utilisé ou il est trop ancien ; demandez-en un nouveau.
refusal-locked = Ce compte est bloqué ; adressez-vous à qui gère ce serveur.
refusal-login = Cet identifiant est pris ; choisissez-en un autre.
refusal-long = Le journal de cette table a atteint sa longueur maximale ; la table est donc close.
refusal-many = Vous en avez déjà assez.
refusal-members = Les parties classées demandent un compte.
refusal-method = Le serveur ne fait pas cela.
refusal-midnight = Le jour de ce défi est passé : les essais se ferment à minuit UTC.
refusal-name = Un nom a des lettres visibles, 40 au plus, et aucun signe caché.
refusal-often = Trop souvent ; réessayez dans un instant.
refusal-open = Cette partie n’a pas encore commencé.
refusal-origin = Cette demande vient d’un autre site.
refusal-over = La partie est terminée.
refusal-pace = Ce temps de réflexion n’existe pas.
refusal-password = Identifiant ou mot de passe incorrect.
refusal-phrase = Cette phrase n’existe pas.
refusal-place = On ne peut pas montrer cet endroit.
refusal-playing = Cette partie n’est pas encore terminée.
refusal-plea = Personne n’a demandé votre accord.
refusal-rated = Pas dans les parties classées ni dans les défis du jour.
refusal-removed = L’hôte vous a fait quitter cette table.
refusal-revealed = Dans une partie classée, rien ne s’annule plus dès que du nouveau est révélé.
refusal-rules = Cette table a commencé avec un jeu ou des règles que ce serveur ne joue pas.
refusal-seat = Cette place n’est pas libre.
refusal-seats = Les places ne conviennent pas : certaines sont libres, ou il y en a trop ou trop peu.
refusal-self = Vous ne pouvez pas jouer une partie classée contre vous-même ni contre un de vos bots.
refusal-session = Votre session est terminée ; rechargez la page.
refusal-size = C’est trop grand.
refusal-slow = La connexion est trop lente.
refusal-stale = Il s’est passé quelque chose entre-temps ; regardez de nouveau.
refusal-tables = Trop de tables à vous, ou de votre adresse, attendent déjà.
refusal-taken = Quelqu’un à cette table l’a déjà ; prenez autre chose.
refusal-time = Votre temps est écoulé : répondez, ou laissez les autres décider.
refusal-unbuilt = La page ne peut pas être enregistrée : le client du navigateur n’est pas construit sur ce serveur.
refusal-undo = Cela ne peut pas être annulé.
refusal-unfinished = Vous avez une autre partie classée contre des bots : terminez-la d’abord, ou quittez-la, ce qui compte comme une défaite.
refusal-url = Cette adresse ne peut pas être utilisée : elle doit commencer par https:// et être accessible depuis internet.
refusal-vote = Il n’y a rien à décider pour cette place.
refusal-weak = Ce mot de passe se devine trop facilement : prenez au moins huit caractères, de préférence quelques mots sans rapport entre eux.

## Mode Aide : ce qui se trouve sur les tables

explain-scores = Les points de tout le monde jusqu’ici. Choisissez-les pour voir d’où ils viennent.
explain-since = Ce qui s’est passé depuis votre dernier tour. La flèche le rejoue, étape par étape.
explain-ahead = Ce qui arrivera si personne ne change rien, le plus proche d’abord.

## A guided first game

guide = Guide
guide-place = { $n } sur { $of }
guide-back = Annuler ce coup
guide-on = Continuer
guide-again = Recommencer
guide-leave = Quitter le guide
guide-offer = Vous découvrez { $game } ? Une première partie guidée dure dix minutes.
guide-begin = Montrez-moi
guide-no = Non merci

## What a table is played for

aim-count = { $what } { $n } sur { $of }
aim-points = { $you ->
    [yes] vous
   *[no] { $name }
} { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Le mentor, et apprendre de ses erreurs

coach = Mentor
coach-how = Contre des bots, demander « vraiment ? »
coach-first = dans les premières parties guidées
coach-never = jamais
coach-big = avant une grosse erreur
coach-more = avant les petites aussi
coach-sure-opened = Êtes-vous sûr ? « { $move } » fait perdre beaucoup, de quelque façon que vous le jouiez.
coach-no = Choisir autre chose
coach-yes = Le jouer quand même
coach-back = Annuler ce coup
coach-keep = Le laisser
learn-none = Aucune erreur nette
learn-none-why = D’aucune de vos décisions il n’est certain qu’une autre aurait été meilleure.
learn-open = Apprendre de vos erreurs
learn-place = { $n } sur { $of }
learn-again = Essayer encore
learn-show = Montrer la solution
learn-next = Suivant
learn-close = Vers l’analyse
replay-turn-back = Tour précédent
replay-turn-on = Tour suivant
replay-said = Ce que dit l’analyse
replay-analyse = Analyser cette partie

## Énigmes

puzzles = Énigmes
puzzles-one = Énigme
puzzles-text = Des positions tirées des parties des bots les plus forts, où un coup est nettement meilleur que tous les autres. Trouvez-le.
puzzles-day = Énigme du jour
puzzles-solve = La résoudre
puzzles-for-me = Une à mon niveau
puzzles-rating = Votre cote est de { $rating }. Résolues au premier essai : { $solved } sur { $n }.
puzzles-rating-none = Votre premier essai à chaque énigme compte pour votre cote.
puzzles-rated = cote { $rating }
puzzles-theme = Thème
puzzles-difficulty = Difficulté
puzzles-all = Tout
puzzles-count = { $n ->
    [one] { $n } énigme
   *[other] { $n } énigmes
}
puzzles-number = Énigme { $n }
puzzles-moves = { $n ->
    [one] { $n } coup
   *[other] { $n } coups
}
puzzles-tried = résolue d’emblée par { $solved } sur { $n }
puzzles-mine-first = résolue au premier essai
puzzles-mine-solved = résolue
puzzles-mine-missed = pas encore résolue
puzzles-none = Pas encore d’énigmes pour ce jeu
puzzles-none-text = Il y en a pour les autres jeux.
puzzles-find = { $n ->
    [1] Trouvez le meilleur coup.
   *[other] Trouvez le meilleur coup ; la solution en demande { $n }.
}
puzzles-good = C’est juste. Et ensuite ?
puzzles-missed = « { $move } » : ce n’est pas le meilleur coup. Essayez encore.
puzzles-solved = Énigme résolue !
puzzles-given = La solution :
puzzles-moved = Votre cote : { $rating } ({ $change })
puzzles-give-up = Montrer la solution
puzzles-next = Énigme suivante
puzzles-again = Encore une fois
