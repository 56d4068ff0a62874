import { AUTOPILOTS } from '@understory/table';
import { describe, expect, it } from 'vitest';
import { differsAgain, soakAge } from '../../../../bench/civilization-checks.ts';
import { SEED } from '../../../../tools/seed.ts';
import { PEOPLES, type PeopleKey } from '../../src/second/index.ts';

/** A sample of `npm run soak`, which does the same for many more seeds. */
const PAGES = [
  { width: 30, height: 21 },
  { width: 20, height: 14 },
  { width: 16, height: 12 },
] as const;

/** Each hand on each of some pages. */
const plays = AUTOPILOTS.flatMap((hand, i) => PAGES.map((page, k) => ({ seed: `${SEED} ${i}.${k}`, hand, page })));

describe.each(PEOPLES)('whole ages of the %s', (people: PeopleKey) => {
  it('[H2-INV-01] [H2-INV-04] [H2-INV-05] [H2-INV-06] [H2-INV-07] [H2-INV-08] [H2-INV-13] [H2-INV-14] [H2-INV-15] [H2-INV-17] keep every promise', () => {
    for (const play of plays) expect(soakAge({ ...play, peoples: [people] }).faults, play.seed).toEqual([]);
  });

  it('[H2-INV-16] are told the same again, and a save opened and saved again is the same', () => {
    const { game } = soakAge({ seed: `${SEED}`, hand: 'random', peoples: [people], page: PAGES[1] });
    expect(differsAgain(game)).toEqual([]);
  });
});
