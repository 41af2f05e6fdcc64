# Ce que les joueurs font entre eux, et ce que garde le serveur ; chargé quand on le regarde.

web-people-mute = Ne plus me montrer ce qu’écrit { $player }
web-people-unmute = Me montrer à nouveau ce qu’écrit { $player }
web-people-mute-note = Sur cet appareil seulement, et sans le dire à personne. Les phrases toutes faites et les promesses restent : elles font partie du jeu.
web-people-report = Signaler ceci
web-people-report-why = Pourquoi (facultatif)
web-people-report-note = La personne qui tient ce serveur le lit. À la table, personne n’en sait rien.
web-people-reported = Signalé. La personne qui tient ce serveur peut maintenant le lire.

web-privacy-page-title = Vos données · Alcatraz
web-privacy-lead = Pas de compte, pas de mot de passe, pas d’adresse électronique. Voici tout le reste.
web-privacy-kept = Ce que garde le serveur
web-privacy-kept-text = Pour chaque table : les noms que chacun s’est donnés, leurs coups, ce qu’ils ont dit, et quand. À la place du secret avec lequel votre navigateur retrouve sa place, le serveur garde une empreinte, dont personne ne peut remonter au secret. Ce que vous signalez est gardé avec la table.
web-privacy-browser = Ce que garde votre navigateur
web-privacy-browser-text = Votre langue et vos réglages, votre nom, les secrets de vos places, les joueurs que vous ne lisez plus, vos parties terminées et vos éditions. Tout est dans la mémoire de ce navigateur ; effacer les données de ce site l’enlève.
web-privacy-not = Ce qu’il n’y a pas
web-privacy-not-text = Pas de cookies, pas de publicité, pas de mesures pour d’autres, rien qui soit chargé d’ailleurs. L’adresse de votre connexion sert tant que vous êtes connecté, pour que personne ne submerge le serveur. Alcatraz ne la garde pas. Le serveur web placé devant lui tient peut-être son propre journal.
web-privacy-seen = Qui le voit
web-privacy-seen-text = Qui a le lien d’une table peut la regarder et lire ce qui s’y dit ; une table affichée est ouverte à tous. Après la fin, son enregistrement peut être téléchargé, avec noms, coups et paroles. La personne qui tient ce serveur peut tout lire.
web-privacy-long = Combien de temps
web-privacy-long-text = Les tables terminées d’ordinaire 90 jours, celles qui n’ont jamais commencé 7 jours, et aucune plus d’un an sans qu’on y touche. La personne qui tient ce serveur a pu choisir une autre durée, et peut avoir des sauvegardes plus anciennes.
web-privacy-rights = Si vous voulez le voir, ou l’effacer
web-privacy-rights-text = Dites à la personne qui tient ce serveur le nom sous lequel vous avez joué et une table où c’était. Elle peut vous remettre tout ce qui est gardé sous ce nom, et ôter votre nom et vos paroles de toutes les tables ; vos coups restent, sous le numéro de votre place.
