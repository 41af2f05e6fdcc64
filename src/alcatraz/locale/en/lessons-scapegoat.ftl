# The guided first game of The Scapegoat: games/scapegoat/lessons. A stage has its title and what is said to a legal move that leads
# nowhere; a page its instruction, and a hint if something is to be done.

lesson-scapegoat-walk = Walk and take
    .aside = That is allowed, but here we go to the workshop and take a tool.
lesson-scapegoat-walk-far = All eight neighbours are one step away, diagonally too. The cell block is not: try to go there.
lesson-scapegoat-walk-go = You are Amber, in the dining hall. A turn here is three action points (AP), and a step costs one. Go to the workshop, right below you.
    .hint = Choose the workshop on the board and walk there.
lesson-scapegoat-walk-take = Every room has a use. Here you take a tool, for one more AP.
    .hint = You stand in the workshop: use it.
lesson-scapegoat-walk-again = You have one AP left. Try to take a second tool.
lesson-scapegoat-walk-end = Each room once a turn. The tool lies on your sheet now; you can hold three items. You will need them for tasks, and tasks for the escape plan: six letters, A to F.

lesson-scapegoat-guards = Guards
    .aside = That is allowed, but go to the workshop: there you can still work.
lesson-scapegoat-guards-three = The lamps in a room are its guards. One does nothing. Three watch you here: try to take a drug.
lesson-scapegoat-guards-four = Walking is still allowed. But in the recreation room stand four. Try to go in.
lesson-scapegoat-guards-go = Two guards are in the workshop: nobody is stopped there. Go in.
    .hint = The workshop is your neighbour, diagonally. Its two lamps are lit.
lesson-scapegoat-guards-dear = With two guards, work costs one AP more. You have just two left: take the tool.
    .hint = Use the workshop for two AP.
lesson-scapegoat-guards-end = One: nothing. Two: work costs one more. Three: no work. Four: the room is shut. Every round one more guard comes.

lesson-scapegoat-alone = A task alone
    .aside = That is allowed, but the task waits in the laundry.
lesson-scapegoat-alone-card = The paper card in the laundry is a task with the letter A. It asks for one prisoner, no guard, a key and clothes. You have the key.
lesson-scapegoat-alone-go = Go to the laundry.
    .hint = It is the room to your left.
lesson-scapegoat-alone-early = One prisoner, no guard: two conditions hold. Try to complete the task without the clothes.
lesson-scapegoat-alone-take = Take clothes: that is what the laundry is for.
    .hint = Use the laundry for one AP.
lesson-scapegoat-alone-do = Now all three conditions hold. Complete the task!
    .hint = Choose “Complete the task” among the actions.
lesson-scapegoat-alone-end = The letter A is yours until the end. The key and the clothes went back to their rooms.

lesson-scapegoat-letters = Letters for the others
    .aside = You have the letter A already: a second one is worth nothing. Next door lies a B.
lesson-scapegoat-letters-place = You have A already; the task next door gives B, for clothes and a tool. Try to complete it from here.
lesson-scapegoat-letters-go = A task is done where it lies. Go to the radio room.
    .hint = It is the room to your right, with the letter B on its card.
lesson-scapegoat-letters-do = Complete it, and watch what the others get.
    .hint = Choose “Complete the task”. Your clothes and your tool pay for it.
lesson-scapegoat-letters-end = You marked B. Then a card was turned over, and its letter went to every other prisoner but the Scapegoat: Rose got D, Teal nothing. Every task helps others too.

lesson-scapegoat-together = A task together
    .aside = That is allowed, but Rose waits in the workshop with a knife.
lesson-scapegoat-together-go = This task needs two prisoners, a knife and a tool. Rose stands there with the knife. Join her.
    .hint = The workshop is right below you.
lesson-scapegoat-together-early = Two prisoners are here. Try to complete it: the knife is Rose's, the tool still lies in its space.
lesson-scapegoat-together-take = Take a tool.
    .hint = Use the workshop.
lesson-scapegoat-together-do = Now complete it. You may pay with Rose's knife: whoever is there lends what they hold, asked or not.
    .hint = Choose “Complete the task”.
lesson-scapegoat-together-end = The letter is yours, and the knife was Rose's. She got a letter from the reward card, though. Let others spend more than you do.

lesson-scapegoat-more = Five more things
    .aside = That is allowed, but not what we try now.
lesson-scapegoat-more-bribe = Two guards watch you. For one Cash you bribe one: you ignore it here until your turn ends.
    .hint = “Bribe” is free of AP.
lesson-scapegoat-more-steal = Now you work at the ordinary price. Steal the key from Rose, who is here too.
    .hint = “Steal” costs one AP; choose Rose, then the key.
lesson-scapegoat-more-twice = Rose still has a drug. Try to steal that as well.
lesson-scapegoat-more-riot = Once a turn. Now a riot: it pulls a guard from a neighbouring room to you, and frees that room. Pull one from the laundry.
    .hint = “Riot”, then the laundry.
lesson-scapegoat-more-stamina = One AP is left. Spend one Stamina for one more, once a turn.
    .hint = “Stamina” is beside “End turn”.
lesson-scapegoat-more-trade = Trading is free. Offer Rose her key back for the drug: she will accept.
    .hint = “Trade” with Rose: give the key, take the drug.
lesson-scapegoat-more-end = Bribing, Stamina and trading cost no AP; stealing and riots one each.

lesson-scapegoat-vote = The vote
    .aside = You could. But Rose holds four letters: who has the most needs the others least.
lesson-scapegoat-vote-what = Every round begins with talk and an election. Who becomes the Scapegoat gets one AP more and may blackmail, but gets no letters this round.
lesson-scapegoat-vote-first = You were the Scapegoat until now. Try to walk before there is a new one.
lesson-scapegoat-vote-call = First the election. The last Scapegoat ends the talk: call the vote.
    .hint = “Call the vote” is among the actions.
lesson-scapegoat-vote-vote = Rose holds four letters; as Scapegoat she gets no fifth. Vote for Rose.
    .hint = Choose Rose on the ballot and cast it.
lesson-scapegoat-vote-end = Two votes for Rose. She plays first now, with one AP more, and completes nothing this round. Who stays the Scapegoat too long is easily left behind.

lesson-scapegoat-scapegoat = Being the Scapegoat
    .aside = That is allowed, but it does not stop them.
lesson-scapegoat-scapegoat-no = You are the Scapegoat. Teal and Rose stand ready to complete the task here, with tool and knife. Try to do it yourself.
lesson-scapegoat-scapegoat-steal = No tasks for the Scapegoat. But you have four AP and may hinder them: steal the tool or the knife.
    .hint = “Steal”, then Teal or Rose.
lesson-scapegoat-scapegoat-patrol = They could take it back. Play your blackmail card Patrol: send three guards from the infirmary to this room.
    .hint = “Blackmail”, Patrol, from the infirmary to the workshop, three guards.
lesson-scapegoat-scapegoat-end = Four guards: nobody in here can do anything but leave. You have two AP to get away. Being the Scapegoat is a role, not an enemy: next round it may be Teal.

lesson-scapegoat-end = Who stays
    .aside = That is allowed. But the last letter is under your hand.
lesson-scapegoat-end-count = You hold A, B and C, Rose B, E and F, and Teal, the Scapegoat, A, B and D. Only D is missing to you and Rose, and it lies here: you have the key and the knife.
lesson-scapegoat-end-watched = But one guard watches, and this task allows none. Try it.
lesson-scapegoat-end-bribe = A bribed guard does not count. Bribe it.
    .hint = You have one Cash: “Bribe”.
lesson-scapegoat-end-do = Now complete the task.
    .hint = Choose “Complete the task”.
lesson-scapegoat-end-end = You and Rose hold A to F without Teal: so you two escape, and Teal stays. If you could do without the Scapegoat, the Scapegoat stays; else the one who brought least. Be needed!

lesson-scapegoat-game = A game with a coach
    .aside = Allowed.

coach-scapegoat-begin = A real game now, already half played. Complete the plan, and do not be the one who stays. I speak only when it matters.
coach-scapegoat-complete = You can complete a task right now.
coach-scapegoat-vote = Whom do you vote for? Whoever holds many letters, or could finish a task next, is a good Scapegoat.
coach-scapegoat-negotiation = You are the Scapegoat and end the talk when you like. Then all vote.
coach-scapegoat-scapegoat = You are the Scapegoat this round: no letters, but more AP. Hinder them, or prepare your next task.
coach-scapegoat-blackmail = You hold a blackmail card, and only the Scapegoat may play it: now or later.
coach-scapegoat-danger = As it stands you would be the one who stays. Get a letter that the others need, or do not be the Scapegoat at the end.
coach-scapegoat-stamina = Your Stamina is full. Spend one for an AP: otherwise more of it is wasted.
coach-scapegoat-cash = Your Cash is full. A bribe is cheap for you now.
coach-scapegoat-shut = Three guards or more watch you here: all you can do is leave, bribe or trade.
coach-scapegoat-hand = Your hands are full: three items. A task, a trade or a drop makes room.
coach-scapegoat-together = Somebody stands with you. For a task you may pay with what they hold, and they with what you hold.
coach-scapegoat-guards = Few guards are left in the box. When the last one comes, everybody loses.
