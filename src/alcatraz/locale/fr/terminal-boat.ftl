# Alcatraz (1999) dans un terminal.

welcome-boat = Menez vos prisonniers de la cellule au bateau en traversant la cour : le premier joueur qui en a trois à bord gagne. Après chaque pas, le gardien de la rangée marche vers votre prisonnier, exactement aussi loin que lui, et renvoie en cellule tous ceux qu’il croise. Qui commence son tour sur une case marquée, sans gardien devant lui, peut monter à bord – et alors l’alarme sonne.
boat-status-turn = Tour { $turn }
boat-status-alarm = Alarme, rangée { $row }
boat-shore-boat = BATEAU
boat-shore-cell = CELLULE
boat-sheet-boat = bateau
boat-sheet-cell = cellule
boat-legend = G gardien · C7 : colonne C, rangée 7
boat-legend-marked = ≈ case marquée : on embarque d’ici
boat-standing = { $left ->
    [0] { $player } a trois prisonniers dans le bateau.
   *[other] { $player } : encore { $left } à faire monter.
}
boat-step-unguarded = { $to }, pas de gardien
boat-step-guarded = { $caught ->
    [none] { $to }, gardien en colonne { $column }
   *[other] { $to }, gardien en colonne { $column }, il prend { $caught }
}
