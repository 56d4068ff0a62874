import { unreachable } from '@understory/table';
import type { Building, Gain } from '../../cards/tree/building.ts';
import type { Beads, Glyph } from '../../cards/tree/words.ts';
import type { Den } from '../den.ts';
import { marksNear } from '../ground/resources.ts';
import type { Monster } from '../monster.ts';
import { partsOf } from '../parts.ts';

/** H2-ACT-314: what one of these is worth to a group, gained or given. */
export function worthOf(den: Den, me: Monster, symbol: Glyph): number {
  switch (symbol) {
    case '●':
      return 3;
    case '○':
      return 2;
    case '❖':
      // H2-MON-138: without epics it is a ○.
      return den.world.options.epics ? 2.5 : 2;
    case '★':
      return needsBonus(me) ? 2 : 1;
    case '⌂':
      return marksNear(den, me, 'fortification').length > 0 ? 0 : 1.5;
    case '☒':
      return 0;
    default:
      return unreachable(symbol);
  }
}

export function worthOfBeads(den: Den, me: Monster, beads: readonly Beads[]): number {
  let sum = 0;
  for (const { symbol, count } of beads) sum += worthOf(den, me, symbol) * count;
  return sum;
}

/** H2-ACT-T2.5: worth of gains − worth of beads spent + 0.25. */
export function buildingValue(den: Den, me: Monster, { gains, needs }: Building): number {
  let value = 0.25;
  for (const it of gains) value += worthOfGain(den, me, it);
  for (const it of needs) if (it.kind === 'beads') value -= worthOfBeads(den, me, it.beads.filter(isSpent));
  return value;
}

/** Marks are never spent, and ❖ never on a `req` (H2-CRD-113, H2-MON-128). */
function isSpent({ symbol }: Beads): boolean {
  return symbol === '●' || symbol === '○' || symbol === '★';
}

/** H2-ACT-314. A gain that the clause does not name is worth as much as the one most like it. */
function worthOfGain(den: Den, me: Monster, gain: Gain): number {
  switch (gain.kind) {
    case 'beads':
      return worthOfBeads(den, me, gain.beads);
    case 'bonus':
      return gain.bonus.amount;
    case 'immune to':
    case 'exploit':
      return 2;
    case 'free':
      return worthOfFree(den, me, gain.step);
    case 'resource':
      return 1.5;
    case 'one tag':
    case 'the first card here':
      return 0.5;
    case 'villainy':
      return grantsVillainy(den, gain) ? 20 : 0;
    default:
      return unreachable(gain);
  }
}

function worthOfFree(den: Den, me: Monster, step: Extract<Gain, { kind: 'free' }>['step']): number {
  if (step.kind === 'breed') return worthOf(den, me, '●');
  if (step.kind === 'exploit' || step.kind === 'harvest') return worthOf(den, me, '○');
  return 1;
}

/** H2-CRD-245: in the Age of Villainy `villainy` does nothing, and so nobody wants it. */
function grantsVillainy(den: Den, gain: Gain): boolean {
  return gain.kind === 'villainy' && den.villain === null;
}

export function makesVillain(den: Den, { gains }: Building): boolean {
  return gains.some((it) => grantsVillainy(den, it));
}

/** H2-ACT-314: does an unbuilt construction of ours need ★? */
function needsBonus(me: Monster): boolean {
  const unbuilt = (it: Building) => it.many || !me.constructions.some(({ building }) => building.name === it.name);
  return partsOf(me).buildings.some((it) => wantsBonus(it) && unbuilt(it));
}

function wantsBonus({ needs }: Building): boolean {
  return needs.some((need) => need.kind === 'beads' && need.beads.some((it) => it.symbol === '★'));
}
