/** `virtual:icons/<name>`: the path data of one picture of the game-icons set. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const PREFIX = 'virtual:icons/';

interface Collection {
  width?: number;
  icons: Record<string, { body: string }>;
}

export function icons(): Plugin {
  let collection: Collection | undefined;
  return {
    name: 'quarterdeck-icons',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const name = id.slice(PREFIX.length + 1);
      collection ??= JSON.parse(
        readFileSync(createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json'), 'utf8'),
      ) as Collection;
      const icon = collection.icons[name];
      if (!icon) this.error(`there is no game icon called "${name}"`);
      const paths = [...icon.body.matchAll(/ d="([^"]+)"/g)].map((match) => match[1]);
      return `export default ${JSON.stringify(paths.join(' '))};`;
    },
  };
}
