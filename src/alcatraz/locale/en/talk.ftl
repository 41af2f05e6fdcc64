# What people say to each other at a table, as the speaker's own sentence. $whom, $for, $of and $doer are names of players;
# "me" stands for the speaker, "none" for nobody in particular. $condition is a text talk-if-… or "none".

talk-say = { $text }
talk-answer = { $yes ->
    [yes] Yes (to no. { $to }).
   *[no] No (to no. { $to }).
}
talk-accuse = { $whom }, what about your words (no. { $about })?
talk-propose-vote = { $for ->
    [me] Vote for me, all of you!
   *[other] Let us vote for { $for }.
}

## Promises

talk-promise-vote-for = I will vote for { $whom ->
    [me] myself
   *[other] { $whom }
}{ $condition ->
    [none] .
   *[other] , if { $condition }.
}
talk-promise-not-vote-for = I will not vote for { $whom ->
    [me] myself
   *[other] { $whom }
}{ $condition ->
    [none] .
   *[other] , if { $condition }.
}
talk-promise-not-steal-from = I will not steal from { $whom }{ $condition ->
    [none] .
   *[other] , if { $condition }.
}
talk-promise-give = I will give { $whom } { $item ->
    [none] { $cash } Cash
   *[other] this: { $item }
}{ $condition ->
    [none] .
   *[other] , if { $condition }.
}
talk-promise-no-blackmail = I will play no blackmail { $whom ->
    [none] at all
   *[other] against { $whom }
}{ $condition ->
    [none] .
   *[other] , if { $condition }.
}

talk-promise-come-to = I will come here: { $place }{ $condition ->
    [none] .
   *[other] , if { $condition }.
}
talk-promise-complete = I will complete the task here: { $place }{ $condition ->
    [none] .
   *[other] , if { $condition }.
}
talk-promise-leave-alone = I will leave { $whom } alone: no theft, no card{ $condition ->
    [none] .
   *[other] , if { $condition }.
}

## Asking

talk-ask-vote-for = { $of }, vote for { $whom ->
    [me] me
   *[other] { $whom }
}!
talk-ask-not-vote-for = { $of }, do not vote for { $whom ->
    [me] me
   *[other] { $whom }
}!
talk-ask-not-steal-from = { $of }, do not steal from { $whom ->
    [none] me
    [me] me
   *[other] { $whom }
}!
talk-ask-give = { $of }, give { $whom ->
    [none] me
    [me] me
   *[other] { $whom }
} { $item ->
    [none] { $cash } Cash
   *[other] this: { $item }
}!
talk-ask-no-blackmail = { $of }, play no blackmail { $whom ->
    [none] at all
    [me] against me
   *[other] against { $whom }
}!
talk-ask-come-to = { $of }, come here: { $place }!
talk-ask-complete = { $of }, complete the task here: { $place }!
talk-ask-leave-alone = { $of }, leave { $whom ->
    [none] me
    [me] me
   *[other] { $whom }
} alone!
talk-ask-why = { $of }, why did you do that?
talk-ask-your-vote = { $of }, whom do you vote for?

## Threats

talk-threat-vote-for = I will vote for { $whom ->
    [me] myself
   *[other] { $whom }
}{ $condition ->
    [none] !
   *[other] , unless { $condition }!
}
talk-threat-steal-from = I will steal from { $whom }{ $condition ->
    [none] !
   *[other] , unless { $condition }!
}
talk-threat-blackmail = I will play blackmail against { $whom }{ $condition ->
    [none] !
   *[other] , unless { $condition }!
}

## What it depends on

talk-if-vote-for = { $doer } votes for { $whom ->
    [me] me
   *[other] { $whom }
}
talk-if-not-vote-for = { $doer } does not vote for { $whom ->
    [me] me
   *[other] { $whom }
}
talk-if-not-steal-from = { $doer } does not steal from { $whom ->
    [me] me
   *[other] { $whom }
}
talk-if-give = { $doer } gives { $whom ->
    [me] me
   *[other] { $whom }
} { $item ->
    [none] { $cash } Cash
   *[other] this: { $item }
}
talk-if-no-blackmail = { $doer } plays no blackmail{ $whom ->
    [none] { "" }
    [me] { " " }against me
   *[other] { " " }against { $whom }
}
talk-if-come-to = { $doer } comes here: { $place }
talk-if-complete = { $doer } completes the task here: { $place }
talk-if-leave-alone = { $doer } leaves { $whom ->
    [me] me
   *[other] { $whom }
} alone

## When it is meant to happen: $said is the whole sentence, or the condition

talk-next-round = Next round: { $said }
talk-if-next-round = { $said } next round

## What became of it

talk-status-open = open
talk-status-kept = kept
talk-status-broken = broken
talk-status-void = void
talk-void-condition = the condition did not come true
talk-void-impossible = it could not be done

## What is wrong with a statement

talk-control-characters = { $field }: there are control characters in the text.
talk-only-one = { $field }: only one of { $allowed }.
talk-no-such-statement = { $field }: there is no statement { $got } at this table.
talk-not-oneself = { $field }: this must be another player.
talk-not-their-statement = { $field }: somebody else said that.
talk-text-length = { $field }: a text of 1 to { $most } characters is expected, not { $got }.
