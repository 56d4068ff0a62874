import type { Rulebook } from '@understory/table';
import type { HostOptions } from './options.ts';
import type { View } from './view.ts';
import type { World } from './world.ts';

/** An edition of How to Host a Dungeon: its rules, and what may be asked of its worlds. */
interface Edition<W extends World = World, Options extends HostOptions = HostOptions> {
  readonly rulebook: Rulebook<W, Options>;
  readonly view: View<W>;
}

/** The editions there are, by their names in saves. Each is fetched when it is wanted: nobody loads one that they don't play. */
export const EDITIONS = {
  '2': async (): Promise<Edition> => {
    const { secondEdition, secondView } = await import('./second/index.ts');
    return { rulebook: secondEdition, view: secondView };
  },
} as const;
type EditionName = keyof typeof EDITIONS;

/** An edition by its name. Where none has that name it is the second, and whoever opens a save by it is told that it is of another. */
export function editionNamed(name: string): Promise<Edition> {
  return EDITIONS[isName(name) ? name : '2']();
}

function isName(name: string): name is EditionName {
  return Object.hasOwn(EDITIONS, name);
}
