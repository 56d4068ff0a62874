import { tintsOf } from '@understory/page';
import type { Axis } from '../axis.ts';
import { type Element, el, type Markup } from '../markup.ts';
import { say } from '../words.ts';

/** What the drawings of charts share: a field of time with its ages, patterns for groups, and a table that says the same. */

export const WIDE = 700;

/** Where a turn lies, from left to right. */
export type Across = (turn: number) => number;

interface Field {
  readonly axis: Axis;
  readonly from: number;
  readonly to: number;
}

export function across({ from, to }: Field, left: number, right = WIDE): Across {
  const each = (right - left) / Math.max(1, to - from);
  return (turn) => round(left + (Math.min(Math.max(turn, from), to) - from) * each);
}

export const round = (n: number): number => Math.round(n * 10) / 10;

/** Ages as bands behind a chart, and the turns under it. */
export function bands(field: Field, x: Across, top: number, bottom: number): Element[] {
  return field.axis.ages
    .filter((it) => it.to > field.from && it.from < field.to)
    .map(({ age, from, to }, i) =>
      el('rect', {
        class: `band band-${i % 2}`,
        'data-age': age,
        x: x(from),
        y: top,
        width: round(x(to) - x(from)),
        height: bottom - top,
      }),
    );
}

/** The numbers of turns, where there is room for them. */
export function ticks({ axis, from, to }: Field, x: Across, y: number): Element[] {
  const room = (x(to) - x(from)) / Math.max(1, to - from);
  const each = room >= 14 ? 1 : room >= 7 ? 2 : 5;
  return axis.turns.flatMap(({ turn }, at) =>
    at < from || at >= to || turn % each !== 0
      ? []
      : [text(round((x(at) + x(at + 1)) / 2), y, String(turn), 'tick', 'middle')],
  );
}

export function text(x: number, y: number, said: string, kind: string, anchor = 'start'): Element {
  return el('text', { x: round(x), y: round(y), class: kind, 'text-anchor': anchor }, said);
}

/** How the bars of groups look: in the tints that they have on the map, each with strokes of its own (CH-CHT-07). */
export class Patterns {
  readonly #tints: ReadonlyMap<string, number>;
  readonly #own: string | null;

  constructor(own: string | null, groups: Iterable<string | null>) {
    this.#own = own;
    const all = [...new Set([...(own === null ? [] : [own]), ...groups].filter((it) => it !== null))];
    const tints = tintsOf(all);
    this.#tints = new Map(all.map((it, i) => [it, tints[i] ?? 0]));
  }

  /** The class of somebody's bars; nobody's are a thin line. */
  of(group: string | null): string {
    if (group === null) return 'nobody';
    const tint = `of-${this.#tints.get(group) ?? 0}`;
    return group === this.#own ? `own ${tint}` : tint;
  }
}

/** A picture is one thing for who can't see it; what can be pressed in it must not be hidden by that. */
const hasLinks = (drawing: readonly Markup[]): boolean =>
  drawing.some((it) => typeof it !== 'string' && (it.tag === 'a' || hasLinks(it.children)));

/** A chart with its numbers under it, for whoever can't see it or wants to know. */
export function figure(
  kind: string,
  named: string,
  size: { readonly width: number; readonly height: number },
  drawing: readonly Markup[],
  table: { readonly heads: readonly string[]; readonly rows: readonly (readonly string[])[] },
): Element {
  const { width, height } = size;
  return el(
    'figure',
    { class: `chart ${kind}` },
    el(
      'div',
      { class: 'chart-scroll', tabindex: 0, role: 'group', 'aria-label': named },
      el(
        'svg',
        { viewBox: `0 0 ${width} ${round(height)}`, role: hasLinks(drawing) ? 'group' : 'img', 'aria-label': named },
        drawing,
      ),
    ),
    el(
      'details',
      {},
      el('summary', {}, say('chart.table')),
      el(
        'div',
        { class: 'table-scroll', tabindex: 0, role: 'group', 'aria-label': say('chart.table') },
        el(
          'table',
          {},
          el(
            'thead',
            {},
            el(
              'tr',
              {},
              table.heads.map((it) => el('th', { scope: 'col' }, it)),
            ),
          ),
          el(
            'tbody',
            {},
            table.rows.map(([first = '', ...rest]) =>
              el(
                'tr',
                {},
                el('th', { scope: 'row' }, first),
                rest.map((it) => el('td', {}, it)),
              ),
            ),
          ),
        ),
      ),
    ),
  );
}
