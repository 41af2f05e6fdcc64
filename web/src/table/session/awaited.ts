/** Whom everybody waits for, and for what. */
import { say } from '../../texts.svelte';
import type { TableSession } from './session.svelte';

export interface Awaited {
  seat: number;
  text: string;
}

/** Those who must decide now. A guide of a moment ago has the right words, too, if it was about the same decision. */
export function awaited(session: TableSession): Awaited[] {
  return (session.view?.decisions ?? []).map(({ seat, kind }) => ({
    seat,
    text:
      session.guide?.waiting.find((each) => each.seat === seat && each.kind === kind)?.text ??
      say('web-waiting', { players: session.name(seat) }),
  }));
}
