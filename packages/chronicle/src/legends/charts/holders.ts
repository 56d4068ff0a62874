import { type Element, el } from '../markup.ts';
import { say } from '../words.ts';
import type { Holders } from './chart.ts';
import { across, bands, figure, Patterns, round, text, ticks, WIDE } from './drawing.ts';
import { SIGNS, turnName } from './timeline.ts';

const ROW = 38;
const LETTER = 5.4;

/** Rows of bars, with the holder's name in or after its bar; a gap where nobody had it (CH-CHT-03). */
export function drawnHolders(chart: Holders, named: string, own: string | null): Element {
  const x = across(chart, 4, WIDE - 4);
  const bottom = chart.rows.length * ROW + 6;
  const patterns = new Patterns(
    own,
    chart.rows.flatMap(({ bars }) => bars.map((it) => it.group)),
  );
  const rows = chart.rows.flatMap(({ name, bars }, i) => {
    const y = i * ROW + 18;
    return [
      text(6, y - 4, name, 'label title'),
      ...bars.flatMap((it) => {
        const to = Math.max(it.to, it.from + 0.6);
        const width = round(x(to) - x(it.from));
        const fits = width > it.name.length * LETTER + 6;
        return [
          el('rect', { class: `bar ${patterns.of(it.group)}`, x: x(it.from), y, width, height: 10, rx: 1.5 }),
          ...(fits ? [text(x(it.from) + 3, y + 8.5, it.name, 'label in-bar')] : []),
          ...(it.how ? [text(x(it.from), y + 18, it.how, 'word')] : []),
          ...(it.dies ? [text(x(to), y + 10, SIGNS.death, 'sign', 'middle')] : []),
        ];
      }),
    ];
  });
  const drawing = [...bands(chart, x, 2, bottom), ...rows, ...ticks(chart, x, bottom + 12)];
  return figure('holders', named, { width: WIDE, height: bottom + 16 }, drawing, {
    heads: [
      say('chart.what'),
      say('chart.who'),
      say('chart.how'),
      say('chart.from'),
      say('chart.to'),
      say('chart.end'),
    ],
    rows: chart.rows.flatMap(({ name, bars }) =>
      bars.map((it) => [
        name,
        it.group === null ? say('nobody') : it.name,
        it.how ?? '',
        turnName(chart, it.from),
        turnName(chart, it.to),
        it.dies ? say('chart.dead') : '',
      ]),
    ),
  });
}
