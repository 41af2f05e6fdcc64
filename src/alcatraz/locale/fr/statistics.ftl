# Ce que l’on compte dans beaucoup de parties : les fins, des nombres, et ce qui a servi.

## Fins

ending-escape = Évasion
ending-guards = Pris par le dernier gardien
ending-boat = Partis en bateau
ending-turn-limit = Nulle à la limite de tours

## Nombres d’une partie

count-decisions = Décisions
count-rounds = Manches
count-tasks = Tâches accomplies
count-cards = Chantages joués
count-thefts = Vols
count-trades = Échanges
count-bribes = Gardiens soudoyés
count-scapegoat-stayed = Le bouc émissaire reste
count-turns = Tours
count-captures = Prisonniers renvoyés
count-boardings = Embarquements
count-alarms = Alarmes
count-passes = Tours passés

## Ce qui a servi, par groupe

group-tasks = Tâches
group-rooms = Lieux
group-cards = Cartes de chantage
group-elements = Parties du plan cochées
group-elections = Élections
group-deeds = Ce que font les joueurs
group-columns = Par où sortent les prisonniers
group-caught-in = Où les prisonniers sont pris

statistics-room = { $side ->
    [gold] { $room } (or)
   *[other] { $room }
}
statistics-element = Partie { $element }
statistics-elections-elected = Élu bouc émissaire
statistics-elections-again = Élu encore une fois
statistics-deeds-stolen = Voler
statistics-deeds-trade-accepted = Échanger
statistics-deeds-bribed = Soudoyer
statistics-deeds-stamina-spent = Dépenser de l’Endurance
statistics-deeds-item-dropped = Défausser un objet
statistics-deeds-entered = Sortir de la cellule
statistics-deeds-walked = Marcher
statistics-deeds-boarded = Monter dans le bateau
statistics-deeds-passed = Passer
statistics-columns = Colonne { $column }
statistics-caught-in = Rangée { $number }
