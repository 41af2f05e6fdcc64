# The web page: the values of an owner's box. Loaded when somebody opens them. $name is what an edition or a file is called.

web-box = Your box
web-box-page-title = Your box · Alcatraz
web-box-lead = Some values of the box were never published, so ours are our own. If you own the box, put in what is printed on yours: for every card, tile and track, or only where ours differ. Then play with it, and settle arguments with it.
web-box-kept = Kept in this browser
web-box-none = Nothing yet.
web-box-begin = Begin with our values
web-box-empty = Begin with our values and change what differs, or open a file.
web-box-my = { $number ->
    [1] My box
   *[other] My box { $number }
}
web-box-file = Open an edition file (TOML)
web-box-drop = Or drop it anywhere on this page.
web-box-too-large = { $name } is too large for an edition: 80 kB are the most.
web-box-no-text = { $name } is not a text.
web-box-file-wrong = { $count ->
    [one] { $name } has 1 mistake
   *[other] { $name } has { $count } mistakes
}
web-box-mend-text = Mend the file and open it again, or mend it here.
web-box-mend = Open it in the form
web-box-full = This browser keeps { $most } editions at most. Delete one first.
web-box-not-kept = The browser did not keep the last change: its storage is full, or it keeps nothing. Save the edition as a file.
web-box-name = Name
web-box-in = { $what } ({ $language })
web-box-wrong = { $count ->
    [one] 1 mistake
   *[other] { $count } mistakes
}
web-box-mistakes = { $count ->
    [one] Before it can be played, one thing must be mended
   *[other] Before it can be played, { $count } things must be mended
}
web-box-is-kept = It is kept in this browser.
web-box-no-form = This edition has a shape that the form does not know. Save it as a file, and mend it there.
web-box-save = Save as a file
web-box-delete = Delete
web-box-delete-text = “{ $name }” is deleted from this browser. A file that you saved stays, and so do tables that play with it.
web-box-play = Play with it
web-box-seen = A table plays with “{ $name }”. Keep a copy to look at it, to change it, or to play with it yourself.
web-box-keep = Keep a copy

## Choosing one

web-box-values = Component values
web-box-ours = Ours
web-box-values-text = Task cards, item spaces and tracks. Everybody at the table sees whose they are.
web-box-own = Put in those of your box
web-box-played = This table plays with the component values of “{ $name }”: somebody put in what is printed on their box, and nobody but them has checked it.
web-box-see = See the values

## The Scapegoat

web-box-tasks = Task cards ({ $count })
web-box-element = Cards of element { $element }
web-box-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
web-box-card = Card: { $title }
web-box-new-card = New card
web-box-add = + Add a card
web-box-add-to = Add a card of element { $element }
web-box-title = Title
web-box-three = Another number at a table of three
web-box-three-prisoners = Prisoners at least, of three
web-box-printed = printed
web-box-printed-card = It is printed so on my card
web-box-remove-card = Take out
web-box-reset-card = Reset to ours
web-box-done = Done
web-box-reset-tasks = Reset all cards to ours
web-box-reset-tasks-text = All cards become ours again: what you changed, added and took out is lost. The other values stay as they are.
web-box-numbers = Sheets, guards and tokens
web-box-sheet-items = Items on a sheet
web-box-sheet-stamina = End of the Stamina track
web-box-sheet-cash = End of the Cash track
web-box-sheet-hand = Blackmail cards in hand
web-box-guards-total = Guards in the box
web-box-tokens = Tokens: { $item }
web-box-spaces = Item spaces of the tiles
web-box-spaces-text = Tokens that find no space stay in the box; spaces without a token stay empty until something is dropped there.
web-box-both = Both sides
web-box-silver = Silver side
web-box-gold = Gold side
web-box-silver-of = { $location }, spaces
web-box-gold-of = { $location }, spaces of the gold side
web-box-gold-own = The gold side has other spaces
web-box-blackmail = Blackmail cards ({ $count })
