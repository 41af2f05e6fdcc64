# Limites d’une table. $most est le nombre permis.

server-too-many-changes = Cela a déjà été changé ici { $most } fois. À cette table, cela reste comme maintenant.
server-too-many-returns = Vous êtes revenu à cette place { $most } fois. Un robot joue désormais pour vous à cette table ; vous pouvez regarder.
