import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';
import Qr from './Qr.svelte';

const QUIET_ZONE = 4;

/** The drawn modules as rows of text, without the quiet zone, and the width of the picture. */
function drawn(text: string): { width: number; rows: string[] } {
  const { body } = render(Qr, { props: { text, label: 'The link' } });
  const width = Number(/viewBox="0 0 (\d+) \1"/.exec(body)?.[1]);
  const dark = new Set([...body.matchAll(/M(\d+ \d+)h1v1h-1z/g)].map(([, place]) => place));
  const side = width - 2 * QUIET_ZONE;
  const rows = Array.from({ length: side }, (_, y) =>
    Array.from({ length: side }, (_, x) => (dark.delete(`${x + QUIET_ZONE} ${y + QUIET_ZONE}`) ? '#' : '.')).join(''),
  );
  expect([...dark], 'dark modules in the quiet zone').toEqual([]);
  return { width, rows };
}

describe('a QR code', () => {
  it('is the matrix that an independent reader has read, with a quiet zone of four modules', () => {
    const { width, rows } = drawn('Alcatraz');
    expect(width).toBe(21 + 2 * QUIET_ZONE);
    expect(rows).toEqual([
      '#######....#..#######',
      '#.....#...##..#.....#',
      '#.###.#.#.#...#.###.#',
      '#.###.#.#..##.#.###.#',
      '#.###.#.##.##.#.###.#',
      '#.....#.###.#.#.....#',
      '#######.#.#.#.#######',
      '........#####........',
      '#.#####...#.#.#####..',
      '.##.##.#.#..#.#.##..#',
      '..#.#.###..#..#...##.',
      '...#...#.#.......###.',
      '.##.#.###..#...#.....',
      '........#..######.#..',
      '#######..#..#.#..#.#.',
      '#.....#.#..########..',
      '#.###.#.#...#..#....#',
      '#.###.#.#...#...#.#..',
      '#.###.#.####.#...##..',
      '#.....#........#.##..',
      '#######.#.##.#...#.#.',
    ]);
  });

  it('grows with its text', () => {
    expect(drawn('https://example.org/t/abc').width).toBe(25 + 2 * QUIET_ZONE);
  });

  it('is left out where the text is too long for one', () => {
    expect(render(Qr, { props: { text: 'x'.repeat(5_000), label: 'The link' } }).body).not.toContain('<svg');
  });
});
