/** How fast what happened is shown, as the player likes it. */
import type { Pace } from './queue';

export const SPEEDS = ['calm', 'brisk', 'instant', 'step'] as const;
export type Speed = (typeof SPEEDS)[number];

const PACES: Record<Speed, Pace> = {
  calm: { factor: 1, stepwise: false },
  brisk: { factor: 0.55, stepwise: false },
  instant: { factor: 0, stepwise: false },
  step: { factor: 1, stepwise: true },
};

export function paceOf(speed: Speed): Pace {
  // Nobody is looking; what was missed is in the slips, the recap and the log.
  return document.hidden ? PACES.instant : PACES[speed];
}
