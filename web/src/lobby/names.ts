/** Default names of players who have not entered one. */
import { settings } from '../settings.svelte';
import { say } from '../texts.svelte';

/** As many as there are texts web-nickname-1 … */
export const NICKNAMES = 12;

export const LONGEST_NAME = 24;

/** The same one as long as the page is open: it should not change while somebody looks at it. */
const first = Math.floor(Math.random() * NICKNAMES);

/** The nth of several people at one device gets another one than the others. */
export function nickname(nth = 0): string {
  return say(`web-nickname-${((first + nth) % NICKNAMES) + 1}`);
}

/** My name, or a nickname that nobody else at the table has: two people of one name are refused. */
export function nameBeside(others: string[], wish = settings.name.trim()): string {
  const taken = others.map((each) => each.toLowerCase());
  const names = Array.from({ length: NICKNAMES }, (_, nth) => nickname(nth));
  if (wish && !taken.includes(wish.toLowerCase())) return wish;
  return names.find((each) => !taken.includes(each.toLowerCase())) ?? names[0]!;
}

export function myName(): string {
  return settings.name.trim() || nickname();
}
