import { type Element, el } from '../markup.ts';
import { say } from '../words.ts';
import type { Blows } from './chart.ts';
import { across, bands, figure, round, text, ticks } from './drawing.ts';
import { SIGNS } from './timeline.ts';

const WIDTH = 520;
const LEFT = 150;
const ROW = 20;

/** One row a side, a mark at each blow: full if it hit, hollow if it failed (CH-LEG-10). */
export function drawnBlows(chart: Blows, named: string): Element {
  const x = across(chart, LEFT, WIDTH - 8);
  const bottom = chart.rows.length * ROW + 4;
  const marks = chart.rows.flatMap(({ name, blows, end }, i) => {
    const y = 2 + i * ROW + ROW / 2;
    const nth = new Map<number, number>();
    return [
      text(LEFT - 8, y + 4, name, 'label', 'end'),
      ...blows.map(({ turn, won }) => {
        const n = nth.get(turn) ?? 0;
        nth.set(turn, n + 1);
        return el('circle', { class: won ? 'blow hit' : 'blow failed', cx: round(x(turn + 0.5) + n * 6), cy: y, r: 4 });
      }),
      ...(end === null ? [] : [text(x(end + 0.5) + 10, y + 4, SIGNS.death, 'sign', 'middle')]),
    ];
  });
  const count = (i: number, won: boolean) => String(chart.rows[i]?.blows.filter((it) => it.won === won).length ?? 0);
  const drawing = [...bands(chart, x, 2, bottom), ...marks, ...ticks(chart, x, bottom + 12)];
  return figure('blows', named, { width: WIDTH, height: bottom + 18 }, drawing, {
    heads: [say('chart.who'), say('chart.blows'), say('chart.failed')],
    rows: chart.rows.map(({ name }, i) => [name, count(i, true), count(i, false)]),
  });
}
