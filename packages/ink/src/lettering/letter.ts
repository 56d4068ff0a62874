import type { Colour, Mark } from '../mark.ts';
import { at, pair } from '../pen-path.ts';
import type { PlacedLabel } from './labels.ts';
import type { Numeral, Placement } from './page-so-far.ts';
import { LEADING, NOTE } from './typeset.ts';

export function letter({ placed, numerals, treasures }: Placement): Mark[] {
  return [...placed.map(drawLabel), ...numerals.map(drawNumeral), ...treasures.map(drawName)];
}

/** The words, and a thin line to what they name where they stand apart from it. */
function drawLabel({ label, box, size, lines, notes, leader }: PlacedLabel): Mark {
  const top = box.top + 0.04 + size * LEADING * lines.length;
  return {
    mark: 'group',
    label: label.id,
    of: [
      ...(leader ? [drawLeader(leader)] : []),
      ...written(box, box.top + 0.04, lines, size, 'ink', false),
      ...written(box, top, notes, size * NOTE, 'pencil', true),
    ],
  };
}

function written(
  { left, right }: PlacedLabel['box'],
  top: number,
  lines: readonly string[],
  size: number,
  colour: Colour,
  italic: boolean,
): Mark[] {
  return lines.map((text, i) => ({
    mark: 'text',
    x: (left + right) / 2,
    y: top + size * LEADING * (i + (italic ? 0.74 : 0.78)),
    text,
    size,
    colour,
    anchor: 'middle',
    halo: true,
    ...(italic ? { italic } : {}),
  }));
}

function drawLeader({ ax, ay, bx, by }: NonNullable<PlacedLabel['leader']>): Mark {
  const d = `M${pair(at(ax), at(ay))}L${pair(at(bx), at(by))}`;
  return { mark: 'path', d, pen: { stroke: 'pencil', width: 0.024, opacity: 0.75, cap: 'round' } };
}

/** In the colour of its coin. */
function drawName({ label, box, size, lines, leader }: PlacedLabel): Mark {
  const words = written(box, box.top + 0.04, lines, size, 'pencil', true);
  return { mark: 'group', bead: label.id, of: [...(leader ? [drawLeader(leader)] : []), ...words] };
}

/** A number in a ring, for the key. */
function drawNumeral({ label, number, box }: Numeral): Mark {
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const r = (box.bottom - box.top) / 2;
  return {
    mark: 'group',
    label: label.id,
    of: [
      { mark: 'circle', x, y, r, pen: { fill: 'paper', stroke: 'ink', width: 0.026 } },
      { mark: 'text', x, y: y + r * 0.52, text: String(number), size: r * 1.5, colour: 'ink', anchor: 'middle' },
    ],
  };
}
