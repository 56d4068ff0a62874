import {
  type AgeSheet,
  type Detail,
  drawingMap,
  type Inked,
  Kept,
  LAYER_NAMES,
  type LayerName,
  type LookName,
  type Penwork,
} from '@understory/ink';
import type { Lived } from '@understory/page';
import { inOneGo, type Topic } from '@understory/table';
import type { Called } from '../../words/called-in.ts';
import { penMeasures } from './pen-measures.ts';
import { type Drawn, sheetAt } from './sheet-at.ts';

export interface Drawing {
  readonly called: Called;
  readonly tick: number;
  readonly title: string;
  readonly look: LookName;
  readonly hidden: readonly LayerName[];
  readonly faded: boolean;
  /** The tracing paper of each age, in their order; and what a hand has changed on the map. Both are told by who they are. */
  readonly ages?: readonly AgeSheet[];
  readonly pen?: Penwork;
  /** From where it is looked at; near by if left out. */
  readonly detail?: Detail;
}

const MOST_KEPT = 24;
/** There is no sky over a page without ground. */
const ON_BLANK: readonly LayerName[] = ['paper', 'cartouche', 'grain'];
const reels = new WeakMap<Drawn, Map<string, Inked>>();

const keeps = new WeakMap<object, Kept>();

/** What was kept of the pictures of a game. Undo brings another world, but the game stays. */
export function keptOf(game: object): Kept {
  const kept = keeps.get(game) ?? new Kept();
  keeps.set(game, kept);
  return kept;
}

/**
 * The map. The same picture is drawn once: scrubbing back and forth only looks it up. A paper on which one picture follows another
 * hands in what was `kept` of them.
 */
export function drawPage(world: Drawn, drawing: Drawing, kept = new Kept()): Inked {
  return inOneGo(drawingPage(world, drawing, kept));
}

/** The same bit by bit. */
export function* drawingPage(
  world: Drawn,
  { called, tick, title, look, hidden, faded, ages, pen, detail = 'near' }: Drawing,
  kept: Kept,
): Generator<void, Inked, void> {
  const drawings = reels.get(world) ?? new Map<string, Inked>();
  reels.set(world, drawings);
  const way = [look, hidden.join(), faded, JSON.stringify(ages), pen && nameOf(pen), detail];
  const key = [frameAt(world, tick), title, ...way].join('|');
  const known = drawings.get(key);
  if (known !== undefined) return known;
  const sheet = sheetAt(world, tick, title);
  const layers = LAYER_NAMES.filter(
    (name) => !hidden.includes(name) && (sheet.ground !== null || ON_BLANK.includes(name)),
  );
  const options = {
    edition: world.edition,
    called: (what: Topic) => called(what, { tick }),
    look,
    tick,
    layers,
    faded,
    detail,
    ...(ages ? { tracing: ages } : {}),
    ...(pen ? { pen, measures: penMeasures(world, tick) } : {}),
  };
  const inked = { scene: yield* drawingMap(sheet, options, kept), prefix: 'map-' };
  const [oldest] = drawings.keys();
  if (drawings.size >= MOST_KEPT && oldest !== undefined) drawings.delete(oldest);
  drawings.set(key, inked);
  return inked;
}

const numbers = new WeakMap<Penwork, number>();
let count = 0;

/** Two works of the pen are the same if they are one. */
function nameOf(pen: Penwork): number {
  const known = numbers.get(pen) ?? ++count;
  numbers.set(pen, known);
  return known;
}

/** The last tick up to this one at which anything on the page changed. */
function frameAt(world: Drawn, tick: number): number {
  let last = -1;
  for (const frame of frames(world)) {
    if (frame > tick) break;
    last = frame;
  }
  return last;
}

/** The ticks at which the page changed, in order. */
export function frames({ page }: Pick<Drawn, 'page'>): number[] {
  const ticks = new Set<number>();
  const lists: readonly (readonly Lived[])[] = [
    page.pieces,
    page.units,
    page.beads,
    page.marks,
    page.labels,
    page.legend,
  ];
  for (const list of lists) {
    for (const { since, until } of list) {
      ticks.add(since);
      if (until !== null) ticks.add(until);
    }
  }
  if (page.laidAt !== null) ticks.add(page.laidAt);
  for (const { until } of page.former) ticks.add(until);
  return [...ticks].sort((a, b) => a - b);
}
