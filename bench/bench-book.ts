import { deflateSync } from 'node:zlib';
import {
  type Book,
  bookOf,
  type For,
  type Format,
  madeFiles,
  pngOf,
  type Tools,
  type World,
  zipOf,
} from '@understory/book';
import { readWorldFile, worldFile } from '@understory/host/file';
import { secondEdition, secondOptions } from '@understory/host/second';
import { printFonts, toPixels } from '@understory/ink/png';
import { Game, hands } from '@understory/table';
import { busy } from './clock.ts';
import { type Measurement, megabytes, middle } from './harness.ts';
import { pace } from './pace.ts';

export const title = 'The book (TA-BUD)';

const SEEDS = ['bench 1', 'bench 2', 'bench 3'] as const;
const SECOND = 1000;
const MB = 1e6;

/** What each export costs of this thread's time, and how large it is, over finished worlds on standard pages. */
export async function bench(): Promise<Measurement[]> {
  const worlds = SEEDS.map(finished);
  const books = worlds.map((it) => bookOf(it));
  const binding: number[] = [];
  for (const it of [...worlds, ...worlds]) binding.push((await costOf(() => bookOf(it))).took);
  const [first] = worlds as [World];
  const made = async (format: Format, how: For = {}) => {
    const all = [];
    for (const it of books) all.push(await costOf(() => madeFiles(it, format, TOOLS, how)));
    return { took: middle(all.map((it) => it.took)), files: all.map((it) => it.of) };
  };
  const sizes = (files: readonly (readonly Made[])[]) => middle(files.map(sizeOf)) / MB;
  const [json, svg, png, uvtt] = [await made('json'), await made('svg'), await made('png'), await made('uvtt')];
  const [foundry, vault, site, one] = [
    await made('foundry'),
    await made('obsidian'),
    await made('site'),
    await made('site', { oneFile: true }),
  ];
  const [booklet, md, csv, cards] = [await made('booklet'), await made('md'), await made('csv'), await made('cards')];
  const levels = middle(books.map(levelsOf));
  const line = (what: string, value: number, unit: string, most: number): Measurement => ({
    ...{ what, value, unit, bar: { most } },
  });
  const largest = (files: readonly (readonly Made[])[], ending: RegExp) =>
    Math.max(
      ...files
        .flat()
        .filter((it) => ending.test(it.name))
        .map((it) => it.content.length),
    ) / MB;
  return [
    line('[TA-BUD-01] a book', middle(binding), 'ms', 250),
    line(
      '[TA-BUD-01] what it keeps',
      megabytes(() => bookOf(first), 3),
      'MB',
      40,
    ),
    line('[TA-BUD-01] as JSON', sizes(json.files), 'MB', 3),
    line('[TA-BUD-02] a plan as SVG', svg.took / (2 * levels), 'ms', 120),
    line('[TA-BUD-02] its size, with type', largest(svg.files, /plan-keeper\.svg$/), 'MB', 1.2),
    line('[TA-BUD-02] a plan as PNG, 100 a square', png.took / (5 * levels), 'ms', 1.5 * SECOND),
    line('[TA-BUD-03] Universal VTT of a level', uvtt.took / levels, 'ms', 2 * SECOND),
    line('[TA-BUD-03] its size', largest(uvtt.files, /\.uvtt$/), 'MB', 10),
    line('[TA-BUD-04] Foundry', foundry.took, 'ms', 20 * SECOND),
    line('[TA-BUD-04] its zip', middle(foundry.files.map((it) => zipOf(it).length)) / MB, 'MB', 60),
    line('[TA-BUD-04] its bundle', largest(foundry.files, /bundle\.json$/), 'MB', 4),
    line('[TA-BUD-05] a vault', vault.took, 'ms', 15 * SECOND),
    line('[TA-BUD-05] its notes', middle(vault.files.map((it) => it.filter(isNote).length)), 'notes', 400),
    line('[TA-BUD-05] its size', sizes(vault.files), 'MB', 40),
    line('[TA-BUD-05] a site', site.took, 'ms', 15 * SECOND),
    line('[TA-BUD-05] its size', sizes(site.files), 'MB', 25),
    line('[TA-BUD-05] as one file', sizes(one.files), 'MB', 12),
    line('[TA-BUD-06] a booklet', booklet.took, 'ms', 12 * SECOND),
    line('[TA-BUD-06] its size', sizes(booklet.files), 'MB', 15),
    line('[TA-BUD-06] the key as text, without its pictures', md.took - picturesOf(png.took, levels), 'ms', 3 * SECOND),
    line('[TA-BUD-06] tables', csv.took, 'ms', 3 * SECOND),
    line('[TA-BUD-06] cards', cards.took, 'ms', 3 * SECOND),
  ];
}

interface Made {
  readonly name: string;
  readonly content: string | Uint8Array;
}

const isNote = (it: Made): boolean => it.name.endsWith('.md');
const sizeOf = (files: readonly Made[]): number => files.reduce((sum, it) => sum + it.content.length, 0);
const levelsOf = ({ plans }: Book): number => plans.length;
/** A picture among words has a quarter of the pixels of one by itself. */
const picturesOf = (pngs: number, levels: number): number => (pngs / (5 * levels) / 4) * levels;

/** What something costs, at the reference's pace. */
async function costOf<T>(run: () => T | Promise<T>): Promise<{ readonly took: number; readonly of: T }> {
  const before = busy();
  const of = await run();
  return { took: (busy() - before) / pace(), of };
}

function finished(seed: string): World {
  const game = new Game(secondEdition, { seed, options: secondOptions(), hands: hands({ choices: 'random' }) });
  game.playTo(() => false);
  return readWorldFile(JSON.stringify(worldFile(game)));
}

const { normal, italic } = printFonts();
const TOOLS: Tools = {
  fonts: '',
  picture: (svg, width, says) => pngOf(toPixels(svg, { width, type: [] }), (rows) => deflateSync(rows), says),
  base64: (bytes) => Buffer.from(bytes).toString('base64'),
  print: () => ({ normal, italic, sans: normal, bold: normal }),
};
