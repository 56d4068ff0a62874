import { drawCrater, drawSinkhole, drawStretch, drawWaterfall } from '../drawings/natural-sights.ts';
import type { PiecePen } from '../figure.ts';

/** What nature and disasters leave that is more than a cave, a tunnel or water. */
export const sights = {
  'stretch of river': drawStretch,
  waterfall: drawWaterfall,
  sinkhole: drawSinkhole,
  crater: drawCrater,
} as const satisfies Readonly<Record<string, PiecePen>>;
