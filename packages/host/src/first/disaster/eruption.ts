import { bottomUnder, disc, distance, line, type Point, polygon, surfaceOver } from '@understory/page';
import type { Rule } from '@understory/table';
import { TUNNEL } from '../../measures.ts';
import type { World } from '../../world.ts';
import { roll, spot } from '../asks.ts';
import { draw } from '../draw.ts';
import { INCH, THUMB, TWO_THUMBS } from '../measures.ts';
import { type Line, onLevel, roundMiddle } from '../words/landing.ts';
import type { Plot } from '../words/natural.ts';
import { intoGround, untilOpen } from '../words/rock.ts';

/** H1-DIS-04: a chamber of lava deep down, a pipe to the surface, and a cone there. All of it is magma, and no way. */
export function* eruption({ world, feature }: Plot): Rule {
  const { page } = world;
  const clause = 'H1-DIS-04';
  const topic = { kind: 'where the chamber lies' } as const;
  const where = chamberPlaces(world);
  const landed = where.onto(yield* spot(clause, { by: 'chance', topic, where, about: feature }));
  const chamber = intoGround(page, disc(landed.x, landed.y, TWO_THUMBS / 2));
  const middle = { x: chamber.path[0] as number, y: chamber.path[1] as number };
  draw(world, { clause, feature, kind: 'magma', shape: chamber, what: { kind: 'lava chamber' } });
  const top = untilOpen(world.page, middle, yield* pipeEnd(world, middle, feature));
  draw(world, {
    clause,
    feature,
    kind: 'magma',
    shape: line([middle.x, middle.y, top.x, top.y], TUNNEL),
    what: { kind: 'volcanic pipe' },
  });
  draw(world, { clause, feature, kind: 'vent', shape: cone(middle, top), what: { kind: 'volcano' }, stratum: 0 });
}

/** A thumb above the bottom; in a hollow earth half-way between its surfaces (H1-ALT-14), in a pocket universe round its middle (H1-ALT-17). */
function chamberPlaces({ page }: World): Line {
  const [surface, lower] = page.ground.surfaces;
  if (surface?.closed) return roundMiddle(page, INCH);
  return onLevel(lower ? 10.5 : page.height - THUMB, THUMB, page.width - THUMB);
}

/** Straight up; in a hollow earth up or down, by a die (H1-ALT-14). */
function* pipeEnd({ page }: World, middle: Point, about: string): Rule<Point> {
  if (page.ground.surfaces.length < 2) return surfaceOver(page, middle);
  const d6 = yield* roll('H1-ALT-14', '1d6', { kind: 'whether the pipe runs up' }, about);
  return d6 % 2 === 1 ? surfaceOver(page, middle) : bottomUnder(page, middle);
}

/** On the ground where the pipe comes out, its tip away from the rock. */
function cone(from: Point, { x, y }: Point) {
  const far = distance(from.x, from.y, x, y);
  const [ux, uy] = [(x - from.x) / far, (y - from.y) / far];
  return polygon([x - uy, y + ux, x + ux * 0.8, y + uy * 0.8, x + uy, y - ux]);
}
