import { mapOf, markersOf } from './map.ts';
import { tell } from './tell.ts';
import { isSilent, tileAt, type World } from './world.ts';

/** A tile has been placed: where it lies, whether its level had to be moved aside, and the markers it got. */
export function tellPlaced(world: World, at: number): void {
  if (isSilent(world)) return;
  const { tiles } = world;
  const { face, level, parent, by } = tileAt(world, at);
  const { cells, shifts } = mapOf(tiles);
  const { x = 0, y = 0, heading = 0 } = cells[at] ?? {};
  const shift = shifts.find((it) => it.tile === at);
  tell(world, () => ({
    kind: 'placed',
    clause: 'DE-PLC-01',
    tile: at,
    face: face.name,
    level,
    parent,
    by,
    cell: [x, y],
    heading,
  }));
  if (shift) {
    tell(world, () => ({
      kind: 'shifted',
      clause: 'DE-PLC-04',
      level,
      by: shift.by,
      cells: cells.map((it) => [it.x, it.y] as const),
    }));
  }
  for (const { text, points } of markersOf(tiles, cells).filter((it) => it.tile === at)) {
    tell(world, () => ({ kind: 'signposted', clause: 'DE-PLC-06', tile: at, marker: text, points }));
  }
}
