import type { Penwork } from './penwork.ts';

/** A map on which nobody has drawn. */
export const NO_PEN: Penwork = {
  edits: [],
  nudged: new Map(),
  shapes: new Map(),
  courses: new Map(),
  labels: new Map(),
  names: new Map(),
  notes: new Map(),
  known: new Map(),
  strokes: [],
  stickers: [],
  get ofMap() {
    return NO_PEN;
  },
  tools: null,
};
