import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';
import typescript from 'typescript-eslint';

import svelteConfig from './svelte.config.js';

export default defineConfig(
  // Generated from the server's JSON Schema.
  globalIgnores(['src/wire/types.ts']),
  js.configs.recommended,
  typescript.configs.strictTypeChecked,
  svelte.configs.recommended,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    languageOptions: {
      globals: globals.browser,
      parserOptions: {
        projectService: { allowDefaultProject: ['*.js'] },
        extraFileExtensions: ['.svelte'],
      },
    },
    rules: {
      // `() => clearTimeout(timer)` is the usual form of a handler; `return open(name);` leaves a function early.
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      // Numbers are written into texts, paths and styles everywhere.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // `{#each list as _, index}` has no form without a name for the element.
      '@typescript-eslint/no-unused-vars': ['error', { varsIgnorePattern: '^_$', argsIgnorePattern: '^_$' }],
      // With noUncheckedIndexedAccess, `!` is how code says that an index is in range or a key is present.
      '@typescript-eslint/no-non-null-assertion': 'off',
      // `void texts.language` names a dependency of an effect.
      '@typescript-eslint/no-meaningless-void-operator': 'off',
      // `{' '}` is the only way to keep a space at the edge of a block.
      'svelte/no-useless-mustaches': 'off',
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: typescript.parser, svelteConfig } },
  },
  {
    files: ['**/*.svelte'],
    rules: {
      // ESLint takes imported components as `any`, and so what they hand over. svelte-check sees their types.
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
);
