import { type Element, el, type Markup } from '../markup.ts';
import { say } from '../words.ts';
import type { Deeds, Enders, Multiples } from './chart.ts';
import { across, bands, figure, round, text, WIDE } from './drawing.ts';
import { SIGNS, turnName } from './timeline.ts';

const COLUMNS = 4;
const WIDTH = WIDE / COLUMNS;
const TALL = 34;
const ROW = TALL + 26;

/** Small charts beside each other, all on one scale (CH-CHT-02). */
export function drawnMultiples(chart: Multiples, named: string): Element {
  const drawing = chart.rows.flatMap(({ name, from, values, dies }, i): Markup[] => {
    const left = (i % COLUMNS) * WIDTH;
    const top = Math.floor(i / COLUMNS) * ROW;
    const x = across(chart, left + 4, left + WIDTH - 10);
    const y = (n: number) => round(top + 16 + TALL - (n / chart.most) * TALL);
    const steps = values.map((n, at) => `${at === 0 ? 'M' : 'L'}${x(from + at)} ${y(n)}H${x(from + at + 1)}`).join('');
    const end = from + values.length;
    return [
      ...bands(chart, x, top + 16, top + 16 + TALL),
      text(left + 4, top + 11, fitting(name, WIDTH - 16), 'label name'),
      el('path', { class: 'steps lives', d: steps }),
      ...(dies ? [text(x(end), y(0), SIGNS.death, 'sign', 'middle')] : []),
    ];
  });
  const height = Math.ceil(chart.rows.length / COLUMNS) * ROW + 4;
  return figure('multiples', named, { width: WIDE, height }, drawing, {
    heads: [say('chart.who'), say('chart.turn'), say('chart.wealth')],
    rows: chart.rows.flatMap(({ name, from, values }) =>
      values.map((n, at) => [name, turnName(chart, from + at), String(n)]),
    ),
  });
}

const LETTER = 6;
/** A name that has room; of a longer one its beginning. */
const fitting = (name: string, room: number): string =>
  name.length * LETTER <= room ? name : `${name.slice(0, Math.max(1, Math.floor(room / LETTER) - 1))}…`;

const LEFT = 150;
const CELL = 26;
const LINE = 20;

/** A row for each that ended somebody, a column for each that was ended, in the order of death; and the chains (CH-CHT-04). */
export function drawnEnders(chart: Enders, named: string): Element {
  const HEAD = 96;
  const width = Math.max(WIDE, LEFT + chart.dead.length * CELL + 80);
  const rows = chart.enders.flatMap(({ id, name }, i): Markup[] => {
    const y = HEAD + i * LINE;
    return [
      text(LEFT - 8, y + 13, fitting(name, LEFT - 10), 'label', 'end'),
      el('line', { class: 'grid', x1: LEFT, y1: y, x2: LEFT + chart.dead.length * CELL, y2: y }),
      ...chart.dead.flatMap((it, at) =>
        it.by === id
          ? [el('circle', { class: 'blow hit', cx: LEFT + at * CELL + CELL / 2, cy: y + LINE / 2, r: 5 })]
          : [],
      ),
    ];
  });
  const heads = chart.dead.map(({ name }, at) =>
    el(
      'text',
      {
        class: 'label',
        transform: `translate(${LEFT + at * CELL + CELL / 2 + 3} ${HEAD - 6}) rotate(-50)`,
        'text-anchor': 'start',
      },
      fitting(name, 120),
    ),
  );
  const below = HEAD + chart.enders.length * LINE + 20;
  const chains = chart.chains
    .slice(0, 3)
    .map((chain, i) => text(4, below + i * 18, chain.map((it) => it.name).join('  →  '), 'label name'));
  const height = below + Math.min(3, chart.chains.length) * 18;
  return figure('enders', named, { width, height }, [...heads, ...rows, ...chains], {
    heads: [say('chart.dead'), say('family.ended')],
    rows: chart.dead.map(({ name, by }) => [name, chart.enders.find((it) => it.id === by)?.name ?? '']),
  });
}

const COLUMN = 66;
const MANY = 5;

/** A row for each group, a column for each sort of deed: full what went well, hollow what failed (CH-CHT-05). */
export function drawnDeeds(chart: Deeds, named: string): Element {
  const width = Math.max(WIDE, LEFT + chart.words.length * COLUMN);
  const heads = chart.words.map((it, at) => text(LEFT + at * COLUMN + 2, 12, it, 'tick'));
  const rows = chart.rows.flatMap(({ name, counts }, i): Markup[] => {
    const y = 20 + i * LINE;
    return [
      text(LEFT - 8, y + 13, fitting(name, LEFT - 10), 'label', 'end'),
      el('line', { class: 'grid', x1: LEFT, y1: y, x2: width, y2: y }),
      ...chart.words.flatMap((word, at) => marks(counts.get(word), LEFT + at * COLUMN, y + LINE / 2)),
    ];
  });
  return figure('deeds', named, { width, height: 24 + chart.rows.length * LINE }, [...heads, ...rows], {
    heads: [say('chart.who'), ...chart.words],
    rows: chart.rows.map(({ name, counts }) => [
      name,
      ...chart.words.map((it) => {
        const known = counts.get(it);
        return known ? say('deeds.won of', { won: String(known.won), n: String(known.won + known.lost) }) : '–';
      }),
    ]),
  });
}

/** A mark each while they are few, and then a mark and a number. */
function marks(count: { readonly won: number; readonly lost: number } | undefined, x: number, y: number): Markup[] {
  if (!count) return [];
  const { won, lost } = count;
  const mark = (isWon: boolean, at: number) =>
    el('circle', { class: isWon ? 'blow hit' : 'blow failed', cx: x + 6 + at * 10, cy: y, r: 4 });
  if (won + lost <= MANY)
    return [...Array(won).keys()]
      .map((at) => mark(true, at))
      .concat([...Array(lost).keys()].map((at) => mark(false, won + at)));
  return [
    ...(won > 0 ? [mark(true, 0), text(x + 12, y + 4, String(won), 'tick')] : []),
    ...(lost > 0 ? [mark(false, 3), text(x + 42, y + 4, String(lost), 'tick')] : []),
  ];
}
