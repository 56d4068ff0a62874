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
import type { Telling } from '@understory/table';
import type { Fields } from '@understory/table/scenario';
import { groupFields } from '../../group-fields.ts';
import type { World } from '../../world.ts';

/** What expectations can ask about in any edition: everything there now, as plain fields. Places are `[x, y]`. */
export const pageLists = <W extends World>({
  called,
}: Pick<Telling<W>, 'called'>): Readonly<Record<string, (world: W) => readonly Fields[]>> => ({
  pieces: (world) =>
    there(world.page.pieces).map((it) => ({ ...pieceFields(world, it), title: called(world, it.what) })),
  units: ({ page }) => there(page.units).map(placed),
  beads: ({ page }) => there(page.beads).map(placed),
  marks: (world) => there(world.page.marks).map((it) => ({ ...placed(it), text: it.what && called(world, it.what) })),
  labels: (world) =>
    there(world.page.labels).map((it) => ({
      ...placed(it),
      text: called(world, it.what),
      note: it.note && called(world, it.note),
    })),
  features: (world) => there(world.page.features).map((it) => ({ ...it, title: called(world, it.what) })),
  legend: (world) => there(world.page.legend).map((it) => ({ ...it, text: called(world, it.what) })),
  strata: ({ page }) => (page.isLaid ? page.strata.map(stratumFields) : []),
  groups: (world) => world.groups.map((it) => ({ ...it, ...groupFields(world, it) })),
  ages: ({ ages }) => ages.map((it) => ({ ...it })),
});

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
