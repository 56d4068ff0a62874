/** What is asked in the Age of Villainy alone. */
export type VillainQuestion =
  | { readonly kind: 'which villain'; readonly number: number }
  | { readonly kind: 'the villain'; readonly number: number }
  | { readonly kind: 'name of the villain'; readonly of: 'dungeon master' | 'liche king' }
  | { readonly kind: 'where the villain comes' }
  | { readonly kind: 'which entrance is guarded' }
  | { readonly kind: 'the wandering monster' }
  | { readonly kind: VillainChoice; readonly group: string };

/** What a villain is asked in its season. */
type VillainChoice =
  | 'what he builds'
  | 'whether to hire'
  | 'whether to infiltrate'
  | 'whether to change treasure'
  | 'whom the pool takes'
  | 'how many legions set out'
  | 'whether to build a tomb'
  | 'whether to pay for a legion'
  | 'whether to guard a gate'
  | 'which sanctum'
  | 'whether to pay with treasure'
  | 'whether to dig';
