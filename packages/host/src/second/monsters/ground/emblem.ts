import { lasting } from '@understory/page';
import type { MonsterCard } from '../../cards/tree/card.ts';
import type { Monster } from '../monster.ts';

/** The words by which a group's beads are drawn, from the narrowest to the widest: "goblins chaotic humanoid denizen". */
export function emblemOf({ card, tags }: Pick<Monster, 'card' | 'tags'>): string {
  const { name, kind } = slugs(card);
  return [name, ...tags, kind].join(' ');
}

const slugs = lasting(({ name, kind }: MonsterCard) => ({ name: slug(name), kind: slug(kind) }));

/** "A Wizard" as an id: `a-wizard`. */
export function slug(words: string): string {
  return words.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-');
}
