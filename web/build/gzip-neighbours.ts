/** Beside every text file its compressed twin, so that the server never has to compress. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';

import type { Plugin } from 'vite';

const TEXT = /\.(js|css|html|svg|webmanifest)$/;

export function compressed(content: Uint8Array | string): Uint8Array {
  return gzipSync(content, { level: 9 });
}

export function gzipNeighbours(): Plugin {
  let folder = '';
  return {
    name: 'alcatraz:gzip-neighbours',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    // At the very end: files of public/ are no part of the bundle.
    closeBundle(error?: Error) {
      if (error) return;
      for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
        if (!entry.isFile() || !TEXT.test(entry.name)) continue;
        const file = join(entry.parentPath, entry.name);
        writeFileSync(`${file}.gz`, compressed(readFileSync(file)));
      }
    },
  };
}
