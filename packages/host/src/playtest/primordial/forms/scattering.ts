import { deepest, depthIn, distance, type Point, type Stratum, TOLERANCE } from '@understory/page';
import type { Rule } from '@understory/table';
import { roll, spot } from '../../asks.ts';
import type { PlaytestWorld } from '../../world.ts';
import type { Scattering } from './form.ts';
import { stratumPlaces } from './places.ts';

/** PT-FRM-04: how far spots keep inside the outline, and from each other. */
const INSIDE = 0.5;
const APART = 1.5;

/** PT-FRM-04: 1d4+2 spots at random; after 50 tries they do not keep apart. PT-FRM-08: a second scattering adds its spots. */
export function* scattering(world: PlaytestWorld, stratum: Stratum, first: readonly Point[] = []): Rule<Scattering> {
  const { number, outline } = stratum;
  const about = `stratum ${number}, from ${first.length}`;
  const count = yield* roll('PT-FRM-T1.5–6', '1d4+2', { kind: 'how many spots', stratum: number }, about);
  const shape = world.page.stratumShape(number);
  const isIn = (x: number, y: number) => depthIn(shape, x, y) >= INSIDE - TOLERANCE;
  const spots = [...first];
  for (let i = 0; i < count; i++) {
    const isApart = (x: number, y: number) => spots.every((it) => distance(it.x, it.y, x, y) >= APART - TOLERANCE);
    const where = stratumPlaces(world.page, number, isIn, isApart, () => deepest(outline)?.at);
    const topic = { kind: 'where a spot lies', stratum: number } as const;
    spots.push(yield* spot('PT-FRM-04', { by: 'chance', topic, where, about: `${about}, ${i}` }));
  }
  return { kind: 'scattering', spots };
}
