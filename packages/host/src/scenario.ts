import type { ScenarioBook } from '@understory/table/scenario';
import { checks } from './scenario/second/checks.ts';
import { lists } from './scenario/second/fields.ts';
import { type Given, givenSchema, type ScenarioOptions, scenarioOptionsSchema } from './scenario/second/given.ts';
import { phrases } from './scenario/second/phrases.ts';
import { rules } from './scenario/second/rules.ts';
import { setUp } from './scenario/second/set-up.ts';
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
