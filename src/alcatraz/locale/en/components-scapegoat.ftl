# Names in Alcatraz: The Scapegoat. Guards, prisoners and seats are in common.ftl; task titles belong to the edition.

## Words of the game

word-scapegoat = Scapegoat
cash = Cash
stamina = Stamina
word-action-point = action point
word-action-points-short = AP
word-location = location
word-item = item
word-task = task
word-element = plan element
word-blackmail = blackmail
word-round = round
word-turn = turn
side-silver = silver side
side-gold = gold side

## Locations

location-chapel = Chapel
location-radio-room = Radio room
location-dining-hall = Dining hall
location-infirmary = Infirmary
location-exercise-yard = Exercise yard
location-visiting-area = Visiting area
location-workshop = Workshop
location-recreation-room = Recreation room
location-cell-block = Cell block
location-laundry = Laundry
location-guards-room = Guards’ room
location-wardens-office = Warden’s office

## What the locations do, in a few words

function-chapel-silver = Discard a card of another player
function-chapel-gold = Pay: take a card of another player
function-radio-room-silver = Move 2 guards anywhere
function-radio-room-gold = Free: move 1 guard anywhere
function-dining-hall-silver = Gain up to 3 Stamina
function-dining-hall-gold = Free: gain 1 Stamina
function-infirmary-silver = Take 1 drug
function-infirmary-gold = Pay: take 2 drugs
function-exercise-yard-silver = Free, pay: take any 1 item here
function-exercise-yard-gold = Pay: take any 2 items here
function-visiting-area-silver = Take any 1 item here
function-visiting-area-gold = Pay: take the gun
function-workshop-silver = Take 1 tool
function-workshop-gold = Pay: take 2 tools
function-recreation-room-silver = Gain up to 2 Cash
function-recreation-room-gold = Free: gain 1 Cash
function-cell-block-silver = Take 1 knife
function-cell-block-gold = Pay: take 2 knives
function-laundry-silver = Take 1 set of clothes
function-laundry-gold = Pay: take 2 sets of clothes
function-guards-room-silver = Take 1 key
function-guards-room-gold = Pay: take 2 keys
function-wardens-office-silver = Draw 1 blackmail card
function-wardens-office-gold = Pay: draw 3 blackmail cards, keep 1

## Items

item-key = key
item-key-some = { $count ->
    [one] { $count } key
   *[other] { $count } keys
}
item-knife = knife
item-knife-some = { $count ->
    [one] { $count } knife
   *[other] { $count } knives
}
item-clothes = clothes
item-clothes-some = { $count ->
    [one] { $count } set of clothes
   *[other] { $count } sets of clothes
}
item-drug = drug
item-drug-some = { $count ->
    [one] { $count } drug
   *[other] { $count } drugs
}
item-tool = tool
item-tool-some = { $count ->
    [one] { $count } tool
   *[other] { $count } tools
}
item-gun = gun
item-gun-some = { $count ->
    [one] { $count } gun
   *[other] { $count } guns
}

## Blackmail cards and their effects

card-assembly = Assembly
card-assembly-effect = Every other player loses 1 AP this round and all their Cash.
card-bad-plan = Bad plan
card-bad-plan-effect = Remove one task from the game; a new one comes.
card-body-search = Body search
card-body-search-effect = Every other player drops all their items.
card-bullying = Bullying
card-bullying-effect = Take 1 item from another player, wherever they are.
card-change-of-plans = Change of plans
card-change-of-plans-effect = Move one task to a location without a task.
card-errand-boy = Errand-boy
card-errand-boy-effect = Use any location you have not used this turn, whatever its guards: no further AP, but pay what it asks.
card-escort = Escort
card-escort-effect = Move any player, yourself included, to a location they may enter.
card-false-alarm = False alarm
card-false-alarm-effect = Until the end of the round, every location counts 1 guard more, never above 4.
card-isolation-cell = Isolation cell
card-isolation-cell-effect = Another player skips their turn this round.
card-lockdown = Lockdown
card-lockdown-effect = Until the end of the round, nobody may enter one location.
card-patrol = Patrol
card-patrol-effect = Move 1 to 3 guards from one location to one other.
