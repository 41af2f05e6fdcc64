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
web-replay-figures = Ce que les joueurs ont fait
web-replay-no-figures = Rien n’a été compté dans cette partie.
