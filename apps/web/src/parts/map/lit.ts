import type { World } from '@understory/host';
import { centreOf, livedAt } from '@understory/page';
import type { AskInWords, ChooseInWords, Region, Spot, Subject } from '@understory/table';
import type { Called } from '../../words/called-in.ts';
import { twins } from '../ask/alike.ts';
import { placesIn } from '../paper/places-in.ts';
import { ringPath, shapePath } from '../paper/ring-path.ts';
import { AS_IT_IS, type ShapeOf } from '../pen/shapes-drawn.ts';

/** Something that glows on the map. */
export interface Lit {
  readonly key: string;
  /** The option it stands for; null for a region that can be pointed into, and for what the ask is about. */
  readonly option: string | null;
  /** Another option lies at the very same place: whoever points there has not said which of them is meant. */
  readonly isShared?: boolean;
  /** … and that one glows there already. */
  readonly isAgain?: boolean;
  /** What the whole ask is about. */
  readonly isAbout?: boolean;
  readonly d: string;
  /** How wide a pen swells it, in beads; 0 for an area. */
  readonly width: number;
  readonly title: string;
  /** Nearly the whole page: what is drawn there must not be dyed. */
  readonly isEverywhere?: boolean;
  /** A number to find it by, the same as on its button: for spots and rooms, of which many look alike. */
  readonly mark?: { readonly number: number; readonly x: number; readonly y: number };
}

/** What the person may choose on the map: the subjects of the options, or the region where a spot may be. */
export function litBy(ask: AskInWords | null, world: World, shapeOf: ShapeOf = AS_IT_IS): Lit[] {
  if (ask?.ask === 'spot') return regionOf(ask.where, ask.says, world);
  return ask?.ask === 'choose' ? optionsOf(ask, world, shapeOf) : [];
}

/** What an ask is about, whatever is answered, and whoever answers. */
export function litAbout(ask: AskInWords | null, world: World, shapeOf: ShapeOf = AS_IT_IS): Lit[] {
  if (!ask?.subject) return [];
  return outlinesOf(ask.subject, world, shapeOf).map((it, i) => ({
    ...it,
    key: `about ${i}`,
    option: null,
    title: '',
    isAbout: true,
  }));
}

function optionsOf(ask: ChooseInWords, world: World, shapeOf: ShapeOf): Lit[] {
  const alike = twins(ask.options);
  const lit = ask.options.flatMap(({ key, text, subject }, nth) => {
    if (!subject) return [];
    const at = 'spot' in subject || alike.has(key) ? middleOf(subject, world, shapeOf) : null;
    return outlinesOf(subject, world, shapeOf).map((it, i) => ({
      ...it,
      ...(at && i === 0 && { mark: { number: nth + 1, ...at } }),
      key: `${key} ${i}`,
      option: key,
      title: text,
    }));
  });
  return lit.map((it) => {
    const [first, ...others] = lit.filter(({ d }) => d === it.d);
    return others.length > 0 ? { ...it, isShared: true, isAgain: it !== first } : it;
  });
}

function middleOf(subject: Subject, { page }: World, shapeOf: ShapeOf): Spot | null {
  if ('spot' in subject) return subject.spot;
  const piece = 'piece' in subject ? page.pieces.find(({ id }) => id === subject.piece) : undefined;
  return piece ? centreOf(shapeOf(piece)) : null;
}

/** The outlines of a region, or dots all over one that has none. */
function regionOf(where: Region, says: string, { page }: World): Lit[] {
  const { outlines } = where;
  if (outlines.length > 0) {
    return outlines.map((ring, i) => {
      const area = isArea(ring, where);
      const isEverywhere = area && sizeOf(ring) > MOST * page.width * page.height;
      const d = ringPath(ring, area);
      return { key: `region ${i}`, option: null, d, width: area ? 0 : LINE, title: says, isEverywhere };
    });
  }
  const dots = placesIn(where, page).map(({ x, y }) => `M${x} ${y}h.001`);
  return [{ key: 'region', option: null, d: dots.join(''), width: DOT, title: says }];
}

const DOT = 0.02;
const LINE = 0.3;
/** Of the page. */
const MOST = 0.6;

/** The area within a ring. */
function sizeOf(ring: readonly number[]): number {
  let twice = 0;
  for (let i = 0; i < ring.length; i += 2) {
    const [x = 0, y = 0, nx = ring[0] ?? 0, ny = ring[1] ?? 0] = ring.slice(i, i + 4);
    twice += x * ny - nx * y;
  }
  return Math.abs(twice) / 2;
}

/** Outlines go round an area, or along a line (the surface, a tunnel): then nothing near the way back belongs to the region. */
function isArea(ring: readonly number[], where: Region): boolean {
  const [ax = 0, ay = 0] = ring;
  const [bx = 0, by = 0] = ring.slice(-2);
  const [x, y] = [(ax + bx) / 2, (ay + by) / 2];
  const long = Math.hypot(bx - ax, by - ay);
  if (long < 2) return true;
  const [nx, ny] = [((ay - by) / long) * 0.6, ((bx - ax) / long) * 0.6];
  return [-1, 0, 1].some((side) => where.has({ x: x + nx * side, y: y + ny * side }));
}

function outlinesOf(subject: Subject, { page, journal }: World, shapeOf: ShapeOf): Pick<Lit, 'd' | 'width'>[] {
  if ('stratum' in subject) {
    const stratum = page.strata.find(({ number }) => number === subject.stratum);
    return stratum ? [{ d: ringPath(stratum.outline), width: 0 }] : [];
  }
  if ('piece' in subject) {
    return page.pieces.filter(({ id }) => id === subject.piece).map((it) => shapePath(shapeOf(it)));
  }
  if ('group' in subject) {
    const now = journal.entries.length;
    // Where it lives: all that it ever dug would light up half the map.
    const homes = new Set(page.beadsOf(subject.group).map(({ piece }) => piece));
    return page.pieces.filter((it) => homes.has(it.id) && livedAt(it, now)).map((it) => shapePath(shapeOf(it)));
  }
  if ('feature' in subject) {
    const now = journal.entries.length;
    return page.pieces
      .filter((it) => it.feature === subject.feature && livedAt(it, now))
      .map((it) => shapePath(shapeOf(it)));
  }
  const { x, y } = subject.spot;
  return [{ d: `M${x} ${y}l.001 0`, width: 0.56 }];
}

/** What an entry of the journal put on the map, and where it took something away. */
export function litByTick({ page }: World, tick: number, called: Called, shapeOf: ShapeOf = AS_IT_IS): Lit[] {
  const beads = page.beads.filter(({ since, until }) => since === tick || until === tick);
  const held = new Set(beads.map(({ piece }) => piece));
  return page.pieces
    .filter((it) => it.since === tick || it.until === tick || held.has(it.id))
    .map((it) => ({ key: it.id, option: null, title: called(it.what, { tick }), ...shapePath(shapeOf(it)) }));
}
