import type { Reading } from '@understory/table/words';
import type { SecondWorld } from '../world.ts';
import { apartOf, doesOf } from './does.ts';
import { calledIn, factsOf } from './facts.ts';
import { goods, some } from './grammar.ts';
import { inForm, nounFunctions } from './noun.ts';
import { pronounFunctions } from './somebody.ts';

/** How the second edition's facts are read: ids become names, beads their signs. */
export const reading: Reading<SecondWorld> = {
  facts: factsOf,
  called: (world, what, { tick = null, bare = false }) => inForm(calledIn(world, what, tick), bare ? 'bare' : null),
  does: doesOf,
  apart: apartOf,
  goesWithoutSaying: (line) =>
    line.kind === 'chose' && line.topic.kind === 'whether beads are moved' && line.key === 'leave',
  functions: {
    ...nounFunctions,
    ...pronounFunctions,
    /** `GOODS($resource, $biome)`: "ore", "alien life", "the desert". */
    GOODS: ([resource, biome]) => goods(String(resource), orNone(biome)),
    /** `SOME($resource, $biome)`: "some ore", "some alien life", "some of the desert". */
    SOME: ([resource, biome]) => some(String(resource), orNone(biome)),
    /** `SIGNS($bead, $count)`: ●● */
    SIGNS: ([bead, count]) => String(bead).repeat(Number(count?.valueOf() ?? 1)),
  },
};

/** A fact that a message got, back as it was. */
function orNone(fact: unknown): string | null {
  return fact === 'none' ? null : String(fact);
}
