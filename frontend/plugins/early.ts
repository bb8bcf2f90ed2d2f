/**
 * What a page needs besides the entry, named in the page's head: assets/theme.js asks for it at once, not only when the
 * entry runs. Without it a slow line waits for three answers one after the other.
 */
import type { Plugin, Rolldown } from 'vite';
import { LANGUAGES } from '../src/contract/language.ts';

/** By the first part of an address, what is shown there; '*': anywhere else. */
const SHOWN: Record<string, readonly string[]> = {
  '': ['pages/home/Home.svelte', 'ui/page/SitePage.svelte'],
  table: ['pages/table/TablePage.svelte', 'pages/table/Table.svelte'],
  '*': ['ui/page/SitePage.svelte'],
};
/** And the words there, below the folder of a language. */
const WORDS: Record<string, readonly string[]> = {
  '': ['index.ts'],
  table: ['index.ts', 'table/table.ts', 'table/company.ts'],
  '*': ['index.ts'],
};

/** It stands before what reads it. */
const READER = '<script src="/assets/theme.js">';

type Bundle = Rolldown.OutputBundle;

/** The files that come with a module: its chunk, what that imports, and their styles. */
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

/** For each address, in each language: the files that the entry does not bring. */
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
