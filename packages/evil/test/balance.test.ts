import { describe, expect, it } from 'vitest';
import { BALANCE, type BalanceLine, fatesOf, offBalance } from '../src/balance.ts';

const [standard] = BALANCE as [BalanceLine];
const fates = fatesOf(standard, 2000);

describe('balance', () => {
  it('[DE-BAL-01] the default player wins 39 to 47 % of 2,000 games, 14 to 20 % ultimately', () => {
    expect(fates.wins).toBeGreaterThanOrEqual(39);
    expect(fates.wins).toBeLessThanOrEqual(47);
    expect(fates.ultimate).toBeGreaterThanOrEqual(14);
    expect(fates.ultimate).toBeLessThanOrEqual(20);
  });

  it('[DE-BAL-02] and comes to about what the rulebook says', () => {
    expect(offBalance(standard, fates)).toEqual([]);
    expect(fates.deepest.reduce((sum, it) => sum + it, 0)).toBeCloseTo(100);
  });

  it('every other way to play fares as it does there', () => {
    for (const line of BALANCE.slice(1)) expect(offBalance(line, fatesOf(line, 600))).toEqual([]);
  });

  it('what is off is told', () => {
    const other = { ...standard, wins: 80 };
    expect(offBalance(other, fates)).toHaveLength(1);
    expect(offBalance(standard, { ...fates, slain: 1 })[0]).toContain('Grislyk slain in percent 1.0, expected 42 ± 4.');
  });
});
