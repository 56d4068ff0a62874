import { firstFault } from '../fault.ts';
import type { Check } from './book.ts';
import { type Fields, LIST_SAYINGS, listFaults } from './list.ts';
import { ScenarioProblem } from './source.ts';

/** What is wrong with one expectation: each a sentence, and the part of the expectation that it is about. */
export function faultsOf<W>(
  says: Fields,
  lists: Readonly<Record<string, () => readonly Fields[]>>,
  checks: Readonly<Record<string, Check<W>>>,
  world: W,
): ScenarioProblem[] {
  const keys = Object.keys(says);
  const subject = keys.find((it) => Object.hasOwn(lists, it) || Object.hasOwn(checks, it));
  if (subject === undefined) {
    const known = [...Object.keys(lists), ...Object.keys(checks)].join(', ');
    return [new ScenarioProblem(`Nothing to expect of "${keys[0]}"; there is ${known}.`, keys.slice(0, 1))];
  }
  const list = lists[subject];
  const stray = keys.find((it) => it !== subject && (!list || !LIST_SAYINGS.includes(it)));
  if (stray !== undefined) {
    const may = list ? `say ${LIST_SAYINGS.join(', ')}` : 'begin another expectation';
    return [new ScenarioProblem(`"${stray}" cannot be said of ${subject}; ${may}.`, [stray])];
  }
  return list ? listFaults(subject, list(), says) : checkFaults(subject, checks[subject], says[subject], world);
}

function checkFaults<W>(subject: string, check: Check<W> | undefined, said: unknown, world: W): ScenarioProblem[] {
  const answer = check?.(world, said) ?? { wrong: null };
  const wrong = 'refused' in answer ? firstFault(answer.refused) : answer.wrong;
  return wrong === null ? [] : [new ScenarioProblem(`${subject}: ${wrong}.`, [subject])];
}
