/** The result of an analysis, as the server tells it: `alcatraz analyse --json`. */
import type { Json } from '../wire/messages';

export interface CurvePoint {
  move: number;
  round: number;
  /** By seat: 1 is the best ending, 0 the worst. */
  values: number[];
}

export interface TurningPoint {
  kind: 'turn' | 'together' | 'luck';
  round: number;
  seats: number[];
  /** How many moves were played before it, and the move to show. */
  from: number;
  move: number;
  whom: number;
  before: number[];
  change: number[];
  judgement: { seat: number; grade: string; loss: number; unlucky: boolean } | null;
  text: {
    title: string;
    what: string[];
    change: string;
    judgement: string | null;
    promises: string[];
    rule: { id: string; title: string } | null;
  };
}

export interface AnalysisResult {
  game: string;
  over: boolean;
  names: string[];
  text: string;
  start: number[];
  end: number[];
  decisions: number[][];
  luck: number[];
  curve: CurvePoint[];
  turning_points: TurningPoint[];
}

export interface AnalysisStatus {
  id: string;
  state: 'waiting' | 'running' | 'finished' | 'failed' | 'stopped';
  steps: number;
  total: number;
  result?: AnalysisResult | null;
  error?: { message: string } | null;
}

export type AnalysisSource = { table: string } | { record: Json };

/** The points at which a round begins, and the last one. */
export function byRound(curve: CurvePoint[]): CurvePoint[] {
  const shown = curve.filter((point, index) => index === 0 || point.round !== curve[index - 1]!.round);
  return shown.at(-1) === curve.at(-1) ? shown : [...shown, curve.at(-1)!];
}

/** The points of one round, from its beginning to that of the next. */
export function ofRound(curve: CurvePoint[], round: number): CurvePoint[] {
  const first = curve.findIndex((point) => point.round === round);
  const after = curve.findIndex((point) => point.round > round);
  return curve.slice(first, after < 0 ? curve.length : after + 1);
}

/** In hundredths, with a true minus. */
export function signed(value: number): string {
  const number = Math.round(100 * value);
  return number === 0 ? '0' : number > 0 ? `+${number}` : `−${-number}`;
}

export function hundredths(value: number): string {
  return String(Math.round(100 * value));
}
