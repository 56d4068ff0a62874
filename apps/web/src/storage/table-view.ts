import { LAYER_NAMES, type LayerName, LOOKS, type LookName } from '@understory/ink';

/** How the table was left: nothing of it belongs to the game. */
export interface TableView {
  readonly look: LookName;
  readonly hidden: readonly LayerName[];
  /** Earlier ages shine through paler. */
  readonly faded: boolean;
  /** Does the person press for each throw of the game's dice, or do they roll by themselves? */
  readonly rolls: 'press' | 'auto';
  /** The middle of the map in beads, and how many times larger than the whole page; null = the whole page. */
  readonly lens: Lens | null;
  /** The moment looked at, in ticks; null = now. */
  readonly moment: number | null;
  readonly speed: number;
}

export interface Lens {
  readonly x: number;
  readonly y: number;
  readonly times: number;
}

export const FRESH_VIEW: TableView = {
  look: 'pen-and-paper',
  hidden: ['legend'],
  faded: false,
  rolls: 'press',
  lens: null,
  moment: null,
  speed: 2,
};

/** A view read back from storage: what doesn't fit is left as usual. */
export function readView(stored: unknown): TableView {
  const it = (typeof stored === 'object' && stored !== null ? stored : {}) as Partial<Record<keyof TableView, unknown>>;
  return {
    look: typeof it.look === 'string' && Object.hasOwn(LOOKS, it.look) ? (it.look as LookName) : FRESH_VIEW.look,
    hidden: Array.isArray(it.hidden)
      ? LAYER_NAMES.filter((name) => (it.hidden as unknown[]).includes(name))
      : FRESH_VIEW.hidden,
    faded: it.faded === true,
    rolls: it.rolls === 'auto' ? 'auto' : 'press',
    lens: isLens(it.lens) ? it.lens : null,
    moment: Number.isInteger(it.moment) ? (it.moment as number) : null,
    speed: typeof it.speed === 'number' && it.speed > 0 && it.speed <= 16 ? it.speed : FRESH_VIEW.speed,
  };
}

function isLens(it: unknown): it is Lens {
  if (typeof it !== 'object' || it === null) return false;
  const { x, y, times } = it as Partial<Record<keyof Lens, unknown>>;
  return [x, y, times].every(Number.isFinite) && (times as number) > 0;
}
