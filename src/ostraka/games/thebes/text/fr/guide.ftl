### La première partie guidée : chaque étape est un message, dit à la question dont il parle. « .instead » est pour qui a fait autre chose.

guide-goal = Nous sommes en 1901, et l’archéologie est votre métier. Vous lisez sur des sites antiques, vous y voyagez, vous fouillez et vous exposez vos découvertes ; après trois années, de 1901 à 1903, le plus grand nombre de points l’emporte.
guide-weeks = Tout coûte des semaines, et qui en a dépensé le moins joue ensuite. Il peut donc vous arriver de jouer plusieurs fois de suite, ou d’attendre que l’autre vous rattrape.
guide-book = L’offre compte quatre cartes, chacune liée à une ville. En prendre une coûte le voyage, une semaine par ligne, et les semaines de la carte. Prenez un livre sur la Crète (son chiffre compte en connaissances, pas en points) : on ne fouille pas là où l’on ne sait rien.
    .instead = Utile aussi, mais il faut savoir quelque chose d’un site avant d’y fouiller. Annulez, ou lisez ensuite sur un site.
guide-knowledge = Un livre reste à vous toute la partie et ne compte que pour son site. Plus vous en savez sur un site, plus chaque semaine de fouille y rapporte.
guide-more = Le second livre sur la Crète se trouve dans la ville où vous êtes : pas de voyage, seulement ses semaines. Prenez-le : ce que vous savez s’additionne, et fouiller en sachant peu, c’est perdre ses semaines.
    .instead = Une bonne carte aussi. Mais fouiller en sachant peu, c’est perdre ses semaines : annulez, ou lisez davantage avant de fouiller.
guide-helpers = Prenez une autre carte, proche de vous : un livre, ou une carte qui aide autrement. Les assistants savent quelque chose partout, les pelles donnent plus de jetons, une automobile raccourcit les voyages, les congrès sont des points à la fin.
    .instead = Vous préférez aller de l’avant : très bien.
guide-dig = Vous en savez assez pour essayer. Une fouille coûte le voyage et les semaines passées sur place. Choisissez la Crète sur la carte : qui fouille un site en premier reçoit un bonus.
    .instead = Vous pouvez vous préparer plus longtemps ; mais ce que d’autres trouvent n’est plus dans le sac.
guide-dial = Le chronomètre change vos connaissances et vos semaines en jetons tirés du sac. Plus de la moitié de ce qu’il contient est du sable. Choisissez combien de temps vous fouillez.
    .instead = Ce sera pour une autre fois.
guide-found = Les artefacts tirés sont à vous, chacun avec ses points. Le sable retourne dans le sac : qui fouille en premier a donc les meilleures chances.
guide-licence = Vous pouvez fouiller chaque site une fois par an ; avec la nouvelle année, tous les permis sont de nouveau valables.
guide-points = Les points viennent des artefacts, des expositions, qui demandent certaines découvertes, des congrès, qui valent plus ensemble, et 5 pour chaque site sur lequel la somme de vos livres est la plus haute. Ceux-ci comptent tout de suite et peuvent se reperdre.
guide-free = L’expédition est maintenant la vôtre. Surveillez les semaines, demandez un conseil quand vous voulez, et ouvrez l’aide : elle explique tout ce que vous désignez.
