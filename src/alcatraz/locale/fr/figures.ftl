# Ce qui est compté de chaque joueur, à lire après la fin d’une partie.

replay-figures = Les joueurs

player-count-elected = Élu bouc émissaire
player-count-tasks = Tâches accomplies
player-count-letters-own = Lettres par son travail
player-count-letters-reward = Lettres en récompense
player-count-thefts = Vols
player-count-robbed = Volé
player-count-trades = Échanges
player-count-cards = Chantages joués
player-count-bribes = Pots-de-vin
player-count-boardings = Prisonniers à bord
player-count-captures = Prisonniers adverses repris
player-count-caught = Prisonniers repris
player-count-squares = Cases parcourues
player-count-alarms = Alertes
player-count-passes = Tours passés
player-count-promises-kept = Promesses tenues
player-count-promises-broken = Promesses rompues
