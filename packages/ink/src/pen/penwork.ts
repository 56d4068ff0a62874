import type { PenChanges } from './changes.ts';
import type { PenEdit } from './edit.ts';
import type { PenTools } from './tools.ts';

/** What the player has drawn on a map, with how it came about and what it takes to draw it. */
export interface Penwork extends PenChanges {
  /** What was done, in order: it is what is kept. */
  readonly edits: readonly PenEdit[];
  /** What of it changes the map itself. It stays the same while only strokes come and go: these lie on a sheet of their own. */
  readonly ofMap: Penwork;
  /** What it takes to draw it; nothing where nothing was drawn, so that a map without it needs none of them. */
  readonly tools: PenTools | null;
}
