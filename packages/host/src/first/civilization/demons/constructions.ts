import { centreOf, distance, gap, type Piece, type Point, type Unit } from '@understory/page';
import type { Clause, Rule } from '@understory/table';
import { marks } from '../../../marks.ts';
import { label, putBeads } from '../../draw.ts';
import { ONE_BEAD, TWO_BEADS } from '../../measures.ts';
import { lawsOf } from '../../monsters/laws.ts';
import { note } from '../../note.ts';
import type { MarkKind } from '../../nouns.ts';
import type { Realm } from '../../realm.ts';
import { movedIntoRock } from '../../words/rock.ts';
import { joining, roomAt } from '../../words/rooms.ts';
import { contactWith } from '../../words/stretches.ts';
import { buildable } from '../buildable.ts';
import { nameOfWork } from '../custom/play.ts';
import type { WorkName } from '../custom/works.table.ts';
import type { Oddity } from '../laws.ts';
import { along } from '../meeting.ts';
import { built, digAlong, roomBeside, roomHere } from '../work.ts';
import type { DemonCiv } from './demon-civ.ts';
import { bind } from './pit.ts';
import { wormRoom } from './worm.ts';

const { mark } = marks<MarkKind>();

/** H1-DEM-T1.1: beside the Pit; a prince moves in, with an artifact. */
export function* palace(world: Realm, civ: DemonCiv): Rule {
  const clause = 'H1-DEM-T1.1';
  const pit = world.page.piece(civ.pit);
  const room = yield* roomBeside(world, civ, work(clause, 'Demon Palace'), { parent: pit, size: TWO_BEADS });
  built(world, civ, clause, 'Demon Palace', (room ?? pit).id);
  bind(world, civ, clause, room ?? pit);
  putBeads(world, clause, room ?? pit, 'treasure', 1, 'artifact');
}

/** H1-DEM-T1.2: at the worm's location (H1-DEM-09), with an artifact. */
export function* charnelShrine(world: Realm, civ: DemonCiv): Rule {
  const clause = 'H1-DEM-T1.2';
  const here = wormRoom(world, civ);
  const room =
    (yield* roomBeside(world, civ, work(clause, 'Charnel Shrine'), { parent: here, size: ONE_BEAD })) ?? here;
  built(world, civ, clause, 'Charnel Shrine', room.id);
  mark(world, clause, room, 'tomb', { by: civ.group.id });
  putBeads(world, clause, room, 'treasure', 1, 'artifact');
}

/** What a tunnel of the worm has met. */
interface Met {
  readonly tunnel: Piece;
  readonly piece: Piece;
}

/** A row of H1-DEM-T1 that is built at a feature. */
interface Construction {
  readonly name: WorkName;
  readonly clause: Clause;
  /** 1○ is added. */
  readonly artifact: boolean;
  draw(world: Realm, civ: DemonCiv, met: Met, clause: Clause): Rule<Piece>;
}

const AT_FEATURES: Readonly<Record<Oddity['kind'], Construction>> = {
  plague: { name: 'Bile Pit', clause: 'H1-DEM-T1.3', artifact: false, draw: bilePit },
  mithral: { name: 'Infernal Engine', clause: 'H1-DEM-T1.4', artifact: true, draw: infernalEngine },
  'gold vein': { name: 'Gateway Stone', clause: 'H1-DEM-T1.5', artifact: false, draw: gatewayStone },
  river: { name: 'Soul Mill', clause: 'H1-DEM-T1.6', artifact: false, draw: soulMill },
};

/** Each has its occasion, and may be built again at the next one. */
export function buildables(_world: Realm, civ: DemonCiv): ReturnType<typeof buildable>[] {
  const sacrifices = [
    { name: 'Demon Palace', clause: 'H1-DEM-T1.1' },
    { name: 'Charnel Shrine', clause: 'H1-DEM-T1.2' },
  ] as const;
  return [...sacrifices, ...Object.values(AT_FEATURES)].map(({ name, clause }) =>
    buildable(civ, { name, clause, at: null, built: civ.group.built.includes(name), whyNot: { key: 'no occasion' } }),
  );
}

/** H1-DEM-14: a construction for every feature that this year's tunnels met, in order along them, each once. */
export function* buildAtFeatures(world: Realm, civ: DemonCiv): Rule {
  const { page } = world;
  for (const tunnel of civ.dug.map((id) => page.piece(id))) {
    const met = page.within(tunnel.shape, page.measures.touch);
    for (const piece of met.sort((a, b) => along(tunnel, a) - along(tunnel, b))) {
      const feature = lawsOf(world).oddity(page, piece);
      if (!feature || civ.used.includes(feature.once)) continue;
      civ.used.push(feature.once);
      yield* build(world, civ, AT_FEATURES[feature.kind], { tunnel, piece });
    }
  }
}

/** H1-DEM-15: a Demon is bound to what they build. */
function* build(world: Realm, civ: DemonCiv, { name, clause, artifact, draw }: Construction, met: Met): Rule {
  const room = yield* draw(world, civ, met, clause);
  built(world, civ, clause, name, room.id);
  bind(world, civ, clause, room);
  if (artifact) putBeads(world, clause, room, 'treasure', 1, 'artifact');
}

/** H1-DEM-T1.3: right below the cave (H1-ALT-18). */
function* bilePit(world: Realm, civ: DemonCiv, { piece: cave }: Met, clause: Clause): Rule<Piece> {
  const { page } = world;
  const { x, y } = centreOf(cave.shape);
  const down = page.fall(x, y);
  const below = (far: number): Point => ({ x: x + down.x * far, y: y + down.y * far });
  let far = 0;
  while (gap(cave.shape, roomAt(below(far), ONE_BEAD)) < BELOW) far += 0.1;
  const room = yield* roomNear(world, civ, work(clause, 'Bile Pit'), below(far));
  yield* join(world, civ, clause, cave, room);
  return room;
}

/** How far below, from wall to wall: as rooms stand beside each other (H1-MEA-20). */
const BELOW = 0.5;

/** H1-DEM-T1.4: on the lode of the triangle that is nearest to the tunnel, which is used up; in its middle if none is left. */
function* infernalEngine(world: Realm, civ: DemonCiv, { tunnel, piece }: Met, clause: Clause): Rule<Piece> {
  const { page } = world;
  const met = contactWith(tunnel.shape.path, piece.shape);
  const far = ({ at }: Unit) => distance(at.x, at.y, met.x, met.y);
  const lodes = page.units.filter((it) => it.piece === piece.id && it.until === null);
  const lode = lodes.reduce<Unit | null>((best, it) => (best && far(best) <= far(it) + 0.001 ? best : it), null);
  const room = yield* roomNear(world, civ, work(clause, 'Infernal Engine'), lode?.at ?? centreOf(piece.shape));
  if (lode)
    note(world, { kind: 'mined', clause, group: civ.group.id, unit: lode.id, piece: room.id }, [
      { do: 'end', id: lode.id },
    ]);
  yield* join(world, civ, clause, tunnel, room);
  return room;
}

/** H1-DEM-T1.5: where the tunnel met the vein. */
function* gatewayStone(world: Realm, civ: DemonCiv, { tunnel, piece }: Met, clause: Clause): Rule<Piece> {
  return yield* roomNear(world, civ, work(clause, 'Gateway Stone'), contactWith(tunnel.shape.path, piece.shape));
}

/** H1-DEM-T1.6: beside the river, where the tunnel met it. */
function* soulMill(world: Realm, civ: DemonCiv, { tunnel, piece }: Met, clause: Clause): Rule<Piece> {
  const wish = { parent: piece, size: ONE_BEAD, near: contactWith(tunnel.shape.path, piece.shape) };
  const room = (yield* roomBeside(world, civ, work(clause, 'Soul Mill'), wish)) ?? tunnel;
  label(world, clause, room.id, { kind: 'plate', name: nameOfWork(civ, 'Soul Mill') }, centreOf(room.shape));
  return room;
}

function work(clause: Clause, name: string) {
  return { clause, what: { kind: 'work', name }, room: name } as const;
}

/** A room of a bead here, moved into the rock if it would stick out (H1-MEA-40). */
function* roomNear(world: Realm, civ: DemonCiv, of: ReturnType<typeof work>, at: Point): Rule<Piece> {
  const middle = centreOf(movedIntoRock(world.page, roomAt(at, ONE_BEAD)));
  return yield* roomHere(world, civ, of, middle, ONE_BEAD);
}

/** A tunnel between two that do not touch. */
function* join(world: Realm, civ: DemonCiv, clause: Clause, from: Piece, room: Piece): Rule {
  if (world.page.touches(from.shape, room.shape)) return;
  yield* digAlong(world, civ, { clause }, joining(from.shape, room.shape, civ.people.style.isSquare));
}
