import type { Element, Markup } from './markup.ts';

const HEADINGS: Readonly<Record<string, string>> = { h1: '## ', h2: '### ', h3: '#### ' };
/** What is drawn has its numbers in a table beside it. */
const DRAWN: ReadonlySet<string> = new Set(['svg', 'img', 'figure']);

const escaped = (text: string): string => text.replace(/([\\`*_<>|])/g, '\\$1');

/** Elements of a page as Markdown: blocks are parted by an empty line. */
export function markdownOf(markup: Markup): string {
  return blocksOf(markup)
    .map((it) => it.trim())
    .filter((it) => it !== '')
    .join('\n\n');
}

function blocksOf(markup: Markup): string[] {
  if (typeof markup === 'string') return [escaped(markup)];
  const { tag, children } = markup;
  if (DRAWN.has(tag)) return [];
  const heading = HEADINGS[tag];
  if (heading !== undefined) return [`${heading}${inline(children)}`];
  switch (tag) {
    case 'p':
    case 'summary':
    case 'dt':
      return [inline(children)];
    case 'dd':
      return [`: ${inline(children)}`];
    case 'li':
      return [`- ${inline(children)}`];
    case 'ul':
    case 'ol':
      return [children.flatMap(blocksOf).join('\n')];
    case 'blockquote':
      return [
        children
          .flatMap(blocksOf)
          .map((it) => `> ${it}`)
          .join('\n'),
      ];
    case 'table':
      return [tableOf(markup)];
    default:
      return children.flatMap(blocksOf);
  }
}

function inline(children: readonly Markup[]): string {
  return children
    .map((it): string => {
      if (typeof it === 'string') return escaped(it);
      if (DRAWN.has(it.tag)) return '';
      const text = inline(it.children);
      if (it.tag === 'a') return `[${text}](${String(it.attributes['href'])})`;
      if (it.tag === 'em') return `*${text}*`;
      return it.tag === 'small' ? ` (${text})` : text;
    })
    .join('')
    .replace(/\s+/g, ' ');
}

function rowsOf(markup: Markup): Element[] {
  if (typeof markup === 'string') return [];
  return markup.tag === 'tr' ? [markup] : markup.children.flatMap(rowsOf);
}

function tableOf(table: Element): string {
  const rows = rowsOf(table).map(({ children }) => children.map((it) => inline([it]).trim()));
  const [head = [], ...body] = rows;
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...body.map(line)].join('\n');
}
