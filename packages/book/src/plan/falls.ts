import { closest, type Piece } from '@understory/page';
import { type Floor, snappedLine } from './floors.ts';
import { feetDown, laidPath, type Sheet } from './sheet.ts';

/** TA-PLN-05, -06: how a straight stretch of a way goes down. */
export interface Fall {
  readonly kind: 'level' | 'slope' | 'stairs' | 'scramble' | 'shaft';
  /** How far, in feet; more is deeper at the end than at the beginning. */
  readonly feet: number;
  /** From the upper end to the lower, in squares. */
  readonly line: readonly [number, number, number, number];
}

const STEEP = 0.7;
const SLOPING = 0.3;
/** A shaft falls so many beads and hardly leads aside. */
const SHAFT = 3;
const ASIDE = 0.5;

export function fallOf(
  [ax, ay, bx, by]: readonly [number, number, number, number],
  isBuilt: boolean,
): Pick<Fall, 'kind' | 'feet'> {
  const [dx, dy] = [Math.abs(bx - ax), Math.abs(by - ay)];
  const feet = feetDown(dy);
  const share = dy / (Math.sqrt(dx * dx + dy * dy) || 1);
  if (feet < 5) return { kind: 'level', feet: 0 };
  if (dy >= SHAFT - 1e-6 && dx < ASIDE) return { kind: 'shaft', feet };
  if (share >= STEEP) return { kind: isBuilt ? 'stairs' : 'scramble', feet };
  return { kind: share >= SLOPING ? 'slope' : 'level', feet };
}

/** The straight stretches of a way as it is drawn on a level. Where something else touches it, a stretch ends (TA-PLN-06). */
export function fallsOf(floor: Floor, sheet: Sheet, beside: readonly Piece[]): Fall[] {
  const path = floor.stretch?.path ?? [];
  const falls: Fall[] = [];
  for (let i = 0; i + 3 < path.length; i += 2) {
    const whole = floor.lines[0];
    const isLaid = floor.manner.built && whole?.length === path.length;
    const all = cutAt([path[i], path[i + 1], path[i + 2], path[i + 3]] as Four, floor.piece, beside);
    for (const part of all) {
      const [ax, ay, bx, by] = part;
      const down = ay <= by ? part : ([bx, by, ax, ay] as const);
      const laid = laidPath(sheet, down);
      // A built way may have been moved since; its points are those of its path.
      const own = isLaid && all.length === 1 ? (whole as number[]).slice(i, i + 4) : null;
      const line = own ? downwards(own) : floor.manner.built ? snappedLine(laid, floor.width) : laid;
      if (line.length !== 4) continue;
      falls.push({ ...fallOf(part, floor.manner.built), line: line as unknown as Fall['line'] });
    }
  }
  return falls;
}

type Four = readonly [number, number, number, number];

function downwards([ax, ay, bx, by]: readonly number[]): number[] {
  return ((ay as number) <= (by as number) ? [ax, ay, bx, by] : [bx, by, ax, ay]) as number[];
}

function cutAt(part: Four, way: Piece, beside: readonly Piece[]): Four[] {
  const [ax, ay, bx, by] = part;
  if (Math.abs(by - ay) < SHAFT || Math.abs(bx - ax) >= ASIDE) return [part];
  const shape = { path: part, closed: false, swell: way.shape.swell };
  const cuts = beside
    .map((it) => (closest(shape, it.shape).from.y - ay) / (by - ay))
    .filter((t) => t > 0.12 && t < 0.88)
    .sort((a, b) => a - b);
  const at = [0, ...cuts, 1];
  return at.slice(1).map((t, i): Four => {
    const s = at[i] as number;
    return [ax + (bx - ax) * s, ay + (by - ay) * s, ax + (bx - ax) * t, ay + (by - ay) * t];
  });
}
