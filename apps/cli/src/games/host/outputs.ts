import type { HostOptions, World } from '@understory/host';
import { worldFile } from '@understory/host/file';
import type { AgeSheet, Detail, LookName } from '@understory/ink';
import { type Game, save, type Topic } from '@understory/table';
import { InvalidArgumentError } from 'commander';
import { progressText } from '../../shared/progress.ts';
import { writeWhole } from '../../shared/write-whole.ts';
import { momentsOf, type Together } from './age-sheets.ts';

/** Something to write, and in which form. */
export interface Output {
  readonly file: string;
  readonly form: Form;
}

export interface Picture {
  readonly look: LookName;
  /** Of a PNG, in pixels. */
  readonly width: number;
  /** From where it is looked at; all names if left out. */
  readonly detail?: Detail;
  /** What an app kept beside the game, if it came from a save: what was drawn on its map. */
  readonly beside?: unknown;
  /** How much is seen of each age; all of all if left out. */
  readonly tracing?: readonly AgeSheet[];
  /** A strip under the map with scale, compass and legend. The key of its numbers is there if there are any. */
  readonly margin?: true;
  /** All ages in one picture: as the map stood at the end of each, or each on its own tracing paper. */
  readonly together?: Together;
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

/** Drawings that the pen has yet to learn, by edition. */
const LEARNT: { readonly [E in World['edition']]?: () => Promise<void> } = {
  '1': () => import('@understory/ink/first').then((it) => it.learnFirstEdition()),
  playtest: () => import('@understory/ink/playtest').then((it) => it.learnPlaytest()),
};

export async function learnDrawings(edition: World['edition']): Promise<void> {
  await LEARNT[edition]?.();
}

/** With what a hand has drawn on it (H2-GEN-09). */
async function drawing(
  { rulebook, world }: HostGame,
  { look, detail, beside, tracing = [], margin, together }: Picture,
  fonts?: string,
): Promise<string> {
  const { drawMap, measuresIn, sideBySide, toSvg, withMargin } = await import('@understory/ink');
  const { drawn, readPen } = await import('@understory/ink/pen');
  await learnDrawings(world.edition);
  const { edits, fault } = readPen(beside);
  if (fault !== null) process.stderr.write(`What was drawn on this map can’t be read and is left out: ${fault}.\n`);
  const { edition } = world;
  const called = (what: Topic) => rulebook.telling.called(world, what);
  const measures = measuresIn(edition, world.journal.age);
  // Side by side they are half as large, so only the larger names can be read.
  const from = detail ?? (together ? 'middle' : 'near');
  const scene = (moment: { readonly tick?: number; readonly tracing: readonly AgeSheet[] }) =>
    withMargin(drawMap(world.page, { edition, called, look, detail: from, measures, pen: drawn(edits), ...moment }), {
      edition,
      legend: margin === true,
    });
  const type = fonts === undefined ? {} : { fonts };
  if (together === undefined) return toSvg(scene({ tracing }), type);
  return sideBySide(
    momentsOf(world.journal.entries, together).map(({ age, ...moment }) => ({
      scene: scene(moment),
      caption: rulebook.time.age(age),
    })),
    type,
  );
}
