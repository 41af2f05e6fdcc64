# Les problèmes sur la page ; chargés seulement par ceux qui les résolvent.

web-puzzles = Problèmes
web-puzzles-page-title = Problèmes · Alcatraz
web-puzzles-title = Problèmes : { $game }
web-puzzles-text = Une position d’une vraie partie, et un seul bon coup. Jouez-le sur le plateau ; vous saurez alors pourquoi.
web-puzzle = Problème
web-puzzle-page-title = Problème { $number } · Alcatraz
web-puzzle-place = Problème { $number } sur { $last }
web-puzzle-today = Problème du jour : { $number }
web-puzzle-continue = Continuer avec le { $number }
web-puzzle-count = { $count } sur { $last } résolus dans ce navigateur
web-puzzle-solved = résolu
web-puzzle-difficulty = { $difficulty ->
    [1] Facile
    [2] Pas difficile
    [3] Délicat
    [4] Difficile
   *[5] Très difficile
}
web-puzzle-tile = { $result ->
    [first] Problème { $number }, résolu du premier coup
    [later] Problème { $number }, résolu
    [tried] Problème { $number }, essayé
   *[open] Problème { $number }
}
web-puzzle-right = Juste.
web-puzzle-wrong = Pas le meilleur.
web-puzzle-solution = Solution :
web-puzzle-again = Réessayer
web-puzzle-next = Problème suivant
web-puzzle-share = Copier le lien de ce problème
web-puzzle-all = Tous les problèmes
