import { type PlaytestOptions, playtestOptionsSchema } from '@understory/host/playtest';
import { firstFault, Problem } from '@understory/table';
import { InvalidArgumentError, Option } from 'commander';
import type { WorldFlags } from '../edition.ts';
import { arrivalsFlag, minorFeaturesFlag, nameFlag, peoplesFlag, villainsFlag, waterFlag } from '../shared-flags.ts';

/** The flags that say which world of the playtest rules is begun: the settings of PT-GEN-13. */
export interface PlaytestFlags extends WorldFlags {
  readonly name?: string;
  readonly surface?: '4' | '1.8';
  /** How many of edition 1's peoples come at once. */
  readonly peoples?: 1 | 2;
  /** True, unless `--no-…` was said. */
  readonly joined?: boolean;
  readonly disaster?: boolean;
  readonly villainy?: boolean;
  readonly villains?: '1' | '2';
  readonly arrivals?: true;
  readonly minorFeatures?: true;
  readonly kingdoms?: true;
  readonly water?: true;
  readonly tooMany?: number;
  readonly lastYear?: number;
  readonly lastEra?: number;
  readonly lastSeason?: number;
}

export function playtestFlags(): Option[] {
  return [
    nameFlag(),
    peoplesFlag(),
    villainsFlag(),
    arrivalsFlag(),
    minorFeaturesFlag(),
    waterFlag(),
    kingdomsFlag(),
    new Option('--no-joined', 'edition playtest: without wandering monsters, special features and adventurers'),
    new Option('--no-disaster', 'edition playtest: without the Great Disaster'),
    new Option('--no-villainy', 'edition playtest: the game ends with the Age of Monsters'),
    new Option('--surface <deep>', 'edition playtest: how deep the surface lies (4)').choices(['4', '1.8']),
    numberFlag('--too-many <n>', 'more groups than this are too many', 4, 20, 8),
    numberFlag('--last-year <n>', 'the last year of its elves', 10, 99, 30),
    numberFlag('--last-era <n>', 'the last era of its monsters', 10, 99, 30),
    numberFlag('--last-season <n>', 'the last season of its villains', 10, 99, 30),
  ];
}

/** PT-JOI-09. */
export function kingdomsFlag(): Option {
  return new Option('--kingdoms', 'edition playtest: the surface kingdoms stand from the first era on');
}

function numberFlag(flags: string, about: string, least: number, most: number, usual: number): Option {
  return new Option(flags, `edition playtest: ${about}, ${least}–${most} (${usual})`).argParser((flag) => {
    if (/^\d+$/.test(flag) && Number(flag) >= least && Number(flag) <= most) return Number(flag);
    throw new InvalidArgumentError(`Allowed are whole numbers from ${least} to ${most}.`);
  });
}

/** Checked once more as a whole, so that what the flags let through the rules can play. */
export function optionsOf(flags: PlaytestFlags): PlaytestOptions {
  const { name = '', surface, tooMany, lastYear, lastEra, lastSeason } = flags;
  const options = playtestOptionsSchema.safeParse({
    name,
    ...(surface && { surface: Number(surface) }),
    civilizations: flags.peoples ?? 1,
    joined: flags.joined !== false,
    disaster: flags.disaster !== false,
    villainy: flags.villainy !== false,
    villains: flags.villains === '2' ? 2 : 1,
    arrivals: flags.arrivals === true,
    minorFeatures: flags.minorFeatures === true,
    kingdoms: flags.kingdoms === true,
    water: flags.water === true,
    ...(tooMany !== undefined && { tooMany }),
    ...(lastYear !== undefined && { lastYear }),
    ...(lastEra !== undefined && { lastEra }),
    ...(lastSeason !== undefined && { lastSeason }),
  });
  if (!options.success) throw new Problem(`The world’s options can't be: ${firstFault(options.error)}.`);
  return options.data;
}
