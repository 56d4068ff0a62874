import type { Building } from '../../cards/tree/building.ts';
import type { Den } from '../den.ts';
import type { Monster } from '../monster.ts';
import { bestOf, type Mind, type Thought } from './reasons.ts';
import { buildingValue, makesVillain } from './worth.ts';

/** H2-ACT-315: which of these is built; keys are their names. */
export function whichBuilding(den: Den, me: Monster, buildings: readonly Building[]): Mind<string> {
  return (hand) => (hand === 'tactical' ? bestBuilding(den, me, buildings) : storyBuilding(den, buildings));
}

/** H2-ACT-315: the highest value; ties: list order. */
function bestBuilding(den: Den, me: Monster, buildings: readonly Building[]): Thought<string> {
  let best = Number.NEGATIVE_INFINITY;
  let answer = '';
  for (const it of buildings) {
    const value = buildingValue(den, me, it);
    if (value > best) [best, answer] = [value, it.name];
  }
  return { answer, why: bestOf(best, buildings.length) };
}

/** H2-ACT-315: one that grants villainy, else the first in list order. */
function storyBuilding(den: Den, buildings: readonly Building[]): Thought<string> {
  const last = buildings.find((it) => makesVillain(den, it));
  if (last) return { answer: last.name, why: { key: 'villainy', work: last.name } };
  return { answer: buildings[0]?.name ?? '' };
}
