# La page web : ce qui se trouve sur chaque écran.

web-loading = Un instant…
web-close = Fermer
web-back = Retour
web-cancel = Annuler
web-skip = Aller au contenu
web-rule = Règle { $rule }
web-no-server = Le serveur ne répond pas. Rien n’est perdu ; réessayez dans un instant.
web-language = Langue
web-language-name = { $language ->
    [fr] Français
   *[en] English
}
web-theme-light = Passer au thème clair
web-theme-dark = Passer au thème sombre
web-sound-on = Activer le son
web-sound-off = Couper le son
web-lost-title = Rien derrière cette porte
web-lost-text = Il n’y a pas de page à cette adresse.
web-go-home = Revenir au début

## Positions

web-settle = Trancher une dispute
web-arranged = Cette table est partie d’une position arrangée : qui l’a arrangée en connaissait les cartes.
