import { bounds, box, line, type Piece } from '@understory/page';
import type { Rule } from '@understory/table';
import { playOut } from '@understory/table/testing';
import { describe, expect, it } from 'vitest';
import { floods } from '../../../src/first/aftermath/floods.ts';
import { roomsOf } from '../../../src/first/civilization/civ.ts';
import type { DwarfCiv } from '../../../src/first/civilization/dwarves/dwarf-civ.ts';
import { dwarves } from '../../../src/first/civilization/dwarves/dwarves.ts';
import { beginFeature, draw } from '../../../src/first/draw.ts';
import { type FirstWorld, firstEdition, firstOptions } from '../../../src/first/index.ts';
import { homeOf } from '../../../src/first/monsters/group.ts';
import { bodyOf, liquidIn } from '../../../src/first/words/liquid.ts';
import { network } from '../../../src/first/words/network.ts';
import { freeIn, group, has, lone, play, room, tunnel } from '../monsters/monsters-at.ts';
import { laid } from '../world-at.ts';
import { denWith, happens, lines } from './with-options.ts';

const wet = () => denWith({ water: true });

/** A cave full of something, as the caverns of the first age are. */
function pool(world: FirstWorld, kind: 'water' | 'magma', x: number, y: number): void {
  const what = { kind: kind === 'water' ? 'cave full of water' : 'cave full of magma' } as const;
  happens(world, () => draw(world, { clause: 'H1-PRM-T2.7', kind, shape: box(x, y, 1, 1), area: 1, what }));
}

/** A level river from the left to the right, in two stretches. */
function riverAt(world: FirstWorld, y: number): Piece[] {
  const feature = beginFeature(world, 'H1-PRM-07', 'river');
  const what = { kind: 'stretch of river' } as const;
  return [
    [0, y, 10, y],
    [10, y, 30, y],
  ].map((path) => draw(world, { clause: 'H1-PRM-07', kind: 'water', shape: line(path, 0.4), feature, what }));
}

const flooded = (world: FirstWorld) =>
  [...world.page.drawn()].flatMap(({ within, kind, variant }) => (within && variant === null ? [[within, kind]] : []));

/** A tunnel is dug, and what the options make of it. */
function dug(world: FirstWorld, path: readonly number[], script = {}): Piece {
  let piece: Piece | null = null;
  happens(
    world,
    () => {
      piece = tunnel(world, ...path);
    },
    script,
  );
  return piece as unknown as Piece;
}

describe('floods', () => {
  it('[H1-WAT-01] [H1-WAT-02] [H1-GEN-T2.6] what opens a source and leads down is flooded, level or upwards it stays dry; the player may say otherwise', () => {
    const world = wet();
    riverAt(world, 10);
    const down = dug(world, [5, 10, 5, 14]);
    expect(flooded(world)).toEqual([[down.id, 'water']]);
    const other = wet();
    riverAt(other, 10);
    dug(other, [5, 10, 5, 6]);
    dug(other, [15, 10, 15, 14], { choose: { 'H1-WAT-02': ['dry'] } });
    expect(flooded(other)).toEqual([]);
    const off = denWith({});
    riverAt(off, 10);
    dug(off, [5, 10, 5, 14]);
    expect(flooded(off)).toEqual([]);
  });

  it('[H1-WAT-02] [H1-WAT-03] nobody is asked about a flood that would fill nothing', () => {
    const world = wet();
    riverAt(world, 10);
    pool(world, 'magma', 5.7, 12);
    world.aftermath.looked = world.journal.entries.length;
    const down = tunnel(world, 5, 10, 5, 14);
    // The river fills what the magma might have run into.
    const { asked } = play(world, () => floods(world));
    expect(asked.map(({ topic }) => topic)).toEqual([{ kind: 'whether it floods', liquid: 'water' }]);
    expect(liquidIn(world.page, down)).toBe('water');
  });

  it('[H1-DWF-06] [H1-WAT-05] a people whose last one dies in a flood ends at once, before another season', () => {
    const world: FirstWorld = { ...laid(), options: firstOptions({ water: true }) };
    const { result } = playOut({ world, rule: (it) => dwarves.setUp(it) }, { dice: [3, 3] });
    const civ = result as DwarfCiv;
    world.civs.push(civ);
    world.at = { age: 'civilization', phase: 'season', year: 1, order: [0], season: 0 };
    world.journal.age = 'civilization';
    const [barracks] = roomsOf(world, civ, 'barracks') as [Piece];
    const { right, top } = bounds(barracks.shape);
    pool(world, 'magma', right + 0.6, top);
    happens(world, () => tunnel(world, right + 0.2, top, right - 0.5, top + 0.8), {});
    expect([civ.ending, civ.isOver]).toEqual(['no one left', true]);
    const works = world.page.pieces.length;
    playOut({ world, rule: (it) => firstEdition.next(it) as Rule }, {});
    expect([world.page.pieces.length, world.at, civ.year]).toEqual([works, { age: 'civilization', phase: 'end' }, 0]);
  });

  it('[H1-WAT-03] a river runs on without limit, a cave of water 9, magma one finger', () => {
    const long = (world: FirstWorld) => {
      const [cover] = [...world.page.drawn()].filter(({ within, variant }) => within && variant === null);
      const [, y = 0, , deep = 0] = cover?.shape.path ?? [];
      return Math.abs(deep - y);
    };
    const river = wet();
    riverAt(river, 5);
    dug(river, [5, 5, 5, 20]);
    const cave = wet();
    pool(cave, 'water', 5, 5.5);
    dug(cave, [5, 6, 5, 20]);
    const lava = wet();
    pool(lava, 'magma', 5, 5.5);
    dug(lava, [5, 6, 5, 20]);
    expect([long(river), long(cave), long(lava)].map(Math.round)).toEqual([15, 9, 5]);
    expect(long(lava)).toBeCloseTo(4.5, 1);
  });

  it('[H1-WAT-03] [H1-ALT-18] in a pocket universe it flows towards the middle, whichever way that is on the page', () => {
    const world = denWith({ water: true }, 'pocket universe');
    pool(world, 'water', 15, 17);
    const up = dug(world, [15, 16.4, 15, 12]);
    expect(flooded(world)).toEqual([[up.id, 'water']]);
  });

  it('[H1-WAT-04] a diverted river leaves its old bed dry, as a natural tunnel, and is one river still', () => {
    const world = wet();
    const [upper, lower] = riverAt(world, 10) as [Piece, Piece];
    const down = dug(world, [5, 10, 5, 14]);
    expect([upper.until, lower.until].includes(null)).toBe(false);
    const beds = world.page.pieces.filter((it) => it.what.kind === 'dry river bed' && it.until === null);
    expect(beds.map(({ shape }) => shape.path)).toEqual([
      [5, 10, 10, 10],
      [10, 10, 30, 10],
    ]);
    expect(network(world.page).tunnels.has(beds[0]?.id ?? '')).toBe(true);
    const water = [...world.page.drawn()].filter(({ kind }) => kind === 'water');
    expect(new Set(water.map(({ feature }) => feature)).size).toBe(1);
    // Tapped again higher up, what it had flooded is dry once more.
    const second = dug(world, [2, 10, 2, 13]);
    expect([liquidIn(world.page, down), liquidIn(world.page, second)]).toEqual([null, 'water']);
  });

  it('[H1-WAT-05] whose home is flooded moves to the nearest dry room; its ○ there stays; magma kills 1● of it', () => {
    const flooding = (kind: 'water' | 'magma') => {
      const world = wet();
      pool(world, kind, 10, 8);
      const home = room(world, 10, 12);
      const dry = room(world, 14, 11);
      room(world, 20, 11);
      const me = group(world, home, 'breeders', 'Goblins', 3, 2);
      const beast = lone(world, home, 'primordial beast', 1);
      dug(world, [10, 8.5, 10, 11.8]);
      return { world, home, dry, me, beast };
    };
    const { world, home, dry, me, beast } = flooding('water');
    expect([homeOf(me), has(world, me), freeIn(world, home), beast.at.piece === home.id]).toEqual([
      dry.id,
      [3, 0],
      2,
      false,
    ]);
    const hot = flooding('magma');
    expect(has(hot.world, hot.me)[0]).toBe(2);
  });

  it('[H1-WAT-06] [H1-MEA-14] what is flooded is a way for everybody as before, and so is a cave full of water', () => {
    const world = wet();
    pool(world, 'water', 10, 8);
    const down = dug(world, [10, 8.5, 10, 12]);
    const cave = world.page.pieces.find((it) => it.kind === 'cave' && it.until === null) as Piece;
    const ways = network(world.page);
    expect([ways.rooms.has(cave.id), ways.tunnels.has(down.id)]).toEqual([true, true]);
    expect([liquidIn(world.page, cave), liquidIn(world.page, down)]).toEqual(['water', 'water']);
    expect(bodyOf(world.page, cave, 'water').length).toBeGreaterThan(1);
    expect(lines(world, 'flooded')).toMatchObject([{ piece: down.id, liquid: 'water' }]);
  });
});
