export { areaBelow, levelForArea, poolsBelow, ringBelow } from './clip.ts';
export { type Closest, closest, nearestOf, topmost } from './closest.ts';
export { Contour } from './contour.ts';
export { cutsOfLevel, cutsOfUpright } from './cuts.ts';
export { depthIn, gap, gapTo, gapToLine, gapToOutline, holdsPoint, pointToSegment } from './gap.ts';
export { hash } from './hash.ts';
export { clamp, distance, mil, PI, TOLERANCE } from './maths.ts';
export { Neighbourhood } from './neighbourhood.ts';
export { grain, type Noise, noiseFor, type Wander, wander } from './noise.ts';
export { type Outline, outlineOf, remember } from './outline.ts';
export { partOf, pathLength, pointAlong, stretchesOf } from './path.ts';
export type { Bounds, Point, Shape } from './point.ts';
export { inRing, ringArea, signedArea } from './ring.ts';
export {
  areaOf,
  bounds,
  boundsOf,
  box,
  centreOf,
  disc,
  discOf,
  ellipse,
  line,
  polygon,
  ringAt,
  ringMeasures,
  swollen,
} from './shape.ts';
export { Spans } from './spans.ts';
export { clock, cosine, sine } from './trigonometry.ts';
export { turnCosine, turnSine } from './turns.ts';
