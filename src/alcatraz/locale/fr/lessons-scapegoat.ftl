# La première partie guidée du Bouc émissaire : games/scapegoat/lessons. Une étape a son titre et ce qu’on dit d’un coup permis qui ne mène
# à rien ; une page a sa consigne, et un indice s’il y a quelque chose à faire.

lesson-scapegoat-walk = Aller et prendre
    .aside = C’est permis, mais ici nous allons à l’Atelier prendre un outil.
lesson-scapegoat-walk-far = Les huit lieux voisins sont à un pas, en diagonale aussi. Le Pavillon cellulaire, non : essayez d’y aller.
lesson-scapegoat-walk-go = Vous êtes Ambre, à la Cantine. Un tour, ici, c’est trois points d’action (PA), et un pas en coûte un. Allez à l’Atelier, juste en dessous de vous.
    .hint = Choisissez l’Atelier sur le plateau et allez-y.
lesson-scapegoat-walk-take = Chaque lieu sert à quelque chose. Ici, vous prenez un outil, pour un PA de plus.
    .hint = Vous êtes à l’Atelier : utilisez-le.
lesson-scapegoat-walk-again = Il vous reste un PA. Essayez de prendre un deuxième outil.
lesson-scapegoat-walk-end = Chaque lieu une fois par tour. L’outil est maintenant sur votre fiche ; vous pouvez tenir trois objets. Ils servent aux tâches, et les tâches au plan d’évasion : six lettres, de A à F.

lesson-scapegoat-guards = Les gardiens
    .aside = C’est permis, mais allez à l’Atelier : on peut encore y travailler.
lesson-scapegoat-guards-three = Les lampes d’un lieu sont ses gardiens. Un seul ne fait rien. Ici, trois vous surveillent : essayez de prendre de la drogue.
lesson-scapegoat-guards-four = Marcher reste permis. Mais dans la Salle de loisirs, il y en a quatre. Essayez d’y entrer.
lesson-scapegoat-guards-go = Deux gardiens sont à l’Atelier : ils n’arrêtent personne. Entrez.
    .hint = L’Atelier est votre voisin, en diagonale. Deux lampes y brillent.
lesson-scapegoat-guards-dear = Avec deux gardiens, le travail coûte un PA de plus. Il vous en reste juste deux : prenez l’outil.
    .hint = Utilisez l’Atelier pour deux PA.
lesson-scapegoat-guards-end = Un : rien. Deux : le travail coûte un de plus. Trois : pas de travail. Quatre : le lieu est bouclé. À chaque manche arrive un gardien de plus.

lesson-scapegoat-alone = Une tâche à soi
    .aside = C’est permis, mais la tâche attend à la Buanderie.
lesson-scapegoat-alone-card = La carte de papier à la Buanderie est une tâche de la lettre A. Elle demande un prisonnier, aucun gardien, une clé et des vêtements. Vous avez la clé.
lesson-scapegoat-alone-go = Allez à la Buanderie.
    .hint = C’est le lieu à votre gauche.
lesson-scapegoat-alone-early = Un prisonnier, aucun gardien : deux conditions sont remplies. Essayez d’accomplir la tâche sans les vêtements.
lesson-scapegoat-alone-take = Prenez des vêtements : la Buanderie sert à cela.
    .hint = Utilisez la Buanderie pour un PA.
lesson-scapegoat-alone-do = Maintenant les trois conditions sont remplies. Accomplissez la tâche !
    .hint = Choisissez « Accomplir la tâche » parmi les actions.
lesson-scapegoat-alone-end = La lettre A est à vous jusqu’à la fin. La clé et les vêtements sont retournés à leurs places.

lesson-scapegoat-letters = Des lettres pour les autres
    .aside = Vous avez déjà le A : un second ne vaut rien. À côté, il y a un B.
lesson-scapegoat-letters-place = Vous avez déjà le A ; la tâche d’à côté donne le B, contre des vêtements et un outil. Essayez de l’accomplir d’ici.
lesson-scapegoat-letters-go = Une tâche s’accomplit là où elle est. Allez au Poste de contrôle.
    .hint = C’est le lieu à votre droite, avec la lettre B sur sa carte.
lesson-scapegoat-letters-do = Accomplissez-la, et regardez ce que reçoivent les autres.
    .hint = Choisissez « Accomplir la tâche ». Vos vêtements et votre outil la paient.
lesson-scapegoat-letters-end = Vous avez coché le B. Puis une carte a été retournée, et sa lettre est allée à tous les autres sauf au bouc émissaire : Rose a eu le D, Turquoise rien. Chaque tâche aide aussi les autres.

lesson-scapegoat-together = Une tâche ensemble
    .aside = C’est permis, mais Rose attend à l’Atelier avec un couteau.
lesson-scapegoat-together-go = Cette tâche demande deux prisonniers, un couteau et un outil. Rose y est avec le couteau. Rejoignez-la.
    .hint = L’Atelier est juste en dessous de vous.
lesson-scapegoat-together-early = Deux prisonniers sont là. Essayez de l’accomplir : le couteau est à Rose, l’outil est encore à sa place.
lesson-scapegoat-together-take = Prenez un outil.
    .hint = Utilisez l’Atelier.
lesson-scapegoat-together-do = Accomplissez-la maintenant. Vous pouvez payer avec le couteau de Rose : qui est là prête ce qu’il tient, de gré ou non.
    .hint = Choisissez « Accomplir la tâche ».
lesson-scapegoat-together-end = La lettre est à vous, et le couteau était à Rose. Elle a tout de même reçu une lettre de la carte de récompense. Laissez les autres dépenser plus que vous.

lesson-scapegoat-more = Cinq choses de plus
    .aside = C’est permis, mais ce n’est pas ce que nous essayons.
lesson-scapegoat-more-bribe = Deux gardiens vous surveillent. Pour un Fric, vous en soudoyez un : vous l’ignorez ici jusqu’à la fin de votre tour.
    .hint = « Soudoyer » ne coûte aucun PA.
lesson-scapegoat-more-steal = Vous travaillez de nouveau au prix ordinaire. Volez la clé de Rose, qui est là aussi.
    .hint = « Voler » coûte un PA ; choisissez Rose, puis la clé.
lesson-scapegoat-more-twice = Rose a encore de la drogue. Essayez de la voler aussi.
lesson-scapegoat-more-riot = Une fois par tour. Maintenant une émeute : elle attire chez vous un gardien d’un lieu voisin, et libère ce lieu. Attirez-en un de la Buanderie.
    .hint = « Émeute », puis la Buanderie.
lesson-scapegoat-more-stamina = Il reste un PA. Dépensez une Endurance pour un PA de plus, une fois par tour.
    .hint = « Endurance » est à côté de « Finir le tour ».
lesson-scapegoat-more-trade = Échanger est gratuit. Rendez sa clé à Rose contre la drogue : elle acceptera.
    .hint = « Échanger » avec Rose : donnez la clé, prenez la drogue.
lesson-scapegoat-more-end = Soudoyer, l’Endurance et l’échange ne coûtent aucun PA ; voler et l’émeute, un chacun.

lesson-scapegoat-vote = Le vote
    .aside = Vous pourriez. Mais Rose a quatre lettres : qui en a le plus a le moins besoin des autres.
lesson-scapegoat-vote-what = Chaque manche commence par une discussion et une élection. Le bouc émissaire a un PA de plus et le droit au chantage, mais ne reçoit aucune lettre pendant la manche.
lesson-scapegoat-vote-first = Jusqu’ici, c’était vous. Essayez de marcher avant qu’il y en ait un nouveau.
lesson-scapegoat-vote-call = D’abord l’élection. Le dernier bouc émissaire finit la discussion : appelez au vote.
    .hint = « Appeler au vote » est parmi les actions.
lesson-scapegoat-vote-vote = Rose a quatre lettres ; bouc émissaire, elle n’aura pas la cinquième. Votez pour Rose.
    .hint = Choisissez Rose sur le bulletin et votez.
lesson-scapegoat-vote-end = Deux voix pour Rose. Elle joue la première, avec un PA de plus, et n’accomplit rien pendant cette manche. Qui reste trop longtemps bouc émissaire est vite laissé derrière.

lesson-scapegoat-scapegoat = Être le bouc émissaire
    .aside = C’est permis, mais cela ne les arrête pas.
lesson-scapegoat-scapegoat-no = Vous êtes le bouc émissaire. Turquoise et Rose sont prêts à accomplir la tâche d’ici, avec outil et couteau. Essayez de le faire vous-même.
lesson-scapegoat-scapegoat-steal = Pas de tâche pour le bouc émissaire. Mais vous avez quatre PA et pouvez les gêner : volez l’outil ou le couteau.
    .hint = « Voler », puis Turquoise ou Rose.
lesson-scapegoat-scapegoat-patrol = Ils pourraient le reprendre. Jouez votre carte Chantage Patrouille : envoyez trois gardiens de l’Infirmerie dans ce lieu.
    .hint = « Chantage », Patrouille, de l’Infirmerie à l’Atelier, trois gardiens.
lesson-scapegoat-scapegoat-end = Quatre gardiens : on ne peut plus que partir d’ici. Il vous reste deux PA pour filer. Bouc émissaire, c’est un rôle, pas un ennemi : à la manche suivante, ce sera peut-être Turquoise.

lesson-scapegoat-end = Qui reste
    .aside = C’est permis. Mais la dernière lettre est sous votre main.
lesson-scapegoat-end-count = Vous avez A, B et C, Rose B, E et F, et Turquoise, le bouc émissaire, A, B et D. Il ne manque que le D, à vous et à Rose, et il est ici : vous avez la clé et le couteau.
lesson-scapegoat-end-watched = Mais un gardien surveille, et cette tâche n’en permet aucun. Essayez.
lesson-scapegoat-end-bribe = Un gardien soudoyé ne compte pas. Soudoyez-le.
    .hint = Vous avez un Fric : « Soudoyer ».
lesson-scapegoat-end-do = Accomplissez maintenant la tâche.
    .hint = Choisissez « Accomplir la tâche ».
lesson-scapegoat-end-end = Vous et Rose avez A à F sans Turquoise : vous vous évadez tous deux, et Turquoise reste. Si l’on peut se passer du bouc émissaire, c’est lui qui reste ; sinon, celui qui a le moins apporté. Rendez-vous indispensable !

lesson-scapegoat-game = Une partie avec un entraîneur
    .aside = C’est permis.

coach-scapegoat-begin = Une vraie partie, déjà à moitié jouée. Complétez le plan, et ne soyez pas celui qui reste. Je ne parle que si c’est utile.
coach-scapegoat-complete = Vous pouvez accomplir une tâche tout de suite.
coach-scapegoat-vote = Pour qui voter ? Qui a beaucoup de lettres, ou pourrait bientôt finir une tâche, fait un bon bouc émissaire.
coach-scapegoat-negotiation = Vous êtes le bouc émissaire et finissez la discussion quand vous voulez. Ensuite, tous votent.
coach-scapegoat-scapegoat = Vous êtes le bouc émissaire de cette manche : pas de lettre, mais plus de PA. Gênez-les, ou préparez votre prochaine tâche.
coach-scapegoat-blackmail = Vous avez une carte Chantage, et seul le bouc émissaire peut la jouer : maintenant ou plus tard.
coach-scapegoat-danger = Pour l’instant, ce serait vous qui resteriez. Gagnez une lettre dont les autres ont besoin, ou ne soyez pas le bouc émissaire à la fin.
coach-scapegoat-stamina = Votre Endurance est pleine. Dépensez-en une pour un PA : sinon le reste se perd.
coach-scapegoat-cash = Votre Fric est plein. Soudoyer ne vous coûte guère.
coach-scapegoat-shut = Trois gardiens ou plus vous surveillent : vous pouvez seulement partir, soudoyer ou échanger.
coach-scapegoat-hand = Vos mains sont pleines : trois objets. Une tâche, un échange ou une défausse fait de la place.
coach-scapegoat-together = Quelqu’un est avec vous. Pour une tâche, vous pouvez payer avec ce qu’il tient, et lui avec ce que vous tenez.
coach-scapegoat-guards = Il reste peu de gardiens dans la boîte. Quand vient le dernier, tout le monde perd.
