import { gone } from '../../../purse.ts';
import { note } from '../../note.ts';
import { byWorth } from '../../plain-first.ts';
import type { Realm } from '../../realm.ts';

/** How many ○ of the kingdoms go to the villain (H1-SUR-19). */
const FOR_THE_VILLAIN = 5;

/** H1-SUR-19: if the kingdoms ended the age with their wealth, five of their ○ are set aside, plain ones first. */
export function setAside(world: Realm): void {
  const { page, monsters } = world;
  const kingdom = monsters.kingdoms.find(({ id }) => id === monsters.over?.group);
  if (!kingdom) return;
  const own = page.beadsOf(kingdom.id).filter((it) => it.kind === 'treasure');
  const taken = own.sort(byWorth).slice(0, FOR_THE_VILLAIN);
  monsters.setAside = taken.map(({ name, emblem }) => ({ name, emblem }));
  const spent = { group: kingdom.id, count: taken.length, beads: taken.map(({ id }) => id) };
  note(world, { kind: 'spent', clause: 'H1-SUR-19', ...spent }, gone(taken));
}
