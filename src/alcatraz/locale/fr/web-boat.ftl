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
web-boat-square = Rangée { $row }, colonne { $column }
web-boat-guard-here = un gardien
web-boat-prisoner-of = prisonnier de { $player }
web-boat-marked = case marquée devant le bateau
web-boat-can-lift = peut bouger
web-boat-guard-goes = le gardien va en colonne { $column }
web-boat-sweeps = { $player } retourne en cellule
web-boat-watching = Vous regardez.
web-hint-boat = Trois de vos prisonniers dans le bateau, et vous gagnez. On embarque au début d’un tour, depuis une case hachurée sans gardien droit devant.
web-boat-choose-prisoner = { $where ->
    [cell] Choisissez la cellule : un prisonnier en sort.
    [yard] Choisissez un de vos prisonniers sur le plateau.
   *[both] Choisissez un de vos prisonniers, sur le plateau ou dans la cellule.
}
web-boat-choose-square = Choisissez où aller. Le nombre sur chaque case est la colonne où ira son gardien ; une marque barrée retourne en cellule.
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
