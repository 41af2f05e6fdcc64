# The rulebook: its headings and the sentences that every game's book shares.

book-heading-how = How to play
book-heading-box = What lies in the box
book-heading-law = The rules
book-heading-aid = Player aid
book-heading-advice = The authors’ advice
book-heading-advice-note = Advice, not rules.
book-heading-thoughts = The authors about the last round
book-heading-glossary = Glossary
book-heading-credits = The printed game
book-heading-marks = Where a text comes from
book-credits-designers = Designed by { $names }
book-credits-publisher = { $name }, { $year }

## Examples

book-example = Example
book-example-move = { $seat }: { $move }
book-example-allowed = Allowed.
book-example-allowed-cost = Allowed, for { $cost }.
book-example-refused = Not allowed.

## Other readings of a rule

book-other = Another reading
book-played = This table plays it.
book-not-played = This table does not play it.
book-choose = { $page ->
    [yes] To choose it, tick it when you open a table on the page, or type: alcatraz play { $game } --option '{ $option }'
   *[no] To choose it, type: alcatraz play { $game } --option '{ $option }'
}
book-not-offered = The program does not offer this.

## On paper

book-print-title = The rules of a table
book-print-rulings = This table plays the other reading of: { $rules }
book-print-usual = This table plays every rule as it stands.
book-print-made = Printed from Alcatraz, the digital edition. The texts are written for it; where they differ from your box, your box is right.

## Where a text comes from

mark-book = printed rule
mark-translation = printed in one translation only
mark-ruling = our ruling
mark-house = our value

## On the page

book-page-contents = Contents
book-page-search = Search for a word or a number
book-page-found = Rules found: { $count }
book-page-none = No rule speaks of “{ $query }”. Try another word, or a number such as 8.3.
book-page-see = See also
book-page-option = A table can choose this.
book-page-new = Open a table
book-page-print = Print
book-page-table = The rules as the table plays that you came from.
