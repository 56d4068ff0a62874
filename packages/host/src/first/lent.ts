import type { Point } from '@understory/page';
import type { Rule } from '@understory/table';
import type { Setting } from '../setting.ts';
import { playRow, rollEvent } from './event-tables.ts';
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

// Drawn: river, caverns, disasters.
export { caverns } from './primordial/caverns.ts';
export { river } from './primordial/river.ts';

/** H1-DIS-T1: a Great Disaster in the setting of an edition (PT-DIS-01, -03). */
export function* disaster(setting: Setting, about: string, landed: Point | null = null): Rule {
  yield* playRow(setting, 'disaster', yield* rollEvent('disaster', about), landed, 0);
}

// Peoples, one or two at once (H1-CIV, H1-DWF, H1-ELF, H1-DEM, H1-TWO).
export { type Civ, civsOf, type People } from './civilization/civ.ts';
export { type CustomPeople, customPeoplesSchema } from './civilization/custom/custom-people.ts';
export { playedAs } from './civilization/custom/play.ts';
export { writeNow } from './civilization/custom/writing.ts';
export { endIfOver } from './civilization/ending.ts';
export type { Oddity, PeopleLaws } from './civilization/laws.ts';
export { peoples } from './civilization/peoples.ts';
export { season } from './civilization/season.ts';
// Special features, adventurers and undead, kingdoms (H1-FEA, H1-ADV, H1-SUR).
export { adventure } from './monsters/adventurers/explore.ts';
export { slumberingUndead } from './monsters/adventurers/undead.ts';
// A realm: what the chapters below remember, and the laws that they ask.
export { bonusOf, fullStrength, mightOf } from './monsters/encounter.ts';
export { specialFeature } from './monsters/features/features.ts';
export { templeSeason } from './monsters/features/temple.ts';
export { type Alignment, alignmentOf, bears, homeOf, type MonsterGroup, newGroup } from './monsters/group.ts';
export { kingdomSeason } from './monsters/kingdoms/season.ts';
export { setUpKingdoms } from './monsters/kingdoms/set-up.ts';
export type { Dig, Gain, Laws, NewRoom, OwnLaws, Role, Zone } from './monsters/laws.ts';

// Wandering monsters and lone fighters (H1-WAN, H1-MON-30 to -34).
export { adoptLone } from './monsters/leftovers.ts';
export { fightGroup as fightLone } from './monsters/lone-fights.ts';
export { settle } from './monsters/losses.ts';
export { isWipedOut, raid, wealthOfKingdom } from './monsters/raids.ts';
export { type Kingdom, type Lone, loners, type MonsterAge, newMonsterAge } from './monsters/state.ts';
export { wanderersCome } from './monsters/wanderers/arrival.ts';
export { flee, meetLoners, wander } from './monsters/wanderers/season.ts';
export type { Realm } from './realm.ts';

// Villains (H1-VIL, H1-DMR, H1-THO, H1-LIC, H1-AVI).
export { meetAsAlphaVillain } from './villainy/alpha-villain/encounters.ts';
export { meetAsDungeonMaster } from './villainy/dungeon-master/encounters.ts';
export { toil } from './villainy/dungeon-master/slaves.ts';
export { fightKing } from './villainy/liche-king/legions.ts';
export { sizeOfParty } from './villainy/parties.ts';
export { setUpVillain } from './villainy/set-up.ts';
export { newVillainy, type Villainy } from './villainy/state.ts';
export { areSpared } from './villainy/subdue.ts';
export { tribute } from './villainy/thought-lords/season.ts';
export { villainOf, villainsOf } from './villainy/villains.ts';
export { endVillainy, watchVillainy } from './villainy/watch.ts';
export { wayToVillain } from './villainy/way-in.ts';

const SEASONS: Readonly<Record<VillainKey, readonly Step<Realm>[]>> = {
  'dungeon master': dungeonMasterSeason,
  'thought lords': thoughtLordsSeason,
  'liche king': licheKingSeason,
  'alpha villain': alphaVillainSeason,
};

/** The steps of a villain's season; after each the laws of the realm are to be asked who has died, and whether the age is over. */
export function* villainSeason(world: Realm, me: MonsterGroup, then: () => Rule): Rule {
  for (const { play } of SEASONS[me.kind as VillainKey] ?? []) {
    if (!isAlive(world, me) || world.monsters.over) return;
    yield* play(world, me, { hasMined: false, isSinking: false, wasUnsupported: false, borders: 0, isFed: false });
    yield* then();
  }
}

// How all of that is told.
export type { Event as LentEvent } from './events.ts';
export type { Question as LentQuestion } from './questions.ts';
export { called as lentNouns } from './telling/english/called.ts';
export { ENGLISH as LENT_ENGLISH } from './telling/english/english.ts';
