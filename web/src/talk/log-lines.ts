/** The log as it is read: one slip per thing that has words, with headings where a round begins. */
import type { GameEvent, LogEntry } from '../wire/messages';

export interface Slip {
  key: string;
  kind: 'round' | 'event' | 'table';
  text: string;
  seat: number | null;
  events: GameEvent[];
}

export function slips(log: LogEntry[]): Slip[] {
  const shown: Slip[] = [];
  for (const entry of log) {
    // What is said has a page of its own.
    if (entry.what.type === 'said') continue;
    if (entry.line) {
      shown.push({
        key: `${entry.number}`,
        kind: 'table',
        text: entry.line,
        seat: entry.what.seat ?? null,
        events: [],
      });
    }
    entry.events.forEach((event, index) => {
      const text = entry.lines[index];
      if (!text) return;
      shown.push({
        key: `${entry.number}-${index}`,
        kind: event.type === 'round_started' ? 'round' : 'event',
        text,
        seat: typeof event.seat === 'number' ? event.seat : null,
        events: [event],
      });
    });
  }
  return shown;
}
