/** The log as lines: one per entry or event that has words, grouped by turns, and filtered. */
import type { GameEvent, LogEntry } from '../../wire/messages';

export interface LogLine {
  key: string;
  /** The entry of the table's log that it belongs to. */
  number: number;
  kind: 'heading' | 'turn' | 'event' | 'table' | 'said';
  text: string;
  /** What it meant for the viewer, if anything. */
  meaning: string;
  seat: number | null;
  events: GameEvent[];
}

/** What a game says about its log. */
export interface LogTraits {
  /** Types of events that are shown as headings. */
  headings: string[];
  /** Types of events with which a player's turn begins. Without any, a turn is what one player does until another moves. */
  turns: string[];
}

export interface LogFilter {
  seat: number | null;
  /** Types of events; null: all of them. */
  types: string[] | null;
  /** What was said, and nothing else. */
  talk: boolean;
}

export const EVERYTHING: LogFilter = { seat: null, types: null, talk: false };

const SEATS = ['seat', 'from', 'with', 'for'];

/** Every line in order; a line of the kind `turn` stands before what a player does in a turn. */
export function logLines(log: LogEntry[], traits: LogTraits): LogLine[] {
  const shown: LogLine[] = [];
  let turn: number | null = null;
  for (const entry of log) {
    const { number, what } = entry;
    if (entry.line) {
      const said = what.type === 'said';
      const seat = (said ? what.statement?.seat : what.seat) ?? null;
      const kind = said ? 'said' : 'table';
      shown.push({ key: `${number}`, number, kind, text: entry.line, meaning: '', seat, events: [] });
    }
    const mover = what.type === 'moved' && entry.events.length > 0 ? (what.seat ?? null) : null;
    if (traits.turns.length === 0 && mover !== null && mover !== turn) {
      turn = mover;
      shown.push(turnLine(number, `${number}`, mover));
    }
    entry.events.forEach((event, index) => {
      const seat = typeof event.seat === 'number' ? event.seat : null;
      if (traits.turns.includes(event.type) && seat !== null) shown.push(turnLine(number, `${number}-${index}`, seat));
      const text = entry.lines[index];
      if (!text) return;
      const heading = traits.headings.includes(event.type);
      shown.push({
        key: `${number}-${index}`,
        number,
        kind: heading ? 'heading' : 'event',
        text,
        meaning: entry.meanings?.[index] ?? '',
        seat,
        events: [event],
      });
    });
  }
  return shown;
}

function turnLine(number: number, key: string, seat: number): LogLine {
  return { key: `${key}-turn`, number, kind: 'turn', text: '', meaning: '', seat, events: [] };
}

/** The lines that pass the filter; headings and turns stay where a line under them does. */
export function filtered(lines: LogLine[], filter: LogFilter): LogLine[] {
  const kept: LogLine[] = [];
  let above: LogLine[] = [];
  for (const line of lines) {
    if (line.kind === 'heading') above = [line];
    else if (line.kind === 'turn') above = [...above.filter((each) => each.kind === 'heading'), line];
    else if (passes(line, filter)) {
      kept.push(...above, line);
      above = [];
    }
  }
  // With nothing to filter by, a round that has just begun is news.
  return filter === EVERYTHING ? [...kept, ...above] : kept;
}

function passes(line: LogLine, { seat, types, talk }: LogFilter): boolean {
  // Statements are shown by the talk; the log brings them if one asks for them.
  if ((line.kind === 'said') !== talk) return false;
  if (types !== null && !line.events.some((event) => types.includes(event.type))) return false;
  return (
    seat === null || line.seat === seat || line.events.some((event) => SEATS.some((field) => event[field] === seat))
  );
}

/** The keys of the lines beside which a bot may be asked why: the first one about each of the bots' moves. */
export function askable(log: LogEntry[], lines: LogLine[]): Set<string> {
  const moves = new Set(
    log.filter(({ what }) => what.type === 'moved' && what.by === 'bot').map(({ number }) => number),
  );
  const keys = new Set<string>();
  for (const { key, number, kind } of lines) if (kind === 'event' && moves.delete(number)) keys.add(key);
  return keys;
}

/** The lines since the player's last turn that is over; all of them if there was none. */
export function sinceLastTurn(lines: LogLine[], seat: number): LogLine[] {
  const turns = lines.flatMap((line, index) => (line.kind === 'turn' ? [{ seat: line.seat, index }] : []));
  const over = turns.findLastIndex((turn, index) => turn.seat === seat && index < turns.length - 1);
  if (over < 0) return lines;
  return lines.slice(turns[over + 1]!.index);
}
