/** Are two plain values the same, however deep? What is one and the same is not looked into, and shapes, which never change, always are. */
export function isAlike(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one)) return Array.isArray(other) && one.length === other.length && one.every(alikeIn(other));
  const keys = Object.keys(one) as (keyof typeof one)[];
  return (
    keys.length === Object.keys(other).length && keys.every((key) => key in other && isAlike(one[key], other[key]))
  );
}

const alikeIn = (others: readonly unknown[]) => (it: unknown, i: number) => isAlike(it, others[i]);

/** Are they one and the same, one by one? */
export function areSame(some: readonly unknown[], others: readonly unknown[]): boolean {
  return some.length === others.length && some.every((it, i) => Object.is(it, others[i]));
}
