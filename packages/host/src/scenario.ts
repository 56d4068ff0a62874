import type { ScenarioBook } from '@understory/table/scenario';
import { telling as firstTelling } from './first/telling/telling.ts';
import type { FirstWorld } from './first/world.ts';
import { telling as playtestTelling } from './playtest/telling/telling.ts';
import type { PlaytestWorld } from './playtest/world.ts';
import { lists as firstLists } from './scenario/first/fields.ts';
import {
  type Given as FirstGiven,
  type ScenarioOptions as FirstScenarioOptions,
  givenSchema as firstGivenSchema,
  scenarioOptionsSchema as firstScenarioOptionsSchema,
} from './scenario/first/given.ts';
import { phrases as firstPhrases, rules as firstRules } from './scenario/first/rules.ts';
import { setUp as firstSetUp } from './scenario/first/set-up.ts';
import { checks as playtestChecks, lists as playtestLists } from './scenario/playtest/fields.ts';
import {
  type Given as PlaytestGiven,
  type ScenarioOptions as PlaytestScenarioOptions,
  givenSchema as playtestGivenSchema,
  scenarioOptionsSchema as playtestScenarioOptionsSchema,
} from './scenario/playtest/given.ts';
import { phrases as playtestPhrases, rules as playtestRules } from './scenario/playtest/rules.ts';
import { setUp as playtestSetUp } from './scenario/playtest/set-up.ts';
import { checks } from './scenario/second/checks.ts';
import { lists } from './scenario/second/fields.ts';
import { type Given, givenSchema, type ScenarioOptions, scenarioOptionsSchema } from './scenario/second/given.ts';
import { phrases } from './scenario/second/phrases.ts';
import { rules } from './scenario/second/rules.ts';
import { setUp } from './scenario/second/set-up.ts';
import { pageChecks } from './scenario/shared/checks.ts';
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

/** What scenarios of the first edition are written with. */
export const firstEditionScenarios: ScenarioBook<FirstWorld, FirstScenarioOptions, FirstGiven> = {
  game: 'host/1',
  telling: firstTelling,
  options: firstScenarioOptionsSchema,
  given: firstGivenSchema,
  setUp: firstSetUp,
  rules: firstRules,
  phrases: firstPhrases,
  lists: firstLists,
  checks: pageChecks,
};

/** What scenarios of the playtest rules are written with. */
export const playtestScenarios: ScenarioBook<PlaytestWorld, PlaytestScenarioOptions, PlaytestGiven> = {
  game: 'host/playtest',
  telling: playtestTelling,
  options: playtestScenarioOptionsSchema,
  given: playtestGivenSchema,
  setUp: playtestSetUp,
  rules: playtestRules,
  phrases: playtestPhrases,
  lists: playtestLists,
  checks: playtestChecks,
};
