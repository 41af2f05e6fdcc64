# The Scapegoat: why a move is made, one sentence each. $voice: "you" speaks to the player, "i" is a bot about itself.

scapegoat-reason-best = Of the plans compared, this one came out best.
scapegoat-reason-else-left-behind = After anything else { $voice ->
    [i] I would stay behind more often.
   *[you] you would stay behind more often.
}
scapegoat-reason-more-escapes = { $voice ->
    [i] I escape more often this way than any other.
   *[you] You escape more often this way than any other.
}
scapegoat-reason-else-elected = After anything else { $voice ->
    [i] I would more often be the next Scapegoat.
   *[you] you would more often be the next Scapegoat.
}
scapegoat-reason-more-letters = { $voice ->
    [i] It brings me more letters of the plan than anything else.
   *[you] It brings you more letters of the plan than anything else.
}

## Tasks

scapegoat-reason-complete-ends = “{ $task }” is all that the plan still needs: { $voice ->
    [i] I escape.
   *[you] you escape.
}
scapegoat-reason-complete-alone = It marks { $element }, which nobody else has: the others cannot leave without { $voice ->
    [i] me.
   *[you] you.
}
scapegoat-reason-complete-new = It marks { $element }, which { $voice ->
    [i] I still lack.
   *[you] you still lack.
}
scapegoat-reason-complete-for-others = It marks nothing new for { $voice ->
    [i] me
   *[you] you
}, but the others’ reward brings the end of the plan nearer.
scapegoat-reason-fetch = { $where ->
    [there] The { $item } for “{ $task }” can be had there.
   *[way] It is on the way to the { $place }, for the { $item } that “{ $task }” still needs.
}
scapegoat-reason-arrive = { $where ->
    [there] { $when ->
        [now] “{ $task }” can be completed there in this very turn.
       *[later] “{ $task }” is there, and what it needs is in hand.
    }
   *[way] It is on the way to “{ $task }” in the { $place }.
}
scapegoat-reason-arrive-together = { $where ->
    [there] “{ $task }” is there; once { $player } comes too, it can be completed.
   *[way] It is on the way to “{ $task }” in the { $place }, where { $player } must come too.
}
scapegoat-reason-prepare = { $where ->
    [there] “{ $task }” is there, to be completed in the next round.
   *[way] It is on the way to “{ $task }” in the { $place }, to be completed in the next round.
}
scapegoat-reason-prepared = Everything for “{ $task }” is ready for the next round.
scapegoat-reason-join = { $player } can complete “{ $task }” this round, if { $voice ->
    [i] I am there too.
   *[you] you are there too.
}
scapegoat-reason-take-first = { $player } could complete “{ $task }” with it, and { $voice ->
    [i] I would stay.
   *[you] you would stay.
}
scapegoat-reason-take-needed = “{ $task }” still needs the { $item }.
scapegoat-reason-take-spare = The { $item } can pay for something later, or be traded.

## Rooms

scapegoat-reason-radio = A guard moved away makes work cheaper, one moved in makes it harder.
scapegoat-reason-draw-card = A blackmail card is the best that is left: it may stop what nothing else stops.
scapegoat-reason-chapel = A card less in the hand of { $player } is one less to be played against { $voice ->
    [i] me.
   *[you] you.
}
scapegoat-reason-stamina-gain = Nothing better can be done with the points: every Stamina is one action more in a later turn.
scapegoat-reason-cash-gain = Nothing better can be done with the points: Cash bribes guards and pays in rooms.

## Against others

scapegoat-reason-prevent = { $player } could complete “{ $task }” this round, and { $voice ->
    [i] I would stay behind: this stops it.
   *[you] you would stay behind: this stops it.
}
scapegoat-reason-go-prevent = { $player } could complete “{ $task }” this round, and { $voice ->
    [i] I would stay behind: this is the way to stop it.
   *[you] you would stay behind: this is the way to stop it.
}
scapegoat-reason-hinder = { $player } could complete “{ $task }” this round: this stops it.
scapegoat-reason-run = Without { $voice ->
    [i] me
   *[you] you
} there, { $player } cannot complete “{ $task }” this round.
scapegoat-reason-guards-against = With more guards there, { $player } cannot complete “{ $task }” this round, which would leave { $voice ->
    [i] me behind.
   *[you] you behind.
}
scapegoat-reason-guards-away = With fewer guards there, “{ $task }” becomes possible or cheaper.
scapegoat-reason-guards-done = The other guards are best left where they are.
scapegoat-reason-steal-against = Without the { $item }, { $player } cannot complete “{ $task }” this round, which would leave { $voice ->
    [i] me behind.
   *[you] you behind.
}
scapegoat-reason-steal = What is taken from { $player } is missing for their next task.
scapegoat-reason-card = It hinders the others now; kept, it might be stolen or come too late.
scapegoat-reason-help = { $player } can then complete “{ $task }” this round, and { $voice ->
    [i] { $sure ->
        [yes] I escape with them.
       *[no] I may escape with them.
    }
   *[you] { $sure ->
        [yes] you escape with them.
       *[no] you may escape with them.
    }
}

## Points, trades, the end of the turn

scapegoat-reason-bribe = With one guard fewer to count, “{ $task }” becomes possible or cheaper.
scapegoat-reason-bribe-work = With one guard fewer to count, work here becomes possible or cheaper.
scapegoat-reason-stamina-task = With one action more, “{ $task }” can be completed in this very turn.
scapegoat-reason-stamina-spend = One action more now is worth more than one later.
scapegoat-reason-drop = It makes room for something that is needed more.
scapegoat-reason-trade = “{ $task }” still needs the { $item }, and what { $voice ->
    [i] I give
   *[you] you give
} can be spared.
scapegoat-reason-wait = Everything for “{ $task }” is ready; only { $player } must still come.
scapegoat-reason-end = Nothing else can be done.
scapegoat-reason-end-points = What the points could still buy would help the others more than { $voice ->
    [i] me.
   *[you] you.
}

## Other decisions

scapegoat-reason-call-vote = Nobody can do anything before the Scapegoat is elected.
scapegoat-reason-vote = Of the tied, this one is needed least.
scapegoat-reason-vote-nothing-lacks = Without { $player } the others have every letter of the plan: they can be left behind.
scapegoat-reason-vote-alone = { $player } is needed least: { $other } alone has { $elements }.
scapegoat-reason-vote-again = { $player } is still the one who is needed least: without them { $lacking ->
    [one] one letter is missing.
   *[other] only { $lacking } letters are missing.
}
scapegoat-reason-vote-far = { $player } is furthest from the next task, while { $other } may soon complete “{ $task }”.
scapegoat-reason-vote-least = Nobody is needed less than { $player }: without them { $lacking ->
    [one] one letter is missing.
   *[other] only { $lacking } letters are missing.
}
scapegoat-reason-accept-gift = It costs nothing.
scapegoat-reason-accept-needed = “{ $task }” still needs the { $item }, which is worth the price.
scapegoat-reason-accept = It brings more than it costs.
scapegoat-reason-decline-needed = “{ $task }” needs the { $item } that this would cost.
scapegoat-reason-decline = It costs more than it brings.
scapegoat-reason-consent = { $accepts ->
    [yes] “{ $task }” brings the end of the plan nearer for { $voice ->
        [i] me too.
       *[you] you too.
    }
   *[no] { $stays ->
        [yes] If { $player } completes “{ $task }”, { $voice ->
            [i] I stay behind.
           *[you] you stay behind.
        }
       *[no] The items are worth more in hand than “{ $task }” is to { $voice ->
            [i] me.
           *[you] you.
        }
    }
}
scapegoat-reason-keep = Of those cards it stops the others most often.
scapegoat-reason-leave-behind = The plans are equal, and { $player } has less in hand.
scapegoat-reason-hand-over = It is missed least.
