# alcatraz ladder, alcatraz check-bot, alcatraz simulate --decisions.

ladder-help-command = Un tournoi toutes rondes : chaque bot rencontre tous les autres. Des classements avec leurs intervalles, à l’écran et sur une page que chacun peut refaire.
ladder-help-bots = Qui joue : des noms séparés par des virgules, au moins deux. cmd:./mybot est votre propre programme.
ladder-help-players = Combien sont à table ; sinon, le nombre habituel du jeu.
ladder-help-games = Le nombre de parties de chaque table ; 40 par défaut. De préférence un multiple du nombre de joueurs.
ladder-help-page = Écrire le classement dans ce fichier, en page HTML.
ladder-help-file = Écrire le tournoi et tous ses résultats dans ce fichier, pour le rejouer plus tard.
ladder-help-again = Rejouer le tournoi de ce fichier et dire si les parties finissent de même. Vos propres programmes sont à nommer de nouveau avec --bots.
ladder-no-bots = --bots : il faut au moins deux noms séparés par des virgules. Il y a : { $known } ; et vos propres programmes : cmd:./mybot.
ladder-unknown-bot = --bots : personne ne joue à ce jeu sous le nom { $got } ; il y a : { $known } ; et vos propres programmes : cmd:./mybot.
ladder-again-flags = --again rejoue le tournoi du fichier : des autres options, seules --bots, --jobs, --page et --file sont possibles.
ladder-bad-file = { $file } n’est pas le fichier d’un tournoi.
ladder-stopped = Arrêté après { $played } parties sur { $total }. Rien n’est gardé.
ladder-title = { $game } : classement à { $players } joueurs, { $games ->
    [one] 1 partie
   *[other] { $games } parties
}
ladder-column-rank = rang
ladder-column-bot = bot
ladder-column-rating = cote
ladder-column-interval = 19 fois sur 20
ladder-column-won = gagne
ladder-reading = Un bot moyen a une cote de 1500 ; 400 points de plus donnent dix fois plus de chances de finir devant un autre. L’intervalle contient la vraie cote 19 fois sur 20.
ladder-against = Les uns contre les autres
ladder-against-note = Les points contre le bot de la colonne, sur tous ceux en jeu : un entier pour finir devant lui, un demi pour une égalité.
ladder-make-again = Le refaire
ladder-origin = alcatraz { $version }, règles { $rules }.
ladder-same = Les { $games } parties ont toutes fini comme dans le fichier.
ladder-different = { $games } parties ont fini autrement que dans le fichier.
ladder-different-time = { $games } parties ont fini autrement que dans le fichier : c’est possible quand le budget est un temps. Avec des itérations (500it), non.

check-bot-help-command = Met un programme à l’essai comme bot : protocole, temps, légalité, et si la même graine donne la même partie.
check-bot-help-program = Le programme avec ses arguments, comme ./mybot ou "python3 mybot.py".
check-bot-help-games = Combien de parties il joue, chacune deux fois ; 3 par défaut.
check-bot-help-time = Combien de temps il peut réfléchir à une décision, en millisecondes ; 1000 par défaut.
check-bot-help-json = Écrire le résultat en JSON.
check-bot-title = { $program } · { $game } · { $decisions } décisions en { $games ->
    [one] 1 partie jouée
   *[other] { $games } parties jouées
} deux fois
check-bot-good = ✓
check-bot-bad = ✗
check-bot-protocol = { $count ->
    [0] Protocole : chaque demande a reçu une ligne avec son id et un coup.
   *[other] Protocole : { $count } décisions sans réponse lisible.
}
check-bot-illegal = { $count ->
    [0] Légalité : tous les coups étaient permis.
   *[other] Légalité : { $count } coups étaient contre les règles.
}
check-bot-late = { $count ->
    [0] Temps : toutes les réponses sont venues à temps.
   *[other] Temps : { $count } réponses sont venues trop tard.
}
check-bot-times = la plus longue { $longest } ms, en moyenne { $mean } ms
check-bot-different = { $count ->
    [0] Déterminisme : les mêmes graines ont donné les mêmes parties.
    [one] Déterminisme : 1 partie s’est jouée autrement avec les mêmes graines. C’est permis, mais on ne peut pas la refaire.
   *[other] Déterminisme : { $count } parties se sont jouées autrement avec les mêmes graines. C’est permis, mais on ne peut pas les refaire.
}
check-bot-passed = Il peut jouer.
check-bot-failed = Il n’est pas prêt à jouer.

simulate-help-decisions = Écrire chaque décision dans ce fichier au format Parquet : place, observation, actions permises, action, issue.
simulate-decisions-lost = --decisions : l’enregistrement d’une partie jouée auparavant manque : { $file }. Recommencez sans --resume.
simulate-no-numbers = --decisions : { $game } n’a pas d’actions numérotées.
