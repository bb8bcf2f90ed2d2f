/** Rule pages as HTML: the build makes those of the page's own games, the page itself those of other packages. */
import { Marked, type Tokens } from 'marked';

const text = (html: string): string => html.replaceAll(/<[^>]*>/g, '').replaceAll('"', '&quot;');

/** Wide tables scroll inside a region that the keyboard can reach, named by the heading above it. */
export function html(markdown: string): string {
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
