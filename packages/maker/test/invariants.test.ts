import { Game, hands, load, readSave, save } from '@understory/table';
import { describe, expect, it } from 'vitest';
import { deluxe } from '../src/edition.ts';
import { faultsOf } from '../src/invariants.ts';
import { named } from '../src/market.ts';
import { makerOptions } from '../src/options.ts';
import { buildingScore } from '../src/score/building-score.ts';
import { newSheet } from '../src/sheet.ts';
import type { World } from '../src/world.ts';
import { sheetOf, world } from './dungeon.ts';

const begun = (seed: string, choices: 'random' | 'tactical' = 'random', players = ['Ann']) =>
  new Game(deluxe, { seed, options: makerOptions({ players }), hands: hands({ choices }) });

describe('promises', () => {
  it('[DM-INV-01 + DM-INV-02 + DM-INV-03 + DM-INV-04 + DM-INV-05 + DM-INV-06 + DM-INV-07] hold after every answer', () => {
    for (let seed = 0; seed < 8; seed++) {
      const game = begun(`inv ${seed}`, seed % 2 === 0 ? 'random' : 'tactical');
      while (game.ask) {
        game.letAnswer();
        expect(faultsOf(game.world)).toEqual([]);
      }
    }
  });

  it('[DM-INV-08 + DM-INV-09 + DM-INV-10 + DM-INV-11] hold at the end of many games by random hands', () => {
    for (let seed = 0; seed < 250; seed++) {
      const game = begun(`end ${seed}`, 'random', seed % 5 === 0 ? ['Ann', 'Ben', 'Cid'] : ['Ann']);
      game.playTo(() => false);
      expect(game.world.phase).toBe('over');
      expect(faultsOf(game.world), `seed ${seed}`).toEqual([]);
    }
  });

  const broken: [string, (of: World) => void][] = [
    [
      'DM-INV-01',
      (it) => {
        sheetOf(it).coin = -1;
      },
    ],
    [
      'DM-INV-01',
      (it) => {
        sheetOf(it).coin = 21;
      },
    ],
    [
      'DM-INV-02',
      (it) => {
        for (let i = 0; i < 21; i++) sheetOf(it).rounds.push({ did: 'passed' });
      },
    ],
    [
      'DM-INV-03',
      (it) => {
        sheetOf(it).items[8] = named('slime').code;
        sheetOf(it).loot[8] = 1;
      },
    ],
    [
      'DM-INV-04',
      (it) => {
        sheetOf(it).items[20] = named('straight').code;
        sheetOf(it).openings[20] = 5;
        sheetOf(it).drawn.push(20);
      },
    ],
    [
      'DM-INV-05',
      (it) => {
        sheetOf(it).traps[20] = named('spikes').code;
      },
    ],
    [
      'DM-INV-06',
      (it) => {
        sheetOf(it).pips.str = 2;
      },
    ],
    [
      'DM-INV-07',
      (it) => {
        sheetOf(it).spells.push('Hex', 'Curse');
      },
    ],
    [
      'DM-INV-08',
      (it) => {
        it.phase = 'over';
        sheetOf(it).souls = 2;
      },
    ],
    [
      'DM-INV-10',
      (it) => {
        it.phase = 'over';
        sheetOf(it).building = { ...buildingScore(sheetOf(it)), points: 9 };
      },
    ],
  ];
  it.each(broken)('[%s] a world that breaks it is told so', (clause, spoil) => {
    const it = world({ entrance: '1,1 NS' });
    expect(faultsOf(it)).toEqual([]);
    spoil(it);
    expect(faultsOf(it).some((fault) => fault.startsWith(clause))).toBe(true);
  });

  it('[DM-INV-09] a tile entered twice is told', () => {
    const game = begun('twice', 'tactical');
    game.playTo(() => false);
    const walked = game.world.journal.entries.find((line) => line.kind === 'walked');
    if (walked) game.world.journal.entries.splice(walked.tick, 0, walked);
    expect(faultsOf(game.world).some((fault) => fault.startsWith('DM-INV-09'))).toBe(true);
  });
});

describe('a game', () => {
  it('is the same again from its save, and undone it is what it was', () => {
    const game = begun('saved', 'tactical', ['Ann', 'Ben']);
    game.playTo(({ world: it }) => it.round === 7);
    const text = JSON.stringify(save(game));
    const opened = load(readSave(text), deluxe);
    expect(opened.parted).toBeNull();
    expect(JSON.stringify(save(opened.game))).toBe(text);
    const before = JSON.stringify(deluxe.picture(game.world));
    game.letAnswer();
    game.undo();
    expect(JSON.stringify(deluxe.picture(game.world))).toBe(before);
  });

  it('takes dice typed in', () => {
    const game = new Game(deluxe, {
      seed: 'x',
      options: makerOptions(),
      hands: hands({ choices: 'tactical', dice: 'typed' }),
    });
    expect(game.hand).toBe('person');
    game.answer([3, 2]);
    expect(deluxe.picture(game.world)).toMatchObject({ phase: 'setup' });
    expect(sheetOf(game.world).loot[8]).toBe(1);
  });

  it('[DM-INV-10] scores what was built whatever the heroes do', () => {
    const sheet = newSheet('A', 'player 1');
    sheet.items[0] = named('acid pond').code;
    const before = buildingScore(sheet);
    sheet.souls = 4;
    sheet.crosses = 1;
    expect(buildingScore(sheet)).toEqual(before);
  });
});
