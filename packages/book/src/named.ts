import type { Card } from '@understory/host/cards';
import { deckOf } from '@understory/host/cards';
import type { GroupThen, Then } from './then.ts';
import type { World } from './world.ts';

/** What a card says of the groups that play by it, or what is said of a group without a card. */
export interface Nature {
  readonly tags: readonly string[];
  /** TA-PLN-T1, TA-ARC-03: the style it lairs in. */
  readonly lair: string | null;
  /** "denizen", "alpha predator" … */
  readonly kind: string;
}

type MonsterCard = Extract<Card, { what: 'card' }>;

/** The cards of a world, by their names. */
function cardsOf(world: World): ReadonlyMap<string, MonsterCard> {
  if (world.edition !== '2') return NONE;
  const own = 'cards' in world.options ? (world.options.cards ?? []) : [];
  const { cards } = deckOf({ cards: own, sets: null });
  return new Map(cards.flatMap((it) => (it.what === 'card' ? [[it.name, it] as const] : [])));
}

const NONE: ReadonlyMap<string, MonsterCard> = new Map();

/** The tags and styles of the first edition's groups, which have no cards. */
const FIRST: Readonly<Record<string, Nature>> = {
  delvers: { kind: 'denizen', tags: ['humanoid', 'miner', 'builder'], lair: 'mine' },
  breeders: { kind: 'denizen', tags: ['humanoid', 'chaotic', 'swarm'], lair: 'warren' },
  kingdoms: { kind: 'denizen', tags: ['humanoid', 'farmer', 'city', 'lawful'], lair: 'castle' },
  alpha: { kind: 'alpha predator', tags: ['alpha predator', 'animal'], lair: 'den' },
  lone: { kind: 'denizen', tags: ['animal'], lair: 'den' },
  party: { kind: 'denizen', tags: ['adventurers', 'humanoid'], lair: 'camp' },
};

/** TA-GEN-10: groups by their names as they stand at the moment, and what they are. */
export class Naming {
  readonly #then: Then;
  readonly #cards: ReadonlyMap<string, MonsterCard>;

  constructor(then: Then) {
    this.#then = then;
    this.#cards = cardsOf(then.world);
  }

  natureOf(group: GroupThen): Nature {
    const card = group.card === null ? undefined : this.#cards.get(group.card);
    if (card) return { kind: card.kind, lair: card.lair, tags: this.#tagsAt(group.id) ?? card.tags };
    return FIRST[group.kind] ?? { kind: group.sort, lair: null, tags: [] };
  }

  /** Tags that it took on or lost in play. */
  #tagsAt(group: string): readonly string[] | null {
    const { world, tick } = this.#then;
    const held = (world.held ?? []).filter(
      (it) => it.what === 'tags' && it.group === group && it.since <= tick && (it.until === null || it.until > tick),
    );
    return held.at(-1)?.tags ?? null;
  }

  /** A group in the middle of a sentence: peoples and single beings by their names, kinds of beings with their article. */
  group(group: GroupThen): string {
    return this.#isProper(group) ? group.name.replace(/^The /, 'the ') : `the ${group.name}`;
  }

  #isProper(group: GroupThen): boolean {
    if (group.sort !== 'monsters' || BEGINS_WITH_ARTICLE.test(group.name)) return true;
    if (group.card === null) return group.kind !== 'lone' && group.kind !== 'party';
    return PROPER.has(group.card) || group.name !== group.card;
  }
}

const BEGINS_WITH_ARTICLE = /^(an?|the) /i;
/** Cards that are called by a name of their own. */
const PROPER: ReadonlySet<string> = new Set(['Brazenkragg', 'Saltbury', 'Starhelm']);
