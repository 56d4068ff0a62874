import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { CardText } from '@understory/host/cards';
import { Problem } from '@understory/table';
import { reasonOf } from '../host/outputs.ts';

/** The card files that are meant, read: each file named, and every *.card in a folder. */
export function cardFilesIn(paths: readonly string[]): CardText[] {
  return [...new Set(paths.flatMap(filesOf))].map((file) => ({ file, text: read(file) }));
}

function filesOf(path: string): string[] {
  if (!isFolder(path)) return [path];
  const files = readdirSync(path, { recursive: true, encoding: 'utf8' }).filter((it) => it.endsWith('.card'));
  if (files.length === 0) throw new Problem(`${path} holds no card: no file in it ends in .card.`);
  return files.sort().map((it) => join(path, it));
}

function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    throw new Problem(`There is no file or folder ${path}.`);
  }
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new Problem(`${file} could not be read: ${reasonOf(error)}.`);
  }
}
