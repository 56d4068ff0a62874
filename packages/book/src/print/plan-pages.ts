import { clip, endPath, lineTo, moveTo, type PDFPage, popGraphicsState, pushGraphicsState } from '@cantoo/pdf-lib';
import { drawHexes, hexSheet } from '../draw/draw-hexes.ts';
import { drawPlan } from '../draw/draw-plan.ts';
import { framed } from '../draw/frame.ts';
import { numberSpots } from '../draw/numbers.ts';
import type { Furnished } from '../furnish/furnished.ts';
import type { CampaignMap } from '../hexes/campaign.ts';
import type { Flow } from './flow.ts';
import { INK, MM } from './paper.ts';

/** TA-BOO-04: a square is at least so large on a plan. */
const LEAST = 3.2 * MM;
const LARGEST = 6 * MM;
/** TA-BOO-03: turned if that makes a square larger by so much. */
const TURN = 1.2;
/** TA-BOO-04: two parts share so many squares. */
const OVERLAP = 6;
const MARGIN = 12 * MM;

const drawing = (plan: Furnished): string =>
  drawPlan(plan, { look: 'plain', frame: true, grid: 'lines', forWhom: 'keeper', pixels: 20 });

function sizeOf({ plan }: Furnished): readonly [number, number] {
  const { width, height } = framed(plan.sheet);
  return [width, height];
}

/** Where on a page a plan lies: its upper left corner, and how large a square is. */
interface Spot {
  readonly page: PDFPage;
  readonly left: number;
  readonly top: number;
  readonly square: number;
}

/** A page of a plan: its size, how large a square is, and which part it shows. */
export interface PlanPage {
  readonly size: readonly [number, number];
  readonly square: number;
  readonly from: { readonly x: number; readonly y: number };
  readonly shows: readonly [number, number];
  /** "part 1 of 2"; '' if it is whole. */
  readonly part: string;
}

/** TA-BOO-03, -04: on which pages a plan is laid: one, turned if that helps, or several that share a few squares. */
export function planPagesOf(plan: Furnished, [pw, ph]: readonly [number, number]): PlanPage[] {
  const [wide, high] = sizeOf(plan);
  const fits = (w: number, h: number) => Math.min((w - 2 * MARGIN) / wide, (h - 2.6 * MARGIN) / high);
  const [upright, turned] = [fits(pw, ph), fits(ph, pw)];
  const isTurned = turned >= upright * TURN;
  const square = isTurned ? turned : upright;
  if (square >= LEAST) {
    const size: readonly [number, number] = isTurned ? [ph, pw] : [pw, ph];
    return [{ size, square, from: { x: 0, y: 0 }, shows: [wide, high], part: '' }];
  }
  const size: readonly [number, number] = wide >= high ? [ph, pw] : [pw, ph];
  const [across, down] = [Math.floor((size[0] - 2 * MARGIN) / LEAST), Math.floor((size[1] - 2.6 * MARGIN) / LEAST)];
  const [xs, ys] = [startsOf(wide, across), startsOf(high, down)];
  const shows = [Math.min(across, wide), Math.min(down, high)] as const;
  return ys.flatMap((y, j) =>
    xs.map((x, i) => ({
      ...{ size, square: LEAST, from: { x, y }, shows },
      part: `part ${j * xs.length + i + 1} of ${xs.length * ys.length}`,
    })),
  );
}

/** Where parts of a length begin, so that two share as many squares as they must. */
function startsOf(whole: number, part: number): number[] {
  const many = whole <= part ? 1 : Math.ceil((whole - OVERLAP) / (part - OVERLAP));
  const step = many === 1 ? 0 : (whole - part) / (many - 1);
  return Array.from({ length: many }, (_, i) => i * step);
}

/** TA-BOO-03: a plan that fills its page. */
export async function planOn(flow: Flow, plan: Furnished, how: PlanPage): Promise<void> {
  const { paper } = flow;
  const { size, square, from, shows, part } = how;
  const page = flow.newPage(true);
  page.setSize(size[0], size[1]);
  const [w, h] = [shows[0] * square, shows[1] * square];
  const [left, top] = [(size[0] - w) / 2, size[1] - (size[1] - h) / 2 + 8];
  page.pushOperators(
    pushGraphicsState(),
    moveTo(left, top),
    lineTo(left + w, top),
    lineTo(left + w, top - h),
    lineTo(left, top - h),
    clip(),
    endPath(),
  );
  const spot = { page, left: left - from.x * square, top: top + from.y * square, square };
  await laid(flow, plan, spot, (x, y) => x > left && x < left + w && y < top && y > top - h);
  page.pushOperators(popGraphicsState());
  const foot = [plan.survey.then.world.page.title, part].filter((it) => it !== '').join(' · ');
  paper.text(page, 18 * MM, 8 * MM, foot, { face: 'italic', size: 9 });
  const number = String(flow.number);
  paper.text(page, size[0] - 18 * MM - paper.widthOf(number, 'sans', 9), 8 * MM, number, { face: 'sans', size: 9 });
  if (part !== '')
    for (const x of [left + OVERLAP * square, left + w - OVERLAP * square])
      page.drawLine({ start: { x, y: top }, end: { x, y: top + 6 }, thickness: 0.6, color: INK });
}

/** Of a page's height: so much a plan may take above its entries. */
const ABOVE = 0.7;

/** TA-BOO-03: how large a square is where a small level stands above its entries; null if it would be too small. */
export function squareAbove({ box }: Flow, plan: Furnished): number | null {
  const [wide, high] = sizeOf(plan);
  const square = Math.min(box.width / wide, ((box.top - box.bottom) * ABOVE) / high, LARGEST);
  return square < LEAST ? null : square;
}

export const heightAbove = (plan: Furnished, square: number): number => sizeOf(plan)[1] * square + 8;

/** TA-BOO-03: the plan of a small level above its entries. */
export async function planAbove(flow: Flow, plan: Furnished, square: number): Promise<void> {
  const [wide] = sizeOf(plan);
  const { width, left } = flow.box;
  let at: { page: PDFPage; top: number } | null = null;
  flow.put({
    height: heightAbove(plan, square),
    draw: (page, _, y) => {
      at = { page, top: y };
    },
  });
  const spot = at as { page: PDFPage; top: number } | null;
  if (spot) await laid(flow, plan, { ...spot, left: left + (width - wide * square) / 2, square }, () => true);
}

/** Draws a plan, and its numbers once more to be found (TA-BOO-10), where they are shown. */
async function laid(
  { paper, onPlans }: Flow,
  plan: Furnished,
  { page, left, top, square }: Spot,
  isShown: (x: number, y: number) => boolean,
): Promise<void> {
  const [wide, high] = sizeOf(plan);
  await paper.svg(page, drawing(plan), { x: left, y: top, width: wide * square, height: high * square });
  const { id } = plan.plan.level;
  const found = onPlans.get(id) ?? new Set<string>();
  onPlans.set(id, found);
  const margin = framed(plan.plan.sheet);
  for (const it of numberSpots(plan)) {
    const [x, y] = [left + (margin.left + it.x) * square, top - (margin.top + it.y) * square];
    if (!isShown(x, y)) continue;
    const number = String(it.room.number);
    found.add(number);
    paper.found(page, x - square * 0.3, y - square * 0.3, number, square * 0.8);
  }
}

/** TA-HEX-13: the land fills a page, turned where it is wider than high. */
export async function landOn(flow: Flow, page: PDFPage, map: CampaignMap, look: 'plain'): Promise<void> {
  const { paper } = flow;
  const [pw, ph] = paper.size;
  const { width: w, height: h } = hexSheet(map);
  const [wide, high] = w > h ? [ph, pw] : [pw, ph];
  page.setSize(wide, high);
  const k = Math.min((wide - 2 * MARGIN) / w, (high - 2.6 * MARGIN) / h);
  const [width, height] = [w * k, h * k];
  await paper.svg(page, drawHexes(map, { look }), {
    x: (wide - width) / 2,
    y: high - (high - height) / 2 + 8,
    width,
    height,
  });
  const number = String(flow.number);
  paper.text(page, wide - 18 * MM - paper.widthOf(number, 'sans', 9), 8 * MM, number, { face: 'sans', size: 9 });
  paper.text(page, 18 * MM, 8 * MM, map.title, { face: 'italic', size: 9 });
}
