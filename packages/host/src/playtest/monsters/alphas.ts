import { type Bead, centreOf, disc, distance, type Point, type Unit } from '@understory/page';
import type { Rule } from '@understory/table';
import { FINGER } from '../../measures.ts';
import { pointShape } from '../../works.ts';
import { choose } from '../asks.ts';
import { draw } from '../draw.ts';
import { note } from '../note.ts';
import { openPoints } from '../words/open-space.ts';
import type { PlaytestWorld } from '../world.ts';
import { denOf, isAlive, isOver, lairOf, mayMeet, plainOf, treasureOf } from './bands.ts';
import { gainTreasure, isShunned, looseTreasure, spendTreasure, takeTreasure } from './beads.ts';
import type { Band } from './den.ts';
import { waterOf } from './dwellers.ts';
import type { Foe } from './encounter.ts';
import type { Laws } from './laws.ts';
import { packs } from './packs.ts';
import { mannedBuildings } from './raiding.ts';
import { others, randomWay, relocate, relocateTowards, whereTo } from './relocate.ts';

/** PT-ALP-04 to -12: a turn of an alpha predator. */
export function* alphaTurn(world: PlaytestWorld, laws: Laws, band: Band): Rule {
  const fed = band.flavour.key === 'xorn' ? yield* xornForage(world, laws, band) : yield* forage(world, laws, band);
  if (fed || isOver(world) || !isAlive(world, band)) return;
  const [plain] = plainOf(world, band);
  if (plain) {
    // PT-ALP-08: a dragon sleeps on its hoard.
    if (band.flavour.key === 'dragon') note(world, { kind: 'slept', clause: 'PT-ALP-08', group: band.id });
    else spendTreasure(world, band, [plain], 'PT-ALP-06');
    return;
  }
  // PT-VIL-13: an Alpha Villain never moves its lair.
  if (band.kind === 'alpha' && !waterOf(world, band, lairOf(world, band))) yield* moveOn(world, laws, band);
}

/** PT-ALP-04: groups and packs within a finger by path; one at equal chance. */
function* forage(world: PlaytestWorld, laws: Laws, band: Band): Rule<boolean> {
  const targets = inRange(world, band);
  return yield* meetOne(world, laws, band, targets);
}

function* meetOne(world: PlaytestWorld, laws: Laws, band: Band, targets: readonly Foe[]): Rule<boolean> {
  const [first] = targets;
  if (!first) return false;
  const keyOf = (foe: Foe) => ('band' in foe ? foe.band.id : foe.pack.id);
  const key = yield* choose('PT-ALP-04', {
    by: 'chance',
    topic: { kind: 'whom to meet', group: band.id },
    options: targets.map((foe) =>
      'band' in foe
        ? { key: foe.band.id, what: { kind: 'group', group: foe.band.id } as const, subject: { group: foe.band.id } }
        : { key: foe.pack.id, what: { kind: 'pack', piece: foe.pack.id } as const, subject: { piece: foe.pack.id } },
    ),
    usual: null,
    about: `era ${denOf(world).era}, ${band.id}`,
  });
  const foe = targets.find((it) => keyOf(it) === key) ?? first;
  if ('band' in foe) yield* laws.encounter(world, band, foe.band);
  else yield* laws.hunt(world, band, foe.pack);
  if (!isOver(world) && isAlive(world, band)) yield* gather(world, band);
  return true;
}

/** PT-ALP-04, -06: who can be met. */
function inRange(world: PlaytestWorld, band: Band): Foe[] {
  const points = openPoints(world.page);
  // H1-WAT-T1.5: one that keeps to its water meets whoever touches it, and nobody else.
  const water = waterOf(world, band, lairOf(world, band));
  const near = new Set(water ?? points.within(reachOf(world, band), FINGER));
  const isNear = (all: readonly number[]) => all.some((it) => near.has(it));
  const bands = others(world, band).filter((it) => mayMeet(world, band, it) && isNear(it.territory));
  const inReach = packs(world).filter(({ at }) => isNear(points.of(pointShape(at))));
  const stormed = mannedBuildings(world).filter((it) => isNear(it.points));
  return [...bands.map((it) => ({ band: it })), ...[...inReach, ...stormed].map(({ piece }) => ({ pack: piece }))];
}

/** From where its range is measured: its lair; of an Alpha Villain, all of its territory (PT-VIL-13). */
function reachOf(world: PlaytestWorld, band: Band): readonly number[] {
  return band.kind === 'alpha' ? openPoints(world.page).of(lairOf(world, band).shape) : band.territory;
}

/** PT-ALP-05: after an encounter it may take the nearest un-owned ○ in range. */
function* gather(world: PlaytestWorld, band: Band): Rule {
  const bead = nearestLoose(world, band);
  if (!bead) return;
  const takes = yield* choose('PT-ALP-05', {
    by: band.id,
    topic: { kind: 'does it take the treasure', group: band.id },
    options: [{ key: 'take' }, { key: 'leave' }],
    usual: 'take',
    about: `era ${denOf(world).era}, ${band.id}`,
  });
  if (takes === 'take') takeTreasure(world, band, [bead], null, 'PT-ALP-05');
}

function nearestLoose(world: PlaytestWorld, band: Band): Bead | null {
  const points = openPoints(world.page);
  const loose = looseTreasure(world).filter((it) => !isShunned(world, band, it));
  if (loose.length === 0) return null;
  const at = new Map<number, Bead>();
  for (const it of loose) for (const point of points.of(pointShape(it.at))) if (!at.has(point)) at.set(point, it);
  const found = points.nearest(reachOf(world, band), (it) => at.has(it), FINGER);
  return found ? (at.get(found.point) ?? null) : null;
}

/** PT-ALP-10: ○ of nobody, then groups with ○, then gems. */
function* xornForage(world: PlaytestWorld, laws: Laws, band: Band): Rule<boolean> {
  const loose = nearestLoose(world, band);
  if (loose) {
    takeTreasure(world, band, [loose], null, 'PT-ALP-10');
    return true;
  }
  const rich = inRange(world, band).filter((it) => 'band' in it && treasureOf(world, it.band) > 0);
  if (yield* meetOne(world, laws, band, rich)) return true;
  const gem = gemsBy(world, band).find((it) => it.far <= FINGER);
  if (!gem) return false;
  const { id, piece, at } = gem.unit;
  const what = { kind: 'mined-out place' } as const;
  const hole = { kind: 'room', shape: disc(at.x, at.y, 0.5), what, room: 'mined-out place', instead: [piece] } as const;
  const room = draw(world, { clause: 'PT-ALP-10', owner: band.id, ...hole });
  note(world, { kind: 'mined', clause: 'PT-ALP-10', group: band.id, unit: id, piece: room.id }, [{ do: 'end', id }]);
  gainTreasure(world, band, 'PT-ALP-10');
  return true;
}

function gemsBy(world: PlaytestWorld, band: Band): { readonly unit: Unit; readonly far: number }[] {
  const at = centreOf(lairOf(world, band).shape);
  return world.page.units
    .filter((it) => it.until === null && it.kind === 'gems')
    .map((unit) => ({ unit, far: distance(unit.at.x, unit.at.y, at.x, at.y) }))
    .sort((a, b) => a.far - b.far);
}

/** PT-ALP-07: a finger towards the nearest possible target anywhere, or in a random direction. */
function* moveOn(world: PlaytestWorld, laws: Laws, band: Band): Rule {
  const wished = yield* whereTo('PT-ALP-07', 'where to move', world, band);
  if (wished) return yield* relocate(world, laws, band, wished);
  const at = centreOf(lairOf(world, band).shape);
  const spots = possible(world, band);
  const far = (it: Point) => distance(it.x, it.y, at.x, at.y);
  const [nearest] = spots.sort((a, b) => far(a) - far(b));
  if (nearest) yield* relocateTowards(world, laws, band, nearest);
  else yield* relocate(world, laws, band, yield* randomWay(world, band));
}

function possible(world: PlaytestWorld, band: Band): Point[] {
  const points = openPoints(world.page);
  const at = centreOf(lairOf(world, band).shape);
  const nearestIn = (it: Band): Point[] => {
    const all = it.territory.map((point) => points.at(point));
    const [first] = all.sort((a, b) => distance(a.x, a.y, at.x, at.y) - distance(b.x, b.y, at.x, at.y));
    return first ? [first] : [];
  };
  const bands = others(world, band).filter((it) => mayMeet(world, band, it));
  if (band.flavour.key === 'xorn')
    return [
      ...looseTreasure(world).map((it) => it.at),
      ...bands.filter((it) => treasureOf(world, it) > 0).flatMap(nearestIn),
      ...gemsBy(world, band).map(({ unit }) => unit.at),
    ];
  return [...bands.flatMap(nearestIn), ...packs(world).map(({ at: spot }) => spot)];
}
