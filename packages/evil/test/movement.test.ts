import { describe, expect, it } from 'vitest';
import { ATTACK, MOVE, type Move } from '../src/moves.ts';
import { picture } from '../src/picture.ts';
import { whyNot } from '../src/why-not.ts';
import { act, DICE, offered, phase, table, told, walk, wholeRound } from './table.ts';

const FAST = { combat: 4, defense: 6, speed: 8 };

describe('phase 5', () => {
  const given = { tiles: ['The Narrow Passage', 'Long Corridor'], dice: FAST };
  const beset = { ...given, kora: { tile: 1, space: 2 }, monsters: [{ on: 1, goblins: 2 }] };

  it('[DE-ACT-01] neither, or only one of the two', () => {
    expect(offered(act(table(beset), [], ['done']), 'DE-ACT-01')).toEqual([['attack goblin', 'move', 'done']]);
    const world = table(beset);
    act(world, [4, 1], ['attack goblin', 'done']);
    expect(world.tiles[1]?.goblin).toBe(1);
  });

  it('[DE-ACT-01] attack, then move, and no attack after it', () => {
    const played = act(table(beset), [4, 1, 1], ['attack goblin', 'move'], ['on']);
    expect(offered(played, 'DE-ACT-01')).toEqual([
      ['attack goblin', 'move', 'done'],
      ['attack goblin', 'move', 'done'],
    ]);
    const { world } = played;
    Object.assign(world, { phase: 'act' });
    expect(whyNot(world, ATTACK.goblin)).toMatchObject({ clause: 'DE-ACT-01' });
    expect(whyNot(world, MOVE)).toMatchObject({ clause: 'DE-ACT-01' });
  });

  it('[DE-ACT-01] move, then attack, and no move after it', () => {
    const world = table({ ...given, kora: { tile: 2 }, monsters: [{ on: 1, goblins: 2 }] });
    const played = act(world, [8, 4, 1], ['move', 'attack goblin', 'done'], ['back']);
    expect(offered(played, 'DE-ACT-01')).toEqual([
      ['move', 'done'],
      ['attack goblin', 'done'],
      ['attack goblin', 'done'],
    ]);
  });

  it('[DE-MOV-01] steps in any direction, also back over spaces already crossed', () => {
    const world = table({ ...given, kora: { tile: 1 } });
    const played = walk(world, [5], ['on', 'on', 'back', 'on', 'on']);
    expect(world).toMatchObject({ at: 1, space: 4 });
    expect(told(played, 'stepped')).toMatchObject([
      { from: { tile: 1, space: 1 }, to: { tile: 1, space: 2 }, left: 4 },
      { to: { space: 3 } },
      { to: { space: 2 } },
      { to: { space: 3 } },
      { to: { space: 4 }, left: 0 },
    ]);
  });

  it('[DE-MOV-02] a step beyond an open way draws a tile, as often as it comes', () => {
    const world = table({ dice: FAST, items: ['Rope'] });
    walk(world, [5], ['on', 'on', 'on', 'on', 'on'], { 'DE-SET-03': ['The Pit', 'The Cliff'] });
    expect(world.tiles.map((it) => it.face.name)).toEqual(['Dungeon Entrance', 'The Pit', 'The Cliff']);
    expect(world).toMatchObject({ at: 2, space: 3 });
  });

  it('[DE-MOV-02] no tile is drawn where one lies already', () => {
    const world = table({ ...given, kora: { tile: 1, space: 5 } });
    walk(world, [1], ['on']);
    expect(world).toMatchObject({ at: 2, space: 1 });
    expect(world.tiles).toHaveLength(3);
  });

  it('[DE-MOV-03] a monster on the tile entered ends the movement on the space entered', () => {
    const world = table({ ...given, kora: { tile: 1, space: 5 }, monsters: [{ on: 2, skeletons: 1 }] });
    const played = walk(world, [6], ['on']);
    expect(world).toMatchObject({ at: 2, space: 1, steps: 0 });
    expect(told(played, 'halted')).toMatchObject([{ clause: 'DE-MOV-03' }]);
  });

  it('[DE-MOV-04] Kora may leave a tile that holds monsters', () => {
    const world = table(beset);
    walk(world, [2], ['back', 'back']);
    expect(world.at).toBe(0);
  });

  it('[DE-MOV-05] a movement may be of no steps and still counts', () => {
    const world = table({ done: ['grislyk'], dice: FAST });
    act(world, [3], ['move'], ['stop']);
    expect(world.result).toBe('minor');
  });

  it('[DE-MOV-06] death on a step ends the game there', () => {
    const world = table({ tiles: ['The Hall of Blades'], life: 1, dice: FAST });
    walk(world, [8, 4, 1], ['on']);
    expect(world).toMatchObject({ result: 'defeat', at: 1, space: 1 });
  });

  it('[DE-MOV-01] a step that is not allowed is refused, with its clause', () => {
    const why = (more: object, move: Move) =>
      whyNot(Object.assign(table({ tiles: ['Stairs Down', 'Dead End'], steps: 2, ...more }), { phase: 'act' }), move)
        ?.clause;
    expect(why({}, { kind: 'step', heading: 'back' })).toBe('DE-SPC-01');
    expect(why({ kora: { tile: 2, space: 3 } }, { kind: 'step', heading: 'on' })).toBe('DE-TIL-01');
    expect(why({ kora: { tile: 1, space: 2 } }, { kind: 'step', heading: 'down' })).toBe('DE-TIL-04');
    expect(why({ kora: { tile: 2 } }, { kind: 'step', heading: 'down' })).toBe('DE-TIL-04');
    expect(why({ kora: { tile: 1, space: 3 } }, { kind: 'step', heading: 'down' })).toBeUndefined();
    expect(why({ steps: 0 }, { kind: 'step', heading: 'on' })).toBe('DE-MOV-01');
    expect(whyNot(table(), MOVE)).toMatchObject({ clause: 'DE-RND-01' });
    expect(whyNot(Object.assign(table(), { result: 'defeat' }), MOVE)).toMatchObject({ clause: 'DE-RND-04' });
  });
});

describe('placing tiles', () => {
  it('[DE-PLC-01] beyond an exit the level stays, beyond a staircase it is one more', () => {
    const world = table({ tiles: ['Stairs Down'], kora: { tile: 1, space: 3 }, dice: FAST });
    walk(world, [1], ['down'], { 'DE-SET-04': ['The Pit'] });
    expect(world.tiles[2]).toMatchObject({ level: 2, by: 'staircase', parent: 1 });
    walk(Object.assign(world, { at: 1, space: 5 }), [1], ['on'], { 'DE-SET-03': ['The Cliff'] });
    expect(world.tiles[3]).toMatchObject({ level: 1, by: 'exit', parent: 1 });
    expect(world.drawn).toEqual([2, 1, 0]);
  });

  it('[DE-PLC-02] the new tile is entered by its space 1, a bend along its arrow', () => {
    const world = table({ dice: FAST });
    walk(world, [1], ['on'], { 'DE-SET-03': ['Left Bend'] });
    expect(world).toMatchObject({ at: 1, space: 1 });
    walk(Object.assign(world, { space: 5 }), [1], ['on'], { 'DE-SET-03': ['The Pit'] });
    expect(picture(world).tiles[2]).toMatchObject({ x: -1, y: 1, heading: 3 });
  });

  it('[DE-PLC-03] north, with x to the east and y to the north', () => {
    const { tiles } = picture(
      table({ tiles: ['Left Bend', 'Stairs Down', { tile: 'The Pit', after: 2, by: 'staircase' }] }),
    );
    expect(tiles.map(({ x, y, heading }) => [x, y, heading])).toEqual([
      [0, 0, 0],
      [0, 1, 0],
      [-1, 1, 3],
      [-1, 2, 0],
    ]);
  });

  it('[DE-PLC-04] a level whose way on faces a taken cell is moved east; Level I with the Entrance', () => {
    // Level II grows round to where Level I wants to go on.
    const tiles = [
      'Stairs Down',
      { tile: 'Left Bend', after: 1, by: 'staircase' },
      { tile: 'The Pit', after: 2 },
      { tile: 'Long Corridor', after: 3 },
      { tile: 'The Cliff', after: 1 },
      { tile: 'Right Bend', after: 5 },
    ];
    const { tiles: laid } = picture(table({ tiles }));
    expect(laid.filter((it) => it.level === 1).map(({ x, y }) => [x, y])).toEqual([
      [3, 0],
      [3, 1],
      [3, 2],
      [3, 3],
    ]);
    expect(laid.filter((it) => it.level === 2).map(({ x, y }) => [x, y])).toEqual([
      [1, 1],
      [1, 2],
      [1, 3],
    ]);
  });

  it('[DE-PLC-05] a shifted level stays joined to its staircase; cells side by side join nothing', () => {
    const tiles = [
      'Stairs Down',
      'Right Bend',
      'The Cliff',
      'Book Chamber',
      { tile: 'Left Bend', after: 1, by: 'staircase' },
      'The Pit',
    ];
    const world = table({ tiles, kora: { tile: 5 }, dice: FAST, monsters: [{ on: 6, goblins: 1 }] });
    walk(world, [1], ['back']);
    expect(world).toMatchObject({ at: 1, space: 3 });
    expect(picture(world).tiles[6]).toMatchObject({ x: 3, y: 2 });
    Object.assign(world, { at: 4 });
    phase(world, 1);
    expect(world.tiles[5]?.goblin).toBe(1);
  });

  it('[DE-PLC-06] [DE-CON-03] markers beside each staircase, and pointing back on the first tile below', () => {
    const tiles = ['Stairs Down', { tile: 'Stairs Down', after: 1, by: 'staircase' }];
    expect(picture(table({ tiles })).markers).toEqual([
      { to: 2, text: 'To Level II', tile: 1, points: 1 },
      { to: 3, text: 'To Level III', tile: 2, points: 2 },
      { to: 1, text: 'To Level I', tile: 2, points: 3 },
    ]);
    const deeper = [...tiles, { tile: 'The Cliff', after: 2, by: 'staircase' }];
    expect(picture(table({ tiles: deeper })).markers.at(-1)).toEqual({
      to: 2,
      text: 'To Level II',
      tile: 3,
      points: 0,
    });
  });
});

describe('attacking', () => {
  const at = (monsters: object, more: object = {}) =>
    table({ tiles: ['The Pit'], kora: { tile: 1 }, dice: DICE, monsters: [{ on: 1, ...monsters }], ...more });

  it('[DE-ATK-01] Kora names one of those on the tile, and rolls before the monster', () => {
    const played = act(at({ goblins: 1, skeletons: 1, grislyk: true }), [2, 8], ['attack skeleton', 'done']);
    expect(offered(played, 'DE-ACT-01')[0]).toEqual([
      'attack grislyk',
      'attack goblin',
      'attack skeleton',
      'move',
      'done',
    ]);
    expect(played.asked.slice(1, 3)).toMatchObject([
      { dice: '1d8', topic: { kind: 'attribute', attribute: 'combat' } },
      { dice: '1d8' },
    ]);
  });

  it('[DE-ATK-02] a higher Combat roll slays, an equal one fails', () => {
    for (const [combat, roll, left] of [
      [5, 4, 0],
      [4, 4, 1],
    ] as const) {
      const world = at({ goblins: 1 });
      act(world, [combat, roll], ['attack goblin', 'done']);
      expect(world.tiles[1]?.goblin).toBe(left);
    }
  });

  it('[DE-ATK-03] after a slaying any of them may be attacked; a failure ends it', () => {
    const played = act(
      at({ goblins: 2, skeletons: 1 }),
      [8, 1, 8, 1, 1, 1],
      ['attack goblin', 'attack skeleton', 'attack goblin', 'done'],
    );
    expect(offered(played, 'DE-ACT-01').at(-1)).toEqual(['move', 'done']);
    expect(whyNot(Object.assign(played.world, { mayMove: true, phase: 'act' }), ATTACK.goblin)?.clause).toBe(
      'DE-ATK-03',
    );
    const empty = Object.assign(played.world, { mayAttack: true });
    expect(whyNot(empty, ATTACK.grislyk)?.clause).toBe('DE-ATK-01');
  });

  it('[DE-ATK-04] both sides of The Pit are in reach', () => {
    for (const space of [1, 2]) {
      const world = at({ goblins: 1 }, { kora: { tile: 1, space } });
      act(world, [8, 1], ['attack goblin', 'done']);
      expect(world.tiles[1]?.goblin).toBe(0);
    }
  });

  it('[DE-ATK-05] one attack slays Grislyk; that is an objective, and he never comes back', () => {
    const world = at({ grislyk: true }, { events: ["Grislyk's Summons"] });
    const played = act(world, [8, 7], ['attack grislyk', 'done']);
    expect(told(played, 'objective')).toMatchObject([{ objective: 'grislyk', clause: 'DE-ATK-05' }]);
    expect(world.grislyk).toBe('slain');
  });

  it('[DE-ATK-06] no item removes Grislyk', () => {
    const world = at({ grislyk: true }, { items: ['Fireball Spell Scroll'] });
    phase(world, 4, { choose: ['fireball'] });
    expect(world).toMatchObject({ grislyk: 'board', grislykAt: 1 });
  });
});

describe('winning and losing', () => {
  const home = (done: string[]) => table({ tiles: ['The Cliff'], kora: { tile: 1 }, done, dice: FAST });

  it('[DE-SPC-01] the Entrance is the only place to leave', () => {
    const world = table({ tiles: ['The Cliff'], kora: { tile: 1, space: 2 }, done: ['book'], dice: FAST });
    walk(world, [1], ['back']);
    expect(world.result).toBeNull();
  });

  it('[DE-SPC-02] a staircase costs one step like any other', () => {
    const tiles = ['Stairs Down', { tile: 'The Pit', after: 1, by: 'staircase' }];
    const world = table({ tiles, kora: { tile: 1, space: 3 }, dice: FAST });
    expect(told(walk(world, [2], ['down', 'back']), 'stepped')).toHaveLength(2);
    expect(world.steps).toBe(0);
  });

  it('[DE-SPC-03] the Stairs Down tile belongs to the level of its stack', () => {
    const tiles = ['Stairs Down', { tile: 'Stairs Down', after: 1, by: 'staircase' }];
    expect(table({ tiles }).tiles.map((it) => it.level)).toEqual([1, 1, 2]);
  });

  it('[DE-WIN-01] Kora leaves when a movement ends on the Entrance with an objective done', () => {
    for (const [done, result] of [
      [[], null],
      [['book'], 'minor'],
    ] as const) {
      const world = home([...done]);
      walk(world, [1], ['back']);
      expect(world.result).toBe(result);
    }
  });

  it('[DE-WIN-01] passing through the Entrance is not leaving', () => {
    const world = home(['book']);
    walk(world, [2], ['back', 'on']);
    expect(world.result).toBeNull();
  });

  it('[DE-WIN-02] the objectives are Book, Crucible and Grislyk', () => {
    for (const done of ['book', 'crucible', 'grislyk']) {
      const world = home([done]);
      walk(world, [1], ['back']);
      expect(world.result).toBe('minor');
    }
  });

  it('[DE-WIN-03] all three: ultimate victory', () => {
    const world = home(['book', 'crucible', 'grislyk']);
    walk(world, [1], ['back']);
    expect(world.result).toBe('ultimate');
  });

  it('[DE-WIN-04] [DE-CON-01] two of them in any combination, or Grislyk alone: minor victory', () => {
    for (const done of [['book', 'crucible'], ['book', 'grislyk'], ['crucible', 'grislyk'], ['grislyk']]) {
      const world = home(done);
      walk(world, [1], ['back']);
      expect(world.result).toBe('minor');
    }
  });

  it('[DE-WIN-05] Kora dead: defeat, whatever was achieved', () => {
    const given = { done: ['book', 'crucible', 'grislyk'], life: 1, events: ['Falling Rocks'], dice: FAST };
    const world = table(given);
    phase(world, 7, { dice: [6, 1] });
    expect(world.result).toBe('defeat');
  });

  it('[DE-WIN-06] there is no turn limit', () => {
    const world = table({ round: 900, events: ['Silence'], dice: FAST });
    wholeRound(world, { choose: ['4-6-8', 'done'] });
    expect(world).toMatchObject({ round: 901, result: null });
  });

  it('[DE-CON-02] one objective is enough to leave', () => {
    const world = home(['crucible']);
    walk(world, [1], ['back']);
    expect(world.result).toBe('minor');
  });

  it('[DE-CON-05] one roll for each crossing of The Pit, none for entering it', () => {
    const world = table({ tiles: ['The Pit'], dice: FAST });
    expect(walk(world, [1], ['on']).asked.filter((it) => it.ask === 'roll')).toHaveLength(1);
    expect(walk(world, [1, 1, 1], ['on']).asked.filter((it) => it.ask === 'roll')).toHaveLength(3);
  });
});
