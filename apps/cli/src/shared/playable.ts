import type { runScenarios } from '@understory/table/scenario';
import type { Command } from 'commander';

/** A game as the command line knows it. What is large is loaded when it is wanted. */
export interface Playable {
  /** What it is called on the command line: `host`. */
  readonly name: string;
  /** `understory host`: it is played by itself. */
  command(): Command;
  /** Commands that it has besides. */
  more?(): readonly Command[];
  /** `understory play host`: the command becomes one that plays it in the terminal. */
  play(command: Command): Command;
  /** What scenarios can say of it, in each of its editions. */
  scenarios(): Promise<Parameters<typeof runScenarios>[2]>;
  /** Flags of its own for `understory balance`. */
  withBalanceFlags?(command: Command): Command;
  /** Many games of it, and whether they fare as its rulebook says. */
  balance(flags: BalanceFlags, command: Command): Promise<Balance>;
}

export interface BalanceFlags {
  /** How many games a way to play. */
  readonly games: number;
  /** How many games the hand that searches plays besides; it takes its time. */
  readonly master?: number;
}

export interface Balance {
  /** Markdown. */
  readonly text: string;
  /** What is not as it should be, a sentence each. */
  readonly broken: readonly string[];
}
