import { inRing } from '@understory/page';
import { type Floor, overlap } from './floors.ts';
import type { Plan } from './plan.ts';

interface LowWalls {
  /** Of built places inside others, as lines in squares. */
  readonly walls: readonly number[][];
  /** Of built ways through caves. */
  readonly kerbs: readonly number[][];
}

/** Half of the gap where a way comes in, in squares. */
const GAP = 1.05;
const STEP = 0.5;
/** A way that comes further into a cave than so many of its widths leads through it. */
const STUB = 1.5;

/**
 * TA-PLN-19: floors that overlap are one floor. A built place keeps its outline inside others as a low wall with a gap of two squares where each
 * way comes in, unless a grown place that came later has broken it away; a built way through a cave has a kerb.
 */
export function lowWallsOf(plan: Pick<Plan, 'floors' | 'openings' | 'sheet'>): LowWalls {
  const { floors } = plan;
  const built = floors.filter((it) => it.manner.built && !it.annex);
  return {
    walls: built.filter((it) => it.place !== null).flatMap((it) => outlineIn(it, plan)),
    kerbs: built.filter((it) => it.place === null && pavesCave(it, floors)).flatMap((it) => outlineIn(it, plan)),
  };
}

/** TA-PLN-19: does a built way lead through a cave, and not only open into it? */
export const pavesCave = (way: Floor, all: readonly Floor[]): boolean =>
  all.some((it) => it.place !== null && !it.manner.built && overlap(it, way) > STUB * way.width * way.width);

function outlineIn(
  floor: Floor,
  { floors: all, openings, sheet }: Pick<Plan, 'floors' | 'openings' | 'sheet'>,
): number[][] {
  const isWay = floor.place === null;
  const others = all.filter((it) => it !== floor && it.place !== null && it.place !== floor.place);
  const gaps = isWay ? [] : openings.filter((it) => it.into === floor || it.from === floor);
  const brokeIn = (it: Floor) => !it.manner.built && it.piece.since > floor.piece.since;
  const found: number[][] = [];
  // Where a way ends, nothing lies across it.
  const ends = floor.lines.flatMap((it) => [it.slice(0, 2), it.slice(-2)]);
  for (const ring of floor.rings)
    for (let i = 0; i < ring.length; i += 2) {
      const j = (i + 2) % ring.length;
      const [ax, ay, bx, by] = [ring[i], ring[i + 1], ring[j], ring[j + 1]] as [number, number, number, number];
      const [mx, my] = [(ax + bx) / 2, (ay + by) / 2];
      if (isWay && ends.some(([x, y]) => Math.abs((x as number) - mx) + Math.abs((y as number) - my) < 0.4)) continue;
      const far = Math.sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay));
      const many = Math.max(1, Math.ceil(far / STEP));
      const at = (t: number): [number, number] => [ax + ((bx - ax) * t) / many, ay + ((by - ay) * t) / many];
      let line: number[] | null = null;
      for (let n = 0; n < many; n++) {
        const [x, y] = at(n + 0.5);
        const over = others.filter((it) => it.rings.some((other) => inRing(other, x, y)));
        const stands =
          x > 0 &&
          y > 0 &&
          x < sheet.width &&
          y < sheet.height &&
          over.length > 0 &&
          (isWay ? !over.some((it) => it.manner.built) : !over.some(brokeIn)) &&
          gaps.every((it) => (it.x - x) * (it.x - x) + (it.y - y) * (it.y - y) > GAP * GAP);
        if (!stands) line = null;
        else if (line) line.push(...at(n + 1));
        else {
          line = [...at(n), ...at(n + 1)];
          found.push(line);
        }
      }
    }
  return found;
}
