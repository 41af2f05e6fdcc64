# La page d’un jeu qui n’a pas la sienne.

web-plain-players = Joueurs et discussion
web-plain-position = La position
web-plain-watching = Vous regardez la partie.
web-plain-undo = Reprendre le coup
web-plain-not-now = Impossible maintenant ({ $count })
