# La page web : les valeurs de la boîte de quelqu’un. Chargé quand on les ouvre. $name est le nom d’une édition ou d’un fichier.

web-box = Votre boîte
web-box-page-title = Votre boîte · Alcatraz
web-box-lead = Certaines valeurs de la boîte n’ont jamais été publiées : les nôtres sont donc de nous. Si vous possédez la boîte, saisissez ce qui est imprimé sur la vôtre : chaque carte, chaque tuile, chaque piste, ou seulement ce qui diffère. Puis jouez avec, et tranchez avec.
web-box-kept = Gardées dans ce navigateur
web-box-none = Rien pour l’instant.
web-box-begin = Partir de nos valeurs
web-box-empty = Partez de nos valeurs et changez ce qui diffère, ou ouvrez un fichier.
web-box-my = { $number ->
    [1] Ma boîte
   *[other] Ma boîte { $number }
}
web-box-file = Ouvrir un fichier d’édition (TOML)
web-box-drop = Ou déposez-le n’importe où sur cette page.
web-box-too-large = { $name } est trop gros pour une édition : 80 ko au plus.
web-box-no-text = { $name } n’est pas un texte.
web-box-file-wrong = { $count ->
    [one] { $name } contient 1 erreur
   *[other] { $name } contient { $count } erreurs
}
web-box-mend-text = Corrigez le fichier et rouvrez-le, ou corrigez-le ici.
web-box-mend = L’ouvrir dans le formulaire
web-box-full = Ce navigateur garde au plus { $most } éditions. Supprimez-en une d’abord.
web-box-not-kept = Le navigateur n’a pas gardé le dernier changement : son stockage est plein, ou il ne garde rien. Enregistrez l’édition dans un fichier.
web-box-name = Nom
web-box-in = { $what } ({ $language })
web-box-wrong = { $count ->
    [one] 1 erreur
   *[other] { $count } erreurs
}
web-box-mistakes = { $count ->
    [one] Avant d’y jouer, une chose est à corriger
   *[other] Avant d’y jouer, { $count } choses sont à corriger
}
web-box-is-kept = Elle est gardée dans ce navigateur.
web-box-no-form = Cette édition a une forme que le formulaire ne connaît pas. Enregistrez-la dans un fichier et corrigez-la là.
web-box-save = Enregistrer dans un fichier
web-box-delete = Supprimer
web-box-delete-text = « { $name } » est supprimée de ce navigateur. Un fichier enregistré reste, ainsi que les tables qui jouent avec.
web-box-play = Jouer avec
web-box-seen = Une table joue avec « { $name } ». Gardez-en une copie pour la regarder, la changer ou jouer avec.
web-box-keep = Garder une copie

## En choisir une

web-box-values = Valeurs du matériel
web-box-ours = Les nôtres
web-box-values-text = Cartes de tâche, emplacements d’objets et pistes. Tout le monde à la table voit de qui elles viennent.
web-box-own = Saisir celles de votre boîte
web-box-played = Cette table joue avec les valeurs de « { $name } » : quelqu’un a saisi ce qui est imprimé sur sa boîte, et personne d’autre ne l’a vérifié.
web-box-see = Voir les valeurs

## Le bouc émissaire

web-box-tasks = Cartes de tâche ({ $count })
web-box-element = Cartes de la partie { $element }
web-box-cards = { $count ->
    [one] 1 carte
   *[other] { $count } cartes
}
web-box-card = Carte : { $title }
web-box-new-card = Nouvelle carte
web-box-add = + Ajouter une carte
web-box-add-to = Ajouter une carte de la partie { $element }
web-box-title = Titre
web-box-three = Un autre nombre à une table de trois
web-box-three-prisoners = Prisonniers au moins, à trois
web-box-printed = imprimé
web-box-printed-card = C’est imprimé ainsi sur ma carte
web-box-remove-card = Retirer
web-box-reset-card = Reprendre la nôtre
web-box-done = Terminé
web-box-reset-tasks = Reprendre toutes nos cartes
web-box-reset-tasks-text = Toutes les cartes redeviennent les nôtres : ce que vous avez changé, ajouté et retiré est perdu. Les autres valeurs restent.
web-box-numbers = Fiches, gardiens et jetons
web-box-sheet-items = Objets sur une fiche
web-box-sheet-stamina = Fin de la piste d’Endurance
web-box-sheet-cash = Fin de la piste de Fric
web-box-sheet-hand = Cartes de chantage en main
web-box-guards-total = Gardiens dans la boîte
web-box-tokens = Jetons : { $item }
web-box-spaces = Emplacements d’objets des tuiles
web-box-spaces-text = Les jetons sans emplacement restent dans la boîte ; les emplacements sans jeton restent vides jusqu’à ce qu’on y défausse quelque chose.
web-box-both = Les deux faces
web-box-silver = Face argentée
web-box-gold = Face dorée
web-box-silver-of = { $location }, emplacements
web-box-gold-of = { $location }, emplacements de la face dorée
web-box-gold-own = La face dorée a d’autres emplacements
web-box-blackmail = Cartes de chantage ({ $count })
