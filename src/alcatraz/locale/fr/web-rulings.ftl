# Ce que dit la page aux tables qui jouent l’autre lecture d’une décision.

web-house-rules = Règles maison de cette table
web-tie-title = Égalité
web-tie-lead = Ces joueurs ont le même nombre de votes. Vous étiez le dernier bouc émissaire : choisissez de nouveau lequel le sera.
web-tie-choose = Choisissez un joueur
web-robbed-title = { $name } vous vole
web-robbed-lead = À cette table, la victime choisit. Choisissez ce que { $name } reçoit.
web-robbed-choose = Choisissez ce que vous cédez
web-leave-together = Le plan est complet, et ces prisonniers sont toujours à égalité. Tous ceux qui ne le sont pas en désignent un : le plus désigné reste en prison, et le hasard décide en cas d’égalité.
web-leave-named = { $count ->
    [0] pas encore désigné
    [one] désigné une fois
   *[other] désigné { $count } fois
}
web-boat-alarm-may-stay = Alarme ! Le gardien de la rangée { $row } peut courir à un bout de sa rangée, ou rester. À vous de choisir.
web-boat-out = éliminé
