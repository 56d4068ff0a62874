import type { Mark } from '@understory/page';
import type { Rule } from '@understory/table';
import { peopleLaws } from '../civilization/own-laws.ts';
import { meetAsAlphaVillain } from '../villainy/alpha-villain/encounters.ts';
import { alphaVillainSeason } from '../villainy/alpha-villain/season.ts';
import { meetAsDungeonMaster } from '../villainy/dungeon-master/encounters.ts';
import { dungeonMasterSeason } from '../villainy/dungeon-master/season.ts';
import { fightKing } from '../villainy/liche-king/legions.ts';
import { licheKingSeason } from '../villainy/liche-king/season.ts';
import { areSpared } from '../villainy/subdue.ts';
import { thoughtLordsSeason } from '../villainy/thought-lords/season.ts';
import { liquidIn } from '../words/liquid.ts';
import type { FirstWorld } from '../world.ts';
import { meetAsAlpha } from './alphas/encounters.ts';
import { alphaSeason } from './alphas/season.ts';
import { meetAsBreeders } from './breeders/encounters.ts';
import { breederSeason } from './breeders/season.ts';
import { meetAsDelvers } from './delvers/encounters.ts';
import { delverSeason } from './delvers/season.ts';
import { meet } from './encounter.ts';
import { templeSeason } from './features/temple.ts';
import { factsOf } from './flavours.ts';
import type { MonsterGroup, MonsterKind } from './group.ts';
import type { Laws } from './laws.ts';
import { fightGroup } from './lone-fights.ts';
import { lose, settle } from './losses.ts';
import { moveIn } from './moving-in.ts';
import { ownLaws } from './own-laws.ts';
import { ownRooms } from './quarters.ts';
import { raid } from './raids.ts';
import { isAlive } from './state.ts';
import type { Season, Step } from './step.ts';
import { flee, meetLoners } from './wanderers/season.ts';
import { watch } from './watch.ts';

/** What leads to what in the Age of Monsters. */
export const laws: Laws<FirstWorld> = {
  ...ownLaws,
  ...peopleLaws,
  *encounter(world, me, other, clause) {
    if (me.encountered.includes(other.id) || !isAlive(world, me) || !isAlive(world, other)) return;
    if (areSpared(me, other)) return;
    meet(world, me, other, clause);
    // H1-VIL-10: the Liche King and his legions fight without dice, whoever comes.
    if (other.kind === 'liche king') fightKing(world, me, other);
    else yield* meetings[factsOf(me).meetsLike ?? me.kind](world, me, other);
    settle(world);
    watch(world);
    if (isAlive(world, other)) yield* meetLoners(world, other, 'H1-WAN-03');
  },
  *fightThere(world, me, whom, clause) {
    if (whom.kind === 'building') yield* raid(world, { group: me }, whom.piece, clause);
    else yield* fightGroup(world, whom.lone, me, clause, 'acting');
    settle(world);
    watch(world);
  },
  meetLoners,
  flee,
  *season(world, me) {
    me.encountered = [];
    pine(world, me);
    const season: Season = { hasMined: false, isSinking: false, wasUnsupported: false, borders: 0, isFed: false };
    for (const { play } of seasons[me.kind]) {
      if (!isAlive(world, me) || world.monsters.over) return;
      yield* play(world, me, season);
      settle(world);
      watch(world);
      if (isAlive(world, me) && !world.monsters.over) yield* meetLoners(world, me, 'H1-WAN-03');
    }
    if (isAlive(world, me)) moveIn(world, me);
  },
  // H1-PRM-T2.2, H1-PRM-15, H1-MON-17: a plague hurts each group once; other caves are harmless (H1-PRM-17).
  *touched(world, me, { id }) {
    const sign = world.page.marks.find((it) => it.kind === 'plague' && it.piece === id && it.until === null);
    if (!sign || me.plagues.includes(id)) return;
    me.plagues.push(id);
    lose(world, me, 'H1-DIS-06', numberOf(sign), 'plague');
    settle(world);
  },
};

/** H1-WAT-T1.4: it loses 1● in a season without a room that is full of what it lives in. */
function pine(world: FirstWorld, me: MonsterGroup): void {
  const { pinesFor } = factsOf(me);
  if (!pinesFor || ownRooms(world, me).some((it) => liquidIn(world.page, it) === pinesFor)) return;
  lose(world, me, 'H1-WAT-T1.4', 1, 'pining');
  settle(world);
}

function numberOf({ what }: Mark): number {
  return what && 'number' in what && typeof what.number === 'number' ? what.number : 1;
}

type Meeting = (world: FirstWorld, me: MonsterGroup, other: MonsterGroup) => Rule;

/** A temple never acts (H1-FEA-11). */
function* nothing(): Rule {}

const meetings: Readonly<Record<MonsterKind, Meeting>> = {
  delvers: meetAsDelvers,
  breeders: meetAsBreeders,
  alpha: meetAsAlpha,
  temple: nothing,
  'dungeon master': meetAsDungeonMaster,
  'thought lords': nothing,
  'liche king': nothing,
  'alpha villain': meetAsAlphaVillain,
  minions: nothing,
};

/** The steps of a kind of group's season, in their order. */
export function stepsOf(kind: MonsterKind): readonly Step[] {
  return seasons[kind];
}

const seasons: Readonly<Record<MonsterKind, readonly Step[]>> = {
  delvers: delverSeason,
  breeders: breederSeason,
  alpha: alphaSeason,
  temple: templeSeason,
  'dungeon master': dungeonMasterSeason,
  'thought lords': thoughtLordsSeason,
  'liche king': licheKingSeason,
  'alpha villain': alphaVillainSeason,
  minions: [],
};
