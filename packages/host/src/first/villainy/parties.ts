import { type Leg, placeAlong } from '@understory/page';
import { type Rule, unreachable } from '@understory/table';
import { gone } from '../../purse.ts';
import { roll } from '../asks.ts';
import { fightGroup, loseMembers, readFight, scatter } from '../monsters/adventurers/fight.ts';
import type { Party } from '../monsters/adventurers/party.ts';
import { hasArtifact } from '../monsters/artifact.ts';
import { bonusOfCompany } from '../monsters/company.ts';
import { contest, strengthOf } from '../monsters/encounter.ts';
import { factsOf } from '../monsters/flavours.ts';
import { alignmentOf, bears, homeOf, type MonsterGroup } from '../monsters/group.ts';
import { lawsOf } from '../monsters/laws.ts';
import { damage } from '../monsters/lone-fights.ts';
import { folk } from '../monsters/loot.ts';
import { lose } from '../monsters/losses.ts';
import { isAlive } from '../monsters/state.ts';
import { note } from '../note.ts';
import type { Realm } from '../realm.ts';
import { follow, works } from './alpha-villain/lair.ts';
import { hasSanctum } from './alpha-villain/sanctum.ts';
import { sanctumOf } from './alpha-villain/sanctums.ts';
import { ALONE } from './dungeon-master/alone.ts';
import { enlist } from './dungeon-master/army.ts';
import { asFighter, loseLegions, raise } from './liche-king/legions.ts';
import { build, put, roomsCalled } from './rooms.ts';
import { release } from './subdue.ts';
import { villainOf } from './villains.ts';

/** What the Mind Pool has (H1-THO-13). */
const POOL = 3;

/** How a party meets a villain (H1-VIL-07), or one that a villain holds. Whether it may go on; null where they meet as ever. */
export function* meetInVillainy(world: Realm, party: Party, group: MonsterGroup): Rule<boolean | null> {
  switch (group.kind) {
    case 'dungeon master':
      return yield* fightDungeonMaster(world, party, group);
    case 'liche king':
      return fightLicheKing(world, party, group);
    case 'alpha villain':
      return yield* fightAlphaVillain(world, party, group);
    case 'thought lords':
      return yield* fightGroup(world, party, group);
    case 'delvers':
    case 'breeders':
    case 'alpha':
    case 'temple':
    case 'minions':
      return bears(group, 'control') && alignmentOf(group) === party.alignment
        ? yield* meetPuppets(world, party, group)
        : null;
    default:
      return unreachable(group.kind);
  }
}

/** Do they give a party of this alignment a quest (H1-ADV-10)? Some always fight adventurers (H1-WAT-T1.2). */
export function isFriendly(group: MonsterGroup, { alignment }: Party): boolean {
  return alignmentTo(group) === alignment && !factsOf(group).fightsParties;
}

/** H1-DMR-20: slaves count as chaotic to adventurers. */
function alignmentTo(group: MonsterGroup): ReturnType<typeof alignmentOf> {
  return bears(group, 'enslaved') ? 'chaotic' : alignmentOf(group);
}

/** H1-DMR-14, -15: first the army as one lone fighter, then he alone. */
function* fightDungeonMaster(world: Realm, party: Party, me: MonsterGroup): Rule<boolean> {
  const bonus = hasArtifact(world, me.id) ? 1 : 0;
  const army = { population: folk(world, me), bonus: 0, kills: 1 };
  if (army.population > 0) {
    const lost = damage(army, { population: party.members, bonus: bonusOfCompany(party), might: 1 });
    note(world, {
      kind: 'lone fight',
      clause: 'H1-DMR-14',
      group: party.id,
      from: me.id,
      lost: lost.other,
      killed: lost.lone,
    });
    lose(world, me, 'H1-DMR-14', lost.lone, 'fight');
    loseMembers(world, party, lost.other, 'H1-DMR-14');
    scatter(world, party);
  }
  if (!party.isOver && folk(world, me) === 0) {
    const own = { id: party.id, strength: party.members + bonusOfCompany(party) };
    const by = yield* contest(world, 'H1-DMR-14', own, { id: me.id, strength: ALONE + bonus });
    readFight(world, party, me, by, 1);
  }
  if (party.members === 0 && isAlive(world, me)) enlist(world, me, 'H1-DMR-15');
  return !isAlive(world, me);
}

/** H1-LIC-06, -13, -14: all at once, without dice. */
function fightLicheKing(world: Realm, party: Party, me: MonsterGroup): boolean {
  const lost = damage(asFighter(world, me), { population: party.members, bonus: bonusOfCompany(party), might: 1 });
  note(world, {
    kind: 'lone fight',
    clause: 'H1-LIC-14',
    group: party.id,
    from: me.id,
    lost: lost.other,
    killed: lost.lone,
  });
  loseLegions(world, me, lost.lone, 'H1-LIC-14');
  loseMembers(world, party, lost.other, 'H1-LIC-14');
  if (party.members === 0 && isAlive(world, me)) raise(world, me, 'H1-LIC-13');
  scatter(world, party);
  return !isAlive(world, me);
}

/** H1-AVI-05, -08, -T2.2: works help it once each, and a labyrinth takes its toll. */
function* fightAlphaVillain(world: Realm, party: Party, me: MonsterGroup): Rule<boolean> {
  const { bewilders = 0 } = sanctumOf(me);
  if (bewilders > 0 && hasSanctum(world, me) && !party.visited.has('labyrinth')) {
    party.visited.add('labyrinth');
    loseMembers(world, party, bewilders, 'H1-AVI-T2.2');
    scatter(world, party);
    if (party.isOver) return reward(world, party, me);
  }
  const [standing] = works(world, me);
  const own = { id: party.id, strength: party.members + bonusOfCompany(party) };
  const strength = (yield* strengthOf(world, me, 'met')) + (standing ? 1 : 0);
  const by = yield* contest(world, standing ? 'H1-AVI-08' : 'H1-ADV-13', own, { id: me.id, strength });
  if (standing)
    note(world, { kind: 'works fell', clause: 'H1-AVI-08', group: me.id, piece: standing.piece ?? homeOf(me) }, [
      { do: 'end', id: standing.id },
    ]);
  readFight(world, party, me, by, folk(world, me));
  return reward(world, party, me);
}

/** H1-AVI-05: for a party that it has destroyed. Whether the party may go on. */
function reward(world: Realm, party: Party, me: MonsterGroup): boolean {
  if (party.members === 0 && isAlive(world, me)) follow(world, me, 'H1-AVI-05');
  return !isAlive(world, me);
}

/** H1-THO-13, -14: a group of the party's own alignment that is not its own master. */
function* meetPuppets(world: Realm, party: Party, group: MonsterGroup): Rule<boolean | null> {
  const lords = villainOf(world, 'thought lords');
  if (!lords) return null;
  const own = { id: party.id, strength: party.members };
  const by = yield* contest(world, 'H1-THO-13', own, { id: lords.id, strength: POOL });
  if (by > 0) {
    release(world, group, 'control', 'H1-THO-14');
    return null;
  }
  if (by === 0) return yield* fightGroup(world, party, group);
  party.avoids.add(group.id);
  capture(world, party, lords);
  scatter(world, party);
  return false;
}

/** H1-THO-14: one of them goes to the prison, or to a new cell if that is full. */
function capture(world: Realm, party: Party, lords: MonsterGroup): void {
  const called = 'prison of the Thought Lords';
  const free = roomsCalled(world, lords, called).find(({ id }) => world.page.countIn(id) === 0);
  const cell = free ?? build(world, lords, { clause: 'H1-THO-14', room: called }) ?? world.page.piece(homeOf(lords));
  put(world, 'H1-THO-14', { me: lords, room: cell, kind: 'population', emblem: 'prisoner', isNobodys: true });
  loseMembers(world, party, 1, 'H1-THO-14');
}

/** H1-DMR-T1.1: a trap that the party comes to takes one of them, and is gone. */
export function springTraps(world: Realm, party: Party, { tunnel, from, to }: Leg): void {
  if (tunnel === null) return;
  const { page } = world;
  const [first, last] = [Math.min(from, to) - 0.01, Math.max(from, to) + 0.01];
  for (const trap of page.marks) {
    if (trap.kind !== 'trap' || trap.until !== null || trap.piece !== tunnel || party.isOver) continue;
    const along = placeAlong(page.piece(tunnel).shape.path, trap.at.x, trap.at.y);
    if (along < first || along > last) continue;
    note(world, { kind: 'trap sprang', clause: 'H1-DMR-T1.1', group: party.id, piece: tunnel }, [
      { do: 'end', id: trap.id },
    ]);
    loseMembers(world, party, 1, 'H1-DMR-T1.1');
    scatter(world, party);
  }
}

/** PT-MEA-20: so does one in a room that it enters. */
export function springTrapHere(world: Realm, party: Party): void {
  const trap = lawsOf(world).trapIn(world, world.page.piece(party.at.piece));
  if (!trap || party.isOver) return;
  note(world, { kind: 'trap sprang', clause: 'PT-MEA-20', group: party.id, piece: party.at.piece }, [
    { do: 'end', id: trap.id },
  ]);
  loseMembers(world, party, 1, 'PT-MEA-20');
  scatter(world, party);
}

/** H1-DMR-T1.3: a party that enters his prison gains who is in it. */
export function freePrisoners(world: Realm, party: Party): void {
  const { page } = world;
  if (page.piece(party.at.piece).room !== 'Prison') return;
  const all = page.beadsIn(party.at.piece, 'population').filter((it) => it.owner === null);
  if (all.length === 0) return;
  party.members += all.length;
  note(
    world,
    {
      kind: 'freed',
      clause: 'H1-DMR-T1.3',
      group: party.id,
      piece: party.at.piece,
      count: all.length,
      beads: all.map(({ id }) => id),
    },
    gone(all),
  );
}

/** H1-VIL-05: how large a party of a year of Villainy is. */
export function* sizeOfParty(world: Realm, year: number): Rule<number> {
  const d6 = yield* roll(
    'H1-VIL-05',
    '1d6',
    { kind: 'how large the party is' },
    `party of villainy year ${year}, ${world.monsters.restarts}`,
  );
  return d6 + year - 1;
}
