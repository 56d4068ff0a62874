import {
  derived,
  entrances as entrancesOf,
  mil,
  type NetworkRules,
  networkOf,
  type Page,
  type Passage,
  type Piece,
  partOf,
  partsOf,
  pathLength,
  placeAlong,
} from '@understory/page';
import { FINGER } from '../../measures.ts';
import { groundOf, openings } from './rock.ts';

/** H1-MEA-11: rivers and what is full of water are no ways. */
export function isDry({ kind }: Piece): boolean {
  return kind !== 'water';
}

/** What stands on the surface is no part of the dungeon. */
const DRY: NetworkRules = { through: (it) => isDry(it) && it.kind !== 'building', also: [] };

/** H1-MEA-05: rooms and tunnels, as one walks them. */
export function network(page: Page): ReturnType<typeof networkOf> {
  return networkOf(page, DRY);
}

/** H1-MEA-16: where one comes in from the surface. A valley's mouth is none (H1-ALT-09, -10); that of a rift is one (H1-ALT-06). */
export const entrances: (page: Page) => readonly Entrance[] = derived(
  ({ version }: Page) => version,
  (page) => entrancesIn(page, network(page)),
);

/** … as one walks in an edition. */
export function entrancesIn(page: Page, ways: ReturnType<typeof networkOf>): Entrance[] {
  return entrancesOf(page, ways).filter(({ pieces }) => !pieces.every((id) => isNoWayIn(page, ways, page.piece(id))));
}

type Entrance = ReturnType<typeof entrancesOf>[number];

/** A valley's mouth (H1-ALT-09), a bridge over that of a rift (H1-ALT-07), or a cellar that leads nowhere (H1-MEA-16). */
function isNoWayIn(page: Page, ways: ReturnType<typeof networkOf>, { id, people, what }: Piece): boolean {
  if (what.kind === 'valley' || what.kind === 'bridge') return true;
  if (people !== 'kingdoms') return false;
  const part = partsOf(ways).all.find((it) => it.includes(id)) ?? [];
  return part.every((it) => page.piece(it).people === 'kingdoms');
}

/** H1-MEA-17: rooms and tunnels as monsters walk them: with the surface near an entrance, and what stands there. */
export function raiderNetwork(page: Page): ReturnType<typeof networkOf> {
  return networkOf(page, raiderRules(page));
}

const raiderRules = derived(
  ({ version }: Page) => version,
  (page): NetworkRules => ({ through: isDry, also: surfaceStretches(page) }),
);

/** The stretches of the surface within a finger of an entrance; never over the open of a rift or a valley (H1-ALT-07, -09). */
export function surfaceStretches(page: Page, gates: readonly Entrance[] = entrances(page)): Passage[] {
  return page.ground.surfaces.flatMap(({ path: ring, closed }, surface) => {
    const path = closed ? [...ring, ring[0] as number, ring[1] as number] : ring;
    const long = pathLength(path);
    const near = gates
      .filter((it) => it.surface === surface)
      .map(({ x, y }) => placeAlong(path, x, y))
      .map((at) => ({ from: Math.max(0, at - FINGER), to: Math.min(long, at + FINGER) }));
    const mouths = surface === 0 && !closed ? openings(page).map((it) => mouthOf(path, it)) : [];
    return without(joined(near), mouths).map(({ from, to }) => ({
      id: `surface ${surface}, ${mil(from)} to ${mil(to)}`,
      kind: 'surface',
      shape: { path: partOf(path, from, to), closed: false, swell: 0 },
      since: 0,
    }));
  });
}

interface Run {
  readonly from: number;
  readonly to: number;
}

/** Stretches that overlap are one. */
function joined(runs: readonly Run[]): Run[] {
  const all: Run[] = [];
  for (const run of [...runs].sort((a, b) => a.from - b.from)) {
    const last = all.at(-1);
    if (last && run.from <= last.to) all[all.length - 1] = { from: last.from, to: Math.max(last.to, run.to) };
    else all.push(run);
  }
  return all;
}

/** What is left of stretches without some gaps. */
function without(runs: readonly Run[], gaps: readonly Run[]): Run[] {
  let left = [...runs];
  for (const gap of gaps)
    left = left
      .flatMap(({ from, to }) => [
        { from, to: Math.min(to, gap.from) },
        { from: Math.max(from, gap.to), to },
      ])
      .filter(({ from, to }) => to - from > 0.1);
  return left;
}

/** Where the surface line runs over an opening. */
function mouthOf(path: readonly number[], { shape }: Piece): Run {
  const [left, right] = [
    placeAlong(path, shape.path[0] as number, shape.path[1] as number),
    placeAlong(path, shape.path.at(-2) as number, shape.path.at(-1) as number),
  ];
  return { from: left, to: right };
}

/** The natural caves, which a disaster or a cavern drew: neither full of something nor open to the sky. */
export function naturalCaves(page: Page): Piece[] {
  return [...page.drawn()].filter(({ kind, owner, variant }) => kind === 'cave' && owner === null && variant === null);
}

/** Is there a way from a piece to an edge of the page or to a surface? */
export function leadsOut(page: Page, { id }: Piece): boolean {
  const part = partsOf(network(page)).all.find((it) => it.includes(id)) ?? [id];
  return part.some((it) => reachesOut(page, page.piece(it)));
}

/** The outline of the rock is all that leads out: its surfaces, and the edges of the page. */
function reachesOut(page: Page, { shape }: Piece): boolean {
  const { path } = groundOf(page);
  const all = { path: [...path, path[0] as number, path[1] as number], closed: false, swell: 0 };
  return page.touches(shape, all);
}
