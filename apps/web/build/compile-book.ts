import { Marked, type Tokens } from 'marked';
import { namedTables } from './rule-tables.ts';

export interface CompiledBook {
  readonly title: string;
  readonly html: string;
  readonly sections: readonly { readonly id: string; readonly title: string }[];
}

/** The book that a clause is in. */
export type Homes = (clause: string) => string | null;

const CLAUSE = /\b(?:H1|H2|PT|DM|DE)-[A-Z]+-[A-Z]?\d+[A-Z]?(?!\w)(?:\.\d+)?/g;
/** Bold that begins with a clause is where that clause stands: `**H2-FEA-01**`, `**H2-MON-T2 Nexus effects**`. */
const HEADED = new RegExp(`^(${CLAUSE.source})( .*)?$`);

/** Chapters that nobody needs in order to play: for those who build the program. They are folded away. */
const FOR_BUILDERS: ReadonlySet<string> = new Set([
  'Autopilots',
  'Balance',
  'Components and facts kept',
  'Contradictions in the booklet and how they are ruled',
  'Default player (autopilot)',
  'Hand-over to the Age of Monsters',
  'Invariants',
  'What goes on the map',
  'Worked examples',
]);

/** A rulebook's text as HTML: every clause and table row can be linked to, every clause id is a link, and raw HTML is only text. */
export function compileBook(name: string, text: string, home: Homes): CompiledBook {
  const sections: { id: string; title: string }[] = [];
  let title = name;
  let isFolded = false;
  const link = (clause: string, label: string) => {
    const book = home(clause);
    return book ? `<a class="clause" href="#/rules/${book}/${escaped(clause)}">${escaped(label)}</a>` : escaped(label);
  };
  const linked = (plain: string) => {
    let out = '';
    let from = 0;
    for (const match of plain.matchAll(CLAUSE)) {
      out += escaped(plain.slice(from, match.index)) + link(match[0], match[0]);
      from = match.index + match[0].length;
    }
    return out + escaped(plain.slice(from));
  };
  const marked = new Marked({
    renderer: {
      html: ({ text: raw }) => escaped(raw),
      link: ({ text: label }) => escaped(label),
      image: ({ text: label }) => escaped(label),
      code: ({ text: code }) => `<pre tabindex="0"><code>${escaped(code)}</code></pre>\n`,
      codespan: ({ text: code }) => codespan(code, linked),
      strong({ text: bold, tokens }) {
        const [, clause, title = ''] = HEADED.exec(bold) ?? [];
        if (clause) return `<b id="${escaped(clause)}" class="clause-id">${link(clause, clause)}${linked(title)}</b>`;
        return `<strong>${this.parser.parseInline(tokens)}</strong>`;
      },
      text(token) {
        return 'tokens' in token && token.tokens
          ? this.parser.parseInline(token.tokens)
          : linked(unescaped(token.text));
      },
      heading({ depth, tokens, text: plain }) {
        const id = `section-${sections.length + 1}`;
        if (depth === 1)
          title = plain.replace(/ \(prefix .*\)$/, '').replace(/: (rules spec|implementable rules)$/, '');
        if (depth === 1) {
          isFolded = true;
          return `<h1>${escaped(title)}</h1>\n<details class="for-builders"><summary>About this text</summary>\n`;
        }
        if (depth !== 2) return `<h${depth}>${this.parser.parseInline(tokens)}</h${depth}>\n`;
        const chapter = plain.replace(/^\d+\. /, '').replace(/ \([A-Z0-9-]+(?:xx)?(?: to [^)]*)?\)$/, '');
        sections.push({ id, title: chapter });
        const before = isFolded ? '</details>\n' : '';
        isFolded = FOR_BUILDERS.has(chapter);
        const head = `<h2 id="${id}">${escaped(chapter)}</h2>`;
        return `${before}${isFolded ? `<details class="for-builders"><summary>${head}</summary>` : head}\n`;
      },
      table(token) {
        const { clause } = token as Tokens.Table & { clause?: string };
        const head = token.header
          .map((cell) => `<th scope="col">${this.parser.parseInline(cell.tokens)}</th>`)
          .join('');
        const rows = token.rows.map((row) => {
          const anchors = (i: number) => (i === 0 ? rowAnchors(clause, row[0]?.text ?? '') : '');
          return `<tr>${row.map((cell, i) => `<td>${anchors(i)}${this.parser.parseInline(cell.tokens)}</td>`).join('')}</tr>`;
        });
        return tableOf(head, rows);
      },
    },
  });
  const tokens = marked.lexer(text);
  for (const { clause, table } of namedTables(tokens)) Object.assign(table, { clause });
  const html = marked.parser(tokens) + (isFolded ? '</details>' : '');
  return { title, html, sections };
}

function codespan(code: string, linked: (text: string) => string): string {
  const marker = /^\[(ruling|choice|name)/.exec(code);
  return marker ? `<span class="marker ${marker[1]}">${linked(code)}</span>` : `<code>${linked(code)}</code>`;
}

/** Rows are cited by any number they cover: `H2-FEA-T1.3` is in the row 1–5. */
function rowAnchors(clause: string | undefined, numbers: string): string {
  const range = /^(\d+)(?:[–-](\d+))?$/.exec(numbers.trim());
  if (!clause || !range) return '';
  const [from, to] = [Number(range[1]), Number(range[2] ?? range[1])];
  if (to - from > 100) return '';
  return Array.from({ length: to - from + 1 }, (_, i) => `<span id="${clause}.${from + i}"></span>`).join('');
}

function tableOf(head: string, rows: readonly string[]): string {
  return `<div class="rows" tabindex="0" role="group" aria-label="Table"><table><thead><tr>${head}</tr></thead><tbody>${rows.join('\n')}</tbody></table></div>\n`;
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => ESCAPES[letter] ?? '');
}

/** Marked hands over some text escaped already. */
function unescaped(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#39);/g, (it) => Object.keys(ESCAPES).find((key) => ESCAPES[key] === it) ?? it);
}
