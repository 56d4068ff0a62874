import { getStroke } from 'perfect-freehand';
import type { Mark } from '../mark.ts';
import { at, pair } from '../pen-path.ts';
import { PX } from '../pixels.ts';
import type { PenStroke } from './changes.ts';
import { NIBS, type Nib, PEN_INKS } from './edit.ts';
import { FINE } from './limits.ts';

/** The pressure of a device that measures none. */
const UNFELT = 50;

const drawnBefore = new WeakMap<readonly number[], Map<Nib, string>>();

/** A stroke's outline as path data, thicker where the pen was pressed: x, y, pressure … in hundredths. */
export function strokePath(points: readonly number[], nib: Nib): string {
  const known = drawnBefore.get(points) ?? new Map<Nib, string>();
  drawnBefore.set(points, known);
  const before = known.get(nib);
  if (before !== undefined) return before;
  const d = outline(points, nib);
  known.set(nib, d);
  return d;
}

export function drawStroke({ ink, nib, points }: PenStroke): Mark {
  return { mark: 'path', d: strokePath(points, nib), pen: { fill: PEN_INKS[ink] } };
}

function outline(points: readonly number[], nib: Nib): string {
  const inputs: [number, number, number][] = [];
  let felt = false;
  for (let i = 0; i + 2 < points.length; i += 3) {
    const pressure = points[i + 2] as number;
    felt ||= pressure !== UNFELT;
    // The library works in pixels.
    inputs.push([((points[i] as number) / FINE) * PX, ((points[i + 1] as number) / FINE) * PX, pressure / 100]);
  }
  const ring = getStroke(inputs, {
    size: NIBS[nib] * PX,
    thinning: 0.55,
    smoothing: 0.6,
    streamline: 0.25,
    simulatePressure: !felt,
  });
  return soft(ring.map(([x = 0, y = 0]) => [x / PX, y / PX]));
}

/** Round the points, each a bend between the middles of its sides. */
function soft(ring: readonly (readonly [number, number])[]): string {
  const [first] = ring;
  if (!first) return '';
  let d = '';
  ring.forEach(([x, y], i) => {
    const [nx, ny] = ring[(i + 1) % ring.length] ?? first;
    const middle = pair(at((x + nx) / 2), at((y + ny) / 2));
    d += i === 0 ? `M${pair(at(x), at(y))}L${middle}` : `Q${pair(at(x), at(y))} ${middle}`;
  });
  return `${d}Z`;
}
