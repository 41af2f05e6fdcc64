# The web page: the home page.

web-home-page-title = Alcatraz: two escape games
web-home-title = Get off the Rock.
web-home-text = Two board games about the same island. Against bots or with friends, in the browser.
web-home-name = Your name
web-home-play = Play now
web-home-play-game = Play now: { $game }
web-home-players = { $range } players
web-home-play-text = At once, against bots.
web-home-pitch-scapegoat = Four prisoners, one plan. You need each other to get out – and exactly one of you will be left behind.
web-home-players-scapegoat = 3–4 players
web-home-time-scapegoat = about an hour
web-home-play-text-scapegoat = At once, against three bots. The game explains itself as you play.
web-home-pitch-boat = Eight guards, one boat. Every step you take moves a guard, too: slip past, and let the others be caught.
web-home-players-boat = 2–4 players
web-home-time-boat = about half an hour
web-home-play-text-boat = At once, against bots. You know the rules after one turn.
web-home-new = Invite friends
web-home-device = One device
web-home-rulebook = Rulebook
web-home-edition = Values of “{ $name }”
web-home-box = Your box
web-home-open = Open tables
web-home-open-none = No table is open right now. Invite friends and list your table: then others find it here and can join or watch.
web-home-mine = Back to your table
web-home-join = Join
web-home-watch = Watch
web-home-back = Go back
web-home-table-state = { $phase ->
    [lobby] Not started · { $clock }
    [paused] Paused · { $clock }
   *[playing] Being played · { $clock }
}

## What people are called who have not told their name (at most 24 letters)

web-nickname-1 = Whistler
web-nickname-2 = Spoon
web-nickname-3 = Seagull
web-nickname-4 = Lefty
web-nickname-5 = Two Keys
web-nickname-6 = Foghorn
web-nickname-7 = Domino
web-nickname-8 = Sparrow
web-nickname-9 = Blanket
web-nickname-10 = Nightlight
web-nickname-11 = Harmonica
web-nickname-12 = Pockets
web-home-deal = Deal of the day: { $game }
web-home-played = Games played here
web-home-record = Look back at a record
web-home-learn = Learn in eight minutes
web-home-puzzles = Puzzles
web-home-puzzle = Puzzle of the day
web-privacy = Your data
