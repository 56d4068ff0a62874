import { gap } from '@understory/page';
import { taintOf } from '../furnish/taint.ts';
import { type Fact, groupRef } from '../key/fact.ts';
import { begun, type Told, told } from '../key/told.ts';
import { isNeighbour, isUnknown, type Mind, thought } from './mind.ts';
import type { Faction } from './page.ts';

/** TA-FAC-T2.4: this near to its home, in beads. */
const BESIDE = 1;

/** TA-FAC-T2: the rows that hold, in order; one that is feared already gives its next best, or nothing (TA-FAC-03). */
export function fearsOf(mind: Mind): Fact[] {
  const fears: Fact[] = [];
  const feared = new Set<string>();
  const rows = new Set<number>();
  const unknown = isUnknown(mind);
  for (const { row, of, text, ticks } of dreaded(mind)) {
    // TA-FAC-12
    if ((unknown && row === 1) || rows.has(row) || feared.has(of)) continue;
    rows.add(row);
    feared.add(of);
    fears.push(thought(mind, `fear-${fears.length + 1}`, text, `TA-FAC-T2.${row}`, ticks));
  }
  return fears.length > 0 ? fears : [thought(mind, 'fear-1', told`Nothing it knows of`, 'TA-FAC-T2.5', [])];
}

interface Dread {
  readonly row: number;
  readonly of: string;
  readonly text: Told;
  readonly ticks: readonly number[];
}

function dreaded(mind: Mind): Dread[] {
  const { survey, meetings, others, standings, it } = mind;
  const isAllied = (other: Faction) => standings.some((s) => s.to === other.group && s.how === 'allied');
  const killers = others
    .map((o) => ({ o, by: meetings.filter((m) => m.killed && m.to === it.group.id && m.by === o.group.id) }))
    .filter(({ by }) => by.length > 0)
    .sort((a, b) => b.by.length - a.by.length || (b.by.at(-1)?.tick ?? 0) - (a.by.at(-1)?.tick ?? 0));
  const stronger = others
    .filter((o) => power(mind, o) > power(mind, it) && !isAllied(o) && isNeighbour(mind, o))
    .sort((a, b) => power(mind, b) - power(mind, a));
  return [
    ...killers.map(({ o, by }) => ({
      ...{ row: 1, of: o.group.id, ticks: by.map((m) => m.tick) },
      text: begun(told`${groupRef(survey, o.group)}, by whose hands ${by.length} of theirs died`),
    })),
    ...others
      .filter((o) => o.villain && !isAllied(o))
      .map((o) => ({
        ...{ row: 2, of: o.group.id, ticks: [] },
        text: begun(told`${groupRef(survey, o.group)}, the villain`),
      })),
    ...stronger.map((o) => ({
      ...{ row: 3, of: o.group.id, ticks: [] },
      text: begun(told`${groupRef(survey, o.group)}, the stronger`),
    })),
    ...matterBy(mind),
  ];
}

/** TA-FAC-T2.3: ● and ★, and two more for an alpha predator. */
function power({ survey: { naming } }: Mind, { bands, edges, group }: Faction): number {
  return bands + edges + (naming.natureOf(group).kind === 'alpha predator' ? 2 : 0);
}

/** Row 4: magma, or a corrupted stratum; nobody fears what it did itself. */
function matterBy({ survey, it }: Mind): Dread[] {
  const home = it.home?.place.pieces ?? [];
  const burns = survey.matter.some(
    (m) => m.kind === 'magma' && home.some((p) => gap(p.shape, m.shape, BESIDE) <= BESIDE),
  );
  const taint = it.home ? taintOf(survey, it.home) : null;
  return [
    ...(burns ? [{ row: 4, of: 'magma', text: told`The magma beside their home`, ticks: [] }] : []),
    ...(taint?.kind === 'corruption' && taint.by !== it.group.id
      ? [{ row: 4, of: 'corruption', text: told`The stains that spread beside their home`, ticks: [taint.tick] }]
      : []),
  ];
}
