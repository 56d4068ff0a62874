/** What is asked of the Dwarves. */
export type DwarfQuestion =
  | { readonly kind: 'name of the foundation' }
  | { readonly kind: 'a theme for the Dwarves' }
  | { readonly kind: 'theme of the Dwarves'; readonly of: string }
  | { readonly kind: 'shape of Dwarven rooms'; readonly rooms: string }
  | { readonly kind: 'which side the Dwarves come from' }
  | { readonly kind: 'where the Dwarves settle' }
  | { readonly kind: 'the side they come in by' }
  | { readonly kind: 'the height they come in at' }
  | { readonly kind: 'the way they dig' }
  | { readonly kind: 'what the Dwarves build'; readonly group: string }
  | { readonly kind: 'what drives the Powerplant' }
  | { readonly kind: 'name of the city' }
  | { readonly kind: 'landmark of the city' }
  | { readonly kind: 'bridge, dam or cistern' }
  | { readonly kind: 'name of the Agora' }
  | { readonly kind: 'what the Manufactory makes' }
  | { readonly kind: 'which Impossible Engine' }
  | { readonly kind: 'how the gates look' }
  | { readonly kind: 'where the accident happens' };
