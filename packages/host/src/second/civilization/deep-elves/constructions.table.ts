import type { Clause, Rule } from '@understory/table';
import type { CapitolName } from '../../works.ts';
import * as effects from './effects.ts';
import type { ElfCiv } from './elf-civ.ts';

export type { CapitolName } from '../../works.ts';

/** Something that the capitol builds. */
export interface CapitolConstruction {
  readonly clause: Clause;
  readonly name: CapitolName;
  readonly build: (civ: ElfCiv, it: CapitolConstruction) => Rule;
  /** It can be built again and again. */
  readonly again?: true;
}

/** H2-ELF-T1. */
export const capitolConstructions: readonly CapitolConstruction[] = [
  { clause: 'H2-ELF-T1.1', name: 'Abattoir', build: effects.abattoir },
  { clause: 'H2-ELF-T1.2', name: 'Arena', build: effects.arena },
  { clause: 'H2-ELF-T1.3', name: "Foreman's Guild", build: effects.foremansGuild },
  { clause: 'H2-ELF-T1.4', name: 'Expeditionary Force', build: effects.expeditionaryForce },
  { clause: 'H2-ELF-T1.5', name: 'Breeding Pit', build: effects.breedingPit },
  { clause: 'H2-ELF-T1.6', name: 'Opera House', build: effects.operaHouse },
  {
    clause: 'H2-ELF-T1.7',
    name: 'Escape Route',
    build: effects.escapeRoute,
    again: true,
  },
];

/** H2-ELF-16: what the autopilot builds first; then Escape Routes. */
export const USUAL_ORDER: readonly CapitolName[] = [
  'Opera House',
  "Foreman's Guild",
  'Breeding Pit',
  'Abattoir',
  'Arena',
  'Expeditionary Force',
];
