import { type Bounds, bounds, mil, type Page, type Point } from '@understory/page';
import type { Stream } from '@understory/table';
import type { Places } from '../../questions.ts';

/** PT-FRM-04, -05: so often a place is tried before it is taken although it is too near another. */
const TRIES = 50;
/** So often one is looked for that only lies inside: a stratum of 16 square beads has room. */
const MANY = 500;

/**
 * The places of a stratum, uniformly: of those that may be, one is tried for that is also wished for. Where hardly any may be, the
 * innermost point is one.
 */
export function stratumPlaces(
  page: Page,
  stratum: number,
  may: (x: number, y: number) => boolean,
  wished: (x: number, y: number) => boolean,
  innermost: () => Point | undefined,
): Places {
  const outline = page.stratumShape(stratum);
  const box = bounds(outline);
  return {
    place: { kind: 'in stratum', stratum },
    has: ({ x, y }) => page.isInStratum(stratum, x, y) && may(x, y),
    any: (draw) => {
      let any: Point | null = null;
      for (let i = 0; i < TRIES; i++) {
        const at = anyIn(page, stratum, box, draw);
        if (!may(at.x, at.y)) continue;
        if (wished(at.x, at.y)) return at;
        any = at;
      }
      for (let i = 0; i < MANY && !any; i++) {
        const at = anyIn(page, stratum, box, draw);
        if (may(at.x, at.y)) any = at;
      }
      return any ?? innermost() ?? page.stratum(stratum).centre;
    },
    outlines: [outline.path],
  };
}

function anyIn(page: Page, stratum: number, { left, top, right, bottom }: Bounds, draw: Stream): Point {
  for (;;) {
    const at = { x: mil(left + draw.unit() * (right - left)), y: mil(top + draw.unit() * (bottom - top)) };
    if (page.isInStratum(stratum, at.x, at.y)) return at;
  }
}
