import { gapTo, type Unit } from '@understory/page';
import type { Rule } from '@understory/table';
import { FINGER } from '../../../measures.ts';
import { gone } from '../../../purse.ts';
import { lawsOf } from '../../monsters/laws.ts';
import { note } from '../../note.ts';
import type { Realm } from '../../realm.ts';
import { mineOn } from '../mines.ts';
import { colonies, type ElfCiv, nobles, type Place, roomsOfPlace, slaves, standing } from './elf-civ.ts';
import { gain } from './houses.ts';
import { settle } from './revolts.ts';
import { type Find, findsLeft } from './sites.ts';

/** H1-ELF-18, -19: each colony mines, the oldest first; where nothing is left on the whole map, slaves come instead. */
export function* summer(world: Realm, civ: ElfCiv): Rule {
  if (findsLeft(world).length === 0) {
    for (const it of standing(civ)) yield* gain(world, civ, it, 'H1-ELF-19', 'slave');
    yield* settle(world, civ);
    return;
  }
  for (const colony of colonies(civ)) {
    if (civ.ending) return;
    if (!colony.group.alive) continue;
    yield* mine(world, civ, colony);
    yield* settle(world, civ);
  }
}

/** A colony that mined gains a noble, and a slave if it has more nobles than slaves. */
function* mine(world: Realm, civ: ElfCiv, colony: Place): Rule {
  const find = nearestFind(world, colony);
  if (!find) return;
  if (find.kind === 'gem') takeGem(world, colony, find);
  else yield* mineOn(world, civ, { clause: 'H1-ELF-18', lode: lodeOf(world, find), owner: colony.group.id });
  if (!colony.group.alive || civ.ending) return;
  yield* gain(world, civ, colony, 'H1-ELF-18', 'noble');
  if (nobles(world, colony) > slaves(world, colony)) yield* gain(world, civ, colony, 'H1-ELF-18', 'slave');
}

/** The nearest to its rooms within a finger, a lode before a gem that is as near. */
function nearestFind(world: Realm, colony: Place): Find | null {
  const rooms = roomsOfPlace(world, colony);
  let best: { find: Find; far: number } | null = null;
  for (const find of findsLeft(world)) {
    const far = Math.min(...rooms.map(({ shape }) => gapTo(shape, find.at.x, find.at.y)));
    if (far <= FINGER + 0.001 && (!best || far < best.far - 0.001)) best = { find, far };
  }
  return best?.find ?? null;
}

function lodeOf(world: Realm, { id }: Find): Unit {
  return lawsOf(world)
    .ore(world.page)
    .find((it) => it.id === id) as Unit;
}

function takeGem(world: Realm, { group }: Place, { id }: Find): void {
  const taken = lawsOf(world)
    .gems(world.page)
    .filter((it) => it.id === id);
  const piece = taken[0]?.piece ?? '';
  note(world, { kind: 'took a gem', clause: 'H1-ELF-18', group: group.id, piece, beads: [id] }, gone(taken));
}
