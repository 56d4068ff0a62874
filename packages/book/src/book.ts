import { factionsOf } from './factions/faction.ts';
import type { Faction } from './factions/page.ts';
import { type Furnished, furnishedLevel } from './furnish/furnished.ts';
import { type Gazetteer, gazetteerOf } from './gazetteer.ts';
import { type CampaignMap, campaignMaps, type HexChanges } from './hexes/campaign.ts';
import { entryOf, type KeyEntry } from './key/entry.ts';
import { type WayEntry, wayEntries } from './key/way-entries.ts';
import { type Survey, surveyOf } from './places/survey.ts';
import { type Play, USUAL } from './play.ts';
import { type Encounters, encountersOf } from './table-talk/encounters.ts';
import { type Hook, hooksOf } from './table-talk/hooks.ts';
import { type Rumour, rumoursOf } from './table-talk/rumours.ts';
import { lastTick, type Replacements, worldAt } from './then.ts';
import type { World } from './world.ts';

/** TA-GEN-T1: what a person may choose. */
export interface BookOptions extends Partial<Play> {
  /** TA-GEN-T1.1: a tick of the journal; left out: the last one. */
  readonly moment?: number;
  /** TA-GEN-T1.9, TA-GEN-10: other names for groups and kinds of monsters. */
  readonly replacements?: Replacements;
  /** TA-GEN-T1.8: the letters of the areas that are taken along; left out: all. */
  readonly areas?: readonly string[];
  /** TA-HEX-14: what the person moved on the land above. */
  readonly hexes?: HexChanges;
}

/** TA-GEN-01: a world taken along. Everything that is exported is made from it alone. */
export interface Book {
  readonly title: string;
  readonly survey: Survey;
  /** A plan for each level under the surface (TA-ARE-12). */
  readonly plans: readonly Furnished[];
  /** TA-KEY-01: an entry for each numbered place, in their order. */
  readonly key: readonly KeyEntry[];
  /** TA-ARE-27, TA-KEY-13: an entry for each named way on each level that it crosses. */
  readonly ways: readonly WayEntry[];
  readonly factions: readonly Faction[];
  readonly rumours: readonly Rumour[];
  readonly encounters: readonly Encounters[];
  readonly hooks: readonly Hook[];
  /** TA-GAZ: what lies where. */
  readonly gazetteer: Gazetteer;
  /** TA-HEX: a sheet for each surface. */
  readonly lands: readonly CampaignMap[];
  /** TA-GEN-12: which chapters are missing, and why, in a line each. */
  readonly missing: readonly string[];
  /** TA-GEN-07: what would make a livelier campaign. */
  readonly advice: readonly string[];
}

export function bookOf(world: World, { moment, replacements, hexes, areas, ...play }: BookOptions = {}): Book {
  const survey = surveyOf(worldAt(world, moment ?? lastTick(world), replacements), { ...USUAL, ...play });
  const isTaken = ({ letter }: { readonly letter: string }) => areas === undefined || areas.includes(letter);
  // TA-ARE-12: what stands on the surface has plans on the long scale only.
  const drawn = survey.levels.filter((it) => isTaken(it.area) && (!it.area.surface || survey.play.scale === 'long'));
  const plans = drawn.map((it) => furnishedLevel(survey, it));
  const planOf = new Map(plans.map((it) => [it.plan.level, it]));
  const factions = factionsOf(survey);
  const rumours = rumoursOf(survey);
  const key = survey.rooms
    .filter((it) => isTaken(it.area))
    .map((room) => entryOf(survey, room, planOf.get(room.level) ?? null, factions));
  return {
    title: world.page.title,
    ...{ survey, plans, factions, rumours, key, ways: wayEntries(survey, plans) },
    gazetteer: gazetteerOf(survey, plans, key, rumours),
    lands: campaignMaps(survey, hexes),
    encounters: encountersOf(survey, factions),
    hooks: hooksOf(survey, factions, rumours),
    missing: missingOf(survey),
    advice: adviceOf(survey),
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

/** TA-GEN-07, H1-RPG-01: after so many turns of the last age most groups are gone. */
const LIVELY = 2;

function adviceOf({ then }: Survey): string[] {
  const upTo = then.world.journal.filter((it) => it.tick <= then.tick);
  const turns = Math.max(0, ...upTo.filter((it) => it.age === 'villainy').map((it) => it.turn));
  const end = upTo.findLast((it) => it.age === 'monsters');
  if (turns <= LIVELY || !end) return [];
  return [`The end of the Age of Monsters (--moment ${end.tick}) makes a livelier campaign: more groups live.`];
}
