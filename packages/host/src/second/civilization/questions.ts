import type { BeadKind } from '@understory/page';
import type { AsWritten } from '@understory/table';
import type { Thing } from '../called.ts';
import type { AlienPlace, AlienQuestion, AlienWhat, AlienWhyNot } from './aliens/questions.ts';
import type { ElfQuestion, ElfWhat, ElfWhyNot } from './deep-elves/questions.ts';
import type { DemonQuestion, DemonWhat, DemonWhyNot } from './demons/questions.ts';
import type { DwarfQuestion } from './dwarves/questions.ts';
import type { MagicianPlace, MagicianQuestion, MagicianWhat, MagicianWhyNot } from './magicians/questions.ts';

/** What is asked in the Age of Civilization. */
export type CivilizationQuestion =
  | { readonly kind: 'which people'; readonly isSecond: boolean }
  | { readonly kind: 'room for a bead'; readonly bead: BeadKind }
  | { readonly kind: 'which room bears the loss'; readonly group: string }
  | { readonly kind: 'where a room lies'; readonly room: Thing | AsWritten }
  | { readonly kind: 'what to exploit'; readonly group: string }
  | { readonly kind: 'where to explore'; readonly group: string }
  | { readonly kind: 'old ways or new' }
  | { readonly kind: 'dig on into a peril'; readonly piece: string }
  /** Nobody asks it, but a people's sheet shows the steps, each by its clause. */
  | { readonly kind: 'steps of a turn' }
  | AlienQuestion
  | DwarfQuestion
  | ElfQuestion
  | DemonQuestion
  | MagicianQuestion;

/** What an option is in this age. */
export type CivilizationWhat =
  | { readonly kind: 'exploit'; readonly unit: string }
  /** Of this resource or biome. */
  | { readonly kind: 'the nearest'; readonly resource: string }
  | { readonly kind: 'monsters of'; readonly piece: string }
  | { readonly kind: 'towards'; readonly hour: number }
  | { readonly kind: 'walk into'; readonly piece: string }
  | AlienWhat
  | ElfWhat
  | DemonWhat
  | MagicianWhat;

/** Where a spot may be in this age. */
export type CivilizationPlace =
  | { readonly kind: 'in free rock'; readonly far: number; readonly of: 'works' | 'site' }
  | { readonly kind: 'near ore' }
  | { readonly kind: 'a finger in from the side' }
  | AlienPlace
  | MagicianPlace;

/** Why something can't be built now. */
export type WhyNot =
  | { readonly key: 'built already' }
  | { readonly key: 'needs a building'; readonly what: string }
  | { readonly key: 'needs beads'; readonly bead: BeadKind; readonly count: number }
  | AlienWhyNot
  | ElfWhyNot
  | DemonWhyNot
  | MagicianWhyNot;
