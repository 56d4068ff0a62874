import { clock } from '@understory/page';
import type { Furnished } from '../furnish/furnished.ts';
import { onward } from '../plan/onward.ts';
import { ringOf } from '../plan/polygons.ts';
import type { Sheet } from '../plan/sheet.ts';
import { straight } from './hand.ts';
import type { PlanPen } from './layers.ts';
import { drawLegend } from './legend.ts';
import { fittedTitle, inLines, shortened, wideOf } from './lettering.ts';

/** Round the squares, for what explains them. */
const MARGIN = { side: 1.5, top: 6, bottom: 5.6 };
/** What explains them needs so much, however narrow the sheet is. */
const LEAST = 36;

/** A sheet with its frame, in squares: how large it is, and where the squares begin. */
export function framed({ width, height }: Pick<Sheet, 'width' | 'height'>) {
  const left = MARGIN.side + Math.max(0, Math.ceil((LEAST - width) / 2));
  return { left, top: MARGIN.top, width: width + 2 * left, height: height + MARGIN.top + MARGIN.bottom };
}

/** TA-INK-09: cartouche, compass, scale, legend, where this is, the exits, the moment. */
export function drawFrame(pen: PlanPen, furnished: Furnished): void {
  const { plan } = furnished;
  const { height } = plan.sheet;
  const all = framed(plan.sheet);
  // Within the frame: where the squares would begin and end, were the sheet as wide as that.
  const [from, to] = [MARGIN.side - all.left, all.width - all.left - MARGIN.side];
  for (const [inset, thick] of [
    [0.25, 0.14],
    [0.55, 0.05],
  ] as const) {
    const [x0, y0] = [inset - all.left, inset - all.top];
    const [x1, y1] = [x0 + all.width - 2 * inset, y0 + all.height - 2 * inset];
    pen.path('frame', straight([x0, y0, x1, y0, x1, y1, x0, y1]), { stroke: 'ink', width: thick });
  }
  const after = cartouche(pen, furnished, from, to);
  compass(pen, to - 1.4, -3.3);
  little(pen, furnished, to - 8.4, -5.2);
  drawLegend(pen, furnished, after + 0.8, to - 8.8);
  scale(pen, from, height + 2, furnished.survey.play.measure);
  foot(pen, furnished, from, to);
}

/** TA-INK-10: the level's name; below it its area and its world. It returns how far it reaches. */
function cartouche(pen: PlanPen, { plan, title, survey }: Furnished, from: number, to: number): number {
  const world = survey.then.world.page.title;
  const below = `area ${plan.level.area.letter} · ${world}`;
  const wide = Math.min((to - from) * 0.44, Math.max(9, wideOf(title, 1.7) + 2, wideOf(below, 0.85) + 2));
  const [x0, y0, x1, y1] = [from - 0.6, -5.2, from + wide, -1.3];
  for (const [inset, thick] of [
    [0, 0.12],
    [0.22, 0.04],
  ] as const)
    pen.path('frame', notched(x0 + inset, y0 + inset, x1 - inset, y1 - inset), {
      ...(inset === 0 ? { fill: 'halo' as const } : {}),
      stroke: 'ink',
      width: thick,
    });
  const middle = (x0 + x1) / 2;
  const { lines, size } = fittedTitle(title, 1.7, wide - 0.8);
  for (const [i, text] of lines.entries())
    pen.text('frame', middle, lines.length === 1 ? -3.25 : -4.1 + i * size, text, { size, anchor: 'middle' });
  pen.text('frame', middle, lines.length === 1 ? -1.95 : -1.8, shortened(below, 0.85, wide - 0.8), {
    size: 0.85,
    italic: true,
    anchor: 'middle',
  });
  return x1;
}

/** A box with its corners taken off. */
function notched(x0: number, y0: number, x1: number, y1: number): string {
  const n = 0.4;
  return straight([
    ...[x0 + n, y0, x1 - n, y0, x1 - n, y0 + n, x1, y0 + n, x1, y1 - n, x1 - n, y1 - n],
    ...[x1 - n, y1, x0 + n, y1, x0 + n, y1 - n, x0, y1 - n, x0, y0 + n, x0 + n, y0 + n],
  ]);
}

function compass(pen: PlanPen, x: number, y: number): void {
  pen.circle('frame', x, y, 1, { stroke: 'ink', width: 0.05 });
  for (let i = 0; i < 8; i++) {
    const [far, side] = [i % 2 === 0 ? 1.25 : 0.7, 0.18];
    const { x: ux, y: uy } = clock(1.5 * i);
    pen.path('frame', straight([x + ux * far, y + uy * far, x - uy * side, y + ux * side, x, y]), {
      fill: 'ink',
      stroke: 'ink',
      width: 0.03,
    });
    pen.path('frame', straight([x + ux * far, y + uy * far, x + uy * side, y - ux * side, x, y]), {
      fill: 'paper',
      stroke: 'ink',
      width: 0.03,
    });
  }
  pen.text('frame', x, y - 1.4, 'N', { size: 0.75, anchor: 'middle' });
}

/** Where this is: the section in little, with the level lit. */
function little(pen: PlanPen, { plan, survey }: Furnished, x: number, y: number): void {
  const { page } = survey.then.world;
  const k = Math.min(5 / page.width, 3.9 / page.height);
  const [w, h] = [page.width * k, page.height * k];
  const laid = (path: readonly number[]) => path.map((it, i) => (i % 2 === 0 ? x : y) + it * k);
  pen.path('frame', straight([x, y, x + w, y, x + w, y + h, x, y + h]), { fill: 'halo', stroke: 'ink', width: 0.06 });
  for (const { path } of survey.then.ground?.surfaces ?? [])
    pen.path('frame', straight(laid(path), false), { stroke: 'ink', width: 0.04 });
  const d = (here: boolean) =>
    survey.rooms
      .filter((it) => (it.level === plan.level) === here)
      .flatMap(({ place }) => place.pieces)
      .map((it) => straight(laid(ringOf(it.shape))))
      .join('');
  pen.path('frame', d(false), { fill: 'smoke', stroke: 'inkOld', width: 0.02 });
  pen.path('frame', d(true), { fill: 'accent', stroke: 'ink', width: 0.02 });
  const { box } = plan.sheet;
  const [a, b, c, e] = [box.left - 0.3, box.top - 0.3, box.right + 0.3, box.bottom + 0.3];
  pen.path('frame', straight(laid([a, b, c, b, c, e, a, e])), { stroke: 'accent', width: 0.06 });
}

function scale(pen: PlanPen, x: number, y: number, measure: 'feet' | 'metres'): void {
  for (let i = 0; i < 10; i++)
    pen.path('frame', straight([x + i, y, x + i + 1, y, x + i + 1, y + 0.3, x + i, y + 0.3]), {
      ...(i % 2 === 0 ? { fill: 'ink' as const } : {}),
      stroke: 'ink',
      width: 0.05,
    });
  for (const i of [0, 2, 4, 6, 8, 10])
    pen.text('frame', x + i, y - 0.2, marked(measure, i), { size: 0.62, anchor: 'middle', plain: true });
}

/** TA-GEN-T1.4: ten squares in feet or metres. */
const marked = (measure: 'feet' | 'metres', squares: number): string =>
  squares === 10 ? `${measure === 'feet' ? 50 : 15} ${measure}` : String(squares * (measure === 'feet' ? 5 : 1.5));

/** The exits right of the scale, in as many lines as there is room for, and the moment; never over the scale. */
function foot(pen: PlanPen, { plan, survey }: Furnished, left: number, right: number): void {
  const { height } = plan.sheet;
  const width = right - left;
  const words = plan.exits.map(({ letter, to }) => `${letter} ${onward(to)}`);
  const from = 13.5;
  const exits = inLines(words, 0.75, width - from, 3);
  for (const [i, text] of exits.entries())
    pen.text('frame', right + 0.4, height + 1.6 + i * 0.95, text, {
      size: 0.72,
      anchor: 'end',
      plain: true,
      light: true,
    });
  const square = survey.play.measure === 'feet' ? '5 ft' : '1.5 m';
  const told = [
    ...(width > 42
      ? [`one square is ${square}`, 'six squares are a bead of the world map']
      : [`a square is ${square}`]),
    'south is deeper',
    momentOf(survey),
  ].join(' · ');
  pen.text('frame', left - 0.2, height + 4.5, shortened(told, 0.72, width + 0.4), {
    size: 0.7,
    plain: true,
    light: true,
  });
}

function momentOf({ then }: Furnished['survey']): string {
  const line = then.world.journal.findLast((it) => it.tick <= then.tick);
  return line ? `drawn in turn ${line.turn}, ${AGES[line.age] ?? line.age}` : 'drawn at the beginning';
}

const AGES: Readonly<Record<string, string>> = {
  primordial: 'Primordial Age',
  civilization: 'Age of Civilisation',
  disaster: 'Great Disaster',
  monsters: 'Age of Monsters',
  villainy: 'Age of Villainy',
};
