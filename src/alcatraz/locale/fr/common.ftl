# Les mots communs à tous les jeux.

game-scapegoat = Alcatraz : Le Bouc émissaire
game-boat = Alcatraz (1999)

## Places

seat-0 = Ambre
seat-1 = Turquoise
seat-2 = Rose
seat-3 = Violet

## Personnes

guard = gardien
guard-some = { $count ->
    [one] { $count } gardien
   *[other] { $count } gardiens
}
prisoner = prisonnier
prisoner-some = { $count ->
    [one] { $count } prisonnier
   *[other] { $count } prisonniers
}

## Plusieurs choses dans une phrase ; $first : toutes sauf la dernière, avec des virgules

list-and = { $first } et { $last }
