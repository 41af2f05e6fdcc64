# The Scapegoat at tables that play the alternative of a ruling: S-4.5, S-6.3, S-9.2, S-10.5, S-12.16, S-13.11.

## Refusals

refusal-tie-waits = The votes are tied: the Scapegoat of the last round chooses among the tied first.
refusal-victim-chooses = At this table { $player } chooses what you get: say only from whom you steal.
refusal-victim-has-nothing = { $player } has nothing to steal.
refusal-theft-waits = The player who is robbed chooses first what to hand over.
refusal-hand-over-first = You are being robbed: choose first what you hand over.
refusal-not-robbed = Nobody is stealing from you.
refusal-nothing-to-hand-over = You do not have this: { $what }. Choose something you have.
refusal-thief-has-no-room = { $player } has no room for this: { $what }. Choose something else.
refusal-untied-decide = Those who are not tied decide who stays behind, each of them once.
refusal-move-all-guards = At this table all the guards must be moved: you cannot stop yet.
refusal-patrol-first = The patrol is not over: move its other guards first.
refusal-patrol-elsewhere = This patrol comes from the { $place }: move a guard from there.

## Positions

scapegoat-pending-outside-voting = { $field }: only the phase "voting" can wait for such a choice.
scapegoat-pending-alternative = { $field }: such a choice exists only where the table plays the alternative of { $rule }; put it into "rulings".
scapegoat-pending-tie = { $field }: players with equal shares of all votes are expected (3 of 3, 2 of 4 or 4 of 4) and no votes beside them, not { $got }.
scapegoat-pending-theft = { $field }: another player in the location of the turn is expected, who has two different things that the thief has room for.
scapegoat-pending-patrol = { $field }: { $got } guards must still be there, with room for them elsewhere.
scapegoat-pending-untied-decide = { $field }: at this table all who are not tied decide here; the kind is "{ $kind }" then.
scapegoat-pending-named = { $field }: only a player who is not tied names somebody, and one of the tied.
scapegoat-pending-names = { $field }: one entry per player is expected, { $players } in all, with null for at least one player who has yet to name somebody.

## Endings

scapegoat-outcome-named = Still tied: { $tied }. Those who are not tied decided ({ $deciders }), or chance where they were even: { $player } stays.

scapegoat-stays-tied-together = If the next task ended the game like this, those who are not tied would choose who of these stays behind: { $players }.

## Events

scapegoat-event-theft-asked = { $seat } robs { $from }, who chooses what to hand over.
scapegoat-event-tie-left = A tie: { $tied }. { $seat }, the last Scapegoat, chooses anew.
scapegoat-event-names-asked = Still tied: { $tied }. To name who stays behind: { $asked }.
scapegoat-event-stay-named = { $seat } names { $player } to stay behind.
scapegoat-event-names-even = Named equally often: { $tied }. Chance decides: { $player } stays behind.

## Moves

scapegoat-move-hand-over = Hand over: { $what }
scapegoat-step-rob = From { $from }

## Decisions

scapegoat-decision-break-tie = { $player } breaks the tie.
scapegoat-decision-hand-over = { $player } chooses what to hand over to the thief.
