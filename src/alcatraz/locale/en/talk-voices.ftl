# Other words for statements, as bots use them: $said is the sentence of talk.ftl, $reason one of the reasons below.
# Each kind of statement has four; the speaker says which.

voice-offer-0 = Here is my offer. { $said }
voice-offer-1 = Let us make a deal. { $said }
voice-offer-2 = Think about it. { $said }
voice-offer-3 = Fair is fair. { $said }
voice-word-0 = You have my word. { $said }
voice-word-1 = Mark this. { $said }
voice-word-2 = Hear me. { $said }
voice-word-3 = So that everybody knows it. { $said }
voice-agree-0 = Agreed. { $said }
voice-agree-1 = You can count on me. { $said }
voice-agree-2 = Done. { $said }
voice-agree-3 = All right. { $said }
voice-ask-0 = { $said }
voice-ask-1 = One thing. { $said }
voice-ask-2 = Listen. { $said }
voice-ask-3 = A request. { $said }
voice-plead-0 = { $said } You know why: { $reason }.
voice-plead-1 = Think again. { $said } After all, { $reason }.
voice-plead-2 = { $said } Remember: { $reason }.
voice-plead-3 = Do not forget: { $reason }. { $said }
voice-threat-0 = { $said }
voice-threat-1 = A fair warning. { $said }
voice-threat-2 = Do not try me. { $said }
voice-threat-3 = I mean it. { $said }
voice-propose-0 = { $said }
voice-propose-1 = My proposal. { $said }
voice-propose-2 = What do you think? { $said }
voice-propose-3 = I say it openly. { $said }
voice-propose-because-0 = { $said } The reason: { $reason }.
voice-propose-because-1 = { $said } After all, { $reason }.
voice-propose-because-2 = It is simple: { $reason }. { $said }
voice-propose-because-3 = Look at it: { $reason }. { $said }
voice-counter-0 = Not like that. But listen. { $said }
voice-counter-1 = Another offer. { $said }
voice-counter-2 = I would rather have it this way. { $said }
voice-counter-3 = Let us meet halfway. { $said }
voice-yes-0 = Yes.
voice-yes-1 = Agreed.
voice-yes-2 = I am with you.
voice-yes-3 = That suits me.
voice-no-0 = No.
voice-no-1 = Not with me.
voice-no-2 = I would rather not.
voice-no-3 = Find somebody else.
voice-yes-because-0 = Yes: { $reason }.
voice-yes-because-1 = Agreed: { $reason }.
voice-yes-because-2 = I am with you: { $reason }.
voice-yes-because-3 = That suits me: { $reason }.
voice-no-because-0 = No: { $reason }.
voice-no-because-1 = Not with me: { $reason }.
voice-no-because-2 = I would rather not: { $reason }.
voice-no-because-3 = Sorry, no: { $reason }.
voice-accuse-0 = { $whom }, you gave your word (no. { $about }).
voice-accuse-1 = { $whom }, I have not forgotten no. { $about }.
voice-accuse-2 = So much for your word, { $whom } (no. { $about }).
voice-accuse-3 = { $whom }, that will cost you (no. { $about }).
voice-thank-0 = Thank you, { $whom } (no. { $about }).
voice-thank-1 = { $whom }, you kept your word (no. { $about }).
voice-thank-2 = I will remember that, { $whom } (no. { $about }).
voice-thank-3 = A pleasure to deal with you, { $whom } (no. { $about }).
voice-explain-0 = My reason: { $reason }.
voice-explain-1 = You ask why: { $reason }.
voice-explain-2 = It is simple: { $reason }.
voice-explain-3 = Let me put it this way: { $reason }.

## Reasons, as a part of a sentence

talk-because-alone-holds = { $whom ->
    [me] I alone hold { $element }
   *[other] { $whom } alone holds { $element }
}
talk-because-needed-least = { $whom ->
    [me] you need me least
   *[other] the escape needs { $whom } least
}
talk-because-stronger-again = { $whom ->
    [me] I would be stronger with every election
   *[other] { $whom } would be even stronger as Scapegoat again
}
talk-because-keeps-word = { $whom ->
    [me] I have kept my word
   *[other] { $whom } keeps their word
}
talk-because-broke-word = { $whom ->
    [me] I have broken my word
   *[other] { $whom } has broken their word
}
talk-because-stole = { $whom ->
    [me] I have stolen
   *[other] { $whom } has stolen
}
talk-because-gave-word = { $whom ->
    [me] I gave my word
   *[other] I gave { $whom } my word
}
talk-because-agreed = { $whom ->
    [me] that is what I said
   *[other] { $whom } and I agree on it
}
talk-because-no-trust = { $whom ->
    [me] nobody trusts me
   *[other] I do not trust { $whom }
}
talk-because-hindering = { $whom ->
    [me] I stand in my own way
   *[other] { $whom } was about to leave me behind
}
talk-because-no-gain = there is nothing in it for me
talk-because-out-of-reach = I cannot do that now
talk-because-undecided = I have not made up my mind
talk-because-going-to = I have something to do here: { $place }
talk-because-fetching = I need this: { $item }
talk-because-ready-sentences = I only understand the ready sentences
