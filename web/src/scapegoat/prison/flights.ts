/** The animations of events: what moves, from which element to which. */
import type { GameEvent } from '../../wire/messages';

/** Names of things on the screen that something can fly from or to. */
export type Anchor = `room-${string}` | `seat-${number}`;

export interface Flight {
  /** An icon of the art, or a letter of the plan. */
  icon?: string;
  letter?: string;
  from: Anchor;
  to: Anchor;
}

const MOST = 8;

/** `step`: all events of the step that these are a part of; letters fly from the room where the task was completed. */
export function flightsOf(events: GameEvent[], step = events): Flight[] {
  const flights: Flight[] = [];
  const completed = step.find((event) => event.type === 'task_completed');
  const task: Anchor | null = completed ? `room-${completed.at as string}` : null;
  for (const event of events) {
    const me: Anchor = `seat-${event.seat as number}`;
    const add = (icon: string, from: Anchor, to: Anchor) => flights.push({ icon, from, to });
    switch (event.type) {
      case 'items_taken':
        for (const item of event.items as string[]) add(item, `room-${event.from as string}`, me);
        break;
      case 'item_dropped':
        add(event.item as string, me, `room-${event.to as string}`);
        break;
      case 'stolen':
      case 'item_bullied':
        add((event.what ?? event.item) as string, `seat-${event.from as number}`, me);
        break;
      case 'card_taken':
        add('blackmail', `seat-${event.from as number}`, me);
        break;
      case 'guard_moved':
        add('guard', `room-${event.from as string}`, `room-${event.to as string}`);
        break;
      case 'trade_accepted': {
        // The partner says yes; the goods are named from the side of whoever offered.
        const other: Anchor = `seat-${event.with as number}`;
        for (const item of event.give as string[]) add(item, me, other);
        for (const item of event.take as string[]) add(item, other, me);
        if (event.give_cash) add('cash', me, other);
        if (event.take_cash) add('cash', other, me);
        break;
      }
      case 'element_marked':
        if (task) flights.push({ letter: event.element as string, from: task, to: me });
        break;
      case 'task_moved':
        add('task', `room-${event.from as string}`, `room-${event.to as string}`);
        break;
    }
  }
  return flights.slice(0, MOST);
}
