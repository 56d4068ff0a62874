import { centreOf } from '@understory/page';
import type { Rule } from '@understory/table';
import { label } from '../../../draw.ts';
import { FINGER } from '../../../measures.ts';
import { topOfWorks } from '../../../works.ts';
import { mark } from '../../marks.ts';
import { note } from '../../note.ts';
import { construct } from '../build.ts';
import { treasure } from '../civ.ts';
import type { ConstructionRow } from '../construction-row.ts';
import { digUp } from '../explore.ts';
import { gain, spend } from '../gains.ts';
import { type ElfCiv, livingColonies } from './elf-civ.ts';
import { exportOne } from './export.ts';
import { loseNoble, mostPeopled, whichColony } from './toll.ts';

export function* abattoir(civ: ElfCiv, { clause, name }: ConstructionRow): Rule {
  mark(civ.world, clause, yield* construct(civ, name, { clause }), 'tomb', { by: civ.group.id });
}

export function* arena(civ: ElfCiv, { clause, name }: ConstructionRow): Rule {
  yield* construct(civ, name, { clause });
  spend(civ, clause, 'treasure', civ.group, { on: name });
  loseNoble(civ, clause, civ.group, { on: name });
}

export function* foremansGuild(civ: ElfCiv, { clause, name }: ConstructionRow): Rule {
  yield* construct(civ, name, { clause });
  const mines = livingColonies(civ).filter((it) => it.type === 'mining');
  const topic = { kind: 'which colony gets the foremen' } as const;
  const mine = yield* whichColony(civ, clause, topic, mines, ({ group }) => -treasure(civ, group));
  if (mine) yield* exportOne(civ, clause, 'treasure', civ.group, mine.group);
}

export function* expeditionaryForce(civ: ElfCiv, { clause, name }: ConstructionRow): Rule {
  yield* construct(civ, name, { clause });
  const topic = { kind: 'which colony sends the force' } as const;
  const colony = yield* whichColony(civ, clause, topic, livingColonies(civ), mostPeopled(civ));
  if (colony) loseNoble(civ, clause, colony.group, { on: name });
}

export function* breedingPit(civ: ElfCiv, { clause, name }: ConstructionRow): Rule {
  yield* construct(civ, name, { clause });
  const cause = spend(civ, clause, 'treasure', civ.group, { on: name });
  if (cause !== null) yield* gain(civ, clause, 'population', { deed: 'breed', what: name, cause });
}

export function* operaHouse(civ: ElfCiv, { clause, name }: ConstructionRow): Rule {
  yield* construct(civ, name, { clause });
  yield* gain(civ, clause, 'population', { deed: 'build', what: name });
  yield* gain(civ, clause, 'treasure', { deed: 'build', what: name });
}

/** H2-ELF-T1.7: the tunnel itself is what is built, from the topmost point of the works (H2-CIV-19). */
export function* escapeRoute(civ: ElfCiv, { clause, name }: ConstructionRow): Rule {
  const { world, group } = civ;
  const before = group.built.includes(name);
  const tunnel = yield* digUp(civ, clause, topOfWorks(civ), FINGER, { title: 'an escape route', room: name });
  note(world, { kind: 'built', clause, group: group.id, what: name, piece: tunnel?.id ?? null, as: name }, [
    { do: 'build', group: group.id, what: name },
  ]);
  if (tunnel && !before) label(world, 'H2-CIV-08', tunnel.id, name, centreOf(tunnel.shape), 'small');
}
