/** Numbers this close are the same: a little more than the grain of a page. */
export const TOLERANCE = 0.002;

/** What a pattern may say of a value besides the value itself. */
const SAYINGS = {
  least: (value: unknown, than: unknown) =>
    typeof value === 'number' && typeof than === 'number' && value >= than - TOLERANCE,
  most: (value: unknown, than: unknown) =>
    typeof value === 'number' && typeof than === 'number' && value <= than + TOLERANCE,
  not: (value: unknown, other: unknown) => mismatch(value, other) !== null,
  oneOf: (value: unknown, some: unknown) => Array.isArray(some) && some.some((it) => mismatch(value, it) === null),
  contains: (value: unknown, part: unknown) =>
    Array.isArray(value)
      ? value.some((it) => mismatch(it, part) === null)
      : typeof value === 'string' && value.includes(String(part)),
} as const;

/**
 * Why a value is not what a pattern says, or null if it is. A pattern names some fields and leaves the others open;
 * numbers may differ by a rounding error; `{ least: 2, most: 5 }`, `{ not: … }`, `{ oneOf: […] }` and `{ contains: … }` are understood.
 */
export function mismatch(value: unknown, pattern: unknown): string | null {
  if (typeof pattern === 'number' && typeof value === 'number') {
    return Math.abs(value - pattern) <= TOLERANCE ? null : expected(pattern, value);
  }
  if (Array.isArray(pattern)) return listMismatch(value, pattern);
  if (isRecord(pattern)) return isSaying(pattern) ? sayingMismatch(value, pattern) : fieldsMismatch(value, pattern);
  return value === pattern ? null : expected(pattern, value);
}

function listMismatch(value: unknown, pattern: readonly unknown[]): string | null {
  if (!Array.isArray(value) || value.length !== pattern.length) return expected(pattern, value);
  return pattern.every((it, i) => mismatch(value[i], it) === null) ? null : expected(pattern, value);
}

function sayingMismatch(value: unknown, pattern: Readonly<Record<string, unknown>>): string | null {
  const holds = Object.entries(pattern).every(([says, than]) => SAYINGS[says as keyof typeof SAYINGS](value, than));
  return holds ? null : expected(pattern, value);
}

function fieldsMismatch(value: unknown, pattern: Readonly<Record<string, unknown>>): string | null {
  if (!isRecord(value)) return expected(pattern, value);
  for (const [field, wanted] of Object.entries(pattern)) {
    if (!Object.hasOwn(value, field)) return `it has no "${field}", only ${Object.keys(value).join(', ')}`;
    const why = mismatch(value[field], wanted);
    if (why) return `${field}: ${why}`;
  }
  return null;
}

function isSaying(pattern: Readonly<Record<string, unknown>>): boolean {
  const keys = Object.keys(pattern);
  return keys.length > 0 && keys.every((it) => Object.hasOwn(SAYINGS, it));
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function expected(pattern: unknown, value: unknown): string {
  return `expected ${shown(pattern)}, got ${shown(value)}`;
}

/** A value as a scenario would write it. */
export function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (typeof value === 'number') return String(Math.round(value * 10000) / 10000);
  if (Array.isArray(value)) return `[${value.map(shown).join(', ')}]`;
  if (isRecord(value))
    return `{${Object.entries(value)
      .map(([key, it]) => `${key}: ${shown(it)}`)
      .join(', ')}}`;
  return typeof value === 'string' ? value : String(value);
}
