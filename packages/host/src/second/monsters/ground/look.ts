import type { MonsterCard } from '../../cards/tree/card.ts';
import type { Monster } from '../monster.ts';

/** The words by which a group's beads are drawn, from the narrowest to the widest: "goblins chaotic humanoid denizen". */
export function lookOf({ card, tags }: Pick<Monster, 'card' | 'tags'>): string {
  const known = looks.get(tags);
  if (known?.card === card) return known.look;
  const look = [slug(card.name), ...tags, slug(card.kind)].join(' ');
  looks.set(tags, { card, look });
  return look;
}

/** Cached by the array of tags: a group whose tags change gets a new array. */
const looks = new WeakMap<readonly string[], { readonly card: MonsterCard; readonly look: string }>();

/** "A Wizard" as an id: `a-wizard`. */
export function slug(words: string): string {
  return words.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-');
}
