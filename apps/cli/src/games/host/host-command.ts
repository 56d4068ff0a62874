import type { Detail, LookName } from '@understory/ink';
import { AUTOPILOTS, type Autopilot, Game, hands } from '@understory/table';
import { Command, InvalidArgumentError, Option } from 'commander';
import { plain } from '../../shared/plain.ts';
import { playWith } from '../../shared/script.ts';
import { seedOf } from '../../shared/seed.ts';
import { adviseCommand } from './advise-command.ts';
import type { Together } from './age-sheets.ts';
import type { WorldFlags } from './edition.ts';
import { checkedAge, type Editions, editionOf, refuseOthers, withWorldFlags } from './editions.ts';
import { mostInteresting, tries } from './interesting.ts';
import { checkedOutput, type Output, writeOutputs } from './outputs.ts';

interface HostFlags extends WorldFlags {
  readonly hand: Autopilot;
  readonly until?: string;
  readonly look: LookName;
  readonly width: number;
  readonly out: readonly Output[];
  readonly ages?: true;
  readonly sheet?: true;
  readonly margin?: true;
  readonly detail?: Detail;
  readonly interesting?: number;
}

/** The looks are named here too, so that asking for help does not load the pen; the compiler sees that none is missing. */
export const LOOKS: Readonly<Record<LookName, true>> = {
  'pen-and-paper': true,
  parchment: true,
  blueprint: true,
  night: true,
  plain: true,
  'colour-blind': true,
};

/** `understory host`: a world played by an autopilot, drawn and written down. */
export function hostCommand(editions: Editions): Command {
  const command = new Command('host').description(
    'Play a world of How to Host a Dungeon by itself, and write it down.',
  );
  return withWorldFlags(command.addCommand(adviseCommand(editions)), editions)
    .addOption(new Option('--hand <hand>', 'who decides').choices(AUTOPILOTS).default('story'))
    .addOption(
      new Option('--until <age>', 'stop at the end of this age').choices([
        ...new Set(editions.flatMap(({ ages }) => ages)),
      ]),
    )
    .addOption(new Option('--look <look>', 'how the map is drawn').choices(Object.keys(LOOKS)).default('pen-and-paper'))
    .option('--width <px>', 'how wide a PNG is', pixels, 1600)
    .option('--ages', 'all ages in one picture: the map as it stood at the end of each, side by side')
    .option('--sheet', 'all ages in one picture, each on its own tracing paper')
    .option('--margin', 'a strip under the map with scale, compass and legend')
    .addOption(detailFlag())
    .option('--interesting <n>', 'play so many seeds and take the world with the most to tell', tries)
    .option('--out <file>', 'what to write, by its ending; may be given several times', collected, [])
    .addHelpText(
      'after',
      `
Endings:
  .svg         the map, to print or to draw on
  .png         the map as a picture, --width pixels wide
  .save.json   a save, to open in the app or with "understory play --resume"
  .json        the world as data for other programs (docs/world-format.md)
  -            the map as SVG to standard output; -.png, -.save.json and -.json likewise

Examples:
  understory host --seed 7 --out world.svg
  understory host --page poster --look parchment --width 4000 --out map.png --out map.json
  understory host --cards my-cards/ --seed 7 --out world.png
  understory host --edition 1 --world hollow-earth --people dwarves --out world.svg
  understory host --hand random --out - | head
  understory host --interesting 20 --out best.save.json
  understory host advise evening.save.json        what had I best do?`,
    )
    .action(async (flags: HostFlags, command: Command) => {
      const edition = editionOf(editions, flags);
      refuseOthers(command, edition, editions, (it) => it.flags());
      checkedAge(edition, flags.until);
      const seed = seedOf(flags);
      // Said first, so that the world can be had again whatever happens to it.
      if (flags.seed === undefined) process.stderr.write(`To have this world again: --seed ${seed}\n`);
      const options = edition.options(flags);
      // Nobody takes anything back here.
      const how = { options, hands: hands({ choices: flags.hand }), bookmarks: 0 };
      const played = (of: string) => {
        const game = new Game(edition.rulebook, { seed: of, ...how });
        playWith(game, edition.script(flags), ({ world: { ages } }) =>
          ages.some(({ name, end }) => name === flags.until && end !== null),
        );
        return game;
      };
      const game =
        flags.interesting === undefined ? played(seed) : await mostInteresting(seed, flags.interesting, played);
      process.stderr.write(`${plain(edition.summary(game.world))}\n`);
      await writeOutputs(game, flags.out, { ...flags, ...togetherBy(flags) });
    });
}

/** Named here too, for the same reason. */
const DETAILS: Readonly<Record<Detail, true>> = { far: true, middle: true, near: true };

export function detailFlag(): Option {
  return new Option(
    '--detail <from>',
    'from where the map is looked at: far with few names and large ones, middle, or near with all of them',
  ).choices(Object.keys(DETAILS));
}

/** One picture of all ages, if one is wished for. */
export function togetherBy({ ages, sheet }: { readonly ages?: true; readonly sheet?: true }): { together?: Together } {
  return ages ? { together: 'ages' } : sheet ? { together: 'sheets' } : {};
}

export function pixels(flag: string): number {
  if (/^\d+$/.test(flag) && Number(flag) >= 100 && Number(flag) <= 10_000) return Number(flag);
  throw new InvalidArgumentError('Allowed are whole numbers from 100 to 10000.');
}

export function collected(file: string, before: readonly Output[]): Output[] {
  return [...before, checkedOutput(file)];
}
