import { derived, isLine, partOf, Territory } from '@understory/page';
import type { FirstWorld } from '../world.ts';
import type { MonsterGroup } from './group.ts';
import { living } from './state.ts';
import { roomsWithBeads } from './zone.ts';

/** H1-MON-13: how far a zone reaches round a room with a bead of the group, and to either side of a claimed stretch. */
const ROUND_BEADS = 1;
export const ROUND_STRETCH = 0.5;

/**
 * H1-MON-13: a group's zone of control: all points within a bead of the rooms that hold its beads, its claimed rooms, and its claimed stretches
 * with half a bead to either side. It follows from the page alone, so that it can be seen at any time.
 */
export const controlOf: (me: MonsterGroup, world: FirstWorld) => Territory = derived(
  ({ id }: MonsterGroup, { page }: FirstWorld) => page.beadVersionOf(id) + page.bondVersion,
  (me: MonsterGroup, world: FirstWorld) =>
    new Territory([
      ...roomsWithBeads(world, me).map(({ shape }) => ({ shape, far: ROUND_BEADS })),
      ...claimsOf(world, me).map(({ shape, isStretch }) => ({ shape, far: isStretch ? ROUND_STRETCH : 0 })),
    ]),
);

/** What it has claimed: rooms as wholes, and the middle lines of stretches of tunnel. */
function claimsOf({ page }: FirstWorld, { id }: MonsterGroup) {
  return page.bonds.flatMap(({ kind, until, group, piece, stretch }) => {
    if (kind !== 'claimed' || until !== null || group !== id) return [];
    const { shape } = page.piece(piece);
    if (!stretch || !isLine(shape)) return [{ shape, isStretch: false }];
    return [
      { shape: { path: partOf(shape.path, stretch.from, stretch.to), closed: false, swell: 0 }, isStretch: true },
    ];
  });
}

/** Those of all groups but one, in order of arrival. */
export function otherControls(
  world: FirstWorld,
  me: MonsterGroup | null,
): { readonly group: MonsterGroup; readonly zone: Territory }[] {
  return living(world).flatMap((group) => (group === me ? [] : [{ group, zone: controlOf(group, world) }]));
}
