/** What is asked of the Magicians. */
export type MagicianQuestion =
  | { readonly kind: 'name of the magic city' }
  | { readonly kind: 'what the magic folk call themselves' }
  | { readonly kind: 'which kind of magicians' }
  | { readonly kind: 'what kind of magicians they are' }
  | { readonly kind: 'what the magic folk want'; readonly folk: string }
  | { readonly kind: 'shape of the dwellings' }
  | { readonly kind: 'shape of the Vaults' }
  | { readonly kind: 'where the Summoning Stone stands' }
  | { readonly kind: 'where the new magician lives' }
  | { readonly kind: 'what the Magicians build'; readonly group: string }
  | { readonly kind: 'which site feeds it'; readonly construction: string }
  | { readonly kind: 'above or below'; readonly construction: string }
  | { readonly kind: 'which of the two they build' }
  | { readonly kind: 'where the monsters come from' };

/** What an option is to the Magicians. */
export type MagicianWhat =
  | { readonly kind: 'empty building'; readonly piece: string }
  /** Where a site lies; 0 is the surface. */
  | { readonly kind: 'whereabouts'; readonly stratum: number };

/** Where the Magicians build. */
export type MagicianPlace =
  | { readonly kind: 'by the Summoning Stone' }
  | { readonly kind: 'right under its site' }
  | { readonly kind: 'touching its site' };

/** Why Magicians can't build something now (H2-MAG-08 to -11, -15). */
export type MagicianWhyNot =
  | { readonly key: 'needs an unused site'; readonly resource: string }
  | { readonly key: 'needs a Jinn at the Stone' }
  | { readonly key: 'only when nothing else can be built' }
  | { readonly key: 'needs Vaults'; readonly count: number };
