/** How the page arranges positions of The Scapegoat, beside its screen. */
import type { EditorTools } from '../../game-page';
import { emptyBoard, type Prison } from './edits';
import { piecesOf } from './edited-view';
import { withEdition } from './other-edition';

export const TOOLS: EditorTools = {
  empty: emptyBoard,
  fields: ['layout', 'gold', 'guards', 'items', 'tasks', 'players', 'scapegoat', 'phase'],
  refined: (field, type, answer) => {
    const tasks = piecesOf(answer)?.tasks ?? [];
    if (field !== 'task_deck') return type;
    const names = tasks.map((each) => each.id);
    return { kind: 'list', of: { kind: 'name', label: 'task', names }, least: 0, most: null };
  },
  words: (answer) => (label, name) => {
    if (label !== 'task') return undefined;
    const task = piecesOf(answer)?.tasks.find((each) => each.id === name);
    return task && `${task.element} · ${task.title}`;
  },
  withEdition: (position, edition, ours, answer) =>
    withEdition(position as unknown as Prison, edition, ours, piecesOf(answer)),
};
