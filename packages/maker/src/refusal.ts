import type { Clause } from '@understory/table';
import type { Kind, Stats } from './market.ts';
import type { Loot } from './sheet.ts';

/** Why something may not be built or collected: the clause that forbids it, and what stands against it. */
export type Refusal = { readonly clause: Clause } & Why;
export type RefusalKey = Why['why'];

/** Items are their keys; squares `3,2`, null for any at all. */
type Why =
  | { readonly why: 'coin'; readonly item: string; readonly price: number; readonly coin: number }
  | { readonly why: 'pips'; readonly item: string; readonly crossed: Stats }
  | { readonly why: 'nowhere' }
  | { readonly why: 'loot' | 'bridged' | 'trapped' | 'no loot'; readonly square: string }
  | { readonly why: 'taken'; readonly item: string; readonly square: string | null; readonly by: string | null }
  | { readonly why: 'no pond' | 'no path'; readonly square: string | null }
  | { readonly why: 'gate or boss'; readonly square: string; readonly on: Kind }
  | { readonly why: 'no link'; readonly item: string; readonly square: string | null; readonly lie: string }
  | { readonly why: 'lie'; readonly item: string; readonly lie: string }
  | { readonly why: 'out of reach'; readonly loot: Loot; readonly square: string }
  | { readonly why: 'plain tool'; readonly gems: number }
  | { readonly why: 'not offered'; readonly item: string; readonly dice: readonly [number, number] };
