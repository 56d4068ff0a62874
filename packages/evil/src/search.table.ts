import type { Clause } from '@understory/table';

export type ItemKey =
  | 'balm'
  | 'amulet'
  | 'fireball'
  | 'invisibility'
  | 'shield'
  | 'rope'
  | 'sword'
  | 'potion'
  | 'cloak';

type InstantKey = 'nothing' | 'rats' | 'gas';

/** A Search card (DE-CMP-03): an Item that is kept, or an Instant that is resolved at once (DE-SCH-03). */
export interface SearchCard {
  readonly key: ItemKey | InstantKey;
  readonly clause: Clause;
  readonly name: string;
  readonly copies: number;
  readonly kind: 'instant' | 'one use' | 'lasting';
  readonly effect: string;
}

/** DE-SCH-T1, -T2 and -T3: the deck of each level, rows in their order. */
export const SEARCH_DECKS: readonly (readonly SearchCard[])[] = [
  [
    card('nothing', 'DE-SCH-T1.1', 'Nothing', 3, 'instant', 'no effect'),
    card('balm', 'DE-SCH-T1.2', 'Healing Balm', 2, 'one use', 'recover 2 wounds'),
    card('amulet', 'DE-SCH-T1.3', 'Amulet of Speed', 1, 'lasting', '+1 to every Speed roll'),
  ],
  [
    card('rats', 'DE-SCH-T2.1', 'Giant Rat Attack', 1, 'instant', 'd6 vs. Combat; fail: 1 wound'),
    card(
      'fireball',
      'DE-SCH-T2.2',
      'Fireball Spell Scroll',
      1,
      'one use',
      'no goblin or skeleton is left on your tile',
    ),
    card('invisibility', 'DE-SCH-T2.3', 'Invisibility Spell Scroll', 1, 'one use', 'the next phase 1 is skipped'),
    card('shield', 'DE-SCH-T2.4', 'Enchanted Shield', 1, 'lasting', '+1 to every Defense roll'),
    card('rope', 'DE-SCH-T2.5', 'Rope', 1, 'lasting', 'The Pit is crossed without a roll'),
  ],
  [
    card('gas', 'DE-SCH-T3.1', 'Poison Gas Trap', 1, 'instant', 'd6 vs. Speed; fail: 2 wounds'),
    card('sword', 'DE-SCH-T3.2', 'Magic Sword', 1, 'lasting', '+2 to every Combat roll'),
    card('potion', 'DE-SCH-T3.3', 'Healing Potion', 1, 'one use', 'Life becomes 6'),
    card(
      'cloak',
      'DE-SCH-T3.4',
      'Cloak of Stealth',
      1,
      'lasting',
      'events put one goblin or skeleton fewer on the track',
    ),
  ],
];

function card(
  key: SearchCard['key'],
  clause: Clause,
  name: string,
  copies: number,
  kind: SearchCard['kind'],
  effect: string,
): SearchCard {
  return { key, clause, name, copies, kind, effect };
}

/** Every item, by its key. */
export const ITEMS = Object.fromEntries(
  SEARCH_DECKS.flat()
    .filter((it) => it.kind !== 'instant')
    .map((it) => [it.key, it]),
) as Readonly<Record<ItemKey, SearchCard>>;

/** The items that are used in phase 4, in the order of the tables (DE-ITM-02). */
export const ONE_USE = ['balm', 'fireball', 'invisibility', 'potion'] as const satisfies readonly ItemKey[];
export type OneUse = (typeof ONE_USE)[number];
