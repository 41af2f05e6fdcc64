# Table talk, the log and the ledger of promises.

web-talk-panel = Talk and log
web-tab-talk = Talk
web-tab-log = Log
web-tab-promises = Promises
web-talk-empty = Nobody has said anything yet. Everything said here is heard by the whole table.
web-log-empty = Nothing has happened yet.
web-no-promises = No promises so far. They bind nobody, but the table remembers.
web-say-short = Say something
web-say-something = Say something to the table
web-send = Send
web-quick = Propose, promise, ask, threaten
web-accuse = Remind them of it
web-promise-status = { $status ->
    [kept] kept (round { $round })
    [broken] broken (round { $round })
    [void] { $reason ->
        [condition] void: the condition did not come true
       *[impossible] void: it could not be done
    }
   *[open] open (round { $round })
}

## A statement from pieces

web-speech-manner = What kind of statement
web-speech-propose-vote = Propose a vote
web-speech-promise = Promise
web-speech-ask = Ask
web-speech-threat = Threaten
web-speech-of = Who should do it
web-speech-what = What
web-speech-whom = Whom it concerns
web-speech-goods = Which thing
web-speech-place = Where
web-speech-if = Only if
web-speech-unless = Unless
web-speech-add-if = Add a condition
web-speech-add-unless = Add a way out
web-speech-no-condition = Without condition
web-speech-note = Words bind nobody. A promise holds for the round it names, and everybody sees what becomes of it.
web-myself = me
web-deed-vote-for = vote for them
web-deed-not-vote-for = not vote for them
web-deed-not-steal-from = not steal from them
web-deed-give = give them something
web-deed-no-blackmail = play no blackmail against them
web-deed-come-to = come to a location
web-deed-steal-from = steal from them
web-deed-blackmail = play blackmail against them
web-deed-me-vote-for = votes for me
web-deed-me-not-vote-for = does not vote for me
web-deed-me-not-steal-from = does not steal from me
web-deed-me-give = gives me something
web-deed-me-no-blackmail = plays no blackmail against me
