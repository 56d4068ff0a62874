import { Game, hands } from '@understory/table';
import { describe, expect, it } from 'vitest';
import { bestOf, wantsToCollect } from '../src/bot/builder.ts';
import { defaultEntrance, farFromGems } from '../src/bot/entrance.ts';
import { nextSpell, spellToCast } from '../src/bot/spells.ts';
import { harmOf, weighed, worthOf } from '../src/bot/worth.ts';
import { deluxe } from '../src/edition.ts';
import { keyOf, openings, sidesOf, squareAt } from '../src/grid.ts';
import { lay, lift } from '../src/laying.ts';
import { ITEMS, offered } from '../src/market.ts';
import { makerOptions } from '../src/options.ts';
import { buildable, liesFor, type Plan, squaresFor } from '../src/placing.ts';
import type { Sheet, Visit } from '../src/sheet.ts';
import { dungeon, sheetOf, world } from './dungeon.ts';

describe('the default player', () => {
  it('[DM-BOT-01] opens the entrance nearest to three gems, the first on ties', () => {
    const sheet = sheetOf(world({ gemsAt: ['6,4', '5,5', '4,5', '1,1'] }));
    expect(shown(defaultEntrance(sheet))).toBe('6,6 NS');
    expect(farFromGems(squareAt(6, 5), [squareAt(6, 5), squareAt(1, 1), squareAt(5, 5), squareAt(6, 4)])).toBe(2);
  });

  it('[DM-BOT-01] skips what opens onto loot; if all do, (1,1) N-S', () => {
    const all = ['1,2', '2,1', '6,2', '5,1', '6,5', '5,6', '1,5', '2,6'];
    expect(shown(defaultEntrance(sheetOf(world({ gemsAt: all }))))).toBe('1,1 NS');
    expect(shown(defaultEntrance(sheetOf(world({ gemsAt: all.slice(0, 7) }))))).toBe('1,6 EW');
  });

  const rich = { entrance: '1,1 NS', gemsAt: ['2,1'], coin: 12 };
  it.each<[string, Record<string, unknown>, number, boolean]>([
    ['collects when poor', { ...rich, coin: 11 }, 5, true],
    ['builds with 12 coin', rich, 5, false],
    ['collects when shut in', { ...rich, gemsAt: ['1,2'] }, 5, true],
    ['never collects in round 20', { ...rich, coin: 0 }, 20, false],
    ['has nothing to collect out of reach', { entrance: '1,1 NS', gemsAt: ['5,5'], coin: 0 }, 5, false],
  ])('[DM-BOT-02] %s', (_, given, round, collects) => {
    expect(wantsToCollect(sheetOf(world(given)), round)).toBe(collects);
  });

  it('[DM-BOT-03] weighs T + 0.7 B + 0.8 f n + 0.3 c min(1, r/5) + 0.5 f min(2, o)', () => {
    const sheet = dungeon('straight 1,2 NS', 'slime 2,1', 'slime 2,2');
    // Each tile: Str 14 against Str 8, failed by 10 of 36 throws, damage 1.
    expect(harmOf(sheet)).toBeCloseTo(20 / 36);
    expect(worthOf(sheet)).toMatchObject({ building: 2, tiles: 2, coin: 20, open: 1 });
    expect(weighed(worthOf(sheet), 10)).toBeCloseTo(20 / 36 + 0.7 * 2 + 0.8 * 0.5 * 2 + 0.3 * 20 + 0.5 * 0.5 * 1);
    expect(weighed(worthOf(sheet), 2)).toBeCloseTo(20 / 36 + 0.7 * 2 + 0.8 * 0.1 * 2 + 0.3 * 20 * 0.4 + 0.5 * 0.1 * 1);
  });

  it('[DM-BOT-03] counts the stat loss of gates, and pips against it', () => {
    // Iron Gate: Str 16 against 8, failed by 21 of 36; against 9 (a skeleton elsewhere) by 15.
    expect(harmOf(dungeon('iron gate 1,2 NS'))).toBeCloseTo((2 * 21) / 36);
    expect(harmOf(dungeon('iron gate 1,2 NS', 'skeleton 5,5'))).toBeCloseTo((2 * 15) / 36);
  });

  it('[DM-BOT-03] builds what every other plan does not beat, and the first of equals', () => {
    for (let seed = 0; seed < 25; seed++) {
      const game = new Game(deluxe, {
        seed: `bot ${seed}`,
        options: makerOptions(),
        hands: hands({ choices: 'tactical' }),
      });
      game.playTo(({ world: it }) => it.round === 1 + (seed % 20) && it.market !== null && game.ask?.ask === 'choose');
      const { market, round } = game.world;
      if (!market) continue;
      const sheet = sheetOf(game.world);
      const kinds = offered(market);
      const best = bestOf(
        sheet,
        buildable(sheet, (it) => kinds.has(it)),
        round,
      );
      expect(text(best)).toBe(text(plainBest(sheet, market, 20 - round)));
    }
  });

  it('[DM-BOT-03] builds nothing if that is not above the present worth', () => {
    const sheet = sheetOf(world({ entrance: '1,1 NS', built: ['straight 1,2 NS'] }));
    expect(
      bestOf(
        sheet,
        ITEMS.filter((it) => it.key === 'bridge'),
        3,
      ),
    ).toBeNull();
    expect(
      bestOf(
        sheet,
        ITEMS.filter((it) => it.key === 'acid pond'),
        3,
      )?.item.key,
    ).toBe('acid pond');
    expect(bestOf(dungeon('slime 1,2'), [], 20)).toBeNull();
  });

  it('[DM-BOT-04] takes all 5 heroes', () => {
    const game = new Game(deluxe, { seed: '4', options: makerOptions(), hands: hands({ choices: 'tactical' }) });
    game.playTo(() => false);
    expect(sheetOf(game.world).heroes).toHaveLength(5);
  });

  it('[DM-BOT-05] circles Firebolt, then Frenzy, then Mend', () => {
    const sheet = dungeon();
    for (const spell of ['Firebolt', 'Frenzy', 'Mend'] as const) {
      expect(nextSpell(sheet)).toBe(spell);
      sheet.spells.push(spell);
    }
  });

  const sheet = sheetOf(world({ entrance: '1,1 NS', spells: ['Firebolt', 'Frenzy', 'Mend'] }));
  const scene = { isBeforeStairs: false, damage: 0 };
  it.each<[string, number, Parameters<typeof spellToCast>[2], string | null]>([
    ['Firebolt before the stairs at 2 HP', 2, { ...scene, moment: 'resolved', isBeforeStairs: true }, 'Firebolt'],
    ['none at 3 HP', 3, { ...scene, moment: 'resolved', isBeforeStairs: true }, null],
    ['none on the way', 2, { ...scene, moment: 'resolved' }, null],
    ['Frenzy if the doubled damage kills', 4, { ...scene, moment: 'failed', damage: 2 }, 'Frenzy'],
    ['none if the plain damage kills', 2, { ...scene, moment: 'failed', damage: 2 }, null],
    ['none if the doubled damage does not', 5, { ...scene, moment: 'failed', damage: 2 }, null],
    ['Mend after an escape', 5, { ...scene, moment: 'escaped' }, 'Mend'],
  ])('[DM-BOT-05] casts %s', (_, hp, at, spell) => {
    expect(spellToCast(sheet, { hp } as Visit, at)).toBe(spell);
  });

  it('[DM-BOT-05] never casts on rivals', () => {
    const game = new Game(deluxe, {
      seed: '6',
      options: makerOptions({ players: ['A', 'B', 'C'] }),
      hands: hands({ choices: 'tactical' }),
    });
    game.playTo(() => false);
    const cast = game.world.journal.entries.filter((it) => it.kind === 'spell cast') as unknown as {
      player: string;
      caster: string;
    }[];
    expect(cast.every((it) => it.player === it.caster)).toBe(true);
  });
});

/** Every plan weighed on its own, without short cuts; in the order of the rulebook. */
function plainBest(sheet: Sheet, market: readonly [number, number], left: number): Plan | null {
  const kinds = offered(market);
  const order = ['path', 'gate', 'boss', 'trap', 'monster', 'acid pond'];
  const items = buildable(sheet, (it) => kinds.has(it)).sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
  let best: Plan | null = null;
  let most = weighed(worthOf(sheet), left);
  for (const item of items) {
    for (const square of squaresFor(sheet, item)) {
      for (const lie of liesFor(sheet, item, square)) {
        const plan = { item, square, lie };
        lay(sheet, plan);
        const worth = weighed(worthOf(sheet), left);
        lift(sheet, plan);
        if (worth > most + 1e-9) [best, most] = [plan, worth];
      }
    }
  }
  return best;
}

function text(plan: Plan | null): string {
  return plan ? `${plan.item.key} ${keyOf(plan.square)} ${sidesOf(plan.lie)}` : 'nothing';
}

function shown({ corner, lie }: { corner: number; lie: number }): string {
  expect([openings('NS'), openings('EW')]).toContain(lie);
  return `${keyOf(corner)} ${sidesOf(lie)}`;
}
