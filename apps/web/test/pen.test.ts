import { secondView } from '@understory/host/second';
import { NO_PEN, type PenEdit } from '@understory/ink';
import { drawn, PEN_LIMITS, whatItWas } from '@understory/ink/pen';
import { pathLength } from '@understory/page';
import { spelled } from '@understory/table';
import { describe, expect, it } from 'vitest';
import { ageSheets } from '../src/parts/paper/age-sheets.ts';
import { penMeasures } from '../src/parts/paper/pen-measures.ts';
import { bent, handlesOf } from '../src/parts/pen/bend.ts';
import { named } from '../src/parts/pen/named.ts';
import { underRubber } from '../src/parts/pen/rub-out.ts';
import { labelAt, nudgeBy } from '../src/parts/pen/shift.ts';
import { covers, restuck, stickerBox, stickersIn } from '../src/parts/pen/stuck.ts';
import { Stroke } from '../src/parts/pen/thin.ts';
import { labelsOf, pieceAt, thingsOf } from '../src/parts/pen/things.ts';
import { readView } from '../src/storage/read-view.ts';
import { playedTo } from './played.ts';

const { world } = playedTo('a hand on the page', ({ journal }) => journal.age === 'civilization');
const tick = world.journal.entries.length - 1;
const under = (edits: readonly PenEdit[] = []) => ({
  world,
  called: spelled,
  tick,
  pen: drawn(edits),
  measures: penMeasures(world, tick),
});
const stroke = (x: number): PenEdit => ({
  do: 'stroke',
  age: 'primordial',
  ink: 'red',
  nib: 'fine',
  points: [x, 100, 50, x + 100, 100, 50],
});

describe('a hand on the map', () => {
  it('leaves out points that tell nothing, and stops when a stroke is full', () => {
    const it = new Stroke();
    expect(it.add(1, 1, 0.5)).toBe(true);
    expect(it.add(1.01, 1.01, 0.5)).toBe(true);
    expect(it.points).toEqual([100, 100, 50]);
    it.add(2, 1, 2);
    expect(it.points.slice(3)).toEqual([200, 100, 100]);
    for (let i = 0; it.add(i % 2 === 0 ? 5 : 6, i / 10, 0.5); i++) if (i > 5000) throw new Error('it never fills');
    expect(it.points).toHaveLength(3 * PEN_LIMITS.strokePoints);
  });

  it('rubs out the strokes and stickers it passes over, and no others', () => {
    const sticker: PenEdit = { do: 'sticker', age: 'primordial', emblem: 'dragon', x: 900, y: 500, size: 100, turn: 0 };
    const work = drawn([stroke(100), stroke(500), sticker]);
    expect(underRubber(work, 1.5, 1.1)).toEqual([0]);
    expect(underRubber(work, 5.5, 0.95)).toEqual([1]);
    expect(underRubber(work, 9.3, 5.2)).toEqual([2]);
    expect(underRubber(work, 3.5, 1)).toEqual([]);
    const dot: PenEdit = { do: 'stroke', age: 'primordial', ink: 'red', nib: 'fine', points: [300, 700, 50] };
    expect(underRubber(drawn([dot]), 3.1, 7.1)).toEqual([0]);
    expect(underRubber(drawn([dot]), 3.3, 7)).toEqual([]);
  });

  it('[H2-GEN-09] carries a sticker to another place on the page, while it is seen', () => {
    const sticker: PenEdit = { do: 'sticker', age: 'primordial', emblem: 'dragon', x: 900, y: 500, size: 100, turn: 0 };
    const seen = { hidden: [], tracing: {} };
    const [put] = stickersIn(under([sticker]), seen);
    if (!put) throw new Error('the sticker is not seen');
    expect(covers(put, { x: 9.4, y: 5.4 })).toBe(true);
    expect(covers(put, { x: 9.6, y: 5 })).toBe(false);
    expect(stickerBox(put)).toBe('M8.5 4.5h1v1h-1Z');
    const move = restuck(under(), put, { x: 4, y: 3 });
    expect(stickersIn(under([sticker, move]), seen)).toMatchObject([{ edit: 0, emblem: 'dragon', x: 4, y: 3 }]);
    expect(restuck(under(), put, { x: -2, y: 900 })).toMatchObject({ x: 0, y: world.page.height * 100 });
    expect(thingsOf(secondView, under([sticker]), [put])).toContainEqual({
      what: 'sticker',
      id: '0',
      name: 'Dragon',
      where: 'sticker',
    });
    expect(stickersIn(under([sticker]), { ...seen, hidden: ['stickers'] })).toEqual([]);
    expect(
      stickersIn(under([{ ...sticker, age: 'civilization' }]), {
        hidden: [],
        tracing: { civilization: { shown: false, opacity: 1 } },
      }),
    ).toEqual([]);
  });

  it('[H2-GEN-09] bends a tunnel softly about a handle, and leaves its ends', () => {
    const path = [0, 0, 8, 0];
    expect(handlesOf(path)).toEqual([
      { x: 2, y: 0 },
      { x: 4, y: 0 },
      { x: 6, y: 0 },
    ]);
    const points = bent(path, 1, 0, 0.5);
    const heights = points.filter((_, i) => i % 2 === 1);
    expect(Math.max(...heights)).toBe(50);
    expect(heights[0]).toBe(0);
    expect(heights.at(-1)).toBe(0);
    // Alike to either side, the more the nearer, and nothing beyond its reach.
    expect(heights).toEqual(heights.toReversed());
    expect(points.slice(0, 2)).toEqual([40, 0]);
    const rising = heights.slice(0, (heights.length + 1) / 2);
    expect(rising).toEqual([...rising].sort((a, b) => a - b));
    expect(new Set(rising).size).toBeGreaterThan(6);
    expect(pathLength([0, 0, ...points.map((it) => it / 100), 8, 0])).toBeGreaterThan(8);
  });

  it('[H2-GEN-09] nudges by what it is dragged, but never more than a bead from its own place', () => {
    const gem = world.page.pieces.find(({ kind }) => kind === 'gem');
    if (!gem) throw new Error('the world has no gems');
    expect(nudgeBy(under(), gem, { x: 0.25, y: 0 })).toMatchObject({ dx: 25, dy: 0 });
    const once = nudgeBy(under(), gem, { x: 0.6, y: 0 });
    expect(nudgeBy(under([once]), gem, { x: 0.6, y: 0 })).toMatchObject({ dx: 100, dy: 0 });
    expect(nudgeBy(under(), gem, { x: 3, y: 4 })).toMatchObject({ dx: 60, dy: 80 });
    const at = { x: (gem.shape.path[0] ?? 0) + 0.6, y: gem.shape.path[1] ?? 0 };
    expect(pieceAt(under(), { x: gem.shape.path[0] ?? 0, y: at.y })?.id).toBe(gem.id);
  });

  it('[H2-GEN-09] lists all that can be changed, by its newest name, with the labels that names bring', () => {
    const gem = world.page.pieces.find(({ kind }) => kind === 'gem');
    if (!gem) throw new Error('the world has no gems');
    const name: PenEdit = { do: 'name', id: gem.id, of: whatItWas(world.page, gem.id), text: 'The Eye' };
    expect(named(drawn([name]), { page: world.page, called: spelled }, gem.id, 'a gem')).toBe('The Eye');
    expect(named(NO_PEN, { page: world.page, called: spelled }, gem.id, 'a gem')).toBe('a gem');
    const places = new Set(
      thingsOf(secondView, under())
        .filter(({ what }) => what === 'piece')
        .map(({ where }) => where),
    );
    expect(places).toContain('on the surface');
    expect(places).not.toContain('stratum 0');
    expect(thingsOf(secondView, under([name])).filter((it) => it.name === 'The Eye')).toHaveLength(2);
    const label = labelsOf(under([name])).find(({ what }) => spelled(what) === 'The Eye');
    expect(labelAt(under([name]), label?.id ?? '', { x: -3, y: 5 })).toMatchObject({ of: gem.id, x: 0, y: 500 });
  });

  it('has the map drawn again only for what is on the map itself', () => {
    const name: PenEdit = { do: 'name', id: 'x', of: '', text: 'X' };
    const before = drawn([name]);
    const restick: PenEdit = { do: 'restick', sticker: 2, x: 1, y: 1 };
    expect(drawn([name, stroke(100), { do: 'erase', edits: [1] }, restick], before).ofMap).toBe(before.ofMap);
    expect(drawn([name, { do: 'reset', id: 'x' }], before).ofMap).not.toBe(before.ofMap);
    const [one, other] = [drawn([name, { ...name, id: 'y' }, stroke(1)]), drawn([{ ...name, id: 'z' }, stroke(1)])];
    expect([...one.ofMap.names.keys(), ...other.ofMap.names.keys()]).toEqual(['x', 'y', 'z']);
    expect([one.ofMap.strokes, other.ofMap.strokes]).toEqual([[], []]);
  });
});

describe('tracing paper', () => {
  it('[H2-GEN-08] has a sheet an age, each as much seen as is wished', () => {
    const sheets = ageSheets(world.journal.entries, {
      primordial: { shown: true, opacity: 0.4 },
      civilization: { shown: false, opacity: 1 },
    });
    expect(sheets.find(({ age }) => age === 'primordial')?.opacity).toBe(0.4);
    const later = sheets.find(({ age }) => age === 'civilization');
    expect(later?.opacity).toBe(0);
    expect(world.journal.entries[later?.since ?? 0]?.age).toBe('civilization');
  });

  it('is read back from storage as far as it fits', () => {
    const stored = { primordial: { shown: false, opacity: 0.5 }, odd: { shown: 1 }, nothing: null };
    expect(readView({ tracing: stored }).tracing).toEqual({ primordial: { shown: false, opacity: 0.5 } });
    expect(readView({ tracing: 'x' }).tracing).toEqual({});
  });
});
