import type { MonsterCard } from '../../cards/tree/card.ts';
import type { Monster } from '../monster.ts';

/** What a group's beads stand for, from the narrowest to the widest: "goblins chaotic humanoid denizen". */
export function lookOf({ card, tags }: Pick<Monster, 'card' | 'tags'>): string {
  const known = looks.get(tags);
  if (known?.card === card) return known.look;
  const look = [slug(card.name), ...tags, slug(card.kind)].join(' ');
  looks.set(tags, { card, look });
  return look;
}

/** A group's tags are never changed, but exchanged for others. */
const looks = new WeakMap<readonly string[], { readonly card: MonsterCard; readonly look: string }>();

/** "A Wizard" as an id: `a-wizard`. */
export function slug(words: string): string {
  return words.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-');
}
