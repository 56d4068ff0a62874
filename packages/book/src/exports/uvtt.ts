import { pixelsFor } from './pixels.ts';
import { outlineOf, type Walled } from './walls.ts';

const fine = (value: number): number => Math.round(value * 1000) / 1000 + 0;
const point = (x: number, y: number) => ({ x: fine(x), y: fine(y) });

/** TA-UVT-11: closed rings of eight points. */
const EIGHT = [
  ...[
    [0, -1],
    [0.71, -0.71],
    [1, 0],
    [0.71, 0.71],
  ],
  ...[
    [0, 1],
    [-0.71, 0.71],
    [-1, 0],
    [-0.71, -0.71],
    [0, -1],
  ],
] as const;

/** TA-UVT: a level for virtual tables, as one line of JSON. `image` is a PNG in base64 without a prefix. */
export function uvtt(walled: Walled, image: string): string {
  const { lines, doors } = outlineOf(walled);
  const secret = doors.filter((it) => it.secret);
  return JSON.stringify({
    format: 0.3,
    resolution: {
      map_origin: { x: 0, y: 0 },
      map_size: { x: walled.width, y: walled.height },
      // TA-UVT-03
      pixels_per_grid: pixelsFor(walled),
    },
    // TA-UVT-10: the format has no secret doors; they are wall for everybody.
    line_of_sight: [
      ...lines.map((line) => line.map(({ x, y }) => point(x, y))),
      ...secret.map(({ ends: [ax, ay, bx, by] }) => [point(ax, ay), point(bx, by)]),
    ],
    objects_line_of_sight: walled.pillars.map(({ x, y, r }) =>
      EIGHT.map(([dx, dy]) => point(x + (dx as number) * r, y + (dy as number) * r)),
    ),
    portals: doors
      .filter((it) => !it.secret)
      .map(({ ends: [ax, ay, bx, by], shut }) => ({
        position: point((ax + bx) / 2, (ay + by) / 2),
        bounds: [point(ax, ay), point(bx, by)],
        rotation: fine(turnOf(bx - ax, by - ay)),
        closed: shut,
        freestanding: false,
      })),
    // TA-UVT-12: without lights all is lit, else players see black.
    environment: { baked_lighting: false, ambient_light: walled.lights.length === 0 ? 'ffffffff' : 'ff404050' },
    lights: walled.lights.map(({ x, y, dim, colour }) => ({
      position: point(x, y),
      range: dim,
      intensity: 1,
      color: `ff${colour}`,
      shadows: true,
    })),
    image,
  });
}

/** TA-UVT-09: from −π/2 up to but not including π/2; only told, so it may be a hair off. */
function turnOf(x: number, y: number): number {
  const [dx, dy] = x < 0 || (x === 0 && y > 0) ? [-x, -y] : [x, y];
  if (dx === 0) return -1.571;
  const t = dy / dx;
  return Math.abs(t) <= 1 ? arc(t) : (t > 0 ? 1 : -1) * 1.570796 - arc(1 / t);
}

/** The arc of a slope of at most one, right to a ten-thousandth. */
function arc(t: number): number {
  const s = t * t;
  return t * (0.99997726 + s * (-0.33262347 + s * (0.19354346 + s * (-0.11643287 + s * (0.05265332 - s * 0.0117212)))));
}
