/**
 * The page's texts: the same Fluent files that the program reads, one lazily loaded module per language; and one more for
 * each part of the page that most visitors never open.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import type { Plugin } from 'vite';

const USED_BY_THE_PAGE = /^(common|components-.+|web.*)\.ftl$/;
/** `settle` is `web-settle.ftl`. */
const PARTS = [
  'advice',
  'boat',
  'deals',
  'editions',
  'learn',
  'new',
  'people',
  'plain',
  'played',
  'puzzles',
  'replay',
  'settle',
  'together',
];
const ALL = 'virtual:locales';
const ONE = 'virtual:locale/';
/** Followed by language and part. */
const PART = 'virtual:locale-part/';
const RESOLVED = '\0';

export function locales(folder: string): Plugin {
  let root = folder;
  return {
    name: 'alcatraz:locales',
    configResolved(config) {
      root = resolve(config.root, folder);
    },
    resolveId(id) {
      return id === ALL || id.startsWith(ONE) || id.startsWith(PART) ? RESOLVED + id : null;
    },
    load(id) {
      if (id === RESOLVED + ALL) return directory(languagesIn(root));
      const files = filesBehind(root, id);
      if (!files) return null;
      files.forEach((file) => this.addWatchFile(file));
      return `export default ${JSON.stringify(withoutComments(files.map((file) => readFileSync(file, 'utf8')).join('\n')))}`;
    },
    configureServer(server) {
      server.watcher.add(root);
      const reload = (file: string) => {
        if (!file.startsWith(root) || !file.endsWith('.ftl')) return;
        server.moduleGraph.invalidateAll();
        server.ws.send({ type: 'full-reload' });
      };
      server.watcher.on('change', reload).on('add', reload).on('unlink', reload);
    },
  };
}

/** A new language is a new folder. */
export function languagesIn(root: string): string[] {
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && filesOf(root, entry.name).length > 0)
    .map((entry) => entry.name)
    .sort();
}

function filesBehind(root: string, id: string): string[] | null {
  if (id.startsWith(RESOLVED + ONE)) return filesOf(root, id.slice((RESOLVED + ONE).length));
  if (!id.startsWith(RESOLVED + PART)) return null;
  const [language = '', part = ''] = id.slice((RESOLVED + PART).length).split('/');
  return [join(root, language, fileOf(part))];
}

function fileOf(part: string): string {
  return `web-${part}.ftl`;
}

/** Without those of the parts. */
function filesOf(root: string, language: string): string[] {
  const apart = PARTS.map(fileOf);
  return readdirSync(join(root, language))
    .filter((name) => USED_BY_THE_PAGE.test(name) && !apart.includes(name))
    .sort()
    .map((name) => join(root, language, name));
}

/** Translators read the comments; players need not load them. */
export function withoutComments(source: string): string {
  return source
    .replace(/\r\n/g, '\n')
    .replace(/^#.*$/gm, '')
    .replace(/\n{2,}/g, '\n')
    .trim();
}

function directory(languages: string[]): string {
  const loaders = languages.map((each) => `  ${JSON.stringify(each)}: () => import(${JSON.stringify(ONE + each)}),`);
  const parts = languages.flatMap((language) =>
    PARTS.map((part) => {
      const name = `${language}/${part}`;
      return `  ${JSON.stringify(name)}: () => import(${JSON.stringify(PART + name)}),`;
    }),
  );
  return [
    `export const languages = ${JSON.stringify(languages)}`,
    `const loaders = {\n${loaders.join('\n')}\n}`,
    'export const load = async (language) => (await loaders[language]()).default',
    `const parts = {\n${parts.join('\n')}\n}`,
    'export const loadPart = async (language, part) => (await parts[`${language}/${part}`]()).default',
  ].join('\n');
}
