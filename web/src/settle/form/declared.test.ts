import { describe, expect, it } from 'vitest';
import { blank, fits, typeIndex, type Declared, type DeclaredRecord } from './declared';

const NAME: Declared = { kind: 'name', label: 'colour', names: ['red', 'blue'] };
const OFFER: DeclaredRecord = {
  kind: 'record',
  label: 'offer',
  constants: { kind: 'offer' },
  fields: [
    { name: 'with', type: { kind: 'seat' } },
    { name: 'give', type: { kind: 'list', of: NAME, least: 0, most: null } },
    { name: 'note', type: { kind: 'text' }, optional: true },
  ],
};
const STEP: DeclaredRecord = {
  kind: 'record',
  label: 'step',
  constants: { kind: 'step' },
  fields: [{ name: 'at', type: { kind: 'tuple', of: [NAME, NAME] } }],
};

describe('values of declared types', () => {
  it('begin with the simplest one, and it fits', () => {
    const types: Declared[] = [
      NAME,
      OFFER,
      STEP,
      { kind: 'number', low: 1, high: 4 },
      { kind: 'flag' },
      { kind: 'list', of: OFFER, least: 2, most: 2 },
      { kind: 'or_null', of: STEP },
      { kind: 'per_name', keys: NAME, of: { kind: 'seat' } },
    ];
    for (const type of types) expect(fits(type, blank(type))).toBe(true);
    expect(blank(OFFER)).toEqual({ kind: 'offer', with: 0, give: [] });
  });

  it('are told apart', () => {
    expect(typeIndex([OFFER, STEP], blank(STEP))).toBe(1);
    expect(typeIndex([OFFER, STEP], { kind: 'offer', with: 1, give: [], note: 'x' })).toBe(0);
    expect(typeIndex([NAME, { kind: 'tuple', of: [NAME, NAME] }], ['red', 'blue'])).toBe(1);
    expect(fits(OFFER, { kind: 'offer', with: 1, give: [], more: 1 })).toBe(false);
  });
});
