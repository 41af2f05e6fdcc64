/** The page's texts: the same Fluent files that the program reads, one lazily loaded module per language. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import type { Plugin } from 'vite';

const USED_BY_THE_PAGE = /^(common|components-.+|web.*)\.ftl$/;
const ALL = 'virtual:locales';
const ONE = 'virtual:locale/';
const RESOLVED = '\0';

export function locales(folder: string): Plugin {
  let root = folder;
  return {
    name: 'alcatraz:locales',
    configResolved(config) {
      root = resolve(config.root, folder);
    },
    resolveId(id) {
      return id === ALL || id.startsWith(ONE) ? RESOLVED + id : null;
    },
    load(id) {
      if (id === RESOLVED + ALL) return directory(languagesIn(root));
      if (!id.startsWith(RESOLVED + ONE)) return null;
      const files = filesOf(root, id.slice((RESOLVED + ONE).length));
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

function filesOf(root: string, language: string): string[] {
  return readdirSync(join(root, language))
    .filter((name) => USED_BY_THE_PAGE.test(name))
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
  return [
    `export const languages = ${JSON.stringify(languages)}`,
    `const loaders = {\n${loaders.join('\n')}\n}`,
    'export const load = async (language) => (await loaders[language]()).default',
  ].join('\n');
}
