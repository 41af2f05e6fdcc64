/** The log as lines to read: one line per entry or event that has words. */
import type { GameEvent, LogEntry } from '../wire/messages';

export interface LogLine {
  key: string;
  kind: 'heading' | 'event' | 'table';
  text: string;
  seat: number | null;
  events: GameEvent[];
}

/** `headings`: the types of events that are shown as headings. */
export function logLines(log: LogEntry[], headings: string[]): LogLine[] {
  const shown: LogLine[] = [];
  for (const entry of log) {
    // Statements are shown by the talk, not by the log.
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
        kind: headings.includes(event.type) ? 'heading' : 'event',
        text,
        seat: typeof event.seat === 'number' ? event.seat : null,
        events: [event],
      });
    });
  }
  return shown;
}
