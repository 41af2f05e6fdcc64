# What may be said and who may say it.

server-phrases-only = At this table only ready sentences are said. Choose one of them.
server-muted = Whoever runs this server does not let you use words of your own. Ready sentences are still yours.
server-banned = Whoever runs this server has banned you from this table.
server-name-banned = Nobody may be called { $name } on this server. Choose another name.
server-unwanted-word = “{ $word }” is not said on this server.
server-nothing-said = Nothing that you could report was said under number { $number }.
server-too-many-reports = That is enough: at one table a person reports at most { $most } things.
words-bad-line = { $path }, line { $line }: expected one word, which may begin or end with *.
words-too-many = { $path }, line { $line }: that is one word too many for a list.

admin-help-show = Everything that is kept under a name: tables, seats, words, reports. With --json, a file to hand out.
admin-help-find = Names that contain a text: how many tables, when last seen.
admin-help-mute = No words of their own for whoever has this name: at their tables, and under this name anywhere.
admin-help-ban = Out of their tables, and nobody is called that any more.
admin-help-forget = Take a name and what was said under it out of every table. Moves stay, under the number of the seat.
admin-help-reports = What players have reported.
admin-help-name = A name; what looks the same is the same.
admin-help-part = A part of a name.
admin-help-json = Answer in JSON.
admin-help-lift = Take it back.
admin-help-only-table = At this table only, and nowhere else.
admin-nobody = Nobody is or was called { $name } here.
admin-ruled = { $rule ->
    [mute] { $lifted ->
        [yes] { $name } may speak freely again
       *[no] { $name } is muted
    }
   *[ban] { $lifted ->
        [yes] { $name } is no longer banned
       *[no] { $name } is banned
    }
}; tables changed: { $tables }.
admin-forgotten = { $name } is forgotten; tables changed: { $tables }. Backups that were made before still have the name.
admin-shown-at = { $table } · { $game } · { $phase } · seat { $seat } · since { $since } · moves { $moves }
admin-shown-names = names: { $names }
admin-shown-rule = { $rule ->
    [mute] This name is muted on the whole server.
   *[ban] This name is banned on the whole server.
}
admin-reported = { $at } · { $table } · number { $number } · { $speaker }: { $said }
admin-reported-why = why: { $text }
