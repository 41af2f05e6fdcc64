# Le Bouc émissaire dans un terminal : titres au-dessus des choix, étapes d’un choix, dessin de la prison.

## Morceaux de phrases

scapegoat-task-untitled = Tâche { $element }
scapegoat-ballot = { $seat } pour { $for }
scapegoat-token-of = { $item } ({ $seat })

## Titres au-dessus des choix

scapegoat-group-move = Se déplacer
scapegoat-group-use = Utiliser ce lieu
scapegoat-group-task = La tâche d’ici
scapegoat-group-others = Voler
scapegoat-group-guards = Gardiens
scapegoat-group-drop = Défausser
scapegoat-group-blackmail = Chantage
scapegoat-group-trade = Échanger
scapegoat-group-turn = Votre tour
scapegoat-group-choice = Choisissez

## Étapes d’un choix

scapegoat-step-guard-from = Un gardien : { $from }
scapegoat-step-guards-from = Des gardiens : { $from }
scapegoat-step-to = → { $to }
scapegoat-step-player = { $target }
scapegoat-step-task-at = La tâche : { $task_at }
scapegoat-step-use-at = { $at }
scapegoat-step-pay = Payer : { $pay }

## Échanges

scapegoat-ask-give = Que donnez-vous à { $with } ?
scapegoat-ask-give-cash = Combien de Fric donnez-vous à { $with } ?
scapegoat-ask-take = Que voulez-vous de { $with } ?
scapegoat-ask-take-cash = Combien de Fric voulez-vous de { $with } ?
scapegoat-cash-some = { $cash } Fric
