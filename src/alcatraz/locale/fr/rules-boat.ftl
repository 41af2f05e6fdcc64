# Les règles d’Alcatraz (1999), pour les joueurs. Les nombres viennent du rulebook.toml du jeu.

## Plateau et pièces

chapter-B-1 = Plateau et pièces

rule-B-1-1 = La cour de la prison
    .text = Un plateau de { $rows } cases sur { $columns } sépare le bateau de la cellule commune. La rangée { $boat_row } est devant le bateau, la rangée { $cell_row } devant la cellule ; « en avant » veut dire vers le bateau. Les colonnes s’appellent { $left } à { $right }, de gauche à droite.

rule-B-1-2 = Où commencent les gardiens
    .text = Il y a { $guards } gardiens, un dans chacune des rangées { $first_row } à { $last_row }. Celui de la rangée { $first_row } commence au milieu ; la rangée { $empty_row } n’en a pas.
    .ruling = De la rangée { $first_row } à la rangée { $last_row }, ils commencent dans les colonnes { $c1 }, { $c2 }, { $c3 }, { $c4 }, { $c5 }, { $c6 }, { $c7 } et { $c8 }.
    .alternative = Tout autre départ que permet B-1.5.

rule-B-1-3 = Les cases marquées
    .text = { $squares } cases devant le bateau sont marquées (hachurées).
    .ruling = Ce sont les colonnes { $row1_from } à { $row1_to } de la rangée { $row1 }, les colonnes { $row2_from } à { $row2_to } de la rangée { $row2 } et la colonne { $row3_at } de la rangée { $row3 }.
    .alternative = Un bloc de { $block } cases sur { $block } au milieu des { $block } premières rangées, qui convient aussi au texte imprimé. (Toute la première rangée ne convient pas : un gardien peut se trouver en avant d’une case marquée.)

rule-B-1-4 = Prisonniers et dé
    .text = Chaque joueur a { $prisoners } prisonniers d’une même couleur, tous dans la cellule au départ. Il y a un dé à { $sides } faces.

rule-B-1-5 = Variante : un autre départ
    .text = Les gardiens peuvent commencer ailleurs : un dans chacune des rangées { $first_row } à { $last_row }, celui de la rangée { $first_row } au milieu, la rangée { $empty_row } vide.

## Un tour

chapter-B-2 = Un tour

rule-B-2-1 = Le prisonnier, puis le gardien
    .text = Déplacez un de vos prisonniers ; ensuite, le gardien de la rangée où il s’est arrêté se déplace. On joue dans le sens des aiguilles d’une montre.

rule-B-2-2 = Comment se déplace un prisonnier
    .text = Un prisonnier se déplace d’un nombre quelconque de cases en une seule ligne droite : le long de sa colonne, en avant ou en arrière, ou le long de sa rangée.

rule-B-2-3 = Sortir de la cellule
    .text = Un prisonnier sort de la cellule dans la colonne de votre choix et va tout droit en avant. Sortir jusqu’à la rangée { $near } fait { $near_steps } case, jusqu’à la rangée { $next }, { $next_steps } cases, et ainsi de suite jusqu’à la rangée { $far }, qui en fait { $far_steps }.

rule-B-2-4 = Passer par-dessus un prisonnier
    .text = Un prisonnier peut passer par-dessus d’autres prisonniers, dont les cases comptent, mais pas s’arrêter sur l’un d’eux.

rule-B-2-5 = Les gardiens barrent la route
    .text = Un prisonnier ne peut ni passer par-dessus un gardien, ni s’arrêter sur lui.

rule-B-2-6 = Quel prisonnier déplacer
    .text = Vous choisissez librement entre un prisonnier de la cellule et un prisonnier du plateau.

rule-B-2-7 = Pas de retour en cellule
    .text = Un prisonnier ne peut pas retourner de lui-même dans la cellule.
    .alternative = Il le peut, pour une case de plus.

rule-B-2-8 = Aucun coup permis
    .text = Un joueur qui n’a aucun coup permis passe.
    .alternative = Un joueur sans coup permis est éliminé.

rule-B-2-9 = Qui commence
    .text = Le joueur le plus innocent commence.
    .ruling = Dans une nouvelle partie, le hasard décide qui commence, sauf si la table désigne un joueur.

## Les gardiens

chapter-B-3 = Les gardiens

rule-B-3-1 = Comment se déplace le gardien
    .text = Le gardien de la rangée où le prisonnier s’est arrêté va vers lui le long de cette rangée, d’exactement autant de cases que le prisonnier. Un coup qui finit dans la rangée { $empty_row } ne déplace aucun gardien.

rule-B-3-2 = Pas dans les bras du gardien
    .text = Le gardien doit pouvoir aller aussi loin et ne peut pas attraper le prisonnier qui s’est déplacé ; sinon le coup est interdit. Un seul calcul suffit : le nombre de cases parcourues doit être plus petit que la distance en colonnes entre le gardien et la case où le prisonnier s’arrête.

rule-B-3-3 = Qui se fait prendre
    .text = Tout autre prisonnier sur une case que le gardien traverse ou sur laquelle il s’arrête retourne dans la cellule.

rule-B-3-4 = Vos prisonniers sont à l’abri
    .text = Un coup après lequel le gardien renverrait un de vos propres prisonniers dans la cellule est interdit.
    .alternative = Un tel coup est permis : le texte imprimé ne l’interdit que pour le prisonnier qui se déplace.

## Le bateau

chapter-B-4 = Le bateau

rule-B-4-1 = Monter dans le bateau
    .text = Un prisonnier qui se trouve sur une case marquée au début du tour de son joueur peut monter dans le bateau. C’est tout le tour.
    .ruling = Aucun gardien ne se déplace alors.

rule-B-4-2 = Un gardien devant lui
    .text = Un prisonnier ne peut pas monter dans le bateau tant qu’un gardien se trouve en avant de lui dans sa colonne.
    .ruling = Les prisonniers devant lui ne bloquent pas.

rule-B-4-3 = Gagner
    .text = Le premier joueur qui a trois prisonniers dans le bateau gagne aussitôt.

## L’alarme

chapter-B-5 = L’alarme

rule-B-5-1 = Lancer le dé de l’alarme
    .text = Quand un prisonnier monte dans le bateau, le joueur de gauche lance le dé et choisit une direction. Le gardien de la rangée obtenue court de ce côté jusqu’au bout de sa rangée.
    .ruling = C’est obligatoire, et il n’y a pas d’alarme si cette montée fait gagner la partie.
    .alternative = Le joueur qui a lancé le dé peut laisser le gardien où il est.

rule-B-5-2 = Balayés par le gardien
    .text = Tous les prisonniers sur le chemin du gardien retournent dans la cellule, ceux du lanceur aussi.

rule-B-5-3 = Après l’alarme
    .text = Ensuite, le même joueur joue un tour normal.

rule-B-5-4 = Variante : sans alarme
    .text = La table peut jouer sans l’alarme.

rule-B-5-5 = Déjà au bout
    .text = Un gardien qui se trouve déjà au bout choisi de sa rangée ne bouge pas.

## Parties sans fin

chapter-B-6 = Parties sans fin

rule-B-6-1 = La limite de tours
    .text = Une partie qui atteint { $turns } tours est nulle. Une table peut convenir d’un autre nombre.
    .alternative = Il n’y a pas de limite : la partie continue jusqu’à ce que quelqu’un gagne.
