cli-help = Alcatraz : jouez à deux jeux de société dans une même prison, consultez leurs règles, pilotez leur moteur.
cli-help-version = Affiche la version, puis s’arrête.
cli-help-language = La langue de tout ce qui est dit : en ou fr.
cli-help-engine = Le protocole du moteur : des requêtes JSON sur l’entrée standard, une réponse JSON par ligne sur la sortie standard.

## L’aide

cli-usage = Usage : { $usage }
cli-usage-command = COMMANDE
cli-usage-options = [options]
cli-arguments = Arguments
cli-commands = Commandes
cli-options = Options
cli-help-help = Affiche cette aide, puis s’arrête.
cli-help-more = Pour en savoir plus sur une commande : { $name } COMMANDE --help

## Ce qui ne va pas dans une ligne de commande

cli-see-help = Pour voir ce qui existe : { $name } --help
cli-no-such-option = { $near ->
    [none] Il n’y a pas d’option { $option }.
   *[other] Il n’y a pas d’option { $option }. Vouliez-vous dire { $near } ?
}
cli-option-needs-value = { $option } doit être suivi d’une valeur.
cli-option-takes-no-value = { $option } ne prend pas de valeur.
cli-missing = Il manque quelque chose : { $what }.
cli-bad-value = { $what } : « { $got } » n’est pas ce qui est attendu ici.
cli-no-such-command = Il n’y a pas de commande « { $got } ». Il y a : { $known }.
cli-too-many-words = Cette commande ne comprend pas autant de mots.
cli-extra-missing = { $name } a besoin de { $package }, qui n’est pas installé. Pour l’installer : { $pip }
cli-no-language = Il n’y a pas de langue « { $got } ». Il y a : { $known }.
cli-no-game = Il n’y a pas de jeu « { $got } ». Il y a : { $known }.
cli-no-file = { $path } ne peut pas être lu : { $why }
cli-not-json = { $path } n’est pas du JSON : ligne { $line }, colonne { $column }.
cli-not-a-record = { $path } n’est pas l’enregistrement d’une partie.
cli-not-toml = { $path } n’est pas du TOML { $where } : { $why }.
cli-at-line = (ligne { $line }, colonne { $column })
cli-at-end = (à la fin)

## alcatraz completion

cli-help-completion = Affiche un script qui complète les commandes et les options dans un shell. Ses premières lignes disent comment s’en servir.
cli-help-completion-shell = Le shell : { $choices }.
cli-completion-no-shell = Il n’y a pas de complétion pour « { $got } ». Il y a ces shells : { $known }.
cli-completion-use = Complétion de la commande alcatraz. Pour l’avoir dans chaque nouveau shell, tapez une fois :

## alcatraz rules

cli-help-rules = Les règles des jeux : toutes par chapitre, une seule en entier, ou celles qui parlent d’un mot.
cli-help-rules-id = Une règle (S-9.4) ou un chapitre (S-9). Sans cela : toutes.
cli-help-rules-game = Seulement les règles de ce jeu : { $choices }.
cli-help-rules-search = Seulement les règles dont le titre ou le texte contient ce mot.
cli-rules-legend = Marques : ● règle imprimée · ◐ notre décision · ○ notre valeur. Une règle en entier : alcatraz rules { $example }
cli-rules-alternative = Autre lecture
cli-rules-see = Voir aussi
cli-rules-found = { $count ->
    [0] Aucune règle ne parle de « { $word } ».
    [one] { $count } règle parle de « { $word } ».
   *[other] { $count } règles parlent de « { $word } ».
}
cli-rules-unknown = { $near ->
    [none] Il n’y a pas de règle « { $got } ». Toutes les règles : alcatraz rules
   *[other] Il n’y a pas de règle « { $got } ». Proches : { $near }
}

## alcatraz edition

cli-help-edition = Les valeurs de la boîte : voir celles du programme, vérifier un fichier avec les vôtres.
cli-help-edition-show = Affiche l’édition du programme, comme fichier de départ : alcatraz edition show > ma-boite.toml
cli-help-edition-check = Vérifie un fichier d’édition et dit tout ce qui n’y va pas.
cli-help-edition-file = Le fichier d’édition.
cli-help-edition-game = Le jeu de cette édition : { $choices }.
cli-edition-fine = { $path } est en ordre : { $summary }
cli-edition-mistakes = { $count ->
    [one] { $path } contient { $count } erreur :
   *[other] { $path } contient { $count } erreurs :
}
cli-edition-none = { $game } n’a pas d’édition : tout y est règle imprimée.

## alcatraz play

cli-help-play = Jouer dans le terminal, contre des robots ou entre amis à un même clavier. Sans argument, une partie commence aussitôt.
play-option-game = Le jeu : { $choices }. Le premier si vous n’en nommez pas.
play-option-players = Le nombre de joueurs à la table, robots compris.
play-option-humans = Le nombre de personnes à ce clavier : 1 si vous ne dites rien ; avec 0, vous regardez les robots.
play-option-name = Votre nom ; une fois par personne.
play-option-bots = Ce avec quoi les robots décident : { $choices }.
play-option-seed = La même graine redonne la même partie.
play-option-sides = Les faces visibles des tuiles : silver (argent), gold (or), random (au hasard), ou les tuiles côté or séparées par des virgules.
play-option-layout = La disposition des tuiles : random (au hasard), ou des rangées séparées par / et des tuiles séparées par des virgules.
play-option-edition = Jouer avec les valeurs de ce fichier d’édition.
play-option-option = Toute autre option d’une nouvelle partie, par exemple turn_limit=200. Peut être donnée plusieurs fois.
play-option-save = Où enregistrer la partie après chaque coup. Sans cela, un fichier à elle dans votre dossier d’état.
play-option-resume = Continuer une partie enregistrée.

play-cannot-start = Cette partie ne peut pas commencer :
play-cannot-save = { $path } ne peut pas être écrit : { $why }
play-cannot-resume = { $path } ne peut pas être continué :
play-too-many-people = { $people } personnes ne tiennent pas à une table de { $players } : augmentez --players ou invitez moins de monde.
play-no-policy = Il n’y a pas de robot « { $got } » pour ce jeu. Il y a : { $known }.
play-bad-name = « { $got } » ne peut pas être un nom ici : de 1 à { $most } caractères, s’il vous plaît.
play-same-name = Deux personnes ont le même nom : impossible de les distinguer.
play-bad-option = --option { $got } : écrivez NOM=VALEUR, la valeur en JSON.

play-welcome = { $count ->
    [0] Seuls des robots jouent.
    [one] Vous êtes { $people } ; des robots jouent les autres. Tapez un numéro pour choisir, ou aide.
   *[other] Au clavier : { $people }. Tapez un numéro pour choisir, ou aide.
}
play-begin = Appuyez sur Entrée pour commencer.
play-pass-keyboard = Passez le clavier à { $player }. { $player }, appuyez sur Entrée.
play-cost = { $cost ->
    [0] gratuit
   *[other] { $cost } PA
}
play-back = retour
play-saved = Votre partie est enregistrée. Pour la continuer :
play-record = L’enregistrement de cette partie :
play-the-end = La fin
play-winners = { $count ->
    [one] { $players } gagne.
   *[other] { $players } gagnent.
}
play-losers = { $count ->
    [one] { $players } perd.
   *[other] { $players } perdent.
}
play-drawn = Personne ne gagne : la partie est nulle.
play-not-understood = Tapez le numéro d’un choix, ou l’un de ces mots : pourquoi, qui, règles, journal, plateau, aide, quitter.
play-no-such-number = Ce choix n’existe pas ici : de 1 à { $last }.
play-pick-many = Des numéros, ou Entrée pour rien :
play-pick-one = Un numéro, ou Entrée pour le premier :
play-more-news = … et { $count } de plus avant cela : journal
play-why-possible = possible maintenant
play-why-nothing = Rien de ce que vous pourriez imaginer maintenant ne contient les mots « { $words } ».
play-why-more = … et { $count } autres raisons : dites quel coup vous voulez dire, par exemple : pourquoi voler

play-command-why = pourquoi
play-command-who = qui
play-command-rules = règles
play-command-log = journal
play-command-board = plateau
play-command-back = retour
play-command-help = aide
play-command-quit = quitter
play-help-number-form = 3
play-help-number = choisir ce qui a ce numéro
play-help-why-form = pourquoi voler
play-help-why = pourquoi quelque chose n’est pas possible maintenant ; sans mots : tout ce qui ne l’est pas
play-help-who-form = qui
play-help-who = qui gagnerait ou perdrait si tout restait ainsi
play-help-rules-form = règles S-9.4
play-help-rules = une règle, ou celles qui parlent d’un mot : règles gardien
play-help-log-form = journal
play-help-log = ce qui s’est passé jusqu’ici
play-help-board-form = plateau
play-help-board = revoir la table
play-help-back-form = retour, ou 0
play-help-back = reprendre la première étape d’un choix
play-help-help-form = aide
play-help-help = ces lignes
play-help-quit-form = quitter
play-help-quit = partir ; la partie est enregistrée
