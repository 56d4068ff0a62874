import { livedAt } from '@understory/page';
import { bounds } from '@understory/ruler';
import type { Chronicle } from '../chronicle.ts';
import { altOf } from '../recap/alt.ts';
import { wealth } from '../standing.ts';
import type { Axis } from './axis.ts';
import { spanOf } from './axis.ts';
import type { Portrait } from './page.ts';
import { whenAt } from './time.ts';

/** In beads (CH-LEG-07). */
const LEAST = { width: 6, height: 4 };
const MOST = { width: 14, height: 9 };
const MARGIN = 1.2;

/** A group where and when it had most. */
export function portraitOfGroup(group: string, chronicle: Chronicle, axis: Axis): Portrait | null {
  const { story } = chronicle;
  const { from, to } = spanOf(story, axis, group);
  let best = from;
  let most = 0;
  for (let at = from; at < Math.min(to + 1, axis.turns.length); at++) {
    const has = wealth(story.standing(group, axis.turns[at]?.last ?? 0));
    if (has > most) [best, most] = [at, has];
  }
  const tick = axis.turns[best]?.last ?? 0;
  const { beads } = story.tale.sheet;
  const pieces = new Set(beads.filter((it) => it.owner === group && livedAt(it, tick)).map((it) => it.piece));
  return portrait([...pieces], tick, whenAt(story.tale, axis, best), chronicle);
}

/** A place as it is at the moment that is told of, or as it was last. */
export function portraitOfPlace(piece: string, chronicle: Chronicle, axis: Axis): Portrait | null {
  const { story } = chronicle;
  const it = story.tale.sheet.pieces.find(({ id }) => id === piece);
  if (!it) return null;
  const { last } = story.tale;
  const isThere = livedAt(it, last);
  const tick = isThere || it.until === null ? last : it.until - 1;
  const at = axis.turns.findIndex((turn) => turn.last >= tick);
  return portrait([piece], tick, whenAt(story.tale, axis, at < 0 ? axis.turns.length - 1 : at), chronicle);
}

/** Some places together, at a tick. */
export function portraitOfPieces(
  pieces: readonly string[],
  tick: number,
  chronicle: Chronicle,
  axis: Axis,
): Portrait | null {
  const at = axis.turns.findIndex((turn) => turn.last >= tick);
  return portrait(pieces, tick, whenAt(chronicle.story.tale, axis, at < 0 ? axis.turns.length - 1 : at), chronicle);
}

/** The whole map as it is at the moment that is told of. */
export function portraitOfWorld(chronicle: Chronicle, axis: Axis): Portrait | null {
  const { story } = chronicle;
  const { sheet, last } = story.tale;
  if (sheet.pieces.length === 0) return null;
  const box = { x: 0, y: 0, width: sheet.width, height: sheet.height };
  const caption = whenAt(story.tale, axis, axis.turns.length - 1);
  return { tick: last, box, shapes: [], caption, alt: altOf(chronicle) };
}

function portrait(pieces: readonly string[], tick: number, when: string, { story }: Chronicle): Portrait | null {
  const { sheet } = story.tale;
  const shown = sheet.pieces.filter((it) => pieces.includes(it.id));
  const [first] = shown;
  if (!first) return null;
  const all = shown.map((it) => bounds(it.shape));
  const left = Math.min(...all.map((it) => it.left)) - MARGIN;
  const right = Math.max(...all.map((it) => it.right)) + MARGIN;
  const top = Math.min(...all.map((it) => it.top)) - MARGIN;
  const bottom = Math.max(...all.map((it) => it.bottom)) + MARGIN;
  const width = Math.min(Math.max(right - left, LEAST.width), MOST.width, sheet.width);
  const height = Math.min(Math.max(bottom - top, LEAST.height), MOST.height, sheet.height);
  // What is larger than a picture may be, is shown about its middle; and no picture looks over the edge of the page.
  const x = Math.min(Math.max((left + right - width) / 2, 0), sheet.width - width);
  const y = Math.min(Math.max((top + bottom - height) / 2, 0), sheet.height - height);
  const hundredth = (n: number) => Math.round(n * 100) / 100;
  const box = { x: hundredth(x), y: hundredth(y), width: hundredth(width), height: hundredth(height) };
  return { tick, box, shapes: shown.map((it) => it.shape), caption: when };
}
