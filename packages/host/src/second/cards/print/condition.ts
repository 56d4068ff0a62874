import { unreachable } from '@understory/table';
import type { Condition, Test } from '../tree/condition.ts';
import { DID_WORDS } from '../tree/deeds.ts';
import { commaList, inTime, orList, printAmount, printFilter, printResource, spelled } from './words.ts';

export const printCondition = (condition: Condition): string => condition.map(printTest).join(' and ');

function printTest(test: Test): string {
  switch (test.kind) {
    case 'unable to':
      return `unable to ${test.deed}`;
    case 'we have built':
      return `we have built ${test.name}`;
    case 'we have':
      return `we have ${printAmount(test.amount)}`;
    case 'near':
      return `${test.not ? 'not ' : ''}near ${commaList(test.resources.map(printResource))}`;
    case 'there are':
      return `there are ${test.no ? 'no ' : ''}${printFilter(test.groups, orList)}`;
    case 'we met no one':
      return inTime('we met no one', test.when);
    case 'we won':
    case 'we lost':
      return inTime(`${test.kind} a ${test.a}`, test.when);
    case 'we lost beads':
      return inTime(`we lost ${test.symbol}`, test.when);
    case 'we wiped out':
      return inTime(`we wiped out ${printFilter(test.groups, orList)}`, test.when);
    case 'we did':
      return inTime(`we ${spelled(DID_WORDS, test.deed)}`, test.when);
    case 'we did not':
      return inTime(`we did not ${test.deed}`, test.when);
    case 'we can':
    case 'we have built nothing':
    case 'we are in danger':
    case 'we hold an uncorrupted stratum alone':
      return test.kind;
    default:
      return unreachable(test);
  }
}
