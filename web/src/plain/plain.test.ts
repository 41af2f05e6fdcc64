import { describe, expect, it } from 'vitest';
import { can, cannot, guideOf } from '../testing/guides';
import type { GameView, Guide, GuideMove } from '../wire/messages';
import { choiceGroups } from './choices';
import { factsOf } from './facts';

/** "Race to ten" of docs/how-to/add-a-game.md, and a second group that is chosen in two steps. */
function add(number: number): GuideMove {
  return { ...can({ type: 'add', number }, 'add', 0), text: `Add ${number}`, path: ['Add', `Add ${number}`] };
}

function jump(side: string, far: number): GuideMove {
  return {
    ...can({ type: 'jump', side, far }, 'jump', 2),
    text: `Jump ${side} by ${far}`,
    path: ['Jump', side, `by ${far}`],
  };
}

function guide(moves: GuideMove[], refused: Guide['refused'] = []): Guide {
  const groups = [
    { id: 'jump', title: 'Jump' },
    { id: 'add', title: 'Add' },
    { id: 'rest', title: 'Rest' },
  ];
  return { ...guideOf(moves, refused), groups };
}

describe('the choices of an unknown game', () => {
  it('are the moves under their headings, in the order of the guide, without empty headings', () => {
    const groups = choiceGroups(guide([add(1), add(2), jump('left', 1)]));
    expect(groups.map(({ title }) => title)).toEqual(['Jump', 'Add']);
    expect(groups[1]?.branches.map(({ text, move }) => [text, move?.move.number])).toEqual([
      ['Add 1', 1],
      ['Add 2', 2],
    ]);
  });

  it('fold moves that share the beginning of their path', () => {
    const [jumps] = choiceGroups(guide([jump('left', 1), jump('left', 2), jump('right', 1)]));
    expect(jumps?.branches.map(({ text, branches }) => [text, branches.map((each) => each.text)])).toEqual([
      ['left', ['Jump left by 1', 'Jump left by 2']],
      ['Jump right by 1', []],
    ]);
  });

  it('list moves that their path does not tell apart', () => {
    const same = [add(1), { ...add(2), path: ['Add', 'Add 1'] }];
    expect(choiceGroups(guide(same))[0]?.branches.map(({ text }) => text)).toEqual(['Add 1', 'Add 2']);
  });

  it('leave out templates, which are the last moves', () => {
    const [jumps, adds] = choiceGroups(guide([jump('left', 1), add(1), add(2)]), 1);
    expect([jumps, adds].map((each) => each?.branches.length)).toEqual([1, 1]);
  });

  it('keep the heading of moves that are all refused', () => {
    const past = cannot({ type: 'add', number: 3 }, 'add', 'That would go past ten.', 'R-1.1');
    expect(choiceGroups(guide([], [past]))).toMatchObject([{ title: 'Add', branches: [], refused: [past] }]);
  });
});

describe('the facts of an unknown game', () => {
  const view = { game: 'race', you: 0, decisions: [], outcome: null, total: 7, last_moves: [1, 3] } as GameView;

  it('are the fields of the view that are shown nowhere else, and those of the guide', () => {
    expect(factsOf(view, { to_win: 3 }).map(({ name, value }) => [name, value])).toEqual([
      ['total', '7'],
      ['last moves', '1, 3'],
      ['to win', '3'],
    ]);
  });

  it('have parts where a field holds more than a list of values', () => {
    const [board] = factsOf({ ...view, total: undefined, last_moves: undefined } as GameView, {
      board: { left: ['a', 'b'], open: true, goal: null },
    }).filter(({ name }) => name === 'board');
    expect(board?.parts.map(({ name, value }) => [name, value])).toEqual([
      ['left', 'a, b'],
      ['open', '✓'],
      ['goal', '–'],
    ]);
  });
});
