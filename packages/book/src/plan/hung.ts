import { gapTo } from '@understory/page';
import type { Opening } from './doorways.ts';
import type { Plan } from './plan.ts';

/** TA-DOR-01: a door hangs between two walls that are this near to its ends, in squares. */
const AT_WALL = 0.45;
/** Two doorways of one way this near each other have one door between them; so have two at one spot. */
const SHORT = 3;
const SAME_SPOT = 1.3;

/**
 * TA-DOR-06: the doorways in which a door can hang. Where floors run into each other there is no wall for one (TA-PLN-19), and a way of
 * less than three squares has one door: that which is more than a door, else that of the room with the lower number.
 */
export function hungIn(
  { openings, open, rooms }: Pick<Plan, 'openings' | 'open' | 'rooms'>,
  isPlain: (it: Opening) => boolean,
): ReadonlySet<Opening> {
  const walls = open.map((ring) => ({ path: [...ring, ...ring.slice(0, 2)], closed: false, swell: 0 }));
  const atWall = (x: number, y: number) => walls.some((it) => gapTo(it, x, y) < AT_WALL);
  const numberOf = (it: Opening) => rooms.findIndex((at) => at.place === it.into.place);
  const hung: Opening[] = [];
  const inOrder = openings
    .map((it) => ({ it, rank: (isPlain(it) ? rooms.length : 0) + numberOf(it) }))
    .sort((a, b) => a.rank - b.rank);
  for (const { it } of inOrder) {
    const [ax, ay, bx, by] = it.ends;
    if (it.kind !== 'doorway' || !atWall(ax, ay) || !atWall(bx, by)) continue;
    const near = (other: Opening) =>
      Math.sqrt((it.x - other.x) * (it.x - other.x) + (it.y - other.y) * (it.y - other.y));
    if (hung.some((other) => near(other) < (other.from === it.from ? SHORT : SAME_SPOT))) continue;
    hung.push(it);
  }
  return new Set(hung);
}
