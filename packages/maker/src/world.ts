import { Journal, type Told } from '@understory/table';
import type { Event } from './events.ts';
import type { HeroType } from './heroes.ts';
import type { MakerOptions } from './options.ts';
import type { Plan } from './placing.ts';
import { newSheet, type Sheet, sheetCopy } from './sheet.ts';
import type { Spell } from './spells.ts';

/** DM-CMP-02, with what comes between: building, then the exit and its score, then the heroes, then the end. */
type Phase = 'setup' | 'building' | 'exit' | 'heroes' | 'over';

/**
 * Everything there is in one game: plain data, so that it can be copied and played on from the start of any step (`edition.ts`)
 * by the same rules.
 */
export interface World extends Told {
  readonly seed: string;
  readonly options: MakerOptions;
  readonly journal: Journal;
  /** In seat order (DM-MUL-01). */
  sheets: Sheet[];
  phase: Phase;
  /** Building rounds begun. */
  round: number;
  /** Heroes rolled. */
  hero: number;
  /** The market's dice of this round; null before they are thrown. */
  market: readonly [number, number] | null;
  /** The hero rolled last: the same for all dungeons (DM-MUL-02). */
  rolled: { readonly type: HeroType; readonly hp: number } | null;
  /** As it stood when the step began that is being played, and how many asks had been answered then. */
  began: { readonly world: World; readonly step: number } | null;
  /** A playout keeps no journal. */
  silent: boolean;
  /** Who decides and throws at once, without being asked; null where asks are put. */
  quick: Quick | null;
}

/** Who decides and throws in a playout, at once and without being asked. Where it says nothing the default player decides. */
export interface Quick {
  /** A die, 1 to 6. */
  die(): number;
  collects(world: World, sheet: Sheet): boolean;
  /** What to build with this market; null for nothing. */
  build(world: World, sheet: Sheet, market: readonly [number, number]): Plan | null;
  /** Which of the spells that fit to cast; null for none. */
  cast?(spells: readonly Spell[]): Spell | null;
}

export function newWorld(options: MakerOptions, seed: string): World {
  return {
    seed,
    options,
    journal: new Journal(),
    sheets: options.players.map((name, seat) => newSheet(name, `player ${seat + 1}`)),
    phase: 'setup',
    round: 0,
    hero: 0,
    market: null,
    rolled: null,
    began: null,
    silent: false,
    quick: null,
  };
}

/** A copy that keeps no journal, to be played on; of one sheet only, or of all. */
export function copyOf(world: World, only?: number): World {
  const sheets = only === undefined ? world.sheets : world.sheets.slice(only, only + 1);
  return {
    seed: world.seed,
    options: world.options,
    journal: NOWHERE,
    sheets: sheets.map(sheetCopy),
    phase: world.phase,
    round: world.round,
    hero: world.hero,
    market: world.market,
    rolled: world.rolled,
    began: null,
    silent: true,
    quick: null,
  };
}

/** Nothing is ever written in it. */
const NOWHERE = new Journal();

/** Write down what happened. The fact is made only if somebody reads it. */
export function tell(world: World, event: () => Event): void {
  if (!world.silent) world.journal.write(event());
}
