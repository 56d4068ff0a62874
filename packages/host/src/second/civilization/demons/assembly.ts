import type { Piece } from '@understory/page';
import { type Clause, choose, type Rule } from '@understory/table';
import { beadsOf, putBead } from '../../../beads.ts';
import { note } from '../../../world.ts';
import { type Civ, ends } from '../civ.ts';
import { assembly } from './demon-civ.ts';
import { demonCalled, TEN_DEMONS } from './ten-demons.table.ts';

/** H2-DEM-01: ten of them, in a box beside the map. */
export function convene({ world, group }: Civ): void {
  const names = TEN_DEMONS.map((it) => it.name);
  const text = 'Ten demons sit in the Infernal Assembly.';
  note(world, { kind: 'assembly', clause: 'H2-DEM-01', group: group.id, assembly: names, text }, [
    { do: 'aside', group: group.id, names },
  ]);
}

/** H2-DEM-07: one ● less in the Assembly. */
export function* depart(civ: Civ, clause: Clause, why: string): Rule {
  yield* leaveSeat(civ, clause, why);
  endIfAlone(civ);
}

function* leaveSeat(civ: Civ, clause: Clause, why: string): Rule {
  const name = yield* whichDemon(civ, assembly(civ), 'Which demon leaves the Assembly?');
  if (name === null) return;
  seat(
    civ,
    clause,
    assembly(civ).filter((it) => it !== name),
    'demon gone',
    name,
    `${name}, ${demonCalled(name)?.nature}, ${why}.`,
  );
}

/** H2-DEM-24: which of the Assembly will be bound. It sits there still until it is. */
export function* toBeBound(civ: Civ): Rule<string | null> {
  return yield* whichDemon(civ, assembly(civ), 'Which demon is bound there?');
}

/** 1● moves from the Assembly into a construction: a Demon still, but no more of the Assembly (H2-DEM-T1.2). */
export function bind(civ: Civ, clause: Clause, name: string, into: Piece): void {
  const { world, group } = civ;
  const left = assembly(civ).filter((it) => it !== name);
  const text = `${name} is bound in ${into.title} and furnishes it to its taste: ${demonCalled(name)?.taste}.`;
  note(world, { kind: 'demon bound', clause, group: group.id, demon: name, piece: into.id, assembly: left, text }, [
    { do: 'aside', group: group.id, names: left },
    putBead(world, into, { kind: 'population', owner: group.id, name }),
  ]);
  endIfAlone(civ);
}

/** H2-DEM-T1.8: one that left comes back. */
export function* comeBack(civ: Civ, clause: Clause): Rule {
  const bound = beadsOf(civ.world, civ.group.id, 'population').map((it) => it.name);
  const away = TEN_DEMONS.map((it) => it.name).filter((it) => !assembly(civ).includes(it) && !bound.includes(it));
  const name = yield* whichDemon(civ, away, 'Which demon comes back to the Assembly?');
  if (name) seat(civ, clause, [...assembly(civ), name], 'demon back', name, `${name} takes its seat again.`);
}

/** H2-DEM-14: whatever costs them ● takes it from the Assembly, all of it before the end is tested (H2-CIV-06). */
export function* loseFromAssembly(civ: Civ, many: number): Rule {
  for (let i = 0; i < many && assembly(civ).length > 0; i++) yield* leaveSeat(civ, 'H2-DEM-14', 'is lost');
  endIfAlone(civ);
}

function* whichDemon({ group }: Civ, among: readonly string[], prompt: string): Rule<string | null> {
  if (among.length === 0) return null;
  return yield* choose('H2-DEM-24', {
    by: group.id,
    prompt,
    options: among.map((key) => ({ key, text: key, does: demonCalled(key)?.nature ?? '' })),
    usual: null,
    about: group.id,
  });
}

function seat(civ: Civ, clause: Clause, names: readonly string[], kind: string, demon: string, text: string): void {
  const { world, group } = civ;
  note(world, { kind, clause, group: group.id, demon, assembly: names, text }, [
    { do: 'aside', group: group.id, names },
  ]);
}

/** H2-DEM-16: with one demon left, or none, it is over. */
function endIfAlone(civ: Civ): void {
  const [victor, second] = assembly(civ);
  if (second !== undefined) return;
  if (victor) ends(civ, { clause: 'H2-DEM-16', kind: 'the last demon', demon: victor });
  else ends(civ, { clause: 'H2-DEM-16', kind: 'no demon left' });
}
