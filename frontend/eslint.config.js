import js from '@eslint/js';
import compat from 'eslint-plugin-compat';
import svelte from 'eslint-plugin-svelte';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

/**
 * Rules that need types are left out: svelte-check reports most of their findings, and they make ESLint more than three
 * times slower.
 */
export default defineConfig(
  globalIgnores(['dist', 'src/contract/events', 'src/contract/http.ts', 'src/contract/protocol.ts']),
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  // Features that the oldest browsers of package.json lack are errors; polyfills: the page can do without.
  {
    files: ['src/**', 'public/**'],
    extends: [compat.configs['flat/recommended']],
    settings: {
      polyfills: ['DecompressionStream', 'Notification', 'document.fullscreenEnabled', 'navigator.wakeLock'],
    },
  },
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    rules: {
      // As for the TypeScript compiler, a name that starts with an underscore marks a value that is skipped on purpose.
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // A job is a generator even if it is done in one step.
      'require-yield': 'off',
      // Svelte removes white space at the edges of a block; {' '} keeps it.
      'svelte/no-useless-mustaches': 'off',
      // The plain maps and sets are those that no component renders.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
  {
    // Browsers of any age must understand it.
    files: ['plugins/old-browser.js'],
    languageOptions: { ecmaVersion: 5, sourceType: 'script' },
    rules: { '@typescript-eslint/no-unused-vars': ['error', { caughtErrors: 'none' }] },
  },
  {
    // Their markup comes from the build or from a game's package, never from a person.
    files: ['src/games/foreign/Face.svelte', 'src/ui/texts/Prose.svelte'],
    rules: { 'svelte/no-at-html-tags': 'off' },
  },
);
