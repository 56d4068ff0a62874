import { LOOKS, type LookName } from '../looks/index.ts';
import type { Mark } from '../mark.ts';
import type { Scene } from '../scene.ts';
import { type Inked, type SvgOptions, toSvg } from '../svg.ts';

/** What a drawn board needs to be a picture. */
export interface BoardOptions extends SvgOptions {
  readonly look?: LookName;
  /** Without the colour of its paper: for real paper, which has one of its own. */
  readonly bare?: boolean;
}

export interface Board {
  readonly title: string;
  /** In beads. */
  readonly width: number;
  readonly height: number;
  readonly marks: readonly Mark[];
}

/** A board as SVG. */
export function boardSvg(board: Board, { look, bare, ...options }: BoardOptions = {}): string {
  return toSvg(sceneOf(board, look, bare), options);
}

/** The same as a scene, for an app that lays anew only what has changed. */
export function inkedBoard(board: Board, look: LookName, prefix: string): Inked {
  return { scene: sceneOf(board, look), prefix };
}

/** Paper, what is drawn on it, and the grain over all. */
function sceneOf({ title, width, height, marks }: Board, look: LookName = 'pen-and-paper', bare = false): Scene {
  const whole = `M0 0L${width} 0L${width} ${height}L0 ${height}Z`;
  return {
    width,
    height,
    title,
    look: LOOKS[look],
    layers: [
      { name: 'paper', marks: bare ? [] : [{ mark: 'path', d: whole, pen: { fill: 'paper' } }] },
      { name: 'walls', marks },
      {
        name: 'grain',
        marks: LOOKS[look].grain > 0 && !bare ? [{ mark: 'path', d: whole, pen: { wash: 'grain' } }] : [],
      },
    ],
    labels: [],
    numerals: [],
  };
}

/** Marks moved as one. */
export function movedBy(of: readonly Mark[], x: number, y: number): Mark {
  return { mark: 'group', of, place: { x, y, size: 1, turn: 0 } };
}
