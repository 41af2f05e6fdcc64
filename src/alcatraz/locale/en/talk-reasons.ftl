# Why somebody says no to an offer, as the speaker's own sentence.

talk-reason-need = No: I need { $item ->
    [none] my Cash
   *[other] this
} myself{ $item ->
    [none] .
   *[other] : { $item }.
}
talk-reason-not-worth-it = No: it is not worth that to me.
talk-reason-helps-you = No: it would help you more than me.
talk-reason-not-now = Not now. Ask me another time.
