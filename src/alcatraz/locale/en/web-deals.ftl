# Deals on the page: what a statement can be about, when it holds, and answers for one tap.

web-deed-complete = complete a task
web-deed-leave-alone = leave them alone: no theft, no card
web-deed-me-come-to = comes to a location
web-deed-me-complete = completes a task
web-deed-me-leave-alone = leaves me alone
web-speech-term = When
web-term-this-round = this round
web-term-next-round = next round
web-replies = Answer with one tap
web-reply-but = Or:
