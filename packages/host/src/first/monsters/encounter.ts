import type { Clause, Rule } from '@understory/table';
import { roll } from '../asks.ts';
import { note } from '../note.ts';
import type { Realm } from '../realm.ts';
import { hasSanctum } from '../villainy/alpha-villain/sanctum.ts';
import { sanctumOf } from '../villainy/alpha-villain/sanctums.ts';
import { ALONE } from '../villainy/dungeon-master/alone.ts';
import { hasArtifact } from './artifact.ts';
import { factsOf } from './flavours.ts';
import { bears, hasMet, homeOf, isAlpha, type MonsterGroup } from './group.ts';
import { lawsOf, type Role } from './laws.ts';
import { folk, wealth } from './loot.ts';
import { isMaze } from './maze.ts';

/** What an alpha predator always has (H1-ALP-07). */
const ALPHA = 2;

/** H1-MON-27: what a group has besides its ● and its die. An encounter is at its lair when the other side acts (H1-ALP-13). */
export function bonusOf(world: Realm, me: MonsterGroup, role: Role): number {
  const { buildsMazes, strongWith } = factsOf(me);
  return (
    (isAlpha(me) ? ALPHA : 0) +
    (hasArtifact(world, me.id) ? 1 : 0) +
    (bears(me, 'shrine') ? 1 : 0) +
    (bears(me, 'control') ? 1 : 0) +
    (role === 'met' && hasSanctum(world, me) ? (sanctumOf(me).bonus ?? 0) : 0) +
    (buildsMazes && role === 'met' && isMaze(world, homeOf(me)) ? 1 : 0) +
    (strongWith !== undefined && wealth(world, me) >= strongWith ? 1 : 0)
  );
}

/** What each of its ● counts in a conflict (H1-MON-27). */
export function mightOf(me: MonsterGroup): number {
  return factsOf(me).might ?? 1;
}

/** Its ● and its bonuses (H1-MON-24). A Dungeon Master counts himself, or his army if that is more (H1-DMR-09). */
export function fullStrength(world: Realm, me: MonsterGroup, role: Role, most = Number.POSITIVE_INFINITY): number {
  if (me.kind === 'dungeon master') return Math.max(ALONE, folk(world, me)) + bonusOf(world, me, role);
  return Math.min(most, folk(world, me)) * mightOf(me) + bonusOf(world, me, role);
}

/** What it adds to its die, by the laws of the edition that is played (H1-MON-24). */
export function* strengthOf(world: Realm, me: MonsterGroup, role: Role): Rule<number> {
  return yield* lawsOf(world).strength(world, me, role);
}

/** One side of a roll. */
export interface Side {
  readonly id: string;
  readonly strength: number;
}

/** H1-MON-24: each side rolls a d6 and adds its strength, the acting one first (H1-GEN-06). Returns by how much the acting side wins; below 0 it loses. */
export function* contest(world: Realm, clause: Clause, me: Side, other: Side): Rule<number> {
  const about = `${me.id} and ${other.id}`;
  const mine = yield* roll(clause, '1d6', { kind: 'how a group fares', group: me.id }, `${about}, ${me.id}`);
  const theirs = yield* roll(clause, '1d6', { kind: 'how a group fares', group: other.id }, `${about}, ${other.id}`);
  const [sum, against] = [mine + me.strength, theirs + other.strength];
  note(world, { kind: 'fought', clause, group: me.id, from: other.id, sum, against, result: resultOf(sum - against) });
  return sum - against;
}

function resultOf(by: number): 'won' | 'tie' | 'lost' {
  return by > 0 ? 'won' : by < 0 ? 'lost' : 'tie';
}

/** The encounter roll of two groups. */
export function* encounterRoll(world: Realm, clause: Clause, me: MonsterGroup, other: MonsterGroup): Rule<number> {
  return yield* contest(
    world,
    clause,
    { id: me.id, strength: yield* strengthOf(world, me, 'acting') },
    { id: other.id, strength: yield* strengthOf(world, other, 'met') },
  );
}

/** They have met from now on, if they had not before (H1-MON-14, -19). */
export function meet(world: Realm, me: MonsterGroup, other: MonsterGroup, clause: Clause): void {
  const since = note(world, { kind: 'met', clause, group: me.id, from: other.id, isFirst: !hasMet(me, other) });
  if (!hasMet(me, other)) me.met.push({ value: other.id, since });
  if (!hasMet(other, me)) other.met.push({ value: me.id, since });
  me.encountered = [...me.encountered, other.id];
}
