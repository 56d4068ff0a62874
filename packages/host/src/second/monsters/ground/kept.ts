import type { Bead } from '@understory/page';
import type { Den } from '../den.ts';
import type { Known, Monster } from '../monster.ts';

/** A stamp that grows whenever something changes from which neighbours or holders are computed. */
function stampOf({ world: { page }, stir }: Den): number {
  return stir + page.version + page.beadVersion;
}

/** A cache for what is asked far more often than it changes: computed once per key, until the stamp grows. */
export function keptUntilStir<K extends object, V>(reckon: (den: Den, of: K) => V): (den: Den, of: K) => V {
  const kept = new WeakMap<K, { readonly den: Den; readonly stamp: number; readonly value: V }>();
  return (den, of) => {
    const stamp = stampOf(den);
    const known = kept.get(of);
    if (known && known.stamp === stamp && known.den === den) return known.value;
    const value = reckon(den, of);
    kept.set(of, { den, stamp, value });
    return value;
  };
}

/** A fingerprint of one owner's beads: their number and the newest. A bead that goes lowers the number, one that comes is the newest. */
interface Fingerprint {
  readonly many: number;
  readonly newest: Bead | undefined;
}

interface Household<V> extends Fingerprint {
  /** While this stamp and the number of known places are the same, nothing has changed at all. */
  stamp: number;
  readonly places: number;
  readonly lastPlace: Known | undefined;
  readonly halls: number;
  readonly units: number;
  readonly value: V;
}

/** Slot 0 of a group's cache holds its parts (see `partsOf`). */
let shelves = 1;

/** A cache per group for what depends on its own beads, constructions and known places and on the page's units, and on no other group. */
export function keptWhileSettled<V>(reckon: (den: Den, of: Monster) => V): (den: Den, of: Monster) => V {
  const shelf = shelves++;
  return (den, of) => {
    const { page } = den.world;
    const { known: places, constructions } = of;
    const units = page.units.length;
    // Each of these numbers only grows.
    const stamp = den.stir + page.beadVersion + units + constructions.length;
    const known = of.memory.kept[shelf] as Household<V> | undefined;
    if (known && known.stamp === stamp && known.places === places.length) return known.value;
    const beads = page.beadsOf(of.id);
    const newest = beads[beads.length - 1];
    const lastPlace = places[places.length - 1];
    let halls = 0;
    for (const it of constructions) if (it.isOfLair) halls++;
    if (
      known &&
      known.many === beads.length &&
      known.newest === newest &&
      known.places === places.length &&
      known.lastPlace === lastPlace &&
      known.halls === halls &&
      known.units === units
    ) {
      known.stamp = stamp;
      return known.value;
    }
    const value = reckon(den, of);
    of.memory.kept[shelf] = {
      stamp,
      many: beads.length,
      newest,
      places: places.length,
      lastPlace,
      halls,
      units,
      value,
    };
    return value;
  };
}

/** A cache for what depends only on the beads without an owner. */
export function keptWhileLoose<V>(reckon: (den: Den) => V): (den: Den) => V {
  const kept = new WeakMap<Den, Fingerprint & { readonly value: V }>();
  return (den) => {
    const beads = den.world.page.beadsOf(null);
    const newest = beads[beads.length - 1];
    const known = kept.get(den);
    if (known && known.many === beads.length && known.newest === newest) return known.value;
    const value = reckon(den);
    kept.set(den, { many: beads.length, newest, value });
    return value;
  };
}
