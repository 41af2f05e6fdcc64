# replay, verify, solve et simulate.

## Nombres

decimal-sign = ,
percent = { $number } %

## Fichiers

file-not-an-object = { $file } : un objet JSON à champs nommés est attendu, pas { $got }.
file-unknown-game = { $file } : il n’y a pas de jeu { $got } ; il y a : { $known }.
file-unwritable = { $file } ne peut pas être écrit : { $why }.

## replay

replay-help-command = Parcourt une partie enregistrée pas à pas, ou l’imprime comme un procès-verbal quand la sortie n’est pas un terminal.
replay-help-record = L’enregistrement : un fichier JSON, l’adresse d’un enregistrement ou d’une table (http://…), ou - pour l’entrée standard.
replay-help-seat = Regarder par les yeux de cette place (0, 1, 2…) ; sans elle, en spectateur.
replay-help-open = Regarder toutes cartes ouvertes : mains, votes, pioches.
replay-help-to = Commencer après ce nombre de coups ; dans un procès-verbal : s’y arrêter.
replay-seat-or-open = --seat et --open s’excluent : choisissez un seul regard.
replay-no-such-seat = Il n’y a pas de place { $got } dans cet enregistrement : ses places sont numérotées de 0 à { $last }.
replay-to-range = --to : cet enregistrement a { $last } coups ; un nombre de 0 à { $last } est attendu, pas { $got }.
replay-broken-start = Cet enregistrement ne peut pas être ouvert :
replay-broken = L’enregistrement s’interrompt ici :
replay-title = { $game } · { $players } joueurs · { $moves } coups
replay-eyes-spectator = vu par un spectateur
replay-eyes-open = toutes cartes ouvertes
replay-eyes-seat = vu par { $seat }
replay-step = Coup { $number } sur { $last }
replay-start = Le début
replay-outcome = Comment cela s’est terminé
replay-unfinished = L’enregistrement s’arrête ici ; la partie n’était pas finie.
replay-talk = Dit à la table
replay-said = { $seat } : { $text }
replay-prompt = Entrée suivant · r retour · nombre aller à · f fin · q quitter >
replay-word-next = s suivant
replay-word-back = r retour
replay-word-jump = a aller
replay-word-end = f fin
replay-word-quit = q quitter
replay-what = Entrée montre le coup suivant ; r revient en arrière, un nombre mène à ce coup (0 à { $last }), f va à la fin, q quitte.

## verify

verify-help-command = Reconstruit des parties enregistrées et vérifie chaque position, l’issue et l’empreinte. Code de sortie 1 si une partie diffère, 2 si quelque chose est illisible ou n’est pas un enregistrement.
verify-help-records = Les enregistrements : des fichiers JSON, des adresses d’enregistrements ou de tables (http://…), ou - pour l’entrée standard.
verify-help-json = Répondre en JSON.
verify-good = { $file } : conforme. { $moves } coups reconstruits ; { $checkpoints ->
    [0] la dernière position
   *[other] { $checkpoints } repères, la dernière position
} et l’issue concordent.
verify-bad = { $file } : diffère.
verify-bad-at = { $file } : diffère au coup { $move } sur { $moves }.
verify-the-move = Le coup : { $seat }, { $move }
verify-before = Jusqu’au coup { $move }, tout concorde.
verify-no-checkpoints = L’enregistrement n’a pas de repères : on ne peut pas dire où il a pris un autre chemin.
verify-total = { $good } enregistrements conformes sur { $total }.

## solve

solve-help-command = L’arbitre : à qui est la décision, chaque coup légal avec son coût, qui resterait ; ou si un coup est permis. Code de sortie 1 si le coup est refusé.
solve-help-position = La position, un fichier JSON ; - pour l’entrée standard.
solve-help-move = Un coup en JSON à juger.
solve-help-seat = La place qui jouerait le coup ; sans elle, celle qui doit décider.
solve-help-seed = Décide de ce que la position laisse au hasard.
solve-help-json = Répondre en JSON.
solve-bad-position = Cette position est impossible :
solve-bad-move = Ce n’est pas un coup de ce jeu :
solve-seat-without-move = --seat dit qui jouerait le coup de --move ; il n’y a pas de --move.
solve-which-seat = Plusieurs places doivent décider maintenant ({ $seats }) : dites avec --seat de qui est le coup.
solve-no-such-seat = Il n’y a pas de place { $got } dans cette position : ses places sont numérotées de 0 à { $last }.
solve-over = La partie est finie.
solve-move = { $seat } : { $move }
solve-allowed = Permis.
solve-allowed-cost = Permis. Coût : { $cost }.
solve-refused = Refusé :
solve-template = (une famille de coups : ses autres champs sont libres)
solve-move-count = { $count ->
    [one] { $count } coup légal
   *[other] { $count } coups légaux
}
solve-alternatives = Avec une autre décision de la table, la réponse serait autre :
solve-other-impossible = Cette position serait impossible.
solve-other-added = { $count ->
    [one] 1 coup de plus, { $moves }
   *[other] { $count } coups de plus, par exemple { $moves }
}
solve-other-gone = { $count ->
    [one] 1 coup de moins, { $moves }
   *[other] { $count } coups de moins, par exemple { $moves }
}
solve-other-repriced = { $count ->
    [one] 1 coup à un autre coût, { $moves }
   *[other] { $count } coups à un autre coût, par exemple { $moves }
}

## simulate

simulate-help-command = Joue des milliers de parties entre robots sur tous les cœurs et dit ce qu’elles ont en commun. Ctrl-C garde ce qui est joué.
simulate-help-game = Quel jeu : scapegoat ou boat.
simulate-help-games = Combien de parties pour chaque nombre de joueurs ; 1000 sans autre indication.
simulate-help-players = Combien de joueurs, le plus possible sans autre indication ; plusieurs nombres séparés par des virgules (3,4) sont comparés.
simulate-help-policy = Avec quoi jouent les robots : un nom pour toutes les places, ou un par place avec des virgules ; cmd:./monrobot est un programme à vous. Simple sans autre indication.
simulate-help-seed = La même graine donne les mêmes parties, sur un cœur ou sur plusieurs ; 1 sans autre indication.
simulate-help-sides = Quelles faces des tuiles sont visibles : silver, gold, random, ou les lieux dorés avec des virgules.
simulate-help-option = Une autre option de partie, nom=valeur avec la valeur en JSON ; peut être répétée.
simulate-help-edition = Un fichier d’édition (TOML) avec d’autres valeurs du matériel.
simulate-help-iterations = Combien de temps un robot qui cherche peut réfléchir à un coup, en itérations.
simulate-help-jobs = Combien de processus jouent à la fois ; un par cœur sans autre indication.
simulate-help-json = Écrire le résumé en JSON dans ce fichier ; - pour la sortie standard.
simulate-help-csv = Écrire une ligne par partie dans ce fichier.
simulate-help-report = Écrire une page de graphiques dans ce fichier HTML.
simulate-help-records = Écrire l’enregistrement de chaque partie dans ce dossier.
simulate-help-journal = Noter chaque partie dans ce fichier dès sa fin, pour continuer plus tard avec --resume.
simulate-help-resume = Continuer la simulation dont c’est le journal ; des autres options, seules comptent --games, --jobs et les fichiers à écrire.
simulate-bad-players = --players : ce jeu se joue de { $low } à { $high } joueurs ; { $got } n’est pas un tel nombre.
simulate-unknown-policy = --policy : personne ne joue à ce jeu avec { $got } ; il y a : { $known } ; et vos propres programmes : cmd:./monrobot.
simulate-policy-count = --policy : il faut un nom pour tous ou { $players } noms, un par place, pas { $got }.
simulate-bad-option = --option : nom=valeur est attendu, par exemple turn_limit=200, pas { $got }.
simulate-bad-options = Aucune partie ne peut être mise en place ainsi :
simulate-bad-output = { $file } ne peut pas être écrit : son dossier n’existe pas, ou c’est un dossier.
simulate-journal-exists = { $file } est le journal d’une simulation précédente. Continuez-la : --resume { $file }. Ou supprimez-le d’abord.
simulate-bad-journal = { $file } n’est pas le journal d’une simulation.
simulate-resume-flags = --resume continue le plan du journal : des autres options, seules --games, --jobs et les fichiers à écrire peuvent être données.
simulate-resume-unknown = Le journal parle de ce qui n’existe pas ici : jeu { $game }, robots { $policies }.
simulate-bot-erred = Dans la partie { $number } à { $players } joueurs, un robot a tenté un coup interdit ; la simulation s’arrête :
simulate-stopped = Arrêté après { $played } parties sur { $total }. Avec --journal, on pourrait continuer plus tard.
simulate-stopped-resume = Arrêté après { $played } parties sur { $total }. Pour continuer : alcatraz simulate --resume { $file }
simulate-nothing-played = Aucune partie n’a été jouée jusqu’au bout.
simulate-title = { $game } · { $policies } · graine { $seed }
simulate-column = { $players } joueurs, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
simulate-spread = { $mean } ({ $least }–{ $most })
simulate-seat = { $seat } ({ $policy }) gagne / reste
simulate-took = { $games } parties, { $seconds } secondes.

## Le rapport

report-title = { $game } : ce que disent { $games } parties
report-plan = Robots : { $policies } · graine { $seed } · { $players } joueurs
report-players = { $players } joueurs
report-games-word = parties
report-won = des parties ont des gagnants
report-endings = Comment cela finit
report-length = Combien de temps cela dure
report-seats = Qui gagne, par place
report-seats-note = En gris : reste en prison pendant que d’autres gagnent. Le trait interrompu marque une part égale des victoires. Les traits fins et les nombres sous les parts : où se trouve la vraie part des victoires, 19 fois sur 20.
report-interval = { $low }–{ $high } %
report-origin = alcatraz { $version } · options : { $options ->
    [none] aucune
   *[other] { $options }
}
report-reading-list = Combien de fois, par partie ; la part des parties gagnées parmi celles où cela a servi, avec l’intervalle où se trouve la vraie part 19 fois sur 20 ; la part de ses utilisateurs qui gagnent. En gras : ces parties diffèrent des autres plus que le hasard ne l’explique aisément.
report-won-short = gagne
report-stayed-short = reste
report-numbers = En chiffres
report-per-game = fois par partie
report-success = parties gagnées si utilisé
report-users = ses utilisateurs gagnent
report-reading = Barres : combien de fois par partie. Points pleins : la part des parties avec gagnants parmi celles où cela a servi ; anneaux : la part de ses utilisateurs qui gagnent. Traits verticaux : la même part sur toutes les parties et tous les joueurs. Traits fins : où se trouve la vraie part, 19 fois sur 20. En gras : ces parties diffèrent des autres plus que le hasard ne l’explique aisément.
report-caution = Ce qui accompagne la victoire ne la cause pas forcément : les longues parties utilisent plus de tout.
report-made = Fait avec alcatraz simulate. La même graine donne la même page.
