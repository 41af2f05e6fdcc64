# La page web : les règles.

web-rulebook-page-title = Règles · { $game }
web-rulebook-title = Règles
web-rulebook-games = Jeux
web-rulebook-contents = Sommaire
web-rulebook-search = Chercher un mot ou un numéro
web-rulebook-found = { $count ->
    [one] Une règle
   *[other] { $count } règles
}
web-rulebook-none = Aucune règle ne parle de « { $query } ». Essayez un autre mot, ou un numéro comme 8.3.
web-rulebook-see = Voir aussi
web-rulebook-option = Le choisir en ouvrant une table
web-rulebook-option-here = Une table peut le choisir.
web-rulebook-new = Ouvrir une table
