/**
 * Lists in the page's head the files that a page needs besides the entry. assets/theme.js requests them at once, before
 * the entry runs. Otherwise a slow connection would wait for three answers in sequence.
 */
import type { Plugin, Rolldown } from 'vite';
import { LANGUAGES } from '../src/contract/language.ts';

/** The modules that an address needs, by its first part; '*' stands for any other address. */
const SHOWN: Record<string, readonly string[]> = {
  '': ['pages/home/Home.svelte', 'ui/page/SitePage.svelte'],
  table: ['pages/table/TablePage.svelte', 'pages/table/Table.svelte'],
  '*': ['ui/page/SitePage.svelte'],
};
/** Their words, below the folder of a language. */
const WORDS: Record<string, readonly string[]> = {
  '': ['index.ts'],
  table: ['index.ts', 'table/table.ts', 'table/company.ts'],
  '*': ['index.ts'],
};

/** The list is inserted before the script that reads it. */
const READER = '<script src="/assets/theme.js">';

type Bundle = Rolldown.OutputBundle;

/** The files of a module: its chunk, the chunks that it imports, and their styles. */
function filesOf(bundle: Bundle, module: string): string[] {
  const chunk = Object.values(bundle).find(
    (file) => file.type === 'chunk' && file.moduleIds.some((id) => id.endsWith(`/src/${module}`)),
  );
  if (chunk?.type !== 'chunk') throw new Error(`nothing of the build has ${module}`);
  const found = new Set<string>();
  const add = (name: string): void => {
    const file = bundle[name];
    if (found.has(name) || file?.type !== 'chunk') return;
    found.add(name);
    for (const style of file.viteMetadata?.importedCss ?? []) found.add(style);
    file.imports.forEach(add);
  };
  add(chunk.fileName);
  return [...found];
}

/** For each address, in each language: the files besides the entry's. */
export function early(bundle: Bundle, entry: string): Record<string, Record<string, string[]>> {
  const there = new Set(filesOf(bundle, entry));
  const at = (address: string, language: string): string[] => {
    const words = (WORDS[address] ?? []).map((name) => `words/${language}/${name}`);
    const files = [...(SHOWN[address] ?? []), ...words].flatMap((module) => filesOf(bundle, module));
    return [...new Set(files)].filter((name) => !there.has(name));
  };
  return Object.fromEntries(
    Object.keys(SHOWN).map((address) => [
      address,
      Object.fromEntries(LANGUAGES.map((language) => [language, at(address, language)])),
    ]),
  );
}

export function earlyFiles(): Plugin {
  return {
    name: 'quarterdeck-early',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) =>
        bundle &&
        html.replace(
          READER,
          `<meta name="quarterdeck-early" content='${JSON.stringify(early(bundle, 'main.ts'))}' />\n    ${READER}`,
        ),
    },
  };
}
