/** Time left, as people say it. */
import { say } from '../texts.svelte';

const HOUR = 3600;
const DAY = 24 * HOUR;

export function leftInWords(seconds: number): string {
  if (seconds >= 2 * DAY) return say('web-days', { count: Math.floor(seconds / DAY) });
  if (seconds >= HOUR) return say('web-hours', { count: Math.floor(seconds / HOUR) });
  const minutes = Math.floor(seconds / 60);
  return `${minutes}:${String(seconds % 60).padStart(2, '0')}`;
}
