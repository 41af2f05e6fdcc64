# Le livret d’Alcatraz : Le Bouc émissaire, en plus des règles. Les nombres viennent des règles que nomme book.toml.

## Le but, et comment jouer

book-scapegoat-aim = Vous êtes des prisonniers avec un seul plan d’évasion. Il a six parties, de A à F, que vous devez réunir ensemble. Mais quand le plan est complet, l’un de vous reste. Évadez-vous avec les autres, et ne soyez pas celui dont ils peuvent se passer.

book-scapegoat-step-plan = Un plan, six lettres
    .text = Chaque tâche du plateau montre une partie du plan. Qui coche une partie la possède jusqu’à la fin. L’évasion réussit quand un groupe possède A à F et peut laisser quelqu’un derrière lui.
book-scapegoat-step-round = Une manche
    .text = D’abord arrive un nouveau gardien. Puis vous parlez, devant tous, et élisez le bouc émissaire par un vote secret. Ensuite chacun joue son tour : le bouc émissaire d’abord, les autres dans le sens des aiguilles d’une montre. La première manche commence par les tours.
book-scapegoat-step-scapegoat = Le bouc émissaire
    .text = Le bouc émissaire a plus de points d’action que les autres, et lui seul peut jouer des cartes Chantage. Mais il n’accomplit pas de tâche et ne reçoit pas de récompense.
book-scapegoat-step-turn = Votre tour
    .text = À { $few } joueurs, vous avez { $few_ap } points d’action ; à { $many } joueurs, { $many_ap }. Allez dans l’un des huit lieux voisins, utilisez celui où vous êtes, volez, faites venir un gardien par une émeute ou accomplissez une tâche : { $ap } point chaque fois. Échanger et soudoyer sont gratuits.
book-scapegoat-step-guards = Les gardiens
    .text = Un gardien ne fait rien. Deux rendent le travail plus cher, trois l’empêchent, quatre bouclent le lieu : personne n’y entre, et ceux qui y sont peuvent seulement partir.
book-scapegoat-step-task = Une tâche
    .text = Réunissez autant de prisonniers que la carte en demande, les objets, et assez peu de gardiens. Qui l’accomplit coche sa partie du plan ; puis une autre carte est retournée, et tous les autres sauf le bouc émissaire cochent celle-là.
book-scapegoat-step-end = La fin
    .text = Dès que certains possèdent A à F sans les autres, un joueur reste : le bouc émissaire, si les autres peuvent se passer de lui ; sinon celui qui a le moins apporté. Si une manche se termine avec { $board } gardiens sur le plateau, vous perdez tous.

## Ce qu’il y a dans la boîte

book-scapegoat-box-tiles = { $count } tuiles Lieu avec une face argent et une face or
book-scapegoat-box-location-cards = { $count } cartes Lieu
book-scapegoat-box-tasks = { $count } cartes Tâche avec les parties du plan A à F
book-scapegoat-box-blackmail = { $count } cartes Chantage, toutes différentes
book-scapegoat-box-guards = { $count } gardiens
book-scapegoat-box-tokens = { $count } jetons Objet : { $items }
book-scapegoat-box-sheets = Une fiche et un pion pour chaque joueur, { $count } au plus : la fiche contient { $items } objets et { $cards } cartes Chantage, et porte les pistes d’Endurance (0 à { $stamina }) et de Fric (0 à { $cash })

## L’aide de jeu

book-scapegoat-aid-round = Une manche
book-scapegoat-aid-round-guard = Nouveau gardien : le dernier bouc émissaire retourne une carte Lieu ; un lieu de { $guards } gardiens est sauté.
book-scapegoat-aid-round-election = Élection : parlez devant tous, votez en secret, révélez ensemble. Égalité : le vote du dernier bouc émissaire tranche.
book-scapegoat-aid-round-turns = Tours : le bouc émissaire d’abord, puis dans le sens des aiguilles d’une montre. La première manche n’a que cette phase.
book-scapegoat-aid-round-loss = { $board } gardiens sur le plateau à la fin d’une manche : tout le monde perd.
book-scapegoat-aid-points = Points d’action
book-scapegoat-aid-points-each = { $few } joueurs : { $few_ap } PA chacun. { $many } joueurs : { $many_ap } PA chacun.
book-scapegoat-aid-points-bonus = Bouc émissaire : { $first } de plus ; réélu { $second }, puis { $most }.
book-scapegoat-aid-points-stamina = Une fois par tour : { $stamina } Endurance pour { $ap } PA.
book-scapegoat-aid-actions = Pour 1 PA
book-scapegoat-aid-actions-move = Aller dans l’un des huit lieux voisins.
book-scapegoat-aid-actions-use = Utiliser votre lieu, une fois par tour. Certains sont gratuits.
book-scapegoat-aid-actions-steal = Voler ici { $items } objet ou { $cash } Fric, une fois par tour.
book-scapegoat-aid-actions-riot = Émeute : { $guards } gardien d’un lieu voisin vient chez vous.
book-scapegoat-aid-actions-complete = Accomplir la tâche du lieu. Pas le bouc émissaire.
book-scapegoat-aid-actions-drop = Défausser un objet : vers son lieu d’origine, sinon la Cour, sinon le Parloir.
book-scapegoat-aid-actions-blackmail = Jouer une carte Chantage. Seulement le bouc émissaire.
book-scapegoat-aid-free = Gratuit
book-scapegoat-aid-free-trade = Échanger ou donner objets et Fric avec un prisonnier du lieu, si les deux sont d’accord.
book-scapegoat-aid-free-bribe = Soudoyer : { $cash } Fric, et vous ignorez ici { $guards } gardien jusqu’à la fin de votre tour.
book-scapegoat-aid-guards = Les gardiens que vous comptez
book-scapegoat-aid-guards-count = Gardiens du lieu et Fausses alarmes, { $cap } au plus, moins ceux que vous y avez soudoyés.
book-scapegoat-aid-guards-calm = 0 ou { $calm } : rien.
book-scapegoat-aid-guards-two = { $guards } : le travail coûte { $more } PA de plus, sauf se déplacer et le chantage.
book-scapegoat-aid-guards-three = { $guards } : pas de travail. Seulement se déplacer, le chantage et le gratuit.
book-scapegoat-aid-guards-four = { $guards } : lieu bouclé. Personne n’entre ; à l’intérieur, on peut seulement partir.
book-scapegoat-aid-task = Une tâche
book-scapegoat-aid-task-conditions = Assez de prisonniers, assez peu de gardiens, les objets chez ceux qui sont là. Les objets utilisés sont défaussés.
book-scapegoat-aid-task-reward = Qui l’accomplit coche sa partie du plan. Retournez la carte suivante : tous les autres sauf le bouc émissaire cochent celle-là.
book-scapegoat-aid-task-next = Est-ce la fin ? Sinon, une nouvelle tâche arrive dans un lieu sans tâche.
book-scapegoat-aid-stays = Qui reste en prison
book-scapegoat-aid-stays-when = Quand certains possèdent A à F sans les autres, la partie finit et un joueur reste.
book-scapegoat-aid-stays-scapegoat = Le bouc émissaire, si les autres possèdent A à F sans lui.
book-scapegoat-aid-stays-others = Sinon, parmi ceux dont on peut se passer : le moins de parties du plan, puis de Fric, d’objets, d’Endurance.
book-scapegoat-aid-stays-tied = Toujours à égalité : le bouc émissaire décide.
book-scapegoat-aid-locations = Les lieux
book-scapegoat-aid-cards = Les cartes Chantage

## Les conseils des auteurs

book-scapegoat-advice-task = Demandez-vous d’abord : pouvons-nous finir une tâche pendant cette manche ? Sinon, travaillez à une partie du plan qui vous manque.
book-scapegoat-advice-spend = Laissez les autres dépenser plus que vous, ou vous serez le prochain bouc émissaire.
book-scapegoat-advice-first = Premier bouc émissaire, regardez si les autres ont une tâche vite faite. Sinon, prenez une bonne position.
book-scapegoat-advice-scapegoat = Bouc émissaire, demandez-vous : peuvent-ils finir quelque chose ? Sinon, réunissez ce qu’il faut pour votre propre prochaine tâche.
book-scapegoat-advice-hinder = S’ils le peuvent, volez ce qu’il leur faut et sauvez-vous, sinon ils le reprendront ; amenez-y des gardiens depuis le Poste de contrôle ; piochez du chantage et jouez-le aussitôt.
book-scapegoat-advice-prepare = Et quand rien n’y fait, préparez la tâche suivante.
book-scapegoat-advice-traitor = Le bouc émissaire n’est pas un traître. À la prochaine manche, ce sera peut-être vous.

## Les auteurs sur la dernière manche

book-scapegoat-thought-one = Un joueur reste, exactement un, quoi que disent les plans.
book-scapegoat-thought-useless = Si votre table doute que ce doive être le bouc émissaire, les auteurs laisseraient le joueur le plus inutile, bouc émissaire ou non.
book-scapegoat-thought-prisoners = Ou bien oubliez un instant les règles et réglez cela entre vous, comme le feraient de vrais prisonniers.

## Glossaire

book-scapegoat-word-action-point = Point d’action (PA)
    .text = Ce que coûtent la plupart des actions. Vous en recevez à chaque tour ; ceux qui ne servent pas sont perdus.
book-scapegoat-word-blackmail = Chantage
    .text = Des cartes que seul le bouc émissaire peut jouer. Les mains sont cachées.
book-scapegoat-word-bribe = Soudoyer
    .text = Payer du Fric pour ignorer un gardien de votre lieu jusqu’à la fin de votre tour.
book-scapegoat-word-count = Compter les gardiens
    .text = Les gardiens d’un lieu, avec les Fausses alarmes, sans ceux que vous avez soudoyés. Le compte dit ce que vous pouvez y faire.
book-scapegoat-word-drop = Défausser
    .text = Rendre un objet : il retourne dans son lieu d’origine, sinon à la Cour, sinon au Parloir.
book-scapegoat-word-element = Partie du plan
    .text = Une des lettres A à F. Une tâche en montre une, et les récompenses les cochent sur votre fiche.
book-scapegoat-word-function = Fonction
    .text = Ce que fait un lieu quand vous l’utilisez. La face argent et la face or en ont de différentes.
book-scapegoat-word-indispensable = Indispensable
    .text = Un joueur sans qui les autres ne possèdent pas toutes les parties, de A à F.
book-scapegoat-word-pay = Payer
    .text = Donner un objet de votre choix, qui est défaussé, ou un Fric.
book-scapegoat-word-primary = Lieu d’origine
    .text = Là où va une sorte d’objets : les drogues à l’Infirmerie, les outils à l’Atelier, les couteaux au Pavillon cellulaire, les vêtements à la Buanderie, les clés à la Salle des gardiens.
book-scapegoat-word-riot = Émeute
    .text = L’action qui fait venir dans votre lieu un gardien d’un lieu voisin.
book-scapegoat-word-round = Manche et tour
    .text = Une manche, c’est le nouveau gardien, l’élection et les tours ; chaque joueur y a un tour.
book-scapegoat-word-scapegoat = Bouc émissaire
    .text = Le joueur élu pour la manche : plus de points d’action et le chantage, mais ni tâches ni récompenses.
book-scapegoat-word-task = Tâche
    .text = Une carte sur un lieu, avec des conditions : prisonniers, gardiens, objets. L’accomplir rapporte des parties du plan.

## Exemples

book-scapegoat-example-vote-and-a-half = Égalité au vote
    .text = Rose était le bouc émissaire de la manche précédente et a voté pour Turquoise. Violet vote en dernier et met les deux à égalité.
book-scapegoat-example-diagonal = Par le coin
    .text = Des lieux qui se touchent par un coin sont voisins aussi.
book-scapegoat-example-riot = Une émeute contre une tâche
    .text = Ambre est le bouc émissaire. La tâche du Parloir ne permet aucun gardien ; Ambre fait en sorte qu’il y en ait deux.
book-scapegoat-example-bribed = Trois gardiens et un Fric
    .text = Turquoise ne peut pas travailler sous trois gardiens. Après en avoir soudoyé un, Turquoise en compte deux, et le travail redevient possible, pour un PA de plus. Les gardiens, eux, restent où ils sont.
book-scapegoat-example-counting = Compter les gardiens
    .text = Deux gardiens sont à l’Infirmerie, une Fausse alarme en fait trois, et Turquoise en a déjà soudoyé un. Turquoise en compte deux : prendre une drogue coûte 2 PA.
book-scapegoat-example-two-guards = Travailler sous deux gardiens
    .text = Prendre une drogue coûte 1 PA ; deux gardiens en font 2.
book-scapegoat-example-three-guards = Pas de travail sous trois gardiens
    .text = Turquoise a assez de PA, mais trois gardiens surveillent.
book-scapegoat-example-four-guards = Un lieu bouclé
    .text = Rose est à l’intérieur et peut partir. Turquoise ne peut pas entrer.
book-scapegoat-example-conditions = Un gardien de trop
    .text = Deux prisonniers sont là et possèdent ensemble deux outils et un couteau. Mais la tâche permet un gardien, et deux surveillent.
book-scapegoat-example-gun = Le pistolet remplace
    .text = La tâche demande une clé et des vêtements. Turquoise a la clé ; le pistolet de Rose remplace les vêtements, que cela lui plaise ou non.
book-scapegoat-example-reward = Les récompenses
    .text = Turquoise accomplit la tâche et coche A. La carte suivante montre un C : Rose le coche sans avoir aidé. Ambre est le bouc émissaire et n’a rien.
book-scapegoat-example-scapegoat-stays = Sans le bouc émissaire
    .text = Après les récompenses, Turquoise et Rose possèdent A à F à deux. Ambre a quatre lettres, mais les autres peuvent se passer d’Ambre, le bouc émissaire.
book-scapegoat-example-one-can-be-spared = On a besoin du bouc émissaire
    .text = Seul Ambre possède D, E et F : le bouc émissaire est indispensable. Seul Turquoise possède A. Rose est la seule personne dont on peut se passer.
book-scapegoat-example-fewest-elements = Les lettres avant le Fric
    .text = Personne ne peut se passer d’Ambre, mais on peut se passer de n’importe lequel des trois autres. Violet a trois lettres, moins que Turquoise et Rose. Le Fric de Violet n’y change rien.
book-scapegoat-example-still-tied = Rien ne les départage
    .text = Après les récompenses, Turquoise et Rose ont les trois mêmes lettres, pas de Fric, pas d’objets et pas d’Endurance. On peut se passer de l’un ou de l’autre.
book-scapegoat-example-knife-goes-on = Un Pavillon cellulaire plein
    .text = Les trois emplacements de couteaux du Pavillon cellulaire sont pris : le couteau de Turquoise va à la Cour.
book-scapegoat-example-one-drug = Deux proposées, une présente
    .text = L’Infirmerie, face or, propose deux drogues, mais il n’y en a qu’une : Turquoise prend celle-là.
book-scapegoat-example-paid-back = Payer avec la dernière drogue
    .text = L’Infirmerie est vide. Une drogue que Turquoise paierait maintenant n’y arriverait qu’après.
book-scapegoat-example-sealed-by-alarm = Un gardien de plus partout
    .text = Jusqu’à la fin de la manche, la Cour compte quatre gardiens : Rose, qui s’y trouve, peut seulement partir. L’Infirmerie en compte trois : Turquoise ne peut pas travailler. Aucun vrai gardien n’a bougé.

## Sur les dessins du plateau

book-scapegoat-picture-points = { $ap } PA
book-scapegoat-picture-cash = { $cash } Fric
book-scapegoat-picture-stamina = { $stamina } Endurance
