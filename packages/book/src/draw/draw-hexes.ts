import type { LookName } from '@understory/ink';
import type { CampaignMap } from '../hexes/campaign.ts';
import { APART, codeOf, type Hex, middleOf, ROWS, TIP } from '../hexes/hex.ts';
import type { Sign } from '../hexes/sign.ts';
import type { Terrain } from '../hexes/terrain.ts';
import { seedOf, shaken, speck, straight } from './hand.ts';
import { RUINED, SIGNS, type Stroke, TERRAINS } from './hex-signs.table.ts';
import { escapedXml, PLAN_LAYERS, PlanPen } from './layers.ts';
import { fittedTitle, inLines, wideOf } from './lettering.ts';

/** A hex is so high on the sheet, in the pen's measure. */
const SIZE = 2.4;
const MARGIN = { side: 2.2, top: 4.8, bottom: 6.6 };

export interface HexLook {
  readonly look: LookName;
  readonly fonts?: string;
  /** Pixels a hex. */
  readonly pixels?: number;
  /** Without cartouche, numbers and legend: for a virtual table. */
  readonly bare?: boolean;
}

/** How large the drawing is, in the pen's measure: for whoever lays something over it. */
export function hexExtent({ sheet }: CampaignMap): { readonly width: number; readonly height: number } {
  return { width: (sheet.columns - 1) * APART * SIZE + 2 * TIP * SIZE, height: (ROWS + 0.5) * SIZE };
}

/** … and with what is round it. */
export function hexSheet(map: CampaignMap): { readonly width: number; readonly height: number } {
  const { width, height } = hexExtent(map);
  return { width: width + 2 * MARGIN.side, height: height + MARGIN.top + MARGIN.bottom };
}

/** Where the middle of a hex lies on the drawing. */
export const hexMiddle = (hex: Hex) => {
  const { x, y } = middleOf(hex);
  return { x: x * SIZE, y: y * SIZE };
};

/** TA-HEX-13: the land in the manner of the plans. */
export function drawHexes(map: CampaignMap, how: HexLook): string {
  const pen = new PlanPen(how.look);
  const { width, height } = hexExtent(map);
  const m = how.bare ? { side: 0, top: 0, bottom: 0 } : MARGIN;
  const [left, top, right, bottom] = [-m.side, -m.top, width + m.side, height + m.bottom];
  pen.path('paper', straight([left, top, right, top, right, bottom, left, bottom]), { fill: 'paper' });
  for (const hex of map.sheet.all) hexagon(pen, hex, map.terrain[map.sheet.indexOf(hex)] as Terrain);
  rivers(pen, map);
  const covered = new Set(map.signs.map((it) => map.sheet.indexOf(it.hex)));
  for (const hex of map.sheet.all) {
    const index = map.sheet.indexOf(hex);
    if (!covered.has(index)) terrain(pen, hex, map.terrain[index] as Terrain);
  }
  roads(pen, map);
  for (const it of map.signs) sign(pen, it.kind, it.ruined, hexMiddle(it.hex), 1.9);
  names(pen, map.signs);
  if (!how.bare) frame(pen, map, { left, top, right, bottom });
  const [w, h] = [right - left, bottom - top];
  const scale = (how.pixels ?? 48) / SIZE;
  const number = (value: number) => String(Math.round(value * 100) / 100);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" width="${Math.round(w * scale)}" height="${Math.round(h * scale)}" viewBox="${number(left)} ${number(top)} ${number(w)} ${number(h)}" role="img" fill="none" stroke-linecap="round" stroke-linejoin="round" font-family="'IM Fell English','IM FELL English',serif">`,
    `<title>${escapedXml(map.title)}</title>`,
    ...(how.fonts ? [`<defs><style>${how.fonts}</style></defs>`] : []),
    pen.written(PLAN_LAYERS),
    '</svg>\n',
  ].join('\n');
}

function hexagon(pen: PlanPen, hex: Hex, of: Terrain): void {
  const { x, y } = hexMiddle(hex);
  const [t, h] = [TIP * SIZE, SIZE / 2];
  const d = straight([x - t, y, x - t / 2, y - h, x + t / 2, y - h, x + t, y, x + t / 2, y + h, x - t / 2, y + h]);
  pen.path('floors', d, { fill: of === 'water' ? 'water' : 'halo', stroke: 'pencil', width: 0.04, opacity: 0.9 });
}

/** At most three a hex, where chance puts them. */
function terrain(pen: PlanPen, hex: Hex, of: Terrain): void {
  const { x, y } = hexMiddle(hex);
  const many = of === 'plains' || of === 'brush' || of === 'forest' ? 2 : 1;
  for (let i = 0; i < many; i++) {
    const [dx, dy] = [speck(hex.column, hex.row, 3 + i) - 0.5, speck(hex.column, hex.row, 7 + i) - 0.5];
    const spread = many === 1 ? 0.3 : 0.75;
    drawn(
      pen,
      'matter',
      TERRAINS[of],
      x + dx * spread,
      y + dy * spread + (many > 1 ? (i - 0.5) * 0.7 : 0),
      many === 1 ? 1.7 : 1.15,
    );
  }
}

function drawn(
  pen: PlanPen,
  layer: 'matter' | 'signs' | 'frame',
  of: readonly Stroke[],
  x: number,
  y: number,
  k: number,
): void {
  for (const { d, fill } of of)
    pen.path(layer, placed(d, x, y, k), { ...(fill ? { fill } : {}), stroke: 'ink', width: 0.06 });
}

/** Pairs of numbers moved to where they are drawn. */
function placed(d: string, x: number, y: number, k: number): string {
  let i = 0;
  return d.replace(/-?\d*\.?\d+/g, (it) => String(Math.round(((i++ % 2 === 0 ? x : y) + Number(it) * k) * 100) / 100));
}

function sign(
  pen: PlanPen,
  kind: Sign['kind'],
  ruined: boolean,
  { x, y }: { x: number; y: number },
  k: number,
  layer: 'signs' | 'frame' = 'signs',
): void {
  drawn(pen, layer, SIGNS[kind], x, y, k);
  if (ruined && kind !== 'ruined gate') drawn(pen, layer, RUINED, x, y, k);
}

/** From the middle of the first hex to that of the last, round the corners between. */
function through(hexes: readonly Hex[], salt: string): string {
  const all = hexes.map(hexMiddle);
  const bends = all.slice(1).flatMap((it, i) => {
    const before = all[i] as (typeof all)[number];
    return [(before.x + it.x) / 2, (before.y + it.y) / 2];
  });
  const [first, last] = [all[0] as (typeof all)[number], all.at(-1) as (typeof all)[number]];
  return straight(shaken([first.x, first.y, ...bends, last.x, last.y], 0.16, seedOf(salt) % 997, 0.7, false), false);
}

function rivers(pen: PlanPen, { rivers: all, sheet }: CampaignMap): void {
  for (const way of all) {
    const line = through(way, `river ${sheet.indexOf(way[0] as Hex)}`);
    pen.path('water', line, { stroke: 'waterLine', width: 0.42 });
    pen.path('water', line, { stroke: 'water', width: 0.28 });
  }
}

/** TA-HEX-13: roads are double lines, old ones dashed. */
function roads(pen: PlanPen, { roads: all }: CampaignMap): void {
  for (const { hexes, old } of all) {
    const d = through(hexes, `road ${codeOf(hexes[0] as Hex)}`);
    pen.path('doors', d, { stroke: 'trunk', width: 0.26, ...(old ? { dash: '.5 .4' } : {}) });
    pen.path('doors', d, { stroke: 'halo', width: 0.14, ...(old ? { dash: '.5 .4' } : {}) });
  }
}

/** Names under their signs; of two that would lie over each other the later goes above, or is only in the key. */
function names(pen: PlanPen, signs: readonly Sign[]): void {
  const boxes: { x0: number; x1: number; y: number }[] = [];
  const places = signs.map((it) => ({ it, ...hexMiddle(it.hex) }));
  for (const { it, x, y } of places) {
    const text = it.sort === 'mouth' ? '' : it.name.replace(/^the /, 'The ');
    if (text === '') continue;
    const half = wideOf(text, 0.72) / 2;
    const spot = [y + 1.42, y - 1.12].find(
      (line) =>
        boxes.every((box) => Math.abs(box.y - line) > 0.75 || x - half > box.x1 || x + half < box.x0) &&
        places.every(
          (other) => other.it === it || Math.abs(other.y - line + 0.2) > 0.95 || Math.abs(other.x - x) > half + 0.7,
        ),
    );
    if (spot === undefined) continue;
    boxes.push({ x0: x - half, x1: x + half, y: spot });
    pen.text('text', x, spot, text, { size: 0.72, anchor: 'middle', halo: true });
  }
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** TA-HEX-13: a cartouche, a compass, a scale of five hexes, and what the signs mean. */
function frame(pen: PlanPen, map: CampaignMap, { left, top, right, bottom }: Box): void {
  const { width, height } = hexExtent(map);
  for (const [inset, thick] of [
    [0.3, 0.16],
    [0.65, 0.06],
  ] as const)
    pen.path(
      'frame',
      straight([
        left + inset,
        top + inset,
        right - inset,
        top + inset,
        right - inset,
        bottom - inset,
        left + inset,
        bottom - inset,
      ]),
      { stroke: 'ink', width: thick },
    );
  const { lines, size } = fittedTitle(map.title, 1.7, width * 0.6);
  for (const [i, text] of lines.entries())
    pen.text('frame', width / 2, top + 2 + i * size * 1.05, text, { size, anchor: 'middle' });
  pen.text('frame', width / 2, -0.95, 'the land above', { size: 0.9, italic: true, anchor: 'middle' });
  for (let column = 1; column <= map.sheet.columns; column++)
    pen.text('frame', hexMiddle({ column, row: 1 }).x, -0.15, String(column).padStart(2, '0'), {
      size: 0.55,
      anchor: 'middle',
      plain: true,
    });
  for (let row = 1; row <= ROWS; row++)
    pen.text('frame', -0.75, hexMiddle({ column: 1, row }).y + 0.2, String(row).padStart(2, '0'), {
      size: 0.55,
      anchor: 'middle',
      plain: true,
    });
  pen.text('frame', right - 2.4, top + 1.6, 'N', { size: 0.8, anchor: 'middle' });
  pen.path(
    'frame',
    straight([right - 2.4, top + 1.8, right - 2, top + 3.6, right - 2.4, top + 3.2, right - 2.8, top + 3.6]),
    { fill: 'ink', stroke: 'ink', width: 0.05 },
  );
  for (let i = 0; i < 5; i++) {
    const [x, y, w] = [i * APART * SIZE, height + 0.75, APART * SIZE];
    pen.path('frame', straight([x, y, x + w, y, x + w, y + 0.26, x, y + 0.26]), {
      ...(i % 2 === 0 ? { fill: 'ink' as const } : {}),
      stroke: 'ink',
      width: 0.05,
    });
  }
  pen.text('frame', 5 * APART * SIZE + 0.4, height + 1.05, 'five hexes', { size: 0.7, italic: true });
  for (const [i, text] of inLines(map.notes, 0.7, width - 18, 2, ' ').entries())
    pen.text('frame', width, height + 1 + i * 0.85, text, { size: 0.7, italic: true, anchor: 'end' });
  legend(pen, map, width, height);
}

/** Each sign and each kind of land that the sheet has, once. */
function legend(pen: PlanPen, { signs, terrain: land }: CampaignMap, width: number, height: number): void {
  const kinds = [...new Set(signs.map((it) => it.kind))];
  const lands = [...new Set(land)];
  let [x, y] = [0.6, height + 3];
  const put = (word: string, draw: (x: number, y: number) => void) => {
    const needs = 1.9 + wideOf(word, 0.75);
    if (x + needs > width) [x, y] = [0.6, y + 1.6];
    draw(x, y);
    pen.text('frame', x + 0.95, y + 0.25, word, { size: 0.75, italic: true });
    x += needs;
  };
  for (const kind of kinds) put(kind, (px, py) => sign(pen, kind, false, { x: px, y: py }, 1.25, 'frame'));
  for (const it of lands) put(it, (px, py) => drawn(pen, 'frame', TERRAINS[it], px, py, 1.25));
}
