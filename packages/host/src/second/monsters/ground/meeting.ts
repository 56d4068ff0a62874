import { type Bead, closest, gap, isOpen, type Passage, type Piece, surfaceWay, TOLERANCE } from '@understory/page';
import type { Clause, Rule } from '@understory/table';
import { causedBy } from '../../../note.ts';
import type { Tick } from '../../events.ts';
import { linesOf } from '../../lines.ts';
import { note } from '../../note.ts';
import type { Den } from '../den.ts';
import { whoOf } from '../measure.ts';
import type { Creature, Monster } from '../monster.ts';
import { hasTrait } from '../parts.ts';
import { Joined } from './index/joined.ts';
import { lairPieces, seatsOf } from './lair.ts';
import { areJoined } from './places.ts';
import { seatShape } from './seat.ts';
import { tunnelAlong } from './tunnels.ts';
import { connectedWater } from './water.ts';

/** H2-MON-114: if no open way joins the two lairs, a straight tunnel is drawn between their two closest seats. */
export function* meetUp(den: Den, a: Monster, b: Creature, clause: Clause, cause?: Tick): Rule {
  const theirs = lairPieces(den, b);
  if (lairPieces(den, a).some((own) => theirs.some((it) => areJoined(den, own, it)))) return;
  const pair = closestSeats(den, a, b);
  if (!pair) return;
  note(den.world, { kind: 'met', clause, group: a.id, with: whoOf(b), ...causedBy(cause ?? choiceOf(den, a)) });
  const { from, to } = closest(seatShape(pair.own), seatShape(pair.their));
  tunnelAlong(den, a, from, to, 'H2-MON-114');
}

/** The choice that a group has just made; where its card left it none, there is no such line. */
function choiceOf({ world }: Den, { id }: Monster): Tick | undefined {
  const last = linesOf(world).at(-1);
  return last?.kind === 'chose' && last.by === id ? last.tick : undefined;
}

function closestSeats(den: Den, a: Monster, b: Creature): { readonly own: Bead; readonly their: Bead } | null {
  let best: { readonly own: Bead; readonly their: Bead } | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const own of seatsOf(den, a)) {
    for (const their of seatsOf(den, b)) {
      const far = gap(seatShape(own), seatShape(their));
      // The older come first, so that a tie is theirs.
      if (far >= least - TOLERANCE) continue;
      best = { own, their };
      least = far;
    }
  }
  return best;
}

/** H2-ACT-264: if no open way leads there, a straight tunnel from the nearest place connected with the old lair. */
export function* openWay(den: Den, monster: Monster, fromLair: readonly Piece[], to: Piece, clause: Clause): Rule {
  const { page } = den.world;
  // H2-CRD-317: water is joined to its own.
  const isFish = hasTrait(monster, 'only in water');
  if (!isFish && fromLair.some((it) => areJoined(den, it, to))) return;
  const places = isFish ? connectedWater(den, fromLair) : connected(den, fromLair);
  if (isFish && places.includes(to)) return;
  const near = page.nearest(to.shape, places);
  if (!near) return;
  const ends = closest(near.shape, to.shape);
  tunnelAlong(den, monster, ends.from, ends.to, clause);
}

/** Every place that an open way joins to these, the surface line included (H2-MON-103, -115). */
function connected({ world: { page } }: Den, from: readonly Piece[]): Passage[] {
  const joined = Joined.of(page);
  const chains = new Set(from.flatMap((it) => joined.chainsOf(it)));
  const found: Passage[] = [];
  for (const piece of page.drawn()) {
    if (isOpen(piece) && joined.chainsOf(piece).some((it) => chains.has(it))) found.push(piece);
  }
  page.ground.surfaces.forEach((_, i) => {
    if ([...chains].some((it) => joined.holdsSurface(it, i))) found.push(surfaceWay(page, undefined, i));
  });
  return found;
}
