import { describe, expect, it } from 'vitest';
import { rollOn, rowOf, table } from '../src/index.ts';
import { playOut } from '../src/testing.ts';
import { digging } from './barrow.ts';

describe('a table', () => {
  it.each([
    [1, 'gallery', 'EX-DIG-T1.1–2'],
    [2, 'gallery', 'EX-DIG-T1.1–2'],
    [4, 'shaft', 'EX-DIG-T1.3–4'],
    [6, 'cave', 'EX-DIG-T1.6'],
  ])('gives %i the row that the rulebook cites', (sum, value, clause) => {
    expect(rowOf(digging, sum)).toMatchObject({ value, clause });
  });

  it('[H2-GEN-07] is rolled on with its own id', () => {
    const { result, journal } = playOut(rollOn(digging, { kind: 'what the diggers open' }), { dice: [5] });
    expect(result?.value).toBe('hall');
    expect(journal).toMatchObject([{ kind: 'rolled', clause: 'EX-DIG-T1', dice: '1d6', faces: [5], total: 5 }]);
  });

  it.each([
    ['a gap', '1d4', { '1-2': 'a', '4': 'b' }, 'EX-DIG-T9: no row for a roll of 3 on 1d4'],
    ['an overlap', '1d4', { '1-3': 'a', '3-4': 'b' }, 'EX-DIG-T9: 2 rows for a roll of 3 on 1d4'],
    ['a row above the dice', '1d4', { '1-4': 'a', '5': 'b' }, 'EX-DIG-T9: row 5 is off 1d4'],
    ['a row below the dice', '2d4', { '1': 'a', '2-8': 'b' }, 'EX-DIG-T9: row 1 is off 2d4'],
    ['a row upside down', '1d4', { '1-4': 'a', '3-2': 'b' }, 'EX-DIG-T9: row 3-2 is off 1d4'],
    ['a row that is none', '1d4', { '1-4': 'a', many: 'b' }, 'EX-DIG-T9: "many" is no row'],
  ] as const)('refuses %s when it is made', (_, dice, rows, why) => {
    expect(() => table<string>('EX-DIG-T9', dice, rows)).toThrow(why);
  });
});
