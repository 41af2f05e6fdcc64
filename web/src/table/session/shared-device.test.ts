import { describe, expect, it } from 'vitest';
import { whoseScreen } from './shared-device';

const prison = { secrets: true, mine: [0, 2], deciding: [0], seat: null as number | null };
const yard = { ...prison, secrets: false };

describe('one device, with secrets', () => {
  it('covers the screen until the one who decides has it', () => {
    expect(whoseScreen(prison)).toEqual({ look: null, passTo: 0 });
    expect(whoseScreen({ ...prison, seat: 0 })).toEqual({ look: 0, passTo: null });
  });

  it('covers at once when the decision has gone to another one here', () => {
    expect(whoseScreen({ ...prison, seat: 0, deciding: [2] })).toEqual({ look: null, passTo: 2 });
  });

  it('lets several voters come one after the other', () => {
    expect(whoseScreen({ ...prison, deciding: [0, 1, 2] })).toEqual({ look: null, passTo: 0 });
    expect(whoseScreen({ ...prison, deciding: [0, 1, 2], seat: 0 })).toEqual({ look: 0, passTo: null });
    expect(whoseScreen({ ...prison, deciding: [1, 2], seat: 0 })).toEqual({ look: null, passTo: 2 });
  });

  it('shows what everybody may see while only others decide', () => {
    expect(whoseScreen({ ...prison, deciding: [1], seat: 2 })).toEqual({ look: null, passTo: null });
    expect(whoseScreen({ ...prison, deciding: [], seat: null })).toEqual({ look: null, passTo: null });
  });
});

describe('one device, without secrets', () => {
  it('turns to whoever decides, without a cover', () => {
    expect(whoseScreen(yard)).toEqual({ look: 0, passTo: null });
    expect(whoseScreen({ ...yard, deciding: [2], seat: 0 })).toEqual({ look: 2, passTo: null });
  });

  it('stays where it is while others decide', () => {
    expect(whoseScreen({ ...yard, deciding: [1], seat: 2 })).toEqual({ look: 2, passTo: null });
    expect(whoseScreen({ ...yard, deciding: [], seat: null })).toEqual({ look: 0, passTo: null });
  });
});

describe('a device of one’s own', () => {
  it('is never covered', () => {
    expect(whoseScreen({ ...prison, mine: [2], seat: 2, deciding: [0] })).toEqual({ look: 2, passTo: null });
    expect(whoseScreen({ ...prison, mine: [], seat: null, deciding: [0] })).toEqual({ look: null, passTo: null });
  });
});
