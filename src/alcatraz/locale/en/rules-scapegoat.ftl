# The rules of Alcatraz: The Scapegoat, for players. The numbers come from the game’s rulebook.toml.

## Components and limits

chapter-S-1 = Components and limits

rule-S-1-1 = Twelve locations, two sides
    .text = The prison has { $locations } locations. Each is a tile with a silver side and a gold side, and each side has a function of its own.

rule-S-1-2 = What a prisoner can carry
    .text = A prisoner sheet holds at most { $items } items, and Stamina and Cash go no further than the ends of their tracks.
    .house = Stamina runs from 0 to { $stamina }, Cash from 0 to { $cash }.

rule-S-1-3 = Item tokens and the gun
    .text = There are { $tokens } item tokens: { $keys } keys, { $knives } knives, { $clothes } clothes, { $drugs } drugs, { $tools } tools and { $guns } gun. The gun stands in for any one item.

rule-S-1-4 = Cards and guards
    .text = There are { $tasks } task cards, { $blackmail } blackmail cards, all different, { $locations } location cards and { $guards } guards. Every task card shows one plan element, from A to F.
    .house = { $each } task cards for each element.

rule-S-1-5 = Blackmail cards in hand
    .text = You may hold at most { $cards } blackmail cards.

rule-S-1-6 = Guards in one location
    .text = There are never more than { $guards } guards in one location. This is about the guards who really stand there. False alarm adds no real guard: it only makes a location count more guards, and never more than { $guards }.

rule-S-1-7 = Where the items lie
    .text = { $primary } drugs lie in the infirmary. The laundry has item spaces on both sides of its tile, although one printed side lacks them (erratum).
    .house = The same spaces on both sides of every tile. Workshop, cell block, laundry and guards’ room have { $primary } spaces each, for tools, knives, clothes and keys. The exercise yard has one space for each of the five kinds of items. The visiting area has one for each of the five kinds and one for the gun. With the infirmary that makes { $spaces } spaces for { $spaces } tokens. Another edition may give each side of a tile its own spaces, and another number of spaces than of tokens: tokens are laid out in the order of S-11.1, those that find no space stay in the box for the whole game, and spaces without a token are empty.

## Setup

chapter-S-2 = Setup

rule-S-2-1 = Laying out the prison
    .text = Lay the tiles in a grid of { $rows } rows by { $columns } columns, in any order the table likes. Use the silver sides for a first game; after that, choose the side of each tile or leave it to chance. The program lays the tiles in random order, all silver side up, unless you set the order or the sides by hand.

rule-S-2-2 = Placing the items
    .text = Item tokens fill the item spaces of the locations.

rule-S-2-3 = The first guards
    .text = { $guards } guards start in the prison. Reveal { $cards } different location cards and put one guard in each of those locations. Reshuffle the deck and do the same a second time.

rule-S-2-4 = Where the prisoners start
    .text = Reshuffle the location cards. Each player starts at a location drawn from them.
    .ruling = A drawn card is not put back before everyone has drawn, so all players start at different locations.
    .alternative = Each card is put back before the next player draws, so several players may start in the same location.

rule-S-2-5 = Nothing to begin with
    .text = Stamina and Cash start at 0.

rule-S-2-6 = The first three tasks
    .text = Shuffle the task deck. Then, three times, reveal a task card and a location card and pair them. If the element of the task is already on the board, the task goes under the deck and you draw another. If the location already has a task, draw another location.

rule-S-2-7 = The first Scapegoat
    .text = The first Scapegoat is chosen at random, and the first round starts at phase { $phase }, the actions.
    .ruling = This counts as an election. The bonus is { $bonus } AP now, and { $again } AP if the same player is elected in round { $round }.

## Rounds and the new guard

chapter-S-3 = Rounds and the new guard

rule-S-3-1 = The phases of a round
    .text = A round has three phases: phase { $guard } is the new guard, phase { $election } the election, phase { $actions } the actions. The first round has only phase { $actions }.

rule-S-3-2 = The new guard
    .text = The Scapegoat of the last round reveals a location card, and a new guard goes to that location. Then the location cards are reshuffled.

rule-S-3-3 = Full locations are passed over
    .text = A location that already has { $guards } guards is passed over: reveal again until a card shows a location with fewer.

rule-S-3-4 = When everybody loses
    .text = If a round ends with { $board } guards on the board, guard number { $last } would have to be placed: the game ends and everybody loses, the Scapegoat too. (There are { $setup } guards at setup and one more each round from round { $first } on: { $board } stand in round { $full }, and round { $never } never begins.)

## Election

chapter-S-4 = The election

rule-S-4-1 = One vote each
    .text = Every round one player is elected Scapegoat. Everybody votes, exactly once, and may vote for themselves.

rule-S-4-2 = Open talk only
    .text = Whatever is said is said to the whole table: there are no secret agreements. That is why the program has one single channel for talk, and it is public.

rule-S-4-3 = When the talking ends
    .text = The negotiation ends when the current Scapegoat calls the vote, or after { $minutes } minutes.

rule-S-4-4 = Secret votes, revealed together
    .text = Votes stay secret until all of them are in, and are then revealed together. The player with the most votes is elected.

rule-S-4-5 = A vote and a half
    .text = A tie is broken by the Scapegoat of the last round, who has “a vote and a half”.
    .ruling = Of the tied players, the one they voted for is elected. (With three or four players, their vote is always for one of the tied.)
    .alternative = The Scapegoat of the last round chooses anew among the tied players.

rule-S-4-6 = The Scapegoat’s bonus
    .text = The Scapegoat has { $first } action point (AP) more than the others. If the same player is re-elected without a break, the bonus is { $second } AP, then { $most } AP, and never more. A newly elected Scapegoat starts at { $first } again.

rule-S-4-7 = What the Scapegoat may and may not
    .text = Only the Scapegoat may play blackmail cards. The Scapegoat may not complete a task and gets no reward from one.

## Turns and action points

chapter-S-5 = Turns and action points

rule-S-5-1 = Who plays when
    .text = The Scapegoat plays first, then the others clockwise. A turn is finished before the next one begins.

rule-S-5-2 = Action points for a turn
    .text = With { $few } players, everyone has { $few_ap } action points (AP) in their turn; with { $many } players, { $many_ap } AP. The Scapegoat adds the bonus.

rule-S-5-3 = Ending a turn
    .text = You may stop early; AP that you have not used are lost.
    .ruling = Your turn ends only when you say so, even with 0 AP left and even under four guards.

## Actions that cost action points

chapter-S-6 = Actions that cost action points

rule-S-6-1 = Move
    .text = For { $ap } AP, move to an adjacent location. The eight neighbours in the grid are adjacent, so diagonal moves are fine.

rule-S-6-2 = Use the location
    .text = For { $ap } AP, use the function of the location you stand on; some functions are free. You may use each location once per turn. (Some printings say once per round, which is the same: you have one turn a round.)
    .ruling = A use must change something. You cannot use a location if your track or your sheet is full, if nothing lies there to take, or if there is no card to choose. What there is to take is looked at before you pay; whether you have room for it, after you have paid. You may pay with a key and take another key.

rule-S-6-3 = Steal
    .text = For { $ap } AP, steal { $items } item or { $cash } Cash from a player in the same location, once per turn.
    .ruling = The thief chooses what, and must have room for it.
    .alternative = The victim chooses what is stolen.

rule-S-6-4 = Riot
    .text = For { $ap } AP, move { $guards } guard from an adjacent location to yours. There still may be no more than { $limit } guards in your location.

rule-S-6-5 = Complete the task
    .text = For { $ap } AP, complete the task of your location if its conditions hold. The Scapegoat may not do this.

rule-S-6-6 = Drop an item
    .text = For { $ap } AP, drop one of your items. It goes back on the board.

rule-S-6-7 = Play a blackmail card
    .text = For { $ap } AP, play a blackmail card; then it goes to the discard pile. Only the Scapegoat may do this. The card costs { $ap } AP whatever the guards in your location; only four guards stop it.

## Free actions, in your turn

chapter-S-7 = Free actions in your turn

rule-S-7-1 = Trade or give
    .text = In your turn you may trade items and Cash with a prisoner in the same location, at no cost. Both must agree. One side may be empty: then it is a gift.
    .ruling = Who may trade: one of the two is always the player whose turn it is, and only the guards that this player counts can forbid it. What may be traded: items and Cash, no blackmail cards; at least one thing changes hands, and both sheets must have room for the result. Limits on offers, so that a turn ends: at most { $offers } offers a turn, accepted or not, and an offer that was refused is not made to the same player again in that turn.
    .alternative = Any two prisoners in the same location may trade, in anyone’s turn.

rule-S-7-2 = Bribe a guard
    .text = In your turn, pay { $cash } Cash to ignore { $guards } guard of your location.
    .ruling = You ignore that guard for the rest of your turn, in that location, for every purpose: the cost of actions, blocking, and the guard limit of a task. A guard of False alarm can be bribed too. There must be a guard left to ignore.
    .alternative = A bribe counts for the cost of actions and for blocking only, not for the guard limit of a task.

rule-S-7-3 = Spend Stamina
    .text = Once in your turn you may spend { $stamina } Stamina for { $ap } AP more.

## What guards do

chapter-S-8 = What guards do
    .text = What guards do to you depends on how many you count in a location. Take the guards who stand there and add one for each False alarm of this round, but go no higher than { $cap }. Then take away the bribes that you have paid there in this turn, but go no lower than 0. The same count is used for the guard limit of a task, for Escort and for bribing, which is possible from { $bribe_from } to { $bribe_to }. Your bribes belong to the location: they still count if you leave and come back, and if guards come or go. Rules that move guards, and the limit of { $cap } guards in a location, look at the guards who really stand there.

rule-S-8-1 = None or one guard: nothing
    .text = If you count 0 or { $calm } guard, nothing happens to you.

rule-S-8-2 = Two guards: work costs more
    .text = If you count { $guards } guards, every action that costs AP costs { $more } AP more, except moving and playing blackmail. Free actions stay free.

rule-S-8-3 = Three guards: no work
    .text = If you count { $guards } guards, you may take no action that costs AP, except moving and playing blackmail. Free actions are allowed.

rule-S-8-4 = Four guards: sealed off
    .text = Where { $guards } guards count, nobody may enter, and nobody there may do anything but leave.
    .ruling = This forbids free actions and blackmail cards too, so four guards can never be bribed away from inside.
    .alternative = Free actions and blackmail stay possible under { $guards } guards.

## The escape plan

chapter-S-9 = The escape plan

rule-S-9-1 = Three open tasks
    .text = Three tasks lie on three different locations and show three different elements.

rule-S-9-2 = What a task asks for
    .text = Three conditions. Enough prisoners: at least as many as the card says are in the location. Few guards: no more than the card allows are counted there. The items: the prisoners there own them together.
    .ruling = The Scapegoat counts as one of the prisoners.
    .house = On our own cards, { $printed } prisoners become { $asked } at a table of { $players }. Cards of your own box ask for what is printed on them.
    .alternative = The Scapegoat does not count as one of the prisoners.

rule-S-9-3 = Who completes it
    .text = A player in the location, other than the Scapegoat, spends the action. The guards there can make it cost more or forbid it, as with any action that costs AP.

rule-S-9-4 = Items used for a task
    .text = The items used are dropped.
    .ruling = Items of every prisoner present may be used, and no consent is needed. The player who completes the task chooses which tokens, the gun included.
    .alternative = Every owner must agree to the use of their items.

rule-S-9-5 = Rewards
    .text = The player who completes the task marks its element. Then the top task card is revealed, and every other player except the Scapegoat marks the element on that card, whether they helped or not.
    .ruling = An element you have already marked stays marked once, and nothing replaces it.

rule-S-9-6 = Used cards leave the game
    .text = Both cards leave the game: the completed task and the one revealed as a reward.

rule-S-9-7 = Is this the end?
    .text = The end of the game is checked now, after the rewards and before the new task.

rule-S-9-8 = The new task
    .text = A new task comes as at setup: reveal a task card and a location card and pair them. The element must not be on the board yet (otherwise the task goes under the deck and you draw another), and the location must be without a task (otherwise draw another location).

rule-S-9-9 = When cards do not fit
    .text = One new task comes for each task that leaves the board, and the location it has just left is as good as any other. Task cards that do not fit go under the deck one by one. If none fits, the deck is as before and the board keeps fewer tasks. If the deck is empty, the other players get no reward.

## The end

chapter-S-10 = The end

rule-S-10-1 = When the escape begins
    .text = After the rewards of a completed task, the game ends if some group that leaves out at least one player owns all the elements A to F together.

rule-S-10-2 = Can you do without the Scapegoat?
    .text = If the Scapegoat is not indispensable, the Scapegoat stays in prison.
    .ruling = A player is indispensable if the others together do not own all six elements.
    .alternative = What the authors advise for doubtful cases: the most useless player stays, Scapegoat or not.

rule-S-10-3 = Only one can be spared
    .text = Otherwise, if exactly one other player is not indispensable, that player stays.

rule-S-10-4 = Several can be spared
    .text = If several other players are not indispensable, the one of them with the fewest elements stays. If that is a tie, the fewest Cash decides, then the fewest items, then the least Stamina.

rule-S-10-5 = Still tied
    .text = If players are tied even then, the other players decide which of the tied stays.
    .ruling = The Scapegoat decides alone. (The Scapegoat is never among the tied here.)
    .alternative = Every player who is not tied names one of the tied, and the one named most often stays; if that is even, chance decides. If the Scapegoat is among the tied, which happens only with the other reading of S-10.2, the untied decide in this way; if nobody is untied, the Scapegoat stays.

rule-S-10-6 = One stays, the others win
    .text = Exactly one player stays. All the others escape and win.

## Dropping items

chapter-S-11 = Dropping items

rule-S-11-1 = Where dropped items go
    .text = A dropped item (by the action, after a task or as a payment) goes back on the board at once: to its primary location if a space is free there, else to the exercise yard, else to the visiting area. The gun goes to the visiting area.

## Functions of the locations

chapter-S-12 = What the locations do
    .text = The side that lies face up says what a location does. “Pay” means: give up { $items } item of your choice, which is dropped, or { $cash } Cash. A function marked “free” costs no action points, but may still have to be paid for.

rule-S-12-1 = Chapel
    .text = Silver, { $silver_ap } AP: choose another player, who loses one blackmail card to the discard pile. Gold, { $gold_ap } AP: pay { $items } item or { $cash } Cash, choose another player, and take one of their blackmail cards into your hand.

rule-S-12-2 = Radio room
    .text = Silver, { $silver_ap } AP: move { $silver_guards } guards, each from any location to any other. Gold, free: move { $gold_guards } guard from any location to any other.

rule-S-12-3 = Dining hall
    .text = Silver, { $silver_ap } AP: gain up to { $silver_stamina } Stamina. Gold, free: gain { $gold_stamina } Stamina.

rule-S-12-4 = Infirmary
    .text = Silver, { $silver_ap } AP: take { $silver_take } drug. Gold, { $gold_ap } AP: pay { $items } item or { $cash } Cash and take { $gold_take } drugs, or the one if there is only one.

rule-S-12-5 = Exercise yard
    .text = Silver, free: pay { $items } item or { $cash } Cash and take any { $silver_take } item that lies there. Gold, { $gold_ap } AP: pay the same and take any { $gold_take } items that lie there.

rule-S-12-6 = Visiting area
    .text = Silver, { $silver_ap } AP: take any { $silver_take } item that lies there. Gold, { $gold_ap } AP: pay { $items } item or { $cash } Cash and take the gun.

rule-S-12-7 = Workshop
    .text = Silver, { $silver_ap } AP: take { $silver_take } tool. Gold, { $gold_ap } AP: pay { $items } item or { $cash } Cash and take { $gold_take } tools, or the one if there is only one.

rule-S-12-8 = Recreation room
    .text = Silver, { $silver_ap } AP: gain up to { $silver_cash } Cash. Gold, free: gain { $gold_cash } Cash.

rule-S-12-9 = Cell block
    .text = Silver, { $silver_ap } AP: take { $silver_take } knife. Gold, { $gold_ap } AP: pay { $items } item or { $cash } Cash and take { $gold_take } knives, or the one if there is only one.

rule-S-12-10 = Laundry
    .text = Silver, { $silver_ap } AP: take { $silver_take } set of clothes. Gold, { $gold_ap } AP: pay { $items } item or { $cash } Cash and take { $gold_take } sets of clothes, or the one if there is only one.

rule-S-12-11 = Guards’ room
    .text = Silver, { $silver_ap } AP: take { $silver_take } key. Gold, { $gold_ap } AP: pay { $items } item or { $cash } Cash and take { $gold_take } keys, or the one if there is only one.

rule-S-12-12 = Warden’s office
    .text = Silver, { $silver_ap } AP: draw { $silver_cards } blackmail card. Gold, { $gold_ap } AP: pay { $items } item or { $cash } Cash, draw { $gold_cards } blackmail cards, keep { $kept } and discard the rest.

rule-S-12-13 = How much you take
    .text = Where nothing lies, you cannot use the location; where one item lies, you take that one.
    .ruling = First you pay, then you take, then what you paid is dropped. So an item you pay with makes room on your sheet, but you cannot take that same item back: you take only what lay there before. You take as many of the offered items as fit on your sheet, at least one, and never fewer than fit. Stamina and Cash rise as far as their tracks go.

rule-S-12-14 = Hidden hands and full hands
    .text = Hands are hidden, so the chapel takes a random card of the chosen player. With { $cards } cards in your hand you cannot use the gold chapel or the warden’s office. (If you use them through Errand-boy, that card has already left your hand when it acts.)
    .alternative = You see the chosen player’s hand and choose the card.

rule-S-12-15 = Empty blackmail deck
    .text = When a card must be drawn and the deck is empty, shuffle the discards into a new deck: not before, but even in the middle of drawing three. If fewer than three cards are left in both together, draw those; if none is left, the location cannot be used. A card that you play leaves your hand before it acts, and lies on the discards before anyone chooses what comes of it.

rule-S-12-16 = Stopping in the radio room
    .text = Whoever uses the radio room moves at least one guard and may stop before the second.
    .alternative = Exactly as many guards move as the radio room says, where that is possible.

## Blackmail cards

chapter-S-13 = Blackmail cards
    .text = Only the Scapegoat plays these cards, for { $ap } AP each. We know their effects from one translation of the rules only.
    .ruling = A card without a choice may be played even if it changes nothing; a card with a choice must change something. If the same card is played twice in a round, after a reshuffle, its effects add up.

rule-S-13-1 = Assembly
    .text = Every other player loses { $ap } AP this round and all their Cash.
    .ruling = Two Assemblies in a round cost { $twice } AP; nobody goes below 0.

rule-S-13-2 = Bad plan
    .text = Choose a task on the board and remove it. A new task comes as after a completed one.
    .ruling = The removed task leaves the game.

rule-S-13-3 = Body search
    .text = Every other player drops all their items.

rule-S-13-4 = Bullying
    .text = Take { $items } item from any other player, wherever they are. You need room for it.

rule-S-13-5 = Change of plans
    .text = Move one task to a location without a task.

rule-S-13-6 = Errand-boy
    .text = Use the function of any location that you have not yet used this turn, your own included, whatever its guards.
    .ruling = This costs no further AP, but the function’s payment is due, and it counts as your use of that location this turn.

rule-S-13-7 = Escort
    .text = Move any player, yourself included, to any location.
    .ruling = It must be a location they may enter, so fewer than { $guards } guards count there and there is no lockdown, and it cannot be the one where they already stand.

rule-S-13-8 = False alarm
    .text = Until the end of the round, every location counts { $guards } guard more, but never above { $cap }. These guards can be bribed but not moved.

rule-S-13-9 = Isolation cell
    .text = Another player skips their turn this round.
    .ruling = Never choose yourself, nor someone who is already isolated. The isolated player is still present for tasks, trades and thefts, and gets rewards.

rule-S-13-10 = Lockdown
    .text = Choose a location: until the end of the round, nobody may enter it.
    .ruling = Leaving it is allowed, and guards and tasks are not affected. You cannot choose a location that is already locked down.

rule-S-13-11 = Patrol
    .text = Move up to { $guards } guards away from one location.
    .ruling = You move at least one, and all of them go to one and the same location.
    .alternative = You move exactly { $guards } guards, or as many as stand there and find room; each may go to a different location.

## What is hidden

chapter-S-14 = What is hidden

rule-S-14-1 = Secret and public
    .text = These are secret: votes until they are revealed, blackmail hands (how many cards a player holds is public), the order of the decks, and the three cards drawn in the gold warden’s office. Everything else is public: sheets, plans, tasks, guards, discards.

rule-S-14-2 = Cards that everyone has seen
    .text = Task cards that went under the deck were seen by all, so they and their order there are public. The two cards not kept in the gold warden’s office are public as discards.
