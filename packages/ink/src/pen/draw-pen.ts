import type { Mark } from '../mark.ts';
import type { Tracing } from '../tracing.ts';
import type { Penwork } from './penwork.ts';
import { drawSticker } from './stickers.ts';
import { drawStroke } from './stroke.ts';

/** What a hand drew freely, a group for each age: it is seen from when its age begins. */
export function drawInk({ strokes }: Penwork, tracing: Tracing): Mark[] {
  return byAge(strokes, tracing, drawStroke);
}

export function drawStickers({ stickers }: Penwork, tracing: Tracing): Mark[] {
  return byAge(stickers, tracing, drawSticker);
}

function byAge<T extends { readonly age: string }>(all: readonly T[], tracing: Tracing, draw: (it: T) => Mark): Mark[] {
  const ages = [...new Set(all.map(({ age }) => age))].filter((age) => tracing.begun(age) && tracing.ofAge(age) > 0);
  return ages.map((age) => {
    const opacity = tracing.ofAge(age);
    const of = all.filter((it) => it.age === age).map(draw);
    return { mark: 'group', layer: age, of, ...(opacity < 1 ? { opacity } : {}) };
  });
}
