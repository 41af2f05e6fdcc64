/** Where on the board a beat happens. */
import type { GameEvent } from '../../wire/messages';

const PLACES = ['at', 'to', 'from'];

/** The anchors that may show it, the best first: the room that an event names, else the pawn of who did it. */
export function anchorsOf(events: GameEvent[]): string[] {
  const rooms = events.flatMap((event) =>
    PLACES.flatMap((field) => (typeof event[field] === 'string' ? [`room-${event[field]}`] : [])),
  );
  const pawns = events.flatMap((event) => (typeof event.seat === 'number' ? [`pawn-${event.seat}`] : []));
  return [...rooms, ...pawns];
}

export function spotOf(events: GameEvent[]): Element | null {
  return (
    anchorsOf(events)
      .map((anchor) => document.querySelector(`[data-anchor="${anchor}"]`))
      .find((found) => found !== null) ?? null
  );
}

/** Whether it is off the screen, or behind what stays above the board. */
export function isAside(box: DOMRect): boolean {
  const middle = (box.top + box.bottom) / 2;
  const bar = [...document.querySelectorAll('[data-covers]')].map((each) => each.getBoundingClientRect());
  const covered = bar.some(({ left, right, top }) => left <= box.left && box.right <= right && top < middle);
  return covered || middle < 60 || middle > innerHeight;
}
