import { derived, gap, type Point, type Shape, TOLERANCE, type Unit } from '@understory/page';
import type { Den } from '../../den.ts';
import type { Monster } from '../../monster.ts';
import { homeOf } from '../lair.ts';
import { seatShape } from '../seat.ts';
import { ownRealm } from './realm.ts';
import { ownVersion } from './versions.ts';

/** The units in reach of a group. Those used up since are still among them. */
export const unitsInReach = derived(reachVersion, (monster: Monster, den: Den): readonly Unit[] => {
  const { page } = den.world;
  const within: Unit[] = [];
  const beside = new Map<string, Unit[]>();
  const realm = ownRealm(monster, den);
  for (const unit of page.units) {
    if (unit.until !== null) continue;
    if (realm.holdsSpot(unit.at.x, unit.at.y)) within.push(unit);
    else if (isLiving(unit)) setAside(beside, unit);
  }
  // H2-MON-140: a biome is in reach as soon as any part of it is; its nearest unit then counts as in reach.
  const reached = new Set(within.filter(isLiving).map((it) => it.piece));
  for (const [id, units] of beside) {
    if (reached.has(id) || !realm.holds(page.piece(id).shape)) continue;
    within.push(nearestUnit(den, monster, units));
  }
  return within;
});

/** Units only ever come; `until` says of each whether it is left. */
function reachVersion(monster: Monster, den: Den): number {
  return ownVersion(monster, den) + den.world.page.units.length;
}

function setAside(all: Map<string, Unit[]>, unit: Unit): void {
  const those = all.get(unit.piece);
  if (those) those.push(unit);
  else all.set(unit.piece, [unit]);
}

function nearestUnit(den: Den, monster: Monster, units: readonly Unit[]): Unit {
  const home = seatShape(homeOf(den, monster));
  const far = ({ at }: Unit) => gap(home, pointShape(at));
  return units.reduce((best, it) => (far(it) < far(best) - TOLERANCE ? it : best));
}

/** Is it part of a biome, and not of a deposit? */
export function isLiving({ kind }: Unit): boolean {
  return kind === 'biome' || kind === 'surface biome';
}

/** H2-MSR-10: a unit is a point for gaps. */
export function pointShape({ x, y }: Point): Shape {
  return { path: [x, y], closed: false, swell: 0 };
}
