/** Random changes of positions, made by the functions that the page's editors use. Reads and writes JSON; a test of the server loads the result. */
import { createServer } from 'vite';

interface Wish {
  game: string;
  seed: number;
  positions: Record<string, unknown>[];
}

type Edit = (position: never, luck: (below: number) => number) => unknown;

const wish = JSON.parse(await text()) as Wish;
const server = await createServer({
  server: { middlewareMode: true, ws: false },
  logLevel: 'silent',
  appType: 'custom',
});
const { RANDOM_EDITS } = (await server.ssrLoadModule(`/src/${wish.game}/editing/random-edits.ts`)) as {
  RANDOM_EDITS: Edit[];
};
const luck = generator(wish.seed);
const edited = wish.positions.map((position) => {
  let changed: unknown = position;
  for (let left = 1 + luck(6); left > 0; left--)
    changed = RANDOM_EDITS[luck(RANDOM_EDITS.length)]!(changed as never, luck);
  return changed;
});
process.stdout.write(JSON.stringify(edited));
await server.close();

/** mulberry32 */
function generator(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * below);
  };
}

async function text(): Promise<string> {
  let read = '';
  for await (const chunk of process.stdin) read += String(chunk);
  return read;
}
