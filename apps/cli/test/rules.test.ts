import { describe, expect, it } from 'vitest';
import { nearest } from '../src/commands/rules/nearest.ts';
import { understory } from './run-understory.ts';

describe('understory rules', () => {
  it('prints a clause, a table and the row for a roll', async () => {
    const { out, code } = await understory('rules', 'h2-fea-01', 'H2-FEA-T1', 'H2-FEA-T1.4');
    expect(code).toBe(0);
    expect(out).toMatch(/^H2-FEA-01 {2}\(rules\/host2-worlds\.md:\d+\)\nFor each stratum/);
    expect(out).toMatch(/\nH2-FEA-T1 {2}\(.+\)\nOre \(1d10\)\n\| Row \|/);
    expect(out).toMatch(/\nH2-FEA-T1\.1–5 {2}\(.+\)\n\| Row .+\n.+\n\| 1–5 \|/);
  });

  it('prints a chapter', async () => {
    const { out } = await understory('rules', 'H2-SUR');
    expect(out.match(/^H2-SUR-\S+/gm)).toEqual([
      'H2-SUR-01',
      'H2-SUR-02',
      'H2-SUR-03',
      'H2-SUR-04',
      'H2-SUR-T1',
      'H2-SUR-05',
    ]);
  });

  it('finds what was meant', () => {
    expect(nearest('H2-FAE-01', ['H2-FEA-01', 'H2-NEX-01', 'H1-FEA-01'], 1)).toEqual(['H2-FEA-01']);
  });
});
