import type { Clause } from '@understory/table';
import type { Tick } from '../../events.ts';
import { bears, type MonsterGroup } from '../monsters/group.ts';
import { note } from '../note.ts';
import type { Realm } from '../realm.ts';
import type { Yoke } from './keys.ts';
import { isVillain } from './villains.ts';

/** It bears the yoke from now on, if it did not before. */
export function subdue(world: Realm, by: MonsterGroup, who: MonsterGroup, yoke: Yoke, clause: Clause): Tick {
  const since = note(world, { kind: 'subdued', clause, group: by.id, from: who.id, yoke });
  if (!bears(who, yoke)) who.marks.push({ mark: yoke, since, until: null });
  return since;
}

/** H1-THO-14: it is its own master again. */
export function release(world: Realm, who: MonsterGroup, yoke: Yoke, clause: Clause): void {
  const until = note(world, { kind: 'released', clause, group: who.id, yoke }, endOfControl(world, who, yoke));
  for (const it of who.marks) if (it.mark === yoke && it.until === null) it.until = until;
}

function endOfControl({ page }: Realm, { id }: MonsterGroup, yoke: Yoke) {
  return page
    .beadsOf(id)
    .filter((it) => yoke === 'control' && it.kind === 'control')
    .map((it) => ({ do: 'end', id: it.id }) as const);
}

/** H1-DMR-20, H1-THO-10, H1-VIL-12: those of one master leave each other and him alone. */
export function areSpared(a: MonsterGroup, b: MonsterGroup): boolean {
  if (bears(a, 'control') && bears(b, 'control')) return true;
  const isDriven = (it: MonsterGroup, yoke: Yoke, master: MonsterGroup['kind']) =>
    bears(it, yoke) || it.kind === master;
  if (isDriven(a, 'enslaved', 'dungeon master') && isDriven(b, 'enslaved', 'dungeon master')) return true;
  const isOfKing = (it: MonsterGroup) => isDriven(it, 'dominated', 'liche king') || it.kind === 'minions';
  return isOfKing(a) && isOfKing(b);
}

/** H1-VIL-12: whom a villain may subdue: any group but another villain. */
export function maySubdue(world: Realm, who: MonsterGroup): boolean {
  return !isVillain(world, who) && who.kind !== 'minions';
}
