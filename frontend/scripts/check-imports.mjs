/**
 * Check which modules of src import which: `npm run check`.
 *
 * Modules that `import.meta.glob` finds are not checked. engine/games.ts and client/api/articles.svelte.ts load
 * games/<game>/own in this way.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/** The layers, bottom first: a module imports only modules of its own layer and of layers before it. */
const LAYERS = [
  ...['styles/', 'contract/', 'lib/', 'words/', 'engine/', 'offline/', 'worker/', 'client/', 'ui/', 'table/'],
  ...['games/[^/]+/', 'games/[^/]+$', 'options/', 'features/', '(pages/|main[.]ts$)'],
].map((layer) => new RegExp(`^${layer}`));
/** Folders whose folders do not import each other. */
const APART = /^((?:games|features)[/])([^/]+)[/]/;
const SRC = fileURLToPath(new URL('../src/', import.meta.url));

/** The text of a module's scripts. Of a component's markup, only dynamic imports count. */
function scripts(name) {
  const text = readFileSync(join(SRC, name), 'utf8');
  if (!name.endsWith('.svelte')) return text;
  const script = /<script[^>]*>([\s\S]*?)<\/script>/g;
  const markup = text.replace(script, '').match(/\bimport\('[^']+'\)/g) ?? [];
  return [...[...text.matchAll(script)].map(([, inner]) => inner), ...markup].join(';\n');
}

/** The modules of src that a module imports, also for a type only. */
function importsOf(name) {
  const named = ts.preProcessFile(scripts(name)).importedFiles.map(({ fileName }) => fileName.split('?')[0]);
  const places = named.filter((path) => path.startsWith('.')).map((path) => join(dirname(name), path));
  const inside = places.filter((place) => !place.startsWith('..'));
  return inside.map((place) => {
    const files = [place, `${place}.ts`, `${place}.js`, `${place}/index.ts`];
    return files.find((file) => existsSync(join(SRC, file)) && statSync(join(SRC, file)).isFile()) ?? place;
  });
}

const layerOf = (name) => LAYERS.findIndex((layer) => layer.test(name));

/** The reason why a module must not import another one; undefined if it may. */
function refused(from, to) {
  if (layerOf(to) < 0) return `${to} is in none of LAYERS`;
  if (layerOf(from) < layerOf(to)) return `${from} imports ${to}, of a layer above`;
  const [one, other] = [APART.exec(from), APART.exec(to)];
  return one && other && one[1] === other[1] && one[2] !== other[2] ? `${from} imports ${to}` : undefined;
}

const modules = readdirSync(SRC, { recursive: true }).filter((name) => /\.(ts|js|svelte)$/.test(name));
const graph = new Map(modules.filter((name) => name !== 'env.d.ts').map((name) => [name, importsOf(name)]));
const found = [...graph].flatMap(([from, to]) => [refused(from, from), ...to.map((each) => refused(from, each))]);

/** Whether the search below has visited all imports of a module; absent if it has not begun with the module. */
const seen = new Map();
/** Search for circles among the imports of a module; `path` leads to it. */
function search(name, path) {
  if (seen.get(name) === false) found.push(`a circle: ${[...path.slice(path.indexOf(name)), name].join(' -> ')}`);
  if (seen.has(name)) return;
  seen.set(name, false);
  for (const each of graph.get(name) ?? []) search(each, [...path, name]);
  seen.set(name, true);
}
for (const name of graph.keys()) search(name, []);

const wrong = found.filter(Boolean);
console.log(wrong.join('\n') || `${graph.size} modules: imports form no circle and follow the layers`);
process.exitCode = wrong.length > 0 ? 1 : 0;
