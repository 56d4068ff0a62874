import { Impossible } from '@understory/table';

/**
 * Copies plain data, however it is tangled: what is one thing in two places is one thing in the copy too. `otherwise` says what
 * stands in the copy for a thing that is not to be copied. What is frozen never changes, and is shared.
 */
export function copyOf<T>(value: T, otherwise: (it: object) => object | null): T {
  const copies = new Map<object, object>();
  return copy(value) as T;

  function copy(it: unknown): unknown {
    if (typeof it === 'function') throw new Impossible('a world holds data, not functions');
    if (typeof it !== 'object' || it === null || Object.isFrozen(it)) return it;
    const known = copies.get(it);
    if (known) return known;
    const other = otherwise(it);
    if (other) return other;
    if (Array.isArray(it)) return filled(it, it.slice());
    if (it instanceof Map) return mapped(it);
    if (it instanceof Set) return gathered(it);
    if (Object.getPrototypeOf(it) !== Object.prototype) throw new Impossible(`a ${it.constructor.name} in a world`);
    return filled(it, { ...it });
  }

  /** Spread first, and then filled in: so the copy has the memory layout of what it is copied from. */
  function filled(of: object, into: Record<string, unknown> | unknown[]): object {
    copies.set(of, into);
    const fields = into as Record<string, unknown>;
    for (const key in fields) {
      const field = fields[key];
      if ((typeof field === 'object' && field !== null) || typeof field === 'function') fields[key] = copy(field);
    }
    return into;
  }

  function mapped(of: ReadonlyMap<unknown, unknown>): object {
    const into = new Map<unknown, unknown>();
    copies.set(of, into);
    for (const [key, field] of of) into.set(copy(key), copy(field));
    return into;
  }

  function gathered(of: ReadonlySet<unknown>): object {
    const into = new Set<unknown>();
    copies.set(of, into);
    for (const it of of) into.add(copy(it));
    return into;
  }
}

/** Frozen at all levels, so that copies of a world can share it. */
export function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const it of Object.values(value)) frozen(it);
  return value;
}
