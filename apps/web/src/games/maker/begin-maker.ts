import { deluxe, type MakerGame, makerOptions, tableCode, tableGame } from '@understory/maker';
import { Game, hands as handsOf } from '@understory/table';
import { go } from '../../desk/route.ts';
import { seedWords } from '../../parts/set-up/seed-words.ts';
import { layNew } from '../../table/lay-table.ts';
import { makerKit } from './maker-kit.ts';

const hands = handsOf({ choices: 'person' });

/** A new game alone, or for several round this device, on the table at once. */
export function beginMaker(seed = seedWords(), players?: readonly string[]): void {
  const options = makerOptions(players ? { players: [...players] } : {});
  lay(new Game(deluxe, { seed, options, hands }), `Dungeon Maker: ${seed}`);
}

/** One's own sheet at a table: everybody who names the same code has the same loot, markets and heroes (DM-MUL-02). */
export function joinTable(code: string, name: string): void {
  lay(tableGame(code, name, hands), `Table ${tableCode(code)}: ${name}`);
}

function lay(game: MakerGame, name: string): void {
  go(`#/table/${layNew({ game, kit: makerKit, name })}`);
}
