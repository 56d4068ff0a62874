import type { ChooseAsk, Rule } from '@understory/table';
import { playOut } from '@understory/table/testing';
import { describe, expect, it } from 'vitest';
import { whichPeople } from '../../src/first/civilization/peoples.ts';
import { type FirstWorld, firstEdition, firstOptions } from '../../src/first/index.ts';
import { firstOptionsSchema } from '../../src/first/options.ts';
import { calendarYear, sheetOf } from '../../src/first/record.ts';
import { anyGame, firstAge, laid } from './world-at.ts';

/** The people that comes by these answers, and what was asked. */
function comes(script: { readonly dice?: number[]; readonly choose?: string[] }, world: FirstWorld = laid()) {
  const { result, asked } = playOut({ world, rule: (it) => whichPeople(it, 0) }, script);
  return { key: result?.key, ask: asked[0] as ChooseAsk };
}

describe('which people comes', () => {
  it('[H1-CIV-01] is chosen, or rolled for by default; a first game suggests the Dwarves', () => {
    expect(comes({ choose: ['dwarves'] }).key).toBe('dwarves');
    expect(comes({ dice: [2] }).ask.usual).toBe('roll');
    expect(comes({}, firstEdition.begin(firstOptions({ firstGame: true }), 'test'))).toMatchObject({
      key: 'dwarves',
      ask: { usual: 'dwarves' },
    });
  });

  it('[H1-CIV-T1.1–3] [H1-CIV-T1.4–6] [H1-CIV-T1.7–9] by a d10, the Dwarves, the Dark Elves or the Demons', () => {
    for (const d10 of [1, 2, 3]) expect(comes({ dice: [d10] }).key).toBe('dwarves');
    for (const d10 of [4, 5, 6]) expect(comes({ dice: [d10] }).key).toBe('dark elves');
    for (const d10 of [7, 8, 9]) expect(comes({ dice: [d10] }).key).toBe('demons');
  });
});

describe('the record of the Age of Civilization', () => {
  it('[H1-GEN-02] goes by years of four seasons', () => {
    const world = laid();
    world.at = { age: 'civilization', phase: 'arrival', nth: 0 };
    const seasons: string[] = [];
    const years = function* (it: FirstWorld): Rule {
      for (;;) {
        if (it.at.age === 'civilization' && it.at.phase === 'season') seasons.push(`${it.at.year}.${it.at.season}`);
        const stretch = firstEdition.next(it);
        if (!stretch) return;
        yield* stretch;
      }
    };
    playOut({ world, rule: years }, { dice: null, choose: { 'H1-CIV-01': ['dwarves'] } });
    expect(seasons.slice(0, 6)).toEqual(['1.0', '1.1', '1.2', '1.3', '2.0', '2.1']);
  });

  it('[H1-GEN-09] counts years within an era, and on one calendar, to which the Great Disaster adds ten', () => {
    const { world } = anyGame('calendar', {});
    const [, civilization, disaster] = world.ages;
    expect([civilization?.turns, disaster?.turns]).toEqual([world.civs[0]?.year, 10]);
    expect(civilization?.turns).toBeGreaterThan(0);
    expect(calendarYear(world, { age: 'disaster', turn: 10 })).toBe((civilization?.turns ?? 0) + 10);
    expect(calendarYear(world, { age: 'monsters', turn: 1 })).toBe((civilization?.turns ?? 0) + 11);
  });

  it('lies on a sheet of its own', () => {
    const before = firstAge('sheets', {}).world;
    expect(before.page.pieces.map((it) => sheetOf(before, it))).toEqual(before.page.pieces.map(() => 0));
    const { world } = anyGame('sheets', {});
    const sheets = world.page.pieces.map((it) => [it.age, sheetOf(world, it)] as const);
    expect(new Set(sheets.map(([age, sheet]) => `${age} ${sheet}`))).toEqual(
      new Set(['primordial 0', 'civilization 1', 'disaster 2']),
    );
  });
});

it('[H1-GEN-16] as options stand by default the basic game is played, and there are no others', () => {
  expect(firstOptions()).toMatchObject({ world: 'usual', civilizations: 1, darkElves: 'steady', peoples: [] });
  expect(firstOptionsSchema.safeParse({ civilizations: 3 }).success).toBe(false);
  expect(firstOptionsSchema.safeParse({ weather: 'fine' }).success).toBe(false);
});
