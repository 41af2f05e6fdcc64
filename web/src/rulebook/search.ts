/** Search in the rules by number, title or text. Accents and capitals do not matter. */
import type { BookRule } from './book';

export interface Piece {
  text: string;
  hit: boolean;
}

/** As long as the original, letter by letter, so that what is found there is found at the same place here. */
export function plain(text: string): string {
  return Array.from(text.replaceAll('’', "'"), (letter) => {
    const bare = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    return bare.length === letter.length ? bare : letter;
  }).join('');
}

export function wordsOf(query: string): string[] {
  return plain(query).split(/\s+/).filter(Boolean);
}

/** Rules in which every word is found somewhere. */
export function search(rules: BookRule[], query: string): BookRule[] {
  const words = wordsOf(query);
  return rules.filter((rule) => {
    const all = plain([rule.id, rule.title, rule.text, rule.alternative ?? ''].join('\n'));
    return words.every((word) => all.includes(word));
  });
}

/** The text cut where the words of the query begin and end. */
export function pieces(text: string, query: string): Piece[] {
  const words = wordsOf(query);
  const bare = plain(text);
  const hit = new Array<boolean>(text.length).fill(false);
  for (const word of words)
    for (let at = bare.indexOf(word); at >= 0; at = bare.indexOf(word, at + 1)) hit.fill(true, at, at + word.length);
  const found: Piece[] = [];
  for (let from = 0; from < text.length;) {
    let to = from;
    while (to < text.length && hit[to] === hit[from]) to += 1;
    found.push({ text: text.slice(from, to), hit: hit[from]! });
    from = to;
  }
  return found;
}
