# La page web : l’accueil.

web-home-page-title = Alcatraz : deux jeux d’évasion
web-home-title = Quittez le Rocher.
web-home-text = Deux jeux de société sur la même île. Contre des robots ou entre amis, dans le navigateur.
web-home-name = Votre nom
web-home-play = Jouer
web-home-play-game = Jouer : { $game }
web-home-players = { $range } joueurs
web-home-play-text = Tout de suite, contre des robots.
web-home-pitch-scapegoat = Quatre prisonniers, un seul plan. Vous avez besoin les uns des autres pour sortir – et une personne, une seule, restera.
web-home-players-scapegoat = 3–4 joueurs
web-home-time-scapegoat = environ une heure
web-home-play-text-scapegoat = Tout de suite, contre trois robots. Le jeu s’explique en jouant.
web-home-pitch-boat = Huit gardiens, un bateau. Chacun de vos pas déplace aussi un gardien : faufilez-vous, et que les autres se fassent prendre.
web-home-players-boat = 2–4 joueurs
web-home-time-boat = environ une demi-heure
web-home-play-text-boat = Tout de suite, contre des robots. Un tour suffit pour connaître les règles.
web-home-new = Inviter des amis
web-home-device = Un seul appareil
web-home-rulebook = Règles
web-home-edition = Valeurs de « { $name } »
web-home-box = Votre boîte
web-home-open = Tables ouvertes
web-home-open-none = Aucune table n’est ouverte en ce moment. Invitez des amis et annoncez votre table : d’autres la trouveront ici, pour jouer ou regarder.
web-home-mine = Revenir à votre table
web-home-join = Rejoindre
web-home-watch = Regarder
web-home-back = Y retourner
web-home-table-state = { $phase ->
    [lobby] Pas commencée · { $clock }
    [paused] En pause · { $clock }
   *[playing] En cours · { $clock }
}

## Le nom des personnes qui n’en ont pas donné (24 lettres au plus)

web-nickname-1 = Siffleur
web-nickname-2 = Cuillère
web-nickname-3 = Mouette
web-nickname-4 = Gaucher
web-nickname-5 = Deux-Clés
web-nickname-6 = Brume
web-nickname-7 = Domino
web-nickname-8 = Moineau
web-nickname-9 = Couverture
web-nickname-10 = Veilleuse
web-nickname-11 = Harmonica
web-nickname-12 = Poches
web-home-deal = La donne du jour : { $game }
web-home-played = Parties jouées ici
web-home-record = Revoir un enregistrement
web-home-learn = Apprendre en huit minutes
web-home-puzzles = Problèmes
web-home-puzzle = Problème du jour
web-privacy = Vos données
