import { widthOf, wrap } from './lettering.ts';
import type { WrittenLabel } from './written-label.ts';

/** Type sizes in beads on a standard page. The names of treasures are smaller than all else. */
export const SIZES = { large: 0.62, plain: 0.46, small: 0.37, treasure: 0.29 } as const;
export type TypeSize = keyof typeof SIZES;
export const NOTE = 0.72;
export const LEADING = 1.02;

/** Words in lines, and how much room they take. */
export interface Typeset {
  readonly size: number;
  readonly lines: readonly string[];
  readonly notes: readonly string[];
  readonly wide: number;
  readonly high: number;
}

/** In lines no wider than `wide` times the type; null if there are no words. */
export function typeset(
  { text, note }: Pick<WrittenLabel, 'text' | 'note'>,
  size: number,
  width: number,
  wide = 16,
): Typeset | null {
  const lines = wrap(text, size, Math.min(size * wide, width * 0.4), 2);
  const notes = note ? wrap(note, size * NOTE, Math.min(size * 14, width * 0.36), 2, true) : [];
  if (lines.length === 0 || (wide < 16 && lines.join(' ') !== text)) return null;
  const widths = [...lines.map((it) => widthOf(it, size)), ...notes.map((it) => widthOf(it, size * NOTE, true))];
  return {
    size,
    lines,
    notes,
    wide: Math.max(...widths) + 0.16,
    high: (lines.length + notes.length * NOTE) * size * LEADING + 0.08,
  };
}

/** The wonder of the world may be as small as a room's name. */
const LEAST = [
  [0.6, 16],
  [0.6, 7],
] as const;

/** Without its note, in two short lines, and at last smaller: rather than not at all. The first of these are as large as the name should be. */
export function* settings(
  { text, size: rank }: WrittenLabel,
  whole: Typeset,
  size: number,
  width: number,
): Generator<Typeset> {
  let last = whole;
  for (const [shrink, wide] of [
    [1, 16],
    [1, 7],
    [0.86, 16],
    [0.8, 7],
    [0.72, 7],
    ...(rank === 'large' ? LEAST : []),
  ] as const) {
    const other = typeset({ text, note: null }, size * shrink, width, wide);
    if (!other || (other.wide > last.wide - 0.05 && other.high > last.high - 0.05)) continue;
    last = other;
    yield other;
  }
}
