/** Writes a program beside this file, and all it needs, as one file: `node bundle.mjs FILE PROGRAM`. */
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { createRequire } from 'node:module';

const root = fileURLToPath(new URL('../../frontend/', import.meta.url));
const { build } = await import(createRequire(`${root}package.json`).resolve('vite'));
const { output } = (
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { output: { codeSplitting: false } },
      lib: { entry: fileURLToPath(new URL(process.argv[3], import.meta.url)), formats: ['es'] },
    },
  })
)[0];
await writeFile(process.argv[2], output[0].code);
