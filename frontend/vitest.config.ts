/** The page's tests: its logic in Node, and whole pages in a document without layout. */
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { icons } from './plugins/icons.ts';
import { rules, strategy } from './plugins/rules.ts';

const PROJECTS: TestProjectConfiguration[] = [
  {
    extends: true,
    test: {
      name: 'logic',
      environment: './tests/environment.mjs',
      include: ['tests/*.test.mjs'],
      restoreMocks: true,
    },
  },
  {
    extends: true,
    plugins: [svelteTesting()],
    test: {
      name: 'page',
      environment: 'happy-dom',
      include: ['tests/page/*.test.ts'],
      setupFiles: ['tests/page/setup.ts'],
      css: false,
    },
  },
];

export default defineConfig({
  // In Node, too, as for a browser.
  plugins: [rules(), strategy(), icons(), svelte({ dynamicCompileOptions: () => ({ generate: 'client' }) })],
  ssr: { resolve: { conditions: ['browser'] } },
  server: { fs: { allow: ['..'] } },
  test: {
    pool: 'threads',
    testTimeout: 120_000,
    // What a test prints late must not fail the run: intercepted, it is lost with its worker, and counts as an error.
    disableConsoleIntercept: true,
    coverage: { include: ['src/**/*.{ts,svelte}'], exclude: ['src/contract/**', 'src/**/*.d.ts'], reporter: ['text'] },
    // Mutants are tested with the logic tests alone.
    projects: PROJECTS.slice(0, process.env.STRYKER_MUTATOR_WORKER ? 1 : 2),
  },
});
