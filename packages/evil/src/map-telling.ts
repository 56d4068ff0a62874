import { mapOf, markersOf } from './map.ts';
import { ROMAN, tell } from './tell.ts';
import { isSilent, tileAt, type World } from './world.ts';

/** A tile has been placed: where it lies, whether its level had to be moved aside, and the markers it got. */
export function tellPlaced(world: World, at: number): void {
  if (isSilent(world)) return;
  const { tiles } = world;
  const { face, level, parent, by } = tileAt(world, at);
  const { cells, shifts } = mapOf(tiles);
  const { x = 0, y = 0, heading = 0 } = cells[at] ?? {};
  const shift = shifts.find((it) => it.tile === at);
  tell(world, 'placed', 'DE-PLC-01', () => ({
    tile: at,
    face: face.name,
    level,
    parent,
    by,
    cell: [x, y],
    heading,
    text: `A new tile, Level ${ROMAN[level]}: ${face.name}.`,
  }));
  if (shift) {
    tell(world, 'shifted', 'DE-PLC-04', () => ({
      level,
      by: shift.by,
      cells: cells.map((it) => [it.x, it.y]),
      text: `There is no room for it on the map: Level ${ROMAN[level]} is moved ${shift.by} east.`,
    }));
  }
  for (const { text, points } of markersOf(tiles, cells).filter((it) => it.tile === at)) {
    tell(world, 'signposted', 'DE-PLC-06', () => ({ tile: at, marker: text, points, text: `A marker: “${text}”.` }));
  }
}
