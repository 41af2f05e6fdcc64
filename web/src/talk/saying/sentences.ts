/** Which of the suggested statements are still worth saying. */
import type { Json, LogEntry, Sayable, Statement } from '../../wire/messages';

/** A page shows so many at once. */
export const MOST_SHOWN = 6;

/** A statement as its speaker sent it, from how the table keeps it. */
export function sent(kept: Statement): Json {
  const words: Json = {};
  for (const [name, value] of Object.entries(kept)) {
    if (['id', 'seat', 'round', 'after'].includes(name)) continue;
    words[name === 'whom' ? 'seat' : name] = value;
  }
  return words;
}

function key(statement: Json): string {
  return JSON.stringify(Object.entries(statement).sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** Without what this seat has said in this round already. */
export function unsaid(sayable: Sayable[], log: LogEntry[], seat: number | null, round: number | undefined): Sayable[] {
  const said = new Set(
    log
      .flatMap((entry) => entry.what.statement ?? [])
      .filter((statement) => statement.seat === seat && (round === undefined || statement.round === round))
      .map((statement) => key(sent(statement))),
  );
  return sayable.filter((each) => !said.has(key(each.statement))).slice(0, MOST_SHOWN);
}
