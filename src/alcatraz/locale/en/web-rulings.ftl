# What the page says at tables that play the alternative of a ruling.

web-house-rules = House rules of this table
web-tie-title = A tie
web-tie-lead = These players have the same number of votes. You were the last Scapegoat: choose anew who of them it will be.
web-tie-choose = Choose a player
web-robbed-title = { $name } is robbing you
web-robbed-lead = At this table the victim chooses. Choose what { $name } gets.
web-robbed-choose = Choose what you hand over
web-leave-together = The plan is complete, and these prisoners are still tied. All who are not tied name one of them: the most named stays in prison, and chance decides if that is even.
web-leave-named = { $count ->
    [0] not yet named
    [one] named once
   *[other] named { $count } times
}
web-boat-alarm-may-stay = Alarm! The guard of row { $row } may run to an end of its row, or stay. You choose.
web-boat-out = out of the game
