import type { Point } from '@understory/page';
import type { ColonyKind, EndingKind } from '../../events.ts';

/** A colony of the elves. */
export interface Colony {
  readonly group: string;
  readonly kind: ColonyKind;
  /** The feature that it lives off, and what of a processing colony that is (PT-PRO-T1). */
  readonly site: string;
  readonly source: 'water' | 'magma' | 'mystical' | null;
  readonly sanctum: string;
  /** Its rooms: the sanctum, the pit, what it mined and built. */
  readonly rooms: string[];
  /** How often it was expanded (PT-COL-05). */
  expanded: number;
  /** It is abandoned (PT-MIN-07). */
  isOver: boolean;
}

/** The Deep Elves as they are played: plain data, and no rule. */
export interface Elves {
  readonly city: string;
  readonly centre: Point;
  /** The stretches of the street. */
  readonly street: string[];
  readonly sanctums: string[];
  readonly pits: string[];
  palace: string | null;
  oubliette: string | null;
  /** PT-ELF-20: how far the one shaft has come; null before it is begun. */
  shaft: Point | null;
  readonly colonies: Colony[];
  /** The cursed caves they explored into (PT-MEA-15). */
  readonly explored: string[];
  year: number;
  /** The season that is being played, 0 to 3. */
  season: number;
  ending: EndingKind | null;
}
