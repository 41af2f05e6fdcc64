# Ce qui peut clocher dans une demande, une position ou un enregistrement, dans tous les jeux. $field est l’endroit dans le JSON, $got ce qui a été envoyé.

## Lire du JSON

json-missing = { $field } : ce champ manque.
json-not-a-boolean = { $field } : true ou false est attendu, pas { $got }.
json-not-a-list = { $field } : une liste est attendue, pas { $got }.
json-not-a-seed = { $field } : un nombre entier ou un texte est attendu comme graine, pas { $got }.
json-not-a-text = { $field } : un texte est attendu, pas { $got }.
json-not-an-integer = { $field } : un nombre entier de { $low } à { $high } est attendu, pas { $got }.
json-not-an-object = { $field } : un objet avec des champs nommés est attendu, pas { $got }.
json-not-chance = { $field } : 64 chiffres hexadécimaux, deux points et un compteur sont attendus, comme dans une position sauvegardée, pas { $got }.
json-not-one-of = { $field } : { $got } ne fait pas partie des valeurs possibles : { $allowed }.
json-too-long = { $field } : la liste est trop longue ; elle peut avoir au plus { $most } éléments.
json-twice = { $field } : { $got } apparaît deux fois ; une seule suffit.
json-unknown-field = { $field } : ce champ n’existe pas ici ; champs possibles : { $allowed }.
json-unknown-name = { $field } : ce nom n’existe pas ici ; noms connus : { $allowed }.

## Demandes

error-game-over = La partie est finie : il n’y a plus rien à décider.
error-no-such-seat = Il n’y a pas de place { $seat } à cette table : les places vont de 0 à { $last }.
error-players = { $field } : ce jeu demande au moins { $low } et au plus { $high } joueurs, pas { $got }.

## Enregistrements

record-move-refused = Le coup { $number } de l’enregistrement ne peut pas être joué : { $why }
record-other-digest = Les coups mènent à une autre position finale que celle de l’enregistrement (version des règles de l’enregistrement : { $version } ; de ce programme : { $ours }).
record-other-edition = L’enregistrement a été joué avec d’autres valeurs du matériel que celles avec lesquelles sa partie commence maintenant.
record-other-outcome = Les coups mènent à une autre fin que celle de l’enregistrement : { $got }, pas { $said }.
record-other-position = Après le coup { $number }, la position n’est pas celle que dit l’enregistrement : repère { $got }, et non { $said }.
record-checkpoint-count = { $field } : il faut un repère après chaque coup, soit { $moves } en tout, et non { $got }.
error-no-game = Il n’y a pas encore de partie : commencez-en une avec "new", "load" ou "replay".
error-not-a-request = Une requête est un objet JSON avec un champ "do" ; ceci est { $got }.
error-policy-count = policies : un nom pour tous les sièges ou { $players } noms, un par siège, sont attendus, pas { $got }.
error-not-deciding = Le siège { $seat } n’a rien à décider maintenant.
error-not-json = Cette ligne n’est pas du JSON valide, à partir de la colonne { $column }.
error-unknown-request = La requête { $got } n’existe pas ; il y a : { $allowed }.
record-seat-count = { $field } : une entrée par joueur est attendue, { $players } en tout, pas { $got }.
error-field-twice = Le champ "{ $field }" apparaît deux fois dans un même objet.
json-not-the-number = { $field } : seul { $number } est possible ici, pas { $got }.
