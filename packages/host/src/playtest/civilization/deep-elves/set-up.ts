import { box, centreOf, clamp, frameRuns, type Page, type Piece, type Point, type Stratum } from '@understory/page';
import type { Rule } from '@understory/table';
import { unusedNames } from '../../../names.ts';
import { choose, name } from '../../asks.ts';
import { found } from '../../groups.ts';
import { throughGateway } from '../../words/gateway.ts';
import { apart, openPoints } from '../../words/open-space.ts';
import { fearedBy } from '../../words/place-room.ts';
import type { PlaytestWorld } from '../../world.ts';
import { KEY } from './elves.ts';
import { explore } from './exploring.ts';
import { drawStreet, housed, keepsClear, STREET } from './rooms.ts';
import type { Elves } from './state.ts';

/** PT-ELF-01: what they come with. */
const START = 3;
/** PT-ELF-02: how far inwards from the exit the city lies. */
const INWARDS = 3;
/** PT-ELF-04: the city's ground, and how far it keeps from what is dangerous. */
const GROUND = { wide: 6, high: 4, safe: 0.6 } as const;

/** Where natural open space leads off the page. */
interface Exit {
  readonly piece: Piece;
  readonly at: Point;
  readonly stratum: number;
}

/** PT-ELF-01 to -07: the city, its street, and its first rooms. */
export function* setUpElves(world: PlaytestWorld): Rule<Elves> {
  const { centre, gateway } = yield* whereTheCityLies(world);
  const city = yield* name('PT-ELF-01', {
    by: 'maker',
    topic: { kind: 'name of the elven city' },
    ideas: unusedNames(world, 'elven city', CITIES),
    of: { subject: 'group', id: world.page.idAhead('g') },
  });
  const home = world.page.idAhead('p');
  const group = found(
    world,
    'PT-ELF-01',
    { kind: KEY, name: city },
    { home, beads: [], parent: null, because: gateway },
  );
  const elves: Elves = {
    city: group.id,
    centre,
    street: [],
    sanctums: [],
    pits: [],
    palace: null,
    oubliette: null,
    shaft: null,
    colonies: [],
    explored: [],
    year: 0,
    season: 0,
    ending: null,
  };
  world.elves = elves;
  const [from, to] = [centre.x - STREET / 2, centre.x + STREET / 2];
  explore(world, elves, drawStreet(world, elves, 'PT-ELF-05', from, to, centre.y));
  housed(world, elves, 'PT-ELF-01', 'population', START);
  housed(world, elves, 'PT-ELF-01', 'treasure', START);
  return elves;
}

/** PT-ELF-02 to -04. */
function* whereTheCityLies(world: PlaytestWorld): Rule<{ readonly centre: Point; readonly gateway: string | null }> {
  const { page } = world;
  const exits = exitsOf(page);
  const wished = exits.length > 0 ? yield* byExit(world, exits) : yield* byBottom(page);
  const gateway = throughGateway(world, wished.stratum);
  if (gateway) return { centre: centreOf(gateway.shape), gateway: gateway.id };
  return { centre: safeGround(world, wished.centre, wished.stratum), gateway: null };
}

interface Site {
  readonly centre: Point;
  readonly stratum: number;
}

/** PT-ELF-02: three beads inwards from an exit; the one nearest to the middle of the bottom. */
function* byExit(world: PlaytestWorld, exits: readonly Exit[]): Rule<Site> {
  const { page, options } = world;
  const foot = { x: page.width / 2, y: page.height };
  const sorted = [...exits].sort((a, b) => apart(a.at, foot) - apart(b.at, foot));
  const chosen = yield* choose('PT-ELF-02', {
    by: 'maker',
    topic: { kind: 'where the city lies' },
    options: sorted.map(({ piece, at, stratum }) => ({
      key: piece.id,
      what: { kind: 'exit', piece: piece.id, stratum } as const,
      subject: { spot: at },
    })),
    usual: (sorted[0] as Exit).piece.id,
  });
  const { at, stratum } = exits.find(({ piece }) => piece.id === chosen) as Exit;
  const x = at.x <= 0 ? INWARDS : at.x >= page.width ? page.width - INWARDS : at.x;
  const y = at.y >= page.height ? page.height - INWARDS : at.y;
  const centre = { x: clamp(x, 4, page.width - 4), y: clamp(y, options.surface + 4, page.height - 3) };
  return { centre, stratum };
}

/** PT-ELF-03: the largest stratum that touches the bottom, over the middle of its longest run there. */
function* byBottom(page: Page): Rule<Site> {
  const low = page.strata.filter((it) => touchesBottom(page, it)).sort((a, b) => b.area - a.area);
  const chosen = yield* choose('PT-ELF-03', {
    by: 'maker',
    topic: { kind: 'where the city lies' },
    options: low.map(({ number }) => ({
      key: String(number),
      what: { kind: 'stratum', stratum: number } as const,
      subject: { stratum: number },
    })),
    usual: String(low[0]?.number),
  });
  const stratum = Number(chosen);
  const runs = bottomRuns(page, page.stratum(stratum)).sort((a, b) => b.to - b.from - (a.to - a.from));
  const [longest] = runs;
  const x = longest ? (longest.from + longest.to) / 2 : page.width / 2;
  return { centre: { x, y: page.height - 3 }, stratum };
}

function bottomRuns(page: Page, { outline }: Stratum) {
  return frameRuns(outline, page.width, page.height).filter((it) => it.side === 'bottom');
}

/** PT-MEA-10. */
function touchesBottom(page: Page, stratum: Stratum): boolean {
  return bottomRuns(page, stratum).some(({ from, to }) => to - from >= 0.5 - 0.001);
}

/** The places where open pieces of low strata touch the bottom or a side; of each piece that nearest to the middle of the bottom. */
function exitsOf(page: Page): Exit[] {
  const points = openPoints(page);
  const low = new Set(page.strata.filter((it) => touchesBottom(page, it)).map(({ number }) => number));
  const foot = { x: page.width / 2, y: page.height };
  return [...page.drawn()].flatMap((piece) => {
    if (piece.matter !== 'open' && piece.kind !== 'magma') return [];
    const onEdge = points
      .in(piece.shape)
      .map((it) => points.at(it))
      .filter(({ x, y }) => x <= 0 || x >= page.width || y >= page.height)
      .map((at) => ({ piece, at, stratum: stratumBeside(page, at) }))
      .filter(({ stratum }) => low.has(stratum));
    const [nearest] = onEdge.sort((a, b) => apart(a.at, foot) - apart(b.at, foot));
    return nearest ? [nearest] : [];
  });
}

/** The stratum of a point on the page's rim. */
function stratumBeside(page: Page, { x, y }: Point): number {
  return page.stratumAt(clamp(x, 0.01, page.width - 0.01), Math.min(page.height - 0.01, y));
}

/** PT-ELF-04: the nearest ground that neither sticks out of the page nor lies by something dangerous. */
function safeGround({ page, options }: PlaytestWorld, wished: Point, stratum: number): Point {
  const feared = fearedBy(page, []);
  const isSafe = ({ x, y }: Point) => {
    const [wide, high] = [GROUND.wide / 2, GROUND.high / 2];
    const isOn = x >= wide && x <= page.width - wide && y >= options.surface + high && y <= page.height - high;
    return isOn && keepsClear(box(x, y, GROUND.wide, GROUND.high), feared, GROUND.safe);
  };
  if (isSafe(wished)) return wished;
  const places: Point[] = [];
  for (let x = 0; x <= page.width; x += 0.5)
    for (let y = 0; y <= page.height; y += 0.5) if (isSafe({ x, y })) places.push({ x, y });
  const own = places.filter(({ x, y }) => page.stratumAt(x, y) === stratum);
  const sorted = (own.length > 0 ? own : places).sort((a, b) => apart(a, wished) - apart(b, wished));
  return sorted[0] ?? wished;
}

const CITIES = ['Vhaeryl', 'Nyr Ashal', 'Ssilan', 'Ulvereth', 'Zhaun Tor', 'Ithilmar', 'Quelluth', 'Orrisae'];
