/** What a table looks like at a moment of a replay: the welcome and the messages up to it, put together. */
import type { Happened, LogEntry, Welcome } from '../wire/messages';

const SPECTATOR = 'spectator';

/** A welcome to the moment after these messages. */
export function welcomeTo(start: Welcome, passed: Happened[]): Welcome {
  const now: Welcome = { ...start };
  for (const message of passed) {
    now.number = message.number;
    if (message.views) now.views = message.views;
    if (message.guides) now.guides = message.guides;
    if (message.ledger) now.ledger = message.ledger;
    if (message.table) now.table = message.table;
    if (message.what.statement) now.talk = [...now.talk, message.what.statement];
  }
  return { ...now, now: Date.now() / 1000 };
}

/** The log of that moment. */
export function logOf(passed: Happened[]): LogEntry[] {
  return passed.map((message) => ({
    number: message.number,
    at: 0,
    what: message.what,
    events: message.events?.[SPECTATOR] ?? [],
    lines: message.lines?.[SPECTATOR] ?? [],
    line: message.line ?? null,
    meanings: [],
  }));
}
