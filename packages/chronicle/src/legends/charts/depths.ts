import { type Element, el, type Markup } from '../markup.ts';
import { say } from '../words.ts';
import type { Depths } from './chart.ts';
import { across, figure, Patterns, round, text, ticks } from './drawing.ts';
import { turnName } from './timeline.ts';

const WIDTH = 520;
const LEFT = 66;
const ROW = 13;

/** A row for each stratum from above, a cell for each turn; hatched where two lived there alike (CH-CHT-05). */
export function drawnDepths(chart: Depths, named: string, own: string | null): Element {
  const x = across(chart, LEFT, WIDTH - 4);
  const bottom = chart.rows.length * ROW + 4;
  const seen = new Set(chart.rows.flatMap((it) => it.cells.flat()));
  const patterns = new Patterns(own, seen);
  const name = (stratum: number) => (stratum === 0 ? say('surface') : String(stratum));
  const cells = chart.rows.flatMap(({ stratum, cells: row }, i) => {
    const y = 2 + i * ROW;
    return [
      text(LEFT - 5, y + 10, name(stratum), 'tick', 'end'),
      ...row.flatMap((groups, at) => {
        const [left, right] = [x(chart.from + at) + 0.5, x(chart.from + at + 1) - 0.5];
        const [first, second] = groups;
        if (first === undefined) return [];
        const box = { x: left, y, width: round(right - left), height: ROW - 2 };
        const own = el('rect', { class: `bar ${patterns.of(first)}`, ...box });
        return second === undefined ? [own] : [own, hatching(patterns.of(second), box)];
      }),
    ];
  });
  const keys = [...seen].map((it, i) => ({ it, x: 4 + (i % 3) * 172, y: bottom + 30 + Math.floor(i / 3) * 15 }));
  const drawing: Markup[] = [
    ...cells,
    ...ticks(chart, x, bottom + 10),
    ...keys.flatMap((key) => [
      el('rect', { class: `bar ${patterns.of(key.it)}`, x: key.x, y: key.y - 8, width: 16, height: 9 }),
      text(key.x + 21, key.y, chart.names.get(key.it) ?? '', 'label'),
    ]),
  ];
  const height = bottom + 24 + Math.ceil(keys.length / 3) * 15;
  return figure('depths', named, { width: WIDTH, height }, drawing, {
    heads: [say('chart.stratum'), say('chart.turn'), say('chart.who')],
    rows: chart.rows.flatMap(({ stratum, cells: row }) =>
      row.flatMap((groups, at) =>
        groups.length === 0
          ? []
          : [
              [
                name(stratum),
                turnName(chart, chart.from + at),
                groups.map((it) => chart.names.get(it) ?? '').join(', '),
              ],
            ],
      ),
    ),
  });
}

/** Strokes of a second group over the cell of a first. */
function hatching(kind: string, { x, y, width, height }: Record<'x' | 'y' | 'width' | 'height', number>): Element {
  const apart = 4;
  const many = Math.max(1, Math.floor(width / apart));
  const strokes = Array.from({ length: many }, (_, i) => {
    const at = round(x + (i + 0.5) * (width / many));
    return `M${round(at - 1.5)} ${y + height}L${round(at + 1.5)} ${y}`;
  });
  return el('path', { class: `hatch ${kind}`, d: strokes.join('') });
}
