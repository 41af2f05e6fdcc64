# alcatraz serve and alcatraz admin.

serve-help-command = Serve tables, so that people on different devices play together. Nothing needs to be configured.
serve-help-host = The address to listen at: 0.0.0.0 for every device in the network.
serve-help-port = The port to listen at; 0 for any that is free.
serve-help-metrics-port = Answer /metrics (for Prometheus) at this port instead of the one for players.
serve-help-database = The file that keeps the tables, or the address of a PostgreSQL database (postgresql://…), which several servers can share. A file in your data folder if you name none.
serve-help-base-url = How people reach this server, if not by address and port: links are made with it.
serve-help-origin = A page elsewhere that may use this server. Can be given several times.
serve-help-retention = How many days a finished table is kept.
serve-help-words = A file of words, one per line, that nobody may use in a name or in free text here.
serve-help-workers = How many processes think for the bots.
serve-help-no-limits = Do not limit what one address may ask for: for a server behind another that does.
serve-help-log-level = How much is logged on standard error: debug, info, warning or error.
serve-help-open = Open the page in the browser. If the usual port is taken, another one is used.
serve-started = Serving tables at { $url } (kept in { $database }). Ctrl-C ends it.
serve-cannot-listen = Nothing can listen at { $host }, port { $port }: { $why }.
serve-no-database = The database { $path } cannot be opened: { $why }.

admin-help-command = Look after the tables of a server, also while it runs.
admin-help-list = All tables: id, game, phase, listed or private, entries in the log, when last touched.
admin-help-close = Close a table: no more moves; its people are told, its record stays.
admin-help-delete = Delete a table with everything about it.
admin-help-backup = Copy the database into one file, while the server runs.
admin-help-restore = Make a new database from a backup.
admin-help-database = The server’s database: a file, or postgresql://…. The one in your data folder if you name none.
admin-help-table = The id of the table.
admin-help-target = The file to write; it must not be there yet.
admin-help-source = The backup.
admin-closed = Table { $table } is closed.
admin-deleted = Table { $table } is deleted.
admin-backed-up = Backed up to { $path }.
admin-restored = { $tables ->
    [one] { $path } has { $tables } table.
   *[other] { $path } has { $tables } tables.
}
admin-no-table = There is no table { $table }.
admin-no-open-table = There is no table { $table }, or it is over already.
admin-no-database = { $path } is not a database of tables.
admin-file-exists = { $path } is there already, and nothing is overwritten.

verify-shuffle-fair = Its shuffles are fair: the seed is the one that the table was bound to at the start.
verify-shuffle-shared = Nobody chose its shuffles: the seed is made from the one that the table was bound to at the start and from bits that its players added.
verify-shuffle-chosen = Somebody chose the seed of this table: its shuffles prove nothing.
verify-shuffle-broken = Its seed does not follow from the one that the table was bound to at the start.
serve-database-in-use = Another server works with { $path } already. Stop it first, or choose another file with --database.
cli-wrong-database = --database: the name of a file is expected, or an address such as postgresql://user:password@host:5432/tables, not “{ $got }”.
admin-help-move = Copy all tables into a new database of the other kind: from a file to PostgreSQL, or back. Stop the servers first.
admin-help-rehearse = Before an upgrade: which tables the installed version would let go on. Changes nothing.
admin-help-new = The new database: a file that is not there yet, or the address of a PostgreSQL database without tables.
admin-moved = { $tables ->
    [one] { $path } has { $tables } table with { $entries } entries. Nothing was changed in the old database.
   *[other] { $path } has { $tables } tables with { $entries } entries. Nothing was changed in the old database.
}
admin-not-empty = There are tables in { $path } already, and nothing is overwritten.
admin-in-use = A server works with { $path }. Stop it first, so that nothing is played that is not copied.
admin-rehearsed-on = { $tables ->
    [one] { $tables } table goes on as it is.
   *[other] { $tables } tables go on as they are.
}
admin-rehearsed-migrated = { $tables ->
    [one] { $tables } table goes on by the rules it began with.
   *[other] { $tables } tables go on by the rules they began with.
}
admin-rehearsed-closed = { $tables ->
    [0] No table would be closed.
    [one] { $tables } table would be closed with a sentence; its record stays:
   *[other] { $tables } tables would be closed with a sentence; their records stay:
}
admin-rehearsed-past = { $tables ->
    [0] Every finished game can be looked at as before.
    [one] { $tables } finished game could no longer be replayed, only downloaded.
   *[other] { $tables } finished games could no longer be replayed, only downloaded.
}
