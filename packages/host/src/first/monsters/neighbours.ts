import { gap, type Territory, TOLERANCE } from '@understory/page';
import { FINGER } from '../../measures.ts';
import type { FirstWorld } from '../world.ts';
import { hasMet, type MonsterGroup } from './group.ts';
import { controlOf, otherControls } from './zone-of-control.ts';

/** H1-MON-19: those met before whose zone is within a finger of one's own, and any whose zone touches it; in order of arrival. */
export function neighboursOf(world: FirstWorld, me: MonsterGroup): MonsterGroup[] {
  const own = controlOf(me, world);
  return otherControls(world, me).flatMap(({ group, zone }) => {
    const far = hasMet(me, group) ? FINGER : 0;
    return zoneGap(own, zone, far) <= far + TOLERANCE ? [group] : [];
  });
}

/** How far apart two zones are; no more is measured than is asked for. */
export function zoneGap(a: Territory, b: Territory, limit = Number.POSITIVE_INFINITY): number {
  let least = Number.POSITIVE_INFINITY;
  for (const p of a.parts) {
    for (const q of b.parts) {
      const both = p.far + q.far;
      const off = gap(p.shape, q.shape, Math.min(limit, least) + both + 0.01) - both;
      if (off < least) least = off;
      if (least <= 0) return 0;
    }
  }
  return least;
}
