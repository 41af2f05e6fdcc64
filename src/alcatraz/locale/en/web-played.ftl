# After a game: figures, games of this browser, deals shared with others. Loaded with them alone.

web-played = Games played in this browser
web-played-lead = They are kept in this browser and sent nowhere.
web-played-none = No game has been finished here yet.
web-played-figures = What the players did
web-played-sum = { $count ->
    [one] One game
   *[other] { $count } games
}, { $won } won
web-played-list = All of them
web-played-result = { $result ->
    [won] Won
    [lost] Lost
   *[nobody] Nobody won
}
web-played-players = Players: { $players }
web-played-winners = { $count ->
    [0] Nobody won.
   *[other] Won by { $players }.
}
web-played-share = Copy a link: the same deal for others
web-played-text = Save as text
web-played-bg-stats = Send to BG Stats
web-played-export = Save all as plays (JSON)
web-played-forget = Forget all of them
web-played-forget-sure = Really forget all of them
web-deal-same = The same deal
web-deal-same-text = { $player } has played this deal. Play it too, with the same cards, the same seat and the same bots, and compare.
web-deal-today = Deal of the day: { $game }
web-deal-today-text = Everybody in the world gets the same deal today. Your results stay in this browser.
web-deal-play = Play this deal
web-deal-friends = Play it with friends
web-deal-friends-text = With friends the other seats are open: send them the link of the table. Nobody is told the seed before the end.
web-deal-compare = Compare with the others
web-deal-results = Results
web-deal-moves = { $moves } moves
web-deal-broken = This link leads to no deal.
web-played-puzzle = A puzzle
