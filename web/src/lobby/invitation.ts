/** The address that leads others to a table. */
import type { Network } from '../wire/messages';

const OF_THIS_MACHINE = /^(localhost|127\..+|\[::1\])$/;

/** Whether an address leads to this machine and is of no use to any other. */
export function isThisMachine(hostname: string): boolean {
  return OF_THIS_MACHINE.test(hostname);
}

/**
 * The address by which this browser found the server works for others, too, unless it is that of this very machine:
 * then it is the machine's address in its network, if the server can be reached there, or what the server says.
 */
export function invitation(
  table: { id: string; link: string },
  here: { hostname: string; origin: string },
  network: Network | null = null,
): string {
  const path = `/t/${encodeURIComponent(table.id)}`;
  if (!isThisMachine(here.hostname)) return `${here.origin}${path}`;
  const outside = network?.reachable ? network.urls[0] : undefined;
  return outside ? `${outside}${path}` : table.link;
}
