import { groupFields } from '@understory/host';
import { faceOf } from '@understory/host/cards';
import type { SecondWorld } from '@understory/host/second';
import { textFace } from '../cards/text-face.ts';

/** The group whose lifecycle is being played; null between two of them. */
export function actingGroup({ monsters }: SecondWorld): string | null {
  return monsters.find((it) => it.step !== null)?.group.id ?? null;
}

/** The cards of the group that acts, as they lie on the table, with what it has. */
export function actingCard(world: SecondWorld): string {
  const acting = world.monsters.find((it) => it.step !== null);
  if (!acting) return '';
  const { group, card, under, overlays, villainCard, tags } = acting;
  const { population, treasure, bonus } = groupFields(world, group);
  const cards = [card, under?.life, under?.choices, ...overlays, villainCard].filter((it) => it != null);
  return [
    `${group.name}: ${population} ●  ${treasure} ○  ${bonus} ★   (${tags.join(', ')})`,
    ...cards.map((it) => textFace(faceOf(it))),
  ].join('\n');
}
