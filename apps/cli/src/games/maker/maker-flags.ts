import { type MakerOptions, makerOptionsSchema, type Order, SPELL_ROWS } from '@understory/maker';
import { firstFault, Problem } from '@understory/table';
import { type Command, InvalidArgumentError } from 'commander';

/** Who plays, and with which dice. */
export interface MakerFlags {
  readonly seed?: string;
  /** In seat order. */
  readonly players: readonly string[];
  /** A table that others sit at too, each with their own sheet. */
  readonly table?: string;
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
    );
}

export function playersOf({ players }: MakerFlags): MakerOptions {
  const options = makerOptionsSchema.safeParse(players.length === 0 ? {} : { players });
  if (!options.success) throw new Problem(`These can't be the players: ${firstFault(options.error)}.`);
  return options.data;
}

/** At a table one plays one's own sheet. */
export function nameAtTable({ players }: MakerFlags): string {
  const [name = 'Maker', second] = players;
  if (second !== undefined) throw new Problem('At a table each plays their own sheet: name one --player.');
  return name;
}

/** `Hex:Ben:3`: by the spell's name or that of its other column. */
export function collectedOrder(flag: string, before: readonly Order[]): Order[] {
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
