/** What is no move of the game, as screen readers announce it: what is said with the name of who says it. */
import type { Moment } from '../table/session/known-table.svelte';

export function announced({ what, line }: Moment, name: (seat: number) => string): string {
  return line && what.statement ? `${name(what.statement.seat)}: ${line}` : line;
}
