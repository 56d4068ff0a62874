import { derived, distance, type Page, TOLERANCE, type Unit } from '@understory/page';
import { lairs } from '../../lairs.ts';
import { FINGER } from '../../measures.ts';
import type { World } from '../../world.ts';
import type { Resource } from '../nouns.ts';

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
  return chainsOf(world, kind).flatMap((chain) => {
    const { id, stratum } = chain[0] as Unit;
    const units = chain.filter((it) => it.until === null);
    return units.length > 0 ? [{ key: id, kind, stratum, units, lair: null }] : [];
  });
}

/** The units of each site, used up or not, the first drawn first. */
function chainsOf({ page }: World, kind: Resource): readonly Unit[][] {
  const known = chains(page);
  const found = known.get(kind) ?? chainsAmong(page.units.filter((it) => it.kind === kind));
  known.set(kind, found);
  return found;
}

/** They are asked for over and over, and change only when a unit comes. */
const chains = derived(
  ({ units }: Page) => units.length,
  () => new Map<Resource, Unit[][]>(),
);

function chainsAmong(units: readonly Unit[]): Unit[][] {
  const left = [...units];
  const found: Unit[][] = [];
  while (left.length > 0) {
    const chain = left.splice(0, 1);
    for (let i = 0; i < chain.length; i++) {
      for (let k = left.length - 1; k >= 0; k--) {
        const [a, b] = [chain[i] as Unit, left[k] as Unit];
        if (a.stratum !== b.stratum || distance(a.at.x, a.at.y, b.at.x, b.at.y) > FINGER + TOLERANCE) continue;
        chain.push(...left.splice(k, 1));
      }
    }
    found.push(chain);
  }
  return found;
}
