# What a link to the server says where it is passed on. $free and $seats are numbers of seats at a table.

preview-title = Alcatraz
preview-text = Two board games about escaping together, and about who is left behind. Play now, against bots or with friends.
preview-table-title = { $game } · a table
preview-table-invited = You are invited to play. Open the link and sit down.
preview-table-seats = { $free ->
    [0] All { $seats } seats are taken. Open the link and watch.
    [one] One of { $seats } seats is free. Open the link and sit down.
   *[other] { $free } of { $seats } seats are free. Open the link and sit down.
}
preview-table-watch = The game is on. Open the link and watch.
preview-table-over = The game is over. Open the link and see how it ended.
