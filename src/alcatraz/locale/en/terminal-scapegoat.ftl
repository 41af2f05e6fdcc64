# The Scapegoat in a terminal: headings over the choices, steps of a choice, the drawing of the prison.

## Pieces of sentences

scapegoat-task-untitled = Task { $element }
scapegoat-ballot = { $seat } for { $for }
scapegoat-token-of = { $item } ({ $seat })

## Headings over the choices

scapegoat-group-move = Move to
scapegoat-group-use = Use this location
scapegoat-group-task = The task here
scapegoat-group-others = Steal
scapegoat-group-guards = Guards
scapegoat-group-drop = Drop
scapegoat-group-blackmail = Blackmail
scapegoat-group-trade = Trade
scapegoat-group-turn = Your turn
scapegoat-group-choice = Choose

## Steps of a choice

scapegoat-step-guard-from = A guard from the { $from }
scapegoat-step-guards-from = Guards from the { $from }
scapegoat-step-to = to the { $to }
scapegoat-step-player = { $target }
scapegoat-step-task-at = The task in the { $task_at }
scapegoat-step-use-at = { $at }
scapegoat-step-pay = Pay: { $pay }

## Trades

scapegoat-ask-give = What do you give { $with }?
scapegoat-ask-give-cash = How much Cash do you give { $with }?
scapegoat-ask-take = What do you want from { $with }?
scapegoat-ask-take-cash = How much Cash do you want from { $with }?
scapegoat-cash-some = { $cash } Cash
