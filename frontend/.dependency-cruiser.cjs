/**
 * Which imports the modules of src may have; checked by scripts/check-imports.mjs.
 *
 * Modules that `import.meta.glob` finds are not checked. engine/games.ts and client/api/articles.svelte.ts find what
 * games bring this way: games/<game>/own.
 */

/** The layers, bottom first: a module imports only modules of its own layer and of layers before it. */
const LAYERS = {
  styles: '^src/styles/',
  contract: '^src/contract/',
  lib: '^src/lib/',
  words: '^src/words/',
  engine: '^src/engine/',
  offline: '^src/offline/',
  worker: '^src/worker/',
  client: '^src/client/',
  ui: '^src/ui/',
  table: '^src/table/',
  'a-game': '^src/games/[^/]+/',
  games: '^src/games/[^/]+$',
  options: '^src/options/',
  features: '^src/features/',
  pages: '^src/(pages/|main[.]ts$)',
};

const names = Object.keys(LAYERS);
const paths = Object.values(LAYERS);

/** Nothing imports from the layers above its own. */
const layers = names.slice(0, -1).map((name, at) => ({
  name: `${name}-below-${names[at + 1]}`,
  severity: 'error',
  from: { path: paths[at] },
  to: { path: paths.slice(at + 1) },
}));

module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      comment: 'Modules that need each other, even for a type only, cannot be read one after the other.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    ...layers,
    {
      name: 'games-apart',
      severity: 'error',
      from: { path: '^src/games/([^/]+)/' },
      to: { path: '^src/games/[^/]+/', pathNot: '^src/games/$1/' },
    },
    {
      name: 'features-apart',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/[^/]+/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'in-a-layer',
      comment: 'A new folder of src is named in LAYERS.',
      severity: 'error',
      from: { path: '^src/', pathNot: [...paths, '^src/env[.]d[.]ts$'] },
      to: {},
    },
    {
      name: 'into-a-layer',
      comment: 'A new folder of src is named in LAYERS.',
      severity: 'error',
      from: {},
      to: { path: '^src/', pathNot: paths },
    },
  ],
  options: { tsPreCompilationDeps: true, includeOnly: '^src/' },
};
