# Ce que dit Alcatraz (1999) pendant la partie. Une case s’écrit comme sur le plateau, lettre de la colonne et numéro de la rangée : C7.

## Pourquoi un coup est interdit

boat-refusal-not-your-turn = C’est à { $player } de jouer.
boat-refusal-alarm-first = L’alarme sonne : choisissez d’abord où court le gardien de la rangée { $row }.
boat-refusal-no-alarm = Aucune alarme ne sonne.
boat-refusal-cell-empty = Aucun de vos prisonniers n’est dans la cellule.
boat-refusal-nobody-there = Il n’y a pas de prisonnier sur { $square }.
boat-refusal-not-yours = Le prisonnier sur { $square } appartient à { $player }.
boat-refusal-no-step = Un prisonnier qui se déplace doit quitter sa case.
boat-refusal-not-straight = Aucune ligne droite ne mène de { $origin } à { $to } : un prisonnier suit sa colonne ou sa rangée.
boat-refusal-square-taken = Un prisonnier occupe { $square } : vous pouvez passer par-dessus, mais pas vous y arrêter.
boat-refusal-guard-in-the-way = Le gardien de la rangée { $row } barre la route.
boat-refusal-guard-on-square = Un gardien se tient sur { $square }.
boat-refusal-may-not-pass = { $count ->
    [one] Vous avez { $count } coup permis, vous ne pouvez donc pas passer.
   *[other] Vous avez { $count } coups permis, vous ne pouvez donc pas passer.
}
boat-refusal-guard-stands-there = Le gardien de la rangée { $row } y est déjà et attraperait ce prisonnier.
boat-refusal-guard-catches = { $squares ->
    [one] Le gardien de la rangée { $row } avancerait de { $squares } case et attraperait ce prisonnier.
   *[other] Le gardien de la rangée { $row } avancerait de { $squares } cases et attraperait ce prisonnier.
}
boat-refusal-guard-lacks-room = { $room ->
    [one] Le gardien de la rangée { $row } devrait avancer de { $squares } cases et n’en a que { $room } jusqu’au mur.
   *[other] Le gardien de la rangée { $row } devrait avancer de { $squares } cases et n’en a que { $room } jusqu’au mur.
}
boat-refusal-own-caught = { $count ->
    [one] Le gardien de la rangée { $row } attraperait votre propre prisonnier sur { $square }.
   *[other] Le gardien de la rangée { $row } attraperait { $count } de vos propres prisonniers.
}
boat-refusal-not-marked = { $square } n’est pas une case marquée : on ne monte pas dans le bateau depuis là.
boat-refusal-guard-ahead = Le gardien de la rangée { $row } se trouve en avant, entre ce prisonnier et le bateau.

## Comment la partie s’est terminée

boat-outcome-three = { $player } a { $count } prisonniers dans le bateau et gagne aussitôt.
boat-outcome-others = { $count ->
    [one] { $players } reste sur l’île.
   *[other] { $players } restent sur l’île.
}
boat-outcome-nobody = Personne n’a { $count } prisonniers dans le bateau ; le plus grand nombre est { $most }.
boat-outcome-limit = { $turns ->
    [one] { $turns } tour a été joué, c’est la limite : la partie est nulle.
   *[other] { $turns } tours ont été joués, c’est la limite : la partie est nulle.
}

## Ce qui ne va pas dans une position, un coup ou une option

boat-not-a-square = { $field } : une case s’écrit [rangée, colonne], rangées 1 à { $rows } et colonnes 1 à { $columns }, pas { $got }.
boat-guards-number = { $field } : il y a { $guards } gardiens, un dans chacune des premières rangées, pas { $got }.
boat-options-guards = { $field } : donnez les colonnes des { $guards } gardiens, ou "random", pas { $got }.
boat-options-guard-middle = { $field } : le gardien de la première rangée commence au milieu, dans la colonne { $middle }, pas { $got }.
boat-options-first = { $field } : donnez une place de 0 à { $last }, ou "random", pas { $got }.
boat-position-seats = { $field } : pour { $players } joueurs il faut { $players } listes de prisonniers, pas { $got }.
boat-position-prisoners = { $field } : chaque joueur a { $prisoners } prisonniers, pas { $got }.
boat-position-nowhere = { $field } : un prisonnier est dans la cellule ("cell"), dans le bateau ("boat") ou sur une case [rangée, colonne], pas { $got }.
boat-position-two-prisoners = { $field } : un autre prisonnier occupe { $square }.
boat-position-on-guard = { $field } : un gardien se tient sur { $square }.
boat-position-boat-full = { $field } : la partie finit avec { $most } prisonniers dans le bateau, il ne peut pas y en avoir { $got }.
boat-position-two-winners = { $field } : un seul joueur peut avoir { $count } prisonniers dans le bateau.
boat-position-won = { $field } : avec { $got } prisonniers dans le bateau la partie est finie, mais la position n’indique pas d’issue.
boat-position-reason = { $field } : la raison est "boat" si un joueur a { $count } prisonniers dans le bateau, et seulement alors.
boat-position-outcome-seats = { $field } : qui a trois prisonniers dans le bateau gagne et tous les autres perdent ; sinon personne ne gagne ni ne perd.
boat-position-drawn-early = { $field } : une partie est nulle exactement à sa limite de tours, pas après { $got } tours.
boat-position-past-limit = { $field } : la partie finit à sa limite de { $limit } tours, elle ne peut pas continuer après { $got }.
boat-position-no-alarm = { $field } : cette table joue sans l’alarme.
boat-position-alarm-over = { $field } : la partie est finie, aucune alarme ne sonne.

## Ce qui s’est passé

boat-event-entered = { $seat } sort un prisonnier de la cellule jusqu’à { $to }.
boat-event-walked = { $seat } déplace un prisonnier de { $from } à { $to }.
boat-event-guard-walked = Le gardien de la rangée { $row } va de { $from } à { $to }.
boat-event-caught = { $seat } : le prisonnier sur { $at } est pris et retourne dans la cellule.
boat-event-boarded = { $seat } monte dans le bateau depuis { $from } et y a maintenant { $in_boat ->
    [one] { $in_boat } prisonnier
   *[other] { $in_boat } prisonniers
}.
boat-event-alarm-rolled = Alarme ! { $seat } obtient la rangée { $row }.
boat-event-guard-ran = { $seat } fait courir le gardien de la rangée { $row } vers la { $direction }, jusqu’à { $to }.
boat-event-guard-stayed = { $seat } envoie le gardien de la rangée { $row } vers la { $direction } : il est déjà à ce bout.
boat-event-passed = { $seat } n’a aucun coup permis et passe.
boat-event-game-ended = { $reason ->
    [boat] { $winner } gagne avec trois prisonniers dans le bateau.
    [last_player] { $winner } est le dernier joueur en jeu et gagne.
   *[turn_limit] La limite de tours est atteinte : la partie est nulle.
}

## Ce qu’on peut faire

boat-move-enter = Sortir un prisonnier de la cellule jusqu’à { $to }
boat-move-walk = Déplacer le prisonnier de { $from } à { $to }
boat-move-board = Monter dans le bateau depuis { $from }
boat-move-alarm = Faire courir le gardien vers la { $direction }
boat-move-pass = Passer
boat-group-move = Déplacer un prisonnier
boat-group-board = Monter dans le bateau
boat-group-alarm = L’alarme
boat-group-pass = Rien à faire
boat-step-from-cell = Un prisonnier de la cellule
boat-step-from = Le prisonnier sur { $from }
boat-step-to = Jusqu’à { $to }

## Qui l’on attend

boat-decision-turn = { $player } déplace un prisonnier.
boat-decision-alarm = L’alarme sonne : { $player } choisit où court le gardien.
