import type { CardText } from '@understory/host/cards';
import { givenFiles, readGiven } from '../../../../shared/given-files.ts';

/** The card files that are meant, read: each file named, and every *.card in a folder. */
export function cardFilesIn(paths: readonly string[]): CardText[] {
  const files = new Set(givenFiles(paths, { what: 'card', ending: '.card' }));
  return [...files].map((file) => ({ file, text: readGiven(file) }));
}
