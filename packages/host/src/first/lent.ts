import type { Point } from '@understory/page';
import type { Clause, Rule } from '@understory/table';
import type { Setting } from '../setting.ts';
import { playRow, rollEvent } from './event-tables.ts';
import { templeSeason as templeSteps } from './monsters/features/temple.ts';
import type { MonsterGroup } from './monsters/group.ts';
import { isAlive } from './monsters/state.ts';
import type { Step } from './monsters/step.ts';
import type { Realm } from './realm.ts';
import { alphaVillainSeason } from './villainy/alpha-villain/season.ts';
import { dungeonMasterSeason } from './villainy/dungeon-master/season.ts';
import type { VillainKey } from './villainy/keys.ts';
import { licheKingSeason } from './villainy/liche-king/season.ts';
import { thoughtLordsSeason } from './villainy/thought-lords/season.ts';

// What the first edition lends to the playtest, and the only way from there into its rules (`npm run direction`). Each chapter is
// written once. What is drawn asks a `Setting` for what the two editions have words of their own for; those who live on the map ask the `Laws` of
// the `Realm` that they are played in.

// What the options bring: minor features, and floods (H1-MIN, H1-WAT).
export { followed } from './aftermath/aftermath.ts';
export { type Aftermath, newAftermath } from './aftermath/state.ts';

/** H1-DIS-T1: a Great Disaster in the setting of an edition (PT-DIS-01, -03). */
export function* disaster(setting: Setting, about: string, landed: Point | null = null): Rule {
  yield* playRow(setting, 'disaster', yield* rollEvent('disaster', about), landed, 0);
}

export type { AtVillainy } from './at.ts';
// Peoples, one or two at once (H1-CIV, H1-DWF, H1-ELF, H1-DEM, H1-TWO).
export { civsOf, type People } from './civilization/civ.ts';
export { playedAs } from './civilization/custom/play.ts';
export { writeNow } from './civilization/custom/writing.ts';
export { endIfOver } from './civilization/ending.ts';
export type { Oddity, PeopleLaws } from './civilization/laws.ts';
export { peoples } from './civilization/peoples.ts';
export { season } from './civilization/season.ts';
export { civsThen } from './civilization/then.ts';
export { type AtSeason, seasonAfter, yearOf } from './civilization/turns.ts';
export { peopleActing } from './civilization/view.ts';
export { EMBLEMS as LENT_EMBLEMS } from './emblems.ts';
// Special features, adventurers and undead, kingdoms (H1-FEA, H1-ADV, H1-SUR).
export { adventure } from './monsters/adventurers/explore.ts';
export { slumberingUndead } from './monsters/adventurers/undead.ts';
export { hasArtifact, isArtifact } from './monsters/artifact.ts';
export type { DwellerFacts } from './monsters/dwellers.table.ts';
export { dwellerByTable } from './monsters/dwellers.ts';
// A realm: what the chapters below remember, and the laws that they ask.
export { fullStrength, meet } from './monsters/encounter.ts';
export { specialFeature } from './monsters/features/features.ts';
export { factsOf } from './monsters/flavours.ts';
export { garrison, isManned } from './monsters/garrison.ts';
export {
  type Alignment,
  bears,
  type MonsterGroup,
  type MonsterKind,
  newGroup,
} from './monsters/group.ts';
export { castleOfNobody } from './monsters/kingdoms/building.ts';
export { kingdomSeason } from './monsters/kingdoms/season.ts';
export { setAside } from './monsters/kingdoms/set-aside.ts';
export { setUpKingdoms } from './monsters/kingdoms/set-up.ts';
export type { Dig, Gain, Laws, NewRoom, Zone } from './monsters/laws.ts';
// Wandering monsters and lone fighters (H1-WAN, H1-MON-30 to -34).
export { adoptLone } from './monsters/leftovers.ts';
export { fightGroup as fightLone, loseLone } from './monsters/lone-fights.ts';
export { settle } from './monsters/losses.ts';
export { isWipedOut, kingdomOf, loseGarrison, raid, wealthOfKingdom } from './monsters/raids.ts';
export { type Lone, loners, newMonsterAge } from './monsters/state.ts';
export { monstersThen } from './monsters/then.ts';
export { wanderersCome } from './monsters/wanderers/arrival.ts';
export { addLone } from './monsters/wanderers/lone.ts';
export { flee, meetLoners, wander } from './monsters/wanderers/season.ts';
export { typeByLook } from './monsters/wanderers/types.ts';
export type { Realm } from './realm.ts';

// Villains (H1-VIL, H1-DMR, H1-THO, H1-LIC, H1-AVI).
export { meetAsAlphaVillain } from './villainy/alpha-villain/encounters.ts';
export { meetAsDungeonMaster } from './villainy/dungeon-master/encounters.ts';
export { type Frame, villainyStretch } from './villainy/frame.ts';
export type { VillainyEnding } from './villainy/keys.ts';
export { loseLegions } from './villainy/liche-king/legions.ts';
export { newVillainy } from './villainy/state.ts';
export { areSpared } from './villainy/subdue.ts';
export { villainsOf } from './villainy/villains.ts';
export { watchVillainy } from './villainy/watch.ts';

/** H1-FEA-05, -06: a temple's missionaries go out. */
export function* templeSeason(world: Realm, me: MonsterGroup): Rule {
  for (const { play } of templeSteps) yield* play(world, me, { ...PLAIN });
}

const PLAIN = { hasMined: false, isSinking: false, wasUnsupported: false, borders: 0, isFed: false } as const;

const SEASONS: Readonly<Record<VillainKey, readonly Step<Realm>[]>> = {
  'dungeon master': dungeonMasterSeason,
  'thought lords': thoughtLordsSeason,
  'liche king': licheKingSeason,
  'alpha villain': alphaVillainSeason,
};

/** The steps of a season of a temple or a villain, by their clauses. */
export function lentSteps(kind: string): readonly { readonly clause: Clause }[] {
  return kind === 'temple' ? templeSteps : (SEASONS[kind as VillainKey] ?? []);
}

/** The steps of a villain's season; after each the laws of the realm are to be asked who has died, and whether the age is over. */
export function* villainSeason(world: Realm, me: MonsterGroup, then: () => Rule): Rule {
  for (const { play } of SEASONS[me.kind as VillainKey] ?? []) {
    if (!isAlive(world, me) || world.monsters.over) return;
    yield* play(world, me, { ...PLAIN });
    yield* then();
  }
}

// How all of that is told.
export { ASKED_DETAILS as LENT_DETAILS, detailOf as lentDetailOf } from './details.ts';
export type { Event as LentEvent, EventKind as LentEventKind } from './events.ts';
export type { Liquid } from './nouns.ts';
export { NOUNS as LENT_NOUNS } from './nouns.ts';
export type {
  Chapter as LentChapter,
  Question as LentQuestion,
  SpotPlace as LentPlace,
  What as LentWhat,
  WhyNot as LentWhyNot,
} from './questions.ts';
export { sorts as lentSorts } from './sorts.ts';
export { factsBeside as lentFacts, withArticle as lentName } from './telling/beings.ts';
export { called as lentNouns } from './telling/english/called.ts';
export { ENGLISH as LENT_ENGLISH } from './telling/english/english.ts';
export { STEPS as LENT_STEPS } from './telling/english/sheets.ts';
export { goesWithoutSaying } from './telling/unsaid.ts';
export { bodyOf, fill, isIn, liquidIn } from './words/liquid.ts';
export { entrancesIn, surfaceStretches } from './words/network.ts';
export type { RoomWish as LentRoom } from './words/rooms.ts';
