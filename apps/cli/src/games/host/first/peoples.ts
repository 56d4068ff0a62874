import type { HostOptions, World } from '@understory/host';
import { type CustomPeople, PEOPLES, type PeopleKey, readPeople } from '@understory/host/first';
import { Problem } from '@understory/table';
import { readGiven } from '../../../shared/given-files.ts';
import type { Script } from '../../../shared/script.ts';

/** One that was named on the command line: a people of the book, or one that the player has written (H1-CIV-07). */
export type Named = PeopleKey | CustomPeople;

/** `dwarves`, `dark-elves`, or the file of a people. Two may be of one people (H1-TWO-01). */
export function peopleNamed(word: string): Named {
  const people = PEOPLES.find((it) => it === word.toLowerCase().replace('-', ' '));
  if (people) return people;
  if (word.endsWith('.json')) return readPeople(readGiven(word));
  const words = PEOPLES.map((it) => it.replace(' ', '-')).join(', ');
  throw new Problem(
    `--people ${word} is none of edition 1. Allowed choices are ${words}, or a file of your own (.json).`,
  );
}

/** Those of them that the player has written, each once. */
export function customOnes(named: readonly Named[]): CustomPeople[] {
  const own = named.filter((it) => typeof it !== 'string');
  return own.filter((it, i) => own.findIndex(({ name }) => name === it.name) === i);
}

/** These peoples come, in their order; who else comes is left to the hand. */
export function peopleScript(named: readonly Named[]): Script<World, HostOptions> {
  const own = customOnes(named).map(({ name }) => name);
  return ({ ask }) => {
    if (ask?.topic.kind !== 'which people') return null;
    const people = named['isSecond' in ask.topic && ask.topic.isSecond ? 1 : 0];
    if (people === undefined || typeof people === 'string') return people ?? null;
    return `custom ${own.indexOf(people.name) + 1}`;
  };
}
