# Les noms d’Alcatraz (1999). Gardiens, prisonniers et places sont dans common.ftl.

boat = bateau
cell = cellule
row = rangée
column = colonne
square = case
marked-square = case marquée
alarm = alarme
die = dé
direction-left = gauche
direction-right = droite
