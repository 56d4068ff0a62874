import { clock } from '@understory/page';
import type { Furnished } from '../furnish/furnished.ts';
import { onward } from '../plan/onward.ts';
import { ringOf } from '../plan/polygons.ts';
import { straight } from './hand.ts';
import type { PlanPen } from './layers.ts';
import { drawLegend } from './legend.ts';
import { fittedTitle, inLines, shortened, wideOf } from './lettering.ts';

/** Round the squares, for what explains them. */
export const MARGINS = { left: 1.5, top: 6, right: 1.5, bottom: 5.6 };

/** TA-INK-09: cartouche, compass, scale, legend, where this is, the exits, the moment. */
export function drawFrame(pen: PlanPen, furnished: Furnished): void {
  const { plan } = furnished;
  const { width, height } = plan.sheet;
  const { left, top, right, bottom } = MARGINS;
  for (const [inset, thick] of [
    [0.25, 0.14],
    [0.55, 0.05],
  ] as const) {
    const [x0, y0, x1, y1] = [-left + inset, -top + inset, width + right - inset, height + bottom - inset];
    pen.path('frame', straight([x0, y0, x1, y0, x1, y1, x0, y1]), { stroke: 'ink', width: thick });
  }
  const wide = cartouche(pen, furnished);
  // The little map is 5 squares wide and the compass 3: on a narrow sheet the legend goes without them.
  const roomy = width - wide > 11;
  if (roomy) {
    compass(pen, width - 1.4, -3.3);
    little(pen, furnished, width - 8.4, -5.2);
  }
  drawLegend(pen, furnished, wide + 0.8, roomy ? width - 9 : width + 0.6);
  scale(pen, height + 2, furnished.survey.play.measure);
  foot(pen, furnished);
}

/** TA-INK-10: the level's name; below it its area and its world. It returns how far it reaches. */
function cartouche(pen: PlanPen, { plan, title, survey }: Furnished): number {
  const world = survey.then.world.page.title;
  const below = `area ${plan.level.area.letter} · ${world}`;
  const most = Math.max(9, plan.sheet.width * 0.5);
  const wide = Math.min(most, Math.max(9, wideOf(title, 1.7) + 2, wideOf(below, 0.85) + 2));
  const [x0, y0, x1, y1] = [-0.6, -5.2, wide, -1.3];
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
    pen.text('frame', middle, lines.length === 1 ? -3.25 : -3.85 + i * size * 1.05, text, { size, anchor: 'middle' });
  pen.text('frame', middle, -1.95, shortened(below, 0.85, wide - 0.8), { size: 0.85, italic: true, anchor: 'middle' });
  return wide;
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

function scale(pen: PlanPen, y: number, measure: 'feet' | 'metres'): void {
  for (let i = 0; i < 10; i++)
    pen.path('frame', straight([i, y, i + 1, y, i + 1, y + 0.3, i, y + 0.3]), {
      ...(i % 2 === 0 ? { fill: 'ink' as const } : {}),
      stroke: 'ink',
      width: 0.05,
    });
  for (const i of [0, 2, 4, 6, 8, 10])
    pen.text('frame', i, y - 0.2, marked(measure, i), { size: 0.62, anchor: 'middle', plain: true });
}

/** TA-GEN-T1.4: ten squares in feet or metres. */
const marked = (measure: 'feet' | 'metres', squares: number): string =>
  squares === 10 ? `${measure === 'feet' ? 50 : 15} ${measure}` : String(squares * (measure === 'feet' ? 5 : 1.5));

/** The exits right of the scale, in as many lines as there is room for, and the moment; never over the scale. */
function foot(pen: PlanPen, { plan, survey }: Furnished): void {
  const { width, height } = plan.sheet;
  const words = plan.exits.map(({ letter, to }) => `${letter} ${onward(to)}`);
  const from = 13.5;
  const exits = inLines(words, 0.75, width - from, 3);
  for (const [i, text] of exits.entries())
    pen.text('frame', width + 0.4, height + 1.6 + i * 0.95, text, {
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
  pen.text('frame', -0.2, height + 4.5, shortened(told, 0.72, width + 0.4), { size: 0.7, plain: true, light: true });
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
