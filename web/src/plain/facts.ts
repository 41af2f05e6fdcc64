/** A game's position and facts as rows of text, for a game of which the page knows nothing. */
import type { GameView, Json } from '../wire/messages';

export interface Fact {
  name: string;
  value: string;
  parts: Fact[];
}

/** Fields of every view that the page shows elsewhere. */
const SHOWN_ELSEWHERE = new Set(['game', 'you', 'decisions', 'outcome']);

export function factsOf(view: GameView, facts: Json): Fact[] {
  const fields = Object.entries(view).filter(([field]) => !SHOWN_ELSEWHERE.has(field));
  return [...fields, ...Object.entries(facts)].map(([field, value]) => fact(field, value));
}

function fact(field: string, value: unknown): Fact {
  const name = field.replaceAll('_', ' ');
  if (typeof value === 'object' && value !== null) {
    const parts = Object.entries(value);
    if (Array.isArray(value) && value.every((each) => typeof each !== 'object' || each === null))
      return { name, value: value.map(written).join(', ') || written(null), parts: [] };
    return {
      name,
      value: parts.length > 0 ? '' : written(null),
      parts: parts.map(([each, inner]) => fact(each, inner)),
    };
  }
  return { name, value: written(value), parts: [] };
}

function written(value: unknown): string {
  if (value === null || value === undefined) return '–';
  if (typeof value === 'boolean') return value ? '✓' : '✗';
  return String(value);
}
