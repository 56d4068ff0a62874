import { inRing } from '@understory/page';
import type { Fall } from '../plan/falls.ts';
import type { Floor } from '../plan/floors.ts';
import type { Plan } from '../plan/plan.ts';
import type { Sheet } from '../plan/sheet.ts';
import { speck } from './hand.ts';
import type { PlanPen } from './layers.ts';

type OfWay = Fall & { readonly way: Floor };
type Line = [number, number, number, number];

/** A sign of a fall on the plan: where it lies, and how far it goes down in all. */
export interface ShownFall {
  readonly fall: OfWay;
  readonly run: Line;
  readonly feet: number;
}

const shown = new WeakMap<Plan, ShownFall[]>();

/** TA-PLN-04, -05: stairs and slopes; of stretches of a way that slope one after the other the longest bears the sign of all. */
export function shownFalls(plan: Plan): ShownFall[] {
  const known = shown.get(plan) ?? signsOf(plan);
  shown.set(plan, known);
  return known;
}

function signsOf({ falls, floors, sheet }: Plan): ShownFall[] {
  const found: ShownFall[] = [];
  let slope: OfWay[] = [];
  const end = () => {
    const feet = slope.reduce((sum, it) => sum + it.feet, 0);
    const signs = slope.flatMap((fall) => {
      const run = runOf(fall, floors, sheet);
      return run ? [{ fall, run, feet }] : [];
    });
    const [longest] = signs.sort((a, b) => lengthOf(b.fall.line) - lengthOf(a.fall.line));
    if (longest) found.push(longest);
    slope = [];
  };
  for (const fall of falls) {
    if (fall.kind === 'slope' && slope[0]?.way === fall.way) {
      slope.push(fall);
      continue;
    }
    end();
    if (fall.kind === 'slope') slope.push(fall);
    const run = fall.kind === 'stairs' || fall.kind === 'scramble' ? runOf(fall, floors, sheet) : null;
    if (run) found.push({ fall, run, feet: fall.feet });
  }
  end();
  return found;
}

const lengthOf = ([ax, ay, bx, by]: OfWay['line']): number => (bx - ax) * (bx - ax) + (by - ay) * (by - ay);

/** TA-PLN-05, TA-INK-08: stairs narrow downward; slopes have an arrow and the fall in feet. */
export function drawFall(pen: PlanPen, { fall, run: [ax, ay, bx, by] }: ShownFall): void {
  const far = Math.sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay));
  const [ux, uy] = [(bx - ax) / far, (by - ay) / far];
  const half = fall.way.width / 2;
  if (fall.kind === 'slope') {
    const [mx, my] = [(ax + bx) / 2, (ay + by) / 2];
    pen.path(
      'signs',
      `M${r(mx - ux)} ${r(my - uy)}L${r(mx + ux)} ${r(my + uy)}m${r(-ux * 0.5 - uy * 0.3)} ${r(-uy * 0.5 + ux * 0.3)}L${r(mx + ux)} ${r(my + uy)}l${r(-ux * 0.5 + uy * 0.3)} ${r(-uy * 0.5 - ux * 0.3)}`,
      { stroke: 'ink', width: 0.08 },
    );
    return;
  }
  const length = far;
  const [sx, sy] = [ax, ay];
  const many = Math.max(2, Math.round(length / 0.4));
  let d = '';
  for (let i = 0; i <= many; i++) {
    const k = half * (0.94 - (0.42 * i) / many);
    const [x, y] = [sx + (ux * length * i) / many, sy + (uy * length * i) / many];
    const jag = fall.kind === 'scramble' ? (speck(i, Math.round(x * 5), 3) - 0.5) * 0.3 : 0;
    d += `M${r(x - uy * k + ux * jag)} ${r(y + ux * k + uy * jag)}L${r(x + uy * k)} ${r(y - ux * k)}`;
  }
  const side = (s: number) =>
    `M${r(sx - uy * half * 0.94 * s)} ${r(sy + ux * half * 0.94 * s)}L${r(sx + ux * length - uy * half * 0.52 * s)} ${r(sy + uy * length + ux * half * 0.52 * s)}`;
  pen.path('signs', fall.kind === 'stairs' ? d + side(1) + side(-1) : d, { stroke: 'ink', width: 0.075 });
}

/** TA-PLN-05: stairs are drawn over the whole stretch, but at most over 6 squares, in its middle; other signs in little. */
const LONGEST = { stairs: 6, scramble: 6, slope: 2 } as const;

/** Where the sign of a fall lies, from its upper end to its lower; null where there is none, or no room for it. */
function runOf(fall: OfWay, floors: readonly Floor[], sheet: Pick<Sheet, 'width' | 'height'>): Line | null {
  if (fall.kind === 'level' || fall.kind === 'shaft') return null;
  const run = clearRun(fall, floors);
  if (!run || run.some((it, i) => it < 0.2 || it > (i % 2 === 0 ? sheet.width : sheet.height) - 0.2)) return null;
  const [ax, ay, bx, by] = run;
  const far = Math.sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay));
  const half = Math.min(LONGEST[fall.kind], far) / 2 / far;
  const [mx, my] = [(ax + bx) / 2, (ay + by) / 2];
  return [mx - (bx - ax) * half, my - (by - ay) * half, mx + (bx - ax) * half, my + (by - ay) * half];
}

/** No sign has room on less, in squares. */
const SHORTEST = 0.8;

/** The longest part of a stretch that lies in no place. */
function clearRun(
  { line: [ax, ay, bx, by], way }: Fall & { readonly way: Floor },
  floors: readonly Floor[],
): [number, number, number, number] | null {
  const others = floors.filter((it) => it !== way && it.place !== null);
  const far = Math.sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay));
  if (far < SHORTEST) return null;
  const many = Math.ceil(far * 4);
  let [best, start, from] = [0, -1, 0];
  for (let i = 0; i <= many + 1; i++) {
    const [x, y] = [ax + ((bx - ax) * i) / many, ay + ((by - ay) * i) / many];
    const clear = i <= many && !others.some((it) => it.rings.some((ring) => inRing(ring, x, y)));
    if (clear && start < 0) start = i;
    if (!clear && start >= 0) {
      if (i - start > best) [best, from] = [i - start, start];
      start = -1;
    }
  }
  const inset = Math.ceil(many / far / 2);
  const [s, t] = [(from + inset) / many, (from + best - 1 - inset) / many];
  if ((t - s) * far < SHORTEST) return null;
  return [ax + (bx - ax) * s, ay + (by - ay) * s, ax + (bx - ax) * t, ay + (by - ay) * t];
}

const r = (value: number): string => String(Math.round(value * 100) / 100);
