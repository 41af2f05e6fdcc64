# Le Bouc émissaire expliqué sur la page : ce que signifient les gardiens, ce qui manque à une tâche.

scapegoat-guide-watch-2 = Deux gardiens surveillent : ici, les actions coûtent 2 PA, sauf partir et le chantage.
scapegoat-guide-watch-3 = Trois gardiens surveillent : ici, vous ne pouvez que partir, jouer une carte Chantage ou faire ce qui est gratuit.
scapegoat-guide-watch-4 = Quatre gardiens tiennent ce lieu : personne ne peut entrer, et qui s’y trouve ne peut que partir.
scapegoat-guide-watch-4-free = Quatre gardiens tiennent ce lieu : personne ne peut entrer, et qui s’y trouve ne peut que partir, jouer une carte Chantage ou faire ce qui est gratuit.
scapegoat-guide-prisoners = { $needed ->
    [one] { $needed } prisonnier ici
   *[other] { $needed } prisonniers ici
}
scapegoat-guide-guards = { $most ->
    [0] aucun gardien ici
    [one] au plus { $most } gardien ici
   *[other] au plus { $most } gardiens ici
}
scapegoat-guide-items = de ceux qui sont ici : { $items }
