import type { Chronicle } from '../chronicle.ts';
import { escapedHtml } from '../out/html.ts';
import { shortAltOf } from '../recap/alt.ts';
import { Legends } from './legends.ts';
import { markdownOf } from './markdown.ts';
import { el, htmlOf, type Markup } from './markup.ts';
import type { Page, PageSort, Portrait } from './page.ts';
import { type Shelfmark, shown } from './shown.ts';
import { numbered, washed } from './site.ts';
import { LEGENDS_STYLE } from './style.ts';
import { say, sortName } from './words.ts';

/** What only a pen can add to a book in one file. */
export interface Plates {
  /** The whole map as it was at a moment, as the text of an SVG. */
  map(tick: number): string;
  emblem(words: string): string;
  readonly width: number;
  readonly height: number;
}

/** The pages of a book in their order; those of one sort stand together. */
function pagesOf(chronicle: Chronicle): Page[] {
  const legends = new Legends(chronicle);
  return legends.contents.flatMap(({ id }) => legends.page(id) ?? []);
}

/** How a page is marked where all stand in one text: addresses are anchors, which are ids (CH-LEG-20). */
function markOf(plates: Plates | null, ticks: Set<number>): Omit<Shelfmark, 'anchor'> {
  return {
    page: (id) => `#${id}`,
    line: () => null,
    place: () => null,
    emblem: (words) => {
      const svg = plates?.emblem(words) ?? '';
      return svg === '' ? null : el('img', { src: dataOf(svg), alt: '' });
    },
    picture: (portrait) => {
      if (plates === null) return null;
      ticks.add(portrait.tick);
      return crop(portrait);
    },
  };
}

const dataOf = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;
const plate = (tick: number): string => `map-${tick}`;

/** A window upon a map that lies once at the end of the file. */
function crop({ box, shapes, tick, caption, alt, marks }: Portrait): Markup {
  return el(
    'svg',
    {
      viewBox: `${box.x} ${box.y} ${box.width} ${box.height}`,
      role: 'img',
      'aria-label': alt ?? caption,
      class: 'crop',
    },
    el('use', { href: `#${plate(tick)}` }),
    washed(box, shapes),
    numbered(marks),
  );
}

/** The whole book as one file, without an address of elsewhere in it (CH-LEG-20). */
export function legendsHtml(chronicle: Chronicle, plates: Plates | null = null): string {
  const pages = pagesOf(chronicle);
  const ticks = new Set<number>();
  const mark = markOf(plates, ticks);
  const articles = pages.map((it) => shown(it, { ...mark, anchor: it.id }));
  const maps =
    plates === null
      ? []
      : el(
          'svg',
          { width: 0, height: 0, 'aria-hidden': 'true' },
          el(
            'defs',
            {},
            [...ticks].map((tick) =>
              el('image', {
                id: plate(tick),
                href: dataOf(plates.map(tick)),
                x: 0,
                y: 0,
                width: plates.width,
                height: plates.height,
              }),
            ),
          ),
        );
  const body = htmlOf(
    el(
      'main',
      { class: 'legends' },
      contents(pages, (id) => `#${id}`),
      articles,
      maps,
    ),
  );
  const { title } = chronicle.story.tale;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="${escapedHtml(shortAltOf(chronicle))}">
<title>${escapedHtml(title)}</title>
<style>body{margin:0;background:#241f1a}${LEGENDS_STYLE}</style>
</head>
<body>
${body}
</body>
</html>
`;
}

/** The same as Markdown, for a notebook: no charts but their numbers. */
export function legendsMarkdown(chronicle: Chronicle): string {
  const mark = markOf(null, new Set());
  const pages = pagesOf(chronicle);
  const all = pages.map((it) => `<a id="${it.id}"></a>\n\n${markdownOf(shown(it, { ...mark, anchor: it.id }))}`);
  return `${all.join('\n\n---\n\n')}\n`;
}

/** A file of a packed book. */
export interface BoundFile {
  readonly name: string;
  readonly content: string;
}

/** The same for a reader of books: what is packed into an EPUB, but for the line that says what it is. */
export function legendsEpub(chronicle: Chronicle, plates: Plates | null = null): BoundFile[] {
  const { title, seed } = chronicle.story.tale;
  const pages = pagesOf(chronicle);
  const ticks = new Set<number>();
  const mark: Shelfmark = { ...markOf(plates, ticks), page: (id) => `${id}.xhtml` };
  const files = pages.map((it) => ({
    name: `OEBPS/${it.id}.xhtml`,
    content: xhtml(it.title, shown(it, inFile(mark, plates))),
  }));
  const maps =
    plates === null ? [] : [...ticks].map((tick) => ({ name: `OEBPS/${plate(tick)}.svg`, content: plates.map(tick) }));
  const items = [
    ...pages.map(
      ({ id }) => `<item id="${id}" href="${id}.xhtml" media-type="application/xhtml+xml" properties="svg"/>`,
    ),
    ...[...ticks].map((tick) => `<item id="${plate(tick)}" href="${plate(tick)}.svg" media-type="image/svg+xml"/>`),
  ];
  const opf = `<?xml version="1.0" encoding="utf-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:identifier id="id">understory:${escapedHtml(seed)}</dc:identifier>
<dc:title>${escapedHtml(title)}</dc:title>
<dc:language>en</dc:language>
<meta property="dcterms:modified">1980-01-01T00:00:00Z</meta>
</metadata>
<manifest>
<item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>
<item id="style" href="style.css" media-type="text/css"/>
${items.join('\n')}
</manifest>
<spine>
<itemref idref="nav"/>
${pages.map(({ id }) => `<itemref idref="${id}"/>`).join('\n')}
</spine>
</package>
`;
  return [
    { name: 'META-INF/container.xml', content: CONTAINER },
    { name: 'OEBPS/content.opf', content: opf },
    {
      name: 'OEBPS/nav.xhtml',
      content: xhtml(
        title,
        contents(pages, (id) => `${id}.xhtml`, 'toc'),
      ),
    },
    { name: 'OEBPS/style.css', content: LEGENDS_STYLE },
    ...files,
    ...maps,
  ];
}

/** In a book of many files each map lies beside the pages. */
function inFile(mark: Shelfmark, plates: Plates | null): Shelfmark {
  return {
    ...mark,
    picture: (it) => {
      const made = mark.picture(it);
      if (plates === null || made === null || typeof made === 'string') return made;
      const { width, height } = plates;
      const map = el('image', { href: `${plate(it.tick)}.svg`, x: 0, y: 0, width, height });
      return { ...made, children: [map, ...made.children.slice(1)] };
    },
  };
}

const CONTAINER = `<?xml version="1.0" encoding="utf-8"?>
<container xmlns="urn:oasis:names:tc:opendocument:xmlns:container" version="1.0">
<rootfiles><rootfile full-path="OEBPS/content.opf" media-type="application/oebps-package+xml"/></rootfiles>
</container>
`;

function xhtml(title: string, body: Markup): string {
  // Within XML a drawing says that it is one.
  const text = htmlOf(body).replaceAll('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ');
  return `<?xml version="1.0" encoding="utf-8"?>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="en">
<head><meta charset="utf-8"/><title>${escapedHtml(title)}</title><link rel="stylesheet" href="style.css"/></head>
<body>${text}</body>
</html>
`;
}

/** All pages by their sorts. */
function contents(pages: readonly Page[], address: (id: string) => string, type: 'toc' | null = null): Markup {
  const sorts = [...new Set(pages.map((it) => it.sort))];
  const of = (sort: PageSort) => pages.filter((it) => it.sort === sort);
  return el(
    'nav',
    { 'aria-label': say('sort.world'), ...(type !== null && { 'epub:type': type }) },
    el(
      'ol',
      {},
      sorts.map((sort) =>
        el(
          'li',
          {},
          el('span', {}, sortName(sort)),
          el(
            'ol',
            {},
            of(sort).map((it) => el('li', {}, el('a', { href: address(it.id) }, it.title))),
          ),
        ),
      ),
    ),
  );
}
