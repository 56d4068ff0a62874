import {
  bounds,
  centreOf,
  closest,
  isOpen,
  line,
  type Page,
  type Piece,
  type Shape,
  TOLERANCE,
} from '@understory/page';
import type { Rule } from '@understory/table';
import { FINGER } from '../../../measures.ts';
import { surfaceBetween } from '../../../places.ts';
import { choose } from '../../asks.ts';
import type { Plain } from '../../cards/steps/plain.ts';
import type { Tick } from '../../events.ts';
import { note } from '../../note.ts';
import type { Offer } from '../../questions.ts';
import type { Den } from '../den.ts';
import { Around } from '../ground/index/around.ts';
import { Joined } from '../ground/index/joined.ts';
import { isPlace } from '../ground/is-place.ts';
import { homeOf } from '../ground/lair.ts';
import { knownPlaces, learn, neighbours, territoryOf } from '../ground/territory.ts';
import type { Known, Monster } from '../monster.ts';
import { inRock, startsOf, straight } from './course.ts';
import { tunnelOf } from './explore.ts';
import { discover } from './nexus-effects.ts';
import type { StepRules } from './step-rules.ts';
import { reachesSurface, spanOf } from './surface-course.ts';

/** How far off what a tunnel leads to is scouted with it (H2-ACT-235), and a place is dug for (H2-ACT-236). */
const FAR = 9;

/** H2-ACT-235, -236: the territory grows one room all round, or by a tunnel. */
export const scout: StepRules<Plain<'scout'>> = {
  *play(den, me) {
    const ways = roundAbout(den, me);
    const goal = cutOff(den, me);
    const options: Offer<'ways' | 'dig'>[] = [];
    if (ways.places.length + ways.stretches.length > 0) options.push({ key: 'ways' });
    if (goal) {
      const { id: piece } = goal.place;
      options.push({ key: 'dig', what: { kind: 'piece', piece }, subject: { piece } });
    }
    const scouted = note(den.world, { kind: 'scouted', clause: 'H2-ACT-235', group: me.id });
    const [first] = options;
    if (!first) return true;
    const topic = { kind: 'how the group scouts', group: me.id } as const;
    const way = yield* choose('H2-ACT-236', { by: me.id, topic, options, usual: first.key, about: me.id });
    if (way === 'dig' && goal) yield* digTo(den, me, goal, scouted);
    else yield* lookRound(den, me, ways, scouted);
    return true;
  },
  // H2-ACT-T2.17
  worth: (den, me) => (neighbours(den, me).length === 0 ? 1.5 : 0.8),
};

interface RoundAbout {
  /** The oldest first. */
  readonly places: readonly Piece[];
  readonly stretches: readonly Known[];
}

function* lookRound(den: Den, me: Monster, { places, stretches }: RoundAbout, cause: Tick): Rule {
  for (const it of stretches) learn(den, me, it);
  yield* discover(den, me, places, cause);
}

/** H2-ACT-235: the places that touch a place in the territory, and are not known yet; and stretches of the surface line. */
function roundAbout(den: Den, me: Monster): RoundAbout {
  const known = new Set(knownPlaces(den, me).map((it) => it.piece?.id));
  const closed = den.world.page.pieces.filter((it) => it.until === null && isPlace(it) && !isOpen(it));
  const inside = placesInside(den, me);
  const stretches = stretchesRound(den, me);
  const found = new Set<Piece>();
  for (const place of inside) touchedBy(den, place, closed, found);
  for (const { shape } of stretches) touched(den, shape, found);
  throughTunnels(den, me, closed, found);
  const places = [...found].filter((it) => !known.has(it.id)).sort((a, b) => a.since - b.since);
  return { places, stretches };
}

/** The places that are at least partly in the territory. */
function placesInside(den: Den, me: Monster): Set<Piece> {
  const inside = new Set<Piece>();
  const around = Around.of(den.world.page);
  const take = (it: Piece) => {
    inside.add(it);
  };
  for (const { shape, far } of territoryOf(den, me).parts) around.visit(shape, far, take);
  return inside;
}

/** The page already knows which open pieces touch an open one. */
function touchedBy(den: Den, place: Piece, closed: readonly Piece[], found: Set<Piece>): Piece[] {
  const { page } = den.world;
  if (!isOpen(place)) return touched(den, place.shape, found);
  const more = page.touching(place).filter((it) => !found.has(it));
  for (const it of closed) if (!found.has(it) && page.touches(place.shape, it.shape)) more.push(it);
  for (const it of more) found.add(it);
  return more;
}

/** A place does not count as touched by itself. */
function touched({ world: { page } }: Den, shape: Shape, found: Set<Piece>): Piece[] {
  const more: Piece[] = [];
  Around.of(page).visit(shape, page.measures.touch, (it) => {
    if (it.shape === shape || found.has(it)) return;
    found.add(it);
    more.push(it);
  });
  return more;
}

/** A tunnel is no step of its own: what touches it within 9 beads of the territory is reached with it. */
function throughTunnels(den: Den, me: Monster, closed: readonly Piece[], found: Set<Piece>): void {
  const queue = [...found].filter((it) => it.kind === 'tunnel');
  const territory = territoryOf(den, me);
  for (let tunnel = queue.pop(); tunnel; tunnel = queue.pop()) {
    for (const it of touchedBy(den, tunnel, closed, found)) {
      if (territory.gap(it.shape) > FAR + TOLERANCE) found.delete(it);
      else if (it.kind === 'tunnel') queue.push(it);
    }
  }
}

/** The surface line 4.5 beads beyond the parts of the territory that reach it (H2-ACT-235, H2-MON-140). */
function stretchesRound(den: Den, me: Monster): Known[] {
  const { page } = den.world;
  const walked = me.known.filter((it) => it.piece === null).map((it) => it.shape);
  const spans = territoryOf(den, me)
    .parts.filter((it) => reachesSurface(page, it.shape))
    .map(({ shape, far }) => ({ ...spanOf(page, shape), reach: far + FINGER }))
    .map(({ left, right, reach }) => ({ left: Math.max(0, left - reach), right: Math.min(page.width, right + reach) }))
    .sort((a, b) => a.left - b.left);
  const joined: { left: number; right: number }[] = [];
  for (const it of spans) {
    const last = joined.at(-1);
    if (last && it.left <= last.right) last.right = Math.max(last.right, it.right);
    else joined.push({ ...it });
  }
  const isNew = ({ left, right }: { left: number; right: number }) =>
    !walked.some((it) => bounds(it).left <= left + TOLERANCE && bounds(it).right >= right - TOLERANCE);
  return joined
    .filter(isNew)
    .map(({ left, right }) => ({ piece: null, shape: line(surfaceBetween(page, left, right), 0) }));
}

interface CutOff {
  readonly from: Shape;
  readonly place: Piece;
}

/** H2-ACT-236: the nearest open place that no open way joins to the lair, at most 9 beads off. */
function cutOff(den: Den, me: Monster): CutOff | null {
  const { page } = den.world;
  const apart = unjoined(page, page.piece(homeOf(den, me).piece));
  const starts = apart.length > 0 ? startsOf(den, me) : [];
  let best: CutOff | null = null;
  let least = FAR;
  for (const place of apart) {
    for (const from of starts) {
      const gap = page.gap(from, place.shape, least + TOLERANCE);
      if (gap > least + TOLERANCE) continue;
      if (best && gap > least - TOLERANCE && !comesFirst(place, best.place)) continue;
      best = { from, place };
      least = Math.min(least, gap);
    }
  }
  return best;
}

/** H2-MON-116: the order of equally near places; the older come first in the list. */
function comesFirst(a: Piece, b: Piece): boolean {
  const [p, q] = [centreOf(a.shape), centreOf(b.shape)];
  return p.x < q.x - TOLERANCE || (p.x < q.x + TOLERANCE && p.y < q.y - TOLERANCE);
}

/** The open places that no chain joins to the home. */
function unjoined(page: Page, home: Piece): Piece[] {
  const joined = Joined.of(page);
  const [own] = joined.chainsOf(home);
  return page.pieces.filter((it) => it.until === null && isOpen(it) && joined.chainsOf(it)[0] !== own);
}

/** Digs straight towards the place, up to 4.5 beads; if the tunnel reaches it, the place becomes known. */
function* digTo(den: Den, me: Monster, { from, place }: CutOff, cause: Tick): Rule {
  const { page } = den.world;
  const ends = closest(from, place.shape);
  const path = straight(den, me, ends.from, ends.to, Math.min(FINGER, ends.gap));
  for (const dug of inRock(den, me, path)) learn(den, me, tunnelOf(den, me, dug, 'H2-ACT-236'));
  if (page.touches(line(path, 0), place.shape)) yield* discover(den, me, [place], cause);
}
