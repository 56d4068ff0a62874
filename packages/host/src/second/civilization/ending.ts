import type { Ending as AnyEnding } from '../../people.ts';
import type { Disaster } from '../disasters.ts';

/** How a people may end; short and stable, for statistics. */
export type EndingKind =
  | 'fate'
  | 'no one left'
  | 'prospered'
  | 'departed'
  | 'colony lost'
  | 'megastructure destroyed'
  | 'out of time'
  | 'ten dwarves'
  | 'war with the surface dwellers'
  | 'the slaves rise'
  | 'the last demon'
  | 'no demon left'
  | 'diaspora'
  | 'vengeance';

/** How a people of the second edition came to its end. */
export interface Ending extends AnyEnding<EndingKind, Disaster> {
  /** Of the Demons: who is left. */
  readonly demon?: string;
  /** Of the Magicians: which folk they were. */
  readonly folk?: string;
}
