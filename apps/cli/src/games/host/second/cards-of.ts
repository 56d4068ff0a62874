import { type Acting, groupFields } from '@understory/host';
import { faceOf } from '@understory/host/cards';
import type { SecondWorld } from '@understory/host/second';
import { textFace } from './cards/text-face.ts';

/** The cards of a group, as they lie on the table, with what it has; null if it plays by none. */
export function cardsOf(world: SecondWorld, { id }: Acting['group']): string | null {
  const monster = world.monsters.find((it) => it.group.id === id);
  if (!monster) return null;
  const { group, card, under, overlays, villainCard, tags } = monster;
  const { population, treasure, bonus } = groupFields(world, group);
  const cards = [card, under?.life, under?.choices, ...overlays, villainCard].filter((it) => it != null);
  return [
    `${group.name}: ${population} ●  ${treasure} ○  ${bonus} ★   (${tags.join(', ')})`,
    ...cards.map((it) => textFace(faceOf(it))),
  ].join('\n');
}
