# Les parties revues sur la page. Chargé avec elles seules.

web-replay = Revoir
web-replay-title = Revoir une partie · Alcatraz
web-replay-start = Le début.
web-replay-where = Coup { $move } sur { $moves }
web-replay-round = Manche { $round }
web-replay-slider = Moment de la partie
web-replay-first = Au début
web-replay-back = Un pas en arrière
web-replay-play = Dérouler
web-replay-pause = Arrêter
web-replay-next = Un pas en avant
web-replay-last = À la fin
web-replay-eyes = Vu par
web-replay-eyes-spectator = Un spectateur
web-replay-eyes-open = Toutes cartes ouvertes
web-replay-more = Plus sur cette partie
web-replay-past = La partie est passée : ce qui est arrivé est arrivé.
web-replay-broken = Cet enregistrement s’interrompt :
web-replay-play-on = Rejouer à partir d’ici
web-replay-ending = Comment cela s’est terminé
web-replay-copy = Copier le lien vers ce moment
web-replay-rounds = Aller à une manche
web-replay-keys = Touches
web-replay-key = { $key ->
    [arrows] ← →
    [ends] Début Fin
    [space] Espace
    [turns] [ ]
   *[rounds] { "{" } { "}" }
}
web-replay-key-does = { $key ->
    [arrows] un pas en arrière ou en avant
    [ends] au début, à la fin
    [space] déroule et arrête
    [turns] le tour précédent, le tour suivant
   *[rounds] la manche précédente, la manche suivante
}
web-replay-leave = À la table
web-replay-other = Un autre enregistrement
web-replay-to-now = Au présent
web-replay-open-title = Revoir une partie
web-replay-open-text = Ouvrez l’enregistrement d’une partie jouée ici ou dans un terminal. Il reste dans cet onglet.
web-replay-open-drop = Déposez un enregistrement ici, ou choisissez un fichier
web-replay-no-record = { $file } n’est pas l’enregistrement d’une partie.
web-replay-chances = Qui a changé les chances de qui
web-replay-figures = Ce que les joueurs ont fait
web-replay-no-figures = Rien n’a été compté dans cette partie.

## Qui a changé les chances de qui, dans un panneau à côté d’une partie finie

web-analysis = Qui a changé les chances de qui
web-analysis-start = Calculer
web-analysis-intro = Chaque tour est rejoué de bien des façons pour voir ce qu’il valait pour chacun : ce que l’on a décidé, ce qui fut le hasard, et où la partie a tourné. Cela prend quelques secondes.
web-analysis-waiting = D’autres parties passent d’abord…
web-analysis-running = Chaque tour est rejoué…
web-analysis-progress = { $percent } %
web-analysis-stop = Arrêter
web-analysis-stopped = Arrêté. Ce qui est calculé est gardé un moment.
web-analysis-again = Reprendre
web-analysis-curves = Ce que la partie valait pour chacun
web-analysis-curves-note = En haut : la meilleure fin. En bas : la pire. Les nombres dessous sont les tournants.
web-analysis-which-round = Quelles manches
web-analysis-all-rounds = Manche par manche
web-analysis-one-round = Manche { $round }, tour par tour
web-analysis-as-table = La même chose en tableau
web-analysis-round = Manche
web-analysis-move = Coup
web-analysis-end = Fin
web-analysis-points = Tournants
web-analysis-no-points = Aucun moment n’a décidé à lui seul de cette partie.
web-analysis-shares = Quelles décisions ont changé les chances de qui
web-analysis-shares-note = En centièmes. Une ligne : ce que les décisions de ce joueur ont changé pour chacun. Chaque colonne fait la différence entre la fin et le début.
web-analysis-decisions = Décisions de
web-analysis-luck = Hasard, et ce que nul n’a prévu
web-analysis-sum = Fin moins début
web-analysis-look = Revoir
web-analysis-think = Que feriez-vous ici ? Essayez d’abord.
web-analysis-try = Essayer soi-même
web-analysis-answer = Montrer la réponse
web-analysis-numbers = Les nombres
web-analysis-number = { $player } : { $before } → { $after }

## Un essai à partir d’un moment d’une partie finie

web-try = Un essai
web-try-question = Que feriez-vous à la place de { $player } ? Jouez-le sur le plateau.
web-try-judge = Juger mon essai
web-try-judging = On joue la suite…
web-try-again = Recommencer l’essai
web-try-back = Revenir à la partie
