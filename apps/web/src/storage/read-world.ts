import type { Binned, KeptWorld, Kin, Told, WorldRecord } from './kept-world.ts';

/** A record of the shelf that can't be read: what is left of it, and the name it is kept under. */
export interface Damaged {
  readonly id: string;
  readonly record: unknown;
}

const TEXTS = ['id', 'name', 'where', 'size', 'thumbnail'] as const;
const TIMES = ['begun', 'played'] as const;
const NAMES = ['game', 'edition'] as const;
const KIN_TEXTS = ['root', 'parent', 'name', 'at'] as const;

/** A world as the shelf keeps it; null if the record is none. Something else may have written it, or only half of it. */
export function readWorld(stored: unknown, removed: number | null = null): KeptWorld | null {
  const it = fieldsOf<keyof KeptWorld>(stored);
  const isWorld =
    TEXTS.every((field) => typeof it[field] === 'string') &&
    TIMES.every((field) => Number.isFinite(it[field])) &&
    NAMES.every((field) => it[field] === undefined || typeof it[field] === 'string') &&
    (it.steps === undefined || Number.isFinite(it.steps)) &&
    (it.tags === undefined || (Array.isArray(it.tags) && it.tags.every((tag) => typeof tag === 'string'))) &&
    (it.told === undefined || isTold(it.told)) &&
    (it.kin === undefined || isKin(it.kin));
  return isWorld ? { ...(stored as WorldRecord), removed } : null;
}

/** What is known of a world that is off the shelf; null if the record says nothing of the kind. */
export function readBinned(stored: unknown): Binned | null {
  const it = fieldsOf<keyof Binned>(stored);
  const isBinned = typeof it.id === 'string' && Number.isFinite(it.since) && typeof it.forGood === 'boolean';
  return isBinned ? (stored as Binned) : null;
}

/** The name that a record is kept under. */
export function keyOf(stored: unknown): string {
  return String(fieldsOf<'id'>(stored).id);
}

function isKin(stored: unknown): stored is Kin {
  const it = fieldsOf<keyof Kin>(stored);
  return (
    KIN_TEXTS.every((field) => typeof it[field] === 'string') &&
    Number.isFinite(it.step) &&
    typeof it.takenBack === 'boolean'
  );
}

function isTold(stored: unknown): stored is Told {
  const it = fieldsOf<keyof Told>(stored);
  return (['title', 'line', 'age'] as const).every((field) => typeof it[field] === 'string');
}

function fieldsOf<Field extends string>(stored: unknown): Partial<Record<Field, unknown>> {
  return typeof stored === 'object' && stored !== null ? stored : {};
}
