# alcatraz verify --rulings: a record judged again by other rulings.

verify-help-rulings = Judge the records again as if their table had played these rules by their alternative and no others: ids with commas between them, or none. Says where the game would have differed.
verify-unknown-ruling = --rulings: this table cannot play these by an alternative: { $rules }. Known: { $known }; or none.
verify-no-rulings = none
verify-judged-same = { $file }: the same game by these rulings ({ $rulings }), all { $moves } moves.
verify-judged-start = { $file }: by these rulings ({ $rulings }) it differs from the start.
verify-judged-at = { $file }: by these rulings ({ $rulings }) it differs at move { $move } of { $moves }.
verify-judged-recorded = In the record: { $events }
verify-judged-judged = By these rulings: { $events }
verify-judged-nothing = nothing more
verify-judged-because = The reading that makes the difference: { $rules }
