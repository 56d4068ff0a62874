import { Game } from '@understory/table';
import { go } from '../desk/route.ts';
import type { AnyGame } from '../words/any-game.ts';
import type { Kit } from './kit.ts';
import { layNew } from './lay-table.ts';
import { useTable } from './table-store.ts';

/** A new game with the options and hands of the one on the table, from this seed; that one stays on the shelf. */
export function playAgain(seed?: string): void {
  const { game, kit, name, view } = useTable.getState();
  if (!game || !kit) return;
  const next = new Game(kit.rulebook, { seed: seed ?? game.seed, options: game.options, hands: game.hands });
  const { rolls, details, motion, look } = view;
  const laid = { game: next, kit, name: nameOf(next, kit, name, game.seed) };
  go(`#/table/${layNew(laid, { rolls, details, motion, look })}`);
}

/** A name that was made from the seed is made from the next one. */
function nameOf(next: AnyGame, kit: Kit, name: string, seed: string): string {
  return name.endsWith(seed) ? `${name.slice(0, -seed.length)}${next.seed}` : kit.nameOf(next);
}

/** The seed after this one: `rust-lantern-vault 2` after `rust-lantern-vault`, `8` after `7`. */
export function seedAfter(seed: string): string {
  const [, before = seed, digits] = /^(.*?)(\d+)$/.exec(seed) ?? [];
  return digits === undefined ? `${seed} 2` : `${before}${Number(digits) + 1}`;
}
