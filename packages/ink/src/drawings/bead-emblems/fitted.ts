import { type Sketch, shrunk } from '../sketch.ts';

/** From the middle of an emblem to the rim of its bead. */
const RIM = 0.54;

/** Horns and ears that would stand out over the rim make the whole a little smaller. */
export function fitted(what: Sketch): Sketch {
  let farthest = 0;
  for (const [, stencil] of what) {
    for (const [, points] of stencil.strokes) {
      const [x = 0, y = 0] = points.slice(-2);
      farthest = Math.max(farthest, Math.sqrt(x * x + y * y));
    }
  }
  return farthest > RIM ? shrunk(what, 0, 0, RIM / farthest) : what;
}
