/** Random bits that this browser adds to the shuffles of a table, kept until the end, when they are looked for in what was used. */
import type { TableInfo } from '../../wire/messages';

type Shuffle = TableInfo['shuffle'];

/** The bits of a seat, and the digest that the table was bound to before they were sent. */
export interface AddedChance {
  digest: string;
  bits: string;
}

/** fair: the server kept to its digest; shared: and our bits are in the shuffles. */
export type Verdict = 'shared' | 'fair' | 'broken';

const KEY = 'alcatraz-chance';
const MOST_TABLES = 50;

/** New bits for a seat that has none yet; null if there is nothing to add. */
export function newChance(shuffle: Shuffle, table: string, seat: number): AddedChance | null {
  if (shuffle.chosen || shuffle.bits?.[seat]) return null;
  const chance = { digest: shuffle.digest, bits: hex(crypto.getRandomValues(new Uint8Array(32))) };
  keep(table, { ...addedAt(table), [seat]: chance });
  return chance;
}

/** By seat, what this browser has added at a table. */
export function addedAt(table: string): Record<string, AddedChance> {
  return kept()[table] ?? {};
}

/** After the end. Rejects where the browser has no SHA-256, as on pages without https. */
export async function verdictOn(shuffle: Shuffle, added: Record<string, AddedChance>): Promise<Verdict> {
  const bytes = new TextEncoder().encode(`${shuffle.salt}:${shuffle.seed}`);
  const digest = `sha256:${hex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)))}`;
  const mine = Object.entries(added);
  const used = mine.every(([seat, each]) => each.digest === digest && shuffle.bits?.[Number(seat)] === each.bits);
  if (digest !== shuffle.digest || !used) return 'broken';
  return mine.length > 0 ? 'shared' : 'fair';
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (each) => each.toString(16).padStart(2, '0')).join('');
}

function kept(): Record<string, Record<string, AddedChance>> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Record<string, AddedChance>>;
  } catch {
    return {};
  }
}

function keep(table: string, chances: Record<string, AddedChance>): void {
  const others = Object.entries(kept()).filter(([each]) => each !== table);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...others, [table, chances]].slice(-MOST_TABLES))));
  } catch {
    // A browser that keeps nothing cannot look for its bits at the end.
  }
}
