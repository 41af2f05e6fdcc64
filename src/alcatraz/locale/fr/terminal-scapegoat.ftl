# Le Bouc émissaire dans un terminal : titres au-dessus des choix, étapes d’un choix, dessin de la prison.

## Morceaux de phrases

scapegoat-task-untitled = Tâche { $element }
scapegoat-ballot = { $seat } pour { $for }
scapegoat-token-of = { $item } ({ $seat })

## Titres au-dessus des choix

scapegoat-group-move = Se déplacer
scapegoat-group-use = Utiliser ce lieu
scapegoat-group-task = La tâche d’ici
scapegoat-group-steal = Voler
scapegoat-group-riot = Émeute, gardien de
scapegoat-group-guards = Gardiens
scapegoat-group-drop = Défausser
scapegoat-group-blackmail = Chantage
scapegoat-group-trade = Échanger avec
scapegoat-group-turn = Aussi
scapegoat-group-end = Finir
scapegoat-group-choice = Choisissez

## Étapes d’un choix

scapegoat-step-name-to = { $to }
scapegoat-step-name-from = { $from }
scapegoat-step-theft = { $from } : { $what }
scapegoat-step-item = { $item }
scapegoat-step-with = { $with } …
scapegoat-step-guard-from = Un gardien : { $from }
scapegoat-step-guards-from = Des gardiens : { $from }
scapegoat-step-to = → { $to }
scapegoat-step-guards-to = { $count ->
    [one] { $count } gardien → { $to }
   *[other] { $count } gardiens → { $to }
}
scapegoat-step-use = { $function }{ $target ->
    [none] { "" }
   *[other] { " · " }{ $target }
}{ $pay ->
    [none] { "" }
   *[other] { " · " }vous payez : { $pay }
}{ $take ->
    [none] { "" }
   *[other] { " · " }vous prenez : { $take }
}
scapegoat-step-player = { $target }
scapegoat-step-task-at = La tâche : { $task_at }
scapegoat-step-use-at = { $at }
scapegoat-step-pay = Payer : { $pay }

## Échanges

scapegoat-ask-give = Que donnez-vous à { $with } ?
scapegoat-ask-give-cash = Combien de Fric donnez-vous à { $with } ?
scapegoat-ask-take = Que voulez-vous de { $with } ?
scapegoat-ask-take-cash = Combien de Fric voulez-vous de { $with } ?
scapegoat-cash-some = { $cash } Fric

## Éditions, pour qui possède la boîte

edition-task-at = { $where ->
    [none] tâche { $number } ({ $id })
   *[other] tâche { $number } ({ $id }), { $where }
}
edition-location-at = { $where ->
    [none] lieu { $number } ({ $id })
   *[other] lieu { $number } ({ $id }), { $where }
}
edition-summary = « { $name } », { $tasks } tâches, dont { $printed } telles qu’imprimées.{ $silver ->
    [none] { "" }
   *[other] { " " }Toutes les faces argentées visibles : { $silver }.
}{ $gold ->
    [none] { "" }
   *[other] { " " }Toutes les faces dorées visibles : { $gold }.
}
edition-in-the-box = { $item } : { $count } dans la boîte
edition-empty-spaces = { $item } : { $count ->
    [one] 1 emplacement vide
   *[other] { $count } emplacements vides
}

## La table

welcome-scapegoat = Vous êtes des prisonniers unis par un plan. Accomplissez des tâches pour réunir ses six parties, de A à F : dès qu’un groupe qui laisse quelqu’un de côté les possède toutes, il s’évade, et une seule personne reste. À chaque manche vous élisez le bouc émissaire, qui agit davantage mais n’accomplit aucune tâche et reste le premier – et quand arrive le 21e gardien, tout le monde perd.
scapegoat-status-round = Manche { $round }
scapegoat-status-guards = Gardiens { $guards } sur { $most }
scapegoat-status-phase = { $phase ->
    [negotiation] Négociation
    [voting] Élection
    [actions] Actions
   *[over] La partie est finie
}
scapegoat-status-turn = { $player } : { $ap } PA
scapegoat-effect-false-alarm = Fausse alarme : chaque lieu compte { $count ->
    [one] { $count } gardien
   *[other] { $count } gardiens
} de plus
scapegoat-effect-assembly = Assemblée : { $count } PA de moins pour les autres
scapegoat-watch-2 = +1 PA
scapegoat-watch-3 = bloqué
scapegoat-watch-4 = fermé
scapegoat-watch-locked = confiné
scapegoat-code-key = cl
scapegoat-code-knife = co
scapegoat-code-clothes = vê
scapegoat-code-drug = dr
scapegoat-code-tool = ou
scapegoat-code-gun = PI
scapegoat-head-plan = Plan
scapegoat-head-cash = Fric
scapegoat-head-stamina = Endur.
scapegoat-head-items = Objets
scapegoat-head-cards = Cartes
scapegoat-sheet-scapegoat = BOUC ÉM. +{ $bonus }
scapegoat-sheet-isolated = isolé
scapegoat-sheet-nothing = –
scapegoat-task-prisoners = { $needed ->
    [one] { $needed } prisonnier
   *[other] { $needed } prisonniers
}
scapegoat-task-guards = { $most ->
    [0] aucun gardien
    [one] au plus { $most } gardien
   *[other] au plus { $most } gardiens
}
scapegoat-your-card = Votre carte { $card } : { $effect }
scapegoat-offer = { $seat } donne : { $give }. En échange de : { $take }.

## Ce que font les lieux, en 18 caractères au plus

scapegoat-short-chapel-silver = défausser 1 carte
scapegoat-short-chapel-gold = payer : 1 carte
scapegoat-short-radio-room-silver = bouger 2 gardiens
scapegoat-short-radio-room-gold = 0 PA : 1 gardien
scapegoat-short-dining-hall-silver = Endurance : 3 max
scapegoat-short-dining-hall-gold = 0 PA : 1 Endurance
scapegoat-short-infirmary-silver = prendre 1 drogue
scapegoat-short-infirmary-gold = payer : 2 drogues
scapegoat-short-exercise-yard-silver = troquer 1 (0 PA)
scapegoat-short-exercise-yard-gold = payer : 2 objets
scapegoat-short-visiting-area-silver = prendre 1 objet
scapegoat-short-visiting-area-gold = payer : pistolet
scapegoat-short-workshop-silver = prendre 1 outil
scapegoat-short-workshop-gold = payer : 2 outils
scapegoat-short-recreation-room-silver = Fric : 2 max
scapegoat-short-recreation-room-gold = 0 PA : 1 Fric
scapegoat-short-cell-block-silver = prendre 1 couteau
scapegoat-short-cell-block-gold = payer : 2 couteaux
scapegoat-short-laundry-silver = prendre 1 vêtement
scapegoat-short-laundry-gold = payer : 2 vêtem.
scapegoat-short-guards-room-silver = prendre 1 clé
scapegoat-short-guards-room-gold = payer : 2 clés
scapegoat-short-wardens-office-silver = piocher 1 carte
scapegoat-short-wardens-office-gold = payer : 1 carte/3

## Qui resterait

scapegoat-stays-nobody-yet = Personne ne peut encore s’évader : aucun groupe qui laisse quelqu’un de côté ne possède tout le plan.
scapegoat-stays-missing = Sans { $player }, les autres possèdent { $owned } et il leur manque { $missing }.
scapegoat-stays-complete = Sans { $player }, les autres possèdent tout le plan.
scapegoat-stays-now = Si la prochaine tâche finissait la partie ainsi, c’est { $player } qui resterait.
scapegoat-stays-tied = Si la prochaine tâche finissait la partie ainsi, le bouc émissaire choisirait qui reste parmi : { $players }.
scapegoat-task-title = { $task }
scapegoat-task-needs = { $room } : { $needed }

## Sur un petit terminal

scapegoat-compact-items = { $count } objets
scapegoat-compact-hand = Vos cartes : { $cards }
# Le point est un gardien, comme sur le plateau : au plus autant.
scapegoat-compact-task = [{ $element }] { $prisoners }, ●≤{ $guards } : { $items }
