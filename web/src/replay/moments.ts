/** Moments of a replay: their addresses, and the way from one to the next by step, turn and round. */
import type { ReplayStep } from '../wire/messages';

/** The address of a moment: the moves played by then. */
export function addressOf(outline: ReplayStep[], at: number): string {
  return `move-${outline[at - 1]?.move ?? 0}`;
}

/** The step that an address means; null if it means none. */
export function momentAt(outline: ReplayStep[], address: string): number | null {
  const move = /^move-(\d{1,6})$/.exec(address)?.[1];
  if (move === undefined) return null;
  if (Number(move) === 0) return 0;
  const step = outline.findIndex((each) => each.move >= Number(move));
  return step < 0 ? outline.length : step + 1;
}

/** How many moves there are. */
export function movesIn(outline: ReplayStep[]): number {
  return outline.at(-1)?.move ?? 0;
}

/** The first step of each round, by its number; empty in a game without rounds. */
export function roundsOf(outline: ReplayStep[]): { round: number; at: number }[] {
  const found: { round: number; at: number }[] = [];
  outline.forEach(({ round }, index) => {
    if (round != null && round > (found.at(-1)?.round ?? -1)) found.push({ round, at: index + 1 });
  });
  return found;
}

/** The moments at which something begins: a turn, or with `rounds` a round. The start and the end are among them. */
function beginnings(outline: ReplayStep[], rounds: boolean): number[] {
  const inside = rounds
    ? roundsOf(outline).map(({ at }) => at)
    : outline.flatMap((each, index) => (each.turn ? [index + 1] : []));
  return [0, ...inside, outline.length];
}

/** The next moment at which a turn or a round begins, or the one before. */
export function beginningFrom(outline: ReplayStep[], at: number, by: 1 | -1, { rounds }: { rounds: boolean }): number {
  const found = beginnings(outline, rounds);
  if (by > 0) return found.find((each) => each > at) ?? outline.length;
  return found.findLast((each) => each < at) ?? 0;
}
