import type { MonsterGroup } from '../../monsters/group.ts';
import { folk } from '../../monsters/loot.ts';
import { abandon } from '../../monsters/losses.ts';
import { note } from '../../note.ts';
import type { Realm } from '../../realm.ts';

/** With so many he attacks, and so many must stand against him (H1-DMR-21). */
export const ARMY = 10;

/** H1-DMR-21, -23: all ● of the surface but those of farms, or with them. In a hollow earth both kingdoms count (H1-ALT-22). */
export function defenders({ page, monsters, villainy }: Realm): number {
  const stand = monsters.kingdoms.flatMap((it) =>
    it.buildings.filter(({ what }) => what !== 'farm' || villainy?.wishes.lastAttack === 'whole realm'),
  );
  return stand.reduce((sum, { piece }) => sum + page.beadsIn(piece, 'population').length, 0);
}

/** Whether he has conquered the world; if not, he is defeated, and no more. */
export function attack(world: Realm, me: MonsterGroup): boolean {
  const against = defenders(world);
  const isWon = against < ARMY;
  note(world, {
    kind: 'attacked',
    clause: 'H1-DMR-21',
    group: me.id,
    sum: folk(world, me),
    against,
    result: isWon ? 'won' : 'lost',
  });
  if (!isWon) abandon(world, me, 'H1-DMR-21');
  return isWon;
}
