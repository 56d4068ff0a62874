import { describe, expect, it } from 'vitest';
import { picture } from '../src/picture.ts';
import { DICE, phase, table, told, walk, wholeRound } from './table.ts';

const LINE = { tiles: ['The Cliff', 'Stairs Down', 'The Pit', 'Dead End'], dice: DICE };

describe('the round', () => {
  it('[DE-RND-01] plays its phases in order', () => {
    const given = { ...LINE, kora: { tile: 1 }, events: ['Silence'] };
    const { journal } = wholeRound(table(given));
    const chapters = [...new Set(journal.map((it) => it.chapter?.kind))];
    expect(chapters).toEqual(['round start', 'assign', 'search', 'act', 'event']);
  });

  it('[DE-RND-01] phases 3, 4 and 5 may be left out', () => {
    const world = table({ ...LINE, kora: { tile: 1 }, items: ['Healing Balm'], events: ['Silence'] });
    wholeRound(world, { choose: ['8-6-4', 'go on', 'done', 'done'] });
    expect(world).toMatchObject({ at: 1, space: 1, round: 1 });
  });

  it('[DE-RND-02] a round starts with its number and the tile', () => {
    const world = table({ tiles: ['Crucible Chamber'], kora: { tile: 1 }, round: 4 });
    phase(world, 0);
    expect(world).toMatchObject({ round: 5, crucible: true });
  });

  it('[DE-RND-03] in round 1 nothing is rolled before the dice are assigned', () => {
    const { asked } = wholeRound(table());
    expect(asked[0]).toMatchObject({ clause: 'DE-ASG-01' });
  });

  it('[DE-RND-04] the game ends the moment Kora dies: no later phase is played', () => {
    const given = { ...LINE, kora: { tile: 1 }, life: 1, monsters: [{ on: 1, skeletons: 1 }] };
    const { asked, world } = wholeRound(table(given), { dice: [8, 1] });
    expect(world.result).toBe('defeat');
    expect(asked).toHaveLength(2);
  });
});

describe('phase 1', () => {
  it('[DE-MON-01] without a monster nothing happens', () => {
    expect(phase(table(LINE), 1).journal).toEqual([]);
  });

  it('[DE-MON-02] all that are elsewhere move one tile, from both sides, and nobody twice', () => {
    const world = table({
      ...LINE,
      kora: { tile: 2 },
      monsters: [
        { on: 0, goblins: 1 },
        { on: 1, skeletons: 2 },
        { on: 3, goblins: 2 },
        { on: 4, grislyk: true },
      ],
    });
    phase(world, 1, { dice: [1, 1, 1, 1, 1, 1, 1, 1] });
    expect(picture(world).tiles.map((it) => [it.goblins, it.skeletons, it.grislyk])).toEqual([
      [0, 0, false],
      [1, 0, false],
      [2, 2, false],
      [0, 0, true],
      [0, 0, false],
    ]);
  });

  it('[DE-MON-02] down a branch they go by the staircase', () => {
    const tiles = ['Stairs Down', 'The Cliff', { tile: 'The Pit', after: 1, by: 'staircase' }];
    const world = table({ tiles, kora: { tile: 3 }, dice: DICE, monsters: [{ on: 2, goblins: 1 }] });
    phase(world, 1);
    expect(world.tiles.map((it) => it.goblin)).toEqual([0, 1, 0, 0]);
  });

  it('[DE-MON-03] special tiles do nothing to them', () => {
    const tiles = ['The Hall of Blades', 'The Pit', 'The Cliff'];
    const world = table({ tiles, kora: { tile: 3 }, dice: DICE, monsters: [{ on: 1, goblins: 1 }] });
    const { asked } = phase(world, 1);
    expect(asked).toEqual([]);
    expect(world.tiles[2]?.goblin).toBe(1);
  });

  it('[DE-MON-04] goblins attack first, then skeletons, then Grislyk, each once', () => {
    const monsters = [{ on: 1, goblins: 2, skeletons: 1, grislyk: true }];
    const played = phase(table({ ...LINE, kora: { tile: 1 }, monsters }), 1, { dice: [1, 6, 1, 6, 1, 6, 1, 6] });
    expect(told(played, 'attacked')).toMatchObject([
      { monster: 'goblin' },
      { monster: 'goblin' },
      { monster: 'skeleton' },
      { monster: 'grislyk' },
    ]);
  });

  it('[DE-MON-05] a higher roll wounds, an equal one does not; the monster rolls first', () => {
    for (const [roll, defense, life] of [
      [5, 4, 5],
      [4, 4, 6],
    ] as const) {
      const world = table({ ...LINE, kora: { tile: 1 }, monsters: [{ on: 1, skeletons: 1 }] });
      const { asked } = phase(world, 1, { dice: [roll, defense] });
      expect(world.life).toBe(life);
      expect(asked).toMatchObject([{ dice: '1d8' }, { dice: '1d6' }]);
    }
  });

  it('[DE-MON-06] only Grislyk attacks again when he wounds', () => {
    const world = table({ ...LINE, kora: { tile: 1 }, monsters: [{ on: 1, skeletons: 1, grislyk: true }] });
    phase(world, 1, { dice: [8, 1, 8, 1, 8, 1, 1, 6] });
    expect(world.life).toBe(3);
  });

  it('[DE-MON-07] phase 1 uses the Defense Die of the round before', () => {
    const given = { ...LINE, kora: { tile: 1 }, monsters: [{ on: 1, goblins: 1 }], events: ['Silence'] };
    const { asked } = wholeRound(table(given), { dice: [1, 6], choose: ['6-4-8', 'done'] });
    expect(asked.slice(0, 3)).toMatchObject([{ dice: '1d4' }, { dice: '1d6' }, { clause: 'DE-ASG-01' }]);
  });
});

describe('phase 2', () => {
  it('[DE-ASG-01] six orders to choose among', () => {
    const [ask] = phase(table(), 2).asked;
    expect(ask).toMatchObject({ clause: 'DE-ASG-01', by: 'kora', options: { length: 6 } });
  });

  it('[DE-ASG-02] the assignment holds until dice are assigned again', () => {
    const world = table({ dice: { combat: 8, defense: 4, speed: 6 }, events: ['Silence'], cursed: true });
    wholeRound(world, { choose: ['done'] });
    expect(world.dice).toEqual({ combat: 8, defense: 4, speed: 6 });
  });

  it('[DE-ASG-03] under the Curse the phase is skipped once', () => {
    const world = table({ dice: DICE, cursed: true });
    expect(phase(world, 2).asked).toEqual([]);
    expect(phase(world, 2, { choose: ['4-6-8'] }).asked).toHaveLength(1);
  });
});

describe('special tiles', () => {
  const at = (face: string, more: object = {}) => table({ tiles: [face], kora: { tile: 1 }, dice: DICE, ...more });

  it('[DE-SPC-04] The Cliff adds one to Combat while Kora is on it, and only to Combat', () => {
    const world = at('The Cliff', { events: ['Swarm of Bats', 'Dart Trap'] });
    phase(world, 7, { dice: [4, 3], choose: ['Swarm of Bats'] });
    expect(world.life).toBe(6);
    phase(world, 7, { dice: [4, 3] });
    expect(world.life).toBe(5);
  });

  it('[DE-SPC-05] in the Narrow Passage Grislyk still repeats his attacks', () => {
    const world = at('The Narrow Passage', { monsters: [{ on: 1, goblins: 3, grislyk: true }] });
    phase(world, 1, { dice: [1, 1, 8, 1, 1, 1] });
    expect(world.life).toBe(5);
  });

  it('[DE-SPC-06] the blades swing whenever Kora enters, from either side', () => {
    const tiles = ['The Hall of Blades', 'The Pit'];
    const world = table({ tiles, kora: { tile: 2, space: 1 }, dice: DICE });
    walk(world, [1, 4, 1], ['back']);
    expect(world).toMatchObject({ at: 1, space: 5, life: 5 });
  });

  it('[DE-SPC-06] not when she only walks on inside', () => {
    const world = at('The Hall of Blades');
    walk(world, [2], ['on', 'on']);
    expect(world.life).toBe(6);
  });

  it('[DE-SPC-07] a crossing is never forced', () => {
    const world = at('The Pit');
    const { asked } = walk(world, [4], ['stop']);
    expect(asked.at(-1)).toMatchObject({
      options: [{ key: 'on', what: { kind: 'space', space: 2, leap: true } }, { key: 'back' }, { key: 'stop' }],
    });
  });

  it('[DE-SPC-08] crossed, the movement goes on, and the way back is a crossing too', () => {
    const world = at('The Pit');
    walk(world, [3, 1, 1, 1, 1], ['on', 'back', 'back']);
    expect(world).toMatchObject({ at: 0, life: 6 });
  });

  it('[DE-SPC-09] a fall may kill, and then nothing follows', () => {
    const world = at('The Pit', { life: 1 });
    walk(world, [3, 6, 1], ['on']);
    expect(world).toMatchObject({ life: 0, result: 'defeat', space: 2 });
  });

  it('[DE-SPC-10] the Book is held from the first round start on its tile, and Grislyk comes', () => {
    const world = at('Book Chamber');
    expect(world.book).toBe(false);
    phase(world, 0);
    expect(world).toMatchObject({ book: true, grislyk: 'track', grislykAt: 1 });
    world.grislykAt = 2;
    phase(world, 0);
    expect(world.grislykAt).toBe(2);
  });

  it('[DE-SPC-10] a slain Grislyk does not come back for it', () => {
    const world = at('Book Chamber', { done: ['grislyk'] });
    phase(world, 0);
    expect(world).toMatchObject({ book: true, grislyk: 'slain' });
  });

  it('[DE-SPC-11] the Crucible is destroyed at the first round start on its tile', () => {
    const world = at('Crucible Chamber');
    phase(world, 0);
    expect(world.crucible).toBe(true);
    expect(told(phase(world, 0), 'objective')).toMatchObject([{ objective: 'crucible', turn: 1 }]);
  });

  it('[DE-SPC-12] monsters on the tile do not hinder it', () => {
    for (const face of ['Book Chamber', 'Crucible Chamber']) {
      const world = at(face, { monsters: [{ on: 1, skeletons: 2 }] });
      phase(world, 0);
      expect(world.book || world.crucible).toBe(true);
    }
  });
});
