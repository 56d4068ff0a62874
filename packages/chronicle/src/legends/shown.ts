import { unreachable } from '@understory/table';
import { drawnBlows } from './charts/blows.ts';
import type { Chart } from './charts/chart.ts';
import { drawnDepths } from './charts/depths.ts';
import { drawnDeeds, drawnEnders, drawnMultiples } from './charts/drawn-many.ts';
import { drawnFamily } from './charts/family.ts';
import { drawnHolders } from './charts/holders.ts';
import { drawnStanding } from './charts/standing.ts';
import { drawnTimeline } from './charts/timeline.ts';
import { type Element, el, type Markup } from './markup.ts';
import type { Block, Linked, Page, PageRef, Portrait } from './page.ts';
import { say } from './words.ts';

/** What differs between the app and a book of files. */
export interface Shelfmark {
  /** The address of a page. */
  page(id: string): string;
  /** What the ids in it begin with, where several pages stand in one text: the page is found by it alone. */
  readonly anchor?: string;
  /** The address of the moment after a line of the record; null where there is no record to go to. */
  line(tick: number): string | null;
  /** The address of a place on the map as it was at a moment, lit there; null where there is no map to go to. */
  place(piece: string, tick: number): string | null;
  /** Are the numbers of lines shown? Their gaps would betray what is not told. */
  readonly isNumbered?: boolean;
  /** A crop of the map; null where none is drawn. */
  picture(portrait: Portrait): Markup | null;
  /** An emblem, by the words that choose it. */
  emblem(words: string): Markup | null;
}

/** So many pages of a list stand open; the rest are behind "all". */
const OPEN = 8;
/** A list longer than this is cut (CH-LEG-18). */
const LONG = 60;

/** A page as the app and the files show it. */
export function shown(page: Page, mark: Shelfmark): Element {
  return el(
    'article',
    {
      class: `legend of-${page.sort}`,
      'aria-labelledby': idIn(mark, 'legend-title'),
      ...(mark.anchor !== undefined && { id: mark.anchor }),
    },
    heading(page, mark),
    page.sections.map((it, i) => {
      const portrait = i === 0 ? drawn(page, mark) : [];
      const id = idIn(mark, `section-${i + 1}`);
      return el(
        'section',
        { class: `legend-section on-${it.key}`, 'aria-labelledby': id },
        el('h2', { id }, it.heading),
        el(
          'div',
          { class: portrait.length > 0 ? 'beside' : 'alone' },
          el(
            'div',
            {},
            it.blocks.map((one) => block(one, mark, page.own)),
          ),
          portrait,
        ),
      );
    }),
    page.sections.length === 0 ? drawn(page, mark) : [],
    noted(page),
    foot(page, mark),
  );
}

const idIn = ({ anchor }: Shelfmark, id: string): string => (anchor === undefined ? id : `${anchor}-${id}`);

/** A note of the person's own, marked as such (CH-LEG-17). */
function noted({ noted: text }: Page): Element[] {
  if (text === null) return [];
  const paragraphs = text.split(/\n+/).map((it) => el('p', {}, it));
  return [el('aside', { class: 'noted', 'aria-label': say('noted') }, el('h2', {}, say('noted')), paragraphs)];
}

/** The lines that a page is made of, and the ways from it into the record and onto the map (CH-LEG-03). */
function foot({ lines: span, where }: Page, mark: Shelfmark): Markup[] {
  if (span === null || mark.isNumbered === false) return [];
  const said = say('foot', { from: String(span[0]), to: String(span[1]) });
  const line = mark.line(span[1]);
  const place = where && mark.place(where.piece, where.tick);
  return [
    el(
      'p',
      { class: 'foot' },
      said,
      line === null ? [] : el('a', { href: line }, say('foot.go there')),
      place ? el('a', { href: place }, say('foot.on the map')) : [],
    ),
  ];
}

function heading(page: Page, mark: Shelfmark): Element {
  const emblem = page.emblem === null ? null : mark.emblem(page.emblem);
  return el(
    'header',
    { class: 'legend-head' },
    emblem ? el('div', { class: 'emblem', 'aria-hidden': 'true' }, emblem) : [],
    el(
      'div',
      { class: 'names' },
      el('h1', { id: idIn(mark, 'legend-title') }, page.title),
      el('p', { class: 'subtitle' }, page.subtitle),
      page.earned.length === 0
        ? []
        : el(
            'ul',
            { class: 'earned' },
            page.earned.map((it) => el('li', {}, el('em', {}, it.name), ' ', linked(it.note, mark))),
          ),
    ),
    page.notes.length === 0
      ? []
      : el(
          'dl',
          {},
          page.notes.flatMap((it) => [el('dt', {}, it.term), el('dd', {}, linked(it.text, mark))]),
        ),
  );
}

function drawn({ portrait }: Page, mark: Shelfmark): Element[] {
  const picture = portrait && mark.picture(portrait);
  if (!portrait || !picture) return [];
  return [el('figure', { class: 'portrait' }, picture, el('figcaption', {}, portrait.caption))];
}

function block(it: Block, mark: Shelfmark, own: string | null): Markup {
  switch (it.kind) {
    case 'prose':
      return el('p', { class: 'prose' }, linked(it.text, mark), lines(it.text, mark));
    case 'told':
      return el(
        'div',
        { class: 'told' },
        el('h3', {}, it.heading),
        el('p', {}, linked(it.text, mark), lines(it.text, mark)),
      );
    case 'obituary':
      return el('blockquote', { class: 'obituary' }, el('p', {}, linked(it.text, mark)));
    case 'inscription':
      return el(
        'div',
        { class: 'inscription' },
        el('blockquote', {}, el('p', {}, linked(it.text, mark))),
        el('p', { class: 'truth' }, linked(it.truth, mark), lines(it.truth, mark)),
      );
    case 'list':
      return cut(
        it.items.map((one) => el('li', {}, linked(one, mark), lines(one, mark))),
        LONG,
        (all) => el('ul', { class: 'facts' }, all),
      );
    case 'table':
      return table(it, mark);
    case 'pages':
      return cut(
        it.pages.map((one) => card(one, mark)),
        it.pages.length > OPEN + 4 ? OPEN : it.pages.length,
        (all) => el('ul', { class: 'cards' }, all),
      );
    case 'chart':
      return chart(it.chart, own, mark);
    default:
      return unreachable(it);
  }
}

/** A long list is cut, and all of it is one press away. */
function cut(items: readonly Element[], most: number, list: (items: readonly Element[]) => Element): Markup {
  if (items.length <= most) return list(items);
  return el(
    'div',
    {},
    list(items.slice(0, most)),
    el('details', { class: 'rest' }, el('summary', {}, say('all', { n: items.length })), list(items.slice(most))),
  );
}

function table({ heads, rows }: Extract<Block, { kind: 'table' }>, mark: Shelfmark): Element {
  return el(
    'div',
    { class: 'table-scroll', tabindex: 0, role: 'group', 'aria-label': heads.filter((it) => it !== '').join(', ') },
    el(
      'table',
      {},
      el(
        'thead',
        {},
        el(
          'tr',
          {},
          heads.map((it) => el('th', { scope: 'col' }, it)),
        ),
      ),
      el(
        'tbody',
        {},
        rows.map(([first, ...rest]) =>
          el(
            'tr',
            {},
            first ? el('th', { scope: 'row' }, linked(first, mark)) : [],
            rest.map((it) => el('td', {}, linked(it, mark), lines(it, mark))),
          ),
        ),
      ),
    ),
  );
}

function card(page: PageRef, mark: Shelfmark): Element {
  const emblem = page.emblem === null ? null : mark.emblem(page.emblem);
  return el(
    'li',
    { class: 'card' },
    emblem ? el('span', { class: 'emblem', 'aria-hidden': 'true' }, emblem) : [],
    el('span', {}, el('a', { href: mark.page(page.id) }, page.title), el('small', {}, page.subtitle)),
  );
}

function chart(it: Chart, own: string | null, mark: Shelfmark): Element {
  switch (it.kind) {
    case 'timeline':
      return drawnTimeline(it, say('among others'), (tick) => mark.line(tick));
    case 'standing':
      return drawnStanding(it, say('standing'));
    case 'holders':
      return drawnHolders(it, say('held'), own);
    case 'depths':
      return drawnDepths(it, say('depths'), own);
    case 'family':
      return drawnFamily(it, say('family'));
    case 'blows':
      return drawnBlows(it, say('dealings'));
    case 'multiples':
      return drawnMultiples(it, say('multiples'));
    case 'enders':
      return drawnEnders(it, say('enders'));
    case 'deeds':
      return drawnDeeds(it, say('deeds by'));
    default:
      return unreachable(it);
  }
}

function linked({ spans }: Linked, mark: Shelfmark): Markup[] {
  return spans.map((it) => (typeof it === 'string' ? it : el('a', { href: mark.page(it.to) }, it.text)));
}

/** The lines that something stands on, and a way to the moment after them. */
function lines({ ticks }: Linked, mark: Shelfmark): Markup[] {
  if (ticks.length === 0 || mark.isNumbered === false) return [];
  const [first, last] = [Math.min(...ticks), Math.max(...ticks)];
  const said = first === last ? String(first) : `${first}–${last}`;
  const to = mark.line(last);
  const name = say('go there', { lines: said });
  return [
    ' ',
    to === null
      ? el('small', { class: 'lines' }, said)
      : el('a', { class: 'lines', href: to, 'aria-label': name }, said),
  ];
}
