import { describe, expect, it } from 'vitest';
import { formatBits, qr, versionBits } from './qr';
import { bchRest, corrections } from './qr-field';
import { penalty } from './qr-penalty';
import { capacity, dataWords, interleaved, versionFor } from './qr-words';

/** ISO/IEC 18004, annex I: "01234567" as version 1-M; its data codewords and the corrections that belong to them. */
const ANNEX = {
  data: [0x10, 0x20, 0x0c, 0x56, 0x61, 0x80, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11],
  corrections: [0xa5, 0x24, 0xd4, 0xc1, 0xed, 0x36, 0xc7, 0x87, 0x2c, 0x55],
};

describe('error correction', () => {
  it('gives the codewords of the standard’s worked example', () => {
    expect(corrections(ANNEX.data, 10)).toEqual(ANNEX.corrections);
  });

  it('gives the format and version bits of the standard', () => {
    // Annex C: level M, mask 5 → 100000011001110; annex D: version 7 → 000111110010010100.
    expect(formatBits(5)).toBe(0b100000011001110);
    expect(versionBits(7)).toBe(0b000111110010010100);
    expect(bchRest(0b00101, 0x537)).toBe(0b0011011100);
  });
});

describe('codewords', () => {
  it('chooses the smallest version', () => {
    // As the tables of the standard have it for byte mode at level M.
    const most = [14, 26, 42, 62, 84, 106, 122, 152, 180, 213];
    most.forEach((bytes, index) => {
      expect(versionFor(bytes)).toBe(index + 1);
      if (index < 9) expect(versionFor(bytes + 1)).toBe(index + 2);
    });
    expect(() => versionFor(214)).toThrow(RangeError);
  });

  it('pads to the capacity', () => {
    const words = dataWords(new TextEncoder().encode('A'), 1);
    expect(words).toEqual([0x40, 0x14, 0x10, ...Array.from({ length: 13 }, (_, each) => [0xec, 0x11][each % 2])]);
  });

  it('takes from the blocks in turns, the short ones first empty', () => {
    const words = Array.from({ length: capacity(8) }, (_, each) => each);
    const laid = interleaved(words, 8);
    expect(laid.slice(0, 5)).toEqual([0, 38, 76, 115, 1]);
    expect(laid.slice(148, 154)).toEqual([37, 75, 113, 152, 114, 153]);
    expect(laid[148 - 1]).toBe(151);
    expect(laid).toHaveLength(154 + 4 * 22);
  });
});

describe('the picture', () => {
  it('has the size of its version and three finders', () => {
    const modules = qr('https://example.org/t/abc', 0);
    expect(modules).toHaveLength(25);
    const finder = (row: number, column: number) =>
      modules.slice(row, row + 7).map((line) =>
        line
          .slice(column, column + 7)
          .map(Number)
          .join(''),
      );
    const looks = ['1111111', '1000001', '1011101', '1011101', '1011101', '1000001', '1111111'];
    expect(finder(0, 0)).toEqual(looks);
    expect(finder(0, 18)).toEqual(looks);
    expect(finder(18, 0)).toEqual(looks);
    expect(modules[17]![8]).toBe(true);
  });

  it('uses the mask that is easiest to read', () => {
    const text = 'https://example.org/t/abc';
    const worth = [0, 1, 2, 3, 4, 5, 6, 7].map((mask) => penalty(qr(text, mask)));
    expect(penalty(qr(text))).toBe(Math.min(...worth));
  });

  it('counts what the standard counts', () => {
    const light = Array.from({ length: 6 }, () => new Array<boolean>(6).fill(false));
    // 12 runs of six: 4 each; 25 blocks: 3 each; all light: 10 steps of five per cent.
    expect(penalty(light)).toBe(12 * 4 + 25 * 3 + 100);
  });

  it('is the picture that an independent reader has read', () => {
    const drawn = qr('Alcatraz').map((row) => row.map((dark) => (dark ? '#' : '.')).join(''));
    expect(drawn).toEqual([
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
});
