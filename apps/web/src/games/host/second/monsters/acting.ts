import type { Chapter, MonsterInPlay, World } from '@understory/host';
import type { PageGame } from '../../../../table/page-game.ts';

export type Group = World['groups'][number];

/** Is this an age that monsters are played in? */
export function isOfMonsters(age: string): boolean {
  return age === 'monsters' || age === 'villainy';
}

/** The group whose card is being played, or was at a moment: who is asked, else whose chapter it is. */
export function actingGroup({ world, ask }: PageGame, moment: number | null): Group | null {
  const { age, chapter } = (moment === null ? null : world.journal.entries[moment]) ?? world.journal;
  if (!isOfMonsters(age)) return null;
  const asked = moment === null && ask && 'by' in ask ? monster(world, ask.by) : undefined;
  const busy = chapter as Chapter | null;
  const whose = busy?.kind === 'group' ? busy.group : null;
  return asked?.group ?? world.groups.find(({ id }) => id === whose) ?? null;
}

/** A group that is on the map now. */
export function monster(world: World, id: string): MonsterInPlay | undefined {
  return world.monsters.find(({ group }) => group.id === id);
}
