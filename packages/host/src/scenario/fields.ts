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
import { beadsOf } from '../beads.ts';
import { groupFields } from '../group-fields.ts';
import type { InPlay } from '../people.ts';
import type { SecondWorld } from '../second/world.ts';
import { monsterLists } from './monster-fields.ts';

/** What expectations can ask about: everything there now, as plain fields. Places are `[x, y]`. */
export const lists: Readonly<Record<string, (world: SecondWorld) => readonly Fields[]>> = {
  pieces: (world) => there(world.page.pieces).map((it) => pieceFields(world, it)),
  units: ({ page }) => there(page.units).map(placed),
  beads: ({ page }) => there(page.beads).map(placed),
  marks: ({ page }) => there(page.marks).map(placed),
  labels: ({ page }) => there(page.labels).map(placed),
  features: ({ page }) => there(page.features).map((it) => ({ ...it })),
  legend: ({ page }) => there(page.legend).map((it) => ({ ...it })),
  strata: ({ page }) => (page.isLaid ? page.strata.map(stratumFields) : []),
  groups: (world) => world.groups.map((it) => ({ ...it, ...groupFields(world, it) })),
  civilizations: (world) => world.civs.map((it) => civFields(world, it)),
  ages: ({ ages }) => ages.map((it) => ({ ...it })),
  ...monsterLists,
};

export function pieceFields({ page }: SecondWorld, piece: Piece): Fields {
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

/** A people as its sheet shows it. `treasure` is its plain ○; ❖ are counted on the whole map, as they outlast it. */
function civFields(world: SecondWorld, civ: InPlay): Fields {
  const { people, group, turn, ending } = civ;
  const treasures = beadsOf(world, group.id, 'treasure');
  return {
    people: people.key,
    name: group.name,
    turn,
    ending: ending?.kind ?? null,
    clause: ending?.clause ?? null,
    population: beadsOf(world, group.id, 'population').length,
    treasure: treasures.filter((it) => it.kind === 'treasure').length,
    epics: world.page.beads.filter((it) => it.kind === 'epic' && it.until === null).length,
    assembly: group.aside.length,
    built: [...group.built],
    buildable: people
      .constructions(civ)
      .filter((it) => it.whyNot === null)
      .map((it) => it.name),
    works: (world.works.get(group.id) ?? []).map((it) => it.id),
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
