import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Format, Tools, World } from '@understory/book';
import { editionNamed } from '@understory/host';
import { readWorldFile, worldFile } from '@understory/host/file';
import { load, readSave } from '@understory/table';
import { Command, InvalidArgumentError } from 'commander';
import { readGiven } from '../../shared/given-files.ts';
import { progressText } from '../../shared/progress.ts';
import { writeWhole } from '../../shared/write-whole.ts';

/** The formats of @understory/book, which takes a while to load: only those who export wait for it. */
const FORMATS = ['json', 'csv', 'md', 'svg', 'png', 'uvtt'] as const satisfies readonly Format[];

interface ExportFlags {
  readonly as: readonly Format[];
  readonly out: string;
  readonly moment?: number;
}

/** `understory export`: a world as keyed plans and files for other programs (rules/take-along.md). */
export function exportCommand(): Command {
  return new Command('export')
    .description(
      'Take a world along into your own game: keyed plans of its levels, tables, and files for virtual tables.',
    )
    .argument('<world>', 'a world or a save of "understory host", "understory play" or the app')
    .requiredOption('--as <formats>', `what to make, one or several: ${FORMATS.join(', ')}`, formats)
    .requiredOption('--out <folder>', 'where to put the files')
    .option('--moment <tick>', 'as the world stood at this tick of its journal; left out: at its end', tick)
    .addHelpText(
      'after',
      `
  json   the whole book as data
  csv    every numbered place, for a spreadsheet
  md     the key: every room with who is there, its treasure and its past
  svg    a keyed plan of each level, to print or to draw on
  png    the same in pixels
  uvtt   each level for virtual tables: picture, walls, doors, lights

All of it is the keeper's: it shows what players should not see.

Examples:
  understory host --seed 7 --out world.json
  understory export world.json --as svg,md --out my-dungeon
  understory export evening.save.json --as uvtt --out maps`,
    )
    .action(async (file: string, flags: ExportFlags) => {
      const world = await worldIn(readGiven(file));
      const { bookOf, filesOf } = await import('@understory/book');
      progressText('Drawing plans …');
      const book = bookOf(world, flags.moment === undefined ? {} : { moment: flags.moment });
      const tools = await toolsOf();
      const files = flags.as.flatMap((it) => filesOf(book, it, tools));
      process.stderr.write('What is written is the keeper’s: it shows what players should not see.\n');
      mkdirSync(flags.out, { recursive: true });
      for (const [i, it] of files.entries()) {
        progressText(`${i + 1} of ${files.length}: ${it.name} …`);
        writeWhole(join(flags.out, it.name), it.make());
      }
      progressText('');
      for (const line of book.missing) process.stderr.write(`${line}\n`);
      process.stderr.write(`Wrote ${files.length} ${files.length === 1 ? 'file' : 'files'} to ${flags.out}\n`);
    });
}

/** A world file as it is, or the world of a save. */
async function worldIn(given: string): Promise<World> {
  if (!given.includes('"understory/save"')) return readWorldFile(given);
  const save = readSave(given);
  const { rulebook } = await editionNamed(save.edition);
  return readWorldFile(JSON.stringify(worldFile(load(save, rulebook).game)));
}

async function toolsOf(): Promise<Tools> {
  const { fontCss, toPng } = await import('@understory/ink/png');
  return {
    fonts: fontCss(),
    png: (svg, width) => toPng(svg, { width }),
    base64: (bytes) => Buffer.from(bytes).toString('base64'),
  };
}

function formats(given: string): Format[] {
  return given.split(',').map((it) => {
    const known = FORMATS.find((format) => format === it.trim());
    if (!known) throw new InvalidArgumentError(`There is no "${it}"; there are: ${FORMATS.join(', ')}.`);
    return known;
  });
}

function tick(given: string): number {
  if (!/^\d+$/.test(given)) throw new InvalidArgumentError('It must be a whole number.');
  return Number(given);
}
