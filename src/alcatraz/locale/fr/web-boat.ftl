# L’écran d’Alcatraz (1999).

web-boat-yard = La cour : 9 cases sur 9. Les flèches déplacent, Entrée choisit.
web-boat-side = Choix et joueurs
web-boat-boat = Le bateau, { $count ->
    [one] { $count } prisonnier
   *[other] { $count } prisonniers
} à bord{ $lit ->
    [yes] {" "}: embarquer
   *[no] { "" }
}
web-boat-cell = La cellule, { $count ->
    [one] { $count } prisonnier
   *[other] { $count } prisonniers
} à vous : en faire sortir un
web-boat-guard-here = un gardien
web-boat-prisoner-of = prisonnier de { $player }
web-boat-marked = case marquée devant le bateau
web-boat-can-lift = peut bouger
web-boat-last-move = le dernier coup s’est terminé ici
web-boat-guard-goes = { $steps ->
    [one] le gardien avance d’une case, en colonne { $column }
   *[other] le gardien avance de { $steps } cases, en colonne { $column }
}
web-boat-sweeps = { $player } retourne en cellule
web-boat-watching = Vous regardez.
web-hint-boat = Trois de vos prisonniers dans le bateau, et vous gagnez. On embarque au début d’un tour, depuis une case sous l’eau sans gardien droit devant.
web-boat-choose-prisoner = { $where ->
    [cell] Choisissez la cellule : un prisonnier en sort.
    [yard] Choisissez un de vos prisonniers sur le plateau.
   *[both] Choisissez un de vos prisonniers, sur le plateau ou dans la cellule.
}
web-boat-choose-square = Choisissez où aller. Le nombre sur une case dit de combien vous avancez, et son gardien d’autant, dans le sens de la flèche. Qui est barré retourne en cellule.
web-boat-law = Le gardien de la rangée où vous vous arrêtez marche vers vous, d’autant de cases que vous.
web-boat-both = { $steps ->
    [one] Vous : { $steps } case. Le gardien de la rangée { $row } : { $steps } case, jusqu’en { $to }.
   *[other] Vous : { $steps } cases. Le gardien de la rangée { $row } : { $steps } cases, jusqu’en { $to }.
}
web-boat-no-guard = La rangée { $row } n’a pas de gardien.
web-boat-why-not = Pas là
web-boat-close = Fermer
web-boat-alarm = Alarme ! Le gardien de la rangée { $row } court jusqu’à un bout de sa rangée. À vous de choisir lequel.
web-boat-go = Y aller : { $where }
web-boat-undo = Reprendre le coup
web-boat-list = { $count ->
    [one] Une case, en liste
   *[other] Les { $count } cases, en liste
}
web-boat-you = vous
web-boat-bot = robot
web-boat-where = { $cell } en cellule, { $yard } dans la cour
web-boat-in-boat = { $count } sur { $most } dans le bateau
