import { type Nib, NO_PEN, type PenEdit, type PenInk, type Penwork } from '@understory/ink';
import { create } from 'zustand';

export type Tool = 'move' | 'pen' | 'eraser' | 'sticker';

/** The thing whose drawing is being changed. */
export interface Selected {
  readonly what: 'piece' | 'label' | 'treasure' | 'sticker';
  /** Of a sticker, its place in the list of edits. */
  readonly id: string;
}

/** What is under the hand before it is lifted. */
type Live =
  | { readonly what: 'stroke'; readonly points: readonly number[] }
  | { readonly what: 'erasing'; readonly edits: readonly number[] }
  | { readonly what: 'sticking'; readonly sticker: number; readonly x: number; readonly y: number }
  | { readonly what: 'ghost'; readonly d: string; readonly width: number; readonly fits: boolean };

/** The pen on the desk. What it has drawn lies with the world; this is only which tool is in the hand. */
interface Pen {
  /** Null while nobody draws. */
  readonly tool: Tool | null;
  readonly nib: Nib;
  readonly ink: PenInk;
  readonly emblem: string;
  /** Of a sticker, in hundredths of a bead, and its turn in hundredths. */
  readonly size: number;
  readonly turn: number;
  readonly selected: Selected | null;
  /** Which of a tunnel's three handles is bent. */
  readonly handle: number;
  readonly live: Live | null;
  /** What was taken back, the last first, and of which list: another world has none. */
  readonly undone: { readonly after: Penwork; readonly edits: readonly PenEdit[] };
  /** The last thing the pen has to say: why it can't. */
  readonly said: string;
  /** A crosshair, for a hand without a pointer. */
  readonly cross: { readonly x: number; readonly y: number } | null;
}

export const usePen = create<Pen>(() => ({
  tool: null,
  nib: 'plain',
  ink: 'plain',
  emblem: 'dragon',
  size: 120,
  turn: 0,
  selected: null,
  handle: 1,
  live: null,
  undone: { after: NO_PEN, edits: [] },
  said: '',
  cross: null,
}));
