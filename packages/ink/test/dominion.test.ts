import { PAGE_SIZES } from '@understory/host';
import { type SecondWorld, secondEdition, secondOptions } from '@understory/host/second';
import { disc, livedAt } from '@understory/page';
import { distance } from '@understory/ruler';
import { Game } from '@understory/table';
import { describe, expect, it } from 'vitest';
import { bookOf } from '../src/books.ts';
import { drawBorder } from '../src/dominion.ts';
import type { Figure } from '../src/figure.ts';
import type { Terrain } from '../src/ground/terrain.ts';
import { drawMap, Kept } from '../src/index.ts';
import type { GroupMark, Mark } from '../src/mark.ts';
import { WallField } from '../src/walls/wall-field.ts';
import { lairRoom } from './monster-pieces.ts';

const NOW = Number.MAX_SAFE_INTEGER;

/** A world in which the Empire has built and has annexed somebody. */
function empire(): SecondWorld {
  for (let nth = 1; nth < 40; nth++) {
    const options = secondOptions(PAGE_SIZES.standard);
    const game = new Game(secondEdition, { seed: `dominion ${nth}`, options, bookmarks: 0 });
    game.playTo(() => false, 'story');
    const { page } = game.world;
    const there = page.pieces.filter((it) => livedAt(it, NOW));
    if (there.some(({ room }) => room === 'Capital') && page.marks.some(({ kind }) => kind === 'annexed'))
      return game.world;
  }
  throw new Error('no empire');
}

const world = empire();
const rooms = (() => {
  const there = world.page.pieces.filter((it) => livedAt(it, NOW));
  const capital = there.find(({ room }) => room === 'Capital');
  return there.filter(({ kind, owner, age }) => kind === 'room' && owner === capital?.owner && age === capital?.age);
})();

const drawn = (tick?: number) =>
  drawMap(world.page, {
    edition: '2',
    called: (what) => secondEdition.telling.called(world, what),
    ...(tick === undefined ? {} : { tick }),
  }).layers;
const layer = (name: string, tick?: number): readonly Mark[] => drawn(tick).find((it) => it.name === name)?.marks ?? [];
const all = (marks: readonly Mark[]): Mark[] =>
  marks.flatMap((it) => (it.mark === 'group' ? [it, ...all(it.of)] : [it]));
const paths = (marks: readonly Mark[]) => all(marks).flatMap((it) => (it.mark === 'path' ? [it] : []));
/** The line of the border: dashes of blood. */
const borders = (marks: readonly Mark[]) => paths(marks).filter(({ pen }) => pen.stroke === 'blood' && pen.dash);
const founded = Math.min(...rooms.map(({ since }) => since));

describe('the reach of an empire', () => {
  it('has a border with stones along it, from its founding on', () => {
    expect(borders(layer('corruption'))).toHaveLength(1);
    expect(paths(layer('corruption')).some(({ pen }) => pen.fill === 'smoke')).toBe(true);
    expect(borders(layer('corruption', founded - 1))).toEqual([]);
  });

  it('has no two stones beside each other where two stretches of its border run side by side', () => {
    const kept = new Kept();
    const rows = [6, 10.6].flatMap((y) =>
      [6, 9, 12, 15, 18].map((x) => lairRoom('usual', { id: `${x} ${y}`, shape: disc(x, y, 0.6), stratum: 3 })),
    );
    const held = rows.map((it) => kept.figure(it, bookOf('2')));
    const dominion = { capital: held[0] as Figure, rooms: held, ways: [], vassals: [], signed: new Set<string>() };
    const size = { width: 24, height: 20 };
    const terrain = { surfaceAt: () => 0 } as unknown as Terrain;
    const stones = paths(drawBorder(dominion, size, terrain, new WallField(24, 20), [])).filter(
      ({ pen }) => pen.fill === 'smoke',
    );
    const feet = stones.flatMap(({ d }) =>
      d
        .split('M')
        .slice(1)
        .map((it) => it.match(/-?[\d.]+/g)?.map(Number) ?? []),
    );
    expect(feet.length).toBeGreaterThan(8);
    for (const [i, [x = 0, y = 0]] of feet.entries())
      for (const [u = 0, v = 0] of feet.slice(0, i)) expect(distance(x, y, u, v)).toBeGreaterThan(1.2);
  });

  it('has a banner in each of its rooms, and two in the capital', () => {
    const hung = all(layer('marks'))
      .flatMap((it): GroupMark[] => (it.mark === 'group' && it.piece ? [it] : []))
      .filter(({ of }) => paths(of).some(({ pen }) => pen.fill === 'blood'));
    const banners = new Map(rooms.map(({ id }) => [id, hung.filter(({ piece }) => piece === id)]));
    for (const { id, room } of rooms) {
      const cloths = paths(banners.get(id) ?? []).filter(({ pen }) => pen.fill === 'blood' && pen.stroke === 'ink');
      expect(cloths.length, room ?? id).toBe(room === 'Capital' ? 2 : 1);
    }
    expect(borders(layer('marks', founded - 1))).toEqual([]);
  });

  it('has paved ways', () => {
    const setts = (tick?: number) =>
      paths(layer('furniture', tick)).filter(({ pen }) => pen.stroke === 'pencil' && pen.dash && pen.width === 0.24);
    expect(setts()).toHaveLength(1);
    expect(setts(founded - 1)).toEqual([]);
  });

  it('[H2-EMP-24] reaches round those who were annexed', () => {
    const mark = world.page.marks.find(({ kind }) => kind === 'annexed');
    const [before, after] = [(mark?.since ?? 0) - 1, mark?.since ?? 0].map((tick) =>
      borders(layer('corruption', tick)),
    );
    expect(after?.[0]?.d).not.toBe(before?.[0]?.d);
  });
});
