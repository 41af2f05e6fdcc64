import type { Rolldown } from 'vite';
import { expect, it } from 'vitest';

import { measured } from './first-load.ts';

function chunk(fileName: string, module: string, imports: string[] = [], css: string[] = []) {
  const viteMetadata = { importedCss: new Set(css), importedAssets: new Set() };
  const isEntry = fileName === 'entry.js';
  return { type: 'chunk', fileName, code: fileName.repeat(9), isEntry, moduleIds: [module], imports, viteMetadata };
}

it('is the entry, the screens named with what they import, the fonts, and one language', () => {
  const files = [
    chunk('entry.js', '/x/web/src/main.ts', ['shared.js'], ['entry.css']),
    chunk('shared.js', '/x/web/src/shared.ts'),
    chunk('table.js', '/x/web/src/Table.svelte', ['shared.js'], ['table.css']),
    chunk('rulebook.js', '/x/web/src/Rulebook.svelte', [], ['rulebook.css']),
    chunk('en.js', '\0virtual:locale/en'),
    chunk('long-french.js', '\0virtual:locale/fr'),
    ...['index.html', 'entry.css', 'table.css', 'rulebook.css', 'a.woff2'].map((fileName) => {
      return { type: 'asset', fileName, source: 'x'.repeat(50) };
    }),
  ];
  const bundle = Object.fromEntries(files.map((file) => [file.fileName, file])) as unknown as Rolldown.OutputBundle;
  const rows = measured(bundle, ['src/Table.svelte']);
  expect(rows.map((row) => row.name).sort()).toEqual(
    ['a.woff2', 'entry.css', 'entry.js', 'index.html', 'long-french.js', 'shared.js', 'table.css', 'table.js'].sort(),
  );
  expect(rows.find((row) => row.name === 'a.woff2')?.bytes).toBe(50);
  expect(rows.find((row) => row.name === 'index.html')?.bytes).toBeLessThan(50);
});
