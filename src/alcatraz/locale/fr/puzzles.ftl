# Problèmes : une position avec un seul bon coup.

puzzle-help-command = Une position avec un seul bon coup : trouvez-le. Sans numéro : le problème du jour.
puzzle-help-game = Le jeu : { $choices }.
puzzle-help-number = Le numéro d’un problème ; le plus facile est le 1.
puzzle-no-puzzles = Il n’y a pas de problèmes pour { $game }.
puzzle-no-such = Il y a des problèmes de 1 à { $last }, pas { $got }.
puzzle-title = Problème { $number } sur { $last }
puzzle-right = C’est juste.
puzzle-wrong = Pas le meilleur coup : { $move }
puzzle-solution = La solution : { $move }
puzzle-again = Un autre : alcatraz puzzle { $game } { $next }

boat-puzzle-win = Gagnez de force en { $turns } de vos tours : par quel coup commencer ?
boat-puzzle-win-missed = Après cela, { $player } peut vous empêcher de gagner en { $turns } tours : seule la solution y oblige.
boat-puzzle-hold = { $player } va gagner : quel est le seul coup qui tient pendant { $turns } de ses tours ?
boat-puzzle-hold-missed = Après cela, { $player } gagne en { $turns } tours au plus, quoi que vous fassiez.

scapegoat-puzzle-task = { $role ->
    [scapegoat] Vous êtes le bouc émissaire. Quel coup commence le seul bon plan de ce tour ?
   *[prisoner] Quel coup commence le seul bon plan de ce tour ?
}
scapegoat-puzzle-missed = En continuant { $tries } fois de là, vous vous évadez { $escapes } fois et restez { $stays } fois ; après la solution, c’est { $best } et { $stays_best }.
