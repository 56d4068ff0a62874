/** What is asked of the Demons. Nobody asks what they build: the resource calls for it; but their sheet shows it. */
export type DemonQuestion =
  | { readonly kind: 'how the Demons build' }
  | { readonly kind: 'how the Demons dig' }
  | { readonly kind: 'how this tunnel runs' }
  | { readonly kind: 'where the Demon Gate opens' }
  | { readonly kind: 'which feature shows in the Gate' }
  | { readonly kind: 'what shows in the Gate' }
  | { readonly kind: 'what lives in the Gate' }
  | { readonly kind: 'which demon leaves' }
  | { readonly kind: 'which demon is bound' }
  | { readonly kind: 'which demon comes back' }
  | { readonly kind: 'the way the Tunneller wanders' }
  | { readonly kind: 'what the Tunneller feeds on' }
  | { readonly kind: 'where something still stirs' }
  | { readonly kind: 'what the Demons build' };

/** What an option is to the Demons. */
export type DemonWhat =
  | { readonly kind: 'demon'; readonly demon: string; readonly look: string | null }
  /** A unit that the Tunneller may feed on, or the monsters of a lair; and what is built there. */
  | { readonly kind: 'food'; readonly food: string; readonly construction: string }
  | { readonly kind: 'monsters as food'; readonly piece: string; readonly construction: string };

/** Why a demonic construction can't be built now (H2-DEM-12). */
export type DemonWhyNot = { readonly key: 'nothing near the Tunneller'; readonly resource: string };
