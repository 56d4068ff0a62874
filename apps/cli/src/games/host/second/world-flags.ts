import { PAGE_LIMITS, PAGE_SIZES } from '@understory/host';
import { bearsCrowd, type SecondOptions, STRATA_LIMITS, secondOptionsSchema } from '@understory/host/second';
import { firstFault, Problem } from '@understory/table';
import { InvalidArgumentError, Option } from 'commander';
import type { WorldFlags } from '../edition.ts';
import { howMany, type SharedFlags, sharedFlags } from '../shared-flags.ts';
import { ownCards } from './cards/own-cards.ts';
import { peoplesNamed } from './peoples.ts';

/** The flags that say which world of the second edition is begun. */
export interface SecondFlags extends WorldFlags, SharedFlags {
  readonly page: { readonly width: number; readonly height: number };
  readonly strata?: number;
  readonly epics: boolean;
  /** Files and folders of the player's own cards. */
  readonly cards: readonly string[];
  /** Play without those of them that are faulty. */
  readonly skipFaulty?: true;
  readonly sets?: readonly string[];
  readonly monsterTurns?: number;
  readonly villainRounds?: number;
  readonly newcomersAct?: true;
  readonly crowded?: boolean;
}

const { width, height } = PAGE_LIMITS;
const NAMED = Object.entries(PAGE_SIZES).map(([name, size]) => `${name} (${size.width}x${size.height})`);
const PAGES = `${NAMED.join(', ')} or WxH with W ${width.least}–${width.most}, H ${height.least}–${height.most}, W ≥ H`;

export function secondFlags(): Option[] {
  const { least, most } = STRATA_LIMITS;
  return [
    pageOption(),
    new Option('--strata <n>', `how many strata, ${least}–${most}; by the page’s size if left out`).argParser(strata),
    ...sharedFlags(),
    new Option('--no-epics', 'play without epic treasures'),
    new Option(
      '--cards <file-or-folder>',
      'cards of your own (*.card), added to the deck or in place of those with the same names; may be given several times',
    )
      .argParser((path: string, before: readonly string[]) => [...before, path])
      .default([]),
    new Option('--skip-faulty', 'play without those of your own cards that are faulty'),
    new Option('--sets <names>', 'which sets are in the deck, as core,Homemade; all if left out').argParser(setNames),
    new Option('--monster-turns <n>', 'the turn at whose end a villain rises, 5–99 (20)').argParser(limit),
    new Option('--villain-rounds <n>', 'the round at whose end the villain has failed, 5–99 (20)').argParser(limit),
    new Option('--crowded', 'as many peoples and monsters as the page bears; so it is on a poster if left out'),
    new Option('--no-crowded', 'one people and few monsters, however large the page is'),
    new Option('--newcomers-act', 'groups act as soon as they have spawned'),
  ];
}

/** Checked once more as a whole, so that what the flags let through the rules can play. */
export function optionsOf({
  page,
  strata: count,
  name = '',
  epics,
  people,
  cards,
  ...flags
}: SecondFlags): SecondOptions {
  const peoples = howMany(flags.peoples, peoplesNamed(people));
  const options = secondOptionsSchema.safeParse({
    ...page,
    strata: count ?? null,
    name,
    epics,
    peoples,
    crowded: flags.crowded ?? bearsCrowd(page),
    cards: ownCards(cards, flags.skipFaulty === true),
    sets: flags.sets ?? null,
    ...(flags.monsterTurns === undefined ? {} : { monsterTurns: flags.monsterTurns }),
    ...(flags.villainRounds === undefined ? {} : { villainRounds: flags.villainRounds }),
    newcomersAct: flags.newcomersAct === true,
    firstGame: flags.firstGame === true,
  });
  if (!options.success) throw new Problem(`The world’s options can't be: ${firstFault(options.error)}.`);
  return options.data;
}

/** H2-NEX-01, H2-CIV-01. */
export function firstGameAdvice({ firstGame }: SecondFlags): string {
  return firstGame
    ? 'Your first game: the cursor stands on what the rules advise for it, no nexus and the Dwarves.'
    : 'If this is your first game, the rules advise to play without a nexus and to let the Dwarves come; with --first-game the cursor stands there.';
}

/** `--page`, the standard one by default. */
export function pageOption(): Option {
  return new Option('--page <size>', `the page in beads: ${PAGES}`)
    .argParser(pageSize)
    .default(PAGE_SIZES.standard, 'standard');
}

function pageSize(flag: string): SecondFlags['page'] {
  const named = Object.entries(PAGE_SIZES).find(([name]) => name === flag);
  if (named) return named[1];
  const [, w, h] = /^(\d+)[x×](\d+)$/.exec(flag) ?? [];
  const size = { width: Number(w), height: Number(h) };
  const fits = within(size.width, width) && within(size.height, height) && size.width >= size.height;
  if (!fits) throw new InvalidArgumentError(`Allowed are ${PAGES}.`);
  return size;
}

function strata(flag: string): number {
  const { least, most } = STRATA_LIMITS;
  if (/^\d+$/.test(flag) && within(Number(flag), STRATA_LIMITS)) return Number(flag);
  throw new InvalidArgumentError(`Allowed are whole numbers from ${least} to ${most}.`);
}

/** H2-CRD-108. */
function setNames(flag: string): string[] {
  return flag
    .split(',')
    .map((it) => it.trim())
    .filter((it) => it !== '');
}

function limit(flag: string): number {
  if (/^\d+$/.test(flag) && Number(flag) >= 5 && Number(flag) <= 99) return Number(flag);
  throw new InvalidArgumentError('Allowed are whole numbers from 5 to 99.');
}

function within(value: number, { least, most }: { readonly least: number; readonly most: number }): boolean {
  return value >= least && value <= most;
}
