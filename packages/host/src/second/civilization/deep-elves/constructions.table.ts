import type { Clause, Rule } from '@understory/table';
import * as effects from './effects.ts';
import type { ElfCiv } from './elf-civ.ts';

/** Something that the capitol builds. */
export interface CapitolConstruction {
  readonly clause: Clause;
  readonly name: string;
  readonly does: string;
  readonly build: (civ: ElfCiv, it: CapitolConstruction) => Rule;
  /** It can be built again and again. */
  readonly again?: true;
}

/** H2-ELF-T1. */
export const capitolConstructions: readonly CapitolConstruction[] = [
  { clause: 'H2-ELF-T1.1', name: 'Abattoir', does: '☒', build: effects.abattoir },
  { clause: 'H2-ELF-T1.2', name: 'Arena', does: '−1● and −1○', build: effects.arena },
  { clause: 'H2-ELF-T1.3', name: "Foreman's Guild", does: '1○ to a mining colony', build: effects.foremansGuild },
  { clause: 'H2-ELF-T1.4', name: 'Expeditionary Force', does: 'a colony loses 1●', build: effects.expeditionaryForce },
  { clause: 'H2-ELF-T1.5', name: 'Breeding Pit', does: '1○ becomes 1●', build: effects.breedingPit },
  { clause: 'H2-ELF-T1.6', name: 'Opera House', does: '+1● and +1○', build: effects.operaHouse },
  {
    clause: 'H2-ELF-T1.7',
    name: 'Escape Route',
    does: 'dig towards the surface',
    build: effects.escapeRoute,
    again: true,
  },
];

/** H2-ELF-16: what the autopilot builds first; then Escape Routes. */
export const USUAL_ORDER: readonly string[] = [
  'Opera House',
  "Foreman's Guild",
  'Breeding Pit',
  'Abattoir',
  'Arena',
  'Expeditionary Force',
];
