import type { Piece } from '@understory/page';
import type { Area } from '../places/area.ts';
import { boxAround } from '../places/place.ts';
import type { Survey } from '../places/survey.ts';
import { ringOf } from '../plan/polygons.ts';
import { straight } from './hand.ts';
import { type Colour, escapedXml, type PlanLayer, PlanPen } from './layers.ts';

interface SectionLook {
  readonly pixels?: number;
  /** TA-WEB-02: where an area's letter leads. */
  readonly linkTo?: (area: Area) => string;
  readonly fonts?: string;
}

const SHEETS: readonly PlanLayer[] = ['paper', 'rock', 'floors', 'water', 'matter', 'numbers'];
const DISC = 0.55;

/** TA-WEB-02, TA-PIC-01: the world in section, each area with its letter. */
export function drawSection(survey: Survey, { pixels = 40, linkTo, fonts }: SectionLook = {}): string {
  const { page } = survey.then.world;
  const pen = new PlanPen('pen-and-paper');
  const whole = [0, 0, page.width, 0, page.width, page.height, 0, page.height];
  pen.path('paper', straight(whole), { fill: 'paper' });
  const { ground } = survey.then;
  if (ground) for (const { outline } of ground.strata) pen.path('rock', straight(outline), { fill: 'rockTop' });
  for (const { path } of ground?.surfaces ?? [])
    pen.path('rock', straight(path, false), { stroke: 'ink', width: 0.09 });
  const draw = (layer: PlanLayer, pieces: readonly Piece[], fill: Colour) =>
    pen.path(layer, pieces.map((it) => straight(ringOf(it.shape))).join(''), { fill, stroke: 'ink', width: 0.05 });
  draw('matter', survey.matter, 'smoke');
  const open = [...survey.ways.map((it) => it.piece), ...survey.places.flatMap((it) => it.pieces)];
  const isWet = (it: Piece) => it.kind === 'water';
  draw(
    'floors',
    open.filter((it) => !isWet(it)),
    'floor',
  );
  draw('water', open.filter(isWet), 'water');
  letter(pen, survey, linkTo);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" width="${page.width * pixels}" height="${page.height * pixels}" viewBox="0 0 ${page.width} ${page.height}" role="${linkTo ? 'group' : 'img'}" fill="none" stroke-linecap="round" stroke-linejoin="round" font-family="'IM Fell English','IM FELL English',serif">`,
    `<title>${escapedXml(page.title)}, its areas</title>`,
    ...(fonts ? [`<defs><style>${fonts}</style></defs>`] : []),
    pen.written(SHEETS),
    '</svg>\n',
  ].join('\n');
}

/** In the middle of each area, no two over each other. */
function letter(pen: PlanPen, { areas, then }: Survey, linkTo: SectionLook['linkTo']): void {
  const taken: { readonly x: number; readonly y: number }[] = [];
  const isFree = (x: number, y: number) =>
    taken.every((it) => Math.max(Math.abs(it.x - x), Math.abs(it.y - y)) > 2 * DISC);
  for (const area of areas) {
    const box = boxAround(area.places.map((it) => it.box));
    const x = (box.left + box.right) / 2;
    let y = (box.top + box.bottom) / 2;
    while (!isFree(x, y) && y < then.world.page.height - 1) y += 0.25;
    taken.push({ x, y });
    if (linkTo) pen.linkBegins('numbers', linkTo(area), `${area.letter} ${area.name}`);
    pen.circle('numbers', x, y, DISC, { fill: 'halo', stroke: 'ink', width: 0.07 });
    pen.text('numbers', x, y + 0.25, area.letter, { size: 0.7, anchor: 'middle', plain: true });
    if (linkTo) pen.linkEnds('numbers');
  }
}
