# The rulebook of Alcatraz: The Scapegoat besides its rules. The numbers come from the rules that book.toml names.

## The aim, and how to play

book-scapegoat-aim = You are prisoners with one escape plan. It has six elements, A to F, and you must collect them together. But when the plan is complete, one of you stays behind. Escape with the others, and do not be the one they can do without.

book-scapegoat-step-plan = One plan, six letters
    .text = Every task on the board shows an element of the plan. Whoever marks an element owns it for the rest of the game. The escape succeeds when a group owns A to F and can leave somebody behind.
book-scapegoat-step-round = A round
    .text = First a new guard comes. Then you talk, openly, and elect the Scapegoat by a secret vote. Then everyone takes a turn: the Scapegoat first, the others clockwise. The first round begins with the turns.
book-scapegoat-step-scapegoat = The Scapegoat
    .text = The Scapegoat has more action points than the others, and alone may play blackmail cards. But the Scapegoat completes no tasks and gets no reward.
book-scapegoat-step-turn = Your turn
    .text = With { $few } players you have { $few_ap } action points, with { $many } players { $many_ap }. Walk to one of the eight neighbouring locations, use the one you stand on, steal, start a riot to bring a guard, or complete a task: { $ap } point each. Trading and bribing are free.
book-scapegoat-step-guards = Guards
    .text = One guard does nothing. Two make work dearer, three stop it, four seal the location: nobody gets in, and those inside can only leave.
book-scapegoat-step-task = A task
    .text = Bring as many prisoners as the card asks for, the items, and few enough guards. Whoever completes it marks its element; then another card is turned, and everyone else but the Scapegoat marks that one.
book-scapegoat-step-end = The end
    .text = As soon as some of you own A to F without the rest, one player stays: the Scapegoat, if the others can do without them; else the one who has contributed least. If a round ends with { $board } guards on the board, all of you lose.

## What lies in the box

book-scapegoat-box-tiles = { $count } location tiles with a silver and a gold side
book-scapegoat-box-location-cards = { $count } location cards
book-scapegoat-box-tasks = { $count } task cards with the plan elements A to F
book-scapegoat-box-blackmail = { $count } blackmail cards, all different
book-scapegoat-box-guards = { $count } guards
book-scapegoat-box-tokens = { $count } item tokens: { $items }
book-scapegoat-box-sheets = A sheet and a pawn for each of up to { $count } players: the sheet holds { $items } items and { $cards } blackmail cards, and has tracks for Stamina (0 to { $stamina }) and Cash (0 to { $cash })

## The player aid

book-scapegoat-aid-round = A round
book-scapegoat-aid-round-guard = New guard: the last Scapegoat turns a location card; a location with { $guards } guards is passed over.
book-scapegoat-aid-round-election = Election: talk openly, vote in secret, turn the votes together. A tie: the vote of the last Scapegoat decides.
book-scapegoat-aid-round-turns = Turns: the Scapegoat first, then clockwise. The first round has only this phase.
book-scapegoat-aid-round-loss = { $board } guards on the board at the end of a round: everybody loses.
book-scapegoat-aid-points = Action points
book-scapegoat-aid-points-each = { $few } players: { $few_ap } AP each. { $many } players: { $many_ap } AP each.
book-scapegoat-aid-points-bonus = Scapegoat: { $first } more; elected again { $second }, then { $most }.
book-scapegoat-aid-points-stamina = Once a turn: { $stamina } Stamina for { $ap } AP.
book-scapegoat-aid-actions = For 1 AP
book-scapegoat-aid-actions-move = Move to one of the eight neighbours.
book-scapegoat-aid-actions-use = Use your location, once a turn. Some are free.
book-scapegoat-aid-actions-steal = Steal { $items } item or { $cash } Cash here, once a turn.
book-scapegoat-aid-actions-riot = Riot: { $guards } guard from a neighbour comes to you.
book-scapegoat-aid-actions-complete = Complete the task here. Not the Scapegoat.
book-scapegoat-aid-actions-drop = Drop an item: to its primary location, else the exercise yard, else the visiting area.
book-scapegoat-aid-actions-blackmail = Play a blackmail card. Only the Scapegoat.
book-scapegoat-aid-free = Free
book-scapegoat-aid-free-trade = Trade or give items and Cash with a prisoner here, if both agree.
book-scapegoat-aid-free-bribe = Bribe: { $cash } Cash, and you ignore { $guards } guard here until your turn ends.
book-scapegoat-aid-guards = Guards you count
book-scapegoat-aid-guards-count = Guards here and False alarms, at most { $cap }, minus your bribes here.
book-scapegoat-aid-guards-calm = 0 or { $calm }: nothing.
book-scapegoat-aid-guards-two = { $guards }: work costs { $more } AP more. Moving and blackmail do not.
book-scapegoat-aid-guards-three = { $guards }: no work. Moving, blackmail and free actions only.
book-scapegoat-aid-guards-four = { $guards }: sealed. Nobody enters; inside you can only leave.
book-scapegoat-aid-task = A task
book-scapegoat-aid-task-conditions = Enough prisoners, few enough guards, the items among those present. The items used are dropped.
book-scapegoat-aid-task-reward = Who completes it marks its element. Turn the next card: all the others but the Scapegoat mark that one.
book-scapegoat-aid-task-next = Is it the end? If not, a new task comes to a location without one.
book-scapegoat-aid-stays = Who stays behind
book-scapegoat-aid-stays-when = When some own A to F without the rest, the game ends and one player stays.
book-scapegoat-aid-stays-scapegoat = The Scapegoat, if the others own A to F without them.
book-scapegoat-aid-stays-others = Else, of those who can be spared: fewest elements, then Cash, items, Stamina.
book-scapegoat-aid-stays-tied = Still tied: the Scapegoat decides.
book-scapegoat-aid-locations = The locations
book-scapegoat-aid-cards = Blackmail cards

## The authors’ advice

book-scapegoat-advice-task = Ask first: can we finish a task this round? If not, work towards an element that you lack.
book-scapegoat-advice-spend = Let the others spend more than you do, or you will be the next Scapegoat.
book-scapegoat-advice-first = As the first Scapegoat, see whether the others have a task that is quickly done. If they have none, get into a good position.
book-scapegoat-advice-scapegoat = As the Scapegoat, ask: can they finish something? If not, collect what you need for your own next task.
book-scapegoat-advice-hinder = If they can, steal what they need and run, or they will take it back; bring guards there from the radio room; draw blackmail and play it at once.
book-scapegoat-advice-prepare = And when nothing helps, prepare the next task.
book-scapegoat-advice-traitor = The Scapegoat is no traitor. Next round it may be you.

## The authors about the last round

book-scapegoat-thought-one = Exactly one player stays behind, however the plans have fallen out.
book-scapegoat-thought-useless = If your table doubts that the Scapegoat should be the one, the authors would leave behind the most useless player, Scapegoat or not.
book-scapegoat-thought-prisoners = Or put the rules aside for a minute and settle it among yourselves, as real prisoners would.

## Glossary

book-scapegoat-word-action-point = Action point (AP)
    .text = What most actions cost. You get new ones every turn; those not used are lost.
book-scapegoat-word-blackmail = Blackmail
    .text = Cards that only the Scapegoat may play. Hands are hidden.
book-scapegoat-word-bribe = To bribe
    .text = To pay Cash so that you ignore a guard in your location until your turn ends.
book-scapegoat-word-count = To count guards
    .text = The guards in a location, with False alarms, without those you have bribed. The count says what you may do there.
book-scapegoat-word-drop = To drop
    .text = To give up an item: it goes back to its primary location, else to the exercise yard, else to the visiting area.
book-scapegoat-word-element = Plan element
    .text = One of the letters A to F. A task shows one, and rewards mark them on your sheet.
book-scapegoat-word-function = Function
    .text = What a location does when you use it. The silver and the gold side have different ones.
book-scapegoat-word-indispensable = Indispensable
    .text = A player without whom the others do not own all of A to F.
book-scapegoat-word-pay = To pay
    .text = To give up an item of your choice, which is dropped, or one Cash.
book-scapegoat-word-primary = Primary location
    .text = Where a kind of item belongs: drugs in the infirmary, tools in the workshop, knives in the cell block, clothes in the laundry, keys in the guards’ room.
book-scapegoat-word-riot = Riot
    .text = The action that brings a guard from a neighbouring location to yours.
book-scapegoat-word-round = Round and turn
    .text = A round is new guard, election and turns; in it, every player has one turn.
book-scapegoat-word-scapegoat = Scapegoat
    .text = The player elected for the round: more action points and blackmail, but no tasks and no rewards.
book-scapegoat-word-task = Task
    .text = A card on a location with conditions: prisoners, guards, items. Completing it brings elements of the plan.

## Examples

book-scapegoat-example-vote-and-a-half = A tie in the vote
    .text = Rose was the Scapegoat of the last round and voted for Teal. Violet, the last to vote, makes it two against two.
book-scapegoat-example-diagonal = Across the corner
    .text = Rooms that touch at a corner are neighbours too.
book-scapegoat-example-riot = A riot against a task
    .text = Amber is the Scapegoat. The task in the visiting area allows no guards; Amber makes sure that there are two.
book-scapegoat-example-bribed = Three guards and one Cash
    .text = Teal cannot work under three guards. One bribe later Teal counts two, and work is possible again, for one AP more. The guards themselves stay where they are.
book-scapegoat-example-counting = Counting guards
    .text = Two guards stand in the infirmary, a False alarm makes it three, and Teal has already bribed one. Teal counts two: taking a drug costs 2 AP.
book-scapegoat-example-two-guards = Work under two guards
    .text = Taking a drug costs 1 AP; two guards make it 2.
book-scapegoat-example-three-guards = No work under three guards
    .text = Teal has AP enough, but three guards watch.
book-scapegoat-example-four-guards = A sealed room
    .text = Rose is inside and may leave. Teal may not go in.
book-scapegoat-example-conditions = One guard too many
    .text = Two prisoners are there, and together they own two tools and a knife. But the task allows one guard, and two are watching.
book-scapegoat-example-gun = The gun stands in
    .text = The task needs a key and clothes. Teal has the key; Rose’s gun stands in for the clothes, whether Rose likes it or not.
book-scapegoat-example-reward = Rewards
    .text = Teal completes the task and marks A. The next card shows a C: Rose marks it without having helped. Amber is the Scapegoat and gets nothing.
book-scapegoat-example-scapegoat-stays = Without the Scapegoat
    .text = After the rewards, Teal and Rose own A to F between them. Amber has four letters, but the others can do without Amber, the Scapegoat.
book-scapegoat-example-one-can-be-spared = The Scapegoat is needed
    .text = Amber alone owns D, E and F, so the Scapegoat is indispensable. Teal alone owns A. Rose is the only one who can be spared.
book-scapegoat-example-fewest-elements = Letters before Cash
    .text = Nobody can do without Amber, but any one of the three others can be spared. Violet has three letters, fewer than Teal and Rose. Violet’s Cash does not help.
book-scapegoat-example-still-tied = Nothing between them
    .text = After the rewards Teal and Rose own the same three letters, no Cash, no items and no Stamina. Either can be spared.
book-scapegoat-example-knife-goes-on = A full cell block
    .text = All three spaces for knives in the cell block are taken, so Teal’s knife goes to the exercise yard.
book-scapegoat-example-one-drug = Two on offer, one there
    .text = The gold infirmary offers two drugs, but only one lies there: Teal takes that one.
book-scapegoat-example-paid-back = Paying with the last drug
    .text = The infirmary is empty. A drug that Teal pays with now would only arrive there afterwards.
book-scapegoat-example-sealed-by-alarm = One more guard everywhere
    .text = Until the end of the round the exercise yard counts four guards: Rose there can only leave. The infirmary counts three: Teal cannot work. No real guard has moved.

## On drawings of the board

book-scapegoat-picture-points = { $ap } AP
book-scapegoat-picture-cash = { $cash } Cash
book-scapegoat-picture-stamina = { $stamina } Stamina
