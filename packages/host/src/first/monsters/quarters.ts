import { type Bead, type BeadKind, centreOf, distance, line, type Piece, type Point } from '@understory/page';
import type { Clause } from '@understory/table';
import { capacity, hasSpace, moveBead, putBead } from '../../beads.ts';
import { TUNNEL } from '../../measures.ts';
import { HANDS } from '../civilization/hands.table.ts';
import { draw } from '../draw.ts';
import type { GainDeed } from '../events.ts';
import { areaOfSize, naturalCave, ONE_BEAD } from '../measures.ts';
import { note } from '../note.ts';
import { chambers, claimedRooms, isEmpty } from '../words/chambers.ts';
import { joining, placeBeside, roomAt } from '../words/rooms.ts';
import type { FirstWorld } from '../world.ts';
import { handOf, lookOf } from './flavours.ts';
import { homeOf, type MonsterGroup } from './group.ts';
import { roomsWithBeads, zoneOf } from './zone.ts';

/** H1-MEA-43: the rooms that hold its beads, and those it has claimed; the oldest first. */
export function ownRooms(world: FirstWorld, me: MonsterGroup): Piece[] {
  const { page } = world;
  const claimed = [...claimedRooms(page)].flatMap(([piece, group]) => (group === me.id ? [page.piece(piece)] : []));
  return [...new Set([...roomsWithBeads(world, me), ...claimed])].sort((a, b) => a.since - b.since);
}

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
  const zone = zoneOf(me, world);
  const empty = chambers(page).filter((it) => isEmpty(page, it) && zone.reaches(it.shape));
  return page.nearest(home.shape, empty) ?? newRoom(world, me, clause) ?? home;
}

/** A new 1-bead room beside a group's home, joined to it (H1-MEA-20), in its own hand; null on a full page. */
export function newRoom(
  world: FirstWorld,
  me: MonsterGroup,
  clause: Clause,
  { what = { kind: 'den' }, room, parent = world.page.piece(homeOf(me)), size = ONE_BEAD }: NewRoom = {},
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

interface NewRoom {
  readonly what?: Parameters<typeof draw>[1]['what'];
  readonly room?: string;
  readonly parent?: Piece;
  readonly size?: typeof ONE_BEAD;
}

/** H1-MEA-29: as many ● or ○ more, each where there is room for it. */
export function gain(
  world: FirstWorld,
  me: MonsterGroup,
  clause: Clause,
  kind: 'population' | 'treasure',
  many: number,
  deed: GainDeed,
): void {
  for (let i = 0; i < many; i++) {
    const room = roomFor(world, me, clause);
    const put = putBead(world, room, { kind, owner: me.id, emblem: kind === 'population' ? lookOf(me) : 'hoard' });
    const gained = { group: me.id, bead: kind, count: 1, beads: [put.bead.id], piece: room.id } as const;
    note(world, { kind: 'gained', clause, ...gained, deed }, [put]);
  }
}

/** A ○ of somebody else's comes into one of its rooms, and is its own. */
export function takeIn(world: FirstWorld, me: MonsterGroup, clause: Clause, bead: Bead): ReturnType<typeof moveBead> {
  return moveBead(world, bead, roomFor(world, me, clause), me.id);
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

/** Where its middle is. */
export function heartOf({ page }: FirstWorld, me: MonsterGroup): Point {
  return centreOf(page.piece(homeOf(me)).shape);
}

/** H1-MEA-30: its beads of a kind, from the room farthest from the home first; of treasure, a named one last (H1-FEA-02). */
export function farthestFirst(world: FirstWorld, me: MonsterGroup, kind: BeadKind): Bead[] {
  const { x, y } = heartOf(world, me);
  const far = ({ at }: Bead) => distance(at.x, at.y, x, y);
  const all = world.page.beadsOf(me.id).filter((it) => it.kind === kind);
  return all.sort((a, b) => Number(a.name !== null) - Number(b.name !== null) || far(b) - far(a) || a.since - b.since);
}
