import type { HostOptions, World } from '@understory/host';
import { PEOPLES, type PeopleKey } from '@understory/host/second';
import { Problem } from '@understory/table';
import type { Script } from '../../../shared/script.ts';

/** These peoples come, in their order; who else comes is left to the hand. */
export function peopleScript(peoples: readonly PeopleKey[]): Script<World, HostOptions> {
  return ({ ask }) => {
    if (ask?.topic.kind !== 'which people') return null;
    return peoples['isSecond' in ask.topic && ask.topic.isSecond ? 1 : 0] ?? null;
  };
}

/** `dwarves`, `deep-elves`; each once. */
export function peoplesNamed(words: readonly string[]): PeopleKey[] {
  const named: PeopleKey[] = [];
  for (const word of words) {
    const people = PEOPLES.find((it) => it === word.toLowerCase().replace('-', ' '));
    if (people === undefined)
      throw new Problem(`--people ${word} is none of edition 2. Allowed choices are ${PEOPLE_WORDS.join(', ')}.`);
    if (named.includes(people)) throw new Problem(`The ${people} are named already.`);
    named.push(people);
  }
  return named;
}

/** As they are written on the command line. */
const PEOPLE_WORDS = PEOPLES.map((it) => it.replace(' ', '-'));
