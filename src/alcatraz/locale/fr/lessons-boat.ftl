# La première partie guidée d’Alcatraz (1999) : games/boat/lessons. Une étape a son titre et ce qu’on dit d’un coup permis qui ne mène
# à rien ; une page a sa consigne, et un indice s’il y a quelque chose à faire.

lesson-boat-enter = Hors de la cellule
    .aside = Dans une vraie partie, ce serait bien. Ici, restez d’abord dans la rangée devant la cellule.
lesson-boat-enter-onto = Un tour, c’est un prisonnier en une ligne droite. De la cellule, on peut aller plus loin tout de suite, mais jamais sur un gardien : essayez.
lesson-boat-enter-go = Vous êtes Ambre. Qui a le premier trois prisonniers dans le bateau gagne. Faites-en sortir un de la cellule : choisissez une case de la rangée du bas.
    .hint = Choisissez un prisonnier dans la cellule, puis l’une des neuf dalles éclairées de la rangée du bas.
lesson-boat-enter-walk = Dans la cour, un prisonnier marche aussi loin qu’il veut : en avant, en arrière ou de côté. Faites marcher le vôtre.
    .hint = Choisissez votre prisonnier dans la cour, puis une dalle qui s’éclaire.
lesson-boat-enter-end = Voilà un tour : un prisonnier, une ligne droite, aussi loin que vous voulez.

lesson-boat-guard = Le gardien répond
    .aside = Pas encore : faites d’abord ce qui est demandé, ensuite ce qui vous plaît.
lesson-boat-guard-near = Si vous finissez dans une rangée avec un gardien, il vient vers vous, d’autant de cases que vous. Il ne doit pas vous atteindre. Essayez d’avancer juste à côté de lui.
lesson-boat-guard-aside-step = Trop près. Éloignez-vous donc d’abord de lui, le long de votre rangée.
    .hint = Restez dans la rangée du bas : aucun gardien ne la surveille. Allez d’au moins une case vers la droite.
lesson-boat-guard-ahead = Entrez maintenant dans une rangée avec un gardien et regardez-le répondre. Une courte marche, une courte réponse.
    .hint = Allez tout droit. Plus le gardien est loin de vous, plus vous pouvez aller loin.
lesson-boat-guard-end = Avant que vous choisissiez, un fantôme montre où le gardien s’arrêterait. Loin du gardien, de longues marches ; tout près, aucune.

lesson-boat-pass = Passer, ou être bloqué
    .aside = C’est permis, mais ici nous voulons passer par-dessus quelqu’un.
lesson-boat-pass-onto = Turquoise se tient devant votre prisonnier. Essayez d’aller sur cette case.
lesson-boat-pass-guard = Et les gardiens ? L’un d’eux est devant votre autre prisonnier. Essayez de passer.
lesson-boat-pass-over = Les gardiens bloquent. Mais on peut passer par-dessus un prisonnier : allez derrière Turquoise.
    .hint = Choisissez votre prisonnier derrière Turquoise et avancez de deux cases.
lesson-boat-pass-end = Par-dessus un prisonnier, oui ; sur lui, non. Les gardiens, ni l’un ni l’autre.

lesson-boat-sweep = Balayer les autres
    .aside = C’est permis, mais Turquoise reste où il est. Faites marcher sur lui le gardien de cette rangée.
lesson-boat-sweep-near = Turquoise se tient entre le gardien et le reste de la rangée. Pourriez-vous entrer juste à côté du gardien ? Essayez.
lesson-boat-sweep-sweep = Entrez dans la même rangée, de l’autre côté de Turquoise : le gardien vient de deux cases vers vous, en passant sur lui.
    .hint = Qui se trouve sur le chemin du gardien retourne dans la cellule. À deux cases de la cellule, c’est cette rangée.
lesson-boat-sweep-end = Les gardiens sont votre arme : chacune de vos marches en déplace un.

lesson-boat-own = Le vôtre en danger
    .aside = C’est permis, mais votre prisonnier reste là où le gardien le prend.
lesson-boat-own-own = Cette fois, c’est votre propre prisonnier qui est près du gardien. Essayez d’entrer plus loin dans cette rangée.
lesson-boat-own-away = On ne balaie pas les siens. Mais Turquoise le peut, à son prochain coup ! Sortez votre prisonnier de cette rangée.
    .hint = Choisissez votre prisonnier et marchez le long de sa colonne.
lesson-boat-own-second = À l’abri. Maintenant aucun des vôtres n’est dans la rangée, et un deuxième prisonnier peut y entrer.
    .hint = Choisissez un prisonnier dans la cellule, puis une dalle de cette rangée, loin du gardien.
lesson-boat-own-end = Avant chaque coup, demandez-vous : quel gardien les autres peuvent-ils envoyer sur les miens ?

lesson-boat-marked = Les cases marquées
    .aside = C’est permis. Mais le bateau est tout près : allez-y.
lesson-boat-marked-ahead = Les neuf cases marquées brillent sous la lune. Qui commence son tour sur l’une d’elles peut monter, sauf si un gardien est en avant dans la colonne. Essayez avec le prisonnier du milieu.
lesson-boat-marked-reach = Ce gardien barre le chemin. Menez donc l’autre prisonnier sur une case marquée, trois cases en avant.
    .hint = Il est à côté de la colonne du gardien et son chemin est libre.
lesson-boat-marked-board = Votre tour commence, votre prisonnier est sur une case marquée et personne n’est en avant. Montez !
    .hint = Choisissez le prisonnier sur la case marquée ; le bateau s’éclaire.
lesson-boat-marked-end = Monter prend tout le tour. Il en faut donc deux : un pour arriver, un pour monter. Les autres le voient venir.

lesson-boat-alarm = L’alarme
    .aside = Par là, le gardien balaierait votre propre prisonnier.
lesson-boat-alarm-first = Turquoise est monté et l’alarme sonne : une rangée est tirée au dé, et c’est vous, le joueur suivant, qui choisissez où court son gardien. Essayez de faire autre chose d’abord.
lesson-boat-alarm-run = Le gardien court jusqu’au bout de sa rangée et balaie tous ceux qu’il rencontre, les vôtres aussi. À gauche, Turquoise ; à droite, vous. Choisissez.
    .hint = Envoyez-le vers Turquoise.
lesson-boat-alarm-turn = Et maintenant, votre tour ordinaire. Faites ce qui vous plaît.
    .hint = Une marche, ou un nouveau prisonnier hors de la cellule.
lesson-boat-alarm-end = Qui monte offre une alarme au joueur suivant. Regardez le long des rangées avant de monter.

lesson-boat-race = La course à trois
    .aside = Turquoise est aussi près que vous. Ne perdez pas un tour.
lesson-boat-race-not-yet = Deux des vôtres sont dans le bateau, et deux de Turquoise. Votre troisième est juste à côté des cases marquées. Essayez de monter de là.
lesson-boat-race-reach = Seulement d’une case marquée. Il y en a une, un pas en avant.
    .hint = Une case devant votre prisonnier commence le clair de lune.
lesson-boat-race-win = Turquoise avait un tour de retard. Montez, et vous avez gagné.
    .hint = Choisissez le prisonnier sur la case marquée, puis le bateau.
lesson-boat-race-end = Trois dans le bateau, et c’est gagné aussitôt, sans alarme. Vous connaissez maintenant tout le jeu.

lesson-boat-game = Une partie avec un entraîneur
    .aside = C’est permis.

coach-boat-begin = Une vraie partie, cette fois. Chacun a un prisonnier dans le bateau ; qui en a trois le premier gagne. Je ne parle que si c’est utile.
coach-boat-win = Vous pouvez gagner à ce tour : montez avec le prisonnier sur la case marquée.
coach-boat-board = Vous pouvez monter. N’oubliez pas : Turquoise pourra alors envoyer un gardien le long d’une rangée.
coach-boat-danger = Attention : Turquoise en a deux dans le bateau et un sur une case marquée. Mettez un gardien devant lui, ou balayez-le.
coach-boat-sweep = L’un de vos coups renvoie un prisonnier de Turquoise dans la cellule. Cherchez-le sur les dalles.
coach-boat-reach = Vous pouvez atteindre une case marquée à ce tour. De là, vous montez au suivant.
coach-boat-alarm = L’alarme est à vous : envoyez le gardien là où il balaie Turquoise et pas vous.
coach-boat-cell = Un prisonnier dans la cellule ne vous sert à rien. Sortez-en un quand rien ne presse.
