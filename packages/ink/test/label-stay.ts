import type { Sheet } from '@understory/page';
import { type Bounds, boundsOf } from '@understory/ruler';
import { around, overlap } from '../src/box.ts';
import type { Scene } from '../src/scene.ts';

type Placed = Scene['labels'][number];

/** How near something must have come for a name to make way: its walls shake, a hand strays, and cells are a quarter of a bead wide. */
const NEAR = 0.5;

/**
 * The names that stand somewhere else than a while ago although nothing has come to where they stood, nothing has changed about what they name,
 * and no other name stands there now.
 */
export function wandered(sheet: Sheet, before: Scene, now: Scene, since: number, tick: number): string[] {
  const isNew = (it: { since: number; until: number | null }) =>
    (it.since > since && it.since <= tick) || (it.until !== null && it.until > since && it.until <= tick);
  const pieces = sheet.pieces.filter(isNew);
  const beads = sheet.beads.filter(isNew);
  const came = [
    ...pieces.map(({ shape }) => boundsOf(shape.path, shape.swell)),
    ...beads.map(({ at }) => around(at.x, at.y, 0.4)),
    ...numbersOf(now),
  ];
  const former = new Map(before.labels.map((it) => [it.label.id, it]));
  return now.labels.flatMap(({ label, box }) => {
    const old = former.get(label.id);
    if (!old || isSame(old.box, box) || old.label.text !== label.text) return [];
    const { about } = label;
    const stood = [old.box, ...(old.leader ? alongLine(old.leader) : [])].map((it) => grown(it, NEAR));
    if (pieces.some((it) => it.id === about || it.feature === about) || beads.some(({ owner }) => owner === about))
      return [];
    if (stood.some((it) => came.some((other) => overlap(it, other)))) return [];
    if (now.labels.some((it) => it.label.id !== label.id && stood.some((mine) => overlap(mine, it.box)))) return [];
    return [`${label.text} went from ${spot(old.box)} to ${spot(box)}`];
  });
}

/** Where the numbers are at which dice point. */
function numbersOf({ layers }: Scene): Bounds[] {
  const { marks } = layers.find(({ name }) => name === 'strata-numbers') ?? { marks: [] };
  return marks.flatMap((it) => (it.mark === 'text' ? [around(it.x, it.y - 0.18, 0.3)] : []));
}

const isSame = (a: Bounds, b: Bounds): boolean => a.left === b.left && a.top === b.top;

const grown = ({ left, top, right, bottom }: Bounds, by: number): Bounds => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
});

function alongLine({ ax, ay, bx, by }: NonNullable<Placed['leader']>): Bounds[] {
  return Array.from({ length: 12 }, (_, i) => around(ax + ((bx - ax) * i) / 11, ay + ((by - ay) * i) / 11, 0.2));
}

const spot = ({ left, top }: Bounds): string => `${left.toFixed(1)} ${top.toFixed(1)}`;
