# The web page: acting in The Scapegoat. Verbs, questions, ballots, trades, cards.

## Verbs, as short as they can be

web-verb-move = Move
web-verb-use = Use
web-verb-complete = Complete
web-verb-steal = Steal
web-verb-riot = Riot
web-verb-drop = Drop
web-verb-trade = Trade
web-verb-bribe = Bribe
web-verb-stamina = Stamina
web-verb-blackmail = Blackmail
web-verb-end-turn = End turn
web-verb-call-vote = Call the vote
web-verb-move-guard = Move a guard
web-verb-done = Enough guards moved
web-verb-vote = Vote
web-verb-keep = Keep
web-verb-choose = Choose
web-verb-leave-behind = Leave behind
web-verb-accept = Accept
web-verb-decline = Decline

## What is asked

web-ask-type = What do you do?
web-ask-card = Which card do you play?
web-ask-with = With whom do you trade?
web-ask-target = Whom does it concern?
web-ask-task-at = Which task?
web-ask-at = Which room?
web-ask-from = From where?
web-ask-to = Where to?
web-ask-what = What?
web-ask-item = What do you take?
web-ask-pay = What do you pay with?
web-ask-take = What do you take?
web-ask-count = How many guards?
web-ask-move-to = Where do you go?
web-ask-use-target = Whose card?
web-ask-steal-from = From whom do you steal?
web-ask-steal-what = What do you steal?
web-ask-riot-from = Where does the guard come from?
web-ask-drop-item = What do you drop?
web-ask-move-guard-from = { $left ->
    [one] Move a guard: from where?
   *[other] Move up to { $left } guards: the next one from where?
}
web-ask-move-guard-to = { $left ->
    [one] Move the last guard: to where?
   *[other] Move a guard ({ $left } left): to where?
}
web-ask-blackmail-from = Guards from where?
web-ask-blackmail-at = Which room does the card concern?

## The action bar

web-acting-actions = Actions
web-acting-mine = What you hold
web-acting-items = Items: { $count } of { $most }
web-acting-space = Free space
web-acting-nothing = nothing
web-acting-cash = { $cash } Cash
web-acting-guards = { $count ->
    [one] { $count } guard
   *[other] { $count } guards
}
web-acting-priced = { $cost ->
    [0] { $text }, free
   *[other] { $text }, { $cost } AP
}
web-acting-not-now = { $text }: not possible now. Why?
web-acting-undo = Undo
web-acting-do-it = Do it
web-acting-reopen = { $kind ->
    [vote] Back to your ballot
    [trade_answer] Answer the trade offer
    [leave_behind] Decide who stays behind
    [keep] Choose the card you keep
    [choose_card] Choose a card
    [break_tie] Break the tie
    [hand_over] Choose what you hand over
   *[other] Answer the question
}
web-acting-watching = You are watching.
web-acting-voted = Your ballot is folded: { $name }.
web-acting-ap-left = { $ap ->
    [0] Your turn is over then.
    [one] You still have { $ap } AP. It is lost when your turn ends.
   *[other] You still have { $ap } AP. They are lost when your turn ends.
}
web-acting-look-at-card = Your card { $card }: look at it
web-acting-play-card = Play this card
web-acting-play = Play { $card }
web-acting-card-later = You can play it in a turn as the Scapegoat.
web-acting-here = You can
web-acting-go-there = Go there
web-acting-not-here = Not possible now ({ $count })
web-acting-more = { $text } …

## The election

web-ballot-title = Who is the next Scapegoat?
web-ballot-lead = Your vote is secret until all votes are in. You may vote for yourself.
web-ballot-choose = Choose a name
web-ballot-hand-in = Fold it: { $name }
web-ballot-folded = Your ballot is folded and lies face down. All are turned over together.
web-ballot-in = Ballots: { $count } of { $all }
web-ballot-has-voted = has voted
web-ballot-last-scapegoat = Scapegoat of the last round (+{ $bonus } AP)
web-ballot-alone = { $count ->
    [one] alone holds { $elements }
   *[other] alone holds { $elements }
}
web-ballot-needed = indispensable now
web-ballot-would-stay = would stay behind now
web-ballot-plan = Plan: { $elements }
web-votes-title = The votes
web-votes-one = { $voter } voted for { $name }.
web-votes-tally = Result
web-votes-count = { $votes ->
    [one] { $votes } vote
   *[other] { $votes } votes
}
web-votes-tie = The Scapegoat of the last round has a vote and a half: of the tied players, the one they voted for is elected.

## Trades

web-trade-title = A trade with { $name }
web-trade-give = You give
web-trade-take = { $name } gives
web-trade-cash = Cash { $cash } / { $most }
web-trade-less = One Cash less
web-trade-more = One Cash more
web-trade-owns-nothing = Owns nothing.
web-trade-empty = Tap what changes hands. One side may stay empty: that is a gift.
web-trade-words = You give { $name }: { $give }. You get: { $take }.
web-trade-repeated = This offer has already been refused in this turn: change it.
web-trade-refused = { $name } has refused in this turn
web-trade-send = Offer it
web-trade-offered = { $name } offers you a trade
web-trade-you-get = You get
web-trade-you-give = You give
web-trade-accept = Accept
web-trade-decline = Decline
web-trade-why-not = Or decline and say why:

## Tasks

web-complete-title = Complete the task
web-complete-needs = { $count ->
    [0] This task needs no items.
   *[other] This task needs:
}
web-complete-choose = Choose whose items are used. They go back to the board.
web-complete-do = Complete the task
web-complete-reward-you = You mark { $element }. A task card is turned over, and all others but { $scapegoat }, the Scapegoat, mark its element.
web-complete-reward = { $name } marks { $element }. A task card is turned over, and all others but { $scapegoat }, the Scapegoat, mark its element.
web-consent-title = { $name } asks for your items
web-consent-task = { $name } wants to complete “{ $task }” with things of yours.
web-consent-rule = At this table every owner must agree.
web-consent-yes = Agree
web-consent-no = Refuse

## Cards, and the last choice

web-cards-title = { $kind ->
    [keep] Keep one card
   *[other] Choose a card
}
web-cards-lead = { $kind ->
    [keep] You keep one of the cards you drew; the others are discarded where everybody sees them.
   *[other] { $name } shows you this hand. Choose one of the cards.
}
web-cards-choose = Choose a card
web-leave-title = Who stays behind?
web-leave-lead = The plan is complete, and these prisoners are still tied. You are the Scapegoat: you decide who of them stays in prison. All others escape.
web-leave-choose = Choose a prisoner

## What a moment is about, for newcomers (short: two lines on a phone)

web-hint-negotiation = Talk, promise, threaten. When the Scapegoat calls the vote, everybody votes in secret.
web-hint-call = Talk, promise, threaten. When enough is said, call the vote: everybody votes in secret.
web-hint-voting = The Scapegoat gets more AP and may play blackmail, but can do no tasks and gets no letters.
web-hint-turn = Spend your AP: walk, take things, complete tasks. Whoever completes a task marks its letter.
web-hint-scapegoat = You are the Scapegoat: more AP and blackmail, but no tasks and no letters in this round.
web-hint-spent = No AP left: what is free is still possible. Then end your turn.
web-hint-guards = Choose a room with a bright edge: a guard leaves it. Then choose where it goes.
web-hint-patrol = Choose a room with a bright edge: the next guard of the patrol goes there.
web-hint-asked = The others are waiting for your answer.
web-hint-others = Another’s turn. As soon as all but one of you hold A to F together, they escape, and that one stays.

## The card of an action: what it does, and what it is good for

web-acting-price = { $cost ->
    [0] free
   *[other] { $cost } AP
}
web-does-move = Walk to one of the neighbouring rooms, also across a corner.
web-good-for-move = Guards make no step dearer. A room with four of them is closed.
web-does-use = Do what your room offers, once a turn.
web-good-for-use = This is how you get items, Cash, Stamina and blackmail cards.
web-does-complete = Fulfil the task of your room with the items of the prisoners there.
web-good-for-complete = You mark its letter; the others, without the Scapegoat, mark the letter of the next card.
web-does-steal = Take an item or 1 Cash from a prisoner in your room, once a turn.
web-good-for-steal = You need a free space for it, and they will remember.
web-does-riot = Draw one guard from a neighbouring room into yours.
web-good-for-riot = Clears the room next door for yourself or for friends, or closes yours.
web-does-trade = Offer items and Cash to a prisoner in your room; both must agree.
web-good-for-trade = Free. A promise can be part of the talk, never of the trade.
web-does-bribe = Pay 1 Cash, and one guard of your room does not count for you this turn.
web-good-for-bribe = Makes actions cheaper and can open a task that too many guards are watching.
web-does-stamina = Spend 1 Stamina and get 1 AP, once a turn.
web-good-for-stamina = One more step, or one more action.
web-does-blackmail = Play one of your cards, as the Scapegoat only.
web-good-for-blackmail = 1 AP each, whatever the guards, except among four.
web-does-drop = Lay an item down: it goes back to the room it came from.
web-good-for-drop = Makes space on a full sheet. Giving it to somebody is free.
