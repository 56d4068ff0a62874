import {
  areaOf,
  type Bounds,
  bounds,
  centreOf,
  type Lived,
  mil,
  type Piece,
  type Point,
  pathLength,
  type Stratum,
} from '@understory/page';
import type { Fields } from '@understory/table/scenario';
import { groupFields } from '../../group-fields.ts';
import type { World } from '../../world.ts';

/** What expectations can ask about in any edition: everything there now, as plain fields. Places are `[x, y]`. */
export const pageLists: Readonly<Record<string, (world: World) => readonly Fields[]>> = {
  pieces: (world) => there(world.page.pieces).map((it) => pieceFields(world, it)),
  units: ({ page }) => there(page.units).map(placed),
  beads: ({ page }) => there(page.beads).map(placed),
  marks: ({ page }) => there(page.marks).map(placed),
  labels: ({ page }) => there(page.labels).map(placed),
  features: ({ page }) => there(page.features).map((it) => ({ ...it })),
  legend: ({ page }) => there(page.legend).map((it) => ({ ...it })),
  strata: ({ page }) => (page.isLaid ? page.strata.map(stratumFields) : []),
  groups: (world) => world.groups.map((it) => ({ ...it, ...groupFields(world, it) })),
  ages: ({ ages }) => ages.map((it) => ({ ...it })),
};

export function pieceFields({ page }: World, piece: Piece): Fields {
  const { shape, ...rest } = piece;
  const { path, closed, swell } = shape;
  const isLine = !closed && path.length > 2;
  return {
    ...rest,
    ...edges(bounds(shape)),
    at: pair(centreOf(shape)),
    from: [path[0], path[1]],
    to: [path[path.length - 2], path[path.length - 1]],
    wide: isLine ? mil(swell * 2) : null,
    long: isLine ? mil(pathLength(path)) : null,
    /** The outline's own area; `area` is what the rule asked for. */
    measured: mil(areaOf(shape)),
    beads: page.beadsIn(piece.id).length,
    units: page.units.filter((it) => it.piece === piece.id && it.until === null).length,
  };
}

function stratumFields({ outline, centre, numberAt, ...rest }: Stratum): Fields {
  const box = bounds({ path: outline, closed: true, swell: 0 });
  return { ...rest, ...edges(box), at: pair(centre), numberAt: pair(numberAt) };
}

function placed(it: Lived & { readonly at: Point }): Fields {
  return { ...it, at: pair(it.at) };
}

function edges({ left, top, right, bottom }: Bounds): Fields {
  return { left: mil(left), top: mil(top), right: mil(right), bottom: mil(bottom) };
}

function pair({ x, y }: Point): readonly [number, number] {
  return [mil(x), mil(y)];
}

function there<T extends Lived>(all: readonly T[]): T[] {
  return all.filter((it) => it.until === null);
}
