import { expect, it } from 'vitest';
import type { Prisoner } from '../view';
import { pawnSpots } from './pawns';

it('draws pawns beside each other where they share a room', () => {
  const at = (place: string) => ({ at: place }) as Prisoner;
  expect(pawnSpots([at('chapel'), at('yard'), at('chapel')]).map((each) => each.place)).toEqual([0, 0, 1]);
});
