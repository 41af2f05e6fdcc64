# La page web : le temps de négocier, les phrases d’un seul geste, les spectateurs, les invitations sur cet ordinateur.

web-enough = J’ai tout dit
web-enough-not = J’ai encore à dire
web-enough-of = { $player } a tout dit
web-enough-said = Les robots continuent dès que chacun a tout dit.
web-clock-talk = Temps restant pour négocier
web-sentences = À dire d’un seul geste
web-sentences-more = D’autres mots…
web-sentences-none = Rien n’est ouvert entre vous dans cette manche. D’autres mots restent possibles.
web-sheet-speak = Parler à { $player } ou de { $player }
web-unread = { $count ->
    [one] Une nouvelle déclaration
   *[other] { $count } nouvelles déclarations
}
web-waits = Négociations
web-waits-yes = Les robots vous attendent
web-waits-no = Les robots n’attendent pas
web-waits-change = Changer
web-waits-on = Que les robots m’attendent pendant les négociations
web-waits-off = Que les robots ne m’attendent pas pendant les négociations
web-tab-gallery = Spectateurs
web-gallery-note = Seuls ceux qui regardent lisent ceci. Les joueurs le voient après la partie.
web-gallery-after = Ce que les spectateurs ont dit pendant la partie.
web-gallery-empty = Parmi ceux qui regardent, personne n’a encore rien dit.
web-gallery-say = Dire quelque chose aux spectateurs
web-gallery-somebody = Quelqu’un
web-home-level = Robots
web-lobby-only-here = Ce lien ne fonctionne que sur cet ordinateur.
web-lobby-open-it = Pour que d’autres entrent depuis votre réseau, arrêtez le serveur et relancez-le ainsi :
web-lobby-then-at = Vos tables sont gardées. Les autres joignent alors cet ordinateur à :
web-lobby-other-addresses = Si cette adresse ne marche pas, essayez : { $addresses }
