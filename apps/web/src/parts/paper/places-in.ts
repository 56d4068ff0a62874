import { type Region, type Spot, stream } from '@understory/table';

const APART = 0.5;

/** Places half a bead apart where a spot may be, for regions that are too ragged to have an outline. */
export function placesIn(where: Region, page: { readonly width: number; readonly height: number }): Spot[] {
  const places: Spot[] = [];
  for (let y = APART / 2; y < page.height; y += APART) {
    for (let x = APART / 2; x < page.width; x += APART) if (where.has({ x, y })) places.push({ x, y });
  }
  // A region may be smaller than the mesh. This chance is no die of the game: it only finds a place to show.
  return places.length > 0 ? places : [where.any(stream('crosshair'))];
}

/** The place nearest to the middle of a region, to begin at: it may not hold its own middle. */
export function middleOf(where: Region, page: { readonly width: number; readonly height: number }): Spot {
  const places = placesIn(where, page);
  const x = places.reduce((sum, it) => sum + it.x, 0) / places.length;
  const y = places.reduce((sum, it) => sum + it.y, 0) / places.length;
  const far = (it: Spot) => (it.x - x) * (it.x - x) + (it.y - y) * (it.y - y);
  return places.reduce((best, it) => (far(it) < far(best) ? it : best), places[0] ?? { x, y });
}

/** A hand is not that steady: this near to the region, in beads, it is still meant. */
const BLUNT = 0.8;

/** The nearest place of the region, if it is that close. */
export function placeNear(
  where: Region,
  page: { readonly width: number; readonly height: number },
  to: Spot,
  reach = BLUNT,
): Spot | null {
  let near: Spot | null = null;
  let least = reach;
  for (const place of placesIn(where, page)) {
    const far = Math.hypot(place.x - to.x, place.y - to.y);
    if (far < least) [near, least] = [place, far];
  }
  return near;
}
