import type { Den } from '../den.ts';

/** Grows when anything that territories, seats or open ways are reckoned from changes. */
export function stampOf({ world: { page }, stir }: Den): number {
  return stir + page.version + page.beadVersion;
}

/** What is asked far oftener than it changes: reckoned once for each thing, until something stirs. */
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
