/** `virtual:rules`: the rule pages of docs/rules as HTML, one lazily loaded chunk a language and game. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Marked, type Tokens } from 'marked';
import type { Plugin } from 'vite';

const INDEX = 'virtual:rules';
const PAGE = 'virtual:rules/';
const LANGUAGES = ['en', 'ja'];

const text = (html: string): string => html.replaceAll(/<[^>]*>/g, '').replaceAll('"', '&quot;');

/** Wide tables scroll inside a region that the keyboard can reach, named by the heading above it. */
function html(markdown: string): string {
  let heading = '';
  let tables = 0;
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth }: Tokens.Heading): string {
        const words = this.parser.parseInline(tokens);
        heading = text(words);
        tables = 0;
        return `<h${depth}>${words}</h${depth}>`;
      },
      table(token: Tokens.Table): string {
        const cell = (tag: 'th' | 'td') => (each: Tokens.TableCell) => {
          const scope = tag === 'th' ? ' scope="col"' : '';
          const align = each.align ? ` data-align="${each.align}"` : '';
          return `<${tag}${scope}${align}>${this.parser.parseInline(each.tokens)}</${tag}>`;
        };
        const head = token.header.map(cell('th')).join('');
        const body = token.rows.map((row) => `<tr>${row.map(cell('td')).join('')}</tr>`).join('');
        const table = `<table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`;
        tables += 1;
        const name = tables > 1 ? `${heading} ${tables}` : heading;
        return `<div class="scroll" role="region" tabindex="0" aria-label="${name}">${table}</div>`;
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
