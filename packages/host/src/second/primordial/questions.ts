import type { FeatureKind, Nexus } from '../nouns.ts';

/** What is asked in the Primordial Age. */
export type PrimordialQuestion =
  // The world
  | { readonly kind: 'which shape of the world' }
  | { readonly kind: 'the shape of the world' }
  | { readonly kind: 'the tone of the quarrel' }
  | { readonly kind: 'whose dream the world is' }
  // The nexus
  | { readonly kind: 'a nexus or none' }
  | { readonly kind: 'which stratum holds the nexus' }
  | { readonly kind: 'what the nexus is' }
  | { readonly kind: 'where the nexus lies' }
  | { readonly kind: 'a nexus of your own' }
  | { readonly kind: 'name of the nexus' }
  | { readonly kind: 'what the nexus does' }
  | { readonly kind: 'how the nexus is drawn' }
  | { readonly kind: 'which element' }
  | { readonly kind: 'who lives in the lair' }
  | { readonly kind: 'look of the dungeonheart' }
  | { readonly kind: 'whose bones' }
  | { readonly kind: 'what fills the stratum' }
  | { readonly kind: 'four or five ley lines' }
  | { readonly kind: 'the way a ley line runs' }
  | { readonly kind: 'does the palace reach out' }
  | { readonly kind: 'the side an arm runs to' }
  | { readonly kind: 'where the fault ends'; readonly side: string }
  // The strata
  | { readonly kind: 'what a stratum holds'; readonly stratum: number }
  | { readonly kind: 'one feature of two'; readonly number: number }
  | { readonly kind: 'which feature' }
  | { readonly kind: 'how it lies' }
  | { readonly kind: 'how many'; readonly of: Countable }
  | { readonly kind: 'which biome' }
  | { readonly kind: 'what lives there' }
  | { readonly kind: 'what kind of caves' }
  | { readonly kind: 'what kind of caves it fills' }
  | { readonly kind: 'what kind of water it lives in' }
  | { readonly kind: 'straight, jagged or winding'; readonly of: Winding }
  | { readonly kind: 'a tunnel to another stratum'; readonly joined: number }
  | { readonly kind: 'where another tunnel crosses' }
  | { readonly kind: 'the way a tunnel leads' }
  | { readonly kind: 'cave of the monster' }
  | { readonly kind: 'where the den is' }
  | { readonly kind: 'what strings the water caves together' }
  // The surface
  | { readonly kind: 'what lies on the surface' }
  | { readonly kind: 'what grows on the surface' }
  | { readonly kind: 'where the lake lies' }
  | { readonly kind: 'where life holds on' }
  | { readonly kind: 'where riches lie on the surface'; readonly riches: 'gems' | 'ore' }
  // What is told of it
  | { readonly kind: 'inspirations' }
  | { readonly kind: 'an inspiration'; readonly feature: FeatureKind; readonly stratum: number }
  | { readonly kind: 'which inspiration'; readonly feature: FeatureKind; readonly stratum: number }
  | { readonly kind: 'beneath the deepest magma' };

/** What dice say how many there are of. */
type Countable =
  | 'caverns'
  | 'chambers'
  | 'crystal rooms'
  | 'deposits in its wall'
  | 'deposits of gems'
  | 'deposits of ore'
  | 'gems'
  | 'ley lines'
  | 'magma lakes'
  | 'magma pools'
  | 'pockets of ore'
  | 'primordial monsters'
  | 'water caves';

/** What may run straight, jagged or winding. */
export type Winding = 'the crossing tunnel' | 'the magma channels' | 'the streams' | 'the tunnel' | 'the tunnels';

/** What an option is in this age. */
export type PrimordialWhat =
  | { readonly kind: 'feature'; readonly feature: FeatureKind; readonly count: number }
  | { readonly kind: 'tunnel to'; readonly piece: string; readonly stratum: number }
  | { readonly kind: 'numbered cave'; readonly number: number; readonly piece: string }
  | { readonly kind: 'inspiration'; readonly feature: FeatureKind; readonly row: number }
  | { readonly kind: 'drawn like'; readonly nexus: Nexus };
