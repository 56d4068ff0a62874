import type { Entry, Time } from '@understory/table';
import { type AnsweredLine, isTableLine, tableText } from '@understory/table/words';
import { type Line, voiced } from './line-of.ts';

/** An entry of a picture, in the words that were kept with it. */
export function pictureLine(entry: Entry): Line {
  return voiced(entry, isTableLine(entry) ? answered(entry) : kept(entry, 'text'));
}

/** The heading over an entry of a picture. */
export function pictureTitle(time: Time, { age, turn, chapter }: Entry): string {
  const words = chapter?.kind ?? '';
  const saysAll = words !== '' && time.isInTitles?.(age);
  const when = saysAll ? '' : time.turn({ age, turn });
  return [when, words].filter((it) => it !== '').join(': ') || time.age(age);
}

/** Made of its parts: up to 0.5.0 a choice had as `text` only what was chosen, and the others none. */
function answered(entry: Entry & AnsweredLine): string {
  const chosen = kept(entry, 'chosen') || kept(entry, 'text');
  return tableText(entry, { asked: kept(entry, 'for'), chosen, why: kept(entry, 'because') });
}

function kept(entry: Entry, field: 'text' | 'for' | 'chosen' | 'because'): string {
  const value = (entry as Entry & { readonly [kept in typeof field]?: unknown })[field];
  return typeof value === 'string' ? value : '';
}
