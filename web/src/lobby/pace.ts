/** How long people may think: a few clocks to choose from, and any clock in words. */
import { say } from '../texts.svelte';
import type { Clock } from '../wire/messages';

export type Pace = 'none' | 'relaxed' | 'quick' | 'slow';

export const PACES: Pace[] = ['none', 'relaxed', 'quick', 'slow'];

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** `grace`: after how long a bot plays for a player who is disconnected. */
const CLOCKS: Record<Pace, Clock> = {
  none: { decision: null, grace: null },
  relaxed: { decision: 5 * MINUTE, grace: 5 * MINUTE },
  quick: { decision: MINUTE, grace: MINUTE },
  slow: { decision: 3 * DAY, grace: null },
};

/** `limited`: kinds of decisions that the game limits by itself; where players have time, these limits are lifted, too. */
export function clockOf(pace: Pace, limited: string[]): Clock {
  const clock = CLOCKS[pace];
  if (clock.grace !== null || limited.length === 0) return clock;
  return { ...clock, limits: Object.fromEntries(limited.map((kind) => [kind, null])) };
}

/** A span of time in the largest unit in which it is a whole number. */
export function span(seconds: number): { unit: 'days' | 'hours' | 'minutes' | 'seconds'; count: number } {
  if (seconds % DAY === 0) return { unit: 'days', count: seconds / DAY };
  if (seconds % HOUR === 0) return { unit: 'hours', count: seconds / HOUR };
  if (seconds % MINUTE === 0) return { unit: 'minutes', count: seconds / MINUTE };
  return { unit: 'seconds', count: Math.round(seconds) };
}

export function clockInWords(clock: Clock): string {
  return clock.decision ? say('web-clock-decision', span(clock.decision)) : say('web-clock-none');
}
