import { chanceOf } from '../chance.ts';
import { deathsIn } from '../key/died.ts';
import type { Room, Survey } from '../places/survey.ts';
import type { Floor } from '../plan/floors.ts';
import type { Matter } from '../plan/matter.ts';
import { GREAT, partsOf } from '../plan/parts.ts';
import type { Plan } from '../plan/plan.ts';
import { STRONGROOM } from './annex-things.ts';
import { addedBy, archetypeOf, growthIn, wishesOf } from './archetype-of.ts';
import { makersRuin, type Ruin, ruinOf } from './ruin.ts';
import { Stand } from './stand.ts';
import { taintOf } from './taint.ts';
import type { Thing } from './thing.ts';

/** TA-MAT-05: at least one sign of a growth for so many squares. */
const PER_GROWTH = 18;
/** TA-RUI-02: rubble in one square of eight; a heap is a little more than a square. */
const PER_HEAP = 9.6;
/** TA-RUI-04. */
const MOST_BONES = 5;
const PER_SOOT = 16;

/** TA-FUR-01 to -03, TA-RUI-02 to -04, TA-MAT-05, -06: what stands in a room. */
export function furnish(survey: Survey, plan: Plan, matter: Matter, room: Room, others: readonly Thing[]): Thing[] {
  const floor = plan.floors.find((it) => it.place === room.place && it.piece.id === room.place.id);
  if (!floor?.rings[0] || floor.rings[0].length < 6) return [];
  const stand = new Stand(
    floor.rings[0],
    { openings: plan.openings.filter((it) => it.into === floor), over: underfoot(plan, matter, floor), others },
    chanceOf(survey.then.world.seed, 'furniture', room.place.id),
  );
  const ids = new Set(room.place.pieces.map((it) => it.id));
  const beads = survey.then.beads.filter((it) => ids.has(it.piece));
  // What the key tells comes first: it must find room. What lies in a strongroom does not lie here.
  const strongroom = plan.annexes.some((it) => it.room === room && it.name === STRONGROOM);
  for (const it of beads.filter((b) => b.kind === 'epic').slice(strongroom ? 1 : 0))
    stand.putSurely('epic', 'middle', { found: true, name: it.name });
  for (const _ of beads.filter((b) => b.kind === 'treasure'))
    stand.putSurely('share', 'wall', { found: true, name: null });
  const ruin = makersRuin(survey, room);
  const { must, may } = wishesOf(survey, room, archetypeOf(survey, room));
  const added = addedBy(survey, room);
  for (const it of must) stand.putAll(it, ruin, 'must');
  for (const it of added?.must ?? []) stand.putAll(it, 0, 'must');
  addFallen(stand, ruinOf(survey, room));
  addTraces(survey, stand, room, ids);
  for (const it of stand.chance.shuffled(may)) stand.putAll(it, ruin, 'may');
  for (const it of stand.chance.shuffled(added?.may ?? [])) stand.putAll(it, 0, 'may');
  if (stand.ground.area > GREAT) divide(stand);
  const growth = growthIn(survey, plan.sheet, room);
  if (growth) stand.scatter(growth.what, PER_GROWTH, growth.grows);
  return stand.things;
}

/** TA-PLN-14: for the eye only: lines of stalagmites, ledges or pools where a great cavern is narrow. */
function divide(stand: Stand): void {
  for (const [ax, ay, bx, by] of partsOf(stand.ground.ring).cuts) {
    const what = DIVIDERS[stand.chance.int(0, DIVIDERS.length - 1)] as string;
    const far = Math.sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay));
    for (let at = 1; at < far - 0.5; at += what === 'stalagmite' ? 1.3 : 2.6) {
      const aside = (stand.ground.luck(ax + at, ay, 5) - 0.5) * 0.8;
      const [ux, uy] = [(bx - ax) / far, (by - ay) / far];
      stand.putAt(what, ax + ux * at - uy * aside, ay + uy * at + ux * aside);
    }
  }
}

const DIVIDERS = ['stalagmite', 'ledge', 'stalagmite', 'drip pool'];

/** Ways and what flows: nothing stands on them. A way of its own that is only laid through a cave is one too. */
function underfoot({ floors }: Plan, { lakes, rivers, magma }: Matter, own: Floor): (readonly number[])[] {
  const ways = floors.filter((it) => it.place === null && it !== own).flatMap((it) => it.rings);
  return [...ways, ...[...lakes, ...rivers, ...magma].flatMap((it) => it.rings)];
}

/** TA-RUI-02: dust and one overturned thing; rubble and webs; rubble in one square of eight, cracks, and a wall breached to the rock. */
function addFallen(stand: Stand, ruin: Ruin): void {
  if (ruin === 1) {
    stand.overturn();
    stand.scatter('dust', 24);
  }
  if (ruin === 2) {
    stand.put('rubble', 'anywhere');
    for (let i = 0; i < 2; i++) stand.put('web', 'wall');
  }
  if (ruin < 3) return;
  stand.put('fallen wall', 'wall');
  const heaps = Math.max(1, Math.round(stand.ground.area / PER_HEAP));
  if (heaps > 12) stand.scatter('rubble', PER_HEAP);
  else for (let i = 0; i < heaps; i++) if (!stand.put('rubble', 'anywhere')) break;
  for (let i = 0; i < 2; i++) stand.put('crack', 'anywhere');
}

/** TA-RUI-04: smoke-black where it was damaged, and bones or graves where ● were lost to an attack. TA-MAT-06: a sign of what taints it. */
function addTraces(survey: Survey, stand: Stand, room: Room, ids: ReadonlySet<string>): void {
  if (survey.then.marks.some((it) => it.kind === 'damage' && ids.has(it.piece))) stand.scatter('soot', PER_SOOT);
  const dead = deathsIn(survey, ids).filter((it) => it.by !== null);
  for (const it of dead.slice(-MOST_BONES)) {
    // Who still holds the place has buried its own.
    const buried = room.holder === it.group;
    stand.put(buried ? 'grave' : 'bones', buried ? 'wall' : 'anywhere');
  }
  if (taintOf(survey, room)) stand.put('taint', 'anywhere');
}
