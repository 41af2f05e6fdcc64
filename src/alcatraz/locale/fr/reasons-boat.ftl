# Alcatraz (1999) : pourquoi un coup est joué, une phrase chacun. $voice : « you » s’adresse au joueur, « i » est un robot qui parle de lui.

boat-reason-best = De tous les coups comparés, celui-ci donne les meilleurs résultats.
boat-reason-only = Il n’y a pas d’autre coup.
boat-reason-pass = Il n’y a rien d’autre à faire.
boat-reason-wins = C’est le troisième prisonnier dans le bateau : { $voice ->
    [i] j’ai gagné.
   *[you] vous avez gagné.
}
boat-reason-forced = { $voice ->
    [i] Je gagne
   *[you] Vous gagnez
} { $turns ->
    [0] en quelques tours
    [one] ce tour-ci
   *[other] en { $turns } tours au plus
}, quoi que fassent les autres.
boat-reason-stops-win = { $player } allait embarquer un troisième prisonnier : ce coup l’empêche.
boat-reason-stops = { $player } aurait pu embarquer ensuite : ce coup l’empêche.
boat-reason-sweep = { $count ->
    [one] Le gardien attrape un prisonnier de l’adversaire ({ $player }) en { $at }.
   *[other] Le gardien attrape { $count } prisonniers d’un coup.
}
boat-reason-board = { $count ->
    [one] Un prisonnier dans le bateau est à l’abri ; il en faut encore deux.
   *[other] Avec { $count } dans le bateau, il n’en faut plus qu’un.
}
boat-reason-reach = { $count ->
    [one] Un prisonnier est alors prêt à embarquer au tour suivant.
   *[other] { $count } prisonniers sont alors prêts à embarquer : on ne peut pas tous les arrêter.
}
boat-reason-saves = Sinon le gardien de la rangée { $row } pourrait attraper { $voice ->
    [i] mon prisonnier en { $at }.
   *[you] votre prisonnier en { $at }.
}
boat-reason-advance = { $safe ->
    [yes] Cela rapproche le prisonnier du bateau, et le joueur suivant ne peut pas l’y faire attraper.
   *[no] Cela rapproche le prisonnier du bateau, ce qui vaut le risque.
}
boat-reason-enter = { $safe ->
    [yes] Cela met en jeu un prisonnier de plus, là où le joueur suivant ne peut pas le faire attraper.
   *[no] Cela met en jeu un prisonnier de plus, ce qui vaut le risque.
}
boat-reason-quiet = Tout reste à l’abri : le joueur suivant ne peut pas faire attraper { $voice ->
    [i] un de mes prisonniers.
   *[you] un de vos prisonniers.
}
boat-reason-guard-away = Cela éloigne le gardien de la rangée { $row } { $voice ->
    [i] de mon prisonnier en { $at }.
   *[you] de votre prisonnier en { $at }.
}
boat-reason-guard-near = Cela rapproche le gardien de la rangée { $row } du prisonnier en { $at }, qui doit se méfier.
boat-reason-alarm-spares = De l’autre côté, le gardien attraperait { $voice ->
    [i] un de mes prisonniers.
   *[you] un de vos prisonniers.
}
boat-reason-alarm-blocks = Là, le gardien barre aux autres le chemin du bateau.
boat-reason-alarm-opens = Cela ouvre { $voice ->
    [i] mon chemin vers le bateau.
   *[you] votre chemin vers le bateau.
}
