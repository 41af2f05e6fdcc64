/** What a newcomer's browser loads until the first table is on the screen; the build fails when it is too much. */
import type { Plugin, Rolldown } from 'vite';

import { compressed } from './gzip-neighbours.ts';

interface Budget {
  /** Bytes, compressed. */
  most: number;
  /** Modules that belong to the first load although they are imported lazily. */
  screens: string[];
}

interface Row {
  name: string;
  bytes: number;
}

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

const LANGUAGE = /virtual:locale\//;

export function firstLoad({ most, screens }: Budget): Plugin {
  return {
    name: 'alcatraz:first-load',
    apply: 'build',
    enforce: 'post',
    // Before anything is written: a page that is too large is never served.
    generateBundle(_, bundle) {
      const rows = measured(bundle, screens);
      const total = rows.reduce((sum, row) => sum + row.bytes, 0);
      print([...rows, { name: `first load, of at most ${kB(most)}`, bytes: total }]);
      for (const screen of screens) {
        if (!chunksOf(bundle).some((chunk) => holds(chunk, screen)))
          this.error(`There is no ${screen} to be measured; vite.config.ts names it.`);
      }
      if (total > most) this.error(`The first load takes ${kB(total)}; at most ${kB(most)} are allowed.`);
    },
  };
}

export function measured(bundle: Bundle, screens: string[]): Row[] {
  const names = new Set<string>();
  for (const chunk of chunksOf(bundle)) {
    if (chunk.isEntry || screens.some((screen) => holds(chunk, screen))) gather(bundle, chunk, names);
  }
  for (const name of Object.keys(bundle)) {
    if (name.endsWith('.html') || name.endsWith('.woff2')) names.add(name);
  }
  const language = largest(chunksOf(bundle).filter((chunk) => chunk.moduleIds.some((id) => LANGUAGE.test(id))));
  if (language) names.add(language.fileName);
  return [...names].map((name) => ({ name, bytes: transferred(bundle, name) })).sort((a, b) => b.bytes - a.bytes);
}

/** A chunk with everything that it imports at once. */
function gather(bundle: Bundle, chunk: Chunk, names: Set<string>): void {
  if (names.has(chunk.fileName)) return;
  names.add(chunk.fileName);
  chunk.viteMetadata?.importedCss.forEach((css) => names.add(css));
  for (const name of chunk.imports) {
    const imported = bundle[name];
    if (imported?.type === 'chunk') gather(bundle, imported, names);
  }
}

function chunksOf(bundle: Bundle): Chunk[] {
  return Object.values(bundle).filter((each) => each.type === 'chunk');
}

function holds(chunk: Chunk, module: string): boolean {
  return chunk.moduleIds.some((id) => id.endsWith(`/web/${module}`));
}

function largest(chunks: Chunk[]): Chunk | undefined {
  return chunks.toSorted((a, b) => compressed(b.code).length - compressed(a.code).length)[0];
}

function transferred(bundle: Bundle, name: string): number {
  const file = bundle[name];
  if (!file) return 0;
  const content = file.type === 'chunk' ? file.code : file.source;
  return name.endsWith('.woff2') ? content.length : compressed(content).length;
}

function kB(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

function print(rows: Row[]): void {
  for (const { name, bytes } of rows) console.log(`${kB(bytes).padStart(10)}  ${name}`);
}
