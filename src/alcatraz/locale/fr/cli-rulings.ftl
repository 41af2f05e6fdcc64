# alcatraz verify --rulings : une partie enregistrée jugée de nouveau, avec d’autres lectures.

verify-help-rulings = Juger de nouveau les parties comme si leur table avait joué l’autre lecture de ces règles et d’aucune autre : des numéros séparés par des virgules, ou none. Dit où la partie aurait différé.
verify-unknown-ruling = --rulings : cette table ne peut pas jouer une autre lecture de : { $rules }. Connues : { $known } ; ou none.
verify-no-rulings = aucune
verify-judged-same = { $file } : la même partie avec ces lectures ({ $rulings }), les { $moves } coups.
verify-judged-start = { $file } : avec ces lectures ({ $rulings }), elle diffère dès le début.
verify-judged-at = { $file } : avec ces lectures ({ $rulings }), elle diffère au coup { $move } sur { $moves }.
verify-judged-recorded = Dans l’enregistrement : { $events }
verify-judged-judged = Avec ces lectures : { $events }
verify-judged-nothing = rien de plus
verify-judged-because = La lecture qui fait la différence : { $rules }
