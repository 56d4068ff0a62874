import { isLine, line, type Page, type Piece, type Point, partOf, pathLength, placeAlong } from '@understory/page';
import { TUNNEL } from '../../measures.ts';
import { draw } from '../draw.ts';
import { note } from '../note.ts';
import type { Realm } from '../realm.ts';

/** Shorter than this a stretch is not drawn. */
const SHORTEST = 0.1;

/** H1-WAT-03: a stretch of a river, in its old bed or diverted. A lake is none. */
export function isRiver({ features }: Page, { shape, feature, kind }: Piece): boolean {
  return kind === 'water' && isLine(shape) && features.some((it) => it.id === feature && it.kind === 'river');
}

/** H1-WAT-04: it is diverted as a whole: from the contact on its old bed is dry, and a natural tunnel; what it had flooded is dry again. */
export function divert(world: Realm, at: Piece, contact: Point): void {
  const { page } = world;
  const clause = 'H1-WAT-04';
  // Drawn from the source on, so that what is younger lies downstream.
  const below = [...page.drawn()].filter(
    ({ kind, feature, since }) => kind === 'water' && feature === at.feature && since > at.since,
  );
  const beds = below.filter((it) => it.within === null && isLine(it.shape));
  const others = below.filter((it) => !beds.includes(it));
  note(
    world,
    { kind: 'dried', clause, piece: at.id, count: below.length },
    others.map(({ id }) => ({ do: 'end', id })),
  );
  if (at.within === null) cut(world, at, contact);
  for (const it of beds) dryBed(world, it.shape.path, [it.id]);
}

/** The stretch itself: water above the contact, a dry bed below it. */
function cut(world: Realm, { id, shape, feature, what, stratum }: Piece, { x, y }: Point): void {
  const { path, swell } = shape;
  const along = placeAlong(path, x, y);
  const upper = partOf(path, 0, along);
  const lower = partOf(path, along, pathLength(path));
  if (pathLength(upper) > SHORTEST)
    draw(world, {
      clause: 'H1-WAT-04',
      feature,
      kind: 'water',
      shape: line(upper, swell * 2),
      what: what.kind === 'waterfall' ? { kind: 'waterfall' } : { kind: 'stretch of river' },
      stratum,
      instead: [id],
    });
  else note(world, { kind: 'dried', clause: 'H1-WAT-04', piece: id, count: 1 }, [{ do: 'end', id }]);
  if (pathLength(lower) > SHORTEST) dryBed(world, lower, []);
}

function dryBed(world: Realm, path: readonly number[], instead: readonly string[]): void {
  draw(world, {
    clause: 'H1-WAT-04',
    kind: 'tunnel',
    shape: line([...path], TUNNEL),
    what: { kind: 'dry river bed' },
    instead,
  });
}
