# Alcatraz (1999) aux tables qui jouent l’autre lecture d’une décision : B-1.3, B-2.7, B-2.8, B-5.1.

boat-refusal-no-return = Un prisonnier ne peut pas retourner de lui-même dans la cellule.
boat-refusal-alarm-compulsory = À cette table, le gardien de la rangée { $row } doit courir : choisissez la gauche ou la droite.
boat-position-out-standing = { $field } : un joueur éliminé n’a pas de prisonnier sur le plateau.
boat-position-nobody-out = { $field } : personne n’est éliminé à cette table ; ajoutez "B-2.8" à "rulings".
boat-position-all-out = { $field } : un joueur au moins est encore dans la partie.
boat-position-turn-out = { $field } : ce joueur est éliminé et n’a plus de tour.
boat-position-one-left = { $field } : quand il ne reste qu’un joueur la partie est finie, mais la position n’indique pas d’issue.
boat-position-last-player = { $field } : la raison est "last_player" si tous les joueurs sauf un sont éliminés, et seulement alors.
boat-outcome-last = { $count ->
    [one] { $players } n’avait aucun coup permis et quitte la partie : il reste { $player }, qui gagne.
   *[other] { $players } n’avaient aucun coup permis et quittent la partie : il reste { $player }, qui gagne.
}
boat-event-returned = { $seat } ramène dans la cellule le prisonnier de { $from }.
boat-event-alarm-ignored = { $seat } laisse le gardien de la rangée { $row } sur { $at }.
boat-event-went-out = { $seat } n’a aucun coup permis et quitte la partie.
boat-move-return = Ramener dans la cellule le prisonnier sur { $from }
boat-move-alarm-stay = Laisser le gardien où il est
boat-move-go-out = Quitter la partie : vous n’avez aucun coup permis
boat-step-into-cell = Retour dans la cellule
boat-sheet-out = éliminé
statistics-deeds-returned = retour en cellule
statistics-deeds-went-out = éliminé
