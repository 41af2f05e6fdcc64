import { describe, expect, it } from 'vitest';
import type { BookRule } from './book';
import { pieces, plain, search } from './search';

function rule(id: string, title: string, text: string, alternative?: string): BookRule {
  const told = { id, chapter: 'S-8', marks: ['book'], title, text, parts: [], examples: [], see: [] };
  return { ...told, ...(alternative ? { alternative } : {}) };
}

const rules = [
  rule('S-8.3', 'Three guards', 'No work here.'),
  rule('S-8.4', 'Quatre gardiens', 'L’élection continue.', 'Blackmail stays possible.'),
];

describe('search', () => {
  it('finds by number, title, text and alternative', () => {
    expect(search(rules, 's-8.3').map((each) => each.id)).toEqual(['S-8.3']);
    expect(search(rules, 'THREE').map((each) => each.id)).toEqual(['S-8.3']);
    expect(search(rules, 'blackmail').map((each) => each.id)).toEqual(['S-8.4']);
  });

  it('does not care about accents, and accepts either apostrophe', () => {
    expect(search(rules, "l'election")).toHaveLength(1);
    expect(search(rules, 'élection')).toHaveLength(1);
  });

  it('wants every word, and shows everything when nothing is asked', () => {
    expect(search(rules, 'guards work')).toHaveLength(1);
    expect(search(rules, 'guards election')).toHaveLength(0);
    expect(search(rules, '  ')).toHaveLength(2);
  });
});

describe('pieces', () => {
  it('marks what was found, where it stands', () => {
    expect(pieces('L’élection', 'elec')).toEqual([
      { text: 'L’', hit: false },
      { text: 'élec', hit: true },
      { text: 'tion', hit: false },
    ]);
  });

  it('leaves a text alone when nothing is asked', () => {
    expect(pieces('guards', '')).toEqual([{ text: 'guards', hit: false }]);
  });

  it('keeps every letter at its place', () => {
    const text = 'Œuvre, İstanbul, ﬁn, 2 € – “ça”';
    expect(plain(text)).toHaveLength(text.length);
    expect(
      pieces(text, 'ca')
        .map((each) => each.text)
        .join(''),
    ).toBe(text);
  });
});
