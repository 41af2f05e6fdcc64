# alcatraz arena.

arena-help-command = Des robots les uns contre les autres : chaque donne est jouée une fois dans chaque rotation des places. Dit qui gagne combien de fois, avec quelle certitude, et donne un classement. Ctrl-C garde ce qui est joué.
arena-help-game = Quel jeu : scapegoat ou boat.
arena-help-seats = Qui joue : un nom par place, séparés par des virgules, comme boss,inmate,inmate,inmate. cmd:./monrobot est un programme à vous.
arena-help-games = Combien de parties ; 400 sauf indication contraire. De préférence un multiple du nombre de places.
arena-help-budget = Combien de temps un robot peut réfléchir à une décision : 200ms, 2s ou 500it (itérations). Avec des itérations, la même graine donne les mêmes parties.
arena-help-seed = La même graine donne les mêmes donnes ; 1 sauf indication contraire.
arena-help-option = Une option d’une nouvelle partie, sous la forme nom=valeur, la valeur en JSON ; peut être répétée.
arena-help-edition = Un fichier d’édition (TOML) avec d’autres valeurs de matériel.
arena-help-jobs = Combien de processus jouent à la fois ; un par cœur sauf indication contraire.
arena-help-json = Écrire le résultat dans ce fichier en JSON ; - pour la sortie standard.
arena-help-plot = Dessiner le résultat dans ce fichier, .svg ou .html.
arena-help-journal = Noter chaque partie dans ce fichier dès qu’elle est finie, pour continuer plus tard avec --resume.
arena-help-resume = Continuer le tournoi dont voici le journal ; des autres options, seules comptent --games, --jobs et les fichiers à écrire. Vos propres programmes sont à nommer de nouveau avec --seats.
arena-no-seats = --seats : qui joue ? Un nom par place, séparés par des virgules. Il y a : { $known } ; et vos propres programmes : cmd:./monrobot.
arena-unknown-policy = --seats : personne ne joue à ce jeu avec { $got } ; il y a : { $known } ; et vos propres programmes : cmd:./monrobot.
outside-no-program = { $flag } : le programme de { $got } est introuvable ou n’a pas le droit d’être lancé.
arena-seat-count = --seats : ce jeu se joue de { $low } à { $high }, pas à { $got }.
arena-bad-budget = --budget : il faut un temps comme 200ms ou 2s (10 minutes au plus), ou un nombre d’itérations comme 500it, et non { $got }.
arena-bad-plot = --plot : le nom doit finir par .svg ou .html, contrairement à { $file }.
arena-journal-exists = { $file } est le journal d’un tournoi antérieur. Pour le continuer : --resume { $file }. Sinon, effacez-le d’abord.
journal-other-file = { $file } est un autre fichier, sur lequel rien n’est écrit : donnez un autre nom au journal.
journal-folder = { $file } est un dossier : donnez le nom d’un fichier pour le journal.
arena-bad-journal = { $file } n’est pas le journal d’un tournoi.
arena-resume-flags = --resume continue le tournoi du journal : des autres options, on ne peut donner que --games, --jobs et les fichiers à écrire.

# Un journal ou une partie sauvée nomme des programmes, ou d’autres robots que la ligne de commande.
outside-name-again = Le fichier concerne ces robots, et aucun autre ne peut continuer. Si vous voulez lancer ses programmes, dites-le : { $flag } { $names }

long-run-none = Arrêté avant la fin de la première des { $total } parties. Rien n’est gardé.
arena-stopped = Arrêté après { $played } parties sur { $total }. Avec --journal, on pourrait continuer plus tard.
arena-stopped-resume = Arrêté après { $played } parties sur { $total }. Pour continuer : alcatraz arena --resume { $file }
arena-title = { $game } · { $seats } · { $games ->
    [one] 1 partie
   *[other] { $games } parties
} · { $budget } · graine { $seed }
arena-iterations = { $count ->
    [one] 1 itération
   *[other] { $count } itérations
}
arena-milliseconds = { $count } ms
arena-no-budget = sans budget
arena-column-policy = Robot
arena-column-won = gagne
arena-column-left = reste en arrière
arena-column-neither = personne ne gagne
arena-column-ratio = gains, par rapport à la moyenne des autres
arena-column-rating = classement
arena-endings = Fins : { $endings }.
arena-reading = Sous chaque nombre : où se trouve le vrai, 19 fois sur 20. Un robot moyen a un classement de 1500.
arena-failed = { $policy } : pour { $failed } décisions sur { $decisions }, un robot de la maison a dû le remplacer ({ $reasons }).
arena-trouble-crashed = planté { $count }
arena-trouble-late = trop tard { $count }
arena-trouble-garbage = incompris { $count }
arena-trouble-illegal = contre les règles { $count }
arena-trouble-given-up = abandonné { $count }
arena-overtime = { $policy } : { $over } décisions sur { $decisions } ont pris plus de 1,2 fois leur temps, la plus longue { $longest } ms.
arena-plot-title = { $game } : l’arène
arena-plot-key = Barres larges : gains ; barres étroites : resté en arrière ; traits noirs : intervalles à 95 % ; tirets : moyenne des places ; à droite : classement

## Longs calculs : simulate et arena

long-run-games = Parties
long-run-left = encore { $time } environ
long-run-line = { $played } parties sur { $total } sont finies ; les autres prendront environ { $time }.
about-seconds = { $count } secondes
about-minutes = { $count } minutes
about-hours = { $count } heures
about-days = { $count } jours
