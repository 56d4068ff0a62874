import type { EditionName } from '@understory/host';
import { pictureSchema } from '@understory/host/file';
import type { Entry } from '@understory/table';
import type { Picture } from '../../table/parted.ts';

/** The picture in a save; null if it is none. It comes from outside: nothing in it is trusted, and it has yet to pass its trial. */
export function readPicture(from: unknown, edition: EditionName): Picture | null {
  const read = pictureSchema.safeParse(from);
  if (!read.success) return null;
  const { page, journal } = read.data;
  const entries = journal.map((it) => ({ ...it, chapter: kept(it.chapter) }));
  return { edition, page, journal: { entries } };
}

/** A picture keeps the words for what the table was busy with. */
function kept(chapter: string): Entry['chapter'] & object {
  return { kind: chapter };
}
