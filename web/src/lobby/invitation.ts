/** The address that leads others to a table. */

const OF_THIS_MACHINE = /^(localhost|127\..+|\[::1\])$/;

/**
 * The address by which this browser found the server works for others, too, unless it is that of this very machine:
 * then the server knows better how it is reached from outside.
 */
export function invitation(table: { id: string; link: string }, here: { hostname: string; origin: string }): string {
  return OF_THIS_MACHINE.test(here.hostname) ? table.link : `${here.origin}/t/${encodeURIComponent(table.id)}`;
}
