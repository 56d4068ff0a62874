import { type Rule, unreachable } from '@understory/table';
import type { AtPrimordial } from '../at.ts';
import { begin, note } from '../note.ts';
import type { SecondWorld } from '../world.ts';
import { featureOf } from './features.ts';
import { inspire } from './inspirations.ts';
import { faultFluids } from './nexus/fault.ts';
import { nexus } from './nexus/nexus.ts';
import { worldShape } from './shape.ts';
import { creationStory } from './story.ts';
import { drawSurface } from './surface.ts';

/** The Primordial Age, chapter after chapter. */
export function* primordialAge(world: SecondWorld): Rule {
  while (world.at.age === 'primordial') yield* primordialChapter(world, world.at);
}

/** One chapter of the age, in the order the rulebook plays them. */
export function* primordialChapter(world: SecondWorld, at: AtPrimordial): Rule {
  switch (at.chapter) {
    case 'shape':
      note(world, { kind: 'age began', clause: 'H2-PRI-01' });
      begin(world, { kind: 'shape' });
      yield* worldShape(world); // H2-PRI-02 to -08
      world.at = { age: 'primordial', chapter: 'creation' };
      return;
    case 'creation':
      begin(world, { kind: 'creation' });
      yield* creationStory(world); // H2-PRI-09, -10
      world.at = { age: 'primordial', chapter: 'nexus' };
      return;
    case 'nexus':
      begin(world, { kind: 'nexus' });
      world.at = { age: 'primordial', chapter: 'feature', nth: 0, taken: yield* nexus(world) }; // H2-NEX
      return;
    case 'feature':
      yield* feature(world, at.nth, at.taken); // H2-FEA
      world.at =
        at.nth + 1 < world.page.strata.length ? { ...at, nth: at.nth + 1 } : { age: 'primordial', chapter: 'surface' };
      return;
    case 'surface':
      begin(world, { kind: 'surface' });
      yield* drawSurface(world); // H2-SUR
      yield* faultFluids(world); // H2-NEX-09
      world.at = { age: 'primordial', chapter: 'inspirations' };
      return;
    case 'inspirations':
      begin(world, { kind: 'inspirations' });
      yield* inspire(world); // H2-INS
      endAge(world);
      world.at = { age: 'civilization', phase: 'arrival', nth: 0 };
      return;
    default:
      unreachable(at);
  }
}

/** H2-PRI-12, H2-NEX-03: every stratum has its feature, but the one that the nexus has. */
function* feature(world: SecondWorld, nth: number, taken: number | null): Rule {
  const number = world.page.strata[nth]?.number;
  if (number === undefined || number === taken) return;
  begin(world, { kind: 'stratum', stratum: number });
  yield* featureOf(world, number);
}

/** H2-PRI-13. */
function endAge(world: SecondWorld): void {
  const age = world.ages.at(-1);
  const tick = note(world, { kind: 'age ended', clause: 'H2-PRI-13', by: null, ending: null });
  if (age) age.end = [tick];
}
