import { derived, isOpen, type Page, type Piece, type Point } from '@understory/page';
import { pointShape } from '../../works.ts';
import { isDry } from './network.ts';
import { isOpening } from './rock.ts';

// H1-MEA-14, -15: what a room is for those who look for one, and who is in it.

/** Every underground room, cave, mine, hall or tomb of any sheet, joined to others or not; neither full of something nor open to the sky. */
export function chambers(page: Page): readonly Piece[] {
  return all(page);
}

const all = derived(
  ({ version }: Page) => version,
  (page): readonly Piece[] =>
    [...page.drawn()].filter(
      (it) => isOpen(it) && isDry(it) && (it.kind === 'cave' || it.kind === 'room') && !isOpening(it),
    ),
);

/** H1-MEA-15: it holds a ●, or somebody has claimed it. */
export function isOccupied(page: Page, { id }: Piece): boolean {
  return page.beadsIn(id, 'population').length > 0 || claimedRooms(page).has(id);
}

/** H1-MEA-15: unoccupied, and without beads. */
export function isEmpty(page: Page, room: Piece): boolean {
  return page.countIn(room.id) === 0 && !claimedRooms(page).has(room.id);
}

/** The rooms that are claimed, and by whom. */
export const claimedRooms = derived(
  ({ bondVersion }: Page) => bondVersion,
  ({ bonds }): ReadonlyMap<string, string> =>
    new Map(
      bonds.flatMap(({ kind, until, piece, group, stretch }) =>
        kind === 'claimed' && until === null && !stretch ? [[piece, group] as const] : [],
      ),
    ),
);

/** The nearest of some rooms to a point (H1-MEA-09, -13). */
export function nearestTo(page: Page, { x, y }: Point, among: readonly Piece[]): Piece | null {
  return page.nearest(pointShape({ x, y }), among);
}
