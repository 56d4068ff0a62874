import { type Marks, marks } from '../marks.ts';
import type { MarkKind } from './nouns.ts';

const own: Marks<MarkKind, never> = marks();

/** H2-CIV-T1: ☒, ⌂ and their like. */
export const mark: typeof own.mark = own.mark;
export const hasMark: typeof own.hasMark = own.hasMark;
