import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from '@understory/table';
import { reasonOf } from './reason-of.ts';

/** The files that are meant: each one named, and in a folder every one of the sort. */
export function givenFiles(
  paths: readonly string[],
  sort: { readonly what: string; readonly ending: string },
): string[] {
  return paths.flatMap((it) => filesOf(it, sort));
}

function filesOf(path: string, { what, ending }: { readonly what: string; readonly ending: string }): string[] {
  if (!isFolder(path)) return [path];
  const files = readdirSync(path, { recursive: true, encoding: 'utf8' }).filter((it) => it.endsWith(ending));
  if (files.length === 0) throw new Problem(`${path} holds no ${what}: no file in it ends in ${ending}.`);
  return files.sort().map((it) => join(path, it));
}

function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    throw new Problem(`There is no file or folder ${path}.`);
  }
}

export function readGiven(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new Problem(`There is no file ${file}.`);
    throw new Problem(`${file} could not be read: ${reasonOf(error)}.`);
  }
}
