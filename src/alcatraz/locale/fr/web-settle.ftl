# « Trancher une dispute » : des positions arrangées sur la page, et ce qu’elles permettent. Chargé avec cette page seule.

web-settle-page-title = Trancher une dispute · Alcatraz
web-settle-lead = Reproduisez ce qu’il y a sur votre table et demandez à l’arbitre.

## The bar

web-settle-start = Partir de …
web-settle-undo = Annuler le dernier changement
web-settle-redo = Le refaire
web-settle-share = Copier le lien
web-settle-copy-address = Le lien est dans la barre d’adresse : copiez-le là.
web-settle-play-on = Jouer la suite
web-settle-cannot-be = { $count ->
    [one] Cette position est impossible :
   *[other] Cette position est impossible, pour { $count } raisons :
}
web-settle-wrong = { $count ->
    [one] 1 erreur
   *[other] { $count } erreurs
}

web-settle-tab-board = Plateau
web-settle-tab-rest = Position
web-settle-tab-answer = Réponse

## Where a position comes from

web-settle-start-empty = Plateau vide
web-settle-start-setup = Nouvelle partie
web-settle-seed = Mélangée par le nombre
web-settle-start-file = Un enregistrement ou une position
web-settle-start-file-text = Un fichier, ou un texte collé ci-dessous : l’enregistrement d’une partie, une position, ce qu’une table en cours laisse télécharger, ou un lien de cette page. On peut aussi déposer un fichier n’importe où sur la page.
web-settle-paste = Texte collé
web-settle-paste-read = Le lire
web-settle-no-json = Ce n’est pas du JSON : { $why }
web-settle-no-object = C’est du JSON, mais ni une position ni un enregistrement : un objet est attendu.
web-settle-too-long = Ce texte est plus long que tout enregistrement que le serveur lit.
web-settle-link-long = La position de ce lien est trop longue pour en être une.
web-settle-link-large = La position de ce lien est trop grande pour en être une. Elle n’a pas été lue.
web-settle-link-broken = Il n’y a pas de position dans ce lien ; il en manque peut-être la fin.
web-settle-record = Les coups de l’enregistrement
web-settle-record-close = Ranger l’enregistrement
web-settle-move-number = Coup de l’enregistrement
web-settle-move-at = { $at } sur { $count }
web-settle-back = Un coup en arrière
web-settle-forth = Un coup en avant
web-settle-then = Ensuite :

## The board

web-settle-palette = Pièces à placer
web-settle-guard = Gardien
web-settle-in-box = { $what }, { $count } dans la boîte
web-settle-hint = Touchez un lieu pour changer ce qu’il contient, ou faites glisser les pièces. Une pièce posée hors du plateau s’en va.
web-settle-hint-tool = Touchez les lieux où elle va. Échap la repose.
web-settle-hint-keys = Touches dans un lieu : + et − pour les gardiens, 1 à 4 pour le pion d’un joueur, Entrée pour tout le reste.
web-settle-hint-yard = Touchez une pièce puis l’endroit où elle va, ou faites-la glisser. Les gardiens restent dans leur rangée.
web-settle-hint-lifted = Touchez l’endroit où elle va : une case, la cellule ou le bateau. Échap la repose.
web-settle-yard = La cour
web-settle-now = { $room } : { $guards ->
    [one] { $guards } gardien
   *[other] { $guards } gardiens
}
web-settle-players = Joueurs
web-settle-phase = Phase
web-settle-phase-negotiation = Négociation
web-settle-phase-voting = Élection
web-settle-phase-actions = Actions
web-settle-phase-over = Terminée
web-settle-whose-turn = À qui le tour
web-settle-guards = Gardiens
web-settle-stands-here = Se trouve ici
web-settle-task = Tâche
web-settle-task-none = Aucune tâche
web-settle-task-own = Une autre, décrite à la main
web-settle-task-asks = Demande { $prisoners ->
    [one] 1 prisonnier
   *[other] { $prisoners } prisonniers
}, au plus { $guards ->
    [one] { $guards } gardien
   *[other] { $guards } gardiens
}{ $items ->
    [none] .
   *[other] , { $items }.
}
web-settle-task-prisoners = Prisonniers au moins
web-settle-task-guards = Gardiens au plus
web-settle-task-items = Objets qu’elle coûte
web-settle-side = Face de la tuile
web-settle-swap = Échanger de place avec
web-settle-swap-none = Reste où il est
web-settle-plan-of = Plan de { $player }
web-settle-letter = Partie { $letter }
web-settle-items-of = Objets de { $player }
web-settle-hand-of = Cartes de chantage de { $player }
web-settle-in-cell = Dans la cellule
web-settle-in-boat = Dans le bateau

## Forms

web-settle-less = { $what } : un de moins
web-settle-more = { $what } : un de plus
web-settle-earlier = Avancer { $what }
web-settle-remove = Retirer { $what }
web-settle-add = Ajouter …
web-settle-add-to = Ajouter à : { $what }
web-settle-set = Fixer : { $what }
web-settle-kind = De quelle sorte
web-settle-coordinate = { $what } : { $index ->
    [0] rangée
   *[other] colonne, A vaut 1
}
web-settle-as-json = { $what } se change dans le texte JSON.
web-settle-edition = Valeurs du matériel de cette table
web-settle-rulings = Décisions de cette table
web-settle-json = Tout, en JSON
web-settle-json-text = La position entière. Les champs absents prennent leur valeur par défaut.
web-settle-json-take = Utiliser ce texte

## Fields

web-settle-field-at = Où
web-settle-field-items = Objets
web-settle-field-blackmail = Cartes de chantage
web-settle-field-element = Partie du plan
web-settle-field-round = Manche
web-settle-field-bonus = Bonus du bouc émissaire
web-settle-field-turn = Le tour jusqu’ici
web-settle-field-effects = Effets des cartes cette manche
web-settle-field-votes = Votes
web-settle-field-pending = Un choix en attente
web-settle-field-task-deck = Cartes de tâche, celle du dessus d’abord
web-settle-field-task-deck-known = Cartes du dessous que tous connaissent
web-settle-field-blackmail-deck = Cartes de chantage, celle du dessus d’abord
web-settle-field-blackmail-discard = Cartes de chantage défaussées
web-settle-field-outcome = Comment cela a fini
web-settle-field-seat = Joueur
web-settle-field-ap = Points d’action restants
web-settle-field-stamina-used = Endurance dépensée ce tour
web-settle-field-stolen = Vol commis ce tour
web-settle-field-used = Lieux utilisés ce tour
web-settle-field-bribes = Gardiens soudoyés
web-settle-field-offers = Offres faites ce tour
web-settle-field-refused = Refusées ce tour
web-settle-field-assembly = Assemblées
web-settle-field-false-alarm = Fausses alarmes
web-settle-field-lockdown = Confinés
web-settle-field-isolated = Isolés
web-settle-field-reason = Raison
web-settle-field-winners = Gagnants
web-settle-field-losers = Perdants
web-settle-field-with = Avec
web-settle-field-give = Donne
web-settle-field-give-cash = Donne du Fric
web-settle-field-take = Prend
web-settle-field-take-cash = Prend du Fric
web-settle-field-left = Gardiens encore à déplacer
web-settle-field-cards = Cartes
web-settle-field-tied = À égalité
web-settle-field-pay = Paie
web-settle-field-asked = Encore à répondre
web-settle-field-from = De
web-settle-field-to = Vers
web-settle-field-for = Pour
web-settle-field-target = Joueur concerné
web-settle-field-what = Quoi
web-settle-field-item = Objet
web-settle-field-card = Carte
web-settle-field-task-at = Où se trouve la tâche
web-settle-field-count = Combien
web-settle-field-player = Joueur
web-settle-field-options = Ce que la table a convenu
web-settle-field-turns-played = Tours joués
web-settle-field-alarm-row = Alarme : la rangée tirée
web-settle-field-alarm = Joué avec l’alarme
web-settle-field-own-capture = Un coup peut renvoyer son propre prisonnier
web-settle-field-turn-limit = Nulle après tant de tours
web-settle-field-rulings = Règles jouées autrement
web-settle-field-named = Déjà nommés
web-settle-field-out = Hors jeu
web-settle-field-direction = Direction

## Values

web-settle-pending-trade = Une offre d’échange
web-settle-pending-move-guard = Des gardiens à déplacer
web-settle-pending-keep = Une carte à garder
web-settle-pending-leave-behind = Qui reste
web-settle-pending-consent = Des propriétaires à qui l’on demande leurs objets
web-settle-pending-break-tie = Une égalité à départager
web-settle-pending-hand-over = Quelque chose à remettre
web-settle-pending-names = Qui reste, à nommer
web-settle-pending-patrol = Une patrouille à finir
web-settle-pending-choose-card = Une carte de la main d’un autre
web-settle-reason-escape = Évasion
web-settle-reason-guards = Trop de gardiens
web-settle-reason-boat = Trois dans le bateau
web-settle-reason-turn-limit = Trop de tours
web-settle-direction-left = à gauche, vers la colonne a
web-settle-direction-right = à droite
web-settle-type-offer = Un échange
web-settle-type-refused-completion = Une tâche à accomplir
web-settle-type-outside = Cellule ou bateau
web-settle-type-tuple = Une case
web-settle-outside-cell = Dans la cellule
web-settle-outside-boat = Dans le bateau
web-settle-move-call-vote = Faire voter
web-settle-move-vote = Voter
web-settle-move-move = Se déplacer
web-settle-move-use = Utiliser le lieu
web-settle-move-move-guard = Déplacer un gardien
web-settle-move-done = Ne plus déplacer de gardien
web-settle-move-keep = Garder une carte
web-settle-move-choose = Choisir une carte
web-settle-move-steal = Voler
web-settle-move-riot = Émeute
web-settle-move-complete = Accomplir la tâche
web-settle-move-drop = Défausser un objet
web-settle-move-blackmail = Chantage
web-settle-move-trade = Échanger
web-settle-move-accept = Accepter
web-settle-move-decline = Refuser
web-settle-move-bribe = Soudoyer un gardien
web-settle-move-stamina = Dépenser de l’Endurance
web-settle-move-end-turn = Finir le tour
web-settle-move-leave-behind = Laisser un joueur
web-settle-move-enter = Sortir de la cellule
web-settle-move-walk = Marcher
web-settle-move-board = Monter dans le bateau
web-settle-move-alarm = Alarme
web-settle-move-hand-over = Remettre quelque chose
web-settle-move-return = Rentrer dans la cellule
web-settle-move-pass = Passer

## The answer

web-settle-answer = L’arbitre répond
web-settle-old-answer = Ceci concerne la dernière position possible.
web-settle-over = La partie est terminée
web-settle-moves = { $count ->
    [0] Rien n’est permis.
    [one] 1 coup est permis.
   *[other] { $count } coups sont permis.
}
web-settle-cost = { $cost ->
    [0] gratuit
   *[other] { $cost } PA
}
web-settle-family = offre ouverte
web-settle-refused = Pas permis, et pourquoi
web-settle-may-i = Puis-je … ?
web-settle-who = Qui
web-settle-what = Quoi
web-settle-ask = Demander
web-settle-yes = Oui. { $cost ->
    [0] Cela ne coûte rien.
   *[other] Cela coûte { $cost } PA.
}
web-settle-no = Non.
web-settle-standing = Où l’on en est
web-settle-standing-scapegoat = Qui resterait
web-settle-others = Une autre décision changerait-elle cela ?
web-settle-others-none = Non : toutes les décisions mènent à la même réponse.
web-settle-now-ruling = joué selon la décision
web-settle-now-alternative = joué autrement
web-settle-otherwise = Autrement :
web-settle-other-impossible = Cette position serait impossible.
web-settle-other-allowed = Ce serait alors permis, pour { $cost } PA.
web-settle-other-refused = Ce ne serait alors pas permis.
web-settle-other-added = { $count ->
    [one] 1 coup de plus est permis :
   *[other] { $count } coups de plus sont permis :
}
web-settle-other-gone = { $count ->
    [one] 1 coup n’est plus permis :
   *[other] { $count } coups ne sont plus permis :
}
web-settle-other-repriced = { $count ->
    [one] 1 coup a un autre coût :
   *[other] { $count } coups ont un autre coût :
}

## Playing on

web-settle-play-on-text = Une table qui part de cette position. Tous ceux qui s’y assoient apprennent qu’elle a été arrangée ; les mélanges à venir ne sont connus que du serveur.
web-settle-play-on-go = Ouvrir la table
web-settle-games = Jeux
