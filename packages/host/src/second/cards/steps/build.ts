import { building } from '../phrases/building.ts';
import { either, node, second } from '../phrases/phrase.ts';
import { say } from '../phrases/words.ts';
import { printBuilding } from '../print/building.ts';
import type { Building } from '../tree/building.ts';
import type { Span } from '../tree/words.ts';
import type { Wording } from './wording.ts';

/** One of these is built. `written` tells a list under `build:` from a single one on its line. */
export interface Build extends Span {
  readonly kind: 'build';
  readonly buildings: readonly Building[];
  readonly written: 'line' | 'list';
}

export const build: Wording<Build> = {
  read: () =>
    either(
      node(say('build :'), () => ({ kind: 'build', buildings: [], written: 'list' })),
      node(second(say('build'), building), (it) => ({ kind: 'build', buildings: [it], written: 'line' })),
    ),
  // The lines below it print the buildings of a list.
  print: ({ written, buildings }) => (written === 'list' ? 'build:' : `build ${buildings.map(printBuilding).join('')}`),
  deed: () => 'build',
};
