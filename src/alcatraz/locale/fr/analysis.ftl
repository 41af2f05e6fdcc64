# Qui a changé les chances de qui : `alcatraz analyse` et l’analyse sur la page.

analysis-no-valuation = Les parties de { $game } ne peuvent pas être analysées : le jeu ne dit pas ce que valent ses positions.

## Les chances en mots

analysis-level-none = presque nulles
analysis-level-low = faibles
analysis-level-even = partagées
analysis-level-high = bonnes
analysis-level-sure = presque certaines
analysis-change = Chances pour { $player } : { $from } avant, { $to } après.
analysis-change-none = Chances pour { $player } : { $level } avant et après, et elles auraient pu être meilleures.
analysis-change-within = Chances pour { $player } : { $level }, mais { $way ->
    [up] meilleures
   *[down] moins bonnes
} qu’avant.

## Les tournants

analysis-title-turn = Manche { $round } · { $players }
analysis-title-together = Manche { $round } · le vote
analysis-title-luck = Manche { $round } · le hasard
analysis-blunder = { $player } : une grosse erreur, d’après ce qui lui était connu. Mieux : { $move }
analysis-mistake = { $player } : une erreur, d’après ce qui lui était connu. Mieux : { $move }
analysis-inaccuracy = { $player } : pas le meilleur choix, d’après ce qui lui était connu. Mieux : { $move }
analysis-unlucky = Pas de chance : d’après ce que { $player } pouvait savoir, c’était bien joué.
analysis-promise = { $status ->
    [kept] { $player } a tenu parole : « { $promise } »
    [broken] { $player } n’a pas tenu parole : « { $promise } »
   *[void] { $player }, une parole qui ne vaut plus : « { $promise } »
}
analysis-open-until = La partie est restée ouverte jusqu’à la manche { $round }.
analysis-decided-early = Les chances se sont séparées dès la première manche.
analysis-quiet = Aucun moment n’a décidé à lui seul de cette partie : les chances ont bougé par petits pas.

## Un essai à soi, à côté de ce qui fut joué

analysis-try-better = Mieux que ce qui fut joué. Chances pour { $player } : { $from } avec ce qui fut joué, { $to } avec votre essai.{ $best ->
    [yes] { " " }Rien de mieux n’a été trouvé.
   *[no] { " " }Il y avait encore mieux.
}
analysis-try-better-within = Mieux que ce qui fut joué, avec des chances { $to } pour { $player } dans les deux cas.{ $best ->
    [yes] { " " }Rien de mieux n’a été trouvé.
   *[no] { " " }Il y avait encore mieux.
}
analysis-try-same = À peu près aussi bon que ce qui fut joué. Chances pour { $player } : { $to }.{ $best ->
    [yes] { " " }Rien de mieux n’a été trouvé.
   *[no] { " " }Il y avait mieux.
}
analysis-try-worse = Moins bon que ce qui fut joué. Chances pour { $player } : { $from } avec ce qui fut joué, { $to } avec votre essai.
analysis-try-worse-within = Moins bon que ce qui fut joué, avec des chances { $to } pour { $player } dans les deux cas.
analysis-line-result = Les bots ont continué de là : { $count ->
    [0] personne n’a gagné.
    [one] { $players } a gagné.
   *[other] { $players } ont gagné.
}

## La commande

analyse-help-command = Qui a changé les chances de qui dans une partie enregistrée : courbes, décisions et hasard, tournants, erreurs. Ctrl-C garde ce qui est calculé.
analyse-help-record = L’enregistrement d’une partie : un fichier, une adresse, ou - pour l’entrée standard.
analyse-help-json = Le résultat en JSON.
analyse-help-seed = Une autre graine tire d’autres mondes ; la même donne la même analyse.
analyse-help-worlds = Dans combien de mondes chaque position est jouée ; davantage, c’est plus long et plus précis.
analyse-broken = { $file } ne peut pas être analysé : la partie ne se reconstruit pas.
analyse-progress = Positions
analyse-line = { $played } étapes sur { $total } sont faites ; les autres prendront environ { $time }.
analyse-stopped = Arrêté après { $steps } étapes sur { $total }. Elles sont gardées : la même commande reprend là.
analyse-title = { $game } · { $players } joueurs · { $moves } coups
analyse-curve = Ce que la partie valait pour chacun, au début de chaque manche
analyse-curve-note = 100 est la meilleure fin, 0 la pire.
analyse-round = Manche
analyse-end = Fin
analyse-table = Qui a changé les chances de qui
analyse-table-note = En centièmes : une ligne dit ce que les décisions de ce joueur ont changé pour chacun. Les colonnes font la différence entre la fin et le début.
analyse-row = décisions de
analyse-luck = Hasard, et ce que nul n’a prévu
analyse-sum = Fin moins début
analyse-points = Tournants
analyse-look = À revoir : alcatraz replay { $file } --to { $move }
analyse-rule = Règle { $rule } : { $title }

## Sur un serveur

server-analyses-busy = Trop de parties attendent d’être analysées. Réessayez dans un instant.
server-no-analysis = Cette analyse n’existe plus : relancez-la.
server-unknown-game = Ce jeu n’existe pas ici : { $got }.

## Sans le hasard

arena-help-reduce = Mesurer le hasard de chaque partie et le retrancher : moins de parties en disent autant. Dit combien on en épargne.
arena-without-luck = { $policy } : { $played-value } sur 100 tel que joué ({ $played-low }–{ $played-high }), { $subtracted-value } sans le hasard ({ $subtracted-low }–{ $subtracted-high }). Une partie en vaut maintenant { $worth } : { $saved } des parties sont épargnées.
arena-luck-unknown = { $policy } : trop peu de donnes pour reconnaître le hasard.

## Regarder ensemble

server-no-such-moment = La partie n’a pas de coup { $move }.
server-no-such-line = Cette proposition n’est plus là.
server-not-there = Rejoignez d’abord ceux qui regardent ensemble.
server-not-leading = Quelqu’un d’autre guide en ce moment. Vous pouvez prendre la main.
server-too-many-there = Assez de monde regarde cette partie : { $most } au plus.
server-too-long-a-line = Cette proposition est trop longue : { $most } coups au plus.
