import { gap, mil, type Point, type Shape } from '@understory/page';
import type { Step } from '../../cards/steps/steps.ts';
import type { Aim, Resource } from '../../cards/tree/filter.ts';
import type { Den } from '../den.ts';
import { meant } from '../filters.ts';
import { homeOf, seatsOf } from '../ground/lair.ts';
import { sources } from '../ground/resources.ts';
import { seatShape } from '../ground/seat.ts';
import { isNear } from '../ground/territory.ts';
import type { Creature, Monster } from '../monster.ts';
import { preyOf } from '../prey.ts';
import { othersToAimAt } from '../steps/aims.ts';

/** Something on the map that a group may head for or settle near. */
export interface Landmark {
  readonly at: Point;
  readonly shape: Shape;
}

/** H2-ACT-341, -343: the resources that exploit and harvest steps name, each kind once. Stone is everywhere, and draws nobody. */
export function namedResources(steps: readonly Step[]): Resource[] {
  const found = new Map<string, Resource>();
  for (const step of steps) {
    if (step.kind !== 'exploit' && step.kind !== 'harvest') continue;
    for (const it of step.resources) if (it.kind !== 'stone') found.set(kindOf(it), it);
  }
  return [...found.values()];
}

function kindOf(it: Resource): string {
  return it.kind === 'biome' ? `${it.where} ${it.type} biome` : it.kind;
}

/** H2-ACT-342: whatever of these aims is not in the territory yet. */
export function aimedAt(den: Den, me: Monster, aims: readonly Aim[]): Landmark[] {
  return aims.flatMap((aim) => {
    if (aim.kind === 'resource') return beyond(den, me, sources(den, aim.resource));
    return afar(den, me, aim.kind === 'prey' ? preyOf(den, me) : meant(den, me, [aim.term], othersToAimAt(den, me)));
  });
}

/** Those of some that are not even partly in the territory. */
export function beyond<T extends Landmark>(den: Den, me: Monster, all: readonly T[]): T[] {
  return all.filter((it) => !isNear(den, me, it.shape));
}

/** The seats of groups that are not neighbours yet. */
function afar(den: Den, me: Monster, groups: readonly Creature[]): Landmark[] {
  return groups.flatMap((it) => {
    const seats = marksOf(den, it);
    return seats.some(({ shape }) => isNear(den, me, shape)) ? [] : seats;
  });
}

/** A group's seats, as landmarks. */
export function marksOf(den: Den, it: Creature): Landmark[] {
  return seatsOf(den, it).map((bead) => ({ at: bead.at, shape: seatShape(bead) }));
}

/** H2-MON-116: the nearest first, from the home; ties: the smaller x, the smaller y, the older. */
export function nearestFirst<T extends Landmark>(den: Den, me: Monster, all: readonly T[]): T[] {
  const home = seatShape(homeOf(den, me));
  return all
    .map((it) => ({ it, far: mil(gap(home, it.shape)) }))
    .sort((a, b) => a.far - b.far || bySpot(a.it.at, b.it.at))
    .map(({ it }) => it);
}

/** H2-MON-116: of equally near ones the smaller x, then the smaller y. */
export function bySpot(a: Point, b: Point): number {
  return mil(a.x) - mil(b.x) || mil(a.y) - mil(b.y);
}
