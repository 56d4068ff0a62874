import { ScenarioProblem } from '@understory/table/scenario';
import type { Den } from '../../second/monsters/den.ts';
import { crown } from '../../second/monsters/state.ts';
import { monsterNamed } from './dens.ts';
import type { GivenVillain } from './given-monsters.ts';
import { bind } from './monster-past.ts';

/** The round that the scenario's rule plays. */
export function roundOf({ world: { journal } }: Den): number {
  return journal.age === 'villainy' ? journal.turn : 1;
}

/** A villain in the middle of its age: its setup is not played, only what is written holds. */
export function crowned(den: Den, { group, is, round, corrupted, annexed }: GivenVillain): void {
  const { journal, ages, page } = den.world;
  const monster = monsterNamed(den, group, ['villain', 'group']);
  const card = den.villains.find((it) => it.name.toLowerCase() === is.toLowerCase());
  if (!card) {
    const known = den.villains.map((it) => it.name).join(', ');
    throw new ScenarioProblem(`There is no villain card "${is}"; there is ${known}.`, ['villain', 'is']);
  }
  crown(den, monster, card);
  for (const it of corrupted) {
    if (it > page.strata.length) throw new ScenarioProblem(`There is no stratum ${it}.`, ['villain', 'corrupted']);
    den.corrupted.add(it);
  }
  for (const [i, to] of annexed.entries())
    bind(den, { kind: 'annexed', from: monster.id, to }, ['villain', 'annexed', i]);
  journal.age = 'villainy';
  journal.turn = round;
  ages.push({ name: 'villainy', turns: round, end: null });
}
