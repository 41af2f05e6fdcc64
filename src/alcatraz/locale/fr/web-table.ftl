# Autour d’une partie : la ligne, le menu, les horloges, les propositions, la fin.

web-title = Alcatraz
web-your-turn = À vous, { $player }
web-seat-you = { $name } (vous)
web-waiting = On attend { $players }
web-line-lost = La connexion est perdue. Rien d’autre ne l’est : elle est en cours de réparation…
web-line-offline = Cet appareil est hors ligne. Ce que vous faites sera envoyé dès qu’il sera reconnecté.
web-line-back = La connexion est rétablie.
web-gone-title = Cette table n’existe plus
web-gone-text = Elle a été fermée ou supprimée, ou bien le lien est incomplet.
web-yes = Oui
web-no = Non

## Les horloges

web-clock-of = Temps restant pour { $player }
web-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
web-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}

## L’accord de tous

web-proposal = Une proposition
web-proposal-pause = { $player } voudrait faire une pause.
web-proposal-resume = { $player } voudrait reprendre.
web-proposal-remove = { $player } voudrait qu’un robot joue pour { $about }.
web-proposal-hints = { $player } voudrait que tous aient des conseils.
web-proposal-waiting = On attend { $players }.
web-paused = La partie est en pause.
web-resume = Reprendre

## Le menu

web-menu = Menu
web-notify-me = Me prévenir quand c’est à moi
web-rulebook = Livret de règles
web-copy-link = Copier le lien
web-copied = Copié
web-hints-hide = Masquer les conseils
web-hints-show = Afficher les conseils
web-pause = Proposer une pause
web-hand-to-bot = Laisser un robot jouer pour { $player }
web-record = Télécharger la partie
web-look-back = Revoir
web-look-together = { $count ->
    [0] Revoir ensemble
   *[other] Revoir avec { $players }
}
web-position = Télécharger ce que tout le monde voit
web-leave-table = Quitter la table
web-leave-note = Votre place reste la vôtre : le même lien vous y ramène. En attendant, un robot peut jouer pour vous.
web-fair = Mélanges équitables
web-fair-text = Avant que quiconque s’assoie, le serveur s’est lié à sa part des mélanges par cette empreinte ; puis les appareils des joueurs ont ajouté leurs propres bits au hasard. Après la fin, la graine, son sel et tous les bits sont affichés, et chacun peut les vérifier.
web-fair-shared = Contrôlé par ce navigateur : le serveur a tenu son empreinte, et vos propres bits au hasard sont dans les mélanges. Personne ne les a choisis.
web-fair-fair = Contrôlé par ce navigateur : le serveur a tenu son empreinte.
web-fair-broken = Contrôlé par ce navigateur : cela ne concorde pas. Le serveur n’a pas tenu son empreinte, ou a laissé de côté vos bits au hasard.
web-fair-insecure = Ce navigateur ne le contrôle qu’en https ; alcatraz verify le fait avec l’enregistrement.

## La fin

web-end-why = Comment on en est arrivé là
web-look-at-board = Regarder le plateau
web-rematch = Rejouer
web-join-rematch = Vers la revanche
web-end-player = { $player } : { $what }
web-end-any = { $result ->
    [won] Vous gagnez !
    [lost] Vous perdez.
    [nobody] Personne ne gagne.
   *[others] Gagnants : { $players }
}
web-end-any-player = { $result ->
    [won] gagne
    [lost] perd
   *[draw] égalité
}
web-end-scapegoat = { $result ->
    [won] Vous vous évadez !
    [lost] Vous restez en prison.
    [nobody] Personne ne s’évade.
   *[others] S’évadent : { $players }
}
web-end-scapegoat-player = { $result ->
    [won] s’évade
    [lost] reste en prison
   *[draw] pris
}
web-end-boat = { $result ->
    [won] Votre bateau est parti !
    [lost] Le bateau part sans vous.
    [nobody] Le bateau part à vide : égalité.
   *[others] Le bateau est parti avec { $players }
}
web-end-boat-player = { $result ->
    [won] dans le bateau
    [lost] encore sur l’île
   *[draw] égalité
}
web-aid = Aide de jeu
