import { SIZES } from '../lettering/typeset.ts';
import type { WrittenLabel } from '../lettering/written-label.ts';

/** From where a map is looked at: from afar it has few names and large ones, near by all of them. */
export type Detail = keyof typeof FROM;

const FROM = {
  far: { type: 1.7, sizes: ['large'] },
  middle: { type: 1.36, sizes: ['large', 'plain'] },
  near: { type: 1, sizes: ['large', 'plain', 'small'] },
} as const satisfies Readonly<
  Record<string, { readonly type: number; readonly sizes: readonly WrittenLabel['size'][] }>
>;

/** Letters can be read from about six pixels on; in a narrow place a name is set up to a quarter smaller. */
const LEGIBLE = 7.6;

/** How large the type is beside the usual: a larger page has larger type, though not in the same measure; from far away fewer names are larger still. */
export function typeFor(width: number, detail: Detail): number {
  const page = Math.max(1, Math.sqrt(width / 30));
  return page * FROM[detail].type;
}

export const isWrittenAt = (detail: Detail, { size }: Pick<WrittenLabel, 'size'>): boolean =>
  (FROM[detail].sizes as readonly string[]).includes(size);

/** From where a page of this width is looked at, if a bead is so many pixels wide: near by where its smallest names can be read. */
export function detailAt(width: number, pixels: number): Detail {
  const readable = (detail: Detail) =>
    FROM[detail].sizes.every((size) => SIZES[size] * typeFor(width, detail) * pixels >= LEGIBLE);
  return readable('near') ? 'near' : readable('middle') ? 'middle' : 'far';
}
