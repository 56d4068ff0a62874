import type { Piece } from '@understory/page';
import type { Creature } from '../monsters/monster.ts';

/** What a group is called. */
export function nameOf(of: Creature): string {
  return of.is === 'wild' ? wildName(of.piece) : of.group.name;
}

/** What the wild creatures of a place are called (H2-MON-121). */
export function wildName({ nexus, title }: Piece): string {
  if (nexus === 'mother of monsters') return 'the Mother of monsters';
  return nexus === 'dungeonheart' ? 'the Dungeonheart' : `the wild creatures of ${title}`;
}
