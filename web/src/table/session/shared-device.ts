/** Several people at one device: whose eyes the screen shows, and when it must be covered. */
import type { TableSession } from './session.svelte';

export interface Situation {
  /** Whether seats know what the others must not see. */
  secrets: boolean;
  /** The seats of this device. */
  mine: number[];
  /** All seats that must decide now. */
  deciding: number[];
  /** Whose eyes the screen shows now; null: nobody's. */
  seat: number | null;
}

export interface Screen {
  /** Whose eyes the screen should show. */
  look: number | null;
  /** To whom the device should be passed, with everything covered until then. */
  passTo: number | null;
}

/** One after the other; with secrets, nobody's eyes in between. */
export function whoseScreen({ secrets, mine, deciding, seat }: Situation): Screen {
  if (mine.length < 2) return { look: seat, passTo: null };
  const asked = mine.filter((each) => deciding.includes(each));
  if (seat !== null && asked.includes(seat)) return { look: seat, passTo: null };
  if (secrets) return { look: null, passTo: asked[0] ?? null };
  return { look: asked[0] ?? seat ?? mine[0]!, passTo: null };
}

function screenOf(session: TableSession): Screen {
  const { mine, seat, table } = session;
  return whoseScreen({ secrets: table?.secrets ?? false, mine, deciding: session.myDeciding, seat });
}

/** The person at this device who should take it now. */
export function passTo(session: TableSession): number | null {
  return screenOf(session).passTo;
}

export function covered(session: TableSession): boolean {
  return passTo(session) !== null;
}

/** Looks through the eyes that fit what has happened; to be called whenever something has. */
export function follow(session: TableSession): void {
  if (session.mine.length > 1 && session.table?.phase !== 'lobby') session.lookAs(screenOf(session).look);
}
