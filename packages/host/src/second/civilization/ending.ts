import type { Clause } from '@understory/table';
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

/** A way a people can end; `kind` is what its `Ending` says. */
export interface WayToEnd {
  readonly kind: EndingKind;
  readonly clause: Clause;
  /** Why it hardly ever comes by itself. */
  readonly rare?: string;
}

/** What may end any people: a nexus. */
export const byFate: WayToEnd = { kind: 'fate', clause: 'H2-NEX-T1.3' };

/** … and what ends those that end with their last ●. */
export const byLastOne: WayToEnd = { kind: 'no one left', clause: 'H2-CIV-25' };
