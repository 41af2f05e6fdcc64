# Ce qui peut être dit, et par qui.

server-phrases-only = À cette table, on ne dit que des phrases toutes faites. Choisissez-en une.
server-muted = La personne qui tient ce serveur ne vous laisse plus écrire librement. Les phrases toutes faites vous restent.
server-banned = La personne qui tient ce serveur vous a exclu de cette table.
server-name-banned = Personne ne peut s’appeler { $name } sur ce serveur. Choisissez un autre nom.
server-unwanted-word = « { $word } » ne se dit pas sur ce serveur.
server-nothing-said = Rien que vous puissiez signaler n’a été dit sous le numéro { $number }.
server-too-many-reports = Cela suffit : à une table, une personne signale au plus { $most } choses.
words-bad-line = { $path }, ligne { $line } : un seul mot est attendu, qui peut commencer ou finir par *.
words-too-many = { $path }, ligne { $line } : c’est un mot de trop pour une liste.

admin-help-show = Tout ce qui est gardé sous un nom : tables, places, paroles, signalements. Avec --json, un fichier à remettre.
admin-help-find = Les noms qui contiennent un texte : combien de tables, vus quand.
admin-help-mute = Plus d’écriture libre pour qui porte ce nom : à ses tables, et partout sous ce nom.
admin-help-ban = Hors de ses tables, et personne ne s’appelle plus ainsi.
admin-help-forget = Ôter un nom et ce qui a été dit sous ce nom de toutes les tables. Les coups restent, sous le numéro de la place.
admin-help-reports = Ce que des joueurs ont signalé.
admin-help-name = Un nom ; ce qui se ressemble est le même.
admin-help-part = Une partie d’un nom.
admin-help-json = Répondre en JSON.
admin-help-lift = Revenir là-dessus.
admin-help-only-table = À cette table seulement, et nulle part ailleurs.
admin-nobody = Personne ne s’appelle ou ne s’est appelé { $name } ici.
admin-ruled = { $rule ->
    [mute] { $lifted ->
        [yes] { $name } peut de nouveau écrire librement
       *[no] { $name } ne peut plus écrire librement
    }
   *[ban] { $lifted ->
        [yes] { $name } n’est plus exclu
       *[no] { $name } est exclu
    }
} ; tables modifiées : { $tables }.
admin-forgotten = { $name } est oublié ; tables modifiées : { $tables }. Les sauvegardes faites avant ont encore ce nom.
admin-shown-at = { $table } · { $game } · { $phase } · place { $seat } · depuis { $since } · coups { $moves }
admin-shown-names = noms : { $names }
admin-shown-rule = { $rule ->
    [mute] Sous ce nom, on n’écrit librement nulle part sur ce serveur.
   *[ban] Ce nom est exclu de tout le serveur.
}
admin-reported = { $at } · { $table } · numéro { $number } · { $speaker } : { $said }
admin-reported-why = pourquoi : { $text }
