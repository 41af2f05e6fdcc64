/** The panel "who would stay?", read from what the view says about it. */
import type { PrisonView } from '../view';

export type Cell = 'none' | 'shared' | 'alone';
/** left: would stay now; tied: one of those would; needed: the others cannot do without; spare: they can. */
export type Fate = 'left' | 'tied' | 'needed' | 'spare';

/** As long as nobody could be left out, it says nothing about anybody that all are needed. */
export function isOpen(stays: PrisonView['stays'], players: number): boolean {
  return stays.stays === null && stays.tied.length === 0 && stays.indispensable.length === players;
}

export function cellOf(plan: string, alone: string, letter: string): Cell {
  if (alone.includes(letter)) return 'alone';
  return plan.includes(letter) ? 'shared' : 'none';
}

export function fateOf(stays: PrisonView['stays'], seat: number): Fate {
  if (stays.stays === seat) return 'left';
  if (stays.tied.includes(seat)) return 'tied';
  return stays.indispensable.includes(seat) ? 'needed' : 'spare';
}
