# alcatraz join : une place à la table d’un serveur, dans le terminal.

join-help = S’asseoir à la table d’un serveur et jouer dans le terminal. Avec l’adresse d’un serveur, y créer une table.
join-option-link = Le lien vers une table, ou l’adresse d’un serveur.
join-option-name = Votre nom à la table ; une fois par personne à ce clavier.
join-option-seat = La place que vous aimeriez, comptée à partir de 0.
join-option-watch = Seulement regarder.
join-option-game = Le jeu d’une nouvelle table : { $choices }.
join-option-players = Le nombre de places d’une nouvelle table, robots compris.
join-option-bots = Le nombre de robots à une nouvelle table.

join-no-link = « { $got } » n’est pas un lien vers une table ; il devrait ressembler à http://serveur:8000/t/…
join-unreachable = { $server } ne répond pas : { $why }.
unreachable-refused = la connexion a été refusée, aucun serveur ne tourne donc à cette adresse
unreachable-unknown-host = ce nom de serveur est inconnu
unreachable-too-late = cela prend trop de temps
unreachable-other = { $detail }
join-gone = Impossible de s’asseoir à { $link } : { $why }
join-refused = Le serveur refuse : { $why }

## Aller et venir

join-watching = Vous regardez : vous voyez ce que tout le monde peut voir.
join-seat-back = Vous revoilà : votre place est à vous.
join-too-late = La partie a déjà commencé ; vous regardez.
join-goodbye = Votre place vous attend. Pour y revenir :
join-lost = La connexion est perdue. Rien d’autre ne l’est ; j’essaie de la rétablir …
join-back = De nouveau connecté.
join-interrupted = La connexion a été coupée entre-temps : regardez si c’est fait.
join-again = revanche : rejouer avec les mêmes personnes · dire … · quitter

## Avant le début

join-lobby = À cette table :
join-mark-you = vous
join-mark-host = hôte
join-mark-open = libre
join-mark-bot = robot ({ $level })
join-mark-ready = prêt
join-mark-not-ready = pas prêt
join-mark-away = pas connecté

## À la table

join-yes-or-no = Oui ou non ?
join-time-left = Temps restant : { $time }
join-not-understood = Tapez aide pour voir ce que vous pouvez faire.
join-only-watching = Vous ne faites que regarder.
join-told = { $text }
join-fair = Les mélanges peuvent être vérifiés : alcatraz verify et l’enregistrement.
join-shared = Personne n’a choisi les mélanges : vos propres bits au hasard y sont. alcatraz verify contrôle tout l’enregistrement.
join-not-ours = Les mélanges de cette table ne sont pas ceux auxquels elle était liée, ou vos bits au hasard n’y sont pas.
join-chosen-seed = Quelqu’un a choisi la graine de cette table : ses mélanges ne prouvent rien.

## Paroles

join-pick = Un numéro, ou Entrée pour rien :
join-nothing-said = Rien n’a été dit.
join-no-promises = Personne n’a encore rien promis.
join-time-to-talk = C’est le moment de négocier : tapez « dire … » ou « parler », puis « assez » quand vous avez tout dit.
join-promise = La promesse de { $player } (nº { $number }) :
join-condition-if = Seulement si quelqu’un fait quelque chose ? Qui ?
join-condition-unless = Sauf si quelqu’un fait quelque chose ? Qui ?
talk-type-propose-vote = proposer un vote
talk-type-promise = promettre
talk-type-ask = demander
talk-type-threat = menacer
talk-type-reason = dire pourquoi non
talk-type-accuse = accuser
talk-type-thank = remercier
talk-deed-vote-for = voter pour …
talk-deed-not-vote-for = ne pas voter pour …
talk-deed-not-steal-from = ne rien voler à …
talk-deed-give = donner …
talk-deed-no-blackmail = pas de chantage
talk-deed-come-to = venir à …
talk-deed-complete = accomplir une tâche à …
talk-deed-leave-alone = laisser … en paix
talk-deed-why = pourquoi ?
talk-deed-your-vote = pour qui votes-tu ?
talk-deed-steal-from = voler …
talk-deed-blackmail = chantage contre …

## Ce que l’on peut taper

join-command-say = dire
join-command-talk = parler
join-command-promises = promesses
join-command-enough = assez
join-command-yes = oui
join-command-no = non
join-command-undo = reprendre
join-command-ready = prêt
join-command-unready = attendre
join-command-start = commencer
join-command-bot = robot
join-command-open = libérer
join-command-name = nom
join-command-leave = partir
join-command-pause = pause
join-command-resume = continuer
join-command-remove = remplacer
join-command-rematch = revanche

join-form-say = dire Bonjour !
join-form-talk = parler
join-form-promises = promesses
join-form-enough = assez
join-form-yes = oui
join-form-no = non
join-form-undo = reprendre
join-form-ready = prêt
join-form-unready = attendre
join-form-start = commencer
join-form-bot = robot 2 simple
join-form-open = libérer 2
join-form-name = nom Ada
join-form-leave = partir
join-form-pause = pause
join-form-resume = continuer
join-form-remove = remplacer 2
join-form-rematch = revanche
join-form-quit = quitter

join-order-say = dire quelque chose à toute la table
join-order-talk = promettre, demander, menacer : choisir dans une liste
join-order-promises = ce qui a été promis, et ce qu’il en est advenu
join-order-enough = les robots ne vous attendent plus dans cette négociation
join-order-yes = accepter ce qui est proposé ou ce que l’on vous a demandé
join-order-no = le contraire
join-order-undo = reprendre votre dernier coup, si personne n’en a rien appris
join-order-ready = vous êtes prêt à commencer
join-order-unready = finalement, vous n’êtes pas prêt
join-order-start = commencer (l’hôte)
join-order-bot = donner une place à un robot (l’hôte)
join-order-open = libérer une place (l’hôte)
join-order-name = prendre un autre nom
join-order-leave = rendre votre place, avant le début
join-order-pause = proposer une pause
join-order-resume = proposer de continuer
join-order-remove = proposer de donner la place de quelqu’un à un robot
join-order-rematch = après la fin : rejouer
