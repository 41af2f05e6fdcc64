# Names in Alcatraz (1999). Guards, prisoners and seats are in common.ftl.

boat = boat
cell = cell
row = row
column = column
square = square
marked-square = marked square
alarm = alarm
die = die
direction-left = left
direction-right = right
