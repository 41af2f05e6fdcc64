# Bots that deal: characters, how much they say, and inmates with a name.

lobby-character-canny = Canny
    .text = Keeps its word as long as that pays.
lobby-character-honest = Honest
    .text = Never breaks its word.
lobby-character-rogue = Rogue
    .text = Promises what you like to hear.
lobby-character-secret = Secret
    .text = Drawn at the start, shown after the end.
lobby-talkativeness-lively = Lively
    .text = Proposes, explains and thanks.
lobby-talkativeness-terse = Terse
    .text = Proposes what matters.
lobby-talkativeness-silent = Silent
    .text = Answers when asked.
lobby-inmate-agnes = Would give you her last drug, and tells everybody so.
lobby-inmate-bruno = Few words, all of them true.
lobby-inmate-cosimo = Has a deal for every day of the week.
lobby-inmate-dolores = Counts twice, promises once.
lobby-inmate-edgar = Your best friend, until the vote.
lobby-inmate-felicia = Smiles, nods, and takes the key.
lobby-inmate-gaspard = Says nothing and forgets nothing.
lobby-inmate-hanna = Keeps to herself, and keeps her word.
server-bad-character = There is no such character. These there are: { $known }.
