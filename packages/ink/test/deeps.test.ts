import { disc, line, type Piece, polygon, type Sheet } from '@understory/page';
import { holdsPoint } from '@understory/ruler';
import { asWritten } from '@understory/table';
import { describe, expect, it } from 'vitest';
import type { Mark } from '../src/mark.ts';
import type { LayerName } from '../src/scene.ts';
import { earthWith, lairRoom } from './monster-pieces.ts';
import { drawMap } from './second.ts';

const box = (left: number, top: number, right: number, bottom: number) =>
  polygon([left, top, right, top, right, bottom, left, bottom]);

const natural = (over: Partial<Piece>): Piece =>
  lairRoom('usual', {
    kind: 'cave',
    age: 'primordial',
    what: asWritten('a cave'),
    owner: null,
    variant: null,
    room: null,
    ...over,
  });
const hall = natural({ id: 'hall', shape: box(6, 9, 20, 15), area: 84 });
const nook = natural({ id: 'nook', shape: disc(25, 12, 0.8), area: 2 });
const sea = (over: Partial<Piece> = {}) =>
  natural({ id: 'sea', kind: 'water', matter: 'open', within: 'hall', shape: box(6, 12.5, 20, 15), area: 35, ...over });
const shaft = (path: readonly number[], over: Partial<Piece> = {}) =>
  lairRoom('usual', { id: 'shaft', kind: 'tunnel', room: null, age: 'civilization', shape: line(path, 0.2), ...over });

const all = (marks: readonly Mark[]): Mark[] =>
  marks.flatMap((it) => (it.mark === 'group' ? [it, ...all(it.of)] : [it]));
const layer = (sheet: Sheet, name: LayerName): readonly Mark[] =>
  drawMap(sheet).layers.find((it) => it.name === name)?.marks ?? [];
const ofPiece = (sheet: Sheet, name: LayerName, id: string): Mark[] =>
  all(layer(sheet, name)).flatMap((it) => (it.mark === 'group' && it.piece === id ? all(it.of) : []));
const fills = (marks: readonly Mark[]) => marks.flatMap((it) => (it.mark === 'path' ? [it.pen.fill] : []));
const paths = (marks: readonly Mark[], fill: string) =>
  marks.flatMap((it) => (it.mark === 'path' && it.pen.fill === fill && it.d !== '' ? [it] : []));

describe('a hall', () => {
  it('has a far wall in the tint of what lives in it, and pale ground; a small cave is pure paper', () => {
    const tintOf = (biome: string | null) => fills(ofPiece(earthWith([{ ...hall, biome }]), 'floors', 'hall'));
    expect(tintOf(null)).toContain('floorShade');
    expect(tintOf('fungus')).toContain('fungusCap');
    expect(tintOf('slime')).toContain('slime');
    const ground = ofPiece(earthWith([hall]), 'floors', 'hall').filter(
      (it) => it.mark === 'path' && it.pen.fill === 'floor' && it.pen.fillOpacity === 0.5,
    );
    expect(ground).toHaveLength(1);
    expect(fills(ofPiece(earthWith([nook]), 'floors', 'nook'))).toEqual(['floor']);
  });

  it('has columns from its roof to its ground, and rubble', () => {
    const [, columns, stones] = paths(ofPiece(earthWith([hall]), 'floors', 'hall'), 'floorShade');
    const tops = [...(columns?.d ?? '').matchAll(/M-?[\d.]+ ([\d.]+)/g)].map(([, y]) => Number(y));
    expect(tops.length).toBeGreaterThan(1);
    for (const top of tops) expect(top).toBeLessThan(9.1);
    expect(stones?.d.split('M').length).toBeGreaterThan(10);
    expect(paths(ofPiece(earthWith([nook]), 'floors', 'nook'), 'floorShade')).toEqual([]);
  });

  it('has no column in its sea', () => {
    const wet = ofPiece(earthWith([hall, sea()]), 'floors', 'hall');
    expect(paths(wet, 'floorShade')).toHaveLength(1);
  });

  it('lies under what is built in it', () => {
    const built = lairRoom('usual', { id: 'built', shape: disc(12, 12, 0.6) });
    const order = all(layer(earthWith([built, hall]), 'floors')).flatMap((it) =>
      it.mark === 'group' && it.piece ? [it.piece] : [],
    );
    expect(order).toEqual(['hall', 'built']);
  });
});

describe('a shore', () => {
  const sand = (sheet: Sheet) => paths(ofPiece(sheet, 'water', 'sea'), 'sand');
  const stones = (sheet: Sheet) => paths(ofPiece(sheet, 'water', 'sea'), 'smoke');

  it('lies behind the water and at both its ends, and the water is shallow along its bed', () => {
    const sheet = earthWith([hall, sea()]);
    expect(sand(sheet)).toHaveLength(2);
    // A wedge at each wall.
    expect(sand(sheet)[1]?.d.split('M')).toHaveLength(3);
    expect(stones(sheet)).toHaveLength(1);
    const shoals = all(layer(sheet, 'water')).filter((it) => it.mark === 'path' && it.pen.stroke === 'sand');
    expect(shoals.length).toBeGreaterThan(0);
  });

  it('has no end where the sea runs off the page, and a pond has none', () => {
    const wide = { ...hall, shape: box(-1, 9, 20, 15) };
    expect(sand(earthWith([wide, sea({ shape: box(-1, 12.5, 20, 15) })]))[1]?.d.split('M')).toHaveLength(2);
    const small = { ...hall, shape: box(6, 9, 8, 15) };
    expect(stones(earthWith([small, sea({ shape: box(6, 12.5, 8, 15) })]))).toEqual([]);
  });
});

describe('a shaft', () => {
  const heads = (path: readonly number[], over: Partial<Piece> = {}) =>
    paths(ofPiece(earthWith([hall, sea(), shaft(path, over)]), 'furniture', 'shaft'), 'smoke');

  it('has a well-head wherever it comes into a sea', () => {
    expect(heads([13, 19, 13, 14])).toHaveLength(1);
    expect(heads([3, 14, 23, 14])).toHaveLength(2);
  });

  it('has none beside the sea, nor where nobody has dug it', () => {
    expect(heads([13, 19, 13, 16])).toEqual([]);
    expect(heads([13, 19, 13, 14], { owner: null })).toEqual([]);
  });
});

it('what lies along a way lies under what stands in rooms, whichever was there first', () => {
  const room = lairRoom('usual', { id: 'room', shape: disc(12, 12, 0.6), since: 1 });
  const way = shaft([9, 12, 15, 12], { since: 2, room: 'Highway' });
  const order = (sheet: Sheet, name: LayerName) =>
    all(layer(sheet, name)).flatMap((it) => (it.mark === 'group' && it.piece ? [it.piece] : []));
  for (const pieces of [
    [room, way],
    [way, room],
  ]) {
    expect(order(earthWith(pieces), 'furniture')).toEqual(['shaft', 'room']);
    expect(order(earthWith(pieces), 'floors')).toEqual(['shaft', 'room']);
  }
});

describe("a stratum's number", () => {
  const home = earthWith([]).ground?.strata[3];
  if (!home) throw new Error('no stratum');
  const { x, y } = home.numberAt;
  const numberOn = (...pieces: Piece[]) => {
    const [mark] = layer(earthWith(pieces), 'strata-numbers').filter(
      (it) => it.mark === 'text' && it.text === String(home.number),
    );
    if (mark?.mark !== 'text') throw new Error('no number');
    return { x: mark.x, y: mark.y - 0.18 };
  };
  const lava = natural({ id: 'lava', kind: 'magma', shape: box(8, y - 4, 30, y + 4), area: 170 });

  it('never lies on lava, however much of it there is', () => {
    expect(numberOn()).toMatchObject({ x });
    const at = numberOn(lava);
    expect(holdsPoint(lava.shape, at.x, at.y)).toBe(false);
    expect(holdsPoint(home.outline.length > 0 ? polygon([...home.outline]) : lava.shape, at.x, at.y)).toBe(true);
  });

  it('lies on a dry floor where there is no rock left', () => {
    const cave = natural({ id: 'cave', shape: box(0, y - 5, 30, y + 5), area: 300 });
    const at = numberOn(cave, { ...lava, within: 'cave' });
    expect(holdsPoint(lava.shape, at.x, at.y)).toBe(false);
  });
});
