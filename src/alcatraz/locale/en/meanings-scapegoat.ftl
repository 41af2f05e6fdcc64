# What happened in The Scapegoat, as it matters to the reader. It stands after the sentence about what happened.

scapegoat-meaning-votes = { $votes ->
    [0] Nobody voted for you.
    [one] { $votes } vote for you.
   *[other] { $votes } votes for you.
}
scapegoat-meaning-elected = You are the Scapegoat: { $bonus } extra AP for you this round.
scapegoat-meaning-not-elected = You are not the Scapegoat this round.
scapegoat-meaning-turn = Your turn: { $ap } AP.
scapegoat-meaning-turn-skipped = You lose your turn.
scapegoat-meaning-item-spent = Your { $item } { $which ->
    [clothes] were
   *[other] was
} spent.
scapegoat-meaning-item-lost = You lose your { $item }.
scapegoat-meaning-stolen = { $thief } has your { $item } now.
scapegoat-meaning-stole = You have what was { $victim }’s: { $item }.
scapegoat-meaning-card-stolen = You lose the card { $card } to { $thief }.
scapegoat-meaning-card-stole = You have the card { $card } of { $victim } now.
scapegoat-meaning-card-lost = You lose the card { $card }.
scapegoat-meaning-card-drawn = You have a new card: { $card }.
scapegoat-meaning-hand-seen = { $by } knows your cards now.
scapegoat-meaning-assembly = You have 1 AP less this round.
scapegoat-meaning-stamina = You have { $amount } more Stamina.
scapegoat-meaning-cash = You have { $amount } more Cash.
scapegoat-meaning-cash-lost = You lose { $amount } Cash.
scapegoat-meaning-marked = You marked { $element }.
scapegoat-meaning-no-letter = No new letter for you.
scapegoat-meaning-trade-asked = { $by } waits for your answer.
scapegoat-meaning-goods-gave = { $gave ->
    [none] { $gave_cash ->
        [0] nothing
       *[other] { $gave_cash } Cash
    }
   *[other] { $gave_cash ->
        [0] { $gave }
       *[other] { $gave }, { $gave_cash } Cash
    }
}
scapegoat-meaning-goods-got = { $got ->
    [none] { $got_cash ->
        [0] nothing
       *[other] { $got_cash } Cash
    }
   *[other] { $got_cash ->
        [0] { $got }
       *[other] { $got }, { $got_cash } Cash
    }
}
scapegoat-meaning-traded = You gave: { scapegoat-meaning-goods-gave }. You got: { scapegoat-meaning-goods-got }.
scapegoat-meaning-trade-declined = { $by } said no: you keep what you have.
scapegoat-meaning-escorted = You stand here now: { $place }.
scapegoat-meaning-isolated = You skip your turn this round.
scapegoat-meaning-consent-asked = { $by } waits for your yes or no.
scapegoat-meaning-choose-who-stays = You decide.
scapegoat-meaning-may-stay = It may be you.
scapegoat-meaning-all-lost = You lose with all the others.
scapegoat-meaning-left-behind = You stay behind and lose.
scapegoat-meaning-escaped = You are out: you win!

## Only by the alternative of a ruling

scapegoat-meaning-consent-refused = You keep what you have.
scapegoat-meaning-hand-over = You choose what { $thief } gets.
scapegoat-meaning-handed-over = { $victim } chooses what you get.
scapegoat-meaning-break-tie = You choose who of them it is.
scapegoat-meaning-may-be-elected = It may be you.
scapegoat-meaning-name-who-stays = You name one of them.
scapegoat-meaning-named = { $by } wants to leave you behind.
scapegoat-meaning-chance-chose = It is you.
scapegoat-meaning-chance-spared = Chance spares you.
