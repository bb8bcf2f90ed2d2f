/** `virtual:rules`: the rule pages of docs/rules as HTML, one lazily loaded chunk a language and game. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Marked, type Tokens } from 'marked';
import type { Plugin } from 'vite';

const INDEX = 'virtual:rules';
const PAGE = 'virtual:rules/';
const LANGUAGES = ['en', 'ja'];

/** Wide tables scroll inside a region that the keyboard can reach; rule ids become anchors. */
function html(markdown: string): string {
  const marked = new Marked({
    gfm: true,
    renderer: {
      table(token: Tokens.Table): string {
        const cells = (row: Tokens.TableCell[], tag: string) =>
          row.map((cell) => `<${tag}>${this.parser.parseInline(cell.tokens)}</${tag.split(' ')[0]}>`).join('');
        const rows = token.rows.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('');
        return `<div class="scroll"><table><thead><tr>${cells(token.header, 'th scope="col"')}</tr></thead><tbody>${rows}</tbody></table></div>`;
      },
    },
  });
  return marked.parse(markdown, { async: false });
}

export function rules(): Plugin {
  let root = '';
  const file = (language: string, game: string) => join(root, language, `${game}.md`);
  const games = (language: string) =>
    existsSync(join(root, language))
      ? readdirSync(join(root, language)).filter((name) => name.endsWith('.md')).map((name) => name.slice(0, -3))
      : [];
  return {
    name: 'quarterdeck-rules',
    configResolved(config) {
      root = join(config.root, '../docs/rules');
    },
    resolveId: (id) => (id === INDEX || id.startsWith(PAGE) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${INDEX}`) {
        const entries = LANGUAGES.flatMap((language) =>
          games(language).map((game) => `"${language}/${game}": () => import("${PAGE}${language}/${game}")`),
        );
        return `export default { ${entries.join(', ')} };`;
      }
      if (!id.startsWith(`\0${PAGE}`)) return null;
      const [language = '', game = ''] = id.slice(PAGE.length + 1).split('/');
      this.addWatchFile(file(language, game));
      return `export default ${JSON.stringify(html(readFileSync(file(language, game), 'utf8')))};`;
    },
  };
}
