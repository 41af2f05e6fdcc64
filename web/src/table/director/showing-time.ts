/** How long something that happened stays on the screen before the next thing is shown. */
import { still } from '../../motion';
import type { Happened } from '../../wire/messages';

const SHORT = 650;
/** Many events at once take longer to see. */
const LONG = 1_100;
const MANY_EVENTS = 3;

interface Viewer {
  /** The seats of this browser: what they did themselves needs no time. */
  mine: number[];
  /** Types of events of the game that hardly change the screen. */
  unpaced: string[];
}

/** In milliseconds. */
export function showingTime(message: Happened, { mine, unpaced }: Viewer): number {
  const { what } = message;
  if (what.type !== 'moved' || still() || document.hidden) return 0;
  if (what.by === 'player' && mine.includes(what.seat ?? -1)) return 0;
  const events = Object.values(message.events ?? {})[0] ?? [];
  if (events.every((event) => unpaced.includes(event.type))) return 0;
  return events.length > MANY_EVENTS ? LONG : SHORT;
}
