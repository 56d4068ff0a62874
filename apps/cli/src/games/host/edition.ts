import type { Acting, HostOptions, View, World } from '@understory/host';
import type { Autopilot, Game, Rulebook } from '@understory/table';
import type { Command, Option } from 'commander';
import type { Balance, BalanceFlags, Playable } from '../../shared/playable.ts';
import type { Script } from '../../shared/script.ts';
import type { Numbered } from './side-view.ts';

type Group = Acting['group'];

/** One edition of How to Host a Dungeon on the command line. */
export interface HostEdition {
  readonly rulebook: Rulebook<World, HostOptions>;
  /** Its ages, in order. */
  readonly ages: readonly string[];
  /** The flags that say which world is begun. */
  flags(): readonly Option[];
  options(flags: WorldFlags): HostOptions;
  /** What the flags have said of what will be asked. */
  script(flags: WorldFlags): Script<World, HostOptions>;
  /** What whoever plays should know before it begins. */
  advice(flags: WorldFlags): string;
  /** A world in a few lines. */
  summary(world: World): string;
  /** What may be asked of its worlds. */
  readonly view: View;
  /** What lies on the table of a group: cards, beads; null for one that plays by no card. */
  sheet(world: World, group: Group): string | null;
  /** The numbers on its map, where they are not those of the strata. */
  numbers?(world: World): readonly Numbered[];
  /** What becomes of a world after each answer to what it asks, as text; null where nobody has a choice. An edition without an advisor has none. */
  advise?(game: Game<World, HostOptions>, wanted: AdviceWanted): Promise<string | null>;
  /** Commands that only this edition has. */
  commands?(): readonly Command[];
  scenarios(): Promise<Awaited<ReturnType<Playable['scenarios']>>[number]>;
  balanceFlags(): readonly Option[];
  balance(flags: BalanceFlags): Promise<Balance>;
}

export interface AdviceWanted {
  /** Of each answer. */
  readonly playouts: number;
  /** Who decides in them. */
  readonly hand: Autopilot;
  progress(done: number, all: number): void;
}

/** The flags that every edition knows; each has more of its own. */
export interface WorldFlags {
  readonly edition: string;
  readonly seed?: string;
}
