/** A key that identifies a decision: the same as long as it is asked of the same seat in the same round for the same reason. */
import type { PrisonView } from '../../wire/games/scapegoat';

export function decisionKey(table: string, seat: number | null, view: PrisonView | null): string {
  if (!view || seat === null) return '-';
  // An election stays the same from the first ballot to the last, also for those who have voted.
  if (view.phase === 'voting') return [table, view.round, seat, view.pending?.kind ?? 'vote'].join('/');
  const decision = view.decisions.find((each) => each.seat === seat);
  return decision ? [table, view.round, view.turn?.seat, view.turn?.offers, seat, decision.kind].join('/') : '-';
}
