import { describe, expect, it } from 'vitest';
import { fared } from '../src/balance.ts';
import { ITEMS, named } from '../src/market.ts';

/** Few, so that it is quick; `understory balance --game maker` plays as many as one likes. */
const GAMES = 120;
const standard = fared({ player: 'default' }, GAMES);
const plain = fared({ player: 'default', spells: 'none' }, GAMES);

describe('the balance of the rulebook', () => {
  it('[DM-BAL-01] the default player kills 53 to 61 % of its heroes and scores 12 to 15 on average', () => {
    expect(standard.kills).toBeGreaterThan(53);
    expect(standard.kills).toBeLessThan(61);
    expect(standard.mean).toBeGreaterThan(12);
    expect(standard.mean).toBeLessThan(15);
    expect(plain.kills).toBeLessThan(standard.kills - 5);
  });

  it('[DM-BAL-02] barring an item that is much built costs at most 2 points, and every item is built now and then', () => {
    for (const key of ['slime', 'skeleton']) {
      const without = fared({ player: 'default', barred: named(key) }, GAMES);
      expect(without.built.get(key)).toBe(0);
      expect(standard.mean - without.mean, key).toBeLessThan(2);
    }
    // The other two players of the rulebook build what this one leaves.
    const built = ITEMS.filter((it) => (standard.built.get(it.key) ?? 0) > 0);
    expect(built.length).toBeGreaterThan(ITEMS.length - 4);
  });

  it.each(['Firebolt', 'Frenzy', 'Mend'] as const)('[DM-BAL-03] %s is worth a point or two', (spell) => {
    const worth = fared({ player: 'default', spells: spell }, GAMES).mean - plain.mean;
    expect(worth).toBeGreaterThan(0.5);
    expect(worth).toBeLessThan(3);
  });

  it('a random player does badly', () => {
    const random = fared({ player: 'random' }, 300);
    expect(random.mean).toBeLessThan(0);
    expect(random.kills).toBeLessThan(25);
  });
});
