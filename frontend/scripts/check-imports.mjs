/**
 * Check the imports of src against .dependency-cruiser.cjs: `npm run check`.
 *
 * dependency-cruiser compiles components before it reads their imports, and Svelte's compiler drops type-only imports.
 * This script gives it a copy of src in which a component is a TypeScript module with the component's scripts.
 */
import { cruise } from 'dependency-cruiser';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import config from '../.dependency-cruiser.cjs';

const SCRIPT = /<script[^>]*>([\s\S]*?)<\/script>/g;
const DYNAMIC = /\bimport\('[^']+'\)/g;

/** The imports of a component: those of its scripts, and dynamic ones in its markup. */
function importsOf(component) {
  const scripts = [...component.matchAll(SCRIPT)].map(([, text]) => text);
  return [...scripts, ...(component.replace(SCRIPT, '').match(DYNAMIC) ?? [])].join(';\n');
}

/** Copy modules; return the paths of components relative to `source`. */
async function copy(source, target) {
  const components = [];
  for (const entry of await readdir(source, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const from = join(entry.parentPath, entry.name);
    const to = join(target, from.slice(source.length));
    await mkdir(dirname(to), { recursive: true });
    if (to.endsWith('.svelte')) {
      components.push(from.slice(source.length));
      await writeFile(`${to}.ts`, importsOf(await readFile(from, 'utf8')));
    } else await writeFile(to, /\.[jt]s$/.test(to) ? await readFile(from) : '');
  }
  return components;
}

const folder = await mkdtemp(join(tmpdir(), 'imports-'));
try {
  const components = await copy(fileURLToPath(new URL('../src', import.meta.url)), join(folder, 'src'));
  const { forbidden, options } = config;
  const { output, exitCode } = await cruise(['src'], {
    ...options,
    baseDir: folder,
    validate: true,
    ruleSet: { forbidden },
    outputType: 'err',
  });
  console.log(components.reduce((text, name) => text.replaceAll(`${name}.ts`, name), output.trim()));
  process.exitCode = Math.min(exitCode, 1);
} finally {
  await rm(folder, { recursive: true });
}
