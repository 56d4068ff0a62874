import type { Furnished } from '../furnish/furnished.ts';
import { drawDoor } from './doors.ts';
import { drawFall, shownFalls } from './falls.ts';
import { FloorField } from './field.ts';
import { drawFrame, framed } from './frame.ts';
import { drawThing } from './glyphs/draw-thing.ts';
import { drawGround } from './ground.ts';
import { escapedXml, PLAN_LAYERS, type PlanLayer, PlanPen } from './layers.ts';
import { drawMatter } from './matter.ts';
import type { PlanLook } from './plan-look.ts';
import { drawBricked, drawWash, drawWords } from './words.ts';

const HIDDEN: ReadonlySet<PlanLayer> = new Set(['secrets', 'text', 'numbers']);

/** A plan as SVG: the same plan in the same look is always the same text (TA-INK-12). */
export function drawPlan(furnished: Furnished, how: PlanLook): string {
  const { plan } = furnished;
  const { sheet } = plan;
  const pen = new PlanPen(how.look);
  const field = new FloorField(plan.open, sheet.width, sheet.height);
  drawGround(pen, furnished, field, how);
  drawMatter(pen, furnished, how);
  for (const it of shownFalls(plan)) drawFall(pen, it);
  for (const { fall, letter } of plan.shafts) {
    const [ax, ay, bx, by] = fall.line;
    for (const [x, y] of [
      [ax, ay + 1.2],
      [bx, by - 1.2],
    ] as const) {
      pen.circle('signs', x, y, 0.75, { fill: 'void', stroke: 'ink', width: 0.1 });
      pen.text('secrets', x, y + 0.32, letter, { size: 0.95, colour: 'snow', anchor: 'middle', plain: true });
    }
  }
  for (const { things } of furnished.rooms) for (const it of things) drawThing(pen, it);
  for (const it of furnished.doors) drawDoor(pen, it);
  drawWash(pen, furnished);
  drawBricked(pen, furnished);
  drawWords(pen, furnished, how);
  if (how.frame) drawFrame(pen, furnished);
  const shown = PLAN_LAYERS.filter(
    (it) =>
      (how.frame || it !== 'frame') &&
      (how.forWhom === 'keeper' || !HIDDEN.has(it)) &&
      (it !== 'grid' || how.grid !== 'none'),
  );
  return written(pen, furnished, shown, how);
}

function written(pen: PlanPen, { plan, title }: Furnished, layers: readonly PlanLayer[], how: PlanLook): string {
  const pixels = how.pixels ?? 20;
  const { left, top, width: w, height: h } = how.frame ? framed(plan.sheet) : { left: 0, top: 0, ...plan.sheet };
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" width="${w * pixels}" height="${h * pixels}" viewBox="${-left} ${-top} ${w} ${h}" role="${how.linkTo ? 'group' : 'img'}" fill="none" stroke-linecap="round" stroke-linejoin="round" font-family="'IM Fell English','IM FELL English',serif">`,
    `<title>${escapedXml(title)}</title>`,
    ...(how.fonts ? [`<defs><style>${how.fonts}</style></defs>`] : []),
    pen.written(layers),
    '</svg>\n',
  ].join('\n');
}
