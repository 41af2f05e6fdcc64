# What somebody who makes a table reads: games, bots, options, languages.

language-name = English

lobby-game-scapegoat = Prisoners with one plan: complete tasks together, elect a Scapegoat every round – and exactly one of you stays behind.
lobby-game-boat = Lead your prisoners past the guards to the boat: whoever has three of them aboard first wins.

## Bots

lobby-level-simple = Simple
    .text = Follows a few plain rules of thumb.
lobby-level-rookie = Easy
    .text = New here, and easy to beat. For a first game.
lobby-level-inmate = Medium
    .text = Knows the place and looks ahead a little.
lobby-level-boss = Hard
    .text = Plans ahead and forgives little.

table-plays-alternative = This table plays the alternative of { $rule }.

## The Scapegoat

lobby-scapegoat-sides = Sides of the locations
    .text = Silver is for first games; the functions on the gold sides are stronger and must often be paid for.
lobby-scapegoat-sides-silver = All silver
lobby-scapegoat-sides-gold = All gold
lobby-scapegoat-sides-random = By chance, for each location
lobby-scapegoat-rulings = House rules
    .text = Where the printed rules leave a question open, we have decided. Your table can decide otherwise; tick nothing if you are new.
lobby-scapegoat-ruling-S-2-4 = Starts drawn anew
lobby-scapegoat-ruling-S-2-4-text = Each player’s start is drawn from all locations, so several may start together.
lobby-scapegoat-ruling-S-4-5 = A tie is decided anew
lobby-scapegoat-ruling-S-4-5-text = When votes are tied, the last Scapegoat chooses anew among the tied.
lobby-scapegoat-ruling-S-6-3 = The victim chooses
lobby-scapegoat-ruling-S-6-3-text = Whoever is robbed chooses what the thief gets.
lobby-scapegoat-ruling-S-7-2 = Bribes do not help with tasks
lobby-scapegoat-ruling-S-7-2-text = A bribed guard still counts for the guard limit of a task.
lobby-scapegoat-ruling-S-8-4 = Hands free under four guards
lobby-scapegoat-ruling-S-8-4-text = Under four guards, free actions and blackmail stay possible.
lobby-scapegoat-ruling-S-9-2 = Without the Scapegoat
lobby-scapegoat-ruling-S-9-2-text = The Scapegoat is not one of the prisoners that a task asks for.
lobby-scapegoat-ruling-S-9-4 = Owners must agree
lobby-scapegoat-ruling-S-9-4-text = Whoever completes a task with the items of others has to ask them.
lobby-scapegoat-ruling-S-10-2 = The most useless stays
lobby-scapegoat-ruling-S-10-2-text = The most useless player stays behind, Scapegoat or not.
lobby-scapegoat-ruling-S-10-5 = All who are not tied decide
lobby-scapegoat-ruling-S-10-5-text = If players are tied at the end, each of the others names one of them; the most named stays, and chance decides if that is even.
lobby-scapegoat-ruling-S-12-13-text = This table began before the rule was settled: an item you pay with is back on the board before you take, so you may take it again.
lobby-scapegoat-ruling-S-12-14 = See the hand in the chapel
lobby-scapegoat-ruling-S-12-14-text = In the chapel you see the other player’s cards and choose one, instead of drawing one unseen.
lobby-scapegoat-ruling-S-12-16 = The radio room moves all its guards
lobby-scapegoat-ruling-S-12-16-text = Exactly as many guards move as it says.
lobby-scapegoat-ruling-S-13-11 = Patrols of exactly three
lobby-scapegoat-ruling-S-13-11-text = A patrol moves exactly three guards from its location, where three stand there, to any other locations.

## Alcatraz (1999)

lobby-boat-alarm = Alarm
    .text = When a prisoner boards the boat, a die chooses a row, and its guard runs to one end.
lobby-boat-alarm-on = With the alarm
lobby-boat-alarm-off = Without it: a calmer game
lobby-boat-own-capture = Your own prisoners
    .text = Whether you may make a move after which the guard catches one of your own.
lobby-boat-own-capture-no = May not be sacrificed
lobby-boat-own-capture-yes = May be sacrificed
lobby-boat-guards = Start of the guards
    .text = Where the guards stand at the beginning.
lobby-boat-guards-start = Our start (B-1.2)
lobby-boat-guards-random = By chance
lobby-boat-first = Who begins
    .text = The player who makes the first move.
lobby-boat-first-random = By chance
lobby-boat-first-seat = { $player }
lobby-boat-rulings = House rules
    .text = Where the printed rules leave a question open, we have decided. Your table can decide otherwise; tick nothing if you are new.
lobby-boat-ruling-B-1-3 = A block of marked squares
lobby-boat-ruling-B-1-3-text = The marked squares are three by three in the middle, before the boat.
lobby-boat-ruling-B-2-7 = Back into the cell
lobby-boat-ruling-B-2-7-text = A prisoner may go straight back into the cell, as one square more.
lobby-boat-ruling-B-2-8 = Without a move you are out
lobby-boat-ruling-B-2-8-text = A player without a legal move is out of the game, and their prisoners stay in the cell; the last player left wins.
lobby-boat-ruling-B-5-1 = The alarm may be left alone
lobby-boat-ruling-B-5-1-text = The player who rolled may leave the guard where it is.
