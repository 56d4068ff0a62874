import { type FirstOptions, firstOptionsSchema, WORLD_KEYS, type WorldKey } from '@understory/host/first';
import { firstFault, Problem } from '@understory/table';
import { InvalidArgumentError, Option } from 'commander';
import type { WorldFlags } from '../edition.ts';
import { howMany, type SharedFlags, sharedFlags } from '../shared-flags.ts';
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
}

export function firstFlags(): Option[] {
  return [...sharedFlags(), worldFlag(), unrulyFlag(), ...yearFlags(), ...villainFlags(), ...featureFlags()];
}

/** H1-GEN-T2.7. */
export function worldFlag(): Option {
  return new Option('--world <world>', `edition 1: which world: ${WORLDS.join(', ')} (usual)`).argParser(world);
}

/** H1-GEN-T2.9. */
export function unrulyFlag(): Option {
  return new Option('--unruly', 'edition 1: Dark Elves whose nobles do not follow their slaves');
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

/** H1-GEN-T2.4 to .6, .8. */
function featureFlags(): Option[] {
  return [
    new Option('--minor-features', 'edition 1: a group that dies leaves a minor feature behind'),
    new Option('--struck-features', 'edition 1: minor features that were used are struck from the list'),
    new Option('--water', 'edition 1: water and magma flood what is dug into them, and have dwellers'),
    new Option('--named-treasures', 'edition 1: treasures of interest have names'),
  ];
}

/** H1-GEN-T2.2, .3, .14, .15. */
function villainFlags(): Option[] {
  return [
    new Option('--villains <number>', 'edition 1: how many villains come (1)').choices(['1', '2']),
    new Option('--arrivals', 'edition 1: monsters still come in the Age of Villainy'),
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
  const options = firstOptionsSchema.safeParse({
    name,
    civilizations: howMany(peoples, named),
    peoples: customOnes(named),
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
