# La page web : préparer une table, la table avant le début, un appareil pour plusieurs personnes.

web-level = Force du robot
web-seat-open = libre
web-seat-bot = { $name } (robot)

web-clock-none = sans pendule
web-clock-decision = { $unit ->
    [days] { $count ->
        [one] un jour par décision
       *[other] { $count } jours par décision
    }
    [hours] { $count ->
        [one] une heure par décision
       *[other] { $count } heures par décision
    }
    [minutes] { $count ->
        [one] une minute par décision
       *[other] { $count } minutes par décision
    }
   *[seconds] { $count ->
        [one] une seconde par décision
       *[other] { $count } secondes par décision
    }
}


## Une nouvelle table

web-new-seats = Places
web-new-count = Combien de joueurs
web-new-who = Qui joue { $seat } ?
web-new-person = Vous
web-new-open = Libre
web-new-bot = Robot
web-new-here-person = Humain
web-new-here-open = Libre
web-new-here-bot = Robot
web-new-name-of = Nom de { $seat }
web-new-person-text = C’est votre place.
web-new-here-person-text = Joue sur cet appareil.
web-new-open-text = Pour qui viendra avec votre lien. Vous pourrez encore la donner à un robot avant le début.
web-new-found = Comment la trouver
web-new-private = Par le lien seulement
web-new-listed = Annoncée
web-new-clock = Pendule

## Avant le début

web-lobby-page-title = Table · { $game }
web-lobby-kicker = Avant le début
web-lobby-seat-open = Personne n’est encore assis ici
web-lobby-seat-bot = Robot · { $level }
web-lobby-seat-you = { $host ->
    [true] Vous, à l’origine de la table
   *[other] Vous
}
web-lobby-seat-guest = { $host ->
    [true] À l’origine de la table
   *[other] À la table
}
web-lobby-here = À la table
web-lobby-away = Pas en ligne en ce moment
web-lobby-ready = D’accord pour commencer
web-lobby-not-ready = Pas encore d’accord pour commencer
web-lobby-sit = M’asseoir ici
web-lobby-sit-too = Quelqu’un avec moi, ici
web-lobby-bot = La donner à un robot
web-lobby-open = Libérer la place
web-lobby-leave = Me lever
web-lobby-remove = Retirer de la table
web-lobby-missing-seats = { $count ->
    [one] Une place est encore libre.
   *[other] { $count } places sont encore libres.
}
web-lobby-missing-ready = On attend que { $names } { $count ->
    [one] donne son accord.
   *[other] donnent leur accord.
}
web-lobby-complete-host = Tout le monde est là. Vous pouvez commencer.
web-lobby-complete = Tout le monde est d’accord. La partie commence dès que la personne à l’origine de la table la lance.
web-lobby-fill = { $count ->
    [one] Y mettre un robot
   *[other] Y mettre des robots
}
web-lobby-start = Commencer la partie
web-lobby-be-ready = D’accord, on commence
web-lobby-be-unready = Attendez encore
web-lobby-invite = Faites passer
web-lobby-invite-text = Qui ouvre ce lien ou lit ce code arrive à cette table.
web-lobby-qr = Code QR avec le lien vers cette table
web-lobby-link = Lien vers cette table
web-lobby-copy = Copier le lien
web-lobby-copied = Copié
web-lobby-share = Partager
web-lobby-share-text = Venez vous évader avec nous :
web-lobby-agreed = Ce qui est convenu
web-lobby-as-printed = aucune
web-lobby-fair = Un mélange honnête
web-lobby-fair-text = La part du serveur dans les mélanges était fixée avant que quiconque s’assoie, et cette empreinte le prouve. L’appareil de chaque joueur y ajoute ensuite ses propres bits au hasard : personne ne choisit les mélanges. À la fin, tout est montré, et chacun peut vérifier.
web-lobby-fair-chosen = Quelqu’un a choisi les mélanges de cette table : cette empreinte ne prouve donc rien.
web-lobby-rules = Lire les règles en attendant

## Un seul appareil

web-cover-pass = Passez l’appareil à { $name }
web-cover-text = Ce que { $name } ne doit montrer à personne se trouve derrière cette porte.
web-cover-show = C’est moi, { $name } : ouvrir
web-new-words = Paroles à la table
web-new-words-ready = Phrases toutes faites seulement
