/** Renders rules from Markdown to HTML: at build time for built-in games, in the page for those of other packages. */
import { Marked, type Tokens } from 'marked';
import type { Language } from '../contract/language';

const text = (html: string): string => html.replaceAll(/<[^>]*>/g, '').replaceAll('"', '&quot;');
const CONTENTS: Record<Language, string> = { en: 'Contents', ja: '目次' };

/** A worked example has a bold title, and its steps as a numbered list. */
const isExample = ({ tokens }: Tokens.Blockquote): boolean =>
  tokens[0]?.type === 'paragraph' &&
  (tokens[0] as Tokens.Paragraph).tokens[0]?.type === 'strong' &&
  tokens.some((token) => token.type === 'list' && (token as Tokens.List).ordered);

/** The names of the cards in one mark of an example, which may list several. */
export const namesIn = (marked: string): string[] => marked.split(/, |、/);

/** Mark the card names in an example's steps, so that the page can draw the cards. */
const example = (inner: string): string =>
  inner.replaceAll(
    /<code>([^<]*)<\/code>/g,
    (_, cards: string) => `<b data-cards="${namesIn(cards).join('|')}">${cards}</b>`,
  );

/** Insert a folded table of contents before the page's first heading, if there are several. */
function withContents(page: string, parts: readonly string[], language: Language): string {
  const items = parts.map((part, at) => `<li><a href="#part-${at + 1}">${part}</a></li>`).join('');
  const list = `<details class="contents"><summary>${CONTENTS[language]}</summary><ol>${items}</ol></details>`;
  return parts.length > 1 ? page.replace('<h2', `${list}<h2`) : page;
}

/** Render a page. Wide tables scroll inside a focusable region, named by the heading above. */
export function html(markdown: string, language: Language): string {
  let heading = '';
  let tables = 0;
  const parts: string[] = [];
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth }: Tokens.Heading): string {
        const words = this.parser.parseInline(tokens);
        heading = text(words);
        tables = 0;
        if (depth === 2) parts.push(heading);
        return depth === 2 ? `<h2 id="part-${parts.length}">${words}</h2>` : `<h${depth}>${words}</h${depth}>`;
      },
      blockquote(token: Tokens.Blockquote): string {
        const inner = this.parser.parse(token.tokens);
        return isExample(token)
          ? `<blockquote class="example">${example(inner)}</blockquote>`
          : `<blockquote>${inner}</blockquote>`;
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
  return withContents(marked.parse(markdown, { async: false }), parts, language);
}
