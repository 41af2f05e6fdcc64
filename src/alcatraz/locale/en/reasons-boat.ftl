# Alcatraz (1999): why a move is made, one sentence each. $voice: "you" speaks to the player, "i" is a bot about itself.

boat-reason-best = Of all the moves compared, this one came out best.
boat-reason-only = There is no other move.
boat-reason-pass = There is nothing else to do.
boat-reason-wins = It is the third prisoner in the boat, and the game is { $voice ->
    [i] mine.
   *[you] yours.
}
boat-reason-forced = { $voice ->
    [i] I win
   *[you] You win
} in { $turns ->
    [0] a few turns
    [one] this turn
   *[other] { $turns } turns at most
}, whatever anybody does about it.
boat-reason-stops-win = { $player } was about to board a third prisoner: this stops it.
boat-reason-stops = { $player } could have boarded next: this stops it.
boat-reason-sweep = { $count ->
    [one] The guard catches { $player }’s prisoner on { $at }.
   *[other] The guard catches { $count } prisoners at once.
}
boat-reason-board = { $count ->
    [one] One in the boat is safe, and two more win.
   *[other] With { $count } in the boat, one more wins.
}
boat-reason-reach = { $count ->
    [one] One prisoner is then ready to board in the next turn.
   *[other] { $count } prisoners are then ready to board: not all can be stopped.
}
boat-reason-saves = Otherwise the guard of row { $row } could catch { $voice ->
    [i] my prisoner on { $at }.
   *[you] your prisoner on { $at }.
}
boat-reason-advance = { $safe ->
    [yes] It brings the prisoner nearer to the boat, and the next player cannot have it caught there.
   *[no] It brings the prisoner nearer to the boat, which is worth the risk.
}
boat-reason-enter = { $safe ->
    [yes] It brings another prisoner into play, where the next player cannot have it caught.
   *[no] It brings another prisoner into play, which is worth the risk.
}
boat-reason-quiet = It keeps everything safe: the next player cannot have { $voice ->
    [i] a prisoner of mine caught.
   *[you] a prisoner of yours caught.
}
boat-reason-guard-away = It draws the guard of row { $row } away from { $voice ->
    [i] my prisoner on { $at }.
   *[you] your prisoner on { $at }.
}
boat-reason-guard-near = It draws the guard of row { $row } nearer to the prisoner on { $at }, who must beware.
boat-reason-alarm-spares = The other way the guard would catch { $voice ->
    [i] a prisoner of mine.
   *[you] a prisoner of yours.
}
boat-reason-alarm-blocks = There the guard stands in the others’ way to the boat.
boat-reason-alarm-opens = That clears { $voice ->
    [i] my way to the boat.
   *[you] your way to the boat.
}
