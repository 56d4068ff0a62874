import { Problem } from '@understory/table';
import type { Book } from '../book.ts';
import { faultsOf, refuse } from '../checks/checked.ts';
import { allowedOf } from '../players/allowed.ts';
import { playersBook } from '../players/edition.ts';
import { playersFiles } from '../players/files.ts';
import { secretIn, secretsOf } from '../players/secrets.ts';
import type { Content, ExportFile } from './export-file.ts';
import { type ExportOptions, type Format, filesOf } from './files.ts';
import type { Tools } from './tools.ts';

/** TA-GEN-T1: for whom, and what they know. */
export interface For extends ExportOptions {
  readonly forWhom?: 'keeper' | 'players';
  /** TA-SEC-09: ids of facts, rumours, rooms and levels; rooms also by their key numbers. */
  readonly revealed?: readonly string[];
}

export interface MadeFile {
  readonly name: string;
  readonly content: Content;
}

/** What is told while files are made; what it gives back says whether to go on. */
export type Progress = (made: number, of: number, name: string) => void | Promise<void>;

/** TA-EXP-05, TA-SEC-08: every file of an export, made and checked before any is handed over. */
export async function madeFiles(
  book: Book,
  format: Format,
  tools: Tools,
  { forWhom = 'keeper', revealed = [], ...options }: For = {},
  progress: Progress = () => undefined,
): Promise<MadeFile[]> {
  const isPlayers = forWhom === 'players';
  const files = isPlayers
    ? playersFiles(book, revealed, format, tools, options)
    : filesOf(book, format, tools, options);
  const check = isPlayers ? checker(book, revealed) : () => undefined;
  const made: MadeFile[] = [];
  for (const [i, it] of files.entries()) {
    await progress(i, files.length, it.name);
    const content = await it.make();
    check(it, content);
    for (const { rule, what } of it.faults?.(content) ?? []) refuse({ rule, file: it.name, what });
    made.push({ name: it.name, content });
  }
  const [fault] = faultsOf(made, format, forWhom);
  if (fault) refuse(fault);
  return made;
}

/** TA-SEC-08: one secret word, and nothing is handed over. */
function checker(book: Book, revealed: readonly string[]): (file: ExportFile, content: Content) => void {
  const players = playersBook(book, revealed);
  const onTheLand = players.lands.flatMap(({ signs }) => signs.map((it) => it.name));
  const secrets = secretsOf(book, allowedOf(book, revealed), [
    ...onTheLand,
    ...players.levels.map((it) => it.name),
    ...players.levels.flatMap(({ rooms }) => rooms.map((it) => it.name)),
  ]);
  return (file, content) => {
    if (file.ours) return;
    const texts = typeof content === 'string' ? [content] : file.says?.();
    if (texts === undefined) throw new Problem(`${file.name} cannot be searched for secrets, so it is not made.`);
    for (const text of [file.name, ...texts]) {
      const secret = secretIn(text, secrets);
      if (secret !== null) throw new Problem(`${file.name} would tell players of “${secret}”: nothing was written.`);
    }
  };
}
