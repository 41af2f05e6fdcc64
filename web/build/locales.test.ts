import { fileURLToPath } from 'node:url';

import { describe, expect, it } from 'vitest';
import { languages, load, loadPart } from 'virtual:locales';

import { languagesIn, withoutComments } from './locales.ts';

const FOLDER = fileURLToPath(new URL('../../src/alcatraz/locale', import.meta.url));

describe('the texts of the page', () => {
  it('come in every language that has a folder', () => {
    expect(languagesIn(FOLDER)).toEqual(expect.arrayContaining(['en', 'fr']));
    expect(languages).toEqual(languagesIn(FOLDER));
  });

  it('are Fluent source', async () => {
    expect(await load('fr')).toMatch(/^[a-z-]+ =/m);
  });

  it('come apart where most visitors never need them', async () => {
    expect(await loadPart('fr', 'settle')).toContain('web-settle-page-title =');
    expect(await load('fr')).not.toContain('web-settle-page-title =');
  });

  it('lose their comments and nothing else', () => {
    const source = '# for translators\n\nroom = Cell #7\n    # is part of the text\n\n## Section\nitem = Drug\n';
    expect(withoutComments(source)).toBe('room = Cell #7\n    # is part of the text\nitem = Drug');
  });
});
