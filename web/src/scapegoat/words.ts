/** Words for the fields of a move, where the server's sentences do not give them. */
import type { Kind } from '../table/choosing/questions';
import type { TableSession } from '../table/session/session.svelte';
import { listed, named, say, texts } from '../texts.svelte';

export function goodsName(goods: string): string {
  return goods === 'cash' ? say('cash') : named('item', goods);
}

export function verbName(type: string): string {
  return say(`web-verb-${type.replaceAll('_', '-')}`);
}

/** The card of an action: what it does, and what it is good for. */
export function verbDoes(type: string): string {
  const id = `web-does-${type}`;
  return texts.has(id) ? say(id) : '';
}

export function verbGoodFor(type: string): string {
  const id = `web-good-for-${type}`;
  return texts.has(id) ? say(id) : '';
}

/** The value of a field, in a word or two. */
export function valueName(session: TableSession, kind: Kind, value: unknown): string {
  if (value === undefined) return say('web-acting-nothing');
  const word = typeof value === 'string' ? value : JSON.stringify(value);
  switch (kind) {
    case 'verb':
      return verbName(word);
    case 'place':
      return named('location', word);
    case 'seat':
      return session.name(Number(value));
    case 'card':
      return named('card', word);
    case 'goods':
      return goodsName(word);
    case 'items':
      return (value as string[]).length ? listed((value as string[]).map(goodsName)) : say('web-acting-nothing');
    case 'number':
      return say('web-acting-guards', { count: Number(value) });
    default:
      return word;
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
