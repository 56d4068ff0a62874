import { livedAt } from '@understory/page';
import { capital } from '@understory/table';
import type { Chronicle } from '../../chronicle.ts';
import { tickOf } from '../../facts/fact.ts';
import { type Seat, seatsOf } from '../../standing.ts';
import { type Axis, turnAt } from '../axis.ts';
import { chainOf, type Passing } from '../chain.ts';
import type { Entry } from '../contents.ts';
import { say } from '../words.ts';
import type { Bar, Depths, Holders } from './chart.ts';

/** Treasures with names that a group ever held, and everybody else who held them; all of them, if it is asked of nobody. */
export function heldBy(group: string | null, chronicle: Chronicle, axis: Axis, contents: readonly Entry[]): Holders {
  const rows = contents.flatMap(({ subject, id, title }) => {
    if (subject.of !== 'treasure') return [];
    const held = chainOf(subject.name, chronicle);
    if (group !== null && !held.some((it) => it.group === group)) return [];
    return [{ name: title, to: id, bars: barsOf(held, chronicle, axis) }];
  });
  return { kind: 'holders', axis, from: 0, to: axis.turns.length, rows };
}

/** Who lived in a place, one after another. */
export function dwellersOf(piece: string, chronicle: Chronicle, axis: Axis): Holders {
  const { tale } = chronicle.story;
  const seats = seatsOf(tale.sheet, tale.last).get(piece) ?? [];
  const rows = seats.map((it) => {
    const [bar] = barsOf([it], chronicle, axis);
    return { name: bar?.name ?? '', to: null, bars: bar ? [{ ...bar, name: '' }] : [] };
  });
  return { kind: 'holders', axis, from: 0, to: axis.turns.length, rows };
}

type Held = Pick<Seat, 'since' | 'until'> & { readonly group: string | null; readonly how?: Passing };

/** A holder that died when it lost the thing, died holding it. */
function barsOf(held: readonly Held[], { story, names }: Chronicle, axis: Axis): Bar[] {
  return held.flatMap(({ group, since, until, how }) => {
    if (group === null) return [];
    const end = story.death(group);
    const from = turnAt(axis, since);
    const to = until === null ? axis.turns.length : turnAt(axis, until);
    const dies = end !== null && until !== null && story.turnOf(end) === to && tickOf(end) - until < 8;
    const name = capital(names.get(group)?.full ?? group);
    return [{ group, name, from, to, dies, ...(how ? { how: say(`how.${how}`) } : {}) }];
  });
}

/** For each stratum and turn the group with most beads in it; two if they had as many. */
export function depthsOf(
  chronicle: Chronicle,
  axis: Axis,
  of: ReadonlySet<string> | null,
  from = 0,
  to = axis.turns.length,
): Depths {
  const { tale } = chronicle.story;
  const stratum = new Map(tale.sheet.pieces.map((it) => [it.id, it.stratum]));
  const beads = tale.sheet.beads.filter(
    (it) => it.kind === 'population' && it.owner !== null && (of === null || of.has(it.owner)),
  );
  const rows = new Map<number, string[][]>();
  for (const [i, { last }] of axis.turns.slice(from, to).entries()) {
    const counts = new Map<number, Map<string, number>>();
    for (const it of beads) {
      const depth = stratum.get(it.piece);
      if (depth === undefined || !livedAt(it, last)) continue;
      const here = counts.get(depth) ?? new Map<string, number>();
      counts.set(depth, here);
      here.set(it.owner ?? '', (here.get(it.owner ?? '') ?? 0) + 1);
    }
    for (const [depth, here] of counts) {
      const most = Math.max(...here.values());
      const row = rows.get(depth) ?? axis.turns.slice(from, to).map(() => []);
      rows.set(depth, row);
      row[i] = [...here]
        .filter(([, n]) => n === most)
        .map(([id]) => id)
        .slice(0, 2);
    }
  }
  const names = new Map([...chronicle.names].map(([id, it]) => [id, capital(it.full)]));
  const sorted = [...rows].sort((a, b) => a[0] - b[0]);
  return { kind: 'depths', axis, from, to, rows: sorted.map(([depth, cells]) => ({ stratum: depth, cells })), names };
}
