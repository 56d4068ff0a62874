import { learnFirstEdition } from '@understory/ink/first';
import { spelled } from '@understory/table';
import { drawPage } from '../../parts/paper/draw-page.ts';
import { FRESH_VIEW } from '../../storage/table-view.ts';
import type { Picture } from '../../table/parted.ts';
import { pictureLine } from '../../words/picture-line.ts';

// A picture may be of any edition, and is tried where none is being played.
learnFirstEdition();

/** Fields may fit one by one and yet not go together: what can't be told and drawn is found out before it is shown. */
export function isShowable(picture: Picture): boolean {
  const { entries } = picture.journal;
  try {
    if (entries.some((entry, i) => entry.tick !== i || typeof pictureLine(entry).text !== 'string')) return false;
    const { look, hidden, faded } = FRESH_VIEW;
    drawPage(picture, { called: spelled, tick: entries.length - 1, title: '', look, hidden, faded });
    return true;
  } catch {
    return false;
  }
}
