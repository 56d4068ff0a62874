import { bounds, gap } from '@understory/page';
import { chanceOf } from '../chance.ts';
import { archetypeOf } from '../furnish/archetype-of.ts';
import type { AnnexKind } from '../furnish/archetypes.table.ts';
import type { Room, Survey } from '../places/survey.ts';
import type { Annex } from './annex.ts';
import type { Opening } from './doorways.ts';
import type { Floor } from './floors.ts';
import type { Matter } from './matter.ts';
import type { Plan } from './plan.ts';
import { added, crossings, intersection, type Ring, union } from './polygons.ts';
import { SQUARES } from './sheet.ts';

/** So much rock is kept between it and everything else, in squares. */
const ROCK = 1;
/** How wide its doorway is, and how far that leads. */
const DOORWAY = 1;
const STUB = 1;
const ONE_IN = 6;

/** TA-PLN-16: the plan with the annexes of its rooms. What lies behind a secret door is kept apart from the open floor. */
export function withAnnexes(survey: Survey, plan: Plan, matter: Matter): Plan {
  const annexes: Annex[] = [];
  const openings: Opening[] = [];
  const wet = [...matter.lakes, ...matter.rivers, ...matter.magma].flatMap((it) => it.rings);
  for (const room of plan.rooms) {
    const floor = plan.floors.find((it) => it.place === room.place && it.piece.id === room.place.id);
    if (!floor?.manner.built || !floor.rings[0] || floor.rings[0].length < 6) continue;
    for (const kind of wishedFor(survey, room)) {
      const taken = [...plan.floors, ...annexes.map((it) => it.floor)].flatMap((it) => (it === floor ? [] : it.rings));
      const found = fitted(plan, floor, kind, [...taken, ...wet]);
      if (!found) continue;
      const letter = String.fromCharCode(97 + annexes.filter((it) => it.room === room).length);
      const of = annexFloor(plan, floor, `${room.place.id}-${letter}`, found);
      annexes.push({ ...{ room, letter, name: kind.name, secret: kind.secret }, floor: of });
      openings.push({ into: floor, from: of, kind: 'doorway', ...found.door });
    }
  }
  if (annexes.length === 0) return plan;
  const [seen, hidden] = [annexes.filter((it) => !it.secret), annexes.filter((it) => it.secret)];
  return {
    ...plan,
    annexes,
    floors: [...plan.floors, ...annexes.map((it) => it.floor)],
    openings: [...plan.openings, ...openings],
    open: added(
      plan.open,
      seen.flatMap((it) => it.floor.rings),
    ),
    hidden: union(hidden.flatMap((it) => it.floor.rings)),
  };
}

/** TA-PLN-16: on the short scale only what is always there, on the long one up to the number of the row. */
function wishedFor(survey: Survey, room: Room): AnnexKind[] {
  const { then, play } = survey;
  return archetypeOf(survey, room).annexes.flatMap((it) => {
    if (play.scale === 'long') return Array.from({ length: it.most }, () => it);
    if (it.always === 'no') return [];
    const epic = then.beads.some(
      (bead) => bead.kind === 'epic' && room.place.pieces.some((piece) => piece.id === bead.piece),
    );
    const lucky = chanceOf(then.world.seed, 'annex', room.place.id).int(1, ONE_IN) === 1;
    return it.always === 'yes' || epic || lucky ? [it] : [];
  });
}

interface Fitted {
  readonly ring: number[];
  readonly stub: number[];
  readonly door: Pick<Opening, 'ends' | 'x' | 'y' | 'dx' | 'dy'>;
}

/** East, south, west, north. */
const SIDES = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;

/** The first side, and along it the first place, where it fits. */
function fitted({ sheet }: Plan, { rings: [own] }: Floor, kind: AnnexKind, taken: readonly Ring[]): Fitted | null {
  const ring = own as number[];
  const box = bounds({ path: ring, closed: true, swell: 0 });
  const near = taken.filter((it) => {
    const b = bounds({ path: it, closed: true, swell: 0 });
    return (
      b.left < box.right + REACH &&
      b.right > box.left - REACH &&
      b.top < box.bottom + REACH &&
      b.bottom > box.top - REACH
    );
  });
  for (const [dx, dy] of SIDES) {
    const across = dx === 0;
    // Its back is as deep as it is high: it is turned with the wall.
    const [along, deep] = [kind.wide, kind.high];
    const [from, to] = across ? [box.left, box.right] : [box.top, box.bottom];
    for (let at = Math.ceil(from) + 1; at + DOORWAY <= to - 1; at++) {
      const found = against(ring, box, [dx, dy], at, along, deep);
      if (!found) continue;
      const inside = found.ring.every((it, i) => it >= 1 && it <= (i % 2 === 0 ? sheet.width : sheet.height) - 1);
      if (!inside) continue;
      const clear = (it: number[], other: Ring) => gap(closed(it), closed(other), ROCK) >= ROCK - 1e-6;
      if (!near.every((it) => clear(found.ring, it) && clear(found.stub, it))) continue;
      if (!clear(found.ring, ring)) continue;
      return found;
    }
  }
  return null;
}

const REACH = 8;

const closed = (path: readonly number[]) => ({ path, closed: true, swell: 0 });

/** With its doorway on the square that begins at `at` along a side; the chamber lies round its middle, on whole squares. */
function against(
  ring: readonly number[],
  box: ReturnType<typeof bounds>,
  [dx, dy]: readonly [number, number],
  at: number,
  along: number,
  deep: number,
): Fitted | null {
  const wall = (aside: number): number | null => {
    const [mx, my] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    const [ax, ay] = dx === 0 ? [aside, my] : [mx, aside];
    const far = box.right - box.left + box.bottom - box.top;
    const t = crossings(ring, ax, ay, ax + dx * far, ay + dy * far).at(-1);
    return t === undefined ? null : (dx === 0 ? ay : ax) + (dx + dy) * far * t;
  };
  const [a, b] = [wall(at + 0.02), wall(at + DOORWAY - 0.02)];
  if (a === null || b === null || Math.abs(a - b) > 0.8) return null;
  const sign = dx + dy;
  const edge = sign > 0 ? Math.max(a, b) : Math.min(a, b);
  const near = sign > 0 ? Math.ceil(edge - 1e-6) + STUB : Math.floor(edge + 1e-6) - STUB;
  const inner = sign > 0 ? Math.min(a, b) - 0.3 : Math.max(a, b) + 0.3;
  const first = at - Math.floor((along - DOORWAY) / 2);
  const rect = (l0: number, l1: number, d0: number, d1: number) => {
    const [lo, hi] = [Math.min(d0, d1), Math.max(d0, d1)];
    return dx === 0 ? [l0, lo, l1, lo, l1, hi, l0, hi] : [lo, l0, hi, l0, hi, l1, lo, l1];
  };
  const middle = at + DOORWAY / 2;
  const line = (a + b) / 2;
  const ends = dx === 0 ? ([at, a, at + DOORWAY, b] as const) : ([a, at, b, at + DOORWAY] as const);
  return {
    ring: rect(first, first + along, near, near + sign * deep),
    stub: rect(at, at + DOORWAY, inner, near + sign * 0.2),
    door: {
      ends,
      ...(dx === 0 ? { x: middle, y: line } : { x: line, y: middle }),
      // From the annex into the room.
      ...{ dx: -dx, dy: -dy },
    },
  };
}

/** An annex is floor of its room, with a piece of its own that no page has. */
function annexFloor({ sheet }: Plan, room: Floor, id: string, { ring, stub }: Fitted): Floor {
  const path = ring.map((it, i) => it / SQUARES + (i % 2 === 0 ? sheet.x0 : sheet.y0));
  const piece = { ...room.piece, id, shape: closed(path), room: null, feature: null };
  return {
    ...room,
    piece,
    rings: [ring, ...intersection([stub], [stub])],
    lines: [],
    width: 0,
    stretch: null,
    annex: true,
  };
}
