import { blueprint } from './blueprint.ts';
import { colourBlind } from './colour-blind.ts';
import type { Look } from './look.ts';
import { night } from './night.ts';
import { parchment } from './parchment.ts';
import { penAndPaper } from './pen-and-paper.ts';
import { plain } from './plain.ts';

export const LOOKS = {
  'pen-and-paper': penAndPaper,
  parchment,
  blueprint,
  night,
  plain,
  'colour-blind': colourBlind,
} as const satisfies Readonly<Record<string, Look>>;

export type LookName = keyof typeof LOOKS;
export type { Look };
