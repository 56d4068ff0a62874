import { Game, hands } from '@understory/table';
import { playOut } from '@understory/table/testing';
import { describe, expect, it } from 'vitest';
import { buildingRound, collect } from '../src/building.ts';
import { deluxe } from '../src/edition.ts';
import { keyOf, squareAt } from '../src/grid.ts';
import { makerOptions } from '../src/options.ts';
import { picture } from '../src/picture.ts';
import { setUp } from '../src/setup.ts';
import { step } from '../src/step.ts';
import { newWorld, type World } from '../src/world.ts';
import { sheetOf, world } from './dungeon.ts';

const LOOT = [3, 3, 3, 4, 4, 3, 4, 4, 6, 2, 6, 3];
const round = (of: World, nth = 1) => {
  of.round = nth;
  return { world: of, rule: buildingRound };
};

describe('setup', () => {
  it('[DM-SET-01 + DM-SRC-T1.2] places 4 gems, then 2 potions, each by two dice', () => {
    const { world: it, journal } = playOut({ world: newWorld(makerOptions(), 'x'), rule: setUp }, { dice: LOOT });
    expect(journal.filter((line) => line.kind === 'loot lies')).toMatchObject([
      { loot: 'gem', square: '3,3' },
      { loot: 'gem', square: '3,4' },
      { loot: 'gem', square: '4,3' },
      { loot: 'gem', square: '4,4' },
      { loot: 'potion', square: '6,2' },
      { loot: 'potion', square: '6,3' },
    ]);
    expect(sheetOf(it).loot.filter((loot) => loot !== 0)).toHaveLength(6);
  });

  it('[DM-SET-02] throws both dice again for a square that holds loot', () => {
    const dice = [3, 3, 3, 3, 3, 3, 1, 2, 4, 3, 4, 4, 6, 2, 6, 3];
    const { journal } = playOut({ world: newWorld(makerOptions(), 'x'), rule: setUp }, { dice });
    expect(journal.filter((line) => line.clause === 'DM-SET-02')).toHaveLength(2);
  });

  it('[DM-SET-03] offers four corners, lying N-S or E-W', () => {
    const { asked } = playOut({ world: newWorld(makerOptions(), 'x'), rule: setUp }, { dice: LOOT });
    const ask = asked.find((it) => it.clause === 'DM-SET-03');
    expect(ask?.ask === 'choose' && ask.options.map((it) => it.key)).toEqual(
      ['1,1', '6,1', '6,6', '1,6'].flatMap((it) => [`${it} NS`, `${it} EW`]),
    );
  });

  it('[DM-SET-03] draws it with the arrow on the side that leads off the sheet', () => {
    const choose = { 'DM-SET-03': ['6,6 EW'] };
    const { world: it } = playOut({ world: newWorld(makerOptions(), 'x'), rule: setUp }, { dice: LOOT, choose });
    const [sheet] = picture(it).sheets;
    expect(sheet?.squares.find((square) => square.item === 'entrance')).toMatchObject({
      at: '6,6',
      openings: 'EW',
      arrow: 'E',
    });
  });

  it('[DM-SET-04] draws the entrance over loot, which stays', () => {
    const dice = [1, 1, ...LOOT.slice(2)];
    const choose = { 'DM-SET-03': ['1,1 NS'] };
    const { world: it, journal } = playOut({ world: newWorld(makerOptions(), 'x'), rule: setUp }, { dice, choose });
    expect(picture(it).sheets[0]?.squares[0]).toMatchObject({ item: 'entrance', loot: 'gem' });
    expect(journal.find((line) => line.kind === 'entrance drawn')).toMatchObject({ clause: 'DM-SET-04' });
  });

  it('[DM-SET-05 + DM-SRC-T1.1] begins with 20 coin, the plain tool, one spell, 5 dungeon HP and nothing crossed off', () => {
    const choose = { 'DM-SET-05': ['Curse'] };
    const { world: it } = playOut({ world: newWorld(makerOptions(), 'x'), rule: setUp }, { dice: LOOT, choose });
    expect(picture(it).sheets[0]).toMatchObject({
      coin: 20,
      tool: 'plain',
      spells: [{ spell: 'Curse', isCast: false }],
      pips: { str: 0, int: 0 },
      dungeonHp: { most: 5, crossed: 0 },
      souls: 0,
    });
  });
});

describe('a building round', () => {
  it('[DM-BLD-01 + DM-BLD-02] names the action before any dice', () => {
    const it = world({ entrance: '1,1 NS', gemsAt: ['2,1'] });
    const { asked } = playOut(round(it), { dice: [4, 5], choose: ['build', 'nothing'] });
    expect(asked.map((ask) => [ask.ask, ask.clause])).toEqual([
      ['choose', 'DM-BLD-01'],
      ['roll', 'DM-BLD-03'],
      ['choose', 'DM-BLD-03'],
    ]);
  });

  it('[DM-BLD-02] throws no dice for who collects', () => {
    const it = world({ entrance: '1,1 NS', gemsAt: ['2,1'] });
    playOut(round(it), { choose: ['collect'] });
    expect(picture(it).sheets[0]).toMatchObject({
      coin: 24,
      gems: 1,
      rounds: [{ did: 'collected', what: 'gem', at: '2,1' }],
    });
  });

  it('[DM-BLD-03] offers what the kinds of both dice and their sum can be, then squares, then lies', () => {
    const it = world({ entrance: '1,1 NS' });
    const { asked } = playOut(round(it), { dice: [4, 5], choose: ['corner', 'NE'] });
    expect(asked.map((ask) => ask.ask === 'choose' && ask.options.map((option) => option.key))).toEqual([
      false,
      ['straight', 'corner', 't', 'cross', 'giant bat', 'golem', 'boss slime', 'slime', 'skeleton', 'ghost', 'nothing'],
      ['NE', 'NW'],
    ]);
    expect(picture(it).sheets[0]).toMatchObject({ coin: 19, rounds: [{ did: 'built', what: 'corner', at: '1,2' }] });
  });

  it('[DM-BLD-04] offers nothing that cannot be paid or placed', () => {
    const it = world({ entrance: '1,1 NS', coin: 1 });
    const { asked } = playOut(round(it), { dice: [6, 6], choose: ['nothing'] });
    const ask = asked.at(-1);
    expect(ask?.ask === 'choose' && ask.options.map((option) => option.key)).toEqual([
      'straight',
      'corner',
      'wooden gate',
      'rune gate',
      'spikes',
      'nothing',
    ]);
  });

  it('[DM-BLD-05] may be declined', () => {
    const it = world({ entrance: '1,1 NS' });
    const { journal } = playOut(round(it), { dice: [3, 3], choose: ['nothing'] });
    expect(journal.at(-1)).toMatchObject({ kind: 'round passed', clause: 'DM-BLD-05' });
    expect(sheetOf(it).rounds).toEqual([{ did: 'passed' }]);
  });

  it('[DM-BLD-06] builds one item, which stays', () => {
    const it = world({ entrance: '1,1 NS' });
    playOut(round(it), { dice: [3, 3], choose: ['slime', '2,2'] });
    playOut(round(it, 2), { dice: [3, 3], choose: ['slime', '2,3'] });
    expect(
      picture(it)
        .sheets[0]?.squares.filter((square) => square.item === 'slime')
        .map((square) => square.at),
    ).toEqual(['2,2', '2,3']);
    expect(sheetOf(it).coin).toBe(16);
  });

  it('[DM-BLD-07] is followed, after the twentieth, by the exit and the building score, then the heroes', () => {
    const it = world({ entrance: '1,1 NS', built: ['slime 2,1', 'slime 3,1'] });
    it.round = 19;
    playOut({ world: it, rule: step }, { dice: [4, 4], choose: ['nothing'] });
    expect([it.round, it.phase, sheetOf(it).exit]).toEqual([20, 'exit', null]);
    playOut({ world: it, rule: step }, {});
    expect([it.phase, sheetOf(it).building?.points]).toEqual(['heroes', 2]);
  });

  it('[DM-SRC-T1.1 + DM-BLD-01] there are exactly twenty', () => {
    const game = new Game(deluxe, { seed: '20', options: makerOptions(), hands: hands({ choices: 'random' }) });
    game.playTo(() => false);
    expect(sheetOf(game.world).rounds).toHaveLength(20);
  });
});

describe('collecting', () => {
  const looted = () =>
    world({ entrance: '1,1 NS', gemsAt: ['2,1'], potionsAt: ['1,2'], gems: 2, coin: 5, spells: ['Mend'] });
  const takes = (...squares: number[]) =>
    function* (of: World) {
      for (const square of squares) yield* collect(of, sheetOf(of), square);
    };

  it('[DM-LOT-02] erases one loot from the sheet and circles it in the list', () => {
    const it = world({ entrance: '1,1 NS', gemsAt: ['2,1', '1,2'] });
    const { asked } = playOut(round(it), { choose: ['collect', '1,2'] });
    expect(asked.at(-1)).toMatchObject({ clause: 'DM-LOT-02' });
    expect(
      picture(it)
        .sheets[0]?.squares.filter((square) => square.loot !== null)
        .map((square) => square.at),
    ).toEqual(['2,1']);
    expect(sheetOf(it).gems).toBe(1);
  });

  it('[DM-LOT-03 + DM-LOT-04] a gem gives 4 coin, the third the tool too', () => {
    const it = looted();
    const { journal } = playOut({ world: it, rule: takes(squareAt(2, 1)) }, {});
    expect(picture(it).sheets[0]).toMatchObject({ coin: 9, gems: 3, tool: 'upgraded' });
    expect(journal.map((line) => line.clause)).toEqual(['DM-LOT-03', 'DM-LOT-04']);
  });

  it('[DM-LOT-05] a potion gives 2 coin and any spell not yet circled', () => {
    const it = looted();
    const { asked } = playOut({ world: it, rule: takes(squareAt(2, 1), squareAt(1, 2)) }, { choose: ['Snare'] });
    expect(asked[0]?.ask === 'choose' && asked[0].options.map((option) => option.key)).toEqual([
      'Firebolt',
      'Curse',
      'Hex',
      'Frenzy',
      'Snare',
    ]);
    expect(picture(it).sheets[0]).toMatchObject({
      coin: 11,
      potions: 1,
      spells: [{ spell: 'Mend' }, { spell: 'Snare' }],
    });
  });

  it('[DM-LOT-07 + DM-END-02] scores nothing, nor do coin, pips and uncast spells', () => {
    const it = world({ entrance: '1,1 NS', gems: 4, potions: 2, coin: 30, pips: { str: 3 }, spells: ['Hex', 'Curse'] });
    expect(picture(it).sheets[0]).toMatchObject({ score: 0, lines: [] });
  });
});

describe('what is built', () => {
  const built = (...plans: string[]) => picture(world({ entrance: '1,1 NS', built: plans })).sheets[0];
  const square = (key: string, ...plans: string[]) => built(...plans)?.squares.find((it) => it.at === key);

  it('[DM-TRP-02] a trap has its damage at the bottom right of its tile', () => {
    expect(square('1,1', 'flame jet 1,1')).toMatchObject({ trap: 'flame jet', damage: 3 });
  });

  it('[DM-MON-02] a monster has its damage and its initial', () => {
    expect(square('2,2', 'ghost 2,2')).toMatchObject({ damage: 2, initial: 'GH' });
  });

  it('[DM-MON-03 + DM-WRD-12] a monster with pips crosses them off at once', () => {
    expect(built('skeleton 2,2', 'ghost 3,3', 'slime 4,4')?.pips).toEqual({ str: 1, int: 1, most: 6 });
  });

  it('[DM-BOS-03] a boss has damage, initial and its pips', () => {
    expect(square('1,2', 'boss slime 1,2 NS')).toMatchObject({ damage: 4, initial: 'BS' });
    expect(built('boss slime 1,2 NS', 'golem 1,3 NS')?.pips).toEqual({ str: 3, int: 1, most: 6 });
  });

  it('[DM-PIP-02] pips are never erased, not even when heroes have come and gone', () => {
    const game = new Game(deluxe, { seed: '3', options: makerOptions(), hands: hands({ choices: 'tactical' }) });
    let most = 0;
    while (game.ask) {
      game.letAnswer();
      const { str, int } = sheetOf(game.world).pips;
      expect(str + int).toBeGreaterThanOrEqual(most);
      most = str + int;
    }
    expect(most).toBeGreaterThan(0);
  });

  it('[DM-WRD-07] every path tile hangs together with the entrance', () => {
    const sheet = sheetOf(world({ entrance: '1,1 NS', built: ['t 1,2 NES', 'straight 2,2 EW', 'cross 1,3 NESW'] }));
    expect(sheet.drawn.map(keyOf)).toEqual(['1,1', '1,2', '2,2', '1,3']);
  });

  it('[DM-WRD-13] coin is never negative', () => {
    const game = new Game(deluxe, { seed: '5', options: makerOptions(), hands: hands({ choices: 'random' }) });
    while (game.ask) {
      game.letAnswer();
      expect(sheetOf(game.world).coin).toBeGreaterThanOrEqual(0);
    }
  });
});
