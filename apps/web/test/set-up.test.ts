import { PAGE_SIZES } from '@understory/host';
import { secondOptions, secondOptionsSchema } from '@understory/host/second';
import { expect, it } from 'vitest';
import { chosen, usualRules } from '../src/games/host/second/more-rules.tsx';

const usual = usualRules(secondOptions());

it('more rules become options of the game, and what does not fit is refused', () => {
  expect(secondOptionsSchema.parse(chosen(usual, PAGE_SIZES.standard))).toEqual(secondOptions());
  expect(chosen(usual, PAGE_SIZES.poster).crowded).toBe(true);
  expect(chosen({ ...usual, crowded: false }, PAGE_SIZES.poster).crowded).toBe(false);
  const own = {
    ...usual,
    strata: '9',
    peoples: '2',
    monsterTurns: '12',
    villainRounds: '8',
    sets: 'core, Homemade',
  } as const;
  expect(secondOptionsSchema.parse(chosen({ ...own, newcomersAct: true }, PAGE_SIZES.standard))).toMatchObject({
    strata: 9,
    peoples: 2,
    monsterTurns: 12,
    villainRounds: 8,
    newcomersAct: true,
    sets: ['core', 'Homemade'],
  });
  for (const odd of ['9', '100', '12.5', 'many', ''])
    expect(secondOptionsSchema.safeParse(chosen({ ...usual, alienTurns: odd }, PAGE_SIZES.standard)).success).toBe(
      false,
    );
});
