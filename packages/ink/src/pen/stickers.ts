import { emblemFor } from '../bead-emblem.ts';
import { bookOf, editionsKnown } from '../books.ts';
import { emblems } from '../host2/emblems.ts';
import { LOOKS, type Look, type LookName } from '../looks/index.ts';
import type { Mark } from '../mark.ts';
import { marksToSvg } from '../svg.ts';
import { tremorFor } from '../tremor.ts';
import type { Sticker } from './changes.ts';

/** All emblems there are from the beginning: of monsters and their tags on their beads, and of places, life and riches. */
export const STICKERS: readonly string[] = [
  ...new Set([
    ...editionsKnown()
      .map(bookOf)
      .flatMap(({ beads }) => Object.keys(beads)),
    ...Object.keys(emblems),
  ]),
].sort();

/** Within −0.5 … 0.5 either way; nothing for a name that no emblem has. */
function stickerMarks(emblem: string): readonly Mark[] {
  for (const edition of editionsKnown()) {
    if (Object.hasOwn(bookOf(edition).beads, emblem)) return emblemFor(emblem, edition);
  }
  return Object.hasOwn(emblems, emblem) ? (emblems[emblem]?.(tremorFor(emblem)) ?? []) : [];
}

export function drawSticker({ emblem, x, y, size, turn }: Sticker): Mark {
  return { mark: 'group', place: { x, y, size, turn }, of: stickerMarks(emblem) };
}

/** A sticker as a picture of its own, for the picker. The caller gives it a name in words. */
export function stickerSvg(
  emblem: string,
  { look = 'pen-and-paper', size = 32 }: { look?: LookName | Look; size?: number } = {},
): string {
  const marks = marksToSvg(stickerMarks(emblem), typeof look === 'object' ? look : LOOKS[look]);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="-.55 -.55 1.1 1.1" fill="none" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${marks}</svg>`;
}
