import { livedAt, type Piece, type Sheet } from '@understory/page';
import { type Bounds, bounds, holdsPoint } from '@understory/ruler';
import { around, overlap } from '../src/box.ts';
import type { Scene } from '../src/scene.ts';

const NOW = Number.MAX_SAFE_INTEGER;

/**
 * What of the law of labels a picture breaks, by the exact outlines on its page and not by the pen's own reckoning. A little is forgiven: drawn
 * walls shake, and the box of a name is a little larger than its letters.
 */
export function breaches(sheet: Sheet, { labels, numerals, width, height }: Scene): string[] {
  const found: string[] = [];
  const there = sheet.pieces.filter((it) => livedAt(it, NOW));
  const rooms = there.filter(({ kind, stratum }) => kind === 'room' && stratum !== 0);
  const beads = sheet.beads.filter((it) => livedAt(it, NOW));
  const boxes = labels.map(({ box }) => box);
  for (const [i, { label, box, leader }] of labels.entries()) {
    const { text, about } = label;
    const say = (what: string) => found.push(`${text} ${what}`);
    if (box.left < 0 || box.top < 0 || box.right > width || box.bottom > height) say('is off the page');
    for (const [k, other] of boxes.entries()) {
      if (k > i && overlap(box, other)) say(`covers ${labels[k]?.label.text}`);
      if (k !== i && leader && crosses(leader, shrunk(other, 0.05)))
        say(`has a leader across ${labels[k]?.label.text}`);
    }
    for (const { at } of beads) if (overlap(box, around(at.x, at.y, 0.27))) say('covers a bead');
    const own = there.filter((it) => it.id === about || it.feature === about);
    // A name may lie in the place that its own thing lies in; a vein lies in it only with more than its middle.
    const middles = [...own.map(({ shape }) => middleOf(bounds(shape))), label.at];
    const veins = own.filter(({ kind }) => kind === 'ore');
    const isVeined = (place: Piece) => veins.length > 0 && !veins.some((it) => liesIn(it, place));
    for (const place of there) {
      if (!['cave', 'room', 'water', 'magma'].includes(place.kind) || place.stratum === 0 || own.includes(place))
        continue;
      if (place.kind !== 'room' && !isVeined(place) && middles.some(({ x, y }) => holdsPoint(place.shape, x, y)))
        continue;
      if (own.some((it) => it.id === place.within)) continue;
      if (pointsOf(shrunk(box, 0.2)).some(({ x, y }) => holdsPoint(place.shape, x, y)))
        say(`lies in a ${place.kind} that it does not name`);
    }
    if (leader && label.size !== 'large') {
      for (const room of rooms) {
        if (room.id === about || holdsPoint(room.shape, leader.bx, leader.by)) continue;
        if (pointsAlong(leader).some(({ x, y }) => holdsPoint(room.shape, x, y)))
          say('has a leader through a third room');
      }
    }
    const stacked = (a: Bounds, b: Bounds) => a !== b && isOver(a, b);
    for (const other of boxes)
      if (stacked(box, other))
        for (const third of boxes) if (third !== box && stacked(other, third)) say('stands in a stack of three');
  }
  for (const { label, box } of numerals)
    for (const { at, id } of beads)
      if (overlap(box, around(at.x, at.y, id === label.id ? 0.05 : 0.12)))
        found.push(`${label.text} has a number on the face of a bead`);
  const wonders = new Set(there.filter((it) => it.nexus !== null).flatMap((it) => [it.id, it.feature]));
  for (const { label } of numerals)
    if (label.size === 'large' && wonders.has(label.about)) found.push(`${label.text} is only a number`);
  return found;
}

const liesIn = ({ shape: { path } }: Piece, { shape }: Piece): boolean => {
  const xs = path.filter((_, i) => i % 2 === 0);
  return xs.filter((x, i) => holdsPoint(shape, x, path[i * 2 + 1] as number)).length > xs.length / 2;
};

/** The lower one right under the upper one. */
function isOver(a: Bounds, b: Bounds): boolean {
  const shared = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  return (
    shared > 0.35 * Math.min(a.right - a.left, b.right - b.left) && b.top >= a.bottom - 0.01 && b.top - a.bottom < 0.15
  );
}

const middleOf = ({ left, top, right, bottom }: Bounds) => ({ x: (left + right) / 2, y: (top + bottom) / 2 });

function shrunk({ left, top, right, bottom }: Bounds, by: number): Bounds {
  const [x, y] = [Math.min(by, (right - left) / 3), Math.min(by, (bottom - top) / 3)];
  return { left: left + x, top: top + y, right: right - x, bottom: bottom - y };
}

function pointsOf({ left, top, right, bottom }: Bounds): { x: number; y: number }[] {
  const xs = Array.from({ length: 9 }, (_, i) => left + ((right - left) * i) / 8);
  return xs.flatMap((x) => [top, (top + bottom) / 2, bottom].map((y) => ({ x, y })));
}

type Line = NonNullable<Scene['labels'][number]['leader']>;

function pointsAlong({ ax, ay, bx, by }: Line): { x: number; y: number }[] {
  return Array.from({ length: 20 }, (_, i) => ({ x: ax + ((bx - ax) * i) / 20, y: ay + ((by - ay) * i) / 20 }));
}

const crosses = (line: Line, box: Bounds): boolean =>
  pointsAlong(line).some(({ x, y }) => x > box.left && x < box.right && y > box.top && y < box.bottom);
