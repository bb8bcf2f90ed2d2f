/** Fails the build if a catalogue is incomplete: every area has the same keys and parameters in every language. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';

const FOLDER = fileURLToPath(new URL('../src/words', import.meta.url));

type Message = string | { one: string; other: string };
export type Catalogue = Record<string, Message>;

const parameters = (message: Message): string => {
  const text = typeof message === 'string' ? message : message.other;
  // A choice between "you" and other players contains its parameter's name. So does a name that begins a sentence.
  const names = [...text.matchAll(/\{(\w)(\w*)[?}]/g)].map(([, first = '', rest = '']) => first.toLowerCase() + rest);
  return [...new Set(names)].sort().join(' ');
};

function differences(area: string, en: Catalogue, other: Catalogue, language: string): string[] {
  const found: string[] = [];
  for (const [key, message] of Object.entries(en)) {
    const translated = other[key];
    if (translated === undefined) found.push(`${language}/${area}: "${key}" is missing`);
    else if (parameters(translated) !== parameters(message))
      found.push(`${language}/${area}: "${key}" has other {parameters} than en`);
  }
  for (const key of Object.keys(other)) if (!(key in en)) found.push(`${language}/${area}: "${key}" is not in en`);
  return found;
}

/** The words of a language in one file. */
export async function load(language: string, name: string): Promise<Catalogue> {
  const file = join(FOLDER, language, name);
  const { module } = await runnerImport<{ default: Catalogue }>(file, { configFile: false, logLevel: 'error' });
  return module.default;
}

export function words(): Plugin {
  return {
    name: 'quarterdeck-words',
    apply: 'build',
    async buildStart() {
      const names = (language: string): string[] =>
        readdirSync(join(FOLDER, language), { recursive: true }) as string[];
      const areas = new Set(['en', 'ja'].flatMap(names).filter((name) => name.endsWith('.ts')));
      const found: string[] = [];
      for (const area of areas) {
        const [en, ja] = await Promise.all([load('en', area), load('ja', area)]);
        found.push(...differences(area, en, ja, 'ja'));
      }
      if (found.length > 0) this.error(`words: ${found.join('; ')}`);
    },
  };
}
