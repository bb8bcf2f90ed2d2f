/** Beside every text file its Brotli form, which the server sends to whoever takes it. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXTS = new Set(['.html', '.js', '.css', '.svg']);

export function compress(): Plugin {
  let folder = '';
  return {
    name: 'quarterdeck-compress',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle() {
      if (!existsSync(folder)) return; // the build has failed, and says why
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        if (!TEXTS.has(extname(name))) continue;
        const text = readFileSync(join(folder, name));
        const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
        writeFileSync(join(folder, `${name}.br`), brotliCompressSync(text, { params }));
      }
    },
  };
}
