/**
 * One way to remember. What is computed from something that changes is kept in its memory until its version grows; and a version
 * grows where a change is applied, never in a rule. With memory or without, the same game is played: `forgetting` lets a test see it.
 */
export class Memory {
  /** Grows when something changes that only the owner of this memory knows of. */
  version = 0;
  /** By the slot of what is derived: the value, and the version that it was computed at. */
  readonly values: unknown[] = [];
  readonly stamps: number[] = [];
}

/** What a thing with a memory derives from itself (and `by` the help of what it is in), computed anew when the version has grown. */
export function derived<Of extends { readonly memory: Memory }, Value, By = void>(
  versionOf: (of: Of, by: By) => number,
  reckon: (of: Of, by: By) => Value,
): (of: Of, by: By) => Value {
  const slot = slots++;
  return (of, by) => {
    const version = versionOf(of, by);
    const { values, stamps } = of.memory;
    if (stamps[slot] === version && !isForgetful) return values[slot] as Value;
    const value = reckon(of, by);
    values[slot] = value;
    stamps[slot] = version;
    return value;
  };
}

/** What follows from a thing that never changes (an outline, a card, a bead where it lies): computed once. It is always in the same `by`. */
export function lasting<Of extends object, Value extends object>(reckon: (of: Of) => Value): (of: Of) => Value;
export function lasting<Of extends object, Value extends object, By>(
  reckon: (of: Of, by: By) => Value,
): (of: Of, by: By) => Value;
export function lasting<Of extends object, Value extends object, By>(
  reckon: (of: Of, by: By) => Value,
): (of: Of, by: By) => Value {
  const kept = new WeakMap<Of, Value>();
  return (of, by) => {
    const known = kept.get(of);
    if (known && !isForgetful) return known;
    const value = reckon(of, by);
    kept.set(of, value);
    return value;
  };
}

let slots = 0;
let isForgetful = false;

/** Plays without memory: everything is computed each time that it is asked for. */
export function forgetting<T>(play: () => T): T {
  isForgetful = true;
  try {
    return play();
  } finally {
    isForgetful = false;
  }
}
