import { type Furnished, furnishedLevel } from './furnish/furnished.ts';
import { type Survey, surveyOf } from './places/survey.ts';
import { lastTick, worldAt } from './then.ts';
import type { World } from './world.ts';

/** TA-GEN-T1: what a person may choose. */
export interface BookOptions {
  /** TA-GEN-T1.1: a tick of the journal; left out: the last one. */
  readonly moment?: number;
}

/** TA-GEN-01: a world taken along. Everything that is exported is made from it alone. */
export interface Book {
  readonly title: string;
  readonly survey: Survey;
  /** A plan for each level under the surface (TA-ARE-12). */
  readonly plans: readonly Furnished[];
  /** TA-GEN-12: which chapters are missing, and why, in a line each. */
  readonly missing: readonly string[];
}

export function bookOf(world: World, { moment }: BookOptions = {}): Book {
  const survey = surveyOf(worldAt(world, moment ?? lastTick(world)));
  return {
    title: world.page.title,
    survey,
    plans: survey.levels.filter((it) => !it.area.surface).map((it) => furnishedLevel(survey, it)),
    missing: missingOf(survey),
  };
}

function missingOf({ then, rooms, areas }: Survey): string[] {
  return [
    ...(then.ground === null ? ['This world has no ground yet: depths are measured from the top of the page.'] : []),
    ...(rooms.length === 0 ? ['This world has no places yet: there are no plans and no key.'] : []),
    ...(rooms.length > 0 && areas.every((it) => it.surface)
      ? ['Nothing lies under the surface: there are no plans.']
      : []),
    ...(then.groups.size === 0 ? ['Nobody has come into this world yet: there are no factions.'] : []),
  ];
}
