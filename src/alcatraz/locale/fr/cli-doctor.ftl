# alcatraz doctor : ce qui ne va pas dans une installation, et que faire.

doctor-help-command = Dire ce qui ne va pas dans une installation : la machine et, avec une adresse, le site tel que les visiteurs l’atteignent.
doctor-help-url = L’adresse que l’on tape : https://jeu.example. Une table privée est créée, qui disparaît d’elle-même.
doctor-help-database = La base du serveur. Celle de votre dossier de données si vous n’en nommez pas.
doctor-help-backup = Une sauvegarde, ou leur dossier : dit l’âge de la plus récente.
doctor-summary = { $wrong ->
    [0] Tout va bien.
    [one] Une chose ne va pas.
   *[other] { $wrong } choses ne vont pas.
}
doctor-unreachable = { $url } est injoignable : { $why }. Le serveur tourne-t-il, et le nom mène-t-il à lui ?
doctor-not-alcatraz = Autre chose qu’Alcatraz répond à { $url } ({ $status }). Voyez où le serveur web placé devant envoie les requêtes.
doctor-site-fine = Alcatraz répond à { $url }.
doctor-tls-fine = La connexion est chiffrée.
doctor-tls-none = La connexion n’est pas chiffrée ; dans son propre réseau, c’est courant.
doctor-tls-missing = { $url } n’est pas chiffré. Placez devant un serveur web qui parle TLS, comme Caddy (deploy/Caddyfile).
doctor-ready = La base écrit.
doctor-not-ready = La base n’écrit pas : voyez le journal, et si le disque est plein.
doctor-metrics-shown = Tout le monde peut lire /metrics. Donnez-lui un port à part (--metrics-port), ou laissez le serveur web placé devant le refuser.
doctor-no-table = Aucune table n’a pu être créée depuis cette adresse : { $why }
doctor-base-url-fine = Les liens mènent à { $link }.
doctor-base-url-wrong = Les liens mènent à { $link }, et non à { $url }. Démarrez le serveur avec --base-url { $url }.
doctor-origin-fine = Les pages d’ailleurs ne peuvent pas utiliser ce serveur.
doctor-origin-open = Une page d’ailleurs peut utiliser ce serveur au nom d’un visiteur : le serveur web placé devant change l’en-tête Origin. Il doit le transmettre tel quel.
doctor-websocket-fine = Les WebSockets passent ; une réponse prend { $milliseconds } ms.
doctor-websocket-silent = Un WebSocket s’ouvre, et la réponse n’est pas celle d’une table. Voyez ce que fait de /ws/ le serveur web placé devant.
doctor-websocket-broken = Les WebSockets ne passent pas : { $why }. Le serveur web placé devant doit transmettre Upgrade et Connection pour /ws/.
doctor-clock-fine = L’horloge du serveur s’accorde avec celle de cette machine.
doctor-clock-plausible = L’horloge de cette machine est plausible.
doctor-clock-skew = Les horloges du serveur et de cette machine diffèrent de { $seconds } s. Laissez les deux se régler seules (NTP).
doctor-clock-past = L’horloge de cette machine a des années de retard. Laissez-la se régler seule (NTP).
doctor-database-fine = { $tables ->
    [one] { $path } est saine et contient { $tables } table.
   *[other] { $path } est saine et contient { $tables } tables.
}
doctor-database-elsewhere = La base est PostgreSQL : ses propres outils en disent plus.
doctor-database-missing = Il n’y a pas de base { $path }. Nommez celle du serveur avec --database, ou démarrez-le une fois.
doctor-database-damaged = { $path } est abîmée. Arrêtez le serveur et restaurez une sauvegarde : alcatraz admin restore.
doctor-database-unreadable = { $path } est illisible : { $why }.
doctor-database-read-only = Qui demande ici ne peut pas écrire { $path } ; l’utilisateur du serveur doit le pouvoir.
doctor-disk-fine = { $free } Go sont libres dans { $path }.
doctor-disk-full = Seulement { $free } Go sont libres dans { $path } : disque plein, plus aucun coup n’est accepté.
doctor-backup-not-named = Aucune sauvegarde n’a été nommée (--backup). Litestream ou alcatraz admin backup en font.
doctor-backup-missing = Il n’y a pas de sauvegarde à { $path }.
doctor-backup-old = La sauvegarde la plus récente à { $path } a { $hours } heures. La copie tourne-t-elle encore ?
doctor-backup-fine = La sauvegarde la plus récente à { $path } a { $hours } heures.
doctor-no-limits = Les limites par adresse sont levées (ALCATRAZ_NO_LIMITS) : quelque chose devant doit limiter.
doctor-few-files = Un processus peut ouvrir ici { $files } fichiers, un par connexion. { $least } valent mieux : LimitNOFILE dans l’unité, ulimit -n dans un terminal.
doctor-files-fine = Un processus peut ouvrir ici { $files } fichiers.
