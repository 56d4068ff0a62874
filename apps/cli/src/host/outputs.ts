import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { type HostOptions, type World, worldFile } from '@understory/host';
import type { LookName } from '@understory/ink';
import { type Game, save } from '@understory/table';
import { InvalidArgumentError } from 'commander';
import { Unwritable } from '../exit-codes.ts';

/** Something to write, and in which form. */
export interface Output {
  readonly file: string;
  readonly form: Form;
}

export interface Picture {
  readonly look: LookName;
  /** Of a PNG, in pixels. */
  readonly width: number;
}

type HostGame = Game<World, HostOptions>;
type Form = keyof typeof FORMS;

const FORMS = {
  '.svg': svg,
  '.png': png,
  '.save.json': (game: HostGame) => `${JSON.stringify(save(game))}\n`,
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
    progress(`${i + 1} of ${outputs.length}: ${file} …`);
    const bytes = await FORMS[form](game, picture);
    progress('');
    if (file.startsWith('-')) await toStandardOutput(bytes);
    else {
      writeWhole(file, bytes);
      process.stderr.write(`Wrote ${file}\n`);
    }
  }
}

/** Written aside and moved into place, so that nobody ever finds half a file. */
export function writeWhole(file: string, bytes: string | Uint8Array): void {
  const draft = `${file}.${process.pid}.part`;
  try {
    writeFileSync(draft, bytes);
    renameSync(draft, file);
  } catch (error) {
    rmSync(draft, { force: true });
    throw new Unwritable(`${file} could not be written: ${reasonOf(error)}.`);
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such folder',
  ENOTDIR: 'its folder is a file',
  EISDIR: 'it is a folder',
  ENOTEMPTY: 'it is a folder',
  EACCES: 'this is not allowed',
  EPERM: 'this is not allowed',
  EROFS: 'nothing can be written there',
  ENOSPC: 'the disk is full',
};

export function reasonOf(error: unknown): string {
  const { code = '', message = String(error) } = error as NodeJS.ErrnoException;
  return REASONS[code] ?? message;
}

function toStandardOutput(bytes: string | Uint8Array): Promise<void> {
  return new Promise((resolve) => {
    process.stdout.write(bytes, () => resolve());
  });
}

/** Only a person at a terminal wants to see how far it is. */
function progress(text: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${text}`);
}

// The inks and their fonts take a while to load, so only those who draw wait for them.
async function svg({ world }: HostGame, { look }: Picture): Promise<string> {
  const [{ drawMap, toSvg }, { fontCss }] = await Promise.all([
    import('@understory/ink'),
    import('@understory/ink/png'),
  ]);
  return `${toSvg(drawMap(world.page, { look }), { fonts: fontCss() })}\n`;
}

async function png({ world }: HostGame, { look, width }: Picture): Promise<Uint8Array> {
  const [{ drawMap, toSvg }, { toPng }] = await Promise.all([import('@understory/ink'), import('@understory/ink/png')]);
  return toPng(toSvg(drawMap(world.page, { look })), { width });
}
