/** What the answer to a trade tells, as data for the board. */
import type { Beat } from '../../table/director/staging';
import type { LogEntry } from '../../wire/messages';

export interface TradeAnswer {
  offerer: number;
  partner: number;
  accepted: boolean;
  /** What the partner said about it, if they did. */
  reason: string;
}

/** Words belong to an answer if they were said so few entries before it. */
const NEAR = 3;

export function answerIn(beat: Pick<Beat, 'events' | 'shown'>, log: LogEntry[]): TradeAnswer | null {
  const event = beat.events.find((each) => each.type === 'trade_accepted' || each.type === 'trade_declined');
  if (!event) return null;
  const partner = event.with as number;
  const { number } = beat.shown.moment;
  const near = log.filter(
    (entry) => entry.what.statement?.seat === partner && entry.number < number && number - entry.number <= NEAR,
  );
  const said = near.findLast((entry) => entry.what.statement?.type === 'reason') ?? near.at(-1);
  return {
    offerer: event.seat as number,
    partner,
    accepted: event.type === 'trade_accepted',
    reason: said?.line ?? '',
  };
}
