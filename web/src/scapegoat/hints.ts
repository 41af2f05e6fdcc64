/** One line of help for newcomers about the current decision. */
import type { PrisonView } from '../wire/games/scapegoat';

export type Hint =
  'negotiation' | 'call' | 'voting' | 'turn' | 'scapegoat' | 'spent' | 'guards' | 'patrol' | 'asked' | 'others';

/** `asked`: what the seat in front of the screen must decide, if anything. */
export function hintOf(view: PrisonView, seat: number | null, asked: string | null): Hint | null {
  if (seat === null || view.phase === 'over') return null;
  if (view.phase === 'voting') return view.pending ? (asked ? 'asked' : 'others') : 'voting';
  if (view.phase === 'negotiation') return asked === 'negotiation' ? 'call' : 'negotiation';
  if (asked === null) return 'others';
  if (asked === 'move_guard') return view.pending?.kind === 'patrol' ? 'patrol' : 'guards';
  if (asked !== 'turn') return 'asked';
  if (view.turn?.ap === 0) return 'spent';
  return view.scapegoat === seat ? 'scapegoat' : 'turn';
}
