# Les marchés sur la page : ce dont parle une déclaration, quand elle vaut, et les réponses d’un geste.

web-deed-complete = accomplir une tâche
web-deed-leave-alone = laisser cette personne en paix : ni vol, ni carte
web-deed-me-come-to = vient dans un lieu
web-deed-me-complete = accomplit une tâche
web-deed-me-leave-alone = me laisse en paix
web-speech-term = Quand
web-term-this-round = cette manche
web-term-next-round = la prochaine manche
web-replies = Répondre d’un geste
web-reply-but = Ou bien :
