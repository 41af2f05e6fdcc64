# Les leçons sur la page ; chargées seulement par ceux qui apprennent.

web-learn-page-title = Apprendre · Alcatraz
web-learn-title = Apprendre { $game }
web-learn-text = De courtes étapes sur le vrai plateau. Un essai manqué ne coûte rien : les règles disent pourquoi. Vous pouvez partir à tout moment et revenir où vous en étiez.
web-learn-begin = Commencer
web-learn-continue = Continuer
web-learn-done = faite
web-learn-panel = Leçon
web-learn-place = { $place } sur { $stages }
web-learn-next = Continuer
web-learn-try = Essayer
web-learn-help = Aide
web-learn-there = Regardez les endroits marqués sur le plateau.
web-learn-move = Faites ceci : { $move }
web-learn-stuck = D’ici, le but ne peut plus être atteint. Reprenez votre coup, ou recommencez l’étape.
web-learn-repeat = Recommencer l’étape
web-learn-skip = Passer l’étape
web-learn-leave = Quitter la leçon
web-learn-next-stage = Étape suivante
web-learn-finished = Toutes les étapes
web-learn-coached = Votre entraîneur parle si c’est utile. Jouez !
web-learn-offer = Nouveau ici ?
web-learn-offer-text = Apprenez en huit minutes, sur le plateau même. Aucune règle à lire.
web-learn-no = Pas maintenant

## Signs

web-what = Qu’est-ce que c’est ?
web-what-point = Montrez n’importe quoi sur le plateau, ou parcourez les signes un à un.
web-what-next = Signe suivant
web-sign-scapegoat-room = Un lieu de la prison. Ses huit voisins sont à un pas ; on peut l’utiliser une fois par tour.
web-sign-scapegoat-guards = Les gardiens de ce lieu. Un : rien. Deux : le travail coûte un PA de plus. Trois : pas de travail. Quatre : personne n’entre, et dedans on peut seulement partir.
web-sign-scapegoat-watch = Ce que les gardiens d’ici signifient pour vous maintenant.
web-sign-scapegoat-function = Ce que vous pouvez faire ici : pour un PA, ou gratuitement si c’est indiqué.
web-sign-scapegoat-item = Les objets qui se trouvent ici. Le lieu sert à les prendre ; une fiche en tient trois.
web-sign-scapegoat-task = Une tâche du plan d’évasion : sa lettre, combien de prisonniers il faut, combien de gardiens elle permet, et ses objets.
web-sign-scapegoat-pawn = Un prisonnier : la couleur et la forme disent qui. Le vôtre brille.
web-sign-scapegoat-price = Ce qu’il vous en coûte d’y aller, en points d’action.
web-sign-scapegoat-sheet = La fiche d’un joueur : lettres, objets, Fric, Endurance, cartes Chantage.
web-sign-scapegoat-plan = Les lettres du plan que possède ce joueur. Ensemble, il vous faut A à F.
web-sign-scapegoat-scapegoat = Le bouc émissaire de cette manche : plus de points d’action et le chantage, mais ni tâche ni lettre.
web-sign-scapegoat-slots = Les objets que tient ce joueur, trois au plus.
web-sign-scapegoat-tracks = Le Fric ou l’Endurance. Un Fric soudoie un gardien ; une Endurance donne un PA, une fois par tour.
web-sign-scapegoat-cards = Les cartes Chantage en main. Seul le bouc émissaire peut les jouer.
web-sign-scapegoat-guards-left = Les gardiens sur le plateau. Il en vient un à chaque manche ; quand viendrait le dernier, tout le monde perd.
web-sign-scapegoat-points = Les points d’action qui restent pour ce tour. Un pas en coûte un, et presque tout travail aussi.
web-sign-boat-boat = Le bateau. Qui y a le premier trois prisonniers gagne.
web-sign-boat-cell = La cellule. Les prisonniers en sortent, et ceux qu’un gardien balaie y retournent.
web-sign-boat-stone = Une case de la cour. Les prisonniers marchent en ligne droite, aussi loin qu’ils veulent.
web-sign-boat-marked = Une case marquée. Le prisonnier qui s’y trouve au début de votre tour peut monter, si aucun gardien n’est en avant dans la colonne.
web-sign-boat-guard = Le gardien de cette rangée. Il marche vers le prisonnier qui s’y arrête, d’autant de cases que lui, et balaie les autres sur son chemin.
web-sign-boat-prisoner = Un prisonnier : la couleur et la forme disent à qui.
web-sign-boat-player = Un joueur, et combien des siens sont dans le bateau.
