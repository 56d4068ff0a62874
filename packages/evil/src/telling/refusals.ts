import { unreachable } from '@understory/table';
import { Catalogue } from '@understory/table/words';
import { ITEMS } from '../search.table.ts';
import type { Refusal } from '../why-not.ts';
import { ENGLISH, REFUSALS } from './english.ts';

const refusals = new Catalogue(ENGLISH.language, REFUSALS);

/** Why a move is not allowed, as a sentence. */
export function refusalText(refusal: Refusal): string {
  switch (refusal.why) {
    case 'other phase':
      return refusals.say(refusal.why, { phase: refusal.phase });
    case 'no such item':
      return refusals.say(refusal.why, { item: ITEMS[refusal.item].name });
    case 'searched':
    case 'over':
    case 'entrance':
    case 'monster':
    case 'empty deck':
    case 'moved':
    case 'attacks over':
    case 'attack failed':
    case 'nobody':
    case 'no step':
    case 'wall':
    case 'outside':
    case 'no stairs':
    case 'stairs elsewhere':
      return refusals.say(refusal.why);
    default:
      return unreachable(refusal);
  }
}
