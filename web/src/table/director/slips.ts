/** Slips: what a great moment means for the player, on the screen until it was seen. */
import type { Beat } from './staging';

export interface Slip {
  /** The number of the step. */
  number: number;
  kind: string;
  line: string;
  meaning: string;
}

const MOST = 4;

/** The slips after a beat: one for each step, the latest last. */
export function withBeat(slips: Slip[], beat: Beat): Slip[] {
  if (!beat.stays || beat.meanings.length === 0) return slips;
  const { number } = beat.shown.moment;
  const meaning = beat.meanings.join(' ');
  const known = slips.find((slip) => slip.number === number);
  if (!known) return [...slips, { number, kind: beat.kind, line: beat.lines[0] ?? '', meaning }].slice(-MOST);
  return slips.map((slip) => (slip === known ? { ...slip, meaning: `${slip.meaning} ${meaning}` } : slip));
}
