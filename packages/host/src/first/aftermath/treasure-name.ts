import type { Rule } from '@understory/table';
import type { World } from '../../world.ts';
import { name } from '../asks.ts';
import { freshNames } from '../names.ts';

/** H1-TRE-01, -02: of a treasure that lies nowhere yet, too: what a party sets out with. */
export function* treasureName(world: World, about: string): Rule<string> {
  return yield* name('H1-TRE-01', {
    by: 'maker',
    topic: { kind: 'name of the treasure' },
    ideas: freshNames(world, 'treasure'),
    of: { subject: 'treasure', id: about },
    about: `treasure ${about}`,
  });
}
