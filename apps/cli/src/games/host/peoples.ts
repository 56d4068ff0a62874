import { type HostOptions, PEOPLES, type PeopleKey, type World } from '@understory/host';
import type { Game } from '@understory/table';
import { InvalidArgumentError } from 'commander';

type HostGame = Game<World, HostOptions>;

/** The people that the command line names for what is asked now; null where the game asks something else. */
export function peopleFor({ ask, world }: HostGame, peoples: readonly PeopleKey[]): PeopleKey | null {
  return ask?.clause === 'H2-CIV-01' ? (peoples[world.civs.length] ?? null) : null;
}

/** Play on by the hands in charge, with these peoples in their order, until `stop` holds. */
export function playWith(game: HostGame, peoples: readonly PeopleKey[], stop: (game: HostGame) => boolean): void {
  while (game.ask && !stop(game)) {
    const people = peopleFor(game, peoples);
    if (people !== null) game.answer(people, { hand: 'script' });
    else if (!game.letAnswer()) return;
  }
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
