import type { Clause, Rule } from '@understory/table';
import { begin, note } from '../note.ts';
import type { SecondWorld } from '../world.ts';
import { featureOf } from './features.ts';
import { inspire } from './inspirations.ts';
import { faultFluids } from './nexus/fault.ts';
import { nexus } from './nexus/nexus.ts';
import { worldShape } from './shape.ts';
import { creationStory } from './story.ts';
import { drawSurface } from './surface.ts';

/** The Primordial Age, in the order the rulebook plays it. */
export function* primordialAge(world: SecondWorld): Rule {
  note(world, { kind: 'age began', clause: 'H2-PRI-01' });
  begin(world, { kind: 'shape' });
  yield* worldShape(world); // H2-PRI-02 to -08
  begin(world, { kind: 'creation' });
  yield* creationStory(world); // H2-PRI-09, -10
  begin(world, { kind: 'nexus' });
  const taken = yield* nexus(world); // H2-NEX
  for (const { number } of world.page.strata) {
    if (number === taken) continue; // H2-PRI-12, H2-NEX-03
    begin(world, { kind: 'stratum', stratum: number });
    yield* featureOf(world, number); // H2-FEA
  }
  begin(world, { kind: 'surface' });
  yield* drawSurface(world); // H2-SUR
  yield* faultFluids(world); // H2-NEX-09
  begin(world, { kind: 'inspirations' });
  yield* inspire(world); // H2-INS
  endAge(world, 'H2-PRI-13');
}

function endAge(world: SecondWorld, clause: Clause): void {
  const age = world.ages.at(-1);
  const tick = note(world, { kind: 'age ended', clause, by: null, ending: null });
  if (age) age.end = [tick];
}
