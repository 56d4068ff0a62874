import type { Bead } from '@understory/page';
import type { Bounds, Point } from '@understory/ruler';
import type { Mark } from '../mark.ts';
import { LEADING, type PlacedLabel, type Placing, placeOne } from './labels.ts';
import { Taken } from './taken.ts';
import type { WrittenLabel } from './written-label.ts';

/** The names of treasures, where there is room beside them: smaller than all else, and the first to be left out. */
export function placeNames(beads: readonly Bead[], placing: Placing): PlacedLabel[] {
  const taken = new Taken(placing.height, [...placing.taken, ...placing.rooms]);
  const placed: PlacedLabel[] = [];
  for (const { id, kind, name, at, piece, since, until } of beads) {
    if (kind !== 'epic' || !name) continue;
    const label: WrittenLabel = { id, text: name, note: null, at, about: piece, size: 'small', since, until };
    const place = placeOne(label, TREASURE, placing, taken);
    if (place === null || away(at, place.box) > 1.7) continue;
    placed.push(place);
    taken.add(place.box);
  }
  return placed;
}

const TREASURE = 0.29;

function away({ x, y }: Point, { left, top, right, bottom }: Bounds): number {
  const dx = Math.max(left - x, 0, x - right);
  const dy = Math.max(top - y, 0, y - bottom);
  return Math.sqrt(dx * dx + dy * dy);
}

/** In the colour of its coin. */
export function drawName({ label, box, size, lines }: PlacedLabel): Mark {
  const words = lines.map(
    (text, i): Mark => ({
      mark: 'text',
      x: (box.left + box.right) / 2,
      y: box.top + 0.04 + size * LEADING * (i + 0.78),
      text,
      size,
      colour: 'pencil',
      anchor: 'middle',
      halo: true,
      italic: true,
    }),
  );
  return { mark: 'group', bead: label.id, of: words };
}
