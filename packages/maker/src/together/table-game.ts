import { Game, type Hands, Problem } from '@understory/table';
import { deluxe } from '../edition.ts';
import { type MakerOptions, makerOptionsSchema } from '../options.ts';
import type { World } from '../world.ts';

export type MakerGame = Game<World, MakerOptions>;

const LONGEST_TABLE = 40;
/** How the seed of a table begins. */
const AT_TABLE = 'table ';

/** A table code as everybody means it, however it was typed: `  k7q2 ` is `K7Q2`. */
export function tableCode(typed: string): string {
  const code = typed.trim().replaceAll(/\s+/g, ' ').toUpperCase();
  if (code === '')
    throw new Problem('A table code is any text that all who play together agree on; this one is empty.');
  if (/[\p{Cc}\p{Cs}]/u.test(code)) throw new Problem('A table code has letters only, no control characters.');
  if (code.length > LONGEST_TABLE)
    throw new Problem(`A table code has at most ${LONGEST_TABLE} letters, this one ${code.length}.`);
  return code;
}

/** Everybody at a table has the same seed, and so the same loot, markets and heroes (DM-MUL-02). */
export function tableSeed(table: string): string {
  return `${AT_TABLE}${tableCode(table)}`;
}

/** The table of such a seed; null for a game that was not begun at a table. */
export function tableOf(seed: string): string | null {
  return seed.startsWith(AT_TABLE) ? seed.slice(AT_TABLE.length) : null;
}

/** One player's own sheet at a table. Their checks and junctions are their own dice, made from the name (DM-MUL-03). */
export function tableGame(table: string, name: string, hands?: Hands): MakerGame {
  return gameOf(table, [name], hands);
}

export function gameOf(table: string, names: readonly string[], hands?: Hands): MakerGame {
  const options = makerOptionsSchema.safeParse({ players: [...names] });
  if (!options.success) throw new Problem(`These can't be players at a table: ${options.error.issues[0]?.message}.`);
  return new Game(deluxe, { seed: tableSeed(table), options: options.data, ...(hands ? { hands } : {}) });
}
