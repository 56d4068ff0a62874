import type { Bead, Unit } from '@understory/page';
import { distance, hash, type Point, turnCosine, turnSine } from '@understory/ruler';
import { BEAD } from './bead-size.ts';

/** How far a hand puts a bead from where it measured: farther where there is room to all sides. */
const STRAY = { room: 0.13, hall: 0.24 } as const;
/** Of so many square beads. */
const HALL = 7;

/** In a place of so many square beads. */
export const strayIn = (area: number): number => (area < HALL ? STRAY.room : STRAY.hall);

/** So many white beads that nobody would count them. */
const MANY = 6;
/** The face of a wonder, which no bead may sit on. */
const FACE = 0.92;

/** Beads as a hand puts down a crowd: each a little off the seat that the rules have measured, always by as much. A star stays with the bead that it lies by. */
export function scattered(beads: readonly Bead[], areaOf: (piece: string) => number): readonly Bead[] {
  const crowds = new Map<string, number>();
  for (const { piece, kind } of beads) if (kind !== 'bonus') crowds.set(piece, (crowds.get(piece) ?? 0) + 1);
  return beads.map((bead) =>
    (crowds.get(bead.piece) ?? 0) < 2 ? bead : { ...bead, at: strayed(bead, strayIn(areaOf(bead.piece))) },
  );
}

function strayed({ at: { x, y }, piece }: Bead, most: number): Point {
  const roll = hash(`${piece} ${x} ${y}`);
  const [turn, far] = [(roll % 1000) / 1000, most * (0.4 + 0.6 * (((roll >>> 10) % 1000) / 1000))];
  return { x: x + far * turnCosine(turn), y: y + far * turnSine(turn) };
}

/** Treasure within this of the first of a heap lies in it, up to so many. */
const HEAP = { far: 2.6, most: 6 } as const;
/** Fewer are no heap. */
const FEW = 3;
/** Between two beads side by side in a heap, and between two rows of it. */
const SIDE_BY_SIDE = 0.45;
const ROW = 0.36;
/** Two beads apart. */
const CLEAR = 0.56;

/** How far about its middle a heap goes. */
export const HEAPED = 0.85;

/** How much room a bead takes in a place of so many square beads, wherever about its seat it comes to lie. */
export const roomOf = ({ kind }: Pick<Bead, 'kind'>, area: number): number =>
  kind === 'treasure' && area >= HALL ? HEAPED : BEAD + strayIn(area);

/** Treasure of one owner in one place, where it is much: what has a name lies by itself, and so does what bears a star. */
function hoardsAmong(beads: readonly Bead[]): readonly (readonly Bead[])[] {
  const starred = new Set(beads.flatMap(({ kind, at }) => (kind === 'bonus' ? [`${at.x} ${at.y}`] : [])));
  const all = new Map<string, Bead[]>();
  for (const bead of beads) {
    if (bead.kind !== 'treasure' || bead.name || starred.has(`${bead.at.x} ${bead.at.y}`)) continue;
    const key = `${bead.owner} ${bead.piece}`;
    all.set(key, [...(all.get(key) ?? []), bead]);
  }
  return [...all.values()].filter(({ length }) => length >= MANY);
}

/** Much treasure is poured into heaps where there is room to all sides; it is left where it lies if somebody would be in the way. */
export function heaped(beads: readonly Bead[], areaOf: (piece: string) => number): readonly Bead[] {
  const moved = new Map<string, Point>();
  for (const hoard of hoardsAmong(beads)) {
    if (areaOf(hoard[0]?.piece ?? '') < HALL) continue;
    const others = beads.filter((it) => it.kind !== 'bonus' && !hoard.includes(it));
    let left = hoard;
    while (left.length > 0) {
      const heap = heapRound(left[0] as Bead, left);
      const inTheWay = others.concat(left.filter((it) => !heap.includes(it)));
      const isFree = (pile: Pile) =>
        pile.every(([, { x, y }]) => inTheWay.every(({ at }) => distance(x, y, at.x, at.y) > CLEAR));
      const piled =
        heap.length < FEW
          ? null
          : byMiddle(heap)
              .map((it) => pileAt(it.at, heap))
              .find(isFree);
      for (const [id, at] of piled ?? []) moved.set(id, at);
      left = left.filter((it) => !heap.includes(it));
    }
  }
  if (moved.size === 0) return beads;
  // What lies higher was poured last, and is drawn last.
  const piles = beads.filter(({ id }) => moved.has(id)).map((it) => ({ ...it, at: moved.get(it.id) ?? it.at }));
  return [...beads.filter(({ id }) => !moved.has(id)), ...piles.sort((a, b) => b.at.y - a.at.y)];
}

function heapRound(first: Bead, hoard: readonly Bead[]): readonly Bead[] {
  const off = ({ at }: Bead) => distance(at.x, at.y, first.at.x, first.at.y);
  return hoard
    .filter((it) => off(it) < HEAP.far)
    .sort((a, b) => off(a) - off(b))
    .slice(0, HEAP.most);
}

type Pile = readonly (readonly [id: string, at: Point])[];

/** Row upon row, each a bead shorter, about a point; no broader than the beads lay. */
function pileAt({ x, y }: Point, heap: readonly Bead[]): Pile {
  const xs = heap.map(({ at }) => at.x);
  const broadest = 2 + Math.floor((Math.max(...xs) - Math.min(...xs)) / SIDE_BY_SIDE);
  let base = 1;
  while ((base * (base + 1)) / 2 < heap.length) base++;
  const rows: Bead[][] = [];
  for (let from = 0, wide = base; from < heap.length; wide = Math.max(1, wide - 1)) {
    const many = Math.min(wide, broadest);
    rows.push(heap.slice(from, from + many));
    from += many;
  }
  return rows.flatMap((row, up) =>
    row.map(({ id }, i) => {
      const aslant = ((hash(id) % 100) / 100 - 0.5) * 0.1;
      return [
        id,
        {
          x: x + (i - (row.length - 1) / 2) * SIDE_BY_SIDE + aslant,
          y: y + ((rows.length - 1) / 2 - up) * ROW + aslant * 0.6,
        },
      ] as const;
    }),
  );
}

/** First the bead that has most of the others round itself. */
function byMiddle(heap: readonly Bead[]): readonly Bead[] {
  const off = ({ at }: Bead) => heap.reduce((sum, it) => sum + distance(at.x, at.y, it.at.x, it.at.y), 0);
  return [...heap].sort((a, b) => off(a) - off(b));
}

/** How much treasure of one owner lies in one place, over the bead amid it: only where it is much. */
export function hoards(beads: readonly Bead[]): readonly { readonly at: Point; readonly many: number }[] {
  return hoardsAmong(beads).map((hoard) => {
    const middle = byMiddle(hoard)[0] as Bead;
    const near = hoard.filter(({ at }) => distance(at.x, at.y, middle.at.x, middle.at.y) < HEAPED);
    const top = near.reduce((best, it) => (it.at.y < best.at.y ? it : best), middle);
    return { at: top.at, many: hoard.length };
  });
}

/** Beads as they lie on the map, and not as they are seated: scattered by a hand and heaped, and none on the face of a wonder. */
export function asTheyLie(
  beads: readonly Bead[],
  hearts: readonly Unit[],
  areaOf: (piece: string) => number,
): readonly Bead[] {
  return heaped(scattered(offFaces(beads, hearts), areaOf), areaOf);
}

/** Beads that would sit on the face of a wonder, on its rim instead: outward, straight from its middle. */
export function offFaces(beads: readonly Bead[], hearts: readonly Unit[]): readonly Bead[] {
  return hearts.length === 0 ? beads : beads.map((bead) => ({ ...bead, at: offFace(bead, hearts) }));
}

function offFace({ at, since }: Bead, hearts: readonly Unit[]): Point {
  for (const { at: heart, until } of hearts) {
    const far = distance(at.x, at.y, heart.x, heart.y);
    // A bead that came when the heart was gone may have its seat.
    if (far >= FACE || (until !== null && until <= since)) continue;
    const [dx, dy] = far < 0.01 ? [0, 1] : [(at.x - heart.x) / far, (at.y - heart.y) / far];
    return { x: heart.x + dx * FACE, y: heart.y + dy * FACE };
  }
  return at;
}
