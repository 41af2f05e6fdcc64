# What can be wrong with a request, a position or a record, in any game. $field is where in the JSON, $got what was sent.

## Reading JSON

json-missing = { $field }: this field is missing.
json-not-a-boolean = { $field }: true or false is expected, not { $got }.
json-not-a-list = { $field }: a list is expected, not { $got }.
json-not-a-seed = { $field }: a whole number or a text is expected as the seed, not { $got }.
json-not-a-text = { $field }: a text is expected, not { $got }.
json-not-an-integer = { $field }: a whole number from { $low } to { $high } is expected, not { $got }.
json-not-an-object = { $field }: an object with named fields is expected, not { $got }.
json-not-chance = { $field }: 64 hexadecimal digits, a colon and a count are expected, as a saved position has them, not { $got }.
json-not-one-of = { $field }: { $got } is not one of these: { $allowed }.
json-too-long = { $field }: the list is too long; { $most } entries are the most.
json-twice = { $field }: { $got } appears twice; once is enough.
json-unknown-field = { $field }: there is no such field here; these can be here: { $allowed }.
json-unknown-name = { $field }: there is no such name here; these are known: { $allowed }.

## Requests

error-game-over = The game is over: there is nothing left to decide.
error-no-such-seat = There is no seat { $seat } at this table: seats are numbered 0 to { $last }.
error-players = { $field }: this game needs at least { $low } and at most { $high } players, not { $got }.

## Records

record-move-refused = Move { $number } of the record cannot be played: { $why }
record-other-digest = The moves lead to another last position than the record says (rules version of the record: { $version }; of this program: { $ours }).
record-other-edition = The record was played with other component values than the ones its game starts with now.
record-other-outcome = The moves lead to another outcome than the record says: { $got }, not { $said }.
record-other-position = After move { $number } the position is another one than the record says: checkpoint { $got }, not { $said }.
record-checkpoint-count = { $field }: one checkpoint after every move is expected, { $moves } in all, not { $got }.
error-no-game = There is no game yet: start one with "new", "load" or "replay".
error-not-a-request = A request is a JSON object with a field "do"; this is { $got }.
error-policy-count = policies: one name for all seats or { $players } names, one per seat, are expected, not { $got }.
error-not-deciding = Seat { $seat } has nothing to decide now.
error-not-json = This line is not valid JSON, from column { $column } on.
error-unknown-request = The request { $got } does not exist; there are: { $allowed }.
record-seat-count = { $field }: one entry per player is expected, { $players } in all, not { $got }.
error-field-twice = The field "{ $field }" comes twice in one object.
json-not-the-number = { $field }: only { $number } is possible here, not { $got }.
