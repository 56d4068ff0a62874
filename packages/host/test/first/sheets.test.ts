import { box, line, type Piece } from '@understory/page';
import { playOut } from '@understory/table/testing';
import { describe, expect, it } from 'vitest';
import { darkElves } from '../../src/first/civilization/dark-elves/dark-elves.ts';
import { draw } from '../../src/first/draw.ts';
import { type FirstWorld, firstEdition, firstOptions } from '../../src/first/index.ts';
import { lawsOf } from '../../src/first/monsters/laws.ts';
import { beginAge, sheetOf } from '../../src/first/record.ts';
import { drawCave } from '../../src/first/words/natural.ts';
import { layOut } from '../../src/first/worlds/worlds.ts';
import { group } from './monsters/monsters-at.ts';
import { LIES, laid } from './world-at.ts';

const hall = (world: FirstWorld, x: number, y: number): Piece =>
  draw(world, {
    clause: 'H1-DWF-09',
    kind: 'room',
    shape: box(x, y, 1, 1),
    area: 20,
    what: { kind: 'den' },
    people: 'dwarves',
    manner: 'square',
  });

const tunnel = (world: FirstWorld, from: number, to: number, y: number): Piece =>
  draw(world, {
    clause: 'H1-DWF-10',
    kind: 'tunnel',
    shape: line([from, y, to, y], 0.4),
    what: { kind: 'natural tunnel' },
    people: 'dwarves',
    manner: 'square',
  });

const turn = (world: FirstWorld, ...ages: readonly Parameters<typeof beginAge>[1][]) => {
  for (const age of ages) beginAge(world, age, 'H1-GEN-01');
};

describe('sheets', () => {
  it('[H1-GEN-10] begin with the peoples, with every disaster, with the villains, and where a disaster finds one full', () => {
    const world = laid();
    const at = (x: number) => drawCave({ world, clause: 'H1-PRM-05', feature: null }, { x, y: 10 });
    const first = at(3);
    turn(world, 'civilization');
    const second = at(6);
    turn(world, 'disaster');
    const third = at(9);
    turn(world, 'monsters');
    const alsoThird = at(12);
    expect([first, second, third, alsoThird].map((it) => sheetOf(world, it))).toEqual([0, 1, 2, 2]);
    lawsOf(world).turnSheet(world);
    expect(world.sheets).toHaveLength(2);
    for (let i = 0; i < 40; i++) hall(world, 1 + (i % 20) * 1.4, 14 + Math.floor(i / 20) * 2);
    lawsOf(world).turnSheet(world);
    turn(world, 'disaster', 'monsters', 'villainy');
    expect(world.sheets.map(({ age }) => age)).toEqual([
      'civilization',
      'disaster',
      'monsters',
      'disaster',
      'villainy',
    ]);
    expect(world.ages.map(({ name }) => name).slice(-3)).toEqual(['disaster 2', 'monsters 2', 'villainy']);
  });

  it('[H1-GEN-11] what lies fallow is drawn anew by who moves in: rooms, and tunnels that lie wholly in the zone', () => {
    const world = laid();
    turn(world, 'civilization');
    const [home, far] = [hall(world, 10, 10), hall(world, 20, 10)];
    const [short, long] = [tunnel(world, 10.5, 11.3, 10), tunnel(world, 9.5, 4, 10)];
    turn(world, 'disaster', 'monsters');
    const anew = () =>
      world.page.bonds.flatMap((it) => (it.kind === 'redrawn' ? [[it.piece, it.group, it.anew?.people]] : []));
    const me = group(world, home, 'alpha', 'Troll', 1, 0);
    expect(anew()).toEqual([[home.id, me.id, 'breeders']]);
    lawsOf(world).founded(world, me);
    expect(anew()).toEqual([
      [home.id, me.id, 'breeders'],
      [short.id, me.id, 'breeders'],
    ]);
    expect(anew().map(([piece]) => piece)).not.toContain(far.id);
    const isLast = world.page.bonds.at(-1)?.anew;
    expect(isLast).toEqual({ age: 'monsters', people: 'breeders', manner: 'square' });
    lawsOf(world).founded(world, me);
    expect(anew()).toHaveLength(2);
    turn(world, 'disaster', 'monsters');
    lawsOf(world).founded(world, me);
    expect(anew().slice(2)).toEqual(anew().slice(0, 2));
    expect(world.page.piece(long.id).until).toBeNull();
  });
});

describe('pens', () => {
  const withPens = (pens: 'by people' | 'one a group') => {
    const world = firstEdition.begin(firstOptions({ pens }), 'test');
    layOut(world, 'usual', LIES.usual());
    return world;
  };

  it('[H1-GEN-14] [H1-GEN-T2.10] are those of the hands, unless each group has its own', () => {
    for (const [pens, expected] of [
      ['by people', [undefined, undefined, undefined]],
      ['one a group', [undefined, 0, 1]],
    ] as const) {
      const world = withPens(pens);
      const cave = drawCave({ world, clause: 'H1-PRM-05', feature: null }, { x: 5, y: 10 });
      const groups = [group(world, cave, 'delvers', 'Dwarves', 1, 0), group(world, cave, 'breeders', 'Orcs', 1, 0)];
      const dug = groups.map(({ id }) =>
        draw(world, {
          clause: 'H1-DLV-03',
          kind: 'room',
          shape: box(15, 10, 1, 1),
          what: { kind: 'den' },
          owner: id,
          people: 'delvers',
        }),
      );
      expect([cave, ...dug].map(({ pen }) => pen)).toEqual(expected);
      expect(firstOptions().pens).toBe('by people');
    }
  });

  it('[H1-GEN-14] a colony draws with the pen of its people, and what is drawn anew is drawn with that of who moves in', () => {
    const world = withPens('one a group');
    turn(world, 'civilization');
    playOut({ world, rule: (it) => darkElves.setUp(it) }, { dice: null });
    const palaces = world.page.pieces.filter(({ room }) => room === 'palace');
    expect(palaces.map(({ pen }) => pen)).toEqual([0, 0, 0]);
    turn(world, 'disaster', 'monsters');
    const [first] = palaces as [Piece, ...Piece[]];
    group(world, first, 'alpha', 'Troll', 1, 0);
    expect(world.page.bonds.at(-1)).toMatchObject({ kind: 'redrawn', anew: { people: 'breeders', pen: 1 } });
  });
});
