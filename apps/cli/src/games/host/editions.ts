import { capital, Problem } from '@understory/table';
import { type Command, Option } from 'commander';
import { seedText } from '../../shared/seed.ts';
import type { HostEdition, WorldFlags } from './edition.ts';

/** The editions that can be played; the first is meant where none is named. */
export type Editions = readonly [HostEdition, ...HostEdition[]];

/** `--edition` and `--seed`, and what else says which world is begun. */
export function withWorldFlags(command: Command, editions: Editions): Command {
  withEdition(command, editions).option(
    '--seed <text>',
    'the world’s seed: any text; made up and told if left out',
    seedText,
  );
  return withFlagsOf(
    command,
    editions.map((it) => it.flags()),
  );
}

/** The flags of all editions; what two of them know is one flag. Who knows one alone says so. */
export function withFlagsOf(command: Command, lists: readonly (readonly Option[])[]): Command {
  const known = new Set<string>();
  for (const flag of lists.flat()) {
    if (!known.has(flag.name())) command.addOption(flag);
    known.add(flag.name());
  }
  return command;
}

export function withEdition(command: Command, editions: Editions): Command {
  return command.addOption(
    new Option('--edition <edition>', 'which edition of the rules')
      .choices(editions.map(({ rulebook }) => rulebook.edition))
      .default(editions[0].rulebook.edition),
  );
}

export function editionOf(editions: Editions, { edition }: Pick<WorldFlags, 'edition'>): HostEdition {
  return editions.find(({ rulebook }) => rulebook.edition === edition) ?? editions[0];
}

/** A flag of another edition would be lost in silence; it is refused by its name. `of` are the flags of each edition. */
export function refuseOthers(
  command: Command,
  { rulebook: { edition } }: HostEdition,
  editions: Editions,
  of: (it: HostEdition) => readonly Option[],
): void {
  const namesOf = (it: HostEdition) => of(it).map((flag) => flag.attributeName());
  const own = editions.filter((it) => it.rulebook.edition === edition).flatMap(namesOf);
  for (const other of editions)
    for (const flag of of(other)) {
      const isGiven = command.getOptionValueSource(flag.attributeName()) === 'cli';
      if (isGiven && !own.includes(flag.attributeName()))
        throw new Problem(
          `${flag.long} is a flag of edition ${other.rulebook.edition}, and edition ${edition} is played: leave it out, or add --edition ${other.rulebook.edition}.`,
        );
    }
}

/** `--until`: the age must be one of the edition's. */
export function checkedAge({ ages, rulebook: { edition, time } }: HostEdition, until: string | undefined): void {
  if (until === undefined || ages.includes(until)) return;
  throw new Problem(
    `${capital(`edition ${edition}`)} has no age “${until}”: --until can be ${ages.map((it) => `${it} (${time.age(it)})`).join(', ')}.`,
  );
}
