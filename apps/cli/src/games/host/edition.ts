import type { HostOptions, World } from '@understory/host';
import type { Rulebook } from '@understory/table';
import type { Command } from 'commander';
import type { Balance, BalanceFlags, Playable } from '../../shared/playable.ts';
import type { Script } from '../../shared/script.ts';

/** One edition of How to Host a Dungeon on the command line. */
export interface HostEdition {
  readonly rulebook: Rulebook<World, HostOptions>;
  /** Its ages, in order. */
  readonly ages: readonly string[];
  /** Adds the flags that say which world is begun. */
  withFlags(command: Command): Command;
  options(flags: WorldFlags): HostOptions;
  /** What the flags have said of what will be asked. */
  script(flags: WorldFlags): Script<World, HostOptions>;
  /** A world in a few lines. */
  summary(world: World): string;
  /** Who acts now, by id; null between two turns. */
  acting(world: World): string | null;
  /** What lies on the table of who acts: cards, beads. */
  sheet(world: World): string;
  scenarios(): Promise<Awaited<ReturnType<Playable['scenarios']>>[number]>;
  withBalanceFlags(command: Command): Command;
  balance(flags: BalanceFlags): Promise<Balance>;
}

/** The flags that every edition knows; each has more of its own. */
export interface WorldFlags {
  readonly edition: string;
  readonly seed?: string;
}
