import type { Topic } from '@understory/table';

/** What may be asked in any edition. */
export type SharedQuestion =
  | { readonly kind: 'where it lies'; readonly what: Topic }
  | { readonly kind: 'name of the treasure' }
  | { readonly kind: 'how the world came to be' }
  | { readonly kind: 'the creation story' }
  | { readonly kind: 'does it run down the fault'; readonly piece: string; readonly fluid: Fluid };

/** What gets a name, in any edition; a `note` is no name, but words that are written down about something. */
export type NameOf = 'group' | 'place' | 'treasure' | 'leader' | 'work' | 'world' | 'note';

/** What runs down a fault. */
export type Fluid = 'magma' | 'water';

/** Where a spot may be in any edition. */
export type SharedPlace =
  | { readonly kind: 'in stratum'; readonly stratum: number }
  | { readonly kind: 'on the surface' }
  | { readonly kind: 'on the page' }
  | { readonly kind: 'on the tunnel' }
  | { readonly kind: 'on a side of the page'; readonly side: string };
