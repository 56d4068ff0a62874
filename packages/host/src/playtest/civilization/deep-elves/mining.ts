import { centreOf, disc, distance, gap, type Piece, type Unit } from '@understory/page';
import type { Rule } from '@understory/table';
import { beadsOf } from '../../../beads.ts';
import { draw, mark } from '../../draw.ts';
import { MINED } from '../../measures.ts';
import { note } from '../../note.ts';
import { digging, drawDug } from '../../words/dig.ts';
import { placeRoom } from '../../words/place-room.ts';
import type { PlaytestWorld } from '../../world.ts';
import { builder, gain, goods, KEY, livingColonies, middle } from './elves.ts';
import { canExpand, expand, expandOne } from './expanding.ts';
import { explore } from './exploring.ts';
import { housed } from './rooms.ts';
import { lodesOf } from './sites.ts';
import type { Colony, Elves } from './state.ts';

/** PT-MIN-02 to -07: a summer of a mining colony. */
export function* mine(world: PlaytestWorld, elves: Elves, colony: Colony): Rule {
  const lode = nearestLode(world, colony);
  if (lode) {
    const place = mineOut(world, elves, colony, lode);
    yield* yieldOf(world, elves, colony, place);
  }
  // PT-MIN-05
  if (!elves.ending && goods(world, colony.group) >= 2 && canExpand(world, colony))
    yield* expand(world, elves, colony, 'PT-MIN-05');
  if (!elves.ending && lodesOf(world.page, colony.site).length === 0) abandon(world, elves, colony);
}

/** PT-MIN-02: the site's lode nearest the colony's sanctum. */
function nearestLode(world: PlaytestWorld, { site, sanctum }: Colony): Unit | null {
  const from = middle(world, sanctum);
  const far = ({ at }: Unit) => distance(at.x, at.y, from.x, from.y);
  return lodesOf(world.page, site).sort((a, b) => far(a) - far(b))[0] ?? null;
}

/** PT-MIN-02: ore leaves a mined-out room, a gem its empty spot; a tunnel leads there if it is not reached. */
function mineOut(world: PlaytestWorld, elves: Elves, colony: Colony, { id, at, kind, piece }: Unit): Piece {
  const { page } = world;
  const shape = disc(at.x, at.y, (kind === 'ore' ? MINED : 1) / 2);
  const own = colony.rooms.map((it) => page.piece(it));
  const from = page.nearest(shape, own) ?? page.piece(colony.sanctum);
  const by = { clause: 'PT-MIN-02', owner: colony.group, people: KEY } as const;
  if (gap(from.shape, shape) > 0.001) {
    const dug = digging(page, centreOf(from.shape), at);
    if (dug.path.length >= 4) explore(world, elves, drawDug(world, by, dug.path));
  }
  const instead = kind === 'gems' ? { instead: [piece] } : {};
  const room = draw(world, {
    ...by,
    kind: 'room',
    shape,
    what: { kind: 'mined-out place' },
    room: 'mined-out place',
    ...instead,
  });
  note(world, { kind: 'mined', clause: 'PT-MIN-02', group: colony.group, unit: id, piece: room.id }, [
    { do: 'end', id },
  ]);
  colony.rooms.push(room.id);
  explore(world, elves, room);
  return room;
}

/** PT-MIN-03, -04: with a processing colony the city gains, and one of these expands; without one the ○ stays there. */
function* yieldOf(world: PlaytestWorld, elves: Elves, colony: Colony, place: Piece): Rule {
  if (elves.ending) return;
  const processing = livingColonies(elves).filter(({ kind }) => kind === 'processing');
  if (processing.length === 0) return gain(world, 'PT-MIN-04', colony.group, 'treasure', place);
  housed(world, elves, 'PT-MIN-03', 'treasure');
  yield* expandOne(
    world,
    elves,
    processing.filter((it) => canExpand(world, it)),
    'PT-MIN-03',
  );
}

/** PT-MIN-07: nothing is left to mine. */
function abandon(world: PlaytestWorld, elves: Elves, colony: Colony): void {
  const { group } = colony;
  const beads = [
    ...beadsOf(world, group, 'population'),
    ...beadsOf(world, group, 'treasure').filter((it) => it.kind === 'treasure'),
  ];
  const kept = beadsOf(world, group, 'treasure').filter((it) => it.kind === 'epic');
  const ids = beads.map(({ id }) => id);
  note(world, { kind: 'abandoned', clause: 'PT-MIN-07', group, beads: ids, left: kept.map(({ id }) => id) }, [
    ...ids.map((id) => ({ do: 'end', id }) as const),
    { do: 'fall', group },
  ]);
  colony.isOver = true;
  const wish = { clause: 'PT-MIN-07', what: { kind: 'tomb' }, room: 'tomb' } as const;
  const placed = placeRoom(builder(world, elves, group), middle(world, colony.sanctum), wish);
  explore(world, elves, placed?.room, placed?.joint);
  mark(world, 'PT-MIN-07', placed?.room ?? world.page.piece(colony.sanctum), 'tomb');
  housed(world, elves, 'PT-MIN-07', 'treasure');
}
