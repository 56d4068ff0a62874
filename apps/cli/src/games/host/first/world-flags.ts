import { type FirstOptions, firstOptionsSchema, WORLD_KEYS, type WorldKey } from '@understory/host/first';
import { firstFault, Problem } from '@understory/table';
import { InvalidArgumentError, Option } from 'commander';
import type { WorldFlags } from '../edition.ts';
import {
  arrivalsFlag,
  howMany,
  minorFeaturesFlag,
  type SharedFlags,
  sharedFlags,
  villainsFlag,
  waterFlag,
} from '../shared-flags.ts';
import { earlierGames } from './earlier.ts';
import { customOnes, peopleNamed } from './peoples.ts';

/** The flags that say which world of the first edition is begun: the options of H1-GEN-T2. */
export interface FirstFlags extends WorldFlags, SharedFlags {
  readonly world?: WorldKey | 'roll';
  readonly unruly?: true;
  readonly monsterYears?: number;
  readonly villains?: '1' | '2';
  readonly arrivals?: true;
  readonly strong?: true;
  readonly wholeRealm?: true;
  readonly villainyYears?: number;
  readonly minorFeatures?: true;
  readonly struckFeatures?: true;
  readonly water?: true;
  readonly namedTreasures?: true;
  readonly ownPens?: true;
  readonly after?: readonly string[];
}

export function firstFlags(): Option[] {
  return [
    ...sharedFlags(),
    worldFlag(),
    unrulyFlag(),
    ...yearFlags(),
    ...villainFlags(),
    ...featureFlags(),
    afterFlag(),
  ];
}

/** H1-GEN-T2.7. */
export function worldFlag(): Option {
  return new Option('--world <world>', `edition 1: which world: ${WORLDS.join(', ')} (usual)`).argParser(world);
}

/** H1-GEN-T2.9. */
export function unrulyFlag(): Option {
  return new Option('--unruly', 'edition 1: Dark Elves whose nobles do not follow their slaves');
}

/** H1-MEA-32, H1-CIV-07. */
function afterFlag(): Option {
  return new Option(
    '--after <save...>',
    'edition 1: earlier games, as saves: what was made up there, and the peoples written there, are offered again',
  );
}

/** H1-GEN-T2.11, .12. */
function yearFlags(): Option[] {
  return [
    new Option('--monster-years <n>', 'edition 1: the last year of its Age of Monsters, 10–99 (40)').argParser(
      years(10),
    ),
    new Option('--villainy-years <n>', 'edition 1: the last year of its Age of Villainy, 5–99 (30)').argParser(
      years(5),
    ),
  ];
}

const years = (least: number) => (flag: string) => {
  if (/^\d+$/.test(flag) && Number(flag) >= least && Number(flag) <= 99) return Number(flag);
  throw new InvalidArgumentError(`Allowed are whole numbers from ${least} to 99.`);
};

/** H1-GEN-T2.4 to .6, .8, .10. */
function featureFlags(): Option[] {
  return [
    minorFeaturesFlag(),
    new Option('--struck-features', 'edition 1: minor features that were used are struck from the list'),
    waterFlag(),
    new Option('--named-treasures', 'edition 1: treasures of interest have names'),
    new Option('--own-pens', 'edition 1: each group is drawn with a pen of its own colour'),
  ];
}

/** H1-GEN-T2.2, .3, .14, .15. */
export function villainFlags(): Option[] {
  return [
    villainsFlag(),
    arrivalsFlag(),
    new Option('--strong', 'edition 1: an Alpha Villain with two followers more'),
    new Option('--whole-realm', 'edition 1: farms count too when the Dungeon Master attacks'),
  ];
}

/** As they are written on the command line. */
const WORLDS = [...WORLD_KEYS, 'roll'].map((it) => it.replaceAll(' ', '-'));

function world(flag: string): WorldKey | 'roll' {
  const found = [...WORLD_KEYS, 'roll' as const].find((it) => it.replaceAll(' ', '-') === flag.toLowerCase());
  if (found) return found;
  throw new InvalidArgumentError(`Allowed choices are ${WORLDS.join(', ')}.`);
}

/** Checked once more as a whole, so that what the flags let through the rules can play. */
export function optionsOf(flags: FirstFlags): FirstOptions {
  const { name = '', people, peoples, world: which, unruly, monsterYears, villainyYears, firstGame } = flags;
  const named = people.map(peopleNamed);
  const earlier = earlierGames(flags.after ?? []);
  const written = customOnes(named);
  const options = firstOptionsSchema.safeParse({
    name,
    civilizations: howMany(peoples, named),
    peoples: [...written, ...earlier.peoples.filter((it) => !written.some(({ name: its }) => its === it.name))],
    madeUp: earlier.madeUp,
    ...(which && { world: which }),
    ...(monsterYears !== undefined && { monsterYears }),
    ...(villainyYears !== undefined && { villainyYears }),
    darkElves: unruly ? 'unruly' : 'steady',
    villains: flags.villains === '2' ? 2 : 1,
    arrivals: flags.arrivals === true,
    alphaVillain: flags.strong ? 'strong' : 'as printed',
    lastAttack: flags.wholeRealm ? 'whole realm' : 'knights',
    // What is struck is a minor feature.
    minorFeatures: flags.minorFeatures === true || flags.struckFeatures === true,
    struckFeatures: flags.struckFeatures === true,
    water: flags.water === true,
    namedTreasures: flags.namedTreasures === true,
    pens: flags.ownPens ? 'one a group' : 'by people',
    firstGame: firstGame === true,
  });
  if (!options.success) throw new Problem(`The world’s options can't be: ${firstFault(options.error)}.`);
  return options.data;
}

/** H1-CIV-01. */
export function firstGameAdvice({ firstGame }: FirstFlags): string {
  return firstGame
    ? 'Your first game: the cursor stands on what the rules advise for it, the Dwarves.'
    : 'If this is your first game, the rules advise to let the Dwarves come; with --first-game the cursor stands there.';
}
