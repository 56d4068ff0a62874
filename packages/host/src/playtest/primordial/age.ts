import { type Rule, unreachable } from '@understory/table';
import type { AtPrimordial } from '../at.ts';
import { begin, note } from '../note.ts';
import { endAge } from '../record.ts';
import type { PlaytestWorld } from '../world.ts';
import { fill } from './features.table.ts';
import { formsOf } from './forms.table.ts';
import { faultLiquids } from './nexus/fault.ts';
import { creationStory } from './story.ts';
import { drawStrata, drawSurface } from './strata.ts';

/** The Primordial Age, one chapter after the other. */
export function* primordialChapter(world: PlaytestWorld, at: AtPrimordial): Rule {
  switch (at.chapter) {
    case 'surface':
      begin(world, { kind: 'the surface' });
      note(world, { kind: 'age began', clause: 'PT-GEN-01' });
      drawSurface(world);
      world.at = { age: 'primordial', chapter: 'strata' }; // PT-SET-04
      return;
    case 'strata':
      begin(world, { kind: 'the strata' });
      yield* drawStrata(world);
      world.at = { age: 'primordial', chapter: 'stratum', number: 1 };
      return;
    case 'stratum': {
      begin(world, { kind: 'a stratum', stratum: at.number });
      const forms = yield* formsOf(world, world.page.stratum(at.number));
      yield* fill(world, at.number, forms);
      const isLast = at.number === world.page.strata.length;
      world.at = isLast ? { age: 'primordial', chapter: 'creation' } : { ...at, number: at.number + 1 };
      return;
    }
    case 'creation':
      begin(world, { kind: 'the creation' });
      yield* faultLiquids(world);
      yield* creationStory(world);
      endAge(world, 'PT-NEX-18');
      world.at = { age: 'civilization', phase: 'arrival', nth: 0 };
      return;
    default:
      unreachable(at);
  }
}
