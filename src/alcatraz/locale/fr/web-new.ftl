# Créer une table ; chargé avec cette page.

web-pace-none = Sans pendule
web-pace-none-text = On réfléchit aussi longtemps qu’on veut.
web-pace-relaxed = Tranquille
web-pace-relaxed-text = Cinq minutes par décision.
web-pace-quick = Rapide
web-pace-quick-text = Une minute par décision. Ensuite, un robot décide.
web-pace-slow = Sur plusieurs jours
web-pace-slow-text = Trois jours par décision. Revenez quand c’est à vous.
web-new-page-title = Nouvelle table · { $game }
web-new-title = Inviter des amis
web-new-text = Choisissez qui s’assoit où. Vous recevez un lien et un code à transmettre ; qui l’ouvre arrive à votre table.
web-new-device-title = Un seul appareil pour tout le monde
web-new-device-text = Faites-le passer. Entre deux personnes, l’écran est caché dès que le jeu a des secrets.
web-new-private-text = Seules les personnes à qui vous donnez le lien.
web-new-listed-text = Sur l’accueil aussi : tout le monde peut jouer ou regarder.
web-new-more = Plus d’options
web-new-nobody = Il faut au moins une personne sur cet appareil.
web-new-create = Ouvrir la table
web-new-start = Commencer la partie
