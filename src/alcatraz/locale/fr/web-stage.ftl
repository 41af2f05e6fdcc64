# Ce qui se passe à une table, montré une chose après l’autre ; le récapitulatif ; vitesse et volume ; les filtres du journal.

web-stage = Ce qui se passe
web-stage-skip = Passer
web-stage-next = Suivant
web-stage-to-now = Jusqu’à maintenant
web-stage-more = encore { $count }
web-stage-moved-on = La table a avancé : regardez de nouveau avant d’agir.
web-stage-done = Accompli
web-stage-spent = Dépensé pour cela
web-stage-reward = La récompense des autres
web-stage-reward-nobody = Une lettre qui ne manque à personne.
web-stage-progress = Où chacun en est
web-stage-letters = { $count ->
    [0] encore aucune lettre
    [one] { $count } lettre : { $letters }
   *[other] { $count } lettres : { $letters }
}
web-stage-broken = Une promesse est rompue
web-stage-yes = D’accord
web-stage-no = Non

## Billets et récapitulatif

web-slips = Ce que cela change pour vous
web-slip-seen = Ranger
web-recap = Depuis votre dernier tour
web-recap-nothing = Il ne vous est rien arrivé.
web-recap-you = Pour vous
web-recap-others = À la table

## Vitesse et son

web-speed = Vitesse de ce qui est montré
web-speed-name = { $speed ->
    [calm] calme
    [brisk] rapide
    [instant] immédiate
   *[step] pas à pas
}
web-loudness = Volume

## Le journal

web-log-filter = Montrer
web-log-everybody = tout le monde
web-log-by = Joueur
web-log-kind = { $kind ->
    [all] tout
    [votes] les votes
    [tasks] les tâches
    [trades] échanges et vols
    [talk] les paroles
    [boat] bateau et captures
   *[alarm] les alarmes
}
web-log-turn = Tour de { $player }
web-log-none = Aucune ligne n’en parle.
