import { LAYER_NAMES, LOOKS, type LookName } from '@understory/ink';
import { type AgeView, FRESH_VIEW, type Lens, MOTIONS, type TableView } from './table-view.ts';

const MOST_USUAL = 200;
const MOST_AGES = 40;
const LONGEST_AGE = 40;
const MOST_FIELDS = 40;
const LONGEST_FIELD = 40;
/** As many letters as the result codes of a full table have. */
export const MOST_WRITTEN = 200_000;

/** A view read back from storage: what doesn't fit is left as usual. */
export function readView(stored: unknown): TableView {
  const it = (typeof stored === 'object' && stored !== null ? stored : {}) as Partial<Record<keyof TableView, unknown>>;
  return {
    look: typeof it.look === 'string' && Object.hasOwn(LOOKS, it.look) ? (it.look as LookName) : FRESH_VIEW.look,
    hidden: Array.isArray(it.hidden)
      ? LAYER_NAMES.filter((name) => (it.hidden as unknown[]).includes(name))
      : FRESH_VIEW.hidden,
    faded: it.faded === true,
    tracing: readTracing(it.tracing),
    rolls: it.rolls === 'auto' ? 'auto' : 'press',
    usual: readWords(it.usual),
    details: readWords(it.details),
    realms: it.realms === true,
    lens: isLens(it.lens) ? it.lens : null,
    moment: Number.isInteger(it.moment) ? (it.moment as number) : null,
    speed: typeof it.speed === 'number' && it.speed > 0 && it.speed <= 16 ? it.speed : FRESH_VIEW.speed,
    lastSeen: Number.isInteger(it.lastSeen) ? (it.lastSeen as number) : null,
    guided: it.guided === true,
    motion: MOTIONS.find((motion) => motion === it.motion) ?? FRESH_VIEW.motion,
    written: readWritten(it.written),
  };
}

function readWords(stored: unknown): readonly string[] {
  return Array.isArray(stored) ? stored.filter((word) => typeof word === 'string').slice(0, MOST_USUAL) : [];
}

function readTracing(stored: unknown): TableView['tracing'] {
  if (typeof stored !== 'object' || stored === null) return FRESH_VIEW.tracing;
  const fits = Object.entries(stored as Record<string, Partial<AgeView> | null>).filter(
    ([age, it]) =>
      age.length <= LONGEST_AGE &&
      typeof it?.shown === 'boolean' &&
      typeof it.opacity === 'number' &&
      it.opacity >= 0 &&
      it.opacity <= 1,
  ) as [string, AgeView][];
  return Object.fromEntries(fits.slice(0, MOST_AGES).map(([age, { shown, opacity }]) => [age, { shown, opacity }]));
}

function readWritten(stored: unknown): TableView['written'] {
  if (typeof stored !== 'object' || stored === null) return FRESH_VIEW.written;
  const fits = Object.entries(stored).filter(
    ([field, text]) => field.length <= LONGEST_FIELD && typeof text === 'string' && text.length <= MOST_WRITTEN,
  ) as [string, string][];
  return Object.fromEntries(fits.slice(0, MOST_FIELDS));
}

function isLens(it: unknown): it is Lens {
  if (typeof it !== 'object' || it === null) return false;
  const { x, y, times } = it as Partial<Record<keyof Lens, unknown>>;
  return [x, y, times].every(Number.isFinite) && (times as number) > 0;
}
