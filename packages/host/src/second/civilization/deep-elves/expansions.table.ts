import type { Clause, Rule } from '@understory/table';
import type { ExpansionName } from '../../works.ts';
import type { ColonyType } from './colony-types.ts';
import type { Colony, ElfCiv } from './elf-civ.ts';
import * as effects from './expansion-effects.ts';

export type { ExpansionName } from '../../works.ts';

/** Something that a colony builds at its place, once. */
export interface Expansion {
  readonly clause: Clause;
  readonly name: ExpansionName;
  readonly build: (civ: ElfCiv, colony: Colony, it: Expansion) => Rule;
}

/** H2-ELF-T2 to -T4. */
export const expansions: Readonly<Record<ColonyType, readonly Expansion[]>> = {
  mining: [
    { clause: 'H2-ELF-T2.1', name: 'Excavations', build: effects.fortified },
    { clause: 'H2-ELF-T2.2', name: 'Saloon', build: effects.enriched },
    { clause: 'H2-ELF-T2.3', name: 'Rebellion', build: effects.rebellion },
  ],
  processing: [
    { clause: 'H2-ELF-T3.1', name: 'Slag Pit', build: effects.slagPit },
    { clause: 'H2-ELF-T3.2', name: 'Infrastructure', build: effects.enriched },
    { clause: 'H2-ELF-T3.3', name: 'Riot', build: effects.riot },
  ],
  military: [
    { clause: 'H2-ELF-T4.1', name: 'Convoy', build: effects.convoy },
    { clause: 'H2-ELF-T4.2', name: 'Defenses', build: effects.fortified },
    { clause: 'H2-ELF-T4.3', name: 'Wanderlust', build: effects.wanderlust },
  ],
};
