# What is counted of each player of a game, to be read after its end.

replay-figures = The players

player-count-elected = Elected Scapegoat
player-count-tasks = Tasks completed
player-count-letters-own = Letters by own work
player-count-letters-reward = Letters as a reward
player-count-thefts = Thefts
player-count-robbed = Robbed
player-count-trades = Trades
player-count-cards = Blackmail played
player-count-bribes = Bribes
player-count-boardings = Prisoners on the boat
player-count-captures = Others’ prisoners caught
player-count-caught = Own prisoners caught
player-count-squares = Squares walked
player-count-alarms = Alarms
player-count-passes = Passes
player-count-promises-kept = Promises kept
player-count-promises-broken = Promises broken
