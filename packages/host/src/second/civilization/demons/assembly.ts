import type { Piece } from '@understory/page';
import type { Clause, Rule } from '@understory/table';
import { beadsOf, putBead } from '../../../beads.ts';
import type { Tick } from '../../../events.ts';
import type { Change } from '../../../note.ts';
import { causedBy } from '../../../note.ts';
import { choose } from '../../asks.ts';
import type { Loss } from '../../events.ts';
import { note } from '../../note.ts';
import { type Civ, ends } from '../civ.ts';
import { assembly } from './demon-civ.ts';
import type { DemonQuestion } from './questions.ts';
import { TEN_DEMONS, tasteOf } from './ten-demons.table.ts';

/** H2-DEM-01: ten of them, in a box beside the map. */
export function convene({ world, group }: Civ): void {
  const names = TEN_DEMONS.map((it) => it.name);
  note(world, { kind: 'assembly', clause: 'H2-DEM-01', group: group.id, assembly: names }, [
    { do: 'aside', group: group.id, names },
  ]);
}

/** H2-DEM-07: one ● less in the Assembly. */
export function* depart(civ: Civ, clause: Clause): Rule {
  const cause = yield* leaveSeat(civ, clause, { by: null, deed: 'intrigue' });
  endIfAlone(civ, cause);
}

function* leaveSeat(civ: Civ, clause: Clause, how: Loss): Rule<Tick | null> {
  const name = yield* whichDemon(civ, assembly(civ), { kind: 'which demon leaves' });
  if (name === null) return null;
  const left = assembly(civ).filter((it) => it !== name);
  return note(civ.world, { kind: 'demon gone', clause, ...seated(civ, name, left), ...how }, [aside(civ, left)]);
}

/** H2-DEM-24: which of the Assembly will be bound. It sits there still until it is. */
export function* toBeBound(civ: Civ): Rule<string | null> {
  return yield* whichDemon(civ, assembly(civ), { kind: 'which demon is bound' });
}

/** 1● moves from the Assembly into a construction: a Demon still, but no more of the Assembly (H2-DEM-T1.2). */
export function bind(civ: Civ, clause: Clause, name: string, into: Piece, by: Tick): void {
  const { world, group } = civ;
  const left = assembly(civ).filter((it) => it !== name);
  const put = putBead(world, into, { kind: 'population', owner: group.id, name });
  const bound = { kind: 'demon bound', clause, piece: into.id, beads: [put.bead.id] } as const;
  const cause = note(world, { ...bound, ...seated(civ, name, left), cause: by }, [aside(civ, left), put]);
  endIfAlone(civ, cause);
}

/** H2-DEM-T1.8: one that left comes back. */
export function* comeBack(civ: Civ, clause: Clause, cause: Tick): Rule {
  const bound = beadsOf(civ.world, civ.group.id, 'population').map((it) => it.name);
  const away = TEN_DEMONS.map((it) => it.name).filter((it) => !assembly(civ).includes(it) && !bound.includes(it));
  const name = yield* whichDemon(civ, away, { kind: 'which demon comes back' });
  if (!name) return;
  const sit = [...assembly(civ), name];
  note(civ.world, { kind: 'demon back', clause, ...seated(civ, name, sit), cause }, [aside(civ, sit)]);
}

/** H2-DEM-14: whatever costs them ● takes it from the Assembly, all of it before the end is tested (H2-CIV-06). */
export function* loseFromAssembly(civ: Civ, many: number, how: Loss): Rule {
  let last: Tick | null = null;
  for (let i = 0; i < many && assembly(civ).length > 0; i++) last = yield* leaveSeat(civ, 'H2-DEM-14', how);
  endIfAlone(civ, last, how.by);
}

function* whichDemon({ group }: Civ, among: readonly string[], topic: DemonQuestion): Rule<string | null> {
  if (among.length === 0) return null;
  return yield* choose('H2-DEM-24', {
    by: group.id,
    topic,
    options: among.map((key) => ({ key, what: { kind: 'demon', demon: key, look: tasteOf(key) } })),
    usual: null,
    about: group.id,
  });
}

function seated({ group }: Civ, demon: string, sit: readonly string[]) {
  return { group: group.id, demon, look: tasteOf(demon), assembly: sit };
}

function aside({ group }: Civ, names: readonly string[]): Change {
  return { do: 'aside', group: group.id, names };
}

/** H2-DEM-16: with one demon left, or none, it is over. */
function endIfAlone(civ: Civ, cause: Tick | null, by: Loss['by'] = null): void {
  const [victor, second] = assembly(civ);
  if (second !== undefined) return;
  const how = { clause: 'H2-DEM-16', by, ...causedBy(cause) } as const;
  if (victor) ends(civ, { ...how, kind: 'the last demon', demon: victor });
  else ends(civ, { ...how, kind: 'no demon left' });
}
