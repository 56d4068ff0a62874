import { distance, line, type Piece } from '@understory/page';
import type { Clause } from '@understory/table';
import { capacity, hasSpace, moveBead, putBead } from '../../beads.ts';
import { TUNNEL } from '../../measures.ts';
import { HANDS } from '../civilization/hands.table.ts';
import { draw } from '../draw.ts';
import { areaOfSize, naturalCave, ONE_BEAD } from '../measures.ts';
import { note } from '../note.ts';
import { chambers, isEmpty } from '../words/chambers.ts';
import { fill } from '../words/liquid.ts';
import { joining, placeBeside, roomAt } from '../words/rooms.ts';
import type { FirstWorld } from '../world.ts';
import { factsOf, handOf, lookOf } from './flavours.ts';
import { homeOf, type MonsterGroup } from './group.ts';
import type { Gain, NewRoom } from './laws.ts';
import { ownRooms } from './quarters.ts';
import { controlOf } from './zone-of-control.ts';

// Where the groups of the first edition live: rooms hold as many beads as they are large.

/** H1-MEA-29: a room of its own with space, else an empty one in its zone, the nearest to its home each time; else a new one beside the home. */
export function roomFor(world: FirstWorld, me: MonsterGroup, clause: Clause): Piece {
  const { page } = world;
  const home = page.piece(homeOf(me));
  // Whoever comes first moves in, however crowded it is.
  if (page.beadsOf(me.id).length === 0) return home;
  const isChamber = ({ kind }: Piece) => kind === 'cave' || kind === 'room';
  // Its home is its own also while no bead of its lies there.
  const all = [...new Set([home, ...ownRooms(world, me)])];
  const own = all.filter((it) => isChamber(it) && hasSpace(world, it) && !me.shunned.includes(it.id));
  const spare = page.nearest(home.shape, own);
  if (spare) return spare;
  const zone = controlOf(me, world);
  const empty = chambers(page).filter((it) => isEmpty(page, it) && zone.reaches(it.shape));
  return page.nearest(home.shape, empty) ?? dugRoom(world, me, { clause }) ?? home;
}

/** A new 1-bead room beside a group's home, joined to it (H1-MEA-20), in its own hand; null on a full page. */
export function dugRoom(
  world: FirstWorld,
  me: MonsterGroup,
  { clause, what = { kind: 'den' }, room, parent = world.page.piece(homeOf(me)), size = ONE_BEAD }: NewRoom,
): Piece | null {
  const at = placeBeside(world.page, { parent, size, straight: false });
  if (!at) return null;
  const hand = HANDS[handOf(me)];
  const shape = hand.hand === 'breeders' && !room ? naturalCave(at, size) : roomAt(at, size);
  const dug = { clause, owner: me.id, people: hand.hand } as const;
  const piece = draw(world, {
    ...dug,
    kind: 'room',
    shape,
    area: areaOfSize(size),
    what,
    manner: hand.manner,
    ...(room && { room }),
  });
  // H1-WAT-T1.1: they live in flooded rooms alone.
  const { roomsFullOf } = factsOf(me);
  if (roomsFullOf) fill(world, { piece, liquid: roomsFullOf, clause: 'H1-WAT-T1.1' });
  const path = joining(parent.shape, shape, false);
  if (distance(path[0] ?? 0, path[1] ?? 0, path.at(-2) ?? 0, path.at(-1) ?? 0) > 0.01)
    draw(world, {
      ...dug,
      kind: 'tunnel',
      shape: line(path, TUNNEL),
      what: { kind: 'tunnel of monsters' },
      manner: hand.tunnels[0] ?? 'natural',
    });
  return piece;
}

/** H1-MEA-29: as many ● or ○ more, each where there is room for it. */
export function house(world: FirstWorld, me: MonsterGroup, { clause, kind, many, deed }: Gain): void {
  for (let i = 0; i < many; i++) {
    const room = roomFor(world, me, clause);
    const put = putBead(world, room, { kind, owner: me.id, emblem: kind === 'population' ? lookOf(me) : 'hoard' });
    const gained = { group: me.id, bead: kind, count: 1, beads: [put.bead.id], piece: room.id } as const;
    note(world, { kind: 'gained', clause, ...gained, deed }, [put]);
  }
}

/** Whatever does not fit into its home finds another room (H1-MEA-29): the newest beads go. */
export function spreadOut(world: FirstWorld, me: MonsterGroup, clause: Clause): void {
  const { page } = world;
  const home = page.piece(homeOf(me));
  const own = page.beadsIn(home.id).filter((it) => it.owner === me.id);
  const others = page.countIn(home.id) - own.length;
  const surplus = own.slice(Math.max(1, capacity(home) - others));
  for (const bead of surplus) {
    const room = roomFor(world, me, clause);
    if (room === home) return;
    const move = moveBead(world, bead, room);
    note(world, { kind: 'spread out', clause, group: me.id, piece: room.id, beads: [move.bead.id] }, [move]);
  }
}
