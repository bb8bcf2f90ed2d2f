/** Adds a Brotli copy of every file that becomes much smaller by it. The server sends it to clients that accept it. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXTS = new Set(['.html', '.js', '.css', '.svg', '.wasm', '.i2']);

const brotli = promisify(brotliCompress);

async function compressed(path: string): Promise<void> {
  const text = readFileSync(path);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
  writeFileSync(`${path}.br`, await brotli(text, { params }));
}

export function compress(): Plugin {
  let folder = '';
  return {
    name: 'quarterdeck-compress',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    async closeBundle() {
      if (!existsSync(folder)) return; // the build has failed, and reports why
      const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
      const texts = names.filter((name) => TEXTS.has(extname(name)));
      await Promise.all(texts.map((name) => compressed(join(folder, name)))); // on every core
    },
  };
}
