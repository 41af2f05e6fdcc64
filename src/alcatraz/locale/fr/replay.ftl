# Parties revues : ce que le serveur en dit.

server-not-over = La partie est en cours : tout n’est dévoilé qu’après la fin.
server-no-replay = Cette partie n’a pas été jouée jusqu’au bout, ou ses règles ont changé depuis : on ne peut pas la revoir. Son enregistrement peut toujours être téléchargé.
