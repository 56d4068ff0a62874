import { describe, expect, it } from 'vitest';
import { CREDIT } from '../src/credit.ts';
import { EVENTS } from '../src/events.table.ts';
import { picture } from '../src/picture.ts';
import { SEARCH_DECKS } from '../src/search.table.ts';
import { FACES, facesOf } from '../src/tiles.table.ts';
import { childToward, hasOpenExit, hasOpenStaircase, nextToward, spaceBefore, stepsTo } from '../src/ways.ts';
import { inPlay, MONSTER_DICE, newWorld, TOKENS, tileAt } from '../src/world.ts';
import { DICE, phase, table, walk } from './table.ts';

const FORK = {
  tiles: [
    'The Cliff',
    'Stairs Down',
    'The Pit',
    { tile: 'Long Corridor', after: 'Stairs Down', by: 'staircase' },
    { tile: 'The Narrow Passage', after: 'Long Corridor' },
  ],
};

describe('measures and words', () => {
  it('[DE-WRD-01] there are three kinds of monsters, and all of them hinder a search', () => {
    expect(Object.keys(TOKENS)).toEqual(['goblin', 'skeleton', 'grislyk']);
    for (const here of [{ goblins: 1 }, { skeletons: 1 }, { grislyk: true }]) {
      const world = table({ tiles: ['The Cliff'], kora: { tile: 1 }, monsters: [{ on: 1, ...here }] });
      expect(phase(world, 3).asked).toEqual([]);
    }
  });

  it('[DE-WRD-02] Kora stands on a space, a monster on a tile', () => {
    const world = table({ tiles: ['The Cliff'], kora: { tile: 1, space: 4 }, monsters: [{ on: 1, goblins: 1 }] });
    expect(picture(world).kora).toMatchObject({ tile: 1, space: 4 });
    expect(picture(world).tiles[1]).toMatchObject({ goblins: 1 });
  });

  it('[DE-WRD-03] spaces are numbered in a line from the side of entry', () => {
    const world = table({ tiles: ['Long Corridor'], dice: { ...DICE, combat: 4, speed: 8 } });
    walk(world, [8], ['on', 'on', 'on', 'on', 'on', 'on', 'back', 'stop']);
    expect(world).toMatchObject({ at: 1, space: 5 });
  });

  it('[DE-WRD-04] space 1 touches the space from which the tile was placed', () => {
    const world = table(FORK);
    expect(spaceBefore(world, tileAt(world, 1))).toBe(1);
    expect(spaceBefore(world, tileAt(world, 2))).toBe(5);
    expect(spaceBefore(world, tileAt(world, 4))).toBe(3);
  });

  it('[DE-WRD-05] a search is of the tile that holds Kora', () => {
    const world = table({ ...FORK, kora: { tile: 2, space: 5 } });
    phase(world, 3, { choose: { 'DE-SCH-02': ['Nothing'] } });
    expect(world.tiles.map((it) => it.searched)).toEqual([false, false, true, false, false, false]);
  });

  it('[DE-WRD-06] ways go along the tree', () => {
    const world = table(FORK);
    expect(nextToward(world, 3, 5)).toBe(2);
    expect(nextToward(world, 2, 5)).toBe(4);
    expect(nextToward(world, 4, 5)).toBe(5);
    expect(nextToward(world, 5, 0)).toBe(4);
    expect(childToward(world, 4, 3)).toBe(-1);
    expect(stepsTo(Object.assign(world, { at: 3, space: 2 }), 5)).toBe(2 + 2 + 1 + 6);
  });

  it('[DE-WRD-07] the Entrance counts as Level I', () => {
    expect(newWorld(4).tiles[0]).toMatchObject({ face: FACES.entrance, level: 1 });
  });

  it('[DE-WRD-08] each attribute has the die assigned to it at the moment', () => {
    const world = table();
    phase(world, 2, { choose: ['4-8-6'] });
    expect(world.dice).toEqual({ combat: 4, defense: 8, speed: 6 });
  });

  it('[DE-WRD-09] bonuses count in every roll alike', () => {
    const items = ['Amulet of Speed'];
    const world = table({ tiles: ['Dead End'], items, dice: { combat: 8, defense: 6, speed: 4 } });
    walk(world, [1], ['on', 'on']);
    expect(world).toMatchObject({ at: 1, space: 2 });
    const rocks = table({ events: ['Falling Rocks'], items, dice: DICE });
    phase(rocks, 7, { dice: [4, 3] });
    expect(rocks.life).toBe(6);
  });

  it('[DE-WRD-10] an equal or higher attribute passes, a lower one fails', () => {
    for (const [against, rolled, life] of [
      [4, 3, 5],
      [4, 4, 6],
      [3, 4, 6],
    ] as const) {
      const world = table({ events: ['Falling Rocks'], dice: DICE });
      phase(world, 7, { dice: [against, rolled] });
      expect(world.life).toBe(life);
    }
  });

  it('[DE-WRD-11] Life starts at six and never rises above it', () => {
    const world = table({ items: ['Healing Balm'], life: 5 });
    phase(world, 4, { choose: ['balm'] });
    expect(newWorld(4).life).toBe(6);
    expect(world.life).toBe(6);
  });

  it('[DE-WRD-12] Life 0 loses at once: the second goblin does not attack', () => {
    const given = { tiles: ['The Cliff'], kora: { tile: 1 }, life: 1, dice: DICE };
    const world = table({ ...given, monsters: [{ on: 1, goblins: 2 }] });
    phase(world, 1, { dice: [4, 1] });
    expect(world).toMatchObject({ life: 0, result: 'defeat' });
  });

  it('[DE-WRD-13] in play means on the board or on the track', () => {
    const given = {
      tiles: ['The Cliff'],
      monsters: [{ on: 1, goblins: 2 }],
      track: { goblins: [1, 0, 1], grislyk: 2 },
    };
    const world = table(given);
    expect(inPlay(world, 'goblin')).toBe(4);
    expect(inPlay(world, 'grislyk')).toBe(1);
    expect(inPlay(table({ done: ['grislyk'] }), 'grislyk')).toBe(0);
  });

  it('[DE-WRD-14] a way on is an exit or a staircase with no tile beyond it', () => {
    const world = table({ tiles: ['Stairs Down', 'Dead End'] });
    expect(world.tiles.map(hasOpenExit)).toEqual([false, false, false]);
    expect(world.tiles.map(hasOpenStaircase)).toEqual([false, true, false]);
    expect(hasOpenExit(tileAt(table({ tiles: ['The Cliff'] }), 1))).toBe(true);
  });
});

describe('components', () => {
  it('[DE-CMP-01] thirteen tiles', () => {
    expect(Object.values(FACES).reduce((sum, it) => sum + it.copies, 0)).toBe(13);
  });

  it('[DE-CMP-02] twenty Event cards with three sections each', () => {
    expect(EVENTS).toHaveLength(20);
    expect(EVENTS.every((it) => it.levels.length === 3)).toBe(true);
  });

  it('[DE-CMP-03] six, five and four Search cards', () => {
    expect(SEARCH_DECKS.map((deck) => deck.reduce((sum, it) => sum + it.copies, 0))).toEqual([6, 5, 4]);
  });

  it('[DE-CMP-04] the character card has three dice and Life', () => {
    const { dice, life } = picture(table({ dice: DICE }));
    expect({ ...dice, life }).toEqual({ combat: 8, defense: 6, speed: 4, life: 6 });
  });

  it('[DE-CMP-05] one Monster Track', () => {
    expect(picture(table()).track.map((it) => it.space)).toEqual([1, 2, 3]);
  });

  it('[DE-CMP-06] four level markers, "To Level II" twice', () => {
    const both = [
      'Stairs Down',
      { tile: 'Stairs Down', after: 1, by: 'staircase' },
      { tile: 'The Cliff', after: 2, by: 'staircase' },
    ];
    const texts = picture(table({ tiles: both })).markers.map((it) => it.text);
    expect(texts.sort()).toEqual(['To Level I', 'To Level II', 'To Level II', 'To Level III']);
  });

  it('[DE-CMP-07] six goblins, six skeletons, one Grislyk', () => {
    expect(TOKENS).toEqual({ goblin: 6, skeleton: 6, grislyk: 1 });
  });

  it("[DE-CMP-08] Kora's dice are a d4, a d6 and a d8", () => {
    const { asked } = phase(table(), 2, { choose: ['8-6-4'] });
    const [ask] = asked;
    if (ask?.ask !== 'choose') throw new Error('no choice');
    for (const { key } of ask.options) expect(key.split('-').map(Number).sort()).toEqual([4, 6, 8]);
  });

  it('[DE-CMP-09] goblins throw a d4, skeletons and Grislyk a d8', () => {
    expect(MONSTER_DICE).toEqual({ goblin: 4, skeleton: 8, grislyk: 8 });
  });

  it('[DE-CMP-11] the credit names Noah', () => {
    expect(CREDIT).toContain('Noah Sheola, 2013, under CC BY-NC-ND 3.0');
    expect(CREDIT).not.toContain('Doah');
  });
});

describe('tiles', () => {
  const row = (name: keyof typeof FACES) => {
    const { name: called, copies, group, spaces, exit, staircase, arrow } = FACES[name];
    return [called, copies, group, spaces, exit, staircase, arrow];
  };

  it('[DE-TIL-T1.1] Dungeon Entrance', () => {
    expect(row('entrance')).toEqual(['Dungeon Entrance', 1, 'start', 1, 'ahead', 0, false]);
  });
  it('[DE-TIL-T1.2] Stairs Down', () => {
    expect(row('stairs')).toEqual(['Stairs Down', 2, 'stairs', 5, 'ahead', 3, false]);
  });
  it('[DE-TIL-T1.3] Book Chamber', () => {
    expect(row('book')).toEqual(['Book Chamber', 1, 'terminus', 3, 'none', 0, false]);
  });
  it('[DE-TIL-T1.4] Crucible Chamber', () => {
    expect(row('crucible')).toEqual(['Crucible Chamber', 1, 'terminus', 3, 'none', 0, false]);
  });
  it('[DE-TIL-T1.5] Dead End', () => {
    expect(row('deadEnd')).toEqual(['Dead End', 1, 'terminus', 3, 'none', 0, false]);
  });
  it('[DE-TIL-T1.6] The Cliff', () => {
    expect(row('cliff')).toEqual(['The Cliff', 1, 'general', 5, 'ahead', 0, false]);
  });
  it('[DE-TIL-T1.7] The Narrow Passage', () => {
    expect(row('narrow')).toEqual(['The Narrow Passage', 1, 'general', 5, 'ahead', 0, false]);
  });
  it('[DE-TIL-T1.8] The Hall of Blades', () => {
    expect(row('blades')).toEqual(['The Hall of Blades', 1, 'general', 5, 'ahead', 0, false]);
  });
  it('[DE-TIL-T1.9] The Pit', () => {
    expect(row('pit')).toEqual(['The Pit', 1, 'general', 2, 'ahead', 0, false]);
  });
  it('[DE-TIL-T1.10] Left Bend', () => {
    expect(row('leftBend')).toEqual(['Left Bend', 1, 'general', 5, 'left', 0, true]);
  });
  it('[DE-TIL-T1.11] Right Bend', () => {
    expect(row('rightBend')).toEqual(['Right Bend', 1, 'general', 5, 'right', 0, true]);
  });
  it('[DE-TIL-T1.12] Long Corridor', () => {
    expect(row('corridor')).toEqual(['Long Corridor', 1, 'general', 6, 'ahead', 0, false]);
  });

  it('[DE-TIL-01] exits turn as seen in the direction of travel, and a terminus ends the line', () => {
    const { tiles } = picture(table({ tiles: ['Right Bend', 'Left Bend', 'The Cliff', 'Dead End'] }));
    expect(tiles.map(({ x, y, heading }) => [x, y, heading])).toEqual([
      [0, 0, 0],
      [0, 1, 0],
      [1, 1, 1],
      [1, 2, 0],
      [1, 3, 0],
    ]);
    const end = table({ tiles: ['Dead End'], kora: { tile: 1, space: 3 }, dice: DICE });
    const { asked } = walk(end, [1], ['stop']);
    expect(asked.at(-1)).toMatchObject({ options: [{ key: 'back' }, { key: 'stop' }] });
  });

  it('[DE-TIL-02] entry is by space 1, the exit at the last space', () => {
    const world = table({ tiles: ['The Cliff'], kora: { tile: 1, space: 5 }, dice: DICE });
    walk(world, [1], ['on'], { 'DE-SET-03': ['The Pit'] });
    expect(world).toMatchObject({ at: 2, space: 1 });
  });

  it('[DE-TIL-03] the two bends make a zigzag and never a U', () => {
    for (const bends of [
      ['Left Bend', 'Right Bend'],
      ['Right Bend', 'Left Bend'],
    ]) {
      const { tiles } = picture(table({ tiles: [...bends, 'The Cliff'] }));
      expect(tiles[3]?.heading).toBe(0);
    }
    expect(
      facesOf('general')
        .filter((it) => it.arrow)
        .map((it) => it.exit),
    ).toEqual(['left', 'right']);
  });

  it('[DE-TIL-04] the staircase is on the right-hand side and touches space 3', () => {
    const given = { tiles: ['Stairs Down'], dice: { ...DICE, speed: 8, combat: 4 } };
    const world = table({ ...given, kora: { tile: 1, space: 3 } });
    walk(world, [2], ['down', 'back'], { 'DE-SET-04': ['The Pit'] });
    expect(world).toMatchObject({ at: 1, space: 3 });
    expect(picture(world).tiles[2]).toMatchObject({ x: 1, y: 1, heading: 1 });
    for (const space of [1, 2, 4, 5]) {
      const { asked } = walk(table({ ...given, kora: { tile: 1, space } }), [1], ['stop']);
      expect(JSON.stringify(asked.at(-1))).not.toContain('"down"');
    }
  });

  it('[DE-TIL-05] seven general tiles, with the bends and the Long Corridor', () => {
    expect(facesOf('general').map((it) => it.name)).toEqual([
      'The Cliff',
      'The Narrow Passage',
      'The Hall of Blades',
      'The Pit',
      'Left Bend',
      'Right Bend',
      'Long Corridor',
    ]);
  });
});
