import { centreOf, distance, type Piece } from '@understory/page';
import type { Rule } from '@understory/table';
import { choose, rollOn } from '../../asks.ts';
import { ONE_BEAD } from '../../measures.ts';
import { homeOf, type MonsterGroup } from '../../monsters/group.ts';
import { wealth } from '../../monsters/loot.ts';
import { gatesOf } from '../../monsters/map.ts';
import { heartOf } from '../../monsters/quarters.ts';
import { type Lone, loners } from '../../monsters/state.ts';
import { addLone, moveLone, pointOf } from '../../monsters/wanderers/lone.ts';
import { isOwnType, wanderers } from '../../monsters/wanderers/types.ts';
import { note } from '../../note.ts';
import type { Realm } from '../../realm.ts';
import { build, put } from '../rooms.ts';
import { pay, takeHoard } from './legions.ts';

/** A row of H1-LIC-T1: what it costs, and what it is. `again` says whether it may be built once more. */
interface Row {
  readonly cost: number;
  readonly build: (world: Realm, me: MonsterGroup) => Rule;
  readonly again?: (world: Realm) => boolean;
}

/** H1-LIC-T1, from top to bottom. */
const ROWS: readonly Row[] = [
  { cost: 3, build: lab },
  { cost: 2, build: menagerie },
  { cost: 3, build: bonePit },
  { cost: 2, build: shrine },
  { cost: 2, build: gateRoom, again: (world) => openGates(world).length > 0 },
  { cost: 1, build: newTomb, again: () => true },
];

/** H1-LIC-05: each row that he can pay, once; gate rooms and tombs as often as he can. */
export function* buildAll(world: Realm, me: MonsterGroup): Rule {
  for (const [i, { cost, build: make, again }] of ROWS.entries()) {
    if (again && !again(world)) continue;
    do {
      if (wealth(world, me) < cost) break;
      pay(world, me, `H1-LIC-T1.${i + 1}`, cost);
      yield* make(world, me);
    } while (again?.(world));
  }
}

/** H1-LIC-T1.1: its ● fights with him. */
function* lab(world: Realm, me: MonsterGroup): Rule {
  const room = build(world, me, { clause: 'H1-LIC-T1.1', room: 'Lab' });
  if (room) put(world, 'H1-LIC-T1.1', { me, room, kind: 'population', emblem: 'legion' });
}

/** H1-LIC-T1.2: the nearest wandering monster is put in it and never moves; if there is none, one is rolled. */
function* menagerie(world: Realm, me: MonsterGroup): Rule {
  const room = build(world, me, { clause: 'H1-LIC-T1.2', room: 'Menagerie' });
  if (!room) return;
  const { x, y } = heartOf(world, me);
  const off = (lone: Lone) => {
    const at = pointOf(world, lone.at);
    return distance(at.x, at.y, x, y);
  };
  const names = new Set(wanderers.rows.map(({ value }) => value.name));
  const all = loners(world).filter(({ type, isHeld }) => names.has(type) && !isHeld);
  const nearest = all.reduce<Lone | null>((best, it) => (best && off(best) <= off(it) ? best : it), null);
  const beast = nearest ?? (yield* newBeast(world, room));
  beast.isHeld = true;
  beast.spares = me.id;
  if (nearest) moveLone(world, beast, { piece: room.id, along: 0 }, 'H1-LIC-T1.2');
  const coins = world.page.beadsOf(beast.id).filter((it) => it.kind === 'treasure');
  takeHoard(world, me, 'H1-LIC-T1.2', coins, beast.id);
}

function* newBeast(world: Realm, room: Piece): Rule<Lone> {
  for (let nth = 1; ; nth++) {
    const { value } = yield* rollOn(wanderers, { kind: 'the wandering monster' }, `menagerie ${nth}`);
    if (isOwnType(value)) continue;
    const { name: type, treasure = 0 } = value;
    return addLone(world, { clause: 'H1-LIC-T1.2', type, at: { piece: room.id, along: 0 }, population: 1, treasure });
  }
}

/** H1-LIC-T1.3: half a finger deep, below the lair where it fits. */
function* bonePit(world: Realm, me: MonsterGroup): Rule {
  const { x, y } = heartOf(world, me);
  const down = world.page.fall(x, y);
  const isBelow = (px: number, py: number) => (px - x) * down.x + (py - y) * down.y > 1;
  build(world, me, { clause: 'H1-LIC-T1.3', room: 'Bone Pit', size: { wide: 1, high: 2.25 }, where: isBelow });
}

/** H1-LIC-T1.4: its ○ is not his loot. */
function* shrine(world: Realm, me: MonsterGroup): Rule {
  const room = build(world, me, { clause: 'H1-LIC-T1.4', room: 'Shrine of Evil' });
  if (room) put(world, 'H1-LIC-T1.4', { me, room, kind: 'treasure', emblem: 'hoard', isNobodys: true });
}

/** The entrances without a gate room. */
function openGates(world: Realm) {
  const known = world.villainy?.gates ?? [];
  return gatesOf(world).filter(({ x, y }) => known.every(({ at }) => distance(at.x, at.y, x, y) > 1));
}

/** H1-LIC-T1.5: at a random entrance, with a guard. */
function* gateRoom(world: Realm, me: MonsterGroup): Rule {
  const { page, villainy } = world;
  const open = openGates(world);
  const options = open.map(({ x, y }, i) => ({ key: String(i + 1), subject: { spot: { x, y } } }));
  const about = `gate ${(villainy?.gates.length ?? 0) + 1}`;
  const key = yield* choose('H1-LIC-T1.5', {
    by: 'chance',
    topic: { kind: 'which entrance is guarded' },
    options,
    usual: null,
    about,
  });
  const gate = open[Number(key) - 1];
  if (!gate || !villainy) return;
  const parent = page.piece(gate.pieces[0] as string);
  const room = build(world, me, { clause: 'H1-LIC-T1.5', room: 'Gate Room', parent, size: ONE_BEAD });
  // On a full page the entrance is guarded all the same.
  const place = room ?? parent;
  const guard = addLone(world, {
    clause: 'H1-LIC-T1.5',
    type: 'guard',
    at: { piece: place.id, along: 0 },
    population: 1,
    spares: me.id,
  });
  villainy.gates.push({ at: { x: gate.x, y: gate.y }, room: place.id, guard: guard.id });
}

/** H1-LIC-T1.6, -11: an empty tomb near the lair. */
export function* newTomb(world: Realm, me: MonsterGroup): Rule {
  const parent = world.page.piece(homeOf(me));
  const room = build(world, me, { clause: 'H1-LIC-T1.6', room: 'tomb', parent });
  if (room) markTomb(world, room);
}

function markTomb(world: Realm, room: Piece): void {
  const mark = { id: world.page.newId('m'), kind: 'tomb', at: centreOf(room.shape), piece: room.id, what: null };
  note(world, { kind: 'marked', clause: 'H1-LIC-T1.6', piece: room.id, mark: 'tomb', what: room.room, by: null }, [
    { do: 'mark', mark },
  ]);
}
