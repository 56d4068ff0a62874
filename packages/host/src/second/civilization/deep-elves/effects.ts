import { centreOf } from '@understory/page';
import type { Rule } from '@understory/table';
import { FINGER } from '../../../measures.ts';
import { topOfWorks } from '../../../works.ts';
import { label } from '../../draw.ts';
import { mark } from '../../marks.ts';
import { sinceLast } from '../../note.ts';
import { hasReachedSurface } from '../access.ts';
import { asBuilt, construct, noteBuilt } from '../build.ts';
import { treasure } from '../civ.ts';
import type { ConstructionRow } from '../construction-row.ts';
import { digUp } from '../explore.ts';
import { gain, spend } from '../gains.ts';
import { type ElfCiv, livingColonies } from './elf-civ.ts';
import { exportOne } from './export.ts';
import { isLastNoble, loseNoble, mostPeopled, whichColony } from './toll.ts';

export function* abattoir(civ: ElfCiv, { clause, name }: ConstructionRow): Rule {
  mark(civ.world, clause, yield* construct(civ, name, { clause }), 'tomb', asBuilt(civ));
}

export function* arena(civ: ElfCiv, { clause, name }: ConstructionRow): Rule {
  const price = { cost: ['treasure', 'population'], ended: isLastNoble(civ, civ.group) } as const;
  yield* construct(civ, name, { clause }, price);
  const since = sinceLast(civ.world, 'built');
  spend(civ, clause, 'treasure', civ.group, { on: name, ...since });
  loseNoble(civ, clause, civ.group, { by: null, deed: 'build', what: name, ...since });
}

export function* foremansGuild(civ: ElfCiv, { clause, name }: ConstructionRow): Rule {
  yield* construct(civ, name, { clause });
  const mines = livingColonies(civ).filter((it) => it.type === 'mining');
  const topic = { kind: 'which colony gets the foremen' } as const;
  const mine = yield* whichColony(civ, clause, topic, mines, ({ group }) => -treasure(civ, group));
  if (mine) yield* exportOne(civ, clause, 'treasure', civ.group, mine.group, sinceLast(civ.world, 'built').cause);
}

export function* expeditionaryForce(civ: ElfCiv, { clause, name }: ConstructionRow): Rule {
  const ended = livingColonies(civ).some((it) => isLastNoble(civ, it.group));
  yield* construct(civ, name, { clause }, { cost: ['population'], ended });
  const since = sinceLast(civ.world, 'built');
  const topic = { kind: 'which colony sends the force' } as const;
  const colony = yield* whichColony(civ, clause, topic, livingColonies(civ), mostPeopled(civ));
  if (colony) loseNoble(civ, clause, colony.group, { by: null, deed: 'build', what: name, ...since });
}

export function* breedingPit(civ: ElfCiv, { clause, name }: ConstructionRow): Rule {
  const pit = yield* construct(civ, name, { clause }, { cost: ['treasure'], gain: ['population'] });
  const cause = spend(civ, clause, 'treasure', civ.group, { on: name, ...sinceLast(civ.world, 'built') });
  if (cause !== null)
    yield* gain(civ, clause, 'population', { deed: 'breed', what: name, from: { piece: pit.id }, cause });
}

export function* operaHouse(civ: ElfCiv, { clause, name }: ConstructionRow): Rule {
  const house = yield* construct(civ, name, { clause }, { gain: ['population', 'treasure'] });
  const how = { deed: 'build', what: name, from: { piece: house.id }, ...sinceLast(civ.world, 'built') } as const;
  yield* gain(civ, clause, 'population', how);
  yield* gain(civ, clause, 'treasure', how);
}

/** H2-ELF-T1.7: the tunnel itself is what is built, from the topmost point of the works (H2-CIV-19). */
export function* escapeRoute(civ: ElfCiv, { clause, name }: ConstructionRow): Rule {
  const { world, group } = civ;
  const before = group.built.includes(name);
  const tunnel = yield* digUp(civ, clause, topOfWorks(civ), FINGER, { what: { kind: 'escape route' }, room: name });
  // H2-ELF-17: whoever comes out under the sky has lost.
  noteBuilt(civ, clause, name, tunnel, { as: name, ended: hasReachedSurface(civ) });
  if (tunnel && !before) label(world, 'H2-CIV-08', tunnel.id, { kind: 'plate', name }, centreOf(tunnel.shape), 'small');
}
