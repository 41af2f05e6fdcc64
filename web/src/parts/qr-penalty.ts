/** How hard a QR code is to read (ISO/IEC 18004, 7.8.3.1): long runs, blocks, what looks like a finder, too dark or too light. */
import type { Modules } from './qr';

const FINDER_LIKE = ['10111010000', '00001011101'];

export function penalty(modules: Modules): number {
  const lines = modules.map(written);
  const columns = modules.map((_, column) => written(modules.map((row) => row[column]!)));
  const all = [...lines, ...columns];
  return runs(all) + blocks(modules) + finders(all) + balance(lines.join(''));
}

function written(line: boolean[]): string {
  return line.map((dark) => (dark ? '1' : '0')).join('');
}

/** Five or more of one colour in a line. */
function runs(lines: string[]): number {
  const long = lines.flatMap((line) => line.match(/0{5,}|1{5,}/g) ?? []);
  return long.reduce((sum, run) => sum + run.length - 2, 0);
}

/** Two by two of one colour; they may overlap. */
function blocks(modules: Modules): number {
  let found = 0;
  for (let row = 1; row < modules.length; row++)
    for (let column = 1; column < modules.length; column++) {
      const dark = modules[row]![column];
      const same =
        modules[row - 1]![column] === dark &&
        modules[row]![column - 1] === dark &&
        modules[row - 1]![column - 1] === dark;
      if (same) found += 1;
    }
  return 3 * found;
}

function finders(lines: string[]): number {
  let found = 0;
  for (const line of lines)
    for (let from = 0; from + 11 <= line.length; from++)
      if (FINDER_LIKE.includes(line.slice(from, from + 11))) found += 1;
  return 40 * found;
}

/** For every five per cent away from as many dark as light modules. */
function balance(all: string): number {
  const dark = all.replaceAll('0', '').length / all.length;
  return 10 * Math.floor(Math.abs(dark - 0.5) * 20);
}
