# La page web : agir dans Le Bouc émissaire. Verbes, questions, bulletins, échanges, cartes.

## Les verbes, aussi courts que possible

web-verb-move = Se déplacer
web-verb-use = Utiliser
web-verb-complete = Accomplir
web-verb-steal = Voler
web-verb-riot = Émeute
web-verb-drop = Défausser
web-verb-trade = Échanger
web-verb-bribe = Soudoyer
web-verb-stamina = Endurance
web-verb-blackmail = Chantage
web-verb-end-turn = Finir le tour
web-verb-call-vote = Appeler au vote
web-verb-move-guard = Déplacer un gardien
web-verb-done = Assez de gardiens déplacés
web-verb-vote = Voter
web-verb-keep = Garder
web-verb-choose = Choisir
web-verb-leave-behind = Abandonner
web-verb-accept = Accepter
web-verb-decline = Refuser

## Ce qui est demandé

web-ask-type = Que faites-vous ?
web-ask-card = Quelle carte jouez-vous ?
web-ask-with = Avec qui échangez-vous ?
web-ask-target = Qui est visé ?
web-ask-task-at = Quelle tâche ?
web-ask-at = Quel lieu ?
web-ask-from = D’où ?
web-ask-to = Vers quel lieu ?
web-ask-what = Quoi ?
web-ask-item = Que prenez-vous ?
web-ask-pay = Avec quoi payez-vous ?
web-ask-take = Que prenez-vous ?
web-ask-count = Combien de gardiens ?
web-ask-move-to = Où allez-vous ?
web-ask-use-target = La carte de qui ?
web-ask-steal-from = Qui volez-vous ?
web-ask-steal-what = Que volez-vous ?
web-ask-riot-from = D’où vient le gardien ?
web-ask-drop-item = Que défaussez-vous ?
web-ask-move-guard-from = { $left ->
    [one] Déplacer un gardien : d’où ?
   *[other] Déplacer jusqu’à { $left } gardiens : le prochain vient d’où ?
}
web-ask-move-guard-to = { $left ->
    [one] Déplacer le dernier gardien : vers où ?
   *[other] Déplacer un gardien (encore { $left }) : vers où ?
}
web-ask-blackmail-from = D’où viennent les gardiens ?
web-ask-blackmail-at = Quel lieu la carte vise-t-elle ?

## La barre d’actions

web-acting-actions = Actions
web-acting-mine = Ce que vous avez
web-acting-items = Objets : { $count } sur { $most }
web-acting-space = Place libre
web-acting-nothing = rien
web-acting-cash = { $cash } Fric
web-acting-guards = { $count ->
    [one] { $count } gardien
   *[other] { $count } gardiens
}
web-acting-priced = { $cost ->
    [0] { $text }, gratuit
   *[other] { $text }, { $cost } PA
}
web-acting-not-now = { $text } : impossible maintenant. Pourquoi ?
web-acting-undo = Annuler le coup
web-acting-do-it = Confirmer
web-acting-reopen = { $kind ->
    [vote] Revenir à votre bulletin
    [trade_answer] Répondre à l’offre d’échange
    [leave_behind] Décider qui reste
    [keep] Choisir la carte à garder
    [choose_card] Choisir une carte
    [break_tie] Départager
    [hand_over] Choisir ce que vous cédez
   *[other] Répondre à la question
}
web-acting-watching = Vous regardez la partie.
web-acting-voted = Votre bulletin est plié : { $name }.
web-acting-ap-left = { $ap ->
    [0] Votre tour est alors terminé.
    [one] Il vous reste { $ap } PA. Il est perdu à la fin de votre tour.
   *[other] Il vous reste { $ap } PA. Ils sont perdus à la fin de votre tour.
}
web-acting-look-at-card = Votre carte { $card } : la regarder
web-acting-play-card = Jouer cette carte
web-acting-play = Jouer { $card }
web-acting-card-later = Vous pourrez la jouer pendant un tour où vous serez bouc émissaire.
web-acting-here = Vous pouvez
web-acting-go-there = Y aller
web-acting-not-here = Impossible maintenant ({ $count })
web-acting-more = { $text }…

## L’élection

web-ballot-title = Qui sera le bouc émissaire ?
web-ballot-lead = Votre vote est secret jusqu’à ce que tous aient voté. Vous pouvez voter pour vous-même.
web-ballot-choose = Choisissez un nom
web-ballot-hand-in = Plier le bulletin : { $name }
web-ballot-folded = Votre bulletin est plié, face cachée. Tous seront retournés ensemble.
web-ballot-in = Bulletins : { $count } sur { $all }
web-ballot-has-voted = a voté
web-ballot-last-scapegoat = Bouc émissaire de la dernière manche (+{ $bonus } PA)
web-ballot-alone = { $count ->
    [one] seul à posséder { $elements }
   *[other] seul à posséder { $elements }
}
web-ballot-needed = indispensable actuellement
web-ballot-would-stay = resterait actuellement
web-ballot-plan = Plan : { $elements }
web-votes-title = Les votes
web-votes-one = { $voter } a voté pour { $name }.
web-votes-tally = Résultat
web-votes-count = { $votes ->
    [one] { $votes } voix
   *[other] { $votes } voix
}
web-votes-tie = Le bouc émissaire de la dernière manche a une voix et demie : parmi les joueurs à égalité, celui pour qui il a voté est élu.

## Échanges

web-trade-title = Échange avec { $name }
web-trade-give = Vous donnez
web-trade-take = { $name } donne
web-trade-cash = Fric { $cash } / { $most }
web-trade-less = Un Fric de moins
web-trade-more = Un Fric de plus
web-trade-owns-nothing = Ne possède rien.
web-trade-empty = Touchez ce qui change de mains. Un côté peut rester vide : c’est alors un don.
web-trade-words = Vous donnez à { $name } : { $give }. Vous recevez : { $take }.
web-trade-repeated = Cette offre a déjà été refusée pendant ce tour : changez-la.
web-trade-refused = { $name } a refusé pendant ce tour
web-trade-send = Proposer
web-trade-offered = { $name } vous propose un échange
web-trade-you-get = Vous recevez
web-trade-you-give = Vous donnez
web-trade-accept = Accepter
web-trade-decline = Refuser
web-trade-why-not = Ou refuser en disant pourquoi :

## Tâches

web-complete-title = Accomplir la tâche
web-complete-needs = { $count ->
    [0] Cette tâche ne demande aucun objet.
   *[other] Cette tâche demande :
}
web-complete-choose = Choisissez les objets utilisés, et de qui. Ils retournent sur le plateau.
web-complete-do = Accomplir la tâche
web-complete-reward-you = Vous cochez { $element }. Une carte Tâche est retournée : tous les autres, sauf { $scapegoat }, le bouc émissaire, en cochent la partie du plan.
web-complete-reward = { $name } coche { $element }. Une carte Tâche est retournée : tous les autres, sauf { $scapegoat }, le bouc émissaire, en cochent la partie du plan.
web-consent-title = { $name } demande vos objets
web-consent-task = { $name } veut accomplir « { $task } » avec des objets à vous.
web-consent-rule = À cette table, chaque propriétaire doit être d’accord.
web-consent-yes = Accepter
web-consent-no = Refuser

## Cartes, et le dernier choix

web-cards-title = { $kind ->
    [keep] Garder une carte
   *[other] Choisir une carte
}
web-cards-lead = { $kind ->
    [keep] Vous gardez l’une des cartes piochées ; les autres sont défaussées à la vue de tous.
   *[other] { $name } vous montre cette main. Choisissez une des cartes.
}
web-cards-choose = Choisissez une carte
web-leave-title = Qui reste en prison ?
web-leave-lead = Le plan est complet, et ces prisonniers sont toujours à égalité. Vous êtes le bouc émissaire : vous décidez lequel reste en prison. Tous les autres s’évadent.
web-leave-choose = Choisissez un prisonnier

## De quoi il s’agit en ce moment, pour qui débute (court : deux lignes sur un téléphone)

web-hint-negotiation = Parlez, promettez, menacez. Quand le bouc émissaire appelle au vote, chacun vote en secret.
web-hint-call = Parlez, promettez, menacez. Quand tout est dit, appelez au vote : chacun vote en secret.
web-hint-voting = Le bouc émissaire a plus de PA et peut jouer le chantage, mais n’a ni tâches ni lettres.
web-hint-turn = Dépensez vos PA : bougez, prenez, accomplissez. Qui accomplit une tâche coche sa lettre.
web-hint-scapegoat = Vous êtes le bouc émissaire : plus de PA et le chantage, mais ni tâches ni lettres cette manche.
web-hint-spent = Plus de PA : ce qui est gratuit reste possible. Finissez ensuite votre tour.
web-hint-guards = Choisissez un lieu au bord lumineux : un gardien le quitte. Puis choisissez où il va.
web-hint-patrol = Choisissez un lieu au bord clair : le prochain gardien de la patrouille y va.
web-hint-asked = Les autres attendent votre réponse.
web-hint-others = Un autre joue. Dès que tous sauf un possèdent A à F ensemble, ils s’évadent, et celui-là reste.

## La carte d’une action : ce qu’elle fait, et à quoi elle sert

web-acting-price = { $cost ->
    [0] gratuit
   *[other] { $cost } PA
}
web-does-move = Allez dans une salle voisine, en diagonale aussi.
web-good-for-move = Les gardiens ne rendent pas le pas plus cher. Une salle qui en a quatre est fermée.
web-does-use = Faites ce que propose votre salle, une fois par tour.
web-good-for-use = C’est ainsi qu’on obtient objets, argent, endurance et cartes de chantage.
web-does-complete = Remplissez la tâche de votre salle avec les objets des prisonniers présents.
web-good-for-complete = Vous cochez sa lettre ; les autres, sauf le bouc émissaire, cochent celle de la carte suivante.
web-does-steal = Prenez un objet ou 1 d’argent à un prisonnier de votre salle, une fois par tour.
web-good-for-steal = Il vous faut une place libre, et il s’en souviendra.
web-does-riot = Attirez dans votre salle un gardien d’une salle voisine.
web-good-for-riot = Libère la salle d’à côté, pour vous ou vos amis, ou ferme la vôtre.
web-does-trade = Proposez objets et argent à un prisonnier de votre salle ; les deux doivent accepter.
web-good-for-trade = Gratuit. Une promesse peut accompagner la parole, jamais l’échange.
web-does-bribe = Payez 1 d’argent : un gardien de votre salle ne compte plus pour vous pendant ce tour.
web-good-for-bribe = Les actions coûtent moins, et une tâche trop surveillée peut s’ouvrir.
web-does-stamina = Dépensez 1 d’endurance et gagnez 1 PA, une fois par tour.
web-good-for-stamina = Un pas de plus, ou une action de plus.
web-does-blackmail = Jouez une de vos cartes, seulement comme bouc émissaire.
web-good-for-blackmail = 1 PA chacune, quels que soient les gardiens, sauf parmi quatre.
web-does-drop = Posez un objet : il retourne dans la salle d’où il vient.
web-good-for-drop = Fait de la place sur une feuille pleine. Le donner à quelqu’un est gratuit.
