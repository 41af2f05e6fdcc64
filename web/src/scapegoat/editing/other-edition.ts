/** The same position with the values of another box: what that box has no place for goes. */
import type { Edition } from '../../editions/edition';
import type { Card, DescribedTask, Element, Task, TaskItem } from '../../wire/games/scapegoat';
import type { Box } from '../box/box';
import type { Pieces } from './edited-view';
import type { Prison } from './edits';

/** Filled in by the server: the deck is dealt from the cards of that box. */
const LEFT_OUT = ['edition', 'items', 'task_deck', 'task_deck_known'];

/** `edition`: null for ours, whose values `ours` are; `pieces`: what there is to place now. */
export function withEdition(position: Prison, edition: Edition | null, ours: Edition, pieces: Pieces | null): Prison {
  const before = (position.edition ?? ours) as Box;
  const box = (edition ?? ours) as Box;
  const kept = Object.entries(position).filter(([field]) => !LEFT_OUT.includes(field));
  const cards = (those: Card[]) => those.filter((card) => box.blackmail.cards.includes(card));
  const moved = {
    ...Object.fromEntries(kept),
    ...(edition ? { edition } : {}),
    // With the same tokens and spaces everything can lie where it lay; else it is laid out anew.
    ...(sameBoard(before, box) ? { items: position.items } : {}),
    tasks: Object.fromEntries(
      Object.entries(position.tasks).flatMap(([place, task]) => {
        const found = taskIn(box, task, pieces);
        return found ? [[place, found]] : [];
      }),
    ),
    players: position.players.map((each) => ({ ...each, blackmail: cards(each.blackmail) })),
    blackmail_deck: cards(position.blackmail_deck),
    blackmail_discard: cards(position.blackmail_discard),
  };
  return moved as unknown as Prison;
}

function sameBoard(one: Box, other: Box): boolean {
  const board = ({ tokens, location }: Box) =>
    JSON.stringify([
      Object.entries(tokens).map(([item, { value }]) => [item, value]),
      location.map(({ id, spaces, gold_spaces }) => [id, spaces, gold_spaces ?? null]),
    ]);
  return board(one) === board(other);
}

/** By its id if that box has the card; else as it was, described by hand. */
function taskIn(box: Box, task: Task, pieces: Pieces | null): Task | null {
  if (typeof task !== 'string' || box.task.some((each) => each.id === task)) return task;
  const card = pieces?.tasks.find((each) => each.id === task);
  if (!card) return null;
  const { element, prisoners, guards, items } = card;
  return { element: element as Element, prisoners, guards, items: items as TaskItem[] } satisfies DescribedTask;
}
