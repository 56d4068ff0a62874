import type { Figure } from '../figure.ts';
import type { Kept, Made } from '../kept.ts';
import type { BareSheet } from '../page-then.ts';
import { silhouetteOf } from '../walls/silhouette.ts';
import { WallField } from '../walls/wall-field.ts';

/** How far any point is from the walls of these pieces. What was dug since an earlier picture is added to the field of that one. */
export function fieldOf(open: readonly Figure[], { width, height }: BareSheet, kept: Kept): WallField {
  return kept.made<WallField>('field', [width, height, ...open], (earlier) => {
    const begun = nearest(earlier, [width, height, ...open]);
    const done = new Set(begun?.from);
    const field = new WallField(width, height, begun?.what);
    for (const piece of open) if (!done.has(piece)) field.open(silhouetteOf(piece));
    return field;
  });
}

/** The one that has most of this already, and nothing else. */
function nearest(earlier: readonly Made<WallField>[], from: readonly unknown[]): Made<WallField> | null {
  const wanted = new Set(from);
  const begun = earlier.filter((it) => it.from.every((part) => wanted.has(part)));
  return begun.reduce<Made<WallField> | null>(
    (best, it) => (best && best.from.length >= it.from.length ? best : it),
    null,
  );
}
