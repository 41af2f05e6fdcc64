# alcatraz doctor: what is wrong with a set-up, and what to do about it.

doctor-help-command = Say what is wrong with a set-up: the machine, and with an address the site as visitors reach it.
doctor-help-url = The address that people type: https://play.example. It makes one private table, which goes away by itself.
doctor-help-database = The server’s database. The one in your data folder if you name none.
doctor-help-backup = A backup, or the folder of backups: says how old the newest is.
doctor-summary = { $wrong ->
    [0] Nothing is wrong.
    [one] One thing is wrong.
   *[other] { $wrong } things are wrong.
}
doctor-unreachable = { $url } cannot be reached: { $why }. Is the server running, and does the name lead to it?
doctor-not-alcatraz = Something else than Alcatraz answers at { $url } ({ $status }). Look where the web server in front sends requests.
doctor-site-fine = Alcatraz answers at { $url }.
doctor-tls-fine = The connection is encrypted.
doctor-tls-none = The connection is not encrypted; inside one’s own network that is usual.
doctor-tls-missing = { $url } is not encrypted. Put a web server in front that speaks TLS, such as Caddy (deploy/Caddyfile).
doctor-ready = The store writes.
doctor-not-ready = The store does not write: look at the log, and whether the disk is full.
doctor-metrics-shown = Everybody can read /metrics. Give it a port of its own (--metrics-port), or let the web server in front refuse it.
doctor-no-table = No table could be made from this address: { $why }
doctor-base-url-fine = Links lead to { $link }.
doctor-base-url-wrong = Links lead to { $link }, and not to { $url }. Start the server with --base-url { $url }.
doctor-origin-fine = Pages elsewhere cannot use this server.
doctor-origin-open = A page elsewhere can use this server in a visitor’s name: the web server in front changes the Origin header. It must pass it on as it is.
doctor-websocket-fine = WebSockets pass; an answer takes { $milliseconds } ms.
doctor-websocket-silent = A WebSocket opens, and the answer is not that of a table. Look what the web server in front does with /ws/.
doctor-websocket-broken = WebSockets do not pass: { $why }. The web server in front must pass on Upgrade and Connection for /ws/.
doctor-clock-fine = The clock of the server agrees with that of this machine.
doctor-clock-plausible = The clock of this machine is plausible.
doctor-clock-skew = The clocks of the server and of this machine differ by { $seconds } s. Let both set themselves (NTP).
doctor-clock-past = The clock of this machine is years behind. Let it set itself (NTP).
doctor-database-fine = { $tables ->
    [one] { $path } is sound and has one table.
   *[other] { $path } is sound and has { $tables } tables.
}
doctor-database-elsewhere = The database is PostgreSQL: its own tools say more about it.
doctor-database-missing = There is no database { $path }. Name the server’s with --database, or start the server once.
doctor-database-damaged = { $path } is damaged. Stop the server and restore a backup: alcatraz admin restore.
doctor-database-unreadable = { $path } cannot be read: { $why }.
doctor-database-read-only = { $path } cannot be written by who asks now; the server’s user must be able to.
doctor-disk-fine = { $free } GB are free in { $path }.
doctor-disk-full = Only { $free } GB are free in { $path }: when the disk is full, no move is taken any more.
doctor-backup-not-named = No backup was named (--backup). Litestream or alcatraz admin backup make some.
doctor-backup-missing = There is no backup at { $path }.
doctor-backup-old = The newest backup at { $path } is { $hours } hours old. Does the copying still run?
doctor-backup-fine = The newest backup at { $path } is { $hours } hours old.
doctor-no-limits = The limits per address are off (ALCATRAZ_NO_LIMITS): something in front must limit.
doctor-few-files = A process here may open { $files } files, one per socket. { $least } are better: LimitNOFILE in the unit, ulimit -n in a shell.
doctor-files-fine = A process here may open { $files } files.
