import type { Page, Point } from '@understory/page';
import type { Clause, Rule, Stream } from '@understory/table';
import { spot } from '../asks.ts';
import type { Places } from '../questions.ts';
import type { PlaytestWorld } from '../world.ts';

/** PT-MEA-13, PT-JOI-T1.11: a random location, uniform over everything below the surface. */
export function* anywhere({ page, options }: PlaytestWorld, clause: Clause, about: string): Rule<Point> {
  return yield* spot(clause, {
    by: 'chance',
    topic: { kind: 'where it comes to pass' },
    where: below(page, options.surface),
    about,
  });
}

function below({ width, height }: Page, surface: number): Places {
  const any = (draw: Stream): Point => ({
    x: Math.round(draw.unit() * width * 1000) / 1000,
    y: Math.round((surface + draw.unit() * (height - surface)) * 1000) / 1000,
  });
  return {
    place: { kind: 'under the surface' },
    has: ({ x, y }) => x >= 0 && x <= width && y >= surface && y <= height,
    any,
    outlines: [[0, surface, width, surface, width, height, 0, height]],
  };
}
