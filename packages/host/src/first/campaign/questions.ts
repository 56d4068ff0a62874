/** What is asked while the land above the dungeon is drawn (H1-RPG). */
export type CampaignQuestion =
  | { readonly kind: 'how far down the campaign map' }
  | { readonly kind: 'what sort of entrance'; readonly number: number }
  | { readonly kind: 'whether to move the entrance'; readonly number: number }
  | { readonly kind: 'where the entrance is moved'; readonly number: number }
  | { readonly kind: 'where the town lies' }
  | { readonly kind: 'how high the land is' | 'how wet the land is'; readonly column: number; readonly row: number }
  | { readonly kind: 'how large a room is in play' }
  | { readonly kind: 'how many settlements' }
  | { readonly kind: 'whether the second is Dwarven too' }
  | { readonly kind: 'who lives in the settlement'; readonly number: number }
  | { readonly kind: 'where the settlement lies'; readonly number: number };
