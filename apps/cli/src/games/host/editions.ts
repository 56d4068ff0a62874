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
  for (const it of editions) it.withFlags(command);
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
