# The web page: the rulebook.

web-rulebook-page-title = Rulebook · { $game }
web-rulebook-title = Rulebook
web-rulebook-games = Games
web-rulebook-contents = Contents
web-rulebook-search = Search for a word or a number
web-rulebook-found = { $count ->
    [one] One rule
   *[other] { $count } rules
}
web-rulebook-none = No rule speaks of “{ $query }”. Try another word, or a number such as 8.3.
web-rulebook-see = See also
web-rulebook-option = Choose this when you open a table
web-rulebook-option-here = A table can choose this.
web-rulebook-new = Open a table
