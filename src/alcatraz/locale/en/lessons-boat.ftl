# The guided first game of Alcatraz (1999): games/boat/lessons. A stage has its title and what is said to a legal move that leads
# nowhere; a page its instruction, and a hint if something is to be done.

lesson-boat-enter = Out of the cell
    .aside = That would work in a real game. Here, stay in the row before the cell first.
lesson-boat-enter-onto = One turn is one prisoner in one straight line. From the cell you may go further ahead at once, but never onto a guard: try it.
lesson-boat-enter-go = You are Amber. Who has three prisoners in the boat first wins. Bring one out of the cell: choose any square of the lowest row.
    .hint = Choose a prisoner in the cell, then one of the nine lit stones in the lowest row.
lesson-boat-enter-walk = Prisoners in the yard walk as far as they like: ahead, back or sideways. Walk with yours.
    .hint = Choose your prisoner in the yard, then any stone that lights up.
lesson-boat-enter-end = That is a turn: one prisoner, one straight line, as far as you like.

lesson-boat-guard = The guard answers
    .aside = Not yet: first do what is asked for, then try what you like.
lesson-boat-guard-near = When you end in a row with a guard, that guard comes towards you, as many squares as you went. It must not reach you. Try to step right beside it.
lesson-boat-guard-aside-step = Too near. So first walk away from it, along your row.
    .hint = Stay in the lowest row: no guard watches it. Go at least one square to the right.
lesson-boat-guard-ahead = Now walk into a row with a guard and watch it answer. A short walk makes a short answer.
    .hint = Go straight ahead. The further the guard is from you, the further you may go.
lesson-boat-guard-end = Before you choose, a ghost shows where the guard would end. Far guards allow long walks; near guards allow none.

lesson-boat-pass = Pass and be blocked
    .aside = That is allowed, but here we want to pass over somebody.
lesson-boat-pass-onto = Teal stands before your prisoner. Try to step onto that square.
lesson-boat-pass-guard = And guards? One stands before your other prisoner. Try to walk past it.
lesson-boat-pass-over = Guards block. But prisoners you may pass: walk over Teal to the square behind.
    .hint = Choose your prisoner behind Teal and go two squares ahead.
lesson-boat-pass-end = Over prisoners, yes; onto them, no. Guards, neither.

lesson-boat-sweep = Sweep the others
    .aside = Allowed, but Teal stays where it is. Make the guard of that row walk over it.
lesson-boat-sweep-near = Teal stands between the guard and the rest of the row. Could you enter right beside the guard? Try it.
lesson-boat-sweep-sweep = Enter in the same row, on the far side of Teal: the guard comes two squares towards you, over Teal.
    .hint = Whoever stands where the guard walks goes back to the cell. Two squares from the cell is this row.
lesson-boat-sweep-end = The guards are your weapon: every walk of yours moves one.

lesson-boat-own = Your own in danger
    .aside = That is allowed, but it leaves your prisoner where the guard gets it.
lesson-boat-own-own = Now it is your own prisoner that stands near the guard. Try to enter further along that row.
lesson-boat-own-away = You may not sweep your own. But Teal may, with its next move! Take your prisoner out of that row.
    .hint = Choose your prisoner and walk along its column.
lesson-boat-own-second = Safe. Now the row is free of yours, and a second prisoner can enter there.
    .hint = Choose a prisoner in the cell, then a stone in that row, away from the guard.
lesson-boat-own-end = Before every move, ask: which guard can the others send over mine?

lesson-boat-marked = The marked squares
    .aside = That is allowed. But the boat is near: go for it.
lesson-boat-marked-ahead = The nine marked squares lie in moonlight. Who begins a turn on one may board, unless a guard stands ahead in that column. Try it with the prisoner in the middle.
lesson-boat-marked-reach = That guard is in the way. So bring your other prisoner onto a marked square, three squares ahead.
    .hint = It stands beside the column of the guard and has a free way.
lesson-boat-marked-board = Your turn begins, and your prisoner stands on a marked square with nobody ahead. Board!
    .hint = Choose the prisoner on the marked square; the boat lights up.
lesson-boat-marked-end = Boarding is a whole turn. So you need two: one to get there, one to board. The others see it coming.

lesson-boat-alarm = The alarm
    .aside = That way the guard would sweep your own prisoner.
lesson-boat-alarm-first = Teal has boarded, and the alarm rings: a row is rolled, and you, the next player, choose where its guard runs. Try to do something else first.
lesson-boat-alarm-run = The guard runs to the end of its row and sweeps all on its way, yours too. To the left stands Teal, to the right you. Choose.
    .hint = Send it towards Teal.
lesson-boat-alarm-turn = And now you have your ordinary turn. Do what you like.
    .hint = Any walk, or a new prisoner from the cell.
lesson-boat-alarm-end = Whoever boards gives the next player an alarm. Look along the rows before you board.

lesson-boat-race = A race to three
    .aside = Teal is as near as you are. Do not lose a turn.
lesson-boat-race-not-yet = Two of yours are in the boat, and two of Teal's. Your third stands just beside the marked squares. Try to board from there.
lesson-boat-race-reach = Only from a marked square. One step ahead is one.
    .hint = One square ahead of your prisoner the moonlight begins.
lesson-boat-race-win = Teal was one turn too slow. Board, and you have won.
    .hint = Choose the prisoner on the marked square and then the boat.
lesson-boat-race-end = Three in the boat win at once, without an alarm. You know the whole game now.

lesson-boat-game = A game with a coach
    .aside = Allowed.

coach-boat-begin = A real game now. You both have one in the boat; who has three first wins. I speak only when it matters.
coach-boat-win = You can win this turn: board with the prisoner on the marked square.
coach-boat-board = You can board now. Remember: then Teal may send a guard along a row.
coach-boat-danger = Careful: Teal has two in the boat and one on a marked square. Put a guard ahead of it, or sweep it.
coach-boat-sweep = One of your moves here sends a prisoner of Teal back to the cell. Look for the strike on the stones.
coach-boat-reach = You can reach a marked square with this turn. From there you board with the next one.
coach-boat-alarm = The alarm is yours: send the guard where it sweeps Teal and not you.
coach-boat-cell = Prisoners in the cell do nothing for you. Bring one out when nothing is urgent.
