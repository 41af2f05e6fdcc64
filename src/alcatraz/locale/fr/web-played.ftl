# Après une partie : chiffres, parties de ce navigateur, donnes partagées. Chargé avec elles seules.

web-played = Parties jouées dans ce navigateur
web-played-lead = Elles sont gardées dans ce navigateur et ne sont envoyées nulle part.
web-played-none = Aucune partie n’a encore été terminée ici.
web-played-figures = Ce que les joueurs ont fait
web-played-sum = { $count ->
    [one] Une partie
   *[other] { $count } parties
}, dont { $won } gagnées
web-played-list = Toutes les parties
web-played-result = { $result ->
    [won] Gagné
    [lost] Perdu
   *[nobody] Personne n’a gagné
}
web-played-players = Joueurs : { $players }
web-played-winners = { $count ->
    [0] Personne n’a gagné.
   *[other] Gagné par { $players }.
}
web-played-share = Copier un lien : la même donne pour d’autres
web-played-text = Enregistrer en texte
web-played-bg-stats = Envoyer à BG Stats
web-played-export = Tout enregistrer (JSON)
web-played-forget = Tout oublier
web-played-forget-sure = Vraiment tout oublier
web-deal-same = La même donne
web-deal-same-text = { $player } a joué cette donne. Jouez-la aussi, avec les mêmes cartes, la même place et les mêmes bots, et comparez.
web-deal-today = La donne du jour : { $game }
web-deal-today-text = Tout le monde reçoit la même donne aujourd’hui. Vos résultats restent dans ce navigateur.
web-deal-play = Jouer cette donne
web-deal-friends = La jouer entre amis
web-deal-friends-text = Entre amis, les autres places restent libres : envoyez-leur le lien de la table. Personne n’apprend la graine avant la fin.
web-deal-compare = Comparer avec les autres
web-deal-results = Résultats
web-deal-moves = { $moves } coups
web-deal-broken = Ce lien ne mène à aucune donne.
web-played-puzzle = Un problème
