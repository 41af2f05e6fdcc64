/** The component values of The Scapegoat as an edition file has them, and changes of them. */
import { isEdition, type Edition, type Names } from '../../editions/edition';
import type { Element, Item, Location, TaskItem } from '../../wire/games/scapegoat';

export const LETTERS: Element[] = ['A', 'B', 'C', 'D', 'E', 'F'];
export const ITEMS: Item[] = ['key', 'knife', 'clothes', 'drug', 'tool', 'gun'];
export const TASK_ITEMS: TaskItem[] = ['key', 'knife', 'clothes', 'drug', 'tool'];
export const CARDS = [
  'assembly',
  'bad_plan',
  'body_search',
  'bullying',
  'change_of_plans',
  'errand_boy',
  'escort',
  'false_alarm',
  'isolation_cell',
  'lockdown',
  'patrol',
];

/** "house": nobody published it, so somebody set it. */
export type Source = 'printed' | 'house';

export interface Sourced {
  value: number;
  source: Source;
}

export interface BoxTask {
  id: string;
  element: Element;
  prisoners: number;
  prisoners_of_three?: number;
  guards: number;
  items: TaskItem[];
  source: Source;
  title: Names;
}

export interface Tile {
  id: Location;
  spaces: Item[];
  /** Left out: the same as on the silver side. */
  gold_spaces?: Item[];
  source: Source;
}

export type Box = Edition & {
  sheet: Record<string, Sourced>;
  guards: Record<string, Sourced>;
  tokens: Record<string, Sourced>;
  location: Tile[];
  task: BoxTask[];
  blackmail: { cards: string[]; source: Source };
};

/** What can be set by a number, in which limits; the server has the last word. */
export const NUMBERS = [
  { part: 'sheet', name: 'items', low: 1, high: 3 },
  { part: 'sheet', name: 'stamina', low: 1, high: 9 },
  { part: 'sheet', name: 'cash', low: 1, high: 9 },
  { part: 'sheet', name: 'hand', low: 1, high: 5 },
  { part: 'guards', name: 'total', low: 9, high: 48 },
  ...ITEMS.map((name) => ({ part: 'tokens' as const, name: name, low: 0, high: name === 'gun' ? 1 : 15 })),
] as const;

/** Everything in its right shape, so that the form can show it; its values may still be wrong. */
export function isBox(content: Edition): content is Box {
  const { sheet, guards, tokens, location, task, blackmail } = content as Partial<Box>;
  const numbers = { sheet, guards, tokens };
  return (
    isEdition(content) &&
    NUMBERS.every(({ part, name }) => isSourced(numbers[part]?.[name])) &&
    isList(location, (each) => isText(each.id) && isTexts(each.spaces) && isTextsIf(each.gold_spaces)) &&
    isList(task, isTask) &&
    isTexts(blackmail?.cards)
  );
}

function isTask(task: Partial<BoxTask>): boolean {
  const numbers = [task.prisoners, task.guards, task.prisoners_of_three ?? 1];
  return (
    isText(task.id) &&
    isText(task.element) &&
    numbers.every((each) => typeof each === 'number') &&
    isTexts(task.items) &&
    isEdition({ name: task.title })
  );
}

function isSourced(value: Partial<Sourced> | undefined): boolean {
  return typeof value?.value === 'number';
}

function isList<Entry>(value: Entry[] | undefined, fits: (entry: Partial<Entry>) => boolean): boolean {
  return Array.isArray(value) && value.every((each) => typeof each === 'object' && each !== null && fits(each));
}

function isText(value: unknown): boolean {
  return typeof value === 'string';
}

function isTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every(isText);
}

function isTextsIf(value: unknown): boolean {
  return value === undefined || isTexts(value);
}

// -- changes ----------------------------------------------------------------------------------------

export function withTask(box: Box, index: number, change: Partial<BoxTask>): Box {
  return { ...box, task: box.task.map((each, at) => (at === index ? tidy({ ...each, ...change }) : each)) };
}

/** A number for tables of three that is no other number need not be said. */
function tidy(task: BoxTask): BoxTask {
  const { prisoners_of_three: three, ...others } = task;
  return three === undefined || three === task.prisoners ? others : task;
}

/** A card of one's own is called by its English title, as ours are; one of ours keeps its id, so that it can be reset. */
export function withTitle(box: Box, ours: Box, index: number, title: Names): Box {
  const task = box.task[index]!;
  const own = !ours.task.some((each) => each.id === task.id);
  const taken = box.task.filter((_, at) => at !== index).map((each) => each.id);
  return withTask(box, index, { title, ...(own ? { id: freeId(title.en ?? '', taken) } : {}) });
}

export function freeId(title: string, taken: string[]): string {
  const plain = title
    .normalize('NFKD')
    .replace(/\p{M}|[’']/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^[^a-z]+|_+$/g, '')
    .slice(0, 60);
  const id = plain || 'task';
  if (!taken.includes(id)) return id;
  let number = 2;
  while (taken.includes(`${id}_${number}`)) number += 1;
  return `${id}_${number}`;
}

/** Behind the others of its element. */
export function withNewTask(box: Box, element: Element, title: string): Box {
  const id = freeId(
    title,
    box.task.map((each) => each.id),
  );
  const card: BoxTask = { id, element, prisoners: 1, guards: 0, items: [], source: 'printed', title: { en: title } };
  const last = box.task.findLastIndex((each) => each.element <= element);
  return { ...box, task: box.task.toSpliced(last + 1, 0, card) };
}

export function withoutTask(box: Box, index: number): Box {
  return { ...box, task: box.task.toSpliced(index, 1) };
}

/** Our card of the same id, if this one is another by now. */
export function oursOf(box: Box, ours: Box, index: number): BoxTask | null {
  const task = box.task[index]!;
  const same = ours.task.find((each) => each.id === task.id);
  return same && JSON.stringify(sorted(same)) !== JSON.stringify(sorted(task)) ? same : null;
}

function sorted(task: BoxTask): unknown[] {
  return Object.entries(task).sort(([one], [other]) => (one < other ? -1 : 1));
}

export function withNumber(box: Box, part: 'sheet' | 'guards' | 'tokens', name: string, change: Partial<Sourced>): Box {
  return { ...box, [part]: { ...box[part], [name]: { ...box[part][name]!, ...change } } };
}

export function withTile(box: Box, index: number, change: Partial<Tile>): Box {
  return { ...box, location: box.location.map((each, at) => (at === index ? { ...each, ...change } : each)) };
}

/** null: the same spaces as on the silver side. */
export function withGold(box: Box, index: number, spaces: Item[] | null): Box {
  const { gold_spaces: _, ...tile } = box.location[index]!;
  return { ...box, location: box.location.with(index, spaces ? { ...tile, gold_spaces: spaces } : tile) };
}
