# La page d’un jeu qui n’a pas la sienne.

web-plain-players = Joueurs et discussion
web-plain-position = La position
web-plain-parts = { $count ->
    [one] { $count } élément
   *[other] { $count } éléments
}
web-plain-watching = Vous regardez la partie.
web-plain-over = La partie est finie.
web-plain-undo = Reprendre le coup
web-plain-not-now = Impossible maintenant ({ $count })
