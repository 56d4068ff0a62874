import { strToU8, zipSync } from 'fflate';
import type { Book } from '../book.ts';
import { slug } from './escape.ts';
import type { Content } from './export-file.ts';
import type { Format } from './files.ts';

/** TA-EXP-02: the earliest time that a zip can have, and the same in every zone. */
const LONG_AGO = '1980-01-01T00:00:00';

/** TA-EXP-02: sorted by name, without a clock, no way out of the folder, and no two names alike. */
export function zipOf(files: readonly { readonly name: string; readonly content: Content }[]): Uint8Array {
  const sorted = [...files].sort((a, b) => (a.name < b.name ? -1 : 1));
  const entries = sorted.map(({ name, content }) => [
    name,
    [
      typeof content === 'string' ? strToU8(content) : content,
      { mtime: LONG_AGO, level: /\.(png|webp)$/.test(name) ? 0 : 6 },
    ],
  ]);
  return zipSync(Object.fromEntries(entries));
}

/** TA-EXP-08: the world, the export, for whom. */
export function zipName({ title }: Pick<Book, 'title'>, format: Format, forWhom: 'keeper' | 'players'): string {
  return `${slug(title)}-${format}-${forWhom}.zip`;
}

/** A book for a reader of books (CH-LEG-20): what it is stands first, and is not packed. */
export function epubOf(files: readonly { readonly name: string; readonly content: string }[]): Uint8Array {
  const entries = files.map(({ name, content }) => [name, [strToU8(content), { mtime: LONG_AGO, level: 6 }]] as const);
  return zipSync({
    mimetype: [strToU8('application/epub+zip'), { mtime: LONG_AGO, level: 0 }],
    ...Object.fromEntries(entries),
  } as Parameters<typeof zipSync>[0]);
}
