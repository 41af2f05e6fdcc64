# Le Bouc émissaire sur la page : la prison, les fiches, qui resterait.

## La prison et ses lieux

web-prison = La prison
web-prison-round = Manche
web-prison-phase = { $phase ->
    [negotiation] Négociation
    [voting] Élection
    [actions] Actions
   *[over] La partie est finie
}
web-prison-guards-left = { $left ->
    [one] Le prochain gardien est le { $number }ᵉ : alors tout le monde perd.
   *[other] Encore { $left } et tout le monde perd.
}
web-prison-guards = { $guards ->
    [0] Aucun gardien
    [one] { $guards } gardien
   *[other] { $guards } gardiens
}
web-prison-watch = { $guards ->
    [2] +1 PA
    [3] bloqué
   *[4] bouclé
}
web-prison-locked = confiné
web-prison-lockdown = Confiné jusqu’à la fin de la manche : personne ne peut entrer.
web-prison-items = Objets ici
web-prison-lies = Objets ici : { $items }
web-prison-prisoners = Prisonniers ici
web-prison-here = Ici : { $players }
web-prison-task = Tâche « { $title } », partie du plan { $element } : { $conditions }
web-prison-condition = { $text }, { $holds ->
    [yes] remplie
   *[no] non remplie
}
web-prison-holds = { $holds ->
    [yes] remplie
   *[no] pas encore remplie
}
web-prison-element = Partie du plan { $element }
web-prison-go = Y aller pour { $cost } PA
web-prison-choose = Choisir ce lieu
web-prison-ap = { $ap } PA
web-prison-ap-left = { $left ->
    [one] { $left } point d’action restant sur { $full }
   *[other] { $left } points d’action restants sur { $full }
}
web-prison-take = Prendre : { $item }, { $cost ->
    [0] gratuit
   *[other] { $cost } PA
}
web-prison-look = À propos du lieu : { $room }
web-prison-alarm = Fausse alarme : +{ $count ->
    [one] { $count } gardien
   *[other] { $count } gardiens
} partout
web-prison-assembly = Assemblée : −{ $count } PA
web-prison-yours = { $kind ->
    [turn] À vous de jouer
    [vote] À vous de voter
    [negotiation] À vous de lancer le vote
    [trade_answer] Répondez à l’offre
    [move_guard] Déplacez un gardien
    [keep] Gardez une carte
    [leave_behind] Qui reste en prison ?
   *[other] À vous de choisir
}
web-prison-waiting-too = on attend aussi { $players }

## Les fiches

web-sheets = Les fiches des joueurs
web-sheet-you = vous
web-sheet-bot = { $level ->
    [rookie] robot · facile
    [inmate] robot · moyen
    [boss] robot · difficile
   *[other] robot
}
web-sheet-stand-in = remplacé par un robot
web-sheet-away = absent
web-sheet-scapegoat = Bouc émissaire
web-sheet-scapegoat-title = Bouc émissaire : { $bonus } PA de plus, peut jouer du chantage, ne peut pas accomplir de tâche
web-sheet-isolated = isolé
web-sheet-voted = a voté
web-sheet-votes = vote
web-sheet-plan = Plan : { $letters }
web-sheet-plan-empty = Plan : encore rien
web-sheet-nothing = aucun objet
web-sheet-track = { $what } : { $value } sur { $most }
web-sheet-cards = { $count ->
    [one] { $count } carte de chantage
   *[other] { $count } cartes de chantage
}
web-sheet-hand = Vos cartes de chantage
web-sheet-choose = Choisir { $player }
web-sheet-at = Se trouve ici : { $room }

## Qui resterait ?

web-stays = Qui resterait ?
web-stays-player = Joueur
web-stays-fate = Son sort
web-stays-cell = { $cell ->
    [alone] seul à l’avoir
   *[shared] l’a, d’autres aussi
}
web-stays-is = { $fate ->
    [left] resterait
    [tied] à égalité
    [needed] indispensable
   *[spare] dispensable
}
web-stays-why = Pourquoi ?
web-stays-key = Une lettre sur papier : seul ce joueur l’a. Qui en détient une qui manque aux autres ne peut pas être abandonné.

## Petits écrans

web-tabs = Que montrer
web-tab-actions = Actions
web-tab-board = Plateau
web-tab-sheets = Fiches
