import { PAGE_LIMITS, PAGE_SIZES } from '@understory/host';
import { type PeopleKey, type SecondOptions, STRATA_LIMITS, secondOptionsSchema } from '@understory/host/second';
import { firstFault, Problem } from '@understory/table';
import { type Command, InvalidArgumentError, Option } from 'commander';
import type { WorldFlags } from '../edition.ts';
import { ownCards } from './cards/own-cards.ts';
import { collectedPeople, PEOPLE_WORDS } from './peoples.ts';

/** The flags that say which world of the second edition is begun. */
export interface SecondFlags extends WorldFlags {
  readonly page: { readonly width: number; readonly height: number };
  readonly strata?: number;
  readonly name?: string;
  /** How many come; as many as are named, and at least one, if left out. */
  readonly peoples?: 1 | 2;
  /** Who comes, in this order; who is not named is left to the hand. */
  readonly people: readonly PeopleKey[];
  readonly epics: boolean;
  /** Files and folders of the player's own cards. */
  readonly cards: readonly string[];
  /** Play without those of them that are faulty. */
  readonly skipFaulty?: true;
  readonly sets?: readonly string[];
  readonly monsterTurns?: number;
  readonly villainRounds?: number;
  readonly newcomersAct?: true;
  readonly firstGame?: true;
}

const { width, height } = PAGE_LIMITS;
const NAMED = Object.entries(PAGE_SIZES).map(([name, size]) => `${name} (${size.width}x${size.height})`);
const PAGES = `${NAMED.join(', ')} or WxH with W ${width.least}–${width.most}, H ${height.least}–${height.most}, W ≥ H`;

export function withSecondFlags(command: Command): Command {
  return command
    .addOption(pageOption())
    .option(
      '--strata <n>',
      `how many strata, ${STRATA_LIMITS.least}–${STRATA_LIMITS.most}; by the page’s size if left out`,
      strata,
    )
    .option('--name <name>', 'the world’s name; from the seed if left out')
    .addOption(
      new Option('--peoples <n>', 'how many peoples come: one, or two that take turns')
        .choices(['1', '2'])
        .argParser((flag): 1 | 2 => {
          if (flag === '1' || flag === '2') return flag === '1' ? 1 : 2;
          throw new InvalidArgumentError('Allowed choices are 1, 2.');
        }),
    )
    .option(
      '--people <people>',
      `who comes: ${PEOPLE_WORDS.join(', ')}; given twice, two come and take turns`,
      collectedPeople,
      [],
    )
    .option('--no-epics', 'play without epic treasures')
    .option(
      '--cards <file-or-folder>',
      'cards of your own (*.card), added to the deck or in place of those with the same names; may be given several times',
      (path: string, before: readonly string[]) => [...before, path],
      [],
    )
    .option('--skip-faulty', 'play without those of your own cards that are faulty')
    .option('--sets <names>', 'which sets are in the deck, as core,Homemade; all if left out', setNames)
    .option('--monster-turns <n>', 'the turn at whose end a villain rises, 5–99 (20)', limit)
    .option('--villain-rounds <n>', 'the round at whose end the villain has failed, 5–99 (20)', limit)
    .option('--newcomers-act', 'groups act as soon as they have spawned')
    .option('--first-game', 'as the rules advise for a first game: no nexus, and the Dwarves come');
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
  const peoples = flags.peoples ?? Math.max(1, people.length);
  if (people.length > peoples)
    throw new Problem(
      `${people.length} peoples are named, but ${peoples === 1 ? 'one comes' : 'at most two can come'}.`,
    );
  const options = secondOptionsSchema.safeParse({
    ...page,
    strata: count ?? null,
    name,
    epics,
    peoples,
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
