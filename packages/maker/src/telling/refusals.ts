import { unreachable } from '@understory/table';
import { Catalogue, type Fact } from '@understory/table/words';
import type { Refusal } from '../refusal.ts';
import { MOST_PIPS } from '../sheet.ts';
import { ENGLISH, REFUSALS } from './english.ts';
import { eachStat, FUNCTIONS, itemFor, listed, nameOf, offerOf, place } from './facts.ts';

const refusals = new Catalogue(ENGLISH.language, REFUSALS, FUNCTIONS);

/** Why something may not be built or collected, as a sentence. */
export function refusalText(refusal: Refusal): string {
  return refusals.sentence(refusal.why, factsOf(refusal));
}

function factsOf(refusal: Refusal): Record<string, Fact> {
  const { clause: _, why: __, ...facts } = refusal;
  const square = 'square' in refusal && refusal.square !== null ? place(refusal.square) : null;
  const item = 'item' in refusal ? nameOf(refusal.item) : null;
  const lie = 'lie' in refusal && refusal.lie !== '' ? refusal.lie : null;
  return { ...(facts as Record<string, Fact>), square, item, lie, ...moreOf(refusal) };
}

function moreOf(refusal: Refusal): Record<string, Fact> {
  switch (refusal.why) {
    case 'pips': {
      const { str, int } = refusal.crossed;
      return {
        pips: listed(eachStat('more', itemFor(refusal.item)?.pips ?? { str: 0, int: 0 })),
        str,
        int,
        most: MOST_PIPS,
      };
    }
    case 'taken':
      return { by: refusal.by && nameOf(refusal.by) };
    case 'not offered':
      return {
        offer: offerOf(refusal.dice),
        first: refusal.dice[0],
        second: refusal.dice[1],
        kind: itemFor(refusal.item)?.kind ?? null,
      };
    case 'coin':
    case 'nowhere':
    case 'loot':
    case 'bridged':
    case 'trapped':
    case 'no loot':
    case 'no pond':
    case 'no path':
    case 'gate or boss':
    case 'no link':
    case 'lie':
    case 'out of reach':
    case 'plain tool':
      return {};
    default:
      return unreachable(refusal);
  }
}
