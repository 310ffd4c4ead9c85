### La première partie guidée : chaque étape est un message, dit à la question dont il parle. « .instead » est pour qui a fait autre chose.

guide-goal = Vous menez une civilisation qui bâtit des monuments et transmet ce qu’elle savait. La partie se termine quand quelqu’un a 14 monuments dans son Passé ; le plus grand nombre de points l’emporte.
guide-timeline = Les monuments se dressent sur votre Frise. À la fin de chacun de vos tours, ceux de l’emplacement 1 entrent en Déclin : ils rejoignent votre Passé et vous rapportent leurs points. Le savoir qui s’y trouve encore est perdu, et chaque jeton perdu coûte un point. En fin de partie, chaque monument encore debout ne vaut qu’un point, quoi qu’il indique.
guide-create = Vous avez deux actions par tour. Choisissez « Créer » : une carte de votre main entre en jeu.
    .instead = C’était une autre action, tout aussi valable. Annulez-la pour suivre le guide, ou continuez : créer peut attendre.
guide-artefact = Commencez par le Disque génétique. C’est un artefact : il reste à côté de votre Frise, n’entre jamais en Déclin et vous aide encore et encore.
    .instead = Une bonne carte aussi. Le guide voulait le Disque génétique, car il retire du savoir du monument qui suit. Annulez, ou continuez.
guide-monument = Il vous reste une action. Choisissez encore « Créer », cette fois pour un monument.
    .instead = C’était une autre action. Annulez-la pour créer un monument, ou continuez à votre façon.
guide-card = Un monument indique les cartes à défausser pour lui, son emplacement, le savoir qu’il apporte, ses points et son effet. Phimeanakas ne coûte aucune carte, va à l’emplacement 5, apporte 2 jetons Savoir et vaut 1 point : choisissez-le.
    .instead = Cela convient aussi ; seulement, le Disque génétique ne se déclenchera peut-être pas. Annulez, ou continuez avec cette carte.
guide-slot = L’emplacement 5 est imprimé sur la carte : il ne coûte rien de plus ; chaque cran d’écart coûte une carte. Loin de l’emplacement 1, vous avez plus de tours pour retirer le savoir. Choisissez l’emplacement 5.
    .instead = Ici, il entre plus tôt en Déclin, et le Disque génétique, qui ne regarde que les emplacements 5 et 6, ne se déclenche pas. Annulez, ou continuez.
guide-remove = Le Disque génétique se déclenche : vous pouvez retirer jusqu’à 2 jetons Savoir de votre Frise. Retirez les deux de Phimeanakas, et rien ne sera perdu lors de son Déclin.
    .instead = Vous y avez laissé le savoir. Il faut le retirer avant que Phimeanakas ne rejoigne le Passé, sinon il coûte des points.
guide-decline = Votre tour est fini, et toute votre Frise s’est décalée d’un cran vers la gauche. Les prévisions montrent ce qui entre en Déclin, quand, et ce qui serait perdu.
guide-learn = Une carte Connaissance coûte une action et rien d’autre, si vous remplissez son prérequis. Celles de niveau I aident tout de suite, celles de niveau II valent des points à la fin. Apprenez-en une dès que son prérequis est rempli.
guide-others = Il reste trois actions à connaître. Fouiller fait piocher une carte. Archiver défausse des cartes de votre main pour retirer autant de savoir de votre Frise. Excaver incline des monuments de votre Passé et fait piocher deux cartes pour chacun.
guide-free = La suite vous appartient : bâtissez, retirez le savoir à temps, apprenez ce que vous pouvez. Demandez un conseil quand vous voulez, et ouvrez l’aide : elle explique tout ce que vous désignez.
