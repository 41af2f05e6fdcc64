/** Counting the votes of an election. */

/** Who got how many votes, most first; those without any are left out. */
export function tally(votes: number[]): { seat: number; votes: number }[] {
  const counted = new Map<number, number>();
  for (const seat of votes) counted.set(seat, (counted.get(seat) ?? 0) + 1);
  return [...counted]
    .map(([seat, number]) => ({ seat, votes: number }))
    .sort((one, other) => other.votes - one.votes || one.seat - other.seat);
}
