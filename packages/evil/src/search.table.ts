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

export type SearchName =
  | 'Nothing'
  | 'Healing Balm'
  | 'Amulet of Speed'
  | 'Giant Rat Attack'
  | 'Fireball Spell Scroll'
  | 'Invisibility Spell Scroll'
  | 'Enchanted Shield'
  | 'Rope'
  | 'Poison Gas Trap'
  | 'Magic Sword'
  | 'Healing Potion'
  | 'Cloak of Stealth';

/** A Search card (DE-CMP-03): an Item that is kept, or an Instant that is resolved at once (DE-SCH-03). */
export interface SearchCard {
  readonly key: ItemKey | InstantKey;
  readonly clause: Clause;
  /** Stable: answers hold it. */
  readonly name: SearchName;
  readonly copies: number;
  readonly kind: 'instant' | 'one use' | 'lasting';
}

/** DE-SCH-T1, -T2 and -T3: the deck of each level, rows in their order. */
export const SEARCH_DECKS: readonly (readonly SearchCard[])[] = [
  [
    card('nothing', 'DE-SCH-T1.1', 'Nothing', 3, 'instant'),
    card('balm', 'DE-SCH-T1.2', 'Healing Balm', 2, 'one use'),
    card('amulet', 'DE-SCH-T1.3', 'Amulet of Speed', 1, 'lasting'),
  ],
  [
    card('rats', 'DE-SCH-T2.1', 'Giant Rat Attack', 1, 'instant'),
    card('fireball', 'DE-SCH-T2.2', 'Fireball Spell Scroll', 1, 'one use'),
    card('invisibility', 'DE-SCH-T2.3', 'Invisibility Spell Scroll', 1, 'one use'),
    card('shield', 'DE-SCH-T2.4', 'Enchanted Shield', 1, 'lasting'),
    card('rope', 'DE-SCH-T2.5', 'Rope', 1, 'lasting'),
  ],
  [
    card('gas', 'DE-SCH-T3.1', 'Poison Gas Trap', 1, 'instant'),
    card('sword', 'DE-SCH-T3.2', 'Magic Sword', 1, 'lasting'),
    card('potion', 'DE-SCH-T3.3', 'Healing Potion', 1, 'one use'),
    card('cloak', 'DE-SCH-T3.4', 'Cloak of Stealth', 1, 'lasting'),
  ],
];

function card(
  key: SearchCard['key'],
  clause: Clause,
  name: SearchName,
  copies: number,
  kind: SearchCard['kind'],
): SearchCard {
  return { key, clause, name, copies, kind };
}

const CARDS = SEARCH_DECKS.flat();

export function cardOf(key: SearchCard['key']): SearchCard {
  return CARDS.find((it) => it.key === key) as SearchCard;
}

export function cardNamed(name: SearchName): SearchCard {
  return CARDS.find((it) => it.name === name) as SearchCard;
}

/** Every item, by its key. */
export const ITEMS = Object.fromEntries(
  CARDS.filter((it) => it.kind !== 'instant').map((it) => [it.key, it]),
) as Readonly<Record<ItemKey, SearchCard>>;

/** The items that are used in phase 4, in the order of the tables (DE-ITM-02). */
export const ONE_USE = ['balm', 'fireball', 'invisibility', 'potion'] as const satisfies readonly ItemKey[];
export type OneUse = (typeof ONE_USE)[number];
