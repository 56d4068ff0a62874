import { centreOf, gap, gapTo, line, type Piece, type Point } from '@understory/page';
import { type Rule, type Table, table } from '@understory/table';
import { FINGER } from '../../measures.ts';
import { roll, rollOn } from '../asks.ts';
import { draw } from '../draw.ts';
import { type LentArrival, lentArrival } from '../joined/rows.ts';
import { TUNNEL } from '../measures.ts';
import { note } from '../note.ts';
import { digging } from '../words/dig.ts';
import { throughGateway } from '../words/gateway.ts';
import { isVoid, pointsRound } from '../words/open-space.ts';
import type { PlaytestWorld } from '../world.ts';
import { denOf } from './bands.ts';
import { gainBonus, putStart } from './beads.ts';
import { type Band, newTurn } from './den.ts';
import { flavourThere } from './dwellers.ts';
import { type Flavour, type GroupKind, KINDS_OF_GROUP } from './flavours.table.ts';
import { holderAt } from './holders.ts';
import { kinOf } from './kin.ts';
import { drawLair, inGround, placeIn, siteFor } from './lair.ts';
import type { Laws } from './laws.ts';
import { newBand } from './newborn.ts';
import { arrive, moveIn } from './relocate.ts';

/** PT-ARR-T1. */
const arrivals: Table<GroupKind | LentArrival> = table('PT-ARR-T1', '1d6', {
  '1': 'delvers',
  '2': 'breeders',
  '3': 'alpha',
  '4': 'wandering monsters',
  '5': 'special feature',
  '6': 'adventurers',
});

/** PT-ERA-03: who or what comes. */
export function* arrival(world: PlaytestWorld, laws: Laws, withAdventurers = true): Rule {
  const { value } = yield* rollOn(arrivals, { kind: 'who arrives' }, `era ${denOf(world).era}`);
  if (value === 'delvers' || value === 'breeders' || value === 'alpha') yield* arriveAs(world, laws, value);
  else if (value !== 'adventurers' || withAdventurers) yield* lentArrival(world, value);
}

/** PT-ARR-02, -03: its flavour, its stratum and its place in it; then it settles or invades. */
export function* arriveAs(world: PlaytestWorld, laws: Laws, kind: GroupKind, invades = true): Rule<Band> {
  const den = denOf(world);
  const { flavours, population, treasure, clause } = KINDS_OF_GROUP[kind];
  const about = `era ${den.era}, ${den.bands.length}`;
  const { value: rolledFlavour } = yield* rollOn(flavours, { kind: 'the flavour', of: kind }, about);
  const { page } = world;
  const strata = page.strata.length;
  const number = strata === 1 ? 1 : yield* roll('PT-ARR-02', `1d${strata}`, { kind: 'the stratum' }, about);
  const d4 = yield* roll('PT-ARR-02', '1d4', { kind: 'the place in the stratum' }, about);
  const rolled = outsideVoids(world, placeIn(page.stratum(number), d4));
  const place = startOf(world, rolledFlavour, rolled, number);
  const site = siteOf(world, rolledFlavour, place);
  const { flavour, element } = yield* flavourThere(world, kind, rolledFlavour, site, about);
  const band = yield* newBand(world, kind, flavour, place, clause, den.era);
  kinOf(world, band).element = element;
  den.turn = newTurn();
  yield* settleAt(world, laws, band, kind, site, {
    population: flavour.population ?? population,
    treasure: flavour.treasure ?? treasure,
    invades,
  });
  return band;
}

/** PT-ARR-04, -08: it is seen whether somebody lives there, before it settles. */
function* settleAt(
  world: PlaytestWorld,
  laws: Laws,
  band: Band,
  kind: GroupKind,
  site: Piece | Point,
  has: { population: number; treasure: number; invades: boolean },
): Rule {
  const { clause } = KINDS_OF_GROUP[kind];
  const lair = 'shape' in site ? site : drawLair(world, band, site, 'PT-ARR-04');
  putStart(world, band, clause, lair, has);
  if (band.flavour.bonus) gainBonus(world, band, clause);
  if (band.flavour.key === 'hill giant' && isByMagma(world, band.place))
    note(world, { kind: 'is a fire giant', clause: 'PT-ALP-T1.2', group: band.id });
  if (has.invades) yield* arrive(world, laws, band, lair);
  else yield* moveIn(world, band, lair);
}

/** PT-ARR-04, -08: where it settles, or waits: whoever comes by a shaft, or into somebody's territory, stays where it came. */
function siteOf(world: PlaytestWorld, { shaft }: Flavour, place: Point): Piece | Point {
  return shaft || holderAt(world, place) ? place : siteFor(world, place);
}

/** PT-DEL-02, PT-BRD-02, PT-NEX-15: in a shaft from the surface, at a gateway, or where it was rolled. */
function startOf(world: PlaytestWorld, { shaft }: Flavour, place: Point, stratum: number): Point {
  if (shaft) return footOfShaft(world, place.x, shaft);
  const gateway = throughGateway(world, stratum);
  return gateway ? centreOf(gateway.shape) : place;
}

/** A shaft straight down: to a bead above the lower border of the topmost stratum there, or to its middle. */
function footOfShaft(world: PlaytestWorld, x: number, how: 'through' | 'into'): Point {
  const { page, options } = world;
  const top = options.surface;
  const stratum = page.stratumAt(x, top + 0.01);
  let bottom = top + 0.25;
  while (bottom < page.height && page.stratumAt(x, Math.min(page.height - 0.01, bottom)) === stratum) bottom += 0.05;
  const y = Math.min(page.height - 1, Math.max(top + 1, how === 'through' ? bottom - 1 : (top + bottom) / 2));
  const clause = how === 'through' ? 'PT-DEL-02' : 'PT-BRD-02';
  // PT-NEX-14: it ends at the edge of a void.
  const { path, end } = digging(page, { x, y: top }, { x, y });
  draw(world, { clause, kind: 'tunnel', shape: line(path, TUNNEL), what: { kind: 'shaft' }, manner: 'straight' });
  return outsideVoids(world, end);
}

/** PT-NEX-14: an arrival in a void is shifted to the nearest free point outside. */
function outsideVoids(world: PlaytestWorld, at: Point): Point {
  const voids = [...world.page.drawn()].filter(isVoid);
  const isFree = ({ x, y }: Point) => voids.every(({ shape }) => gapTo(shape, x, y, LAIR) >= LAIR);
  if (isFree(at)) return at;
  return pointsRound(at, 0.25, 9).find((it) => isFree(it) && isSame(it, inGround(world, it))) ?? at;
}

/** How far the middle of a lair keeps from a void at least. */
const LAIR = 0.6;

function isSame(a: Point, b: Point): boolean {
  return a.x === b.x && a.y === b.y;
}

function isByMagma({ page }: PlaytestWorld, { x, y }: Point): boolean {
  const at = { path: [x, y], closed: false, swell: 0 };
  return [...page.drawn()].some((it) => it.kind === 'magma' && gap(it.shape, at, FINGER) <= FINGER);
}
