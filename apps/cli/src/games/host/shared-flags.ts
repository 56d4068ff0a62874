import { Problem } from '@understory/table';
import { InvalidArgumentError, Option } from 'commander';

/** Flags that several editions know, each in its own way: who the peoples are, an edition says when it is known which one it is. */
export interface SharedFlags {
  readonly name?: string;
  /** How many come; as many as are named, and at least one, if left out. */
  readonly peoples?: 1 | 2;
  /** Who comes, in this order, as it was written; who is not named is left to the hand. */
  readonly people: readonly string[];
  readonly firstGame?: true;
}

export function sharedFlags(): Option[] {
  return [
    nameFlag(),
    peoplesFlag(),
    peopleFlag('who comes, by a name or a file of edition 1 (.json)'),
    new Option('--first-game', 'as the rules advise for a first game: without a nexus, and the Dwarves come'),
  ];
}

export function peoplesFlag(): Option {
  return new Option('--peoples <n>', 'how many peoples come: one, or two that take turns')
    .choices(['1', '2'])
    .argParser((flag): 1 | 2 => {
      if (flag === '1' || flag === '2') return flag === '1' ? 1 : 2;
      throw new InvalidArgumentError('Allowed choices are 1, 2.');
    });
}

/** H1-GEN-T2.2, PT-VIL-14. */
export function villainsFlag(): Option {
  return new Option('--villains <number>', 'editions 1 and playtest: how many villains come (1)').choices(['1', '2']);
}

/** H1-GEN-T2.3, PT-VIL-05. */
export function arrivalsFlag(): Option {
  return new Option('--arrivals', 'editions 1 and playtest: monsters still come in the Age of Villainy');
}

/** H1-GEN-T2.4, PT-KEY-09. */
export function minorFeaturesFlag(): Option {
  return new Option('--minor-features', 'editions 1 and playtest: a group that dies leaves a minor feature behind');
}

/** H1-GEN-T2.6, PT-JOI-13. */
export function waterFlag(): Option {
  return new Option(
    '--water',
    'editions 1 and playtest: water and magma flood what is dug into them, and have dwellers',
  );
}

export function nameFlag(): Option {
  return new Option('--name <name>', 'the world’s name; from the seed if left out');
}

/** `--people dwarves --people demons` */
export function peopleFlag(about: string): Option {
  return new Option('--people <people>', about)
    .argParser((word: string, before: readonly string[]) => [...before, word])
    .default([]);
}

/** How many peoples come: as many as are asked for or named, and at least one. */
export function howMany(asked: 1 | 2 | undefined, named: readonly unknown[]): number {
  const peoples = asked ?? (named.length > 1 ? 2 : 1);
  if (named.length > peoples)
    throw new Problem(
      `${named.length} peoples are named, but ${peoples === 1 ? 'one comes' : 'at most two can come'}.`,
    );
  return peoples;
}
