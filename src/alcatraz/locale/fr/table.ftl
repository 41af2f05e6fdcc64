# Ce qui se passe à une table autour du jeu, pour les clients qui demandent des mots. $player et $about sont des noms de joueurs.

table-what-seated = { $name } s’assoit.
table-what-renamed = { $name } a un nouveau nom.
table-what-left = { $player } s’en va : la place est de nouveau libre.
table-what-seat-set = { $to ->
    [bot] Un robot s’assoit : { $player }.
   *[open] Une place est libre : { $player }.
}
table-what-ready = { $ready ->
    [yes] { $player } : prêt.
   *[no] { $player } : pas encore prêt.
}
table-what-chance-added = { $player } a ajouté sa part de hasard aux mélanges.
table-what-started = La partie commence.
table-what-started-arranged = La partie commence, à partir d’une position arrangée.
table-what-clock = Le temps est écoulé : un robot décide pour { $player }.
table-what-stand-in = Un robot remplace { $player }.
table-what-undone = { $player } reprend son dernier coup.
table-what-proposed-pause = { $player } propose une pause.
table-what-proposed-resume = { $player } propose de continuer.
table-what-proposed-remove = { $player } propose qu’un robot prenne la place de { $about }.
table-what-agreed = { $yes ->
    [yes] { $player } est d’accord.
   *[no] { $player } n’est pas d’accord.
}
table-what-enough = { $enough ->
    [yes] { $player } a tout dit.
   *[no] { $player } a encore quelque chose à dire.
}
table-what-waiting-set = { $waits ->
    [yes] Pendant les négociations, les robots attendent désormais que chacun ait tout dit.
   *[no] Les robots n’attendent plus personne pendant les négociations.
}
table-what-paused = La partie est en pause.
table-what-resumed = La partie continue.
table-what-removed = Un robot continue pour { $player }.
table-what-away = Longue absence de { $player } : un robot joue à sa place.
table-what-returned = { $player } est de retour.
table-what-finished = La partie est finie.
table-what-closed = La table est fermée.
table-what-rematched = Les mêmes personnes rejouent.
table-what-proposed-hints = { $player } propose des conseils : chacun pourra demander quoi faire.
table-what-help-set = { $hints ->
    [yes] Les conseils sont permis : qui doit décider peut demander quoi faire.
   *[no] Les conseils ne sont plus permis.
} { $take_back ->
    [yes] Les coups se reprennent librement.
   *[no] Un coup ne se reprend que s’il n’a rien montré de caché.
}
