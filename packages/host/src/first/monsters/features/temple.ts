import { centreOf, distance, freeRockNear, type Piece, type Point, type Shape } from '@understory/page';
import { asWritten, type Rule } from '@understory/table';
import { name } from '../../asks.ts';
import { label } from '../../draw.ts';
import { ONE_BEAD } from '../../measures.ts';
import { freshNames } from '../../names.ts';
import { note } from '../../note.ts';
import type { Realm } from '../../realm.ts';
import { areSpared } from '../../villainy/subdue.ts';
import { nearestTo } from '../../words/chambers.ts';
import { drawCave } from '../../words/natural.ts';
import { roomFit } from '../../words/rooms.ts';
import { contest, strengthOf } from '../encounter.ts';
import { found } from '../founding.ts';
import { alignmentOf, bears, type MonsterGroup } from '../group.ts';
import { lawsOf } from '../laws.ts';
import { lose } from '../losses.ts';
import { roomsOf, unoccupiedRooms } from '../map.ts';
import { gain, heartOf, newRoom } from '../quarters.ts';
import { living } from '../state.ts';
import type { Step } from '../step.ts';
import { isFree, otherZones } from '../zone.ts';

/** H1-FEA-05, -11: a chaotic group, in the room nearest to where the die landed that is nobody's. */
export function* templeOfEvil(world: Realm, landed: Point, about: string): Rule {
  const clause = 'H1-FEA-05';
  const home = site(world, landed);
  if (!home) return;
  const called = yield* name(clause, {
    by: 'maker',
    topic: { kind: 'name of the temple' },
    ideas: freshNames(world, 'temple'),
    of: { subject: 'group', id: world.page.idAhead('g') },
    about,
  });
  const me = found(world, {
    kind: 'temple',
    flavour: 'Temple of Evil',
    alignment: 'chaotic',
    name: called,
    home,
    clause,
  });
  gain(world, me, clause, 'population', 1, 'set-up');
  gain(world, me, clause, 'treasure', 1, 'set-up');
  yield* lawsOf(world).meetLoners(world, me, 'H1-MON-23');
}

/** H1-FEA-11: it never invades; where every spot is somebody's, none comes (H1-FEA-09). */
function site(world: Realm, landed: Point): Piece | null {
  const { page } = world;
  const nearest = nearestTo(page, landed, roomsOf(world));
  if (nearest && isFree(world, nearest, null)) return nearest;
  const free = nearestTo(
    page,
    landed,
    unoccupiedRooms(world).filter((it) => isFree(world, it, null)),
  );
  if (free) return free;
  const zones = otherZones(world, null);
  const fit = roomFit(ONE_BEAD, (it) => it.matter !== 'cover');
  const where = (_x: number, _y: number, shape: Shape) => zones.every(({ zone }) => !zone.reaches(shape));
  const at = freeRockNear(page, { ...fit, where }, { to: landed });
  return at && drawCave({ world, clause: 'H1-FEA-11', feature: null }, at);
}

/** H1-FEA-05, -06: missionaries go to the nearest other group without a shrine, from home to home. */
export const templeSeason: readonly Step<Realm>[] = [
  {
    clause: 'H1-FEA-05',
    *play(world, me) {
      const target = nearestWithoutShrine(world, me);
      if (target) yield* preach(world, me, target);
    },
  },
];

function nearestWithoutShrine(world: Realm, me: MonsterGroup): MonsterGroup | null {
  const { x, y } = heartOf(world, me);
  let [best, least]: [MonsterGroup | null, number] = [null, Number.POSITIVE_INFINITY];
  for (const it of living(world)) {
    if (it === me || bears(it, 'shrine') || !MONSTERS.has(it.kind) || mayNotQuarrel(me, it)) continue;
    const at = heartOf(world, it);
    const far = distance(at.x, at.y, x, y);
    if (far < least - 0.001) [best, least] = [it, far];
  }
  return best;
}

/** H1-THO-10: to turn the lawful is to fight them, which those of one master do not. */
function mayNotQuarrel(me: MonsterGroup, other: MonsterGroup): boolean {
  return alignmentOf(other) === 'lawful' && areSpared(me, other);
}

/** A villain is never preached to. */
const MONSTERS: ReadonlySet<string> = new Set(['delvers', 'breeders', 'alpha', 'temple']);

/** H1-FEA-06: the chaotic and the hungry take a shrine; the lawful may be turned. */
function* preach(world: Realm, me: MonsterGroup, target: MonsterGroup): Rule {
  const clause = 'H1-FEA-06';
  if (alignmentOf(target) === 'lawful') {
    const by = yield* contest(
      world,
      clause,
      { id: me.id, strength: yield* strengthOf(world, me, 'acting') },
      { id: target.id, strength: yield* strengthOf(world, target, 'met') },
    );
    if (by <= 0) return void lose(world, me, clause, 1, 'encounter');
    const since = note(world, { kind: 'turned', clause, group: target.id, from: me.id, alignment: 'chaotic' });
    target.alignments.push({ value: 'chaotic', since });
    return;
  }
  const shrine = newRoom(world, target, { clause, what: { kind: 'work', name: 'evil shrine' }, room: 'evil shrine' });
  if (shrine) label(world, clause, shrine.id, asWritten('evil shrine'), centreOf(shrine.shape), 'small');
  const since = note(world, { kind: 'given a shrine', clause, group: target.id, from: me.id });
  target.marks.push({ mark: 'shrine', since, until: null });
  gain(world, me, clause, 'population', 1, 'growth');
  gain(world, me, clause, 'treasure', 1, 'tribute');
}
