import { hostOptionsSchema } from '@understory/host';
import { expect, it } from 'vitest';
import { chosen } from '../src/shelf/more-rules.tsx';

it('more rules become options of the game, and what does not fit is refused', () => {
  const rules = { strata: '', epics: true, peoples: '2', alienTurns: '45' } as const;
  expect(hostOptionsSchema.parse(chosen(rules))).toMatchObject({
    strata: null,
    epics: true,
    peoples: 2,
    alienTurns: 45,
  });
  for (const wrong of ['9', '100', '12.5', 'many', ''])
    expect(hostOptionsSchema.safeParse(chosen({ ...rules, alienTurns: wrong })).success).toBe(false);
});
