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
cli-bad-value = { $what } : « { $got } » ne convient pas, il faut { $expected }.
cli-expected-integer = un nombre entier
cli-expected-integer-least = un nombre entier, au moins { $least }
cli-expected-integer-least-most = un nombre entier de { $least } à { $most }
cli-expected-number = un nombre, au moins { $least }
cli-expected-one-of = l’un de ceux-ci : { $known }
cli-expected-origin = une adresse comme https://jeu.example, avec http:// ou https:// et sans chemin
cli-no-such-command = Il n’y a pas de commande « { $got } ». Il y a : { $known }.
cli-too-many-words = Cette commande ne comprend pas autant de mots.
cli-extra-missing = { $name } a besoin de { $package }, qui n’est pas installé. Pour l’installer, dans le dossier du dépôt : { $pip }
cli-no-language = Il n’y a pas de langue « { $got } ». Il y a : { $known }.
cli-no-game = Il n’y a pas de jeu « { $got } ». Il y a : { $known }.
cli-output-failed = La sortie standard ne peut pas être écrite : { $why }
cli-no-file = { $path } ne peut pas être lu : { $why }
cli-too-large = plus de { $most } Mo
cli-not-json = { $path } n’est pas du JSON : ligne { $line }, colonne { $column }.
cli-not-a-record = { $path } n’est pas l’enregistrement d’une partie.
cli-edition-not-json = { $field } : { $got } est une valeur qui n’a sa place nulle part dans une édition : une date, une heure ou ce qui n’est pas un nombre. Un texte se met entre guillemets.
cli-not-toml = { $path } n’est pas du TOML { $where } : { $why }.
cli-at-line = (ligne { $line }, colonne { $column })
cli-at-end = (à la fin)

## alcatraz completion

cli-help-completion = Affiche un script qui complète les commandes et les options dans un shell. Ses premières lignes disent comment s’en servir.
cli-help-completion-shell = Le shell : { $choices }.
cli-completion-no-shell = Il n’y a pas de complétion pour « { $got } ». Il y a ces shells : { $known }.
cli-completion-use = Complétion de la commande alcatraz. Pour l’avoir dans chaque nouveau shell, tapez une fois :

## alcatraz rules

cli-help-rules = Les règles des jeux : toutes, par chapitre ; une seule en entier ; celles qui parlent d’un mot ; le livret entier ; ou sur papier.
cli-help-rules-id = Une règle (S-9.4) ou un chapitre (S-9). Sans cela : toutes.
cli-help-rules-game = Seulement les règles de ce jeu : { $choices }.
cli-help-rules-search = Seulement les règles dont le titre ou le texte contient ce mot.
cli-help-rules-full = Le livret entier : comment jouer, ce qu’il y a dans la boîte, les règles avec des exemples, l’aide de jeu, des conseils, un glossaire.
cli-help-rules-print = Écrire le livret en une page HTML, pour un navigateur ou sur papier.
cli-help-rules-output = Avec --print : le fichier à écrire. Sans cela : vers la sortie.
cli-help-rules-rulings = Les règles que votre table joue selon leur autre lecture, avec des virgules : S-9.4,S-10.2
cli-rules-output-without-print = -o nomme le fichier de --print : alcatraz rules --print -o regles.html
cli-rules-no-ruling = Aucune table ne peut jouer une autre lecture de « { $got } ». Celles qui se jouent : { $known }
cli-rules-printed = Les règles sont dans { $file }. Ouvrez-le dans un navigateur pour le lire ou l’imprimer.
cli-rules-legend = Marques : ● règle imprimée · ◕ imprimé dans une seule traduction · ◐ notre décision · ○ notre valeur. Une règle en entier : alcatraz rules { $example }
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
play-option-bots = Ce avec quoi les robots décident : { $choices } ; ou un programme à vous : cmd:./monrobot. Avec un caractère et un débit, il négocie (inmate:canny:lively) ; les détenus le font aussi, par leur nom (agnes, boss:edgar). Des virgules en séparent plusieurs. Le niveau moyen du jeu si vous ne dites rien.
play-option-seed = La même graine redonne la même partie.
play-option-sides = Les faces visibles des tuiles : silver (argent), gold (or), random (au hasard), ou les tuiles côté or séparées par des virgules.
play-option-layout = La disposition des tuiles : random (au hasard), ou des rangées séparées par / et des tuiles séparées par des virgules.
play-option-edition = Jouer avec les valeurs de ce fichier d’édition.
play-option-option = Toute autre option d’une nouvelle partie, par exemple turn_limit=200. Peut être donnée plusieurs fois.
play-option-save = Où enregistrer la partie après chaque coup. Sans cela, un fichier à elle dans votre dossier d’état.
play-option-resume = Continuer une partie enregistrée ; sans fichier, la plus récente.

play-cannot-start = Cette partie ne peut pas commencer :
play-cannot-save = { $path } ne peut pas être écrit : { $why }
play-cannot-resume = { $path } ne peut pas être continué :
play-too-many-people = { $people } personnes ne tiennent pas à une table de { $players } : augmentez --players ou invitez moins de monde.
play-no-policy = Il n’y a pas de robot « { $got } » pour ce jeu. Il y a : { $known }.
play-bad-name = « { $got } » ne peut pas être un nom ici : de 1 à { $most } caractères, s’il vous plaît.
play-same-name = Deux personnes ont le même nom : impossible de les distinguer.
play-bad-option = --option { $got } : écrivez NOM=VALEUR, la valeur en JSON.

play-welcome = { $count ->
    [0] Seuls des robots jouent. Niveau : { $bots }.
    [one] Vous êtes { $people } ; des robots jouent les autres. Niveau : { $bots }. Tapez un numéro ou un nom pour choisir, ou aide.
   *[other] Au clavier : { $people }. { $bots ->
        [none] Pas de robots.
       *[other] Niveau des robots : { $bots }.
    } Tapez un numéro ou un nom pour choisir, ou aide.
}
play-begin = Appuyez sur Entrée pour commencer.
play-resuming = On continue { $game }, coup { $moves }, du { $when } :
play-others-saved = { $count ->
    [one] Une autre partie est enregistrée :
   *[other] { $count } autres parties sont enregistrées :
}
play-saved-game = { $game }, coup { $moves }, { $when }
play-more-saved = … et { $count } de plus dans { $folder }
play-none-saved = Aucune partie enregistrée ne peut continuer ; elles sont gardées dans { $folder }.
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
play-not-understood = Tapez le numéro ou le nom d’un choix, ou l’un de ces mots : pourquoi, qui, règles, journal, plateau, annuler, aide, quitter.
play-several-fit = Plusieurs choix conviennent ; lequel ?
# Les petits mots que l’on tape entre les autres et dont aucun choix n’a besoin.
play-small-words = le la les l un une de du des d à au aux vers
play-confirm = Entrée pour le faire, retour pour changer :
play-yes = oui
play-left-open = Rien n’a été fait.
play-dialogue-not-understood = Tapez des numéros ou des noms, ou l’un de ces mots : retour, pourquoi, aide, quitter.
play-help-dialogue = Un numéro ou un nom répond ; plusieurs se séparent par des virgules ou des espaces. retour : la question d’avant. pourquoi : ce que les règles en disent jusqu’ici. quitter : partir, la partie est enregistrée.
play-why-fine = Rien ne s’y oppose.
play-undone = Annulé : { $move }
play-cannot-undo = Il n’y a rien de vous à annuler maintenant.
play-undo-reveals = Cela ne peut pas être annulé : depuis, on a vu quelque chose de caché ou demandé le hasard.
play-no-such-number = Ce choix n’existe pas ici : de 1 à { $last }.
play-pick-many = Des numéros, ou Entrée pour rien :
play-pick-one = Un numéro, ou Entrée pour le premier :
play-more-news = … et { $count } de plus avant cela : journal
play-why-possible = possible maintenant
play-why-nothing = Rien de ce que vous pourriez imaginer maintenant ne contient les mots « { $words } ».
play-why-more = … et { $count } autres raisons : dites quel coup vous voulez dire, par exemple : pourquoi voler

play-command-why = pourquoi
play-command-who = qui
play-command-say = dire
play-command-rules = règles
play-command-log = journal
play-command-board = plateau
play-command-back = retour
play-command-undo = annuler
play-command-help = aide
play-command-quit = quitter
play-help-number-form = 3
play-help-number = choisir ce qui a ce numéro
play-help-name-form = dépl cour
play-help-name = choisir par le nom ; le début des mots suffit
play-help-empty-form = Entrée
play-help-empty = montrer la table de nouveau ; s’il n’y a qu’un choix, le prendre
play-help-why-form = pourquoi voler
play-help-why = pourquoi quelque chose n’est pas possible maintenant ; sans mots : tout ce qui ne l’est pas
play-help-who-form = qui
play-help-who = qui gagnerait ou perdrait si tout restait ainsi
play-help-say-form = dire 2
play-help-say = parler aux robots qui négocient : une phrase toute faite par son numéro, ou vos propres mots ; sans rien, les phrases qui conviennent
play-nobody-hears = Personne n’écoute ici : commencez la partie avec des robots qui négocient, comme --bots inmate:canny:lively ou --bots agnes,edgar.
play-say-which = dire et un numéro : une de ces phrases ; dire et vos mots : les vôtres.
play-help-rules-form = règles S-9.4
play-help-rules = une règle, ou celles qui parlent d’un mot : règles gardien
play-help-log-form = journal
play-help-log = ce qui s’est passé jusqu’ici
play-help-board-form = plateau
play-help-board = revoir la table
play-help-back-form = retour, ou 0
play-help-back = reprendre la première étape d’un choix
play-help-undo-form = annuler
play-help-undo = annuler votre dernier coup et ce que les robots ont fait depuis, si rien de caché n’a été vu
play-help-help-form = aide, ou ?
play-help-help = ces lignes
play-help-quit-form = quitter
play-help-quit = partir ; la partie est enregistrée
