/** Every change that the editor can make, with pieces drawn by luck: for a test that loads what comes out. */
import type { Square } from '../../wire/games/boat';
import { moveGuard, movePrisoner, setOutside, setPlayers, spare, type Yard } from './edits';

type Luck = (below: number) => number;

function square(luck: Luck): Square {
  return [1 + luck(9), 1 + luck(9)];
}

export const RANDOM_EDITS: ((yard: Yard, luck: Luck) => Yard)[] = [
  (yard, luck) => {
    const seat = luck(yard.players);
    return movePrisoner(yard, seat, spare(yard, seat)!, square(luck));
  },
  (yard, luck) => setOutside(yard, luck(yard.players), luck(2) ? 'cell' : 'boat', luck(5)),
  (yard, luck) => moveGuard(yard, 1 + luck(8), 1 + luck(9)),
  (yard, luck) => setPlayers(yard, 2 + luck(3)),
  (yard, luck) => ({ ...yard, turn: luck(yard.players) }),
];
