# Les noms d’Alcatraz : Le Bouc émissaire. Gardiens, prisonniers et places sont dans common.ftl ; les titres des tâches sont dans l’édition.

## Les mots du jeu

word-scapegoat = bouc émissaire
cash = Fric
stamina = Endurance
word-action-point = point d’action
word-action-points-short = PA
word-location = lieu
word-item = objet
word-task = tâche
word-element = partie du plan
word-blackmail = chantage
word-round = manche
word-turn = tour
side-silver = face argent
side-gold = face or

## Lieux

location-chapel = Chapelle
location-radio-room = Poste de contrôle
location-dining-hall = Cantine
location-infirmary = Infirmerie
location-exercise-yard = Cour
location-visiting-area = Parloir
location-workshop = Atelier
location-recreation-room = Salle de loisirs
location-cell-block = Pavillon cellulaire
location-laundry = Buanderie
location-guards-room = Salle des gardiens
location-wardens-office = Bureau du directeur

## Ce que font les lieux, en quelques mots

function-chapel-silver = Défausser une carte d’un autre joueur
function-chapel-gold = Payer : prendre une carte d’un autre joueur
function-radio-room-silver = Déplacer 2 gardiens n’importe où
function-radio-room-gold = Gratuit : déplacer 1 gardien n’importe où
function-dining-hall-silver = Gagner jusqu’à 3 points d’Endurance
function-dining-hall-gold = Gratuit : gagner 1 point d’Endurance
function-infirmary-silver = Prendre 1 drogue
function-infirmary-gold = Payer : prendre 2 drogues
function-exercise-yard-silver = Gratuit, payer : prendre 1 objet ici, au choix
function-exercise-yard-gold = Payer : prendre 2 objets ici, au choix
function-visiting-area-silver = Prendre 1 objet ici, au choix
function-visiting-area-gold = Payer : prendre le pistolet
function-workshop-silver = Prendre 1 outil
function-workshop-gold = Payer : prendre 2 outils
function-recreation-room-silver = Gagner jusqu’à 2 Fric
function-recreation-room-gold = Gratuit : gagner 1 Fric
function-cell-block-silver = Prendre 1 couteau
function-cell-block-gold = Payer : prendre 2 couteaux
function-laundry-silver = Prendre 1 vêtement
function-laundry-gold = Payer : prendre 2 vêtements
function-guards-room-silver = Prendre 1 clé
function-guards-room-gold = Payer : prendre 2 clés
function-wardens-office-silver = Piocher 1 carte Chantage
function-wardens-office-gold = Payer : piocher 3 cartes Chantage, en garder 1

## Objets

item-key = clé
item-key-some = { $count ->
    [one] { $count } clé
   *[other] { $count } clés
}
item-knife = couteau
item-knife-some = { $count ->
    [one] { $count } couteau
   *[other] { $count } couteaux
}
item-clothes = vêtements
item-clothes-some = { $count ->
    [one] { $count } vêtement
   *[other] { $count } vêtements
}
item-drug = drogue
item-drug-some = { $count ->
    [one] { $count } drogue
   *[other] { $count } drogues
}
item-tool = outil
item-tool-some = { $count ->
    [one] { $count } outil
   *[other] { $count } outils
}
item-gun = pistolet
item-gun-some = { $count ->
    [one] { $count } pistolet
   *[other] { $count } pistolets
}

## Cartes Chantage et leurs effets

card-assembly = Assemblée
card-assembly-effect = Tous les autres joueurs perdent 1 PA pour cette manche et tout leur Fric.
card-bad-plan = Mauvais plan
card-bad-plan-effect = Retirez une tâche du jeu ; une nouvelle arrive.
card-body-search = Fouille au corps
card-body-search-effect = Tous les autres joueurs défaussent tous leurs objets.
card-bullying = Intimidation
card-bullying-effect = Prenez 1 objet à un autre joueur, où qu’il soit.
card-change-of-plans = Changement de plan
card-change-of-plans-effect = Déplacez une tâche vers un lieu sans tâche.
card-errand-boy = Garçon de course
card-errand-boy-effect = Utilisez n’importe quel lieu pas encore utilisé ce tour-ci, quels que soient ses gardiens : pas d’autre PA, mais payez ce qu’il demande.
card-escort = Escorte
card-escort-effect = Déplacez n’importe quel joueur, vous compris, vers un lieu où il peut entrer.
card-false-alarm = Fausse alarme
card-false-alarm-effect = Jusqu’à la fin de la manche, chaque lieu compte 1 gardien de plus, jamais plus de 4.
card-isolation-cell = Cellule d’isolement
card-isolation-cell-effect = Un autre joueur passe son tour pour cette manche.
card-lockdown = Confinement
card-lockdown-effect = Jusqu’à la fin de la manche, personne ne peut entrer dans un lieu choisi.
card-patrol = Patrouille
card-patrol-effect = Déplacez 1 à 3 gardiens d’un lieu vers un seul autre.
