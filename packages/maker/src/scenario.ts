import type { ScenarioBook } from '@understory/table/scenario';
import { type MakerOptions, makerOptionsSchema } from './options.ts';
import { checks, lists } from './scenario/expected.ts';
import { type Given, givenSchema, setUp } from './scenario/given.ts';
import { phrases, rules } from './scenario/rules.ts';
import { telling } from './telling/telling.ts';
import type { World } from './world.ts';

/** What scenarios of Dungeon Maker Deluxe are written with; docs/scenarios.md tells how. */
export const makerScenarios: ScenarioBook<World, MakerOptions, Given> = {
  game: 'maker',
  telling,
  options: makerOptionsSchema,
  given: givenSchema,
  setUp,
  rules,
  phrases,
  lists,
  checks,
};
