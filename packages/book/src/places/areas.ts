import { type Place, placeGap } from './place.ts';

/** TA-ARE-09, -10: places this near are neighbours. */
const NEAR = 4.5;
/** TA-ARE-10: an area with fewer places and less ground is small. */
const FEW = 3;
const LITTLE = 6;

/** Places that belong together, before they are named. */
export interface Cluster {
  /** TA-ARE-11: the places it began with: these give it name, maker and kind. */
  readonly core: readonly Place[];
  readonly places: readonly Place[];
  /** TA-ARE-12: buildings form sites of their own. */
  readonly surface: boolean;
}

/** TA-ARE-08 to -12: the places of a world, gathered into areas. The eldest first. */
export function clustersOf(places: readonly Place[]): Cluster[] {
  const byKin = new Map<string, Place[]>();
  for (const it of places) {
    const kin = kinOf(it);
    byKin.set(kin, [...(byKin.get(kin) ?? []), it]);
  }
  const clusters = [...byKin.values()]
    .flatMap(chains)
    .map((core): Cluster => ({ core, places: core, surface: core.every((it) => it.kind === 'building') }))
    .sort((a, b) => eldest(a) - eldest(b));
  return joined(clusters);
}

/** TA-ARE-08. */
function kinOf({ kind, maker, pieces, id }: Place): string {
  if (kind === 'building') return `surface ${maker ?? id}`;
  if (maker !== null) return `made ${maker}`;
  return `nature ${pieces[0]?.feature ?? id}`;
}

/** TA-ARE-09: those that a chain of near ones joins. */
function chains(kin: readonly Place[]): Place[][] {
  const found: Place[][] = [];
  for (const it of kin) {
    const met = found.filter((chain) => chain.some((other) => placeGap(it, other, NEAR) <= NEAR));
    for (const chain of met) found.splice(found.indexOf(chain), 1);
    found.push([...met.flat(), it].sort((a, b) => a.order - b.order));
  }
  return found;
}

/** TA-ARE-10: small areas join the nearest other one, the smallest first, until none finds one. */
function joined(clusters: readonly Cluster[]): Cluster[] {
  const all = [...clusters];
  for (;;) {
    const found = all
      .filter((it) => isSmall(it))
      .sort((a, b) => a.places.length - b.places.length || ground(a) - ground(b) || eldest(a) - eldest(b))
      .map((small) => ({ small, to: nearestTo(small, all) }))
      .find((it) => it.to !== null);
    if (!found?.to) return all;
    const { small, to } = found;
    all.splice(all.indexOf(small), 1);
    all[all.indexOf(to)] = { ...to, places: [...to.places, ...small.places].sort((a, b) => a.order - b.order) };
  }
}

function isSmall(it: Cluster): boolean {
  return !it.surface && it.places.length < FEW && ground(it) < LITTLE;
}

function nearestTo(small: Cluster, all: readonly Cluster[]): Cluster | null {
  let best: Cluster | null = null;
  let far = NEAR + 1e-9;
  for (const other of all) {
    if (other === small || other.surface) continue;
    const apart = Math.min(...small.places.flatMap((a) => other.places.map((b) => placeGap(a, b, far))));
    if (apart < far) [best, far] = [other, apart];
  }
  return best;
}

const ground = ({ places }: Cluster): number => places.reduce((sum, it) => sum + it.area, 0);
const eldest = ({ places }: Cluster): number => Math.min(...places.map((it) => it.order));
