import { digest } from '@understory/table';
import type { Chronicle } from '../chronicle.ts';
import { escapedHtml } from '../out/html.ts';
import { shortAltOf } from '../recap/alt.ts';
import { playersEdition } from '../secrecy/players.ts';
import { rumourFor } from '../secrecy/rumour.ts';
import { Legends } from './legends.ts';
import { el, htmlOf } from './markup.ts';
import type { Portrait } from './page.ts';
import { shown } from './shown.ts';
import { LEGENDS_STYLE } from './style.ts';
import { say } from './words.ts';

/** A page of the legends, as a file. */
export interface LegendsFile {
  readonly file: string;
  readonly html: string;
}

/** What only a pen can add to the pages: drawings, as the names of files that lie beside them. */
export interface Drawn {
  /** The file of the whole map as it was at a moment. */
  map(tick: number): string;
  /** An emblem as the text of an SVG; empty if there is none. */
  emblem(words: string): string;
  readonly width: number;
  readonly height: number;
}

/** A book of pages that opens from a file. Addresses are ids, so that links stay good (CH-LEG-20). */
export function legendsOf(chronicle: Chronicle, drawn: Drawn | null = null): LegendsFile[] {
  return filesOf(chronicle, drawn, true, null);
}

/** The same for players of a group: what it does not know is not in it, and one rumour may be (CH-SEC-04, -05). */
export function playersLegendsOf(chronicle: Chronicle, group: string): LegendsFile[] {
  return filesOf(playersEdition(chronicle, group), null, false, rumourFor(chronicle, group)?.text ?? null);
}

function filesOf(chronicle: Chronicle, drawn: Drawn | null, isNumbered: boolean, rumour: string | null): LegendsFile[] {
  const legends = new Legends(chronicle);
  const mark = {
    page: (id: string) => `${id}.html`,
    line: () => null,
    isNumbered,
    place: () => null,
    emblem: (words: string) => {
      const svg = drawn?.emblem(words) ?? '';
      return svg === '' ? null : el('img', { src: `data:image/svg+xml,${encodeURIComponent(svg)}`, alt: '' });
    },
    picture: (it: Portrait) => drawn && cropped(it, drawn.map(it.tick), drawn),
  };
  return legends.contents.flatMap(({ id }) => {
    const page = legends.page(id);
    if (!page) return [];
    const path = page.path.map(({ to, text }) => (to === '' ? text : el('a', { href: `${to}.html` }, text)));
    const trail = path.flatMap((it, i) => (i === 0 ? [it] : [' › ', it]));
    const body = el(
      'main',
      { class: 'legends' },
      el('nav', { 'aria-label': say('sort.world') }, trail),
      shown(page, mark),
      id === 'index' && rumour !== null ? rumoured(rumour) : [],
    );
    return { file: `${id}.html`, html: fileHtml(page.title, shortAltOf(chronicle), htmlOf(body)) };
  });
}

/** What is only said, and marked as such. */
const rumoured = (text: string) =>
  el('aside', { class: 'legend rumour' }, el('p', {}, el('em', {}, say('rumour')), ' ', text));

/** A crop of the map by its edges alone: the whole drawing lies behind a window, and what is not meant is washed back. */
function cropped({ box, shapes, caption, alt, marks }: Portrait, map: string, { width, height }: Drawn) {
  const { x, y } = box;
  return el(
    'svg',
    { viewBox: `${x} ${y} ${box.width} ${box.height}`, role: 'img', 'aria-label': alt ?? caption, class: 'crop' },
    el('image', { href: map, x: 0, y: 0, width, height }),
    washed(box, shapes),
    numbered(marks),
  );
}

/** Numbers upon the map (CH-LEG-10). */
export function numbered(marks: Portrait['marks'] = []) {
  return el(
    'g',
    { class: 'numbers' },
    marks.flatMap(({ x, y, n }) => [
      el('circle', { cx: x, cy: y, r: 0.34 }),
      el('text', { x, y: y + 0.15, 'text-anchor': 'middle' }, String(n)),
    ]),
  );
}

/** Paper over everything but the shapes; over nothing, where none is meant. */
export function washed(box: Portrait['box'], shapes: Portrait['shapes']) {
  if (shapes.length === 0) return el('g');
  const of = (path: readonly number[], closed: boolean) => {
    const points = Array.from({ length: path.length / 2 }, (_, i) => `${path[2 * i]} ${path[2 * i + 1]}`);
    // A point alone is a disc: a line of no length has round ends.
    const all = points.length === 1 ? [...points, ...points] : points;
    return `M${all.join('L')}${closed ? 'Z' : ''}`;
  };
  // Another subject in the same window has a window of its own.
  const shape = digest(shapes.map((it) => it.path.join(' ')).join(';'));
  const id = `wash-${box.x}-${box.y}-${box.width}-${shape}`.replace(/[^\w-]/g, '_');
  return el(
    'g',
    {},
    el(
      'mask',
      { id, maskUnits: 'userSpaceOnUse', ...box },
      el('rect', { ...box, fill: 'white' }),
      shapes.map(({ path, closed, swell }) =>
        el('path', {
          d: of(path, closed),
          fill: closed ? 'black' : 'none',
          stroke: 'black',
          'stroke-width': 2 * swell + 0.3,
          'stroke-linecap': 'round',
          'stroke-linejoin': 'round',
        }),
      ),
    ),
    el('rect', { ...box, class: 'wash', mask: `url(#${id})` }),
  );
}

/** `description` is what is shown of it where it is linked to. */
function fileHtml(title: string, description: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="${escapedHtml(description)}">
<title>${escapedHtml(title)}</title>
<style>body{margin:0;background:#241f1a}${LEGENDS_STYLE}</style>
</head>
<body>
${body}
</body>
</html>
`;
}
