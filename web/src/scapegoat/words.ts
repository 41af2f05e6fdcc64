/** Words for what a move names, as far as the server's own sentences do not say it already. */
import type { Kind } from '../table/choosing/questions';
import type { TableSession } from '../table/session/session.svelte';
import { listed, named, say } from '../texts.svelte';

export function goodsName(goods: string): string {
  return goods === 'cash' ? say('cash') : named('item', goods);
}

export function verbName(type: string): string {
  return say(`web-verb-${type.replaceAll('_', '-')}`);
}

/** The value of a field, in a word or two. */
export function valueName(session: TableSession, kind: Kind, value: unknown): string {
  if (value === undefined) return say('web-acting-nothing');
  switch (kind) {
    case 'verb':
      return verbName(String(value));
    case 'place':
      return named('location', String(value));
    case 'seat':
      return session.name(Number(value));
    case 'card':
      return named('card', String(value));
    case 'goods':
      return goodsName(String(value));
    case 'items':
      return (value as string[]).length ? listed((value as string[]).map(goodsName)) : say('web-acting-nothing');
    case 'number':
      return say('web-acting-guards', { count: Number(value) });
    default:
      return String(value);
  }
}

/** "Move, 1 AP": what a button says to those who listen. */
export function priced(text: string, cost: number | null): string {
  return cost === null ? text : say('web-acting-priced', { text, cost });
}

/** An offer as two lists in words; `none` where a side is empty. */
export function sideWords(items: string[], cash: number): string {
  const words = items.map(goodsName);
  if (cash > 0) words.push(say('web-acting-cash', { cash }));
  return words.length > 0 ? listed(words) : say('web-acting-nothing');
}
