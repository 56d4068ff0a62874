import {
  BEAD_AREA,
  bounds,
  centreOf,
  clock,
  closest,
  gapTo,
  isOpen,
  liesInRock,
  mil,
  type Piece,
  type Shape,
  type Unit,
} from '@understory/page';
import type { Clause, Rule } from '@understory/table';
import type { Tick } from '../../../events.ts';
import { works } from '../../../works.ts';
import { epicTreasure } from '../../epics.ts';
import { mark } from '../../marks.ts';
import { note } from '../../note.ts';
import { built } from '../build.ts';
import { hasBuilt } from '../civ.ts';
import { gainIn } from '../gains.ts';
import { drawWork } from '../opening.ts';
import { newRoom } from '../rooms.ts';
import { bind, comeBack, toBeBound } from './assembly.ts';
import type { DemonicConstruction } from './constructions.table.ts';
import type { DemonCiv, Enclave } from './demon-civ.ts';
import { type Prey, whence } from './resources.ts';
import { demonRoom } from './shapes.ts';
import { tasteOf } from './ten-demons.table.ts';
import { demonTunnel } from './tunneller.ts';

/** H2-DEM-T1, H2-DEM-15, -26: build what the resource calls for, at its place, and carry out its effect. */
export function* constructDemonic(civ: DemonCiv, it: DemonicConstruction, prey: Prey): Rule<Piece> {
  const { world, group } = civ;
  const isFirst = !hasBuilt(civ, it.name);
  const applies = (when: 'always' | 'first' | undefined) => when === 'always' || (when === 'first' && isFirst);
  const demon = applies(it.binds) ? yield* toBeBound(civ) : null;
  const variant = (demon && tasteOf(demon)) ?? civ.theme;
  const room = it.byGate ? yield* besideGate(civ, it, variant) : yield* overPrey(civ, it, prey, variant);
  const gain = [...(applies(it.epic) ? (['epic'] as const) : []), ...(it.spawns ? (['population'] as const) : [])];
  const cause = built(civ, it.clause, it.name, room, it.name, { gain });
  brand(civ, room, cause);
  if (it.tomb) mark(world, it.clause, room, 'tomb', { by: group.id, cause });
  if (demon) bind(civ, it.clause, demon, room, cause);
  if (applies(it.epic)) yield* epicTreasure(world, it.clause, room, group.id, group.id, { cause });
  const how = { deed: 'bind', what: it.name, from: whence(prey), cause } as const;
  if (it.spawns) gainIn(civ, it.clause, 'population', room, how);
  if (it.byGate) yield* comeBack(civ, it.clause, cause);
  return room;
}

/** H2-DEM-15: the horned mark, beside the middle, where beads and other marks lie. */
function brand({ world, group }: DemonCiv, room: Piece, cause: Tick): void {
  const { x, y } = centreOf(room.shape);
  const at = { x: mil(x + 0.4), y: mil(y - 0.35) };
  const sign = { id: world.page.newId('m'), kind: 'demonic', at, piece: room.id, what: null } as const;
  const marked = { kind: 'marked', clause: 'H2-DEM-15', piece: room.id, mark: 'demonic', what: room.room } as const;
  note(world, { ...marked, by: group.id, cause }, [{ do: 'mark', mark: sign }]);
}

/** H2-DEM-22: the outline of the room that comes next, round a point. */
export function nextRoom(
  { shapes, rooms }: Pick<Enclave, 'shapes' | 'rooms'>,
  area = BEAD_AREA,
): (x: number, y: number) => Shape {
  const shape = shapes[rooms % shapes.length] ?? 'hexagon';
  return (x, y) => demonRoom(shape, x, y, area);
}

/** H2-DEM-26: over the hollow of its unit, or beside its lair; on the surface it stands under the sky. */
function* overPrey(civ: DemonCiv, it: DemonicConstruction, { unit, lair }: Prey, variant: string): Rule<Piece> {
  const shape = lair ? beside(civ, lair) : overUnit(civ, unit);
  const onSurface = unit?.stratum === 0;
  const room = yield* drawWork(
    civ,
    {
      clause: it.clause,
      kind: onSurface ? 'building' : 'room',
      shape,
      area: BEAD_AREA,
      what: { kind: 'work', name: it.name },
      room: it.name,
      variant,
      ...(onSurface ? { stratum: 0 } : {}),
    },
    { encounters: false },
  );
  civ.rooms++;
  return room;
}

/** The outline that the room over a unit will have: inside the page, and under the sky only where the unit is. */
export function overUnit(civ: DemonCiv, unit: Unit | null): Shape {
  const { page } = civ.world;
  const at = unit?.at ?? civ.tunneller;
  const room = nextRoom(civ);
  if (unit?.stratum === 0) return standing(civ, at.x);
  const { left, right, top, bottom } = bounds(room(at.x, at.y));
  const x = at.x + Math.max(0, -left) - Math.max(0, right - page.width);
  const y = at.y + Math.max(0, -top) - Math.max(0, bottom - page.height);
  return underSky(civ, mil(x), mil(y));
}

/** The room moved just far enough that nothing of it comes out of the ground (H2-INV-04): downwards first, then by the clock. */
function underSky(civ: DemonCiv, x: number, y: number): Shape {
  const room = nextRoom(civ);
  for (let far = 0; far < 3; far += 0.15) {
    for (let hour = 6; hour < 18; hour++) {
      const turn = clock(hour);
      const shape = room(mil(x + turn.x * far), mil(y + turn.y * far));
      if (liesInRock(civ.world.page, shape)) return shape;
      if (far === 0) break;
    }
  }
  return room(x, y);
}

/** With its foot a little in the ground, or as deep in it as a mountain under the page's edge makes it. */
function standing(civ: DemonCiv, x: number): Shape {
  const { page } = civ.world;
  const room = nextRoom(civ);
  const { left, top, right, bottom } = bounds(room(x, 0));
  const at = mil(x + Math.max(0, -left) - Math.max(0, right - page.width));
  return room(at, mil(Math.max(-top, page.surfaceAt(at) + 0.15 - bottom)));
}

/** How far from the Tunneller a Charnel Pit is looked for, and how far one goes to keep it off other rooms. */
const PIT_SEARCH = 9;
const PIT_FREE = 2.5;

/** H2-DEM-26: a Charnel Pit outside its lair, touching it, as near to the Tunneller as may be. */
function beside(civ: DemonCiv, lair: Piece): Shape {
  const { page } = civ.world;
  const room = nextRoom(civ);
  let crowded: Shape | null = null;
  for (let far = 0.3; far <= PIT_SEARCH && !(crowded && far > PIT_FREE); far += 0.3) {
    for (let hour = 12; hour < 24; hour++) {
      const turn = clock(hour);
      const [x, y] = [mil(civ.tunneller.x + turn.x * far), mil(civ.tunneller.y + turn.y * far)];
      const off = gapTo(lair.shape, x, y, 1);
      if (off < 0.35 || off > 0.9) continue;
      const shape = room(x, y);
      if (!page.touches(shape, lair.shape) || !liesInRock(page, shape)) continue;
      if (page.clear(shape, 0.1, (it) => it.id === lair.id || it.kind === 'tunnel' || !isOpen(it))) return shape;
      crowded ??= shape;
    }
  }
  return crowded ?? underSky(civ, civ.tunneller.x, civ.tunneller.y);
}

/** H2-DEM-T1.8, -26: the Sanctum stands in free rock near the Gate. */
function* besideGate(civ: DemonCiv, { clause, name }: DemonicConstruction, variant: string): Rule<Piece> {
  const { shape } = civ.gate;
  const room = yield* newRoom(civ, {
    clause,
    sort: name,
    what: { kind: 'work', name },
    variant,
    by: centreOf(shape),
    near: shape,
    joined: false,
    manners: { encounters: false },
  });
  civ.rooms++;
  yield* joined(civ, clause, room);
  return room;
}

/** A tunnel of their own kind from the nearest of their works, if none touches it yet (H2-CIV-10, H2-DEM-21). */
export function* joined(civ: DemonCiv, clause: Clause, piece: Piece): Rule {
  const { page } = civ.world;
  const known = works(civ).filter((it) => it.id !== piece.id);
  if (page.touching(piece).some((it) => known.includes(it))) return;
  const near = page.nearest(piece.shape, known);
  if (!near) return;
  const { from, to } = closest(near.shape, piece.shape);
  yield* demonTunnel(civ, clause, from, to, { kind: 'tunnel to', piece: piece.id });
}
