# What players do about each other, and what the server keeps; loaded when somebody looks at it.

web-people-mute = Do not show me what { $player } writes
web-people-unmute = Show me again what { $player } writes
web-people-mute-note = Only on this device, and nobody is told. Ready sentences and promises stay: they are part of the game.
web-people-report = Report this
web-people-report-why = Why (you may leave it empty)
web-people-report-note = Whoever runs this server reads it. Nobody at the table hears of it.
web-people-reported = Reported. Whoever runs this server can read it now.

web-privacy-page-title = Your data · Alcatraz
web-privacy-lead = No account, no password, no e-mail address. This is everything else.
web-privacy-kept = What the server keeps
web-privacy-kept-text = For each table: the names that people gave themselves, their moves, what they said, and when. In place of the secret with which your browser gets its seat back the server keeps a digest, from which nobody can work back. What you report is kept with the table.
web-privacy-browser = What your browser keeps
web-privacy-browser-text = Your language and settings, your name, the secrets of your seats, whom you muted, your finished games and your editions. It is all in the storage of this browser; clearing the data of this site removes it.
web-privacy-not = What there is not
web-privacy-not-text = No cookies, no advertising, no figures for others, nothing loaded from elsewhere. The address of your connection is used while you are connected, so that nobody floods the server. Alcatraz does not store it. The web server in front of it may keep a log of its own.
web-privacy-seen = Who sees it
web-privacy-seen-text = Whoever has the link of a table can watch it and read what is said at it; a listed table is open to everybody. After the end its record can be downloaded, with names, moves and words. Whoever runs this server can read all of it.
web-privacy-long = How long
web-privacy-long-text = Finished tables usually for 90 days, tables that never started for 7, and none untouched for longer than a year. Whoever runs this server may have set another time, and may have backups that are older.
web-privacy-rights = If you want to see it, or want it gone
web-privacy-rights-text = Tell whoever runs this server the name you played under and a table where you did. They can hand you everything that is kept under that name, and take your name and your words out of every table; your moves stay, under the number of your seat.
