import type { HostOptions, World } from '@understory/host';
import { PEOPLES, type PeopleKey } from '@understory/host/second';
import { InvalidArgumentError } from 'commander';
import type { Script } from '../../../shared/script.ts';

/** These peoples come, in their order; who else comes is left to the hand. */
export function peopleScript(peoples: readonly PeopleKey[]): Script<World, HostOptions> {
  return ({ ask }) => {
    if (ask?.topic.kind !== 'which people') return null;
    return peoples['isSecond' in ask.topic && ask.topic.isSecond ? 1 : 0] ?? null;
  };
}

/** `dwarves`, `deep-elves`; each once. */
export function collectedPeople(flag: string, before: readonly PeopleKey[]): PeopleKey[] {
  const people = PEOPLES.find((it) => it === flag.toLowerCase().replace('-', ' '));
  if (people === undefined) throw new InvalidArgumentError(`Allowed choices are ${PEOPLE_WORDS.join(', ')}.`);
  if (before.includes(people)) throw new InvalidArgumentError(`The ${people} are named already.`);
  return [...before, people];
}

/** As they are written on the command line. */
export const PEOPLE_WORDS = PEOPLES.map((it) => it.replace(' ', '-'));
