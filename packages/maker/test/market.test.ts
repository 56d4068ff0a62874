import { describe, expect, it } from 'vitest';
import { sidesOf } from '../src/grid.ts';
import { HERO_TYPES, heroOf } from '../src/heroes.ts';
import { ENTRANCE, ITEMS, KINDS, type Kind, MARKET, named, offered } from '../src/market.ts';
import { SHAPES } from '../src/score/shapes.ts';
import { SPELL_ROWS } from '../src/spells.ts';

const row = (key: string) => {
  const { price, stat, check, damage, pips, loss, points, initial, clause } = named(key);
  return { price, check: check === 0 ? '' : `${stat} ${check}`, damage, pips, loss, points, initial, clause };
};
const none = { str: 0, int: 0 };
const plain = { pips: none, loss: none, points: 0, initial: '' };

describe('the market', () => {
  it.each<[number, readonly Kind[]]>([
    [1, ['path']],
    [2, ['trap']],
    [3, ['monster']],
    [4, ['path']],
    [5, ['monster']],
    [6, ['trap']],
    [7, ['gate']],
    [8, ['acid pond']],
    [9, ['boss']],
    [10, ['gate']],
    [11, ['path']],
    [12, KINDS],
  ])('[DM-MKT-T1.1–12] has for a value of %i: %s', (value, kinds) => {
    expect(MARKET[value]).toEqual(kinds);
  });

  it('[DM-MKT-01] reads a sum of 2 to 6 in the same rows as a single die', () => {
    expect([...offered([1, 1])]).toEqual([
      ['path', 1],
      ['trap', 2],
    ]);
    expect([...offered([3, 3]).keys()]).toEqual(['monster', 'trap']);
  });

  it.each([
    ['straight', 1, 'NS EW', 'DM-MKT-T2.1'],
    ['corner', 1, 'NE ES SW NW', 'DM-MKT-T2.2'],
    ['t', 2, 'NES ESW NSW NEW', 'DM-MKT-T2.3'],
    ['cross', 2, 'NESW', 'DM-MKT-T2.4'],
    ['bridge', 1, 'NS EW', 'DM-MKT-T2.5'],
  ])('[DM-MKT-T2.1–5] sells the path %s for %i, lying %s', (key, price, lies, clause) => {
    const { lies: are, kind } = named(key);
    expect(are.map(sidesOf).sort()).toEqual(lies.split(' ').sort());
    expect([row(key).price, row(key).clause, kind]).toEqual([price, clause, 'path']);
  });

  it.each([
    ['spikes', 1, 'int 14', 1, 'DM-MKT-T3.1'],
    ['boulder', 2, 'str 15', 2, 'DM-MKT-T3.2'],
    ['darts', 3, 'int 16', 2, 'DM-MKT-T3.3'],
    ['flame jet', 5, 'int 17', 3, 'DM-MKT-T3.4'],
  ])('[DM-MKT-T3.1–4] sells the trap %s for %i: %s, damage %i', (key, price, check, damage, clause) => {
    expect(row(key)).toEqual({ ...plain, price, check, damage, clause });
  });

  it.each([
    ['slime', 'S', 2, 'str 14', 1, none, 'DM-MKT-T4.1'],
    ['skeleton', 'SK', 2, 'str 16', 2, { str: 1, int: 0 }, 'DM-MKT-T4.2'],
    ['ghost', 'GH', 3, 'int 16', 2, { str: 0, int: 1 }, 'DM-MKT-T4.3'],
  ])(
    '[DM-MKT-T4.1–3] sells the monster %s (%s) for %i: %s, damage %i',
    (key, initial, price, check, damage, pips, clause) => {
      expect(row(key)).toEqual({ ...plain, price, check, damage, pips, initial, clause });
    },
  );

  it.each([
    ['wooden gate', 1, 'str 13', { str: 1, int: 0 }, 'DM-MKT-T5.1'],
    ['iron gate', 2, 'str 16', { str: 2, int: 0 }, 'DM-MKT-T5.2'],
    ['rune gate', 1, 'int 14', { str: 0, int: 1 }, 'DM-MKT-T5.3'],
    ['ward gate', 2, 'int 16', { str: 0, int: 2 }, 'DM-MKT-T5.4'],
  ])('[DM-MKT-T5.1–4] sells the %s for %i: %s, no damage', (key, price, check, loss, clause) => {
    expect(row(key)).toEqual({ ...plain, price, check, damage: 0, loss, clause });
  });

  it('[DM-MKT-T6.1] sells the acid pond for 2: Int 15, damage 2', () => {
    expect(row('acid pond')).toEqual({ ...plain, price: 2, check: 'int 15', damage: 2, clause: 'DM-MKT-T6.1' });
  });

  it.each([
    ['giant bat', 'GB', 4, 'int 17', 3, { str: 0, int: 1 }, 2, 'DM-MKT-T7.1'],
    ['golem', 'G', 6, 'str 18', 5, { str: 2, int: 0 }, 3, 'DM-MKT-T7.2'],
    ['boss slime', 'BS', 6, 'str 17', 4, { str: 1, int: 1 }, 3, 'DM-MKT-T7.3'],
  ])(
    '[DM-MKT-T7.1–3] sells the boss %s (%s) for %i: %s, damage %i',
    (key, initial, price, check, damage, pips, points, clause) => {
      expect(row(key)).toEqual({ ...plain, price, check, damage, pips, points, initial, clause });
    },
  );

  it('[DM-WRD-09] has six kinds, and every type is of one of them', () => {
    expect(KINDS).toHaveLength(6);
    expect(ITEMS).toHaveLength(20);
    expect(ITEMS.every((it) => KINDS.includes(it.kind))).toBe(true);
    expect(ITEMS).not.toContain(ENTRANCE);
  });
});

describe('heroes', () => {
  it.each([
    ['Rogue', [1, 3, 6, 9, 12, 14], 6, 9, 'DM-HER-T1.1'],
    ['Cleric', [2, 4, 9, 12, 15, 17], 8, 8, 'DM-HER-T1.2'],
    ['Wizard', [1, 2, 4, 8, 10, 12], 4, 11, 'DM-HER-T1.3'],
    ['Knight', [3, 7, 12, 15, 17, 18], 10, 6, 'DM-HER-T1.4'],
    ['Ranger', [2, 3, 8, 12, 15, 17], 8, 7, 'DM-HER-T1.5'],
    ['Paladin', [4, 8, 14, 18, 20, 22], 9, 9, 'DM-HER-T1.6'],
  ])('[DM-HER-T1.1–6] the %s', (name, hp, str, int, clause) => {
    const y = HERO_TYPES.findIndex((it) => it.name === name) + 1;
    expect(HERO_TYPES[y - 1]).toEqual({ name, hp, str, int, clause });
    expect([1, 2, 3, 4, 5, 6].map((x) => heroOf(x, y).hp)).toEqual(hp);
    expect(clause).toBe(`DM-HER-T1.${y}`);
  });

  it('[DM-SRC-T1.8] Y 4 and X 6: a hero with 18 HP', () => {
    expect(heroOf(6, 4).hp).toBe(18);
  });
});

describe('what the text gives of the lost sheet', () => {
  it('[DM-SRC-T1.3] 4 and 5 give a path, a monster and, as 9, a boss', () => {
    expect([...offered([4, 5])]).toEqual([
      ['path', 4],
      ['monster', 5],
      ['boss', 9],
    ]);
  });

  it('[DM-SRC-T1.4] spikes check Int 14, slime Str 14, skeleton Str 16 and +1 Str', () => {
    expect([row('spikes').check, row('slime').check, row('skeleton').check]).toEqual(['int 14', 'str 14', 'str 16']);
    expect(row('skeleton').pips).toEqual({ str: 1, int: 0 });
  });

  it('[DM-SRC-T1.7] initials S, SK, GH and GB, G, BS', () => {
    expect(ITEMS.map((it) => it.initial).filter((it) => it !== '')).toEqual(['GB', 'G', 'BS', 'S', 'SK', 'GH']);
  });
});

it('[DM-SPL-T1.1–6] there are six spells, each with a column for rivals', () => {
  expect(SPELL_ROWS.map(({ clause, own, rival }) => [clause, own.name, own.when, rival.name, rival.when])).toEqual([
    ['DM-SPL-T1.1', 'Firebolt', 'resolved', 'Salve', 'resolved'],
    ['DM-SPL-T1.2', 'Curse', 'rolled', 'Blessing', 'rolled'],
    ['DM-SPL-T1.3', 'Hex', 'passed', 'Insight', 'failed'],
    ['DM-SPL-T1.4', 'Frenzy', 'failed', 'Warding', 'failed'],
    ['DM-SPL-T1.5', 'Snare', 'resolved', 'Shortcut', 'before a tile'],
    ['DM-SPL-T1.6', 'Mend', 'escaped', 'Siege', 'escaped'],
  ]);
});

it('[DM-SCR-T1.1–8] the shapes and their points', () => {
  expect(SHAPES.map(({ clause, name, points, rooms }) => [clause, name, rooms.length, points])).toEqual([
    ['DM-SCR-T1.1', 'Pair', 2, 2],
    ['DM-SCR-T1.2', 'Row', 3, 4],
    ['DM-SCR-T1.3', 'Corner', 3, 4],
    ['DM-SCR-T1.4', 'Long row', 4, 7],
    ['DM-SCR-T1.5', 'Square', 4, 7],
    ['DM-SCR-T1.6', 'Hook', 4, 6],
    ['DM-SCR-T1.7', 'T', 4, 7],
    ['DM-SCR-T1.8', 'Zigzag', 4, 6],
  ]);
});
