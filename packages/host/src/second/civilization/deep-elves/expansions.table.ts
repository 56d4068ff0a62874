import type { Clause, Rule } from '@understory/table';
import type { Colony, ColonyType, ElfCiv } from './elf-civ.ts';
import * as effects from './expansion-effects.ts';

/** Something that a colony builds at its place, once. */
export interface Expansion {
  readonly clause: Clause;
  readonly name: string;
  readonly does: string;
  readonly build: (civ: ElfCiv, colony: Colony, it: Expansion) => Rule;
}

/** H2-ELF-T2 to -T4. */
export const expansions: Readonly<Record<ColonyType, readonly Expansion[]>> = {
  mining: [
    { clause: 'H2-ELF-T2.1', name: 'Excavations', does: '⌂', build: effects.fortified },
    { clause: 'H2-ELF-T2.2', name: 'Saloon', does: '+1○ here', build: effects.enriched },
    { clause: 'H2-ELF-T2.3', name: 'Rebellion', does: 'the capitol loses 1●', build: effects.rebellion },
  ],
  processing: [
    { clause: 'H2-ELF-T3.1', name: 'Slag Pit', does: '☒', build: effects.slagPit },
    { clause: 'H2-ELF-T3.2', name: 'Infrastructure', does: '+1○ here', build: effects.enriched },
    { clause: 'H2-ELF-T3.3', name: 'Riot', does: 'another colony loses 1●', build: effects.riot },
  ],
  military: [
    { clause: 'H2-ELF-T4.1', name: 'Convoy', does: '1○ to the capitol', build: effects.convoy },
    { clause: 'H2-ELF-T4.2', name: 'Defenses', does: '⌂', build: effects.fortified },
    { clause: 'H2-ELF-T4.3', name: 'Wanderlust', does: 'dig towards the surface', build: effects.wanderlust },
  ],
};
