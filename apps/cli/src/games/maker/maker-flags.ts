import {
  deluxe,
  type MakerGame,
  type MakerOptions,
  makerOptionsSchema,
  type Order,
  resultCode,
  SPELL_ROWS,
  tableGame,
} from '@understory/maker';
import { firstFault, Game, type Hands, Problem } from '@understory/table';
import { type Command, InvalidArgumentError } from 'commander';

/** Who plays, and with which dice. */
export interface MakerFlags {
  readonly seed?: string;
  /** In seat order. */
  readonly players: readonly string[];
  /** A table that others sit at too, each with their own sheet. */
  readonly table?: string;
  /** Spells that go to rivals at the table. */
  readonly send: readonly Order[];
}

export function withMakerFlags(command: Command): Command {
  return command
    .option('--seed <text>', 'where the dice come from: any text; made up and told if left out')
    .option(
      '--player <name>',
      'who plays; several play in this order, on one device',
      (name: string, before: readonly string[]) => [...before, name],
      [],
    )
    .option(
      '--table <code>',
      'play your sheet at this table: all who name the same code get the same loot, markets and heroes',
    )
    .option(
      '--send <spell:player:hero>',
      'at a table: send a spell to a rival, to be cast on that hero as soon as it fits',
      collectedOrder,
      [],
    );
}

/** A game as the flags want it, at a table or not. */
export function begunBy(flags: MakerFlags, seed: string, hands: Hands): MakerGame {
  checkTable(flags);
  if (flags.table !== undefined) return tableGame(flags.table, nameAtTable(flags), hands);
  return new Game(deluxe, { seed, options: playersOf(flags), hands });
}

/** What only makes sense at a table, or only without one. */
function checkTable({ seed, table, send }: MakerFlags): void {
  if (table !== undefined && seed !== undefined) throw new Problem('A table has dice of its own: leave out --seed.');
  if (table === undefined && send.length > 0) throw new Problem('Spells are sent from table to table: add --table.');
}

/** What is told to the others at the table; empty without one. */
export function resultLines(game: MakerGame, table: string | undefined, orders: readonly Order[]): string {
  if (table === undefined) return '';
  return `\n\nThe result, for the others at the table:\n${resultCode(game, table, orders)}`;
}

function playersOf({ players }: MakerFlags): MakerOptions {
  const options = makerOptionsSchema.safeParse(players.length === 0 ? {} : { players });
  if (!options.success) throw new Problem(`These can't be the players: ${firstFault(options.error)}.`);
  return options.data;
}

/** At a table one plays one's own sheet. */
function nameAtTable({ players }: MakerFlags): string {
  const [name = 'Maker', second] = players;
  if (second !== undefined) throw new Problem('At a table each plays their own sheet: name one --player.');
  return name;
}

/** `Hex:Ben:3`: by the spell's name or that of its other column. */
function collectedOrder(flag: string, before: readonly Order[]): Order[] {
  const [, word = '', target = '', hero] = /^([A-Za-z]+):(.+):([1-5])$/.exec(flag) ?? [];
  const row = SPELL_ROWS.find(({ own, rival }) =>
    [own.name, rival.name].some((it) => it.toLowerCase() === word.toLowerCase()),
  );
  if (!row) {
    const names = SPELL_ROWS.map(({ own, rival }) => `${own.name} (${rival.name})`).join(', ');
    throw new InvalidArgumentError(`Write SPELL:PLAYER:HERO, as Hex:Ben:3, with a hero 1 to 5; spells are ${names}.`);
  }
  return [...before, { spell: row.spell, target, hero: Number(hero) }];
}
