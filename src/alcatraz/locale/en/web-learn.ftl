# The lessons on the page; loaded only by those who learn.

web-learn-page-title = Learn · Alcatraz
web-learn-title = Learn { $game }
web-learn-text = Short stages on the real board. A wrong try costs nothing: the rules say why. You can leave at any time and come back where you were.
web-learn-begin = Begin
web-learn-continue = Go on
web-learn-done = done
web-learn-panel = Lesson
web-learn-place = { $place } of { $stages }
web-learn-next = Go on
web-learn-try = Try it
web-learn-help = Help
web-learn-there = Look at the marked places on the board.
web-learn-move = Do this: { $move }
web-learn-stuck = From here the goal can no longer be reached. Take it back, or repeat the stage.
web-learn-repeat = Repeat this stage
web-learn-skip = Skip this stage
web-learn-leave = Leave the lesson
web-learn-next-stage = Next stage
web-learn-finished = All stages
web-learn-coached = Your coach speaks when it matters. Play!
web-learn-offer = New here?
web-learn-offer-text = Learn in eight minutes, on the board itself. No rules to read.
web-learn-no = Not now

## Signs

web-what = What is this?
web-what-point = Point at anything on the board, or go through the signs one by one.
web-what-next = Next sign
web-sign-scapegoat-room = A room of the prison. Its eight neighbours are one step away; in it you can use its function once a turn.
web-sign-scapegoat-guards = The guards of this room. One: nothing. Two: work costs one AP more. Three: no work. Four: nobody enters, and inside one can only leave.
web-sign-scapegoat-watch = What the guards here mean for you now.
web-sign-scapegoat-function = What you can do here: for one AP, or free where it says so.
web-sign-scapegoat-item = Items that lie here. Taking them is the function of the room; a sheet holds three.
web-sign-scapegoat-task = A task of the escape plan: its letter, how many prisoners it needs, how many guards it allows, and its items.
web-sign-scapegoat-pawn = A prisoner: colour and shape say who. Yours glows.
web-sign-scapegoat-price = What it costs you to go there, in action points.
web-sign-scapegoat-sheet = The sheet of a player: letters, items, Cash, Stamina, blackmail cards.
web-sign-scapegoat-plan = The letters of the plan that this player holds. Together you need A to F.
web-sign-scapegoat-scapegoat = The Scapegoat of this round: more action points and blackmail, but no tasks and no letters.
web-sign-scapegoat-slots = The items that this player holds, three at most.
web-sign-scapegoat-tracks = Cash or Stamina. One Cash bribes a guard; one Stamina is one more AP, once a turn.
web-sign-scapegoat-cards = Blackmail cards in hand. Only the Scapegoat may play them.
web-sign-scapegoat-guards-left = The guards on the board. One more comes every round; when the last one would come, everybody loses.
web-sign-scapegoat-points = The action points that are left this turn. A step costs one, most work one too.
web-sign-boat-boat = The boat. Who has three prisoners in it first wins.
web-sign-boat-cell = The cell. Prisoners enter from here, and whoever a guard sweeps goes back to it.
web-sign-boat-stone = A square of the yard. Prisoners walk in straight lines, as far as they like.
web-sign-boat-marked = A marked square. A prisoner who stands here when your turn begins may board, if no guard is ahead in the column.
web-sign-boat-guard = The guard of this row. It walks towards the prisoner who stops in its row, as far as that one walked, and sweeps the others on its way.
web-sign-boat-prisoner = A prisoner: colour and shape say whose.
web-sign-boat-player = A player, and how many of theirs are in the boat.
