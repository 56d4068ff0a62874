import type { ScenarioBook } from '@understory/table/scenario';
import { type EvilOptions, evilOptionsSchema } from './edition.ts';
import { checks } from './scenario/checks.ts';
import { type Given, givenSchema } from './scenario/given.ts';
import { lists } from './scenario/lists.ts';
import { rules } from './scenario/rules.ts';
import { setUp } from './scenario/set-up.ts';
import { telling } from './telling/telling.ts';
import type { World } from './world.ts';

/** What scenarios of Dungeon of Deadliest Evil are written with; docs/scenarios.md tells how. */
export const evilScenarios: ScenarioBook<World, EvilOptions, Given> = {
  game: 'evil/1',
  telling,
  options: evilOptionsSchema,
  given: givenSchema,
  setUp,
  rules,
  lists,
  checks,
};
