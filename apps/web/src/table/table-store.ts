import { NO_PEN, type Penwork } from '@understory/ink';
import { create } from 'zustand';
import { FRESH_VIEW, type TableView } from '../storage/table-view.ts';
import type { AnyGame } from '../words/any-game.ts';
import type { Kit } from './kit.ts';
import type { Parted } from './parted.ts';

/** What the person has asked about on the map. */
export type LookedAt =
  | { readonly what: 'piece'; readonly id: string; readonly x: number; readonly y: number }
  | { readonly what: 'level'; readonly number: number; readonly x: number; readonly y: number };

export interface Table {
  /** The world on the table; empty before one is opened. */
  readonly id: string;
  readonly name: string;
  readonly begun: number;
  readonly game: AnyGame | null;
  /** How that game behaves here. */
  readonly kit: Kit | null;
  /** Goes up when the game has changed: the game itself is one object for its whole life. */
  readonly version: number;
  /** Where the answers of an old save no longer fit the rules. */
  readonly parted: Parted | null;
  /** It is open in another window too, which plays and keeps it; here it can only be looked at. */
  readonly elsewhere: boolean;
  /** What is played there is shown here as well. */
  readonly following: boolean;
  /** Another window has removed it for good: nothing is kept of it. */
  readonly gone: boolean;
  readonly view: TableView;
  /** What was drawn on the map by hand: beside the game, and no part of it (H2-GEN-09). */
  readonly pen: Penwork;
  readonly lookedAt: LookedAt | null;
  /** The option under the pointer, in the ask or on the map. */
  readonly pointedAt: string | null;
  /** The group whose territory is shown: under the pointer in the list, or chosen there. */
  readonly pointedGroup: string | null;
  readonly pinnedGroup: string | null;
  readonly filming: boolean;
  /** The tick that the film runs to; null = to the end. */
  readonly filmEnd: number | null;
  /** The first throw that was just made: from there on dice tumble; undo lets none tumble. */
  readonly thrownAt: number | null;
}

export const useTable = create<Table>(() => ({
  id: '',
  name: '',
  begun: 0,
  game: null,
  kit: null,
  version: 0,
  parted: null,
  elsewhere: false,
  following: false,
  gone: false,
  view: FRESH_VIEW,
  pen: NO_PEN,
  lookedAt: null,
  pointedAt: null,
  pointedGroup: null,
  pinnedGroup: null,
  filming: false,
  filmEnd: null,
  thrownAt: null,
}));

/** The game on the table, and again whenever it has changed. */
export function useGame(): AnyGame {
  useTable((table) => table.version);
  const game = useTable((table) => table.game);
  if (!game) throw new Error('No world is on the table.');
  return game;
}

/** How the game on the table behaves. */
export function useKit(): Kit {
  const kit = useTable((table) => table.kit);
  if (!kit) throw new Error('No world is on the table.');
  return kit;
}

/** The last tick there is. */
export function lastTick(game: AnyGame): number {
  return game.world.journal.entries.length - 1;
}
