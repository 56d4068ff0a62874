import { LOOKS, type LookName } from '../looks/index.ts';
import type { Mark } from '../mark.ts';
import { marksToSvg } from '../svg.ts';
import { type AgeSheet, type Tracing, tracingOf } from '../tracing.ts';
import type { PenChanges, Sticker } from './changes.ts';
import { drawSticker } from './stickers.ts';
import { drawStroke } from './stroke.ts';

/** The player's strokes, a group for each age. They are seen once their age has begun. */
export function drawInk({ strokes }: PenChanges, tracing: Tracing): Mark[] {
  return byAge(strokes, tracing, drawStroke);
}

export function drawStickers({ stickers }: PenChanges, tracing: Tracing): Mark[] {
  return byAge(stickers, tracing, drawSticker);
}

export interface PenSheet {
  readonly look: LookName;
  readonly tick: number;
  readonly tracing: readonly AgeSheet[];
  /** Which of the two layers are shown. */
  readonly layers: readonly ('pen' | 'stickers')[];
}

/** The player's ink alone, in beads. An app lays it over the map, so that a stroke appears before the map is drawn again. */
export function penSvg(work: PenChanges, { look, tick, tracing, layers }: PenSheet): string {
  const paper = tracingOf(tracing, tick);
  const marks = [
    ...(layers.includes('pen') ? drawInk(work, paper) : []),
    ...(layers.includes('stickers') ? drawStickers(work, paper) : []),
  ];
  return marksToSvg(marks, LOOKS[look]);
}

/** The stickers that are seen at a moment, with the tracing paper as it lies. */
export function stickersSeen({ stickers }: PenChanges, sheets: readonly AgeSheet[], tick: number): Sticker[] {
  const tracing = tracingOf(sheets, tick);
  return stickers.filter(({ age }) => isSeen(age, tracing));
}

const isSeen = (age: string, tracing: Tracing): boolean => tracing.begun(age) && tracing.ofAge(age) > 0;

function byAge<T extends { readonly age: string }>(all: readonly T[], tracing: Tracing, draw: (it: T) => Mark): Mark[] {
  const ages = [...new Set(all.map(({ age }) => age))].filter((age) => isSeen(age, tracing));
  return ages.map((age) => {
    const opacity = tracing.ofAge(age);
    const of = all.filter((it) => it.age === age).map(draw);
    return { mark: 'group', layer: age, of, ...(opacity < 1 ? { opacity } : {}) };
  });
}
