import { Game, hands } from '@understory/table';
import { playOut } from '@understory/table/testing';
import { describe, expect, it } from 'vitest';
import { buildingRound } from '../src/building.ts';
import { deluxe } from '../src/edition.ts';
import { HERO_TYPES, ITEMS, KINDS, picture, SHAPES, SPELL_ROWS } from '../src/index.ts';
import { MOST_PLAYERS, makerOptions, makerOptionsSchema } from '../src/options.ts';
import { world } from './dungeon.ts';

const played = (players: string[], seed = 'p', choices: 'random' | 'tactical' = 'tactical') => {
  const game = new Game(deluxe, { seed, options: makerOptions({ players }), hands: hands({ choices }) });
  game.playTo(() => false);
  return game;
};

describe('several players', () => {
  it('[DM-CMP-01 + DM-MUL-01] 1 to 99 play, each on an own sheet', () => {
    const many = Array.from({ length: MOST_PLAYERS }, (_, i) => `P${i + 1}`);
    expect(makerOptionsSchema.safeParse({ players: many }).success).toBe(true);
    expect(makerOptionsSchema.safeParse({ players: [...many, 'one more'] }).success).toBe(false);
    expect(makerOptionsSchema.safeParse({ players: ['A', 'A'] }).success).toBe(false);
    const { world: it } = played(['Ann', 'Ben']);
    expect(it.sheets.map((sheet) => [sheet.name, sheet.rounds.length])).toEqual([
      ['Ann', 20],
      ['Ben', 20],
    ]);
  });

  it('[DM-MUL-02] loot, markets and heroes are rolled once for all', () => {
    const { world: it } = played(['Ann', 'Ben', 'Cid'], 'q');
    const rolled = it.journal.entries.filter((line) => line.kind === 'rolled') as unknown as {
      clause: string;
      about: string;
    }[];
    const of = (clause: string) => rolled.filter((line) => line.clause === clause).map((line) => line.about);
    expect(new Set(of('DM-BLD-03')).size).toBe(of('DM-BLD-03').length);
    expect(of('DM-HER-02')).toEqual(['hero 1', 'hero 2', 'hero 3', 'hero 4', 'hero 5']);
    for (const [i, sheet] of it.sheets.entries())
      expect(
        sheet.heroes.map((row) => [row.type.name, row.hp]),
        `sheet ${i}`,
      ).toEqual(it.sheets[0]?.heroes.map((row) => [row.type.name, row.hp]));
  });

  it('[DM-MUL-03] checks and junctions are each player’s own dice', () => {
    const { world: it } = played(['Ann', 'Ben'], 'r');
    const checks = it.journal.entries.filter(
      (line) => line.kind === 'rolled' && line.clause === 'DM-CHK-04',
    ) as unknown as {
      about: string;
      faces: number[];
    }[];
    const [ann, ben] = ['Ann', 'Ben'].map((name) => checks.filter((line) => line.about.startsWith(`${name}, `)));
    expect(ann?.length).toBeGreaterThan(5);
    expect(ann?.map((line) => line.faces)).not.toEqual(ben?.map((line) => line.faces));
  });

  it('[DM-MUL-04] all name their action, then the market is rolled if anyone builds', () => {
    const it = world({ entrance: '1,1 NS', gemsAt: ['2,1'] }, ['Ann', 'Ben']);
    it.round = 1;
    const one = playOut({ world: it, rule: buildingRound }, { dice: [3, 3], choose: ['collect', 'build', 'nothing'] });
    expect(one.asked.map((ask) => ask.clause)).toEqual(['DM-BLD-01', 'DM-BLD-01', 'DM-BLD-03', 'DM-BLD-03']);
    const both = world({ entrance: '1,1 NS', gemsAt: ['2,1'] }, ['Ann', 'Ben']);
    playOut({ world: both, rule: buildingRound }, { choose: ['collect', 'collect'] });
    expect(both.market).toBeNull();
  });

  it('[DM-MUL-05] a hero visits every dungeon whose owner has not ended the phase, in seat order', () => {
    const game = new Game(deluxe, {
      seed: 's',
      options: makerOptions({ players: ['Ann', 'Ben'] }),
      hands: hands({ choices: 'tactical' }),
    });
    game.playTo(({ ask }) => ask?.clause === 'DM-HER-01');
    game.answer('end');
    game.playTo(() => false);
    const entered = game.world.journal.entries.filter((line) => line.kind === 'hero enters') as unknown as {
      player: string;
    }[];
    expect(entered.map((line) => line.player)).toEqual(['Ann', 'Ben', 'Ben', 'Ben', 'Ben', 'Ben']);
  });

  it('[DM-MUL-09] the last line of the journal says who wins', () => {
    const { world: it } = played(['Ann', 'Ben'], 't');
    expect(it.journal.entries.at(-1)).toMatchObject({ kind: 'won', clause: 'DM-MUL-09' });
  });
});

describe('the game', () => {
  it('[DM-CMP-02] has three phases: building, heroes, scoring', () => {
    const { world: it } = played(['Ann']);
    expect([...new Set(it.journal.entries.map((line) => line.age))]).toEqual([
      'setup',
      'building',
      'exit',
      'heroes',
      'scoring',
    ]);
  });

  it('[DM-SRC-T1.2] upgrades the tool with the third gem, and only then takes potions', () => {
    for (let seed = 0; seed < 10; seed++) {
      const { world: it } = played(['Ann'], `loot ${seed}`, 'random');
      const taken = it.journal.entries.filter((line) => line.kind === 'collected') as unknown as { loot: string }[];
      const first = taken.findIndex((line) => line.loot === 'potion');
      if (first >= 0)
        expect(taken.slice(0, first).filter((line) => line.loot === 'gem').length).toBeGreaterThanOrEqual(3);
    }
  });
});

describe('what goes on the map', () => {
  const it_ = world({
    entrance: '1,1 NS',
    gemsAt: ['6,6'],
    potionsAt: ['6,5'],
    built: [
      'acid pond 1,2',
      'bridge 1,2 NS',
      'iron gate 1,3 NES',
      'golem 2,3 EW',
      'acid pond 2,2',
      'spikes 1,1',
      'ghost 4,4',
    ],
  });
  const sheet = picture(it_).sheets[0];
  const square = (at: string) => sheet?.squares.find((it) => it.at === at);

  it('[DM-MAP-01] 36 squares, numbered 1 to 6 across and down', () => {
    expect(sheet?.squares.map((it) => it.at).slice(0, 7)).toEqual(['1,1', '2,1', '3,1', '4,1', '5,1', '6,1', '1,2']);
    expect(sheet?.squares).toHaveLength(36);
  });

  it('[DM-MAP-02] corridors to each opening, an arrow for the entrance, stairs for the exit', () => {
    expect(square('1,3')).toMatchObject({ openings: 'NES', isStairs: false });
    expect(square('1,1')).toMatchObject({ arrow: 'N' });
    expect(square('2,3')).toMatchObject({ isExitTile: true });
  });

  it('[DM-MAP-03] bridges over ponds, gates, traps, monsters and bosses', () => {
    expect(square('1,2')).toMatchObject({ kind: 'acid pond', isBridged: true });
    expect(square('2,2')).toMatchObject({ kind: 'acid pond', isBridged: false, openings: '' });
    expect(['1,3', '2,3', '4,4'].map((at) => square(at)?.kind)).toEqual(['gate', 'boss', 'monster']);
    expect(square('1,1')).toMatchObject({ trap: 'spikes' });
  });

  it('[DM-MAP-04] damage of traps, monsters and bosses, and initials', () => {
    expect(['1,1', '4,4', '2,3', '1,2', '1,3'].map((at) => [square(at)?.damage, square(at)?.initial])).toEqual([
      [1, ''],
      [2, 'GH'],
      [5, 'G'],
      [null, ''],
      [null, ''],
    ]);
  });

  it('[DM-MAP-05] gems and potions until they are collected', () => {
    expect([square('6,6')?.loot, square('6,5')?.loot, square('5,5')?.loot]).toEqual(['gem', 'potion', null]);
  });

  it('[DM-MAP-06] what stands beside the grid, and the charts', () => {
    expect(sheet).toMatchObject({
      coin: 20,
      gems: 0,
      potions: 0,
      tool: 'plain',
      spells: [],
      rounds: [],
      pips: { str: 2, int: 1, most: 6 },
      dungeonHp: { most: 5, crossed: 0 },
      souls: 0,
      heroes: [],
    });
    expect([ITEMS.length, KINDS.length, SHAPES.length, HERO_TYPES.length, SPELL_ROWS.length]).toEqual([20, 6, 8, 6, 6]);
  });
});
