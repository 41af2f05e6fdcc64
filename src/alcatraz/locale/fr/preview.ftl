# Ce que dit un lien vers le serveur là où on le transmet. $free et $seats sont des nombres de places à une table.

preview-title = Alcatraz
preview-text = Deux jeux de société où l’on s’évade ensemble, et où quelqu’un reste derrière. Jouez tout de suite, contre des robots ou entre amis.
preview-table-title = { $game } · une table
preview-table-invited = Une partie vous attend. Ouvrez le lien et prenez place.
preview-table-seats = { $free ->
    [0] Les { $seats } places sont prises. Ouvrez le lien et regardez.
    [one] Une place sur { $seats } est libre. Ouvrez le lien et prenez place.
   *[other] { $free } places sur { $seats } sont libres. Ouvrez le lien et prenez place.
}
preview-table-watch = La partie est en cours. Ouvrez le lien et regardez.
preview-table-over = La partie est finie. Ouvrez le lien et voyez comment.
