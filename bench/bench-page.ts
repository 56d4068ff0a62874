import { WORLDS } from '@understory/host/second/worlds';
import {
  disc,
  freeRockNear,
  gap,
  gapTo,
  grain,
  Lattice,
  layBeds,
  type Piece,
  reach,
  type Shape,
  wayLength,
} from '@understory/page';
import { stream } from '@understory/table';
import { bytesPerCall, type Measurement, median } from './harness.ts';
import { naiveGap } from './naive-gap.ts';
import { put, STANDARD, sampleGround, samplePage } from './sample-page.ts';

export const title = 'The page';

/** Geometry: how quick the page's words are. */
export function bench(): Measurement[] {
  const page = samplePage(STANDARD, 8, 'bench');
  const shapes = page.pieces.map((it) => it.shape);
  const pair = (i: number): [Shape, Shape] => [
    shapes[i % shapes.length] as Shape,
    shapes[(i * 7 + 3) % shapes.length] as Shape,
  ];
  const gaps = (measure: (a: Shape, b: Shape) => number) => () => {
    let sum = 0;
    for (let i = 0; i < 400; i++) sum += measure(...pair(i));
    return sum;
  };
  const quick = median(gaps(gap), 60) / 400;
  const slow = median(gaps(naiveGap), 9) / 400;
  const ground = sampleGround(STANDARD, 8, 2, 'bench');
  const rough = grain(stream('bench', 'grain'));
  const blob = (i: number) => {
    const { number, centre } = page.stratum(1 + (i % 8));
    return page.blobs.outline({ stratum: number, x: 4 + ((i * 3) % 22), y: centre.y, area: 8, grain: rough });
  };
  const lay = (i: number) =>
    layBeds(STANDARD, (WORLDS[i % 6] as (typeof WORLDS)[number])(STANDARD, 8), (name) => stream(`s${i}`, name));
  const lattice = median(() => new Lattice(30, 21, ground), 60);
  return [
    { what: 'gap queries', value: 1000 / quick, unit: '/s', bar: null },
    { what: 'gap, times as quick as the plain way', value: slow / quick, unit: '×', bar: { least: 5 } },
    { what: 'beds of a world', value: median(lay, 120), unit: 'ms', bar: { most: 1 } },
    { what: 'lattice of a world', value: lattice, unit: 'ms', bar: { most: 1 } },
    { what: 'a blob of 8 square beads', value: median(blob, 80), unit: 'ms', bar: { most: 0.2 } },
    ...benchRooms(),
    ...benchWays(),
    ...benchHeap(),
  ];
}

const bead = { shape: (x: number, y: number) => disc(x, y, 0.6), clear: 0.3 };

function benchRooms(): Measurement[] {
  const page = samplePage(STANDARD, 8, 'rooms');
  const works = page.pieces.slice(0, 12).map((it) => it.shape);
  const near = (i: number) =>
    freeRockNear(page, bead, { to: { x: 3 + (i % 25), y: 8 + (i % 11) }, of: works, within: 4.5 });
  const crowded = samplePage(STANDARD, 8, 'crowded');
  const fill = () => {
    const at = freeRockNear(crowded, bead, { to: { x: 15, y: 12 } });
    return at && put(crowded, 'room', disc(at.x, at.y, 0.6));
  };
  return [
    { what: 'free rock near the works', value: median(near, 200), unit: 'ms', bar: { most: 0.1 } },
    { what: 'free rock on a page that fills up', value: median(fill, 60, 5), unit: 'ms', bar: { most: 0.5 } },
  ];
}

function benchWays(): Measurement[] {
  const page = samplePage(STANDARD, 8, 'ways');
  const [first, last] = [page.pieces[8] as Piece, page.pieces.at(-1) as Piece];
  wayLength(page, first, last);
  return [
    {
      what: 'length of a way, the page unchanged',
      value: median(() => wayLength(page, first, last), 200),
      unit: 'ms',
      bar: { most: 0.2 },
    },
    {
      what: 'all in reach of 10 beads',
      value: median(() => reach(page, first, 10), 100),
      unit: 'ms',
      bar: { most: 1 },
    },
  ];
}

/**
 * The hot paths allocate nothing in their loops: a call leaves only the few numbers that functions hand back to each other,
 * which the engine boxes at 16 bytes each.
 */
function benchHeap(): Measurement[] {
  const page = samplePage(STANDARD, 8, 'heap');
  const shapes = page.pieces.map((it) => it.shape);
  const a = (i: number) => shapes[i % shapes.length] as Shape;
  const b = (i: number) => shapes[(i * 7 + 3) % shapes.length] as Shape;
  const [first, last] = [page.pieces[8] as Piece, page.pieces.at(-1) as Piece];
  const works = shapes.slice(0, 12);
  const near = (i: number) =>
    freeRockNear(page, bead, { to: { x: 3 + (i % 25), y: 8 + (i % 11) }, of: works, within: 4.5 });
  return [
    {
      what: 'heap left by a gap',
      value: bytesPerCall((i) => gap(a(i), b(i)), 20_000),
      unit: 'bytes',
      bar: { most: 64 },
    },
    {
      what: 'heap left by a gap to a point',
      value: bytesPerCall((i) => gapTo(a(i), 9, 9), 20_000),
      unit: 'bytes',
      bar: { most: 20 },
    },
    {
      what: 'heap left by a search for a way',
      value: bytesPerCall(() => wayLength(page, first, last), 2000),
      unit: 'bytes',
      bar: { most: 16_384 },
    },
    {
      what: 'heap left by a search for free rock',
      value: bytesPerCall(near, 500),
      unit: 'bytes',
      bar: { most: 16_384 },
    },
  ];
}
