import { type PlaytestOptions, playtestOptionsSchema } from '@understory/host/playtest';
import { firstFault, Problem } from '@understory/table';
import { InvalidArgumentError, Option } from 'commander';
import type { WorldFlags } from '../edition.ts';
import { nameFlag } from '../shared-flags.ts';

/** The flags that say which world of the playtest rules is begun: the settings of PT-GEN-13. */
export interface PlaytestFlags extends WorldFlags {
  readonly name?: string;
  readonly surface?: '4' | '1.8';
  readonly tooMany?: number;
  readonly lastYear?: number;
  readonly lastEra?: number;
}

export function playtestFlags(): Option[] {
  return [
    nameFlag(),
    new Option('--surface <deep>', 'edition playtest: how deep the surface lies (4)').choices(['4', '1.8']),
    numberFlag('--too-many <n>', 'more groups than this are too many', 4, 20, 8),
    numberFlag('--last-year <n>', 'the last year of its elves', 10, 99, 30),
    numberFlag('--last-era <n>', 'the last era of its monsters', 10, 99, 30),
  ];
}

function numberFlag(flags: string, about: string, least: number, most: number, usual: number): Option {
  return new Option(flags, `edition playtest: ${about}, ${least}–${most} (${usual})`).argParser((flag) => {
    if (/^\d+$/.test(flag) && Number(flag) >= least && Number(flag) <= most) return Number(flag);
    throw new InvalidArgumentError(`Allowed are whole numbers from ${least} to ${most}.`);
  });
}

/** Checked once more as a whole, so that what the flags let through the rules can play. */
export function optionsOf({ name = '', surface, tooMany, lastYear, lastEra }: PlaytestFlags): PlaytestOptions {
  const options = playtestOptionsSchema.safeParse({
    name,
    ...(surface && { surface: Number(surface) }),
    ...(tooMany !== undefined && { tooMany }),
    ...(lastYear !== undefined && { lastYear }),
    ...(lastEra !== undefined && { lastEra }),
  });
  if (!options.success) throw new Problem(`The world’s options can't be: ${firstFault(options.error)}.`);
  return options.data;
}
