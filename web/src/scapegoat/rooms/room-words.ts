/** A room, and what is on it, in words: for those who hear the board instead of seeing it. */
import { listed, named, say } from '../../texts.svelte';
import type { RoomFacts, TaskFacts } from '../view';
import { piles } from './piles';

/** What so many guards mean, in two words at most; what it means exactly is in the facts. */
export function watchword(guards: number, lockdown: boolean): string {
  if (lockdown) return say('web-prison-locked');
  return guards >= 2 ? say('web-prison-watch', { guards }) : '';
}

export function things(items: string[]): string {
  return listed(piles(items).map(({ item, count }) => say(`item-${item}-some`, { count })));
}

export interface Told {
  place: string;
  room?: RoomFacts | undefined;
  task?: TaskFacts | undefined;
  guards: number;
  items: string[];
  names: string[];
  /** What a click does, with its price. */
  does: string;
}

export function roomInWords({ place, room, task, guards, items, names, does }: Told): string {
  return [
    named('location', place),
    room?.function ?? '',
    say('web-prison-guards', { guards: room?.guards ?? guards }),
    room?.watch ?? '',
    room?.lockdown ? say('web-prison-lockdown') : '',
    items.length > 0 ? say('web-prison-lies', { items: things(items) }) : '',
    task ? taskInWords(task) : '',
    names.length > 0 ? say('web-prison-here', { players: listed(names) }) : '',
    does,
  ]
    .filter(Boolean)
    .map((part) => (/[.!?]$/.test(part) ? part : `${part}.`))
    .join(' ');
}

export function taskInWords(task: TaskFacts): string {
  const conditions = task.conditions.map(({ text, holds }) =>
    say('web-prison-condition', { text, holds: holds ? 'yes' : 'no' }),
  );
  return say('web-prison-task', { title: task.title, element: task.element, conditions: conditions.join('; ') });
}
