# Le livret : ses titres et les phrases communes aux livrets de tous les jeux.

book-heading-how = Comment jouer
book-heading-box = Ce qu’il y a dans la boîte
book-heading-law = Les règles
book-heading-aid = Aide de jeu
book-heading-advice = Les conseils des auteurs
book-heading-advice-note = Des conseils, pas des règles.
book-heading-thoughts = Les auteurs sur la dernière manche
book-heading-glossary = Glossaire
book-heading-credits = Le jeu imprimé
book-heading-marks = D’où vient un texte
book-credits-designers = Créé par { $names }
book-credits-publisher = { $name }, { $year }

## Exemples

book-example = Exemple
book-example-move = { $seat } : { $move }
book-example-allowed = Permis.
book-example-allowed-cost = Permis, pour { $cost }.
book-example-refused = Interdit.

## Autres lectures d’une règle

book-other = Une autre lecture
book-played = Cette table la joue.
book-not-played = Cette table ne la joue pas.
book-choose = { $page ->
    [yes] Pour la choisir, cochez-la en ouvrant une table sur la page, ou tapez : alcatraz play { $game } --option '{ $option }'
   *[no] Pour la choisir, tapez : alcatraz play { $game } --option '{ $option }'
}
book-not-offered = Le programme ne la propose pas.

## Sur papier

book-print-title = Les règles d’une table
book-print-rulings = Cette table joue l’autre lecture de : { $rules }
book-print-usual = Cette table joue chaque règle telle quelle.
book-print-made = Imprimé depuis Alcatraz, l’édition numérique. Les textes sont écrits pour elle ; là où ils diffèrent de votre boîte, c’est votre boîte qui a raison.

## D’où vient un texte

mark-book = règle imprimée
mark-translation = imprimé dans une seule traduction
mark-ruling = notre décision
mark-house = notre valeur

## Sur la page

book-page-contents = Sommaire
book-page-search = Chercher un mot ou un numéro
book-page-found = Règles trouvées : { $count }
book-page-none = Aucune règle ne parle de « { $query } ». Essayez un autre mot, ou un numéro comme 8.3.
book-page-see = Voir aussi
book-page-option = Une table peut le choisir.
book-page-new = Ouvrir une table
book-page-print = Imprimer
book-page-table = Les règles telles que les joue la table d’où vous venez.
