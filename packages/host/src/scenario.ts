import type { ScenarioBook } from '@understory/table/scenario';
import { checks } from './scenario/checks.ts';
import { lists } from './scenario/fields.ts';
import { type Given, givenSchema, type ScenarioOptions, scenarioOptionsSchema } from './scenario/given.ts';
import { phrases } from './scenario/phrases.ts';
import { rules } from './scenario/rules.ts';
import { setUp } from './scenario/set-up.ts';
import { telling } from './second/telling/telling.ts';
import type { SecondWorld } from './second/world.ts';

/** What scenarios of the second edition are written with; docs/scenarios.md tells how. */
export const secondEditionScenarios: ScenarioBook<SecondWorld, ScenarioOptions, Given> = {
  game: 'host/2',
  telling,
  options: scenarioOptionsSchema,
  given: givenSchema,
  setUp,
  rules,
  phrases,
  lists,
  checks,
};
