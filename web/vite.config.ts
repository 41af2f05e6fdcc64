import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

import { firstLoad } from './build/first-load.ts';
import { gzipNeighbours } from './build/gzip-neighbours.ts';
import { locales } from './build/locales.ts';

const server = process.env.ALCATRAZ_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [
    svelte(),
    locales('../src/alcatraz/locale'),
    gzipNeighbours(),
    firstLoad({
      most: 150_000,
      screens: ['src/pages/Home.svelte', 'src/pages/Table.svelte', 'src/scapegoat/Game.svelte'],
    }),
  ],
  build: {
    outDir: '../src/alcatraz/server/page',
    emptyOutDir: true,
    // The server's content security policy allows files of its own and nothing inline.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    sourcemap: false,
    target: 'baseline-widely-available',
    reportCompressedSize: false,
    rolldownOptions: {
      // Compiling Svelte is most of the work; that is no warning.
      checks: { pluginTimings: false },
      output: {
        codeSplitting: {
          // Every first load needs all of these: one file compresses better than thirty.
          groups: [
            {
              name: 'common',
              test: /\/src\/(parts\/(Button|Sheet|Loading|RuleLink|Switches|Frame|Tabs|resume-focus|guidance)|art\/(Icon|Seat|Pawn|icons|shapes)|art\/scapegoat\/(Element|Item)|wire\/http|motion|announce|settings|route|catalogue|games|texts|table\/choosing\/(pointing|reasons|Reasons))\b/,
            },
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      // Objects, because a bare address would change the host, and the server wants it to fit the origin.
      '^/(games|tables|replay|rules|schema|positions|editions|practice|lessons|tries|lines)([/?]|$)': {
        target: server,
      },
      '^/ws/': { target: server, ws: true },
    },
  },
  // Without this, runes in tests would be those of server-side rendering.
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  test: {
    environment: 'node',
    include: ['{src,build}/**/*.test.ts'],
    passWithNoTests: true,
  },
});
