import type { Rulebook } from '@understory/table';
import type { HostOptions } from './options.ts';
import type { View } from './view.ts';
import type { EditionName, OfferedWorld } from './world.ts';

/** An edition of How to Host a Dungeon: its rules, and what may be asked of its worlds. */
interface Edition<W extends OfferedWorld = OfferedWorld, Options extends HostOptions = HostOptions> {
  readonly rulebook: Rulebook<W, Options>;
  readonly view: View<W>;
}

/** Each edition is loaded when it is first needed, so that an app loads only the rules it plays by. */
export const EDITIONS = {
  '1': async (): Promise<Edition> => {
    const { firstEdition, firstView } = await import('./first/index.ts');
    return { rulebook: firstEdition, view: firstView };
  },
  '2': async (): Promise<Edition> => {
    const { secondEdition, secondView } = await import('./second/index.ts');
    return { rulebook: secondEdition, view: secondView };
  },
  playtest: async (): Promise<Edition> => {
    const { playtestEdition, playtestView } = await import('./playtest/index.ts');
    return { rulebook: playtestEdition, view: playtestView };
  },
} as const satisfies Readonly<Record<EditionName, () => Promise<Edition>>>;

/** The edition of this name. An unknown name gives the second, which refuses the save as one of another edition. */
export function editionNamed(name: string): Promise<Edition> {
  return EDITIONS[isName(name) ? name : '2']();
}

function isName(name: string): name is EditionName {
  return Object.hasOwn(EDITIONS, name);
}
