import type { Monster } from '../monster.ts';

/** What a group's beads stand for, from the narrowest to the widest: "goblins chaotic humanoid denizen". */
export function lookOf({ card, tags }: Pick<Monster, 'card' | 'tags'>): string {
  return [slug(card.name), ...tags, slug(card.kind)].join(' ');
}

/** "A Wizard" as an id: `a-wizard`. */
export function slug(words: string): string {
  return words.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-');
}
