/** An arranged position as the drawn prison wants it: a view of it and facts about it, of a moment ago if need be. */
import type { Answer } from '../../settle/answers';
import type { Item, PrisonView, Task } from '../../wire/games/scapegoat';
import type { PrisonFacts, TaskFacts } from '../facts';
import type { Prison } from './edits';

export interface TaskPiece {
  id: string;
  title: string;
  element: string;
  prisoners: number;
  guards: number;
  items: Item[];
}

/** What there is to place, by the edition of the position. */
export interface Pieces {
  tasks: TaskPiece[];
  tokens: Record<string, number>;
  spaces: Record<string, string[]>;
  cards: Record<string, { name: string; effect: string }>;
  limits: PrisonFacts['limits'];
}

export function piecesOf(answer: Answer | null): Pieces | null {
  return (answer?.pieces ?? null) as Pieces | null;
}

export function viewOf(position: Prison): PrisonView {
  return {
    ...position,
    players: position.players.map((each) => ({ ...each, blackmail_count: each.blackmail.length })),
    voted: [],
    you: null,
    decisions: [],
    stays: { indispensable: [], alone: [], stays: null, tied: [] },
    task_deck_count: position.task_deck.length,
    task_deck_bottom: [],
    tasks_gone: [],
    blackmail_deck_count: position.blackmail_deck.length,
  };
}

/** Where the answer is older than the position, what stands there counts. */
export function factsOf(position: Prison, answer: Answer | null, settled: boolean): PrisonFacts | null {
  const facts = (answer?.facts ?? null) as PrisonFacts | null;
  if (!facts || settled) return facts;
  const rooms = Object.entries(facts.rooms).map(([place, room]) => [
    place,
    {
      ...room,
      guards: position.guards[place] ?? 0,
      lockdown: position.effects.lockdown.some((each) => each === place),
      watch: '',
    },
  ]);
  const pieces = piecesOf(answer);
  const tasks = Object.entries(position.tasks).flatMap(([place, task]) => {
    const shown = taskFacts(task, pieces);
    return shown ? [[place, shown] as const] : [];
  });
  return {
    ...facts,
    rooms: Object.fromEntries(rooms) as PrisonFacts['rooms'],
    tasks: Object.fromEntries(tasks),
  };
}

function taskFacts(task: Task, pieces: Pieces | null): TaskFacts | null {
  if (typeof task !== 'string') return { ...task, id: '', title: '', conditions: [] };
  const card = pieces?.tasks.find((each) => each.id === task);
  return card ? { ...card, conditions: [] } : null;
}
