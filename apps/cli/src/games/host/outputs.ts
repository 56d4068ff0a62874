import type { HostOptions, World } from '@understory/host';
import { worldFile } from '@understory/host/file';
import type { AgeSheet, LookName } from '@understory/ink';
import { type Game, save, type Topic } from '@understory/table';
import { InvalidArgumentError } from 'commander';
import { progressText } from '../../shared/progress.ts';
import { writeWhole } from '../../shared/write-whole.ts';

/** Something to write, and in which form. */
export interface Output {
  readonly file: string;
  readonly form: Form;
}

export interface Picture {
  readonly look: LookName;
  /** Of a PNG, in pixels. */
  readonly width: number;
  /** What an app kept beside the game, if it came from a save: what was drawn on its map. */
  readonly beside?: unknown;
  /** How much is seen of each age; all of all if left out. */
  readonly tracing?: readonly AgeSheet[];
}

type HostGame = Game<World, HostOptions>;
type Form = keyof typeof FORMS;

const FORMS = {
  '.svg': svg,
  '.png': png,
  '.save.json': (game: HostGame, { beside }: Picture) => `${JSON.stringify(save(game, beside))}\n`,
  '.json': (game: HostGame) => `${JSON.stringify(worldFile(game), null, 1)}\n`,
} as const;

/** `world.svg`, or `-` for standard output. */
export function checkedOutput(file: string): Output {
  if (file === '-') return { file, form: '.svg' };
  const form = (Object.keys(FORMS) as Form[]).find((ending) => file.toLowerCase().endsWith(ending));
  if (form) return { file, form };
  throw new InvalidArgumentError(`It must end in ${Object.keys(FORMS).join(', ')}, or be - for standard output.`);
}

export async function writeOutputs(game: HostGame, outputs: readonly Output[], picture: Picture): Promise<void> {
  for (const [i, { file, form }] of outputs.entries()) {
    progressText(`${i + 1} of ${outputs.length}: ${file} …`);
    const bytes = await FORMS[form](game, picture);
    progressText('');
    if (file.startsWith('-')) await toStandardOutput(bytes);
    else {
      writeWhole(file, bytes);
      process.stderr.write(`Wrote ${file}\n`);
    }
  }
}

function toStandardOutput(bytes: string | Uint8Array): Promise<void> {
  return new Promise((resolve) => {
    process.stdout.write(bytes, () => resolve());
  });
}

// The inks and their fonts take a while to load, so only those who draw wait for them.
async function svg(game: HostGame, picture: Picture): Promise<string> {
  const { fontCss } = await import('@understory/ink/png');
  return `${await drawing(game, picture, fontCss())}\n`;
}

async function png(game: HostGame, picture: Picture): Promise<Uint8Array> {
  const { toPng } = await import('@understory/ink/png');
  return toPng(await drawing(game, picture), { width: picture.width });
}

/** With what a hand has drawn on it (H2-GEN-09). */
async function drawing(
  { rulebook, world }: HostGame,
  { look, beside, tracing = [] }: Picture,
  fonts?: string,
): Promise<string> {
  const { drawMap, drawn, measuresIn, readPen, toSvg } = await import('@understory/ink');
  const { edits, fault } = readPen(beside);
  if (fault !== null) process.stderr.write(`What was drawn on this map can’t be read and is left out: ${fault}.\n`);
  const { edition } = world;
  const called = (what: Topic) => rulebook.telling.called(world, what);
  const measures = measuresIn(edition, world.journal.age);
  return toSvg(
    drawMap(world.page, { edition, called, look, measures, tracing, pen: drawn(edits) }),
    fonts === undefined ? {} : { fonts },
  );
}
