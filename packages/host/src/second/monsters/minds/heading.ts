import { centreOf, clamp, clock, closest, mil, type Piece, type Point } from '@understory/page';
import type { Spot, ThinkingHand } from '@understory/table';
import { FINGER } from '../../../measures.ts';
import type { Aim } from '../../cards/tree/filter.ts';
import type { Den } from '../den.ts';
import { stepsOf } from '../filters.ts';
import { isPlace } from '../ground/is-place.ts';
import { homeOf } from '../ground/lair.ts';
import { looseTreasure } from '../ground/loose.ts';
import { sources } from '../ground/resources.ts';
import { seatShape } from '../ground/seat.ts';
import { knownPlaces } from '../ground/territory.ts';
import { whoOf } from '../measure.ts';
import type { Monster } from '../monster.ts';
import { hasTrait } from '../parts.ts';
import { isDeadly } from './deadly.ts';
import { rivalOf } from './grudges.ts';
import { aimedAt, beyond, type Landmark, marksOf, namedResources, nearestFirst } from './landmarks.ts';
import type { Mind, Thought } from './reasons.ts';

/** H2-ACT-342: what an exploration heads for: a point on the page. */
export function whereToExplore(den: Den, me: Monster, toward: readonly Aim[]): Mind<Spot> {
  return (hand) => {
    const goal = firstSafe(den, me, hand, nearestFirst(den, me, aimedAt(den, me, toward)));
    if (goal) return onPage(den, { answer: goal, why: { key: 'sought' } });
    const thought = hand === 'tactical' ? prospect(den, me) : wander(den, me);
    return onPage(den, thought ?? longestRun(den, me, hand));
  };
}

/** A river may run off the page; a group that heads for it goes to the page's edge. */
function onPage({ world: { page } }: Den, { answer: { x, y }, ...why }: Thought<Spot>): Thought<Spot> {
  return { answer: { x: clamp(x, 0, page.width), y: clamp(y, 0, page.height) }, ...why };
}

/** Tactical never enters Fate or Plague; a story may. */
function firstSafe(den: Den, me: Monster, hand: ThinkingHand, among: readonly Landmark[]): Point | null {
  for (const { at } of among) if (hand === 'story' || !isDeadly(den, me, at)) return at;
  return null;
}

/** Tactical: the nearest of named resource, loose ○, unknown room. */
function prospect(den: Den, me: Monster): Thought<Spot> | null {
  const riches: Landmark[] = namedResources(stepsOf(me)).flatMap((it) => sources(den, it));
  for (const bead of looseTreasure(den)) riches.push({ at: bead.at, shape: seatShape(bead) });
  const far = beyond(den, me, riches);
  // If everything near is deadly, the search goes on farther off.
  for (const rings of [RINGS, RINGS.slice(-1)]) {
    const rooms = unknown(den, me, (it) => ROOMS.has(it.kind), rings);
    const goal = firstSafe(den, me, 'tactical', nearestFirst(den, me, [...far, ...rooms]));
    if (goal) return { answer: goal, why: { key: 'worth the way' } };
  }
  return null;
}

const ROOMS: ReadonlySet<Piece['kind']> = new Set(['room', 'cave', 'hollow', 'building']);

/** Story: the rival's lair, else the nearest unknown place. */
function wander(den: Den, me: Monster): Thought<Spot> | null {
  const rival = rivalOf(den, me);
  const [lair] = rival ? nearestFirst(den, me, marksOf(den, rival)) : [];
  if (rival && lair) return { answer: lair.at, why: { key: 'lair of', of: whoOf(rival) } };
  const [place] = nearestFirst(den, me, unknown(den, me));
  return place ? { answer: place.at, why: { key: 'unknown place' } } : null;
}

/** How far round the home places are looked for, one ring after the other: mostly there is one near. */
const RINGS: readonly number[] = [6, 12, 24, 48, 96];

/** The unknown places of the first ring that has any. What it drew itself is no news to it (H2-MON-109). */
function unknown(
  den: Den,
  me: Monster,
  counts: (piece: Piece) => boolean = () => true,
  rings: readonly number[] = RINGS,
): Landmark[] {
  const known = new Set(knownPlaces(den, me).map((it) => it.piece?.id));
  const isStuckInWater = hasTrait(me, 'only in water');
  const isNews = (it: Piece): boolean =>
    it.owner !== me.id &&
    !known.has(it.id) &&
    isPlace(it) &&
    canBeEntered(it) &&
    (!isStuckInWater || it.kind === 'water') &&
    counts(it);
  const home = homeOf(den, me);
  const found: Landmark[] = [];
  for (const far of rings) {
    const visit = (it: Piece) => {
      found.push(new Unknown(home.at, it));
      return undefined;
    };
    den.world.page.visitWithin(seatShape(home), far, visit, isNews);
    if (found.length > 0) break;
  }
  return found;
}

/** Of many, where one would head for is asked only of the nearest. */
class Unknown implements Landmark {
  readonly shape: Piece['shape'];
  readonly #home: Point;
  readonly #piece: Piece;

  constructor(home: Point, piece: Piece) {
    this.shape = piece.shape;
    this.#home = home;
    this.#piece = piece;
  }

  get at(): Point {
    return nearestSpot(this.#home, this.#piece);
  }
}

/** Ways pass round magma and the Void (H2-ACT-233), and of the living surface only what is walked is known (H2-MON-140). */
function canBeEntered({ matter, stratum }: Piece): boolean {
  return matter !== 'solid' && !(matter === 'cover' && stratum === 0);
}

/** The middle of a small place, the near end of a large one. */
function nearestSpot(home: Point, { shape, area }: Piece): Point {
  const { x, y } = area < 3 && shape.path.length === 2 ? centreOf(shape) : nearEnd(home, shape);
  return { x: mil(x), y: mil(y) };
}

function nearEnd(home: Point, shape: Piece['shape']): Point {
  return closest({ path: [home.x, home.y], closed: false, swell: 0 }, shape).to;
}

/** H2-ACT-342: of the twelve headings the one with the longest run on the page; ties: the lower hour. */
function longestRun(den: Den, me: Monster, hand: ThinkingHand): Thought<Spot> {
  const from = homeOf(den, me).at;
  let best: { readonly to: Point; readonly run: number } | null = null;
  for (let hour = 1; hour <= 12; hour++) {
    const run = runFrom(den, from, hour);
    if (best && run <= best.run) continue;
    const to = along(from, hour, Math.min(run, FINGER));
    if (hand === 'story' || !isDeadly(den, me, to)) best = { to, run };
  }
  return { answer: best?.to ?? from, why: { key: 'nothing else' } };
}

/** How far a straight line stays on the page and under the sky, in half beads. */
function runFrom({ world: { page } }: Den, from: Point, hour: number): number {
  let run = 0;
  for (;;) {
    const { x, y } = along(from, hour, run + STRIDE);
    if (!page.onPage(x, y) || y < page.surfaceAt(x) - STRIDE) return run;
    run += STRIDE;
  }
}

const STRIDE = 0.5;

function along(from: Point, hour: number, far: number): Point {
  const { x, y } = clock(hour);
  return { x: mil(from.x + x * far), y: mil(from.y + y * far) };
}
