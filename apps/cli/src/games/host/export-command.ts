import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { deflateSync } from 'node:zlib';
import type { For, Format, Tools, World } from '@understory/book';
import { editionNamed } from '@understory/host';
import { readWorldFile, worldFile } from '@understory/host/file';
import { load, readSave } from '@understory/table';
import { Command, InvalidArgumentError, Option } from 'commander';
import { readGiven } from '../../shared/given-files.ts';
import { progressText } from '../../shared/progress.ts';
import { writeWhole } from '../../shared/write-whole.ts';

/** The formats of @understory/book, which takes a while to load: only those who export wait for it. */
const FORMATS = [
  ...(['booklet', 'md', 'site', 'svg', 'png', 'uvtt', 'foundry', 'obsidian'] as const),
  ...(['cards', 'tiles', 'land', 'section', 'time-lapse', 'poster', 'csv', 'json'] as const),
] satisfies readonly Format[];

interface ExportFlags {
  readonly as: readonly Format[];
  readonly out: string;
  readonly moment?: number;
  readonly for: 'keeper' | 'players';
  readonly reveal?: readonly string[];
  readonly paper: 'A4' | 'Letter';
  readonly call?: readonly (readonly [string, string])[];
  readonly journals: 'rooms' | 'levels';
  readonly oneFile: boolean;
  readonly pixels?: 50 | 70 | 100 | 140;
  readonly backs: boolean;
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
    .addOption(new Option('--for <whom>', 'for whom it is').choices(['keeper', 'players']).default('keeper'))
    .option('--reveal <rooms>', 'what players know: key numbers of rooms, or ids of facts, rumours and levels', list)
    .addOption(new Option('--paper <size>', 'of what is printed').choices(['A4', 'Letter']).default('A4'))
    .option('--call <names>', 'other names for groups: "Goblins=Kobolds,Orkz=Bandits"', replacements)
    .addOption(
      new Option('--journals <pages>', 'for Foundry: a page for each room or for each level')
        .choices(['rooms', 'levels'])
        .default('rooms'),
    )
    .option('--one-file', 'a site as one file', false)
    .option('--pixels <a-square>', 'of pictures: 50, 70, 100 or 140; left out: as many as fit, at most 100', pixels)
    .option('--backs', 'cards with their backs, on every second page', false)
    .addHelpText(
      'after',
      `
  booklet   a PDF to print: plans, the key, factions, rumours, the land, tables
  md        the key as one text with its plans
  site      pages for a browser: plans whose numbers lead to their rooms
  svg, png  a keyed plan of each level, to print or to draw on
  uvtt      each level for virtual tables: picture, walls, doors, lights
  foundry   scenes, journals and tables for Foundry, and the macro that takes them in
  obsidian  a vault of notes with links
  cards     treasures, factions, rumours and sites to cut out
  tiles     each level at an inch a square, to lay on the table
  land      the land above as a map of hexes
  section   the world from the side, with the letters of its areas
  time-lapse  the history as a film of the map: an SVG that moves
  poster    the map, and how it stood at the end of each age
  csv       what lies where, treasures, ways, factions, rumours, encounters and hexes, for a spreadsheet
  json      the whole book as data

What is for the keeper shows what players should not see. With --for players an edition is made of what they know: what anybody
can tell, and what you reveal. It is searched for secrets before anything is written.

Examples:
  understory host --seed 7 --out world.json
  understory export world.json --as booklet,svg --out my-dungeon
  understory export world.json --as uvtt --for players --reveal A1,A2 --out table
  understory export evening.save.json --as foundry --out maps`,
    )
    .action(async (file: string, flags: ExportFlags) => {
      const world = await worldIn(readGiven(file));
      const { bookOf, madeFiles } = await import('@understory/book');
      progressText('Drawing plans …');
      const book = bookOf(world, {
        ...(flags.moment === undefined ? {} : { moment: flags.moment }),
        ...(flags.call ? { replacements: flags.call } : {}),
      });
      const tools = await toolsOf();
      if (flags.for === 'keeper')
        process.stderr.write('What is written is the keeper’s: it shows what players should not see.\n');
      for (const line of book.advice) process.stderr.write(`${line}\n`);
      const revealed = flags.reveal ?? [];
      const all = [];
      for (const format of flags.as)
        all.push(
          ...(await madeFiles(
            book,
            format,
            tools,
            { forWhom: flags.for, revealed, ...choicesIn(flags) },
            (made, of, name) => progressText(`${made + 1} of ${of}: ${name} …`),
          )),
        );
      for (const it of all) {
        mkdirSync(dirname(join(flags.out, it.name)), { recursive: true });
        writeWhole(join(flags.out, it.name), it.content);
      }
      progressText('');
      for (const line of book.missing) process.stderr.write(`${line}\n`);
      process.stderr.write(`Wrote ${all.length} ${all.length === 1 ? 'file' : 'files'} to ${flags.out}\n`);
    });
}

/** TA-EXP-01: what was chosen of the formats. */
const choicesIn = ({ paper, journals, oneFile, pixels: many, backs }: ExportFlags): For => ({
  ...{ paper, pages: journals, oneFile, backs },
  ...(many === undefined ? {} : { pixels: many }),
});

/** A world file as it is, or the world of a save. */
async function worldIn(given: string): Promise<World> {
  if (!given.includes('"understory/save"')) return readWorldFile(given);
  const save = readSave(given);
  const { rulebook } = await editionNamed(save.edition);
  return readWorldFile(JSON.stringify(worldFile(load(save, rulebook).game)));
}

async function toolsOf(): Promise<Tools> {
  const { pngOf } = await import('@understory/book');
  const { fontCss, printFonts, toPixels } = await import('@understory/ink/png');
  const figures = bodyType('700', 'woff2').toString('base64');
  const type = [bodyType('700', 'woff')];
  return {
    fonts: `${fontCss()}@font-face{font-family:'Alegreya Sans';font-weight:700;src:url(data:font/woff2;base64,${figures}) format('woff2')}`,
    picture: (svg, width, says) => pngOf(toPixels(svg, { width, type }), (rows) => deflateSync(rows), says),
    base64: (bytes) => Buffer.from(bytes).toString('base64'),
    print: () => ({ ...printFonts(), sans: bodyType('400', 'woff'), bold: bodyType('700', 'woff') }),
  };
}

/** What figures and long texts are set in. */
function bodyType(weight: string, ending: 'woff' | 'woff2'): Buffer {
  const find = createRequire(import.meta.url);
  return readFileSync(find.resolve(`@fontsource/alegreya-sans/files/alegreya-sans-latin-${weight}-normal.${ending}`));
}

function list(given: string): string[] {
  return given.split(',').map((it) => it.trim());
}

/** TA-GEN-10: pairs of names. */
function replacements(given: string): [string, string][] {
  return list(given).map((it) => {
    const [from = '', to = ''] = it.split('=').map((name) => name.trim());
    if (from === '' || to === '') throw new InvalidArgumentError(`"${it}" is no pair of names: write Goblins=Kobolds.`);
    return [from, to];
  });
}

function formats(given: string): Format[] {
  return given.split(',').map((it) => {
    const known = FORMATS.find((format) => format === it.trim());
    if (!known) throw new InvalidArgumentError(`There is no "${it}"; there are: ${FORMATS.join(', ')}.`);
    return known;
  });
}

function pixels(given: string): 50 | 70 | 100 | 140 {
  const known = ([50, 70, 100, 140] as const).find((it) => String(it) === given);
  if (!known) throw new InvalidArgumentError('It must be 50, 70, 100 or 140.');
  return known;
}

function tick(given: string): number {
  if (!/^\d+$/.test(given)) throw new InvalidArgumentError('It must be a whole number.');
  return Number(given);
}
