import { unreachable } from '@understory/table';
import { printFreeStep } from '../steps/free.ts';
import type { Bonus, Building, Gain, Need } from '../tree/building.ts';
import { CLASHES_WORDS } from '../tree/deeds.ts';
import { orList, printBeads, printFilter, printResource, printSigned, spelled } from './words.ts';

export function printBuilding({ name, needs, gains, many }: Building): string {
  const req = needs.length === 0 ? '' : `req ${needs.map(printNeed).join(', ')}`;
  const gain = gains.length === 0 ? '' : `gain ${gains.map(printGain).join(', ')}`;
  const inside = [req, gain].filter((it) => it !== '').join(' / ');
  return `${name}${inside === '' ? '' : ` (${inside})`}${many ? ' many' : ''}`;
}

function printNeed(need: Need): string {
  switch (need.kind) {
    case 'beads':
      return printBeads(need.beads);
    case 'resource':
      return printResource(need.resource);
    case 'built':
      return need.name;
    case 'near':
      return `near ${printFilter(need.groups, orList)}`;
    default:
      return unreachable(need);
  }
}

function printGain(gain: Gain): string {
  switch (gain.kind) {
    case 'beads':
      return printBeads(gain.beads);
    case 'bonus':
      return printBonus(gain.bonus);
    case 'resource':
      return printResource(gain.resource);
    case 'free':
      // A comma would begin the next gain.
      return `free ${printFreeStep(gain.step, orList)}`;
    case 'immune to':
      return `immune to ${gain.deed}`;
    case 'exploit':
      return `exploit ${printResource(gain.resource)}`;
    case 'the first card here':
      return `the first ${printFilter(gain.groups, orList)} card here`;
    case 'one tag':
    case 'villainy':
      return gain.kind;
    default:
      return unreachable(gain);
  }
}

export function printBonus({ amount, side, clash, foes }: Bonus): string {
  const what = side === 'in' ? spelled(CLASHES_WORDS, clash) : clash;
  const against = foes === null ? '' : ` with ${printFilter(foes, orList)}`;
  return `${printSigned(amount)} ${side} ${what}${against}`;
}
