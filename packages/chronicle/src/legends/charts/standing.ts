import { type Element, el, type Markup } from '../markup.ts';
import { say } from '../words.ts';
import type { Standings } from './chart.ts';
import { type Across, across, bands, figure, round, text, ticks } from './drawing.ts';
import { turnName } from './timeline.ts';

const WIDTH = 400;
const TALL = 120;
const LEFT = 18;
const RIGHT = WIDTH - 74;

/** Steps, for beads come and go whole (CH-CHT-01); each line has its name at its end, and its own dashes. */
export function drawnStanding(chart: Standings, named: string): Element {
  const x = across(chart, LEFT, RIGHT);
  const most = Math.max(1, ...chart.lives, ...chart.treasures, ...chart.epics);
  const y = (n: number) => round(8 + TALL - (n / most) * TALL);
  const each = most > 8 ? Math.ceil(most / 4) : most > 4 ? 2 : 1;
  const levels = Array.from({ length: Math.floor(most / each) + 1 }, (_, i) => i * each);
  const lines = (['lives', 'treasures', 'epics'] as const).filter((key) => chart[key].some((n) => n > 0));
  const names = spread(lines.map((key) => ({ key, y: y(chart[key].at(-1) ?? 0) })));
  const drawing: Markup[] = [
    ...bands(chart, x, 8, 8 + TALL),
    ...levels.flatMap((n) => [
      el('line', { class: 'grid', x1: LEFT, y1: y(n), x2: RIGHT, y2: y(n) }),
      text(LEFT - 4, y(n) + 3, String(n), 'tick', 'end'),
    ]),
    ...lines.map((key) => el('path', { class: `steps ${key}`, d: steps(chart[key], chart.from, x, y) })),
    ...names.map((it) => text(RIGHT + 4, it.y + 3, say(`chart.short.${it.key}`), `label ${it.key}`)),
    ...chart.marks.map((at) => text(x(at + 0.5), 7, '▾', 'sign', 'middle')),
    ...ticks(chart, x, 8 + TALL + 12),
  ];
  return figure('standing', named, { width: WIDTH, height: TALL + 26 }, drawing, {
    heads: [say('chart.turn'), say('chart.lives'), say('chart.treasures'), say('chart.epics')],
    rows: chart.lives.map((lives, i) => [
      turnName(chart, chart.from + i),
      String(lives),
      String(chart.treasures[i] ?? 0),
      String(chart.epics[i] ?? 0),
    ]),
  });
}

function steps(values: readonly number[], from: number, x: Across, y: (n: number) => number): string {
  return values.map((n, i) => `${i === 0 ? 'M' : 'L'}${x(from + i)} ${y(n)}H${x(from + i + 1)}`).join('');
}

/** Names at the ends of lines, none on another. */
function spread<T extends { readonly y: number }>(all: readonly T[]): T[] {
  let last = Number.NEGATIVE_INFINITY;
  return [...all]
    .sort((a, b) => a.y - b.y)
    .map((it) => {
      last = Math.max(it.y, last + 12);
      return { ...it, y: last };
    });
}
