import type { EditionName } from '@understory/host';
import { pictureSchema } from '@understory/host/file';
import type { Entry } from '@understory/table';
import { drawPage } from '../../parts/paper/draw-page.ts';
import { FRESH_VIEW } from '../../storage/table-view.ts';
import type { Picture } from '../../table/parted.ts';
import { pictureLine } from '../../words/picture-line.ts';

/** The picture in a save; null if it is none that can be shown. It comes from outside: nothing in it is trusted. */
export function readPicture(from: unknown, edition: EditionName): Picture | null {
  const read = pictureSchema.safeParse(from);
  if (!read.success) return null;
  const { page, journal } = read.data;
  const entries = journal.map((it) => ({ ...it, chapter: kept(it.chapter) }));
  const picture: Picture = { edition, page, journal: { entries } };
  return isShowable(picture) ? picture : null;
}

/** A picture keeps the words for what the table was busy with. */
function kept(chapter: string): Entry['chapter'] & object {
  return { kind: chapter };
}

/** Fields may fit one by one and yet not go together: what can't be told and drawn is found out before it is shown. */
function isShowable(picture: Picture): boolean {
  const { entries } = picture.journal;
  try {
    if (entries.some((entry, i) => entry.tick !== i || typeof pictureLine(entry).text !== 'string')) return false;
    const { look, hidden, faded } = FRESH_VIEW;
    drawPage(picture, { tick: entries.length - 1, title: '', look, hidden, faded });
    return true;
  } catch {
    return false;
  }
}
