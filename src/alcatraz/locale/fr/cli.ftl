cli-help = Alcatraz : jouez à deux jeux de société dans une même prison, consultez leurs règles, pilotez leur moteur.
cli-help-version = Affiche la version, puis s’arrête.
cli-help-language = La langue de tout ce qui est dit : en ou fr.
cli-help-engine = Le protocole du moteur : des requêtes JSON sur l’entrée standard, une réponse JSON par ligne sur la sortie standard.
