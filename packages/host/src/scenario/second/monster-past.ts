import { ScenarioProblem } from '@understory/table/scenario';
import { deckOf } from '../../second/cards/deck-of.ts';
import type { Den } from '../../second/monsters/den.ts';
import { wilds } from '../../second/monsters/ground/places.ts';
import { remember } from '../../second/monsters/history.ts';
import { isWithBlood, isWithBones } from '../../second/monsters/measure.ts';
import type { Creature, Monster } from '../../second/monsters/monster.ts';
import { partsOf } from '../../second/monsters/parts.ts';
import { bear, makePact } from '../../second/monsters/state.ts';
import type { Path } from '../shared/quietly.ts';
import { cardNamed, monsterNamed } from './dens.ts';
import type { Given } from './given.ts';
import type { GivenDeed, GivenMonster, GivenPact } from './given-monsters.ts';

/** What the groups have done so far: what is older than their last turns, then those turns, then what came since. */
export function remembered(den: Den, given: Given): void {
  for (const [i, it] of given.deeds.entries()) if (it.when === 'before') done(den, it, i);
  for (const it of den.monsters) takeTurn(den, it);
  for (const [i, it] of given.deeds.entries()) if (it.when === 'last turn') done(den, it, i);
  for (const [i, it] of given.monsters.entries()) suffered(den, den.monsters[i] as Monster, it, i);
  for (const [i, it] of given.pacts.entries()) bind(den, it, ['pacts', i]);
}

function done(den: Den, { by, did, to, won, times }: GivenDeed, i: number): void {
  const doer = monsterNamed(den, by, ['deeds', i, 'by']);
  const other = to === undefined ? null : creatureNamed(den, to, ['deeds', i, 'to']);
  for (let k = 0; k < times; k++) remember(den, did, doer, other, won ?? null);
}

/** H2-MON-124: its last lifecycle began, and it stood at its `if` lines. */
function takeTurn(den: Den, monster: Monster): void {
  const { past } = monster;
  past.lastBegan = past.began;
  past.began = ++den.moment;
  for (const line of partsOf(monster).ifs) past.stood.set(line, den.moment);
  past.stoodAtIfs = den.moment;
}

function suffered(den: Den, monster: Monster, { lost, wipedOut, grudges }: GivenMonster, i: number): void {
  const { past } = monster;
  for (let k = 0; k < lost; k++) past.losses.push({ at: ++den.moment, symbol: '●', by: 'somebody' });
  for (const [k, named] of wipedOut.entries()) {
    const { cards } = deckOf(den.world.options);
    const { kind, tags } = cardNamed(cards, named, ['monsters', i, 'wipedOut', k]);
    const seen = { size: 1, wealth: 0, bonus: 0, power: 1, blood: isWithBlood(tags), bones: isWithBones(tags) };
    past.victims.push({ at: ++den.moment, id: named, kind, tags, ...seen });
  }
  for (const [named, much] of Object.entries(grudges))
    bear(den, monster, monsterNamed(den, named, ['monsters', i, 'grudges']).id, much);
}

export function bind(den: Den, { kind, from, to, until }: GivenPact, path: Path): void {
  const last = kind === 'annexed' ? Number.POSITIVE_INFINITY : (until ?? den.turn + 1);
  const [a, b] = [monsterNamed(den, from, [...path, 'from']).id, monsterNamed(den, to, [...path, 'to']).id];
  makePact(den, { kind, from: a, to: b, lastTurn: last });
}

function creatureNamed(den: Den, named: string, path: Path): Creature {
  const wild = wilds(den).find((it) => it.id === named);
  if (wild) return wild;
  if (den.monsters.length === 0) throw new ScenarioProblem('There are no groups.', path);
  return monsterNamed(den, named, path);
}
