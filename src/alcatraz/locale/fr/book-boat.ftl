# Le livret d’Alcatraz (1999), en plus des règles. Les nombres viennent des règles que nomme book.toml.

## Le but, et comment jouer

book-boat-aim = Faites sortir vos prisonniers de la cellule commune et menez-les à travers la cour, devant huit gardiens, jusqu’au bateau. Le premier joueur qui a trois prisonniers à bord gagne.

book-boat-step-move = Déplacer un prisonnier
    .text = À votre tour, déplacez un de vos prisonniers d’un nombre quelconque de cases en une seule ligne droite : hors de la cellule, en avant, en arrière ou de côté. Il peut passer par-dessus des prisonniers, mais jamais par-dessus un gardien.
book-boat-step-guard = Le gardien suit
    .text = Ensuite, le gardien de la rangée où votre prisonnier s’est arrêté marche vers lui, d’exactement autant de cases que lui. Il ne doit pas l’atteindre : un coup après lequel il l’atteindrait est interdit.
book-boat-step-caught = Pris
    .text = Tous les autres prisonniers que le gardien traverse ou atteint retournent dans la cellule. Un long coup envoie donc un gardien loin, sur ceux des autres.
book-boat-step-board = Monter dans le bateau
    .text = Un prisonnier qui commence votre tour sur une case marquée devant le bateau peut y monter au lieu de se déplacer, si aucun gardien ne se trouve en avant de lui dans sa colonne.
book-boat-step-alarm = L’alarme
    .text = Après une montée, le joueur suivant lance le dé et choisit une direction : le gardien de cette rangée court jusqu’au bout et balaie tous ceux qui sont sur son chemin. Puis ce joueur joue un tour normal.
book-boat-step-win = La fin
    .text = Trois prisonniers dans le bateau, et vous avez gagné.

## Ce qu’il y a dans la boîte

book-boat-box-board = Un plateau de { $rows } cases sur { $columns } entre le bateau et la cellule commune, dont { $marked } marquées
book-boat-box-guards = { $count } gardiens
book-boat-box-prisoners = { $count } prisonniers dans chacune des { $players } couleurs
book-boat-box-die = Un dé à { $sides } faces

## L’aide de jeu

book-boat-aid-turn = Votre tour
book-boat-aid-turn-choose = Déplacez un prisonnier, de la cellule ou du plateau ; puis le gardien de la rangée où il s’est arrêté se déplace.
book-boat-aid-turn-line = Un nombre quelconque de cases en ligne droite. Hors de la cellule : la rangée { $near } fait { $near_steps } case, la rangée { $next } en fait { $next_steps }, la rangée { $far } en fait { $far_steps }.
book-boat-aid-turn-over = Par-dessus un prisonnier, oui ; sur lui, non. Les gardiens, ni l’un ni l’autre.
book-boat-aid-turn-pass = Aucun coup permis : vous passez.
book-boat-aid-guard = Le gardien
book-boat-aid-guard-steps = Autant de cases que le prisonnier, le long de sa rangée, vers lui. La rangée { $empty_row } n’a pas de gardien.
book-boat-aid-guard-test = Les cases parcourues doivent être moins nombreuses que les colonnes entre le gardien et la case d’arrivée. Sinon le coup est interdit.
book-boat-aid-guard-caught = Tous les autres sur son chemin retournent dans la cellule. Ce ne peut pas être un des vôtres.
book-boat-aid-boat = Le bateau
book-boat-aid-boat-board = Un prisonnier sur une case marquée au début de votre tour peut monter. C’est tout le tour.
book-boat-aid-boat-ahead = Pas tant qu’un gardien se trouve en avant de lui dans sa colonne. Les prisonniers ne bloquent pas.
book-boat-aid-boat-win = Trois dans le bateau gagnent aussitôt.
book-boat-aid-alarm = L’alarme
book-boat-aid-alarm-roll = Après une montée, le joueur de gauche lance le dé et choisit la gauche ou la droite : le gardien de cette rangée court jusqu’au bout.
book-boat-aid-alarm-sweep = Tous ceux sur son chemin retournent dans la cellule. Puis le même joueur joue un tour normal.

## Glossaire

book-boat-word-ahead = En avant
    .text = Vers le bateau.
book-boat-word-alarm = Alarme
    .text = Ce qui suit une montée dans le bateau : un dé choisit une rangée, et son gardien court jusqu’à l’un des bouts.
book-boat-word-board = Monter
    .text = Aller dans le bateau depuis une case marquée. Un prisonnier dans le bateau est à l’abri.
book-boat-word-cell = Cellule
    .text = Là où tous les prisonniers commencent et où retournent ceux qui sont pris.
book-boat-word-marked = Case marquée
    .text = Une case devant le bateau d’où un prisonnier peut y monter.
book-boat-word-row = Rangée et colonne
    .text = Une rangée va de gauche à droite ; la rangée { $boat_row } est devant le bateau, la rangée { $cell_row } devant la cellule. Une colonne va de la cellule au bateau.

## Exemples

book-boat-example-enter = Hors de la cellule
    .text = La rangée 8 est à deux cases de la cellule : son gardien marche de deux cases.
book-boat-example-passing-over = Par-dessus un prisonnier
    .text = Ambre passe par-dessus un prisonnier de Turquoise ; sa case compte, le coup fait donc deux cases.
book-boat-example-guard-in-the-way = Jamais par-dessus un gardien
    .text = Le gardien de la rangée 8 se trouve dans la colonne A.
book-boat-example-guard-follows = Trois cases chacun
    .text = Le prisonnier avance de trois cases jusqu’à la rangée 6. Le gardien de la rangée 6 marche de trois cases vers lui.
book-boat-example-too-close = Trop près
    .text = Le gardien de la rangée 6 est à trois colonnes de la case d’arrivée. Trois cases l’amèneraient exactement là.
book-boat-example-swept = Un autre est pris
    .text = Un prisonnier de Turquoise, rangée 6, est là où passe le gardien. Celui de la rangée 7 est à l’abri : ce gardien-là ne bouge pas.
book-boat-example-own-prisoner = Un des vôtres
    .text = Le même coup, mais le prisonnier sur le chemin du gardien est à Ambre.
book-boat-example-boarding = Monter à bord
    .text = Le prisonnier est sur une case marquée, et personne n’est en avant de lui dans la colonne F. Cette table joue sans l’alarme.
book-boat-example-guard-ahead = Un gardien devant
    .text = La case est marquée, mais le gardien de la rangée 1 se trouve dans la même colonne.
book-boat-example-alarm = Alarme dans la rangée 5
    .text = Ambre est monté à bord, et Turquoise a lancé un cinq. Turquoise envoie le gardien à gauche : cela sauve son propre prisonnier, à droite.
