# Ce que lit la personne qui ouvre une table : jeux, robots, options, langues.

language-name = Français

lobby-game-scapegoat = Des prisonniers unis par un plan : accomplissez des tâches ensemble, élisez un bouc émissaire à chaque manche – et une seule personne reste.
lobby-game-boat = Menez vos prisonniers au bateau malgré les gardiens : qui en a trois à bord le premier gagne.

## Robots

lobby-level-simple = Simple
    .text = Suit quelques principes tout simples.
lobby-level-rookie = Bleu
    .text = Vient d’arriver, facile à battre. Pour une première partie.
lobby-level-inmate = Détenu
    .text = Connaît les lieux et voit un peu plus loin.
lobby-level-boss = Caïd
    .text = Prévoit ses coups et pardonne peu.

## Le Bouc émissaire

lobby-scapegoat-sides = Faces des lieux
    .text = L’argent est pour les premières parties ; les fonctions des faces or sont plus fortes et souvent payantes.
lobby-scapegoat-sides-silver = Toutes argent
lobby-scapegoat-sides-gold = Toutes or
lobby-scapegoat-sides-random = Au hasard, pour chaque lieu
lobby-scapegoat-rulings = Règles maison
    .text = Là où les règles imprimées laissent une question ouverte, nous avons tranché. Votre table peut trancher autrement ; ne cochez rien si vous débutez.
lobby-scapegoat-ruling-S-7-2 = Soudoyer n’aide pas pour les tâches
lobby-scapegoat-ruling-S-7-2-text = Un gardien soudoyé compte toujours pour la limite de gardiens d’une tâche.
lobby-scapegoat-ruling-S-8-4 = Mains libres sous quatre gardiens
lobby-scapegoat-ruling-S-8-4-text = Sous quatre gardiens, les actions gratuites et le chantage restent possibles.
lobby-scapegoat-ruling-S-9-4 = L’accord des propriétaires
lobby-scapegoat-ruling-S-9-4-text = Qui accomplit une tâche avec les objets des autres doit leur demander.
lobby-scapegoat-ruling-S-10-2 = Le plus inutile reste
lobby-scapegoat-ruling-S-10-2-text = Le joueur le plus inutile reste, bouc émissaire ou non.
lobby-scapegoat-ruling-S-12-14 = Voir la main à la chapelle
lobby-scapegoat-ruling-S-12-14-text = À la chapelle, vous voyez les cartes de l’autre joueur et en choisissez une, au lieu d’en tirer une sans la voir.

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
