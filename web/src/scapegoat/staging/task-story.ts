/** What the events of a completed task tell, as data for its scenes. */
import type { GameEvent } from '../../wire/messages';
import type { PrisonView } from '../../wire/games/scapegoat';

export interface SpentToken {
  seat: number;
  item: string;
}

/** Whose tokens left for the task. */
export function spentIn(events: GameEvent[]): SpentToken[] {
  return events
    .filter((event) => event.type === 'item_dropped')
    .map((event) => ({ seat: event.seat as number, item: event.item as string }));
}

/** The letters that were marked, each with those who marked it. */
export function markedIn(events: GameEvent[]): { letter: string; seats: number[] }[] {
  const marked = new Map<string, number[]>();
  for (const event of events) {
    if (event.type !== 'element_marked') continue;
    const letter = event.element as string;
    marked.set(letter, [...(marked.get(letter) ?? []), event.seat as number]);
  }
  return [...marked].map(([letter, seats]) => ({ letter, seats }));
}

export interface Standing {
  seat: number;
  plan: string;
  /** The letters that are new. */
  fresh: string;
}

/** How far everybody is after a step, and what it brought them; the farthest first. */
export function standings(before: PrisonView | null, after: PrisonView): Standing[] {
  return after.players
    .map(({ plan }, seat) => {
      const had = before?.players[seat]?.plan ?? plan;
      return {
        seat,
        plan,
        fresh: Array.from(plan)
          .filter((letter) => !had.includes(letter))
          .join(''),
      };
    })
    .sort((one, other) => other.plan.length - one.plan.length || one.seat - other.seat);
}
