import type { ColonyType } from './colony-types.ts';

/** What is asked of the Deep Elves. */
export type ElfQuestion =
  | { readonly kind: 'name of the capitol' }
  | { readonly kind: 'shape of the sanctums' }
  | { readonly kind: 'shape of the pits' }
  | { readonly kind: 'how elven tunnels run' }
  | { readonly kind: 'the stratum that the Deep Elves settle in' }
  | { readonly kind: 'where the Deep Elves live' }
  | { readonly kind: 'where the capitol lies' }
  | { readonly kind: 'how the capitol is laid out' }
  | { readonly kind: 'which colony is next' }
  | { readonly kind: 'what a colony builds'; readonly group: string }
  | { readonly kind: 'what the capitol builds'; readonly group: string }
  | { readonly kind: 'which site is colonized'; readonly group: string }
  | { readonly kind: 'name of the elven colony'; readonly colony: ColonyType }
  | { readonly kind: 'look of the elven colony'; readonly colony: ColonyType }
  | { readonly kind: 'which colony gets the foremen' }
  | { readonly kind: 'which colony sends the force' }
  | { readonly kind: 'which colony the riot reaches'; readonly group: string }
  | { readonly kind: 'who rebels'; readonly group: string }
  | { readonly kind: 'the attack of a colony'; readonly group: string }
  | { readonly kind: 'the defence against a colony'; readonly group: string }
  | { readonly kind: 'which sanctum keeps a treasure' }
  | { readonly kind: 'which pit the first monster comes out of' };

/** What an option is to the Deep Elves. */
export type ElfWhat =
  | { readonly kind: 'colony'; readonly group: string; readonly colony: ColonyType }
  | { readonly kind: 'exploit monsters'; readonly piece: string }
  | {
      readonly kind: 'site';
      readonly resource: string;
      readonly biome: string | null;
      readonly stratum: number;
      readonly colony: ColonyType;
    }
  | { readonly kind: 'sanctum'; readonly number: number }
  | { readonly kind: 'pit'; readonly number: number };

/** Why a colony builds nothing in its next turn (H2-ELF-21 to -23). */
export type ElfWhyNot =
  | { readonly key: 'the mine still yields' }
  | { readonly key: 'it fights for want of prey' }
  | { readonly key: 'it refines what is mined' };
