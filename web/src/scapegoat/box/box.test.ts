import { describe, expect, it } from 'vitest';
import { freeId, isBox, oursOf, withGold, withNewTask, withoutTask, withTask, withTitle, type Box } from './box';
import type { Edition } from '../../editions/edition';

const sourced = (value: number) => ({ value, source: 'house' as const });
const task = (id: string, element: 'A' | 'B' | 'C') => ({
  id,
  element,
  prisoners: 1,
  guards: 0,
  items: [],
  source: 'house' as const,
  title: { en: id },
});
const OURS = {
  name: { en: 'House' },
  sheet: { items: sourced(3), stamina: sourced(3), cash: sourced(3), hand: sourced(2) },
  guards: { total: sourced(21) },
  tokens: Object.fromEntries(['key', 'knife', 'clothes', 'drug', 'tool', 'gun'].map((item) => [item, sourced(5)])),
  location: [{ id: 'chapel', spaces: [], source: 'house' }],
  task: [task('dig', 'A'), task('burn', 'B'), task('hide', 'C')],
  blackmail: { cards: ['patrol'], source: 'printed' },
} as unknown as Box;

describe('the shape that the form can show', () => {
  it('is that of our edition, with wrong values too', () => {
    expect(isBox(OURS)).toBe(true);
    expect(isBox({ ...OURS, task: [{ ...OURS.task[0]!, prisoners: 99 }] })).toBe(true);
  });

  it.each([
    {},
    { name: { en: 5 } },
    { ...OURS, task: 3 },
    { ...OURS, task: [4] },
    { ...OURS, task: [{ ...task('x', 'A'), items: 'key' }] },
    { ...OURS, task: [{ ...task('x', 'A'), title: null }] },
    { ...OURS, location: [{ id: 'chapel' }] },
    { ...OURS, location: [{ id: 'chapel', spaces: [], gold_spaces: 1 }] },
    { ...OURS, sheet: {} },
    { ...OURS, tokens: null },
    { ...OURS, blackmail: [] },
  ])('is nothing else: %#', (content) => {
    expect(isBox(content as unknown as Edition)).toBe(false);
  });
});

describe('cards', () => {
  it('are added behind those of their element, with an id of their own', () => {
    const box = withNewTask(OURS, 'B', 'New card');
    expect(box.task.map((each) => each.id)).toEqual(['dig', 'burn', 'new_card', 'hide']);
    expect(withNewTask(box, 'A', 'New card').task[1]!.id).toBe('new_card_2');
  });

  it('of one’s own are called by their title, ours keep their id', () => {
    const box = withNewTask(OURS, 'A', 'New card');
    expect(withTitle(box, OURS, 1, { en: 'Éteindre la lumière' }).task[1]!.id).toBe('eteindre_la_lumiere');
    expect(withTitle(box, OURS, 0, { en: 'Another' }).task[0]!.id).toBe('dig');
  });

  it.each([
    ['3 guards!', 'guards'],
    ['牢', 'task'],
    ['Guard’s uniform', 'guards_uniform'],
  ])('get an id of plain letters: %s', (title, id) => {
    expect(freeId(title, [])).toBe(id);
  });

  it('can be reset once they differ from ours', () => {
    expect(oursOf(OURS, OURS, 0)).toBeNull();
    const changed = withTask(OURS, 0, { guards: 2 });
    expect(oursOf(changed, OURS, 0)).toEqual(OURS.task[0]);
    expect(oursOf(withoutTask(OURS, 0), OURS, 0)).toBeNull();
  });

  it('say nothing of a table of three if it is no other number', () => {
    const box = withTask(OURS, 0, { prisoners: 3, prisoners_of_three: 2 });
    expect(box.task[0]!.prisoners_of_three).toBe(2);
    expect('prisoners_of_three' in withTask(box, 0, { prisoners: 2 }).task[0]!).toBe(false);
  });
});

it('the gold side has spaces of its own, or those of the silver one', () => {
  const box = withGold(OURS, 0, ['key']);
  expect(box.location[0]!.gold_spaces).toEqual(['key']);
  expect(withGold(box, 0, null)).toEqual(OURS);
});
