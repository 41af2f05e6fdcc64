/** The votes of an election when they are turned over. */
import type { GameEvent } from '../../wire/messages';
import type { Moment } from '../../table/session/known-table.svelte';

export interface Election {
  /** For whom each seat voted. */
  votes: number[];
  elected: number;
  bonus: number;
  /** Those who had the same, highest number of votes, if it was a tie. */
  tied: number[];
  /** What the log says about it. */
  lines: string[];
}

/** The election that a moment decided, if it did. */
export function electionIn(moment: Moment): Election | null {
  const revealed = moment.events.find((each) => each.type === 'votes_revealed');
  const elected = moment.events.find((each) => each.type === 'elected');
  if (!revealed || !elected) return null;
  return {
    votes: revealed.votes as number[],
    elected: elected.seat as number,
    bonus: elected.bonus as number,
    tied: (elected.tied as number[] | undefined) ?? [],
    lines: moment.lines.filter((line, index) => line && isOfElection(moment.events[index])),
  };
}

function isOfElection(event: GameEvent | undefined): boolean {
  return event?.type === 'elected';
}

/** Who got how many votes, most first; those without any are left out. */
export function tally(votes: number[]): { seat: number; votes: number }[] {
  const counted = new Map<number, number>();
  for (const seat of votes) counted.set(seat, (counted.get(seat) ?? 0) + 1);
  return [...counted]
    .map(([seat, number]) => ({ seat, votes: number }))
    .sort((one, other) => other.votes - one.votes || one.seat - other.seat);
}
