import { bounds } from '@understory/ruler';
import type { Desertion } from '../../dwellings.ts';
import type { Figure } from '../../figure.ts';
import type { Colour, Mark } from '../../mark.ts';
import { type Tremor, tremorFor } from '../../tremor.ts';
import { spansAt } from '../cavity.ts';
import { inked, lined } from '../pens.ts';
import { Rows, sketch } from '../sketch.ts';

/** Spun across a corner; mirrored in the other one. */
const cobweb = sketch([
  lined('pencil', 0.016),
  'M0 0L.9 .1M0 0L.7 .56M0 0L.1 .9M.34 .04Q.28 .16 .26 .22Q.14 .26 .04 .34M.62 .07Q.5 .26 .48 .4Q.26 .48 .07 .62',
]);
const stones = sketch(
  [inked('smoke', 0.022), 'M-.5 0L-.44 -.2L-.24 -.24L-.14 0ZM.06 0L.12 -.14L.3 -.16L.36 0Z'],
  [inked('rockDeep', 0.022), 'M-.16 0L-.08 -.28L.12 -.26L.16 0Z'],
);
/** A fire between stones, and a bedroll: somebody sleeps here again. */
const camp = sketch(
  [inked('fire', 0.02), 'M-.3 0Q-.42 -.2 -.26 -.34Q-.24 -.2 -.16 -.3Q-.06 -.14 -.14 0Z'],
  [inked('trunk', 0.022), 'M-.44 .04L0 -.04L.02 .02L-.42 .1Z'],
  [inked('floorPlaster', 0.022), 'M.1 .06L.14 -.1Q.3 -.16 .56 -.08L.58 .06Z'],
);

/** Riches that are drawn only where some lie. */
const RICHES: ReadonlySet<Colour> = new Set(['gold', 'oreGlint', 'ore', 'gem', 'gemLight']);

/**
 * A room whose builders are gone: what stood there leans, pale and cracked; webs and fallen stones come with the years; and nothing glitters where nothing
 * lies. Who has moved in has a fire.
 */
export function drawDeserted(piece: Figure, { stage, squatted, rich }: Desertion, furniture: readonly Mark[]): Mark[] {
  const tremor = tremorFor(`${piece.id} deserted`);
  const { left, right } = bounds(piece.shape);
  const rows = new Rows();
  const size = Math.min(0.5, (right - left) * 0.34);
  webs(rows, piece, stage, tremor, { left, right, size });
  for (const part of [0.2, 0.8, 0.55].slice(0, stage)) {
    const x = left + (right - left) * part + tremor.stray(0.05);
    const floor = spansAt(piece.shape, x).at(-1);
    if (floor)
      rows.draw(
        1,
        stones,
        { x, y: floor.bottom - 0.03, size: size * (0.5 + 0.3 * tremor.unit()), mirrored: tremor.unit() < 0.5 },
        tremor,
      );
  }
  if (squatted) {
    const x = left + (right - left) * 0.5;
    const floor = spansAt(piece.shape, x).at(-1);
    if (floor) rows.draw(2, camp, { x, y: floor.bottom - 0.08, size: size * 1.1 }, tremor);
  }
  const kept = rich
    ? furniture
    : furniture.filter((it) => it.mark !== 'path' || !it.pen.fill || !RICHES.has(it.pen.fill));
  return [{ mark: 'group', opacity: stage === 1 ? 0.62 : stage === 2 ? 0.46 : 0.34, of: kept }, ...rows.marks()];
}

function webs(
  rows: Rows,
  piece: Figure,
  stage: Desertion['stage'],
  tremor: Tremor,
  { left, right, size }: { readonly left: number; readonly right: number; readonly size: number },
): void {
  for (const [part, mirrored] of [
    [0.14, false],
    [0.86, true],
  ] as const) {
    if (stage < 3 && tremor.unit() < 0.5) continue;
    const x = left + (right - left) * part;
    const roof = spansAt(piece.shape, x)[0];
    if (roof) rows.draw(0, cobweb, { x, y: roof.top + 0.02, size: size * 0.8, mirrored }, tremor);
  }
}
