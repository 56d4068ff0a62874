import { bounds } from '@understory/ruler';
import type { DrawingContext } from '../../drawing-context.ts';
import type { Figure } from '../../figure.ts';
import type { Mark } from '../../mark.ts';
import { at } from '../../pen-path.ts';
import { tremorFor } from '../../tremor.ts';
import { footAt, highest } from '../../walls/far-wall.ts';
import { type Span, spansAt } from '../cavity.ts';
import { poolsIn, steps } from '../growth.ts';

/** Between two columns, about; and how high a roof is that needs some. */
const APART = 4.6;
const HIGH = 1.9;
/** Square beads of ground to a stone. */
const STREWN = 2.6;

/** What stands and lies in a hall far off, so that one sees how large it is: columns that bear its roof, and stones that fell from it. */
export function drawHall(hall: Figure, context: DrawingContext, tinted: boolean): Mark[] {
  const tint = tinted ? hall.tint : null;
  const pools = poolsIn(hall, context);
  const isWet = (x: number) => pools.some((pool) => spansAt(pool, x).length > 0);
  const d = columns(hall, isWet);
  const stones = rubble(hall, isWet);
  return [
    {
      mark: 'path',
      d,
      pen: { fill: tint ?? 'floorShade', fillOpacity: tint ? 0.3 : 0.9, stroke: 'pencil', width: 0.022 },
    },
    { mark: 'path', d: stones, pen: { fill: 'floorShade', stroke: 'pencil', width: 0.018, opacity: 0.75 } },
  ];
}

function columns(hall: Figure, isWet: (x: number) => boolean): string {
  const { left, right } = bounds(hall.shape);
  const tremor = tremorFor(`${hall.id} columns`);
  let d = '';
  for (const x of steps(`${hall.id} columns`, left + 1.2, right - 1.2, APART)) {
    const [part, lean] = [tremor.unit(), tremor.stray(0.1)];
    const span = highest(spansAt(hall.shape, x));
    if (!span || !isHigh(span) || isWet(x) || !isRoofed(hall, x, span)) continue;
    const foot = footAt(span);
    const base = foot + (span.bottom - foot) * (0.08 + 0.3 * part);
    d += column(x, span.top - 0.1, x + lean, base, Math.min(0.19, 0.09 + (base - span.top) * 0.04));
  }
  return d;
}

const isHigh = ({ top, bottom }: Span): boolean => bottom - top > HIGH;

/** Not where a wall comes down beside it. */
function isRoofed({ shape }: Figure, x: number, { top }: Span): boolean {
  return [x - 1, x + 1].every((at) => {
    const beside = highest(spansAt(shape, at));
    return beside !== null && isHigh(beside) && Math.abs(beside.top - top) < 1.2;
  });
}

/** Wide at its foot and under the roof, where stone has run down it. */
function column(x: number, top: number, foot: number, base: number, half: number): string {
  const [high, waist] = [base - top, half * 0.62];
  const side = (way: 1 | -1, down: boolean) => {
    const upper = `${at(x + way * half * 1.5)} ${at(top)}`;
    const lower = `${at(foot + way * half * 1.25)} ${at(base)}`;
    const [a, b] = [
      `${at(x + way * waist)} ${at(top + high * 0.22)}`,
      `${at(foot + way * waist)} ${at(base - high * 0.18)}`,
    ];
    return down ? `C${a} ${b} ${lower}` : `C${b} ${a} ${upper}`;
  };
  return `M${at(x - half * 1.5)} ${at(top)}${side(-1, true)}Q${at(foot)} ${at(base + half * 0.8)} ${at(foot + half * 1.25)} ${at(base)}${side(1, false)}Z`;
}

/** Smaller the farther off they lie. */
function rubble(hall: Figure, isWet: (x: number) => boolean): string {
  const { left, right } = bounds(hall.shape);
  const tremor = tremorFor(`${hall.id} rubble`);
  let d = '';
  for (let i = Math.min(40, hall.area / STREWN); i > 0; i--) {
    const [x, deep, size] = [left + (right - left) * tremor.unit(), tremor.unit(), 0.6 + 0.5 * tremor.unit()];
    const span = highest(spansAt(hall.shape, x));
    if (!span || span.bottom - span.top < 1 || isWet(x)) continue;
    const foot = footAt(span);
    const y = foot + 0.05 + (span.bottom - foot - 0.2) * deep * deep;
    const r = (0.06 + 0.13 * deep) * size;
    d += `M${at(x - r)} ${at(y)}L${at(x - r * 0.7)} ${at(y - r * 0.8)}L${at(x + r * 0.2)} ${at(y - r * 1.05)}L${at(x + r)} ${at(y)}Z`;
  }
  return d;
}
