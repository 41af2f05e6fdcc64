# Making a new table; loaded with that page.

web-pace-none = No clock
web-pace-none-text = Everybody thinks as long as they like.
web-pace-relaxed = Relaxed
web-pace-relaxed-text = Five minutes for each decision.
web-pace-quick = Quick
web-pace-quick-text = One minute for each decision. Then a bot decides.
web-pace-slow = Over days
web-pace-slow-text = Three days for each decision. Come back whenever it is your turn.
web-new-page-title = New table · { $game }
web-new-title = Invite friends
web-new-text = Choose who sits where. You get a link and a code to pass on; whoever opens it is at your table.
web-new-device-title = One device for everybody
web-new-device-text = Pass it around. Between two people the screen is covered wherever the game has secrets.
web-new-private-text = Only those you give the link to.
web-new-listed-text = On the home page too: anybody may join or watch.
web-new-more = More options
web-new-nobody = At least one person should play at this device.
web-new-create = Open the table
web-new-start = Start the game
