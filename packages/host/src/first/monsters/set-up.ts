import { centreOf, line, type Piece, type Point, surfaceOver } from '@understory/page';
import { asWritten, type Clause, type Rule } from '@understory/table';
import { beadsOf, moveBead } from '../../beads.ts';
import { TUNNEL } from '../../measures.ts';
import { name, roll, rollOn } from '../asks.ts';
import { draw, label } from '../draw.ts';
import { makeUp, wantsOwn } from '../made-up/making-up.ts';
import { areaOfSize, ONE_BEAD } from '../measures.ts';
import { freshNames, type NameKind } from '../names.ts';
import { note } from '../note.ts';
import { byWorth } from '../plain-first.ts';
import { chambers, nearestTo } from '../words/chambers.ts';
import { onTrueSurface } from '../words/landing.ts';
import { drawCave, drawTunnel } from '../words/natural.ts';
import { network } from '../words/network.ts';
import { movedIntoRock } from '../words/rock.ts';
import { roomAt } from '../words/rooms.ts';
import type { FirstWorld } from '../world.ts';
import { isArtifact } from './artifact.ts';
import { dweller, liquidNear } from './dwellers.ts';
import { DEFAULTS, type Flavour, isOwn, type Rolled, TABLES } from './flavours.ts';
import { found } from './founding.ts';
import type { Alignment, MonsterGroup } from './group.ts';
import { spreadOut } from './housing.ts';
import { invade } from './invasion.ts';
import { isNaturalCave } from './moving.ts';
import { gain, newRoom } from './quarters.ts';

/** H1-DLV-01, H1-BRD-01, H1-ALP-01: a group comes, by its flavour, to the room nearest to where the die landed. */
export function* arrive(world: FirstWorld, kind: Rolled, landed: Point, { invades = true } = {}): Rule<MonsterGroup> {
  const about = `group ${world.monsters.groups.length + 1}`;
  const liquid = liquidNear(world, landed);
  const rolled = () => whichFlavour(world, kind, about);
  const flavour = liquid ? yield* dweller(world, kind, liquid, about, rolled) : yield* rolled();
  const clause = CLAUSES[kind];
  const alignment = yield* whichAlignment(flavour, kind, about);
  const called = yield* nameOf(world, kind, clause, about);
  const home = place(world, flavour, landed, clause);
  const [population, treasure] = flavour.start ?? DEFAULTS[kind].start;
  const { name: named, folk = named } = flavour;
  const me = found(world, { kind, flavour: named, folk, alignment, name: called, home, clause });
  me.element = flavour.livesIn ?? null;
  if (flavour.sinksShaft) me.shaft = home.id;
  gain(world, me, clause, 'population', population, 'set-up');
  gain(world, me, clause, 'treasure', treasure, 'set-up');
  if (flavour.room) labelledRoom(world, me, flavour.room, clause);
  if (invades) yield* invade(world, me);
  return me;
}

const CLAUSES = { delvers: 'H1-DLV-01', breeders: 'H1-BRD-01', alpha: 'H1-ALP-01' } as const;
const NAMES: Readonly<Record<Rolled, NameKind>> = { delvers: 'tribe', breeders: 'tribe', alpha: 'beast' };

/** H1-MON-08, H1-MEA-32: by a d12; a made-up one is written by the player, or rolled again. */
function* whichFlavour(world: FirstWorld, kind: Rolled, about: string): Rule<Flavour> {
  for (;;) {
    const { value } = yield* rollOn(TABLES[kind], { kind: 'the flavour', of: kind }, about);
    if (!isOwn(value)) return value;
    const key = yield* wantsOwn(world, kind, about);
    if (!key) continue;
    const made = yield* makeUp(world, kind, key, {
      topic: { kind: 'name of the flavour', of: kind },
      ideas: freshNames(world, 'tribe'),
      of: { subject: 'group', id: world.page.idAhead('g') },
      about: `${about}, flavour`,
    });
    return { ...value, name: made.name };
  }
}

/** H1-MON-26, H1-MEA-37. */
function* whichAlignment({ alignment }: Flavour, kind: Rolled, about: string): Rule<Alignment> {
  if (alignment !== 'random') return alignment ?? DEFAULTS[kind].alignment;
  const d6 = yield* roll('H1-MEA-37', '1d6', { kind: 'the alignment' }, about);
  return d6 <= 3 ? 'lawful' : 'chaotic';
}

function* nameOf(world: FirstWorld, kind: Rolled, clause: Clause, about: string): Rule<string> {
  return yield* name(clause, {
    by: 'maker',
    topic: { kind: 'name of the group', of: kind },
    ideas: freshNames(world, NAMES[kind]),
    of: { subject: kind === 'alpha' ? 'leader' : 'group', id: world.page.idAhead('g') },
    about,
  });
}

/** Where it is set up. */
function place(world: FirstWorld, { startsAt, prefersCavesWithin }: Flavour, landed: Point, clause: Clause): Piece {
  const { page } = world;
  if (startsAt === 'the surface') return underSurface(world, landed, clause);
  if (startsAt === 'a cave of its own') return caveOfItsOwn(world, landed, clause);
  const at = startsAt === 'the bottom' ? aboveBottom(world, landed) : landed;
  const rooms = chambers(page);
  const caves = prefersCavesWithin === undefined ? [] : rooms.filter(isNaturalCave);
  const cave = nearestTo(page, at, caves);
  if (
    cave &&
    prefersCavesWithin !== undefined &&
    page.gap(cave.shape, { path: [at.x, at.y], closed: false, swell: 0 }) <= prefersCavesWithin
  )
    return cave;
  // H1-MEA-14: on a map without any room a cave is drawn where the die landed.
  return nearestTo(page, at, rooms) ?? drawCave({ world, clause: 'H1-MEA-14', feature: null }, at);
}

/** H1-DLV-T1.2: straight below the landing point, a bead above the bottom; in a pocket universe that is its middle. */
function aboveBottom({ page }: FirstWorld, { x, y }: Point): Point {
  const down = page.fall(x, y);
  if (page.ground.surfaces[0]?.closed) return { x: 15, y: 10.5 };
  return { x, y: page.floorAt(x) - down.y };
}

/** How far a room just under the surface lies from it, from middle to line. */
const UNDER = 0.6;

/** H1-DLV-13: a room just under the surface, open to it, straight above the landing point. */
function underSurface(world: FirstWorld, landed: Point, clause: Clause): Piece {
  const { page } = world;
  const at = onTrueSurface(page, surfaceOver(page, landed));
  // It belongs to the group that is about to come.
  const work = { clause, people: 'delvers', owner: page.idAhead('g') } as const;
  const down = page.fall(at.x, at.y);
  const shape = movedIntoRock(page, roomAt({ x: at.x + down.x * UNDER, y: at.y + down.y * UNDER }, ONE_BEAD));
  const room = draw(world, {
    ...work,
    kind: 'room',
    shape,
    area: areaOfSize(ONE_BEAD),
    what: { kind: 'den' },
    manner: 'straight',
  });
  const heart = centreOf(shape);
  draw(world, {
    ...work,
    kind: 'tunnel',
    shape: line([at.x, at.y, heart.x, heart.y], TUNNEL),
    what: { kind: 'shaft' },
    manner: 'straight',
  });
  return room;
}

/** H1-ALP-T1.8: a new cave where the die landed, joined to the nearest room or tunnel. */
function caveOfItsOwn(world: FirstWorld, landed: Point, clause: Clause): Piece {
  const { page } = world;
  const ways = network(page);
  const others = [...ways.rooms.keys(), ...ways.tunnels.keys()].map((id) => page.piece(id));
  const plot = { world, clause, feature: null };
  const cave = drawCave(plot, landed);
  const nearest = page.nearest(cave.shape, others);
  if (nearest) drawTunnelBetween(plot, cave, nearest);
  return cave;
}

function drawTunnelBetween(
  plot: { readonly world: FirstWorld; readonly clause: Clause; readonly feature: null },
  from: Piece,
  to: Piece,
): void {
  const a = centreOf(from.shape);
  const b = closestPoint(to, a);
  drawTunnel(plot, a, b);
}

function closestPoint({ shape }: Piece, { x, y }: Point): Point {
  let best = { x: shape.path[0] as number, y: shape.path[1] as number };
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i + 3 < shape.path.length || i === 0; i += 2) {
    const [ax, ay] = [shape.path[i] as number, shape.path[i + 1] as number];
    const [bx, by] = [shape.path[i + 2] ?? ax, shape.path[i + 3] ?? ay];
    const [dx, dy] = [bx - ax, by - ay];
    const long = dx * dx + dy * dy;
    const t = long > 0 ? Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / long)) : 0;
    const off = (x - ax - t * dx) * (x - ax - t * dx) + (y - ay - t * dy) * (y - ay - t * dy);
    if (off < least) [best, least] = [{ x: ax + t * dx, y: ay + t * dy }, off];
  }
  return best;
}

/** H1-DLV-T1.10, H1-BRD-T1.10: a room with a name, beside the lair. */
function labelledRoom(world: FirstWorld, me: MonsterGroup, room: string, clause: Clause): void {
  const piece = newRoom(world, me, { clause, what: { kind: 'work', name: room }, room });
  if (piece) label(world, clause, piece.id, asWritten(room), centreOf(piece.shape));
}

/** H1-BRD-07: half of ● and half of ○ found a new colony of the same flavour. A landing in the zone of anybody but the parent is an invasion. */
export function* splitOff(world: FirstWorld, parent: MonsterGroup, room: Piece): Rule {
  const [people, coins] = [beadsOf(world, parent.id, 'population'), beadsOf(world, parent.id, 'treasure')];
  const clause = 'H1-BRD-07';
  const called = yield* nameOf(world, 'breeders', clause, `group ${world.monsters.groups.length + 1}`);
  const alignment = parent.alignments.at(-1)?.value ?? 'chaotic';
  const me = found(world, {
    kind: 'breeders',
    flavour: parent.flavour,
    alignment,
    name: called,
    home: room,
    clause,
    parent: parent.id,
  });
  const going = [...half(people), ...half(coins.filter((it) => !isArtifact(it)).sort((a, b) => byWorth(b, a)))];
  const moves = going.map((it, nth) => moveBead(world, it, room, me.id, nth));
  note(world, { kind: 'split', clause, group: me.id, from: parent.id, beads: moves.map((it) => it.bead.id) }, moves);
  spreadOut(world, me, clause);
  yield* invade(world, me, parent);
}

/** The newer half, rounded down (H1-MEA-31). */
function half<T>(all: readonly T[]): T[] {
  return all.slice(all.length - Math.floor(all.length / 2));
}
