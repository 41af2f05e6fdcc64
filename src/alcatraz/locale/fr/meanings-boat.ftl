# Ce qui s’est passé dans Alcatraz (1999), du point de vue de qui lit. Suit la phrase qui dit ce qui s’est passé.

boat-meaning-caught = Votre prisonnier repart de la cellule.
boat-meaning-boarded = { $missing ->
    [one] Encore { $missing } et vous gagnez.
   *[other] Encore { $missing }.
}
boat-meaning-one-missing = { $player } n’en a plus qu’un à embarquer.
boat-meaning-alarm = Vous choisissez où court le gardien de la rangée { $row }.
boat-meaning-passed = Vous n’avez aucun coup possible.
boat-meaning-won = Vous gagnez !
boat-meaning-lost = Vous restez en prison.
boat-meaning-drawn = Personne ne gagne.
boat-meaning-returned = Votre prisonnier repart de la cellule.
boat-meaning-went-out = Vous êtes hors jeu : vous ne pouvez plus que regarder.
boat-meaning-alarm-ignored = Vous laissez le gardien de la rangée { $row } où il est.
