import { disc, type Piece, type Mark as Sign, Territory } from '@understory/page';
import { describe, expect, it } from 'vitest';
import { drawCorruption as drawIn } from '../src/ground/corruption.ts';
import { host2 } from '../src/host2/index.ts';
import { LAYER_NAMES, LOOKS, type Mark, toSvg } from '../src/index.ts';
import { drawSign } from '../src/signs.ts';
import { surroundingsOn } from '../src/surroundings.ts';
import { drawTerritories } from '../src/territory.ts';
import { earthWith, figure, lairRoom } from './monster-pieces.ts';
import { drawMap } from './second.ts';

/** Its makers live at one end of the page. */
const drawCorruption = (piece: Piece) =>
  drawIn(piece, {
    ...surroundingsOn(earthWith([]), 0, host2.fates, { surfaceAt: () => 0, open: () => false }),
    homesOf: () => [{ x: 4, y: 12 }],
  });

const earth = earthWith([]);
const stratum = earth.ground?.strata[3];
const corruption = lairRoom('cave', {
  id: 'c1',
  kind: 'corruption',
  age: 'villainy',
  clause: 'H2-HRD-02',
  room: null,
  variant: null,
  shape: { path: stratum?.outline ?? [], closed: true, swell: 0 },
});

describe('a corrupted stratum', () => {
  it('[H2-HRD-02] has a tint with cracks over the whole of it, and not beyond', () => {
    const [whole] = drawCorruption(corruption);
    if (whole?.mark !== 'group') throw new Error('nothing is drawn');
    const pens = whole.of.flatMap((mark) => (mark.mark === 'path' ? [mark.pen] : []));
    expect(pens.some(({ fill }) => fill === 'corrupt')).toBe(true);
    expect(pens.filter(({ stroke }) => stroke === 'corruptLine')).toHaveLength(2);
    expect(whole.clip).toBe(whole.of[0]?.mark === 'path' ? whole.of[0].d : '');
    const cracks = whole.of.find((mark) => mark.mark === 'path' && mark.pen.stroke === 'corruptLine');
    const starts = cracks?.mark === 'path' ? cracks.d.split('M').length - 1 : 0;
    expect(starts).toBeGreaterThan(8);
  });

  it('[H2-HRD-02] is cracked and dark where those live who corrupt it, and less and less away from them', () => {
    const [whole] = drawCorruption(corruption);
    const marks = whole?.mark === 'group' ? whole.of.flatMap((mark) => (mark.mark === 'path' ? [mark] : [])) : [];
    const wide = marks.find(({ pen }) => pen.stroke === 'corruptLine' && pen.width === 0.065)?.d ?? '';
    const xs = [...wide.matchAll(/M(-?[\d.]+)/g)].map(([, x]) => Number(x));
    const between = (from: number, to: number) => xs.filter((x) => x >= from && x < to).length;
    expect(between(0, 8)).toBeGreaterThan(between(22, 30) * 1.5);
    expect(marks.filter(({ pen }) => pen.fill === 'dark').length).toBeGreaterThan(2);
  });

  it('[H2-HRD-02] lies under rooms and beads, in every look', () => {
    for (const above of ['walls', 'floors', 'furniture', 'beads', 'labels', 'hatching'] as const)
      expect(LAYER_NAMES.indexOf('corruption')).toBeLessThan(LAYER_NAMES.indexOf(above));
    const sheet = earthWith([corruption, lairRoom('den')]);
    for (const look of Object.values(LOOKS)) {
      const svg = toSvg(drawMap(sheet, { look }));
      expect(svg).toContain('data-piece="c1"');
      expect(svg).toContain(look.colours.corruptLine);
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    }
  });

  it('is the same again', () => {
    expect(drawCorruption(structuredClone(corruption))).toEqual(drawCorruption(corruption));
  });
});

describe('the Empire', () => {
  it('[H2-EMP-24] has its pennant on a room that it annexed, over the other signs', () => {
    const sign: Sign = {
      id: 'm1',
      since: 0,
      until: null,
      kind: 'annexed',
      at: { x: 15, y: 11 },
      piece: 'p1',
      what: null,
    };
    const pennant = drawSign(sign, figure(lairRoom('hall')), host2);
    expect(pennant).toHaveLength(1);
    const fort = drawSign({ ...sign, kind: 'fortification' }, figure(lairRoom('hall')), host2);
    expect(topOf(pennant)).toBeLessThan(10.4);
    expect(JSON.stringify(pennant)).not.toBe(JSON.stringify(fort));
    expect(drawSign(sign, undefined, host2)).toHaveLength(1);
  });
});

describe('territories', () => {
  const home = (x: number, y: number) => Territory.of([disc(x, y, 0.5)], 4.5).outline(30, 21);

  it('are shown only when asked for, on a layer of their own under beads and labels', () => {
    const sheet = earthWith([lairRoom('den')]);
    const layer = (territories?: Parameters<typeof drawTerritories>[0]) =>
      drawMap(sheet, territories ? { territories } : {}).layers.find(({ name }) => name === 'territory')?.marks;
    expect(layer()).toEqual([]);
    expect(layer([{ group: 'g1', rings: home(15, 11) }])).toHaveLength(1);
    for (const above of ['marks', 'beads', 'labels'] as const)
      expect(LAYER_NAMES.indexOf('territory')).toBeLessThan(LAYER_NAMES.indexOf(above));
  });

  it('are told apart by more than their hue: the dashes of the edge and the lie of the hatching', () => {
    const groups = Array.from({ length: 8 }, (_, i) => ({ group: `g${i}`, rings: home(15, 11) }));
    const drawn = drawTerritories(groups);
    const told = (mark: Mark | undefined) => {
      const of = mark?.mark === 'group' ? mark.of : [];
      return of.map((it) => (it.mark === 'path' ? [it.pen.dash, it.pen.stroke === 'ink' ? '' : it.d] : []));
    };
    expect(new Set(drawn.map((it) => JSON.stringify(told(it).map(([dash]) => dash)))).size).toBe(8);
    expect(new Set(drawn.map((it) => JSON.stringify(told(it)[1]))).size).toBe(8);
  });

  it('keep the tincture of a group whoever else is shown, while nobody has it', () => {
    const [alone] = drawTerritories([{ group: 'g3', rings: home(15, 11) }]);
    const [, beside] = drawTerritories([
      { group: 'g1', rings: home(5, 11) },
      { group: 'g3', rings: home(15, 11) },
    ]);
    expect(beside).toEqual(alone);
  });

  it('leave their holes bare', () => {
    // A ring of places with a gap in the middle that none of them reaches.
    const places = Array.from({ length: 12 }, (_, i) => {
      const turn = (i / 12) * 2 * Math.PI;
      return disc(15 + 5 * Math.cos(turn), 11 + 5 * Math.sin(turn), 0.5);
    });
    const rings = Territory.of(places, 1.5).outline(30, 21);
    expect(rings).toHaveLength(2);
    const [outer = 0, hole = 0] = rings.map(turning);
    expect(outer * hole).toBeLessThan(0);
    const [marks] = drawTerritories([{ group: 'g1', rings }]);
    const hatching = marks?.mark === 'group' && marks.of[1]?.mark === 'path' ? marks.of[1].d : '';
    const strokes = [...hatching.matchAll(/M(-?\d*\.?\d+) ?(-?\d*\.?\d+)l(-?\d*\.?\d+) ?(-?\d*\.?\d+)/g)];
    expect(strokes.length).toBeGreaterThan(10);
    for (const [, x, y, dx, dy] of strokes)
      expect(Math.hypot(Number(x) + Number(dx) / 2 - 15, Number(y) + Number(dy) / 2 - 11)).toBeGreaterThan(2.5);
  });

  it('may be nothing at all', () => {
    expect(drawTerritories([])).toEqual([]);
    expect(JSON.stringify(drawTerritories([{ group: 'g1', rings: [] }]))).not.toMatch(/NaN|null|Infinity/);
  });
});

/** Twice the signed area of a ring. */
function turning(ring: readonly number[]): number {
  let sum = 0;
  for (let i = 0, j = ring.length - 2; i < ring.length; j = i, i += 2)
    sum += (ring[j] as number) * (ring[i + 1] as number) - (ring[i] as number) * (ring[j + 1] as number);
  return sum;
}

function topOf(marks: readonly Mark[]): number {
  const of = marks.flatMap((mark) => (mark.mark === 'group' ? mark.of : []));
  return Math.min(
    ...of.flatMap((mark) => (mark.mark === 'path' ? [Number(/M-?[\d.]+ ?(-?[\d.]+)/.exec(mark.d)?.[1] ?? 99)] : [])),
  );
}
