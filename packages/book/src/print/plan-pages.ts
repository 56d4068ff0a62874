import { clip, endPath, lineTo, moveTo, type PDFPage, popGraphicsState, pushGraphicsState, rgb } from '@cantoo/pdf-lib';
import { drawHexes, hexSheet } from '../draw/draw-hexes.ts';
import { drawPlan } from '../draw/draw-plan.ts';
import { MARGINS } from '../draw/frame.ts';
import { numberSpots } from '../draw/numbers.ts';
import type { Furnished } from '../furnish/furnished.ts';
import type { CampaignMap } from '../hexes/campaign.ts';
import type { Room } from '../places/survey.ts';
import type { Box, Flow } from './flow.ts';
import { GREY, INK, MM, type Paper } from './paper.ts';

/** TA-BOO-04: a square is at least so large on a plan, and on a small map. */
const LEAST = 3.2 * MM;
/** TA-BOO-03: turned if that makes a square larger by so much. */
const TURN = 1.2;
/** TA-BOO-04: two halves share so many squares. */
const OVERLAP = 6;

const drawing = (plan: Furnished): string =>
  drawPlan(plan, { look: 'plain', frame: true, grid: 'lines', forWhom: 'keeper', pixels: 20 });

const framed = ({ plan }: Furnished): readonly [number, number] => [
  plan.sheet.width + MARGINS.left + MARGINS.right,
  plan.sheet.height + MARGINS.top + MARGINS.bottom,
];

/** TA-BOO-03, -04: a plan that fills a page, turned or cut in two where it must be; or one above the entries of a small level. */
export async function planPages(flow: Flow, plan: Furnished, fills: boolean): Promise<void> {
  const [wide, high] = framed(plan);
  const { paper } = flow;
  if (!fills) {
    const { width, top, bottom } = flow.box;
    const square = Math.min(width / wide, ((top - bottom) * 0.5) / high);
    if (square >= LEAST * 0.6) {
      const { left } = flow.box;
      const svg = drawing(plan);
      let at: { page: PDFPage; top: number } | null = null;
      flow.put({
        height: high * square + 8,
        draw: (page, _, y) => {
          at = { page, top: y };
        },
      });
      const spot = at as { page: PDFPage; top: number } | null;
      if (spot)
        await paper.svg(spot.page, svg, {
          x: left + (width - wide * square) / 2,
          y: spot.top,
          width: wide * square,
          height: high * square,
        });
      return;
    }
  }
  const [pw, ph] = paper.size;
  const margin = 12 * MM;
  const upright = Math.min((pw - 2 * margin) / wide, (ph - 2.6 * margin) / high);
  const turned = Math.min((ph - 2 * margin) / wide, (pw - 2.6 * margin) / high);
  const isTurned = turned >= upright * TURN;
  const square = Math.max(upright, isTurned ? turned : 0);
  const size: readonly [number, number] = isTurned ? [ph, pw] : [pw, ph];
  if (square >= LEAST) await planOn(flow, plan, size, square, { x: 0, y: 0 }, [wide, high], '');
  else await planInParts(flow, plan, [wide, high]);
}

/** TA-BOO-04: cut into parts that share a few squares, with a mark where they meet. */
async function planInParts(flow: Flow, plan: Furnished, [wide, high]: readonly [number, number]): Promise<void> {
  const [pw, ph] = flow.paper.size;
  const margin = 12 * MM;
  const size: readonly [number, number] = wide >= high ? [ph, pw] : [pw, ph];
  const [across, down] = [Math.floor((size[0] - 2 * margin) / LEAST), Math.floor((size[1] - 2.6 * margin) / LEAST)];
  const starts = (whole: number, part: number) => {
    const many = whole <= part ? 1 : Math.ceil((whole - OVERLAP) / (part - OVERLAP));
    const step = many === 1 ? 0 : (whole - part) / (many - 1);
    return Array.from({ length: many }, (_, i) => i * step);
  };
  const [xs, ys] = [starts(wide, across), starts(high, down)];
  for (const [j, y] of ys.entries())
    for (const [i, x] of xs.entries())
      await planOn(
        flow,
        plan,
        size,
        LEAST,
        { x, y },
        [Math.min(across, wide), Math.min(down, high)],
        `part ${j * xs.length + i + 1} of ${xs.length * ys.length}`,
      );
}

async function planOn(
  flow: Flow,
  plan: Furnished,
  size: readonly [number, number],
  square: number,
  from: { readonly x: number; readonly y: number },
  [across, down]: readonly [number, number],
  part: string,
): Promise<void> {
  const { paper } = flow;
  const page = flow.newPage(true);
  page.setSize(size[0], size[1]);
  const [wide, high] = framed(plan);
  const [w, h] = [across * square, down * square];
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
  await paper.svg(page, drawing(plan), {
    x: left - from.x * square,
    y: top + from.y * square,
    width: wide * square,
    height: high * square,
  });
  page.pushOperators(popGraphicsState());
  const foot = [plan.survey.then.world.page.title, part].filter((it) => it !== '').join(' · ');
  paper.text(page, 18 * MM, 8 * MM, foot, { face: 'italic', size: 9 });
  const number = String(flow.number);
  paper.text(page, size[0] - 18 * MM - paper.widthOf(number, 'sans', 9), 8 * MM, number, { face: 'sans', size: 9 });
  if (part !== '')
    for (const x of [left + OVERLAP * square, left + w - OVERLAP * square])
      page.drawLine({ start: { x, y: top }, end: { x, y: top + 6 }, thickness: 0.6, color: INK });
}

/** TA-BOO-03: the level in little; the rooms of this page are dark, the others grey. It returns how high it is. */
export function smallMap(paper: Paper, page: PDFPage, box: Box, plan: Furnished, dark: ReadonlySet<Room>): number {
  const { sheet, open, floors } = plan.plan;
  const square = Math.min(box.width / sheet.width, ((box.top - box.bottom) * 0.3) / sheet.height, 3 * MM);
  const [x, y] = [box.left + (box.width - sheet.width * square) / 2, box.top - 2];
  const path = (rings: readonly (readonly number[])[]) =>
    rings
      .map((ring) => {
        let d = '';
        for (let i = 0; i < ring.length; i += 2)
          d += `${i === 0 ? 'M' : 'L'}${((ring[i] as number) * square).toFixed(1)} ${((ring[i + 1] as number) * square).toFixed(1)}`;
        return `${d}Z`;
      })
      .join('');
  page.drawSvgPath(path(open), { x, y, color: rgb(0.96, 0.96, 0.96), borderColor: INK, borderWidth: 0.7 });
  for (const it of floors)
    if (it.place !== null && !it.beyond) {
      const room = plan.plan.rooms.find((at) => at.place === it.place);
      const fill = room && dark.has(room) ? rgb(0.8, 0.8, 0.8) : rgb(0.92, 0.92, 0.92);
      page.drawSvgPath(path(it.rings), { x, y, color: fill });
    }
  // TA-INK-07: a figure is at least 2.2 mm high, whatever the map's measure.
  const size = 2.2 * MM * 1.4;
  for (const it of numberSpots(plan)) {
    const [cx, cy] = [x + it.x * square, y - it.y * square];
    const number = String(it.room.number);
    page.drawCircle({ x: cx, y: cy, size: size * 0.66, color: rgb(1, 1, 1), borderColor: GREY, borderWidth: 0.6 });
    paper.text(page, cx - paper.widthOf(number, 'bold', size * 0.8) / 2, cy - size * 0.26, number, {
      face: 'bold',
      size: size * 0.8,
    });
  }
  return sheet.height * square + 10;
}

/** TA-HEX-13: the land fills a page, turned where it is wider than high. */
export async function landOn(flow: Flow, page: PDFPage, map: CampaignMap, look: 'plain'): Promise<void> {
  const { paper } = flow;
  const [pw, ph] = paper.size;
  const { width: w, height: h } = hexSheet(map);
  const [wide, high] = w > h ? [ph, pw] : [pw, ph];
  page.setSize(wide, high);
  const margin = 12 * MM;
  const k = Math.min((wide - 2 * margin) / w, (high - 2.6 * margin) / h);
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
