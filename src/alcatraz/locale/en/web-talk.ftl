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

web-myself = me
web-say-phrases = Ready sentences only at this table.
