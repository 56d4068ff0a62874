import { annalsTitle } from '../../annals/annals.ts';
import { type Element, el, type Markup } from '../markup.ts';
import { say } from '../words.ts';
import type { Bar, Moment, Sign, Timeline } from './chart.ts';
import { type Across, across, bands, figure, Patterns, round, text, ticks, WIDE } from './drawing.ts';

/** By shape, never by colour alone (CH-LEG-08). */
export const SIGNS: Readonly<Record<Sign, string>> = {
  arrival: '▴',
  death: '†',
  fight: '×',
  work: '■',
  treasure: '◆',
  pact: '∞',
  move: '→',
  villain: '♛',
};

const LABEL_ROWS = 4;
const LETTER = 5.6;

/** So many of what happened are labelled: the best (CH-LEG-08). */
const LABELLED = 7;

/** The address of the moment after a line of the record, if there is one to go to. */
export type ToLine = (tick: number) => string | null;

export function drawnTimeline(chart: Timeline, named: string, toLine: ToLine): Element {
  const x = across(chart, 4, WIDE - 4);
  const above = chart.moments.length > 0 ? LABEL_ROWS * 15 + 6 : 4;
  const own = chart.own ? above + 12 : above;
  const bandsAt = own + 6;
  const patterns = new Patterns(
    chart.own?.group ?? null,
    chart.others.map((it) => it.group),
  );
  const rows = chart.others.map((it, i) => barRow(it, x, bandsAt + 40 + i * 16, patterns));
  const height = bandsAt + 34 + chart.others.length * 16 + 6;
  const shownAges = chart.axis.ages.filter((it) => it.to > chart.from && it.from < chart.to);
  const drawing: Markup[] = [
    ...bands(chart, x, bandsAt, bandsAt + 16),
    ...shownAges
      .map(({ age, from, to }) => {
        const called = annalsTitle(age);
        const room = x(to) - x(from);
        return room < called.length * LETTER ? '' : text((x(from) + x(to)) / 2, bandsAt + 12, called, 'age', 'middle');
      })
      .filter((it) => it !== ''),
    ...ticks(chart, x, bandsAt + 27),
    ...(chart.own ? bar(chart.own, x, above, patterns) : []),
    ...labels(chart.moments, x, above, toLine),
    ...rows.flat(),
  ];
  const bars = [...(chart.own ? [chart.own] : []), ...chart.others];
  return figure('timeline', named, { width: WIDE, height }, drawing, {
    heads: [say('chart.who'), say('chart.from'), say('chart.to'), say('chart.end')],
    rows: [
      ...shownAges.map(({ age, from, to }) => [annalsTitle(age), turnName(chart, from), turnName(chart, to - 1), '']),
      ...bars.map((it) => [
        it.name,
        turnName(chart, it.from),
        turnName(chart, it.to - (it.dies ? 0 : 1)),
        say(it.dies ? 'chart.dead' : 'chart.lasting'),
      ]),
      ...[...chart.moments]
        .sort((a, b) => a.tick - b.tick)
        .map((it) => [`${SIGNS[it.sign]} ${it.text}`, turnName(chart, it.turn), turnName(chart, it.turn), '']),
    ],
  });
}

export function turnName({ axis }: Pick<Timeline, 'axis'>, at: number): string {
  const it = axis.turns[Math.max(0, Math.min(at, axis.turns.length - 1))];
  return it ? `${annalsTitle(it.age)} ${it.turn}` : '';
}

function bar(it: Bar, x: Across, y: number, patterns: Patterns): Markup[] {
  const to = it.dies ? it.to + 0.5 : it.to;
  const width = Math.max(3, round(x(to) - x(it.from)));
  return [
    el('rect', { class: `bar ${patterns.of(it.group)}`, x: x(it.from), y, width, height: 7, rx: 1.5 }),
    ...(it.dies ? [text(x(to), y + 9, SIGNS.death, 'sign', 'middle')] : []),
  ];
}

function barRow(it: Bar, x: Across, y: number, patterns: Patterns): Markup[] {
  const isRoom = x(it.from) > it.name.length * LETTER + 8;
  const at = isRoom ? x(it.from) - 5 : Math.min(x(it.dies ? it.to + 1 : it.to) + 8, WIDE - it.name.length * LETTER - 4);
  const isOver = !isRoom && x(it.to) + 8 + it.name.length * LETTER > WIDE;
  return [
    ...bar(it, x, y, patterns),
    text(isOver ? x(it.from) + 6 : at, isOver ? y - 2 : y + 7, it.name, 'label', isRoom ? 'end' : 'start'),
  ];
}

/** As many labels as have room, the first of them the most worth; the others keep their signs. */
function labels(moments: readonly Moment[], x: Across, bottom: number, toLine: ToLine): Markup[] {
  const taken: { row: number; from: number; to: number }[] = [];
  return moments.flatMap((it) => {
    // A label is the name of its link; a sign alone has the words that had no room.
    const linked = (mark: Markup, named: Record<string, string> = {}): Markup => {
      const href = toLine(it.tick);
      return href === null ? mark : el('a', { href, ...named }, mark);
    };
    const at = x(it.turn + 0.5);
    const wide = (it.text.length + 2) * LETTER;
    const from = Math.max(0, Math.min(at - 4, WIDE - wide));
    const isLabelled = taken.length < LABELLED;
    for (let row = 0; isLabelled && row < LABEL_ROWS; row++) {
      if (taken.some((one) => one.row === row && from < one.to + 4 && one.from < from + wide + 4)) continue;
      taken.push({ row, from, to: from + wide });
      const y = bottom - 8 - row * 15;
      return [
        el('line', { class: 'lead', x1: at, y1: y + 3, x2: at, y2: bottom }),
        linked(text(from, y, `${SIGNS[it.sign]} ${it.text}`, 'label')),
      ];
    }
    const sign = text(at, bottom - 1, SIGNS[it.sign], 'sign', 'middle');
    return [linked(sign, { 'aria-label': `${SIGNS[it.sign]} ${it.text}` })];
  });
}
