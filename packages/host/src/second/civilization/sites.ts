import { distance, type Resource, TOLERANCE, type Unit } from '@understory/page';
import { lairs } from '../../lairs.ts';
import type { World } from '../../world.ts';
import { FINGER } from '../measures.ts';

/** H2-MSR-27: all units of one kind in one stratum that chain together; each lair and the nexus are sites of their own. */
export interface Site {
  /** Stable: the id of its first unit, or of the lair's piece. */
  readonly key: string;
  readonly kind: Resource | 'monsters';
  readonly stratum: number;
  readonly units: readonly Unit[];
  /** The lair's piece, for monsters. */
  readonly lair: string | null;
}

/** The sites of these kinds that are not exhausted (H2-MSR-28). */
export function sites(world: World, kinds: readonly (Resource | 'monsters')[]): Site[] {
  const resources = kinds.filter((it): it is Resource => it !== 'monsters');
  const found = resources.flatMap((kind) => sitesOf(world, kind));
  if (!kinds.includes('monsters')) return found;
  const dens = lairs(world).map(({ piece }) => ({
    key: piece.id,
    kind: 'monsters' as const,
    stratum: piece.stratum,
    units: [],
    lair: piece.id,
  }));
  return [...found, ...dens];
}

function sitesOf(world: World, kind: Resource): Site[] {
  const left = world.page.units.filter((it) => it.kind === kind);
  const found: Site[] = [];
  while (left.length > 0) {
    const chain = left.splice(0, 1);
    for (let i = 0; i < chain.length; i++) {
      for (let k = left.length - 1; k >= 0; k--) {
        const [a, b] = [chain[i] as Unit, left[k] as Unit];
        if (a.stratum !== b.stratum || distance(a.at.x, a.at.y, b.at.x, b.at.y) > FINGER + TOLERANCE) continue;
        chain.push(...left.splice(k, 1));
      }
    }
    const first = chain.reduce((best, it) =>
      it.since < best.since || (it.since === best.since && it.id.length <= best.id.length && it.id < best.id)
        ? it
        : best,
    );
    const units = chain.filter((it) => it.until === null);
    if (units.length > 0) found.push({ key: first.id, kind, stratum: first.stratum, units, lair: null });
  }
  return found;
}
