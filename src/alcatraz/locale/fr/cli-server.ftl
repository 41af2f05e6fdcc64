# alcatraz serve et alcatraz admin.

serve-help-command = Ouvrir un serveur de tables, pour jouer ensemble sur plusieurs appareils. Il n’y a rien à configurer.
serve-help-host = L’adresse à écouter : 0.0.0.0 pour tous les appareils du réseau.
serve-help-port = Le port à écouter ; 0 pour n’importe lequel de libre.
serve-help-metrics-port = Répondre à /metrics (pour Prometheus) sur ce port plutôt que sur celui des joueurs.
serve-help-database = Le fichier qui garde les tables, ou l’adresse d’une base PostgreSQL (postgresql://…), que plusieurs serveurs peuvent partager. Un fichier de votre dossier de données si vous n’en nommez pas.
serve-help-base-url = Comment on joint ce serveur, si ce n’est par adresse et port : les liens en sont faits.
serve-help-origin = Une page d’ailleurs qui peut utiliser ce serveur. Peut être donnée plusieurs fois.
serve-help-retention = Combien de jours une table finie est gardée.
serve-help-words = Un fichier de mots, un par ligne, que personne ne peut employer ici dans un nom ou un texte libre.
serve-help-workers = Combien de processus réfléchissent pour les robots.
serve-help-no-limits = Ne pas limiter ce qu’une adresse peut demander : pour un serveur derrière un autre qui le fait.
serve-help-log-level = Ce qui est noté sur l’erreur standard : debug, info, warning ou error.
serve-help-open = Ouvrir la page dans le navigateur. Si le port habituel est pris, un autre le remplace.
serve-started = Tables ouvertes sur { $url } (gardées dans { $database }). Ctrl-C pour finir.
serve-cannot-listen = Impossible d’écouter sur { $host }, port { $port } : { $why }.
serve-no-database = La base de données { $path } ne peut pas être ouverte : { $why }.

admin-help-command = S’occuper des tables d’un serveur, même pendant qu’il tourne.
admin-help-list = Toutes les tables : identifiant, jeu, phase, publique ou privée, entrées du journal, dernière activité.
admin-help-close = Fermer une table : plus de coups ; on le dit à ses joueurs, son enregistrement reste.
admin-help-delete = Supprimer une table avec tout ce qui la concerne.
admin-help-backup = Copier la base de données dans un fichier, pendant que le serveur tourne.
admin-help-restore = Faire une nouvelle base de données d’une sauvegarde.
admin-help-database = La base de données du serveur : un fichier, ou postgresql://…. Celle de votre dossier de données si vous n’en nommez pas.
admin-help-table = L’identifiant de la table.
admin-help-target = Le fichier à écrire ; il ne doit pas encore exister.
admin-help-source = La sauvegarde.
admin-closed = La table { $table } est fermée.
admin-deleted = La table { $table } est supprimée.
admin-backed-up = Sauvegardé dans { $path }.
admin-restored = { $tables ->
    [one] { $path } a { $tables } table.
   *[other] { $path } a { $tables } tables.
}
admin-no-table = Il n’y a pas de table { $table }.
admin-no-open-table = Il n’y a pas de table { $table }, ou elle est déjà finie.
admin-no-database = { $path } n’est pas une base de données de tables.
admin-file-exists = { $path } existe déjà, et rien n’est écrasé.

verify-shuffle-fair = Ses mélanges sont honnêtes : la graine est celle à laquelle la table était liée au début.
verify-shuffle-shared = Personne n’a choisi ses mélanges : la graine vient de celle à laquelle la table était liée au début et des bits ajoutés par les joueurs.
verify-shuffle-chosen = Quelqu’un a choisi la graine de cette table : ses mélanges ne prouvent rien.
verify-shuffle-broken = Sa graine ne découle pas de celle à laquelle la table était liée au début.
serve-database-in-use = Un autre serveur utilise déjà { $path }. Arrêtez-le d’abord, ou choisissez un autre fichier avec --database.
cli-wrong-database = --database : il faut le nom d’un fichier ou une adresse comme postgresql://user:password@host:5432/tables, et non « { $got } ».
admin-help-move = Copier toutes les tables dans une nouvelle base de l’autre sorte : d’un fichier vers PostgreSQL, ou l’inverse. Arrêtez d’abord les serveurs.
admin-help-rehearse = Avant une mise à jour : quelles tables la version installée laisserait continuer. Ne change rien.
admin-help-new = La nouvelle base : un fichier qui n’existe pas encore, ou l’adresse d’une base PostgreSQL sans tables.
admin-moved = { $tables ->
    [one] { $path } contient { $tables } table avec { $entries } entrées. Rien n’a changé dans l’ancienne base.
   *[other] { $path } contient { $tables } tables avec { $entries } entrées. Rien n’a changé dans l’ancienne base.
}
admin-not-empty = Il y a déjà des tables dans { $path }, et rien n’est écrasé.
admin-in-use = Un serveur utilise { $path }. Arrêtez-le d’abord, pour qu’on ne joue rien qui ne soit pas copié.
admin-rehearsed-on = { $tables ->
    [one] { $tables } table continue telle quelle.
   *[other] { $tables } tables continuent telles quelles.
}
admin-rehearsed-migrated = { $tables ->
    [one] { $tables } table continue selon les règles de son début.
   *[other] { $tables } tables continuent selon les règles de leur début.
}
admin-rehearsed-closed = { $tables ->
    [0] Aucune table ne serait fermée.
    [one] { $tables } table serait fermée avec une phrase ; son enregistrement reste :
   *[other] { $tables } tables seraient fermées avec une phrase ; leurs enregistrements restent :
}
admin-rehearsed-past = { $tables ->
    [0] Toutes les parties finies se regardent comme avant.
    [one] { $tables } partie finie ne pourrait plus être revue, seulement téléchargée.
   *[other] { $tables } parties finies ne pourraient plus être revues, seulement téléchargées.
}
