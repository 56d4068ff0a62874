import { drawOne, type Sketch } from '../../drawings/sketch.ts';
import { LOOKS, type LookName } from '../../looks/index.ts';
import type { Mark, Pen } from '../../mark.ts';
import { marksToSvg } from '../../svg.ts';
import { tremorFor } from '../../tremor.ts';
import { goblin, grislyk, kora, skeleton } from '../creatures.ts';

export type Token = 'kora' | 'goblin' | 'skeleton' | 'grislyk';

const SKETCHES: Readonly<Record<Token, Sketch>> = { kora, goblin, skeleton, grislyk };
const PLAIN: Pen = { fill: 'paper', stroke: 'ink', width: 0.05 };
const BLUE: Pen = { fill: 'crystalLight', stroke: 'waterDeep', width: 0.08 };

/** A round piece of card with somebody on it, in beads. */
export function tokenMarks(who: Token, x: number, y: number, r: number): Mark[] {
  return [
    { mark: 'circle', x, y, r, pen: who === 'kora' ? BLUE : PLAIN },
    ...drawOne(SKETCHES[who], { x, y, size: r * 1.53 }, tremorFor(who)),
  ];
}

/** A token by itself, for the track and the cards beside the board. */
export function tokenSvg(who: Token, look: LookName = 'pen-and-paper'): string {
  const marks = marksToSvg(tokenMarks(who, 0, 0, 0.5), LOOKS[look]);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-0.56 -0.56 1.12 1.12" fill="none" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${marks}</svg>`;
}
