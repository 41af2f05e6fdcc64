# Ce que lit la personne qui ouvre une table : jeux, robots, options, langues.

language-name = Français

lobby-game-scapegoat = Des prisonniers unis par un plan : accomplissez des tâches ensemble, élisez un bouc émissaire à chaque manche – et une seule personne reste.
lobby-game-boat = Menez vos prisonniers au bateau malgré les gardiens : qui en a trois à bord le premier gagne.

## Robots

lobby-level-simple = Simple
    .text = Suit quelques principes tout simples.
lobby-level-rookie = Facile
    .text = Vient d’arriver, facile à battre. Pour une première partie.
lobby-level-inmate = Moyen
    .text = Connaît les lieux et voit un peu plus loin.
lobby-level-boss = Difficile
    .text = Prévoit ses coups et pardonne peu.

table-plays-alternative = Cette table joue l’autre lecture de { $rule }.

## Le Bouc émissaire

lobby-scapegoat-sides = Faces des lieux
    .text = L’argent est pour les premières parties ; les fonctions des faces or sont plus fortes et souvent payantes.
lobby-scapegoat-sides-silver = Toutes argent
lobby-scapegoat-sides-gold = Toutes or
lobby-scapegoat-sides-random = Au hasard, pour chaque lieu
lobby-scapegoat-rulings = Règles maison
    .text = Là où les règles imprimées laissent une question ouverte, nous avons tranché. Votre table peut trancher autrement ; ne cochez rien si vous débutez.
lobby-scapegoat-ruling-S-2-4 = Départs tirés à nouveau
lobby-scapegoat-ruling-S-2-4-text = Le départ de chaque joueur est tiré parmi tous les lieux : plusieurs peuvent partir ensemble.
lobby-scapegoat-ruling-S-4-5 = L’égalité se tranche à nouveau
lobby-scapegoat-ruling-S-4-5-text = Quand les votes sont à égalité, le dernier bouc émissaire choisit de nouveau parmi les joueurs à égalité.
lobby-scapegoat-ruling-S-6-3 = La victime choisit
lobby-scapegoat-ruling-S-6-3-text = Qui est volé choisit ce que reçoit le voleur.
lobby-scapegoat-ruling-S-7-2 = Soudoyer n’aide pas pour les tâches
lobby-scapegoat-ruling-S-7-2-text = Un gardien soudoyé compte toujours pour la limite de gardiens d’une tâche.
lobby-scapegoat-ruling-S-8-4 = Mains libres sous quatre gardiens
lobby-scapegoat-ruling-S-8-4-text = Sous quatre gardiens, les actions gratuites et le chantage restent possibles.
lobby-scapegoat-ruling-S-9-2 = Sans le bouc émissaire
lobby-scapegoat-ruling-S-9-2-text = Le bouc émissaire n’est pas l’un des prisonniers que demande une tâche.
lobby-scapegoat-ruling-S-9-4 = L’accord des propriétaires
lobby-scapegoat-ruling-S-9-4-text = Qui accomplit une tâche avec les objets des autres doit leur demander.
lobby-scapegoat-ruling-S-10-2 = Le plus inutile reste
lobby-scapegoat-ruling-S-10-2-text = Le joueur le plus inutile reste, bouc émissaire ou non.
lobby-scapegoat-ruling-S-10-5 = Tous les autres décident
lobby-scapegoat-ruling-S-10-5-text = Si des joueurs sont à égalité à la fin, chacun des autres désigne l’un d’eux ; le plus désigné reste, et le hasard décide en cas d’égalité.
lobby-scapegoat-ruling-S-12-13-text = Cette table a commencé avant que la règle soit fixée : l’objet payé est de retour sur le plateau avant que vous preniez, et vous pouvez donc le reprendre.
lobby-scapegoat-ruling-S-12-14 = Voir la main à la chapelle
lobby-scapegoat-ruling-S-12-14-text = À la chapelle, vous voyez les cartes de l’autre joueur et en choisissez une, au lieu d’en tirer une sans la voir.
lobby-scapegoat-ruling-S-12-16 = Le poste de contrôle au complet
lobby-scapegoat-ruling-S-12-16-text = Exactement autant de gardiens sont déplacés qu’il le dit.
lobby-scapegoat-ruling-S-13-11 = Patrouilles de trois
lobby-scapegoat-ruling-S-13-11-text = Une patrouille déplace exactement trois gardiens de son lieu, s’il y en a trois, vers n’importe quels autres lieux.

## Alcatraz (1999)

lobby-boat-alarm = Alarme
    .text = Quand un prisonnier monte dans le bateau, un dé choisit une rangée, et son gardien court à un bout.
lobby-boat-alarm-on = Avec l’alarme
lobby-boat-alarm-off = Sans alarme : une partie plus calme
lobby-boat-own-capture = Vos propres prisonniers
    .text = Si vous pouvez jouer un coup après lequel le gardien attrape l’un des vôtres.
lobby-boat-own-capture-no = Ne peuvent pas être sacrifiés
lobby-boat-own-capture-yes = Peuvent être sacrifiés
lobby-boat-guards = Départ des gardiens
    .text = Où sont les gardiens au début.
lobby-boat-guards-start = Notre départ (B-1.2)
lobby-boat-guards-random = Au hasard
lobby-boat-first = Qui commence
    .text = Le joueur qui joue le premier coup.
lobby-boat-first-random = Au hasard
lobby-boat-first-seat = { $player }
lobby-boat-rulings = Règles maison
    .text = Là où les règles imprimées laissent une question ouverte, nous avons tranché. Votre table peut trancher autrement ; ne cochez rien si vous débutez.
lobby-boat-ruling-B-1-3 = Un bloc de cases marquées
lobby-boat-ruling-B-1-3-text = Les cases marquées forment un carré de trois sur trois au milieu, devant le bateau.
lobby-boat-ruling-B-2-7 = Retour en cellule
lobby-boat-ruling-B-2-7-text = Un prisonnier peut retourner tout droit dans la cellule, pour une case de plus.
lobby-boat-ruling-B-2-8 = Sans coup, on quitte la partie
lobby-boat-ruling-B-2-8-text = Un joueur sans coup permis est éliminé et ses prisonniers restent dans la cellule ; le dernier en jeu gagne.
lobby-boat-ruling-B-5-1 = L’alarme peut rester sans effet
lobby-boat-ruling-B-5-1-text = Qui a lancé le dé peut laisser le gardien où il est.
