import type { SharedEvent as AnySharedEvent, Fact } from '../events.ts';
import type { Called } from './called.ts';
import type { FeatureKind, MarkKind } from './nouns.ts';
import type { WorldKey } from './worlds/keys.ts';

/** What lies in a place from the beginning. */
export type Dweller = 'primordial beast' | 'gems' | 'wyrm' | 'hoard of the wyrm' | 'fallen star';

/** The words of the first edition for what may happen in any. */
interface Words {
  readonly mark: MarkKind;
  readonly group: never;
  readonly folk: never;
  readonly look: never;
  readonly disaster: never;
  readonly dweller: Dweller;
}

/** Of what may happen in any edition, what happens in this one. */
type OwnShared = Extract<AnySharedEvent<Words>, { kind: 'drew' | 'beads put' | 'labelled' | 'marked' }>;

/** Everything that can happen in the first edition. */
export type Event = OwnShared | PrimordialEvent;
export type EventKind = Event['kind'];

type PrimordialEvent =
  | Fact<'age began'>
  | Fact<'age ended'>
  | (Fact<'laid out'> & { readonly world: WorldKey })
  /** The numbers on the sides of the rock (H1-MEA-03). */
  | Fact<'numbered'>
  /** What an event table brought (H1-GEN-08). */
  | (Fact<'feature'> & { readonly feature: string; readonly what: FeatureKind; readonly title: Called })
  /** One event table sends to the other (H1-PRM-16). */
  | (Fact<'redirected'> & { readonly to: EventTable });

/** The tables of primordial events and of disasters. */
export type EventTable = 'primordial' | 'disaster';
