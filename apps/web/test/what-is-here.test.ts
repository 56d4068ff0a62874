import { secondView } from '@understory/host/second';
import { bounds, gapTo, type Piece } from '@understory/page';
import { describe, expect, it } from 'vitest';
import { whatIsHere } from '../src/parts/map/what-is-here.ts';
import { playedTo } from './played.ts';

const { world } = playedTo('under the finger', ({ journal }) => journal.age === 'monsters');
const { page, journal } = world;
const now = journal.entries.length;
const alive = page.pieces.filter((it) => it.until === null && it.area > 0);

/** Pieces in whose middle a piece at least four times as large lies too. */
const within = alive.flatMap((small) => {
  const { x, y } = middleOf(small);
  const isHeld = alive.some((large) => large.area > 4 * small.area && gapTo(large.shape, x, y) === 0);
  return isHeld && gapTo(small.shape, x, y) === 0 ? [small] : [];
});

function middleOf({ shape }: Piece) {
  const { left, top, right, bottom } = bounds(shape);
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}

describe('what lies under a finger', () => {
  it('is the smaller of two pieces that lie there', () => {
    expect(within.length).toBeGreaterThan(3);
    for (const piece of within) {
      const { x, y } = middleOf(piece);
      const here = whatIsHere(secondView, world, now, x, y);
      const found = here?.what === 'piece' ? page.piece(here.id) : null;
      expect(found?.area, piece.what.kind).toBeLessThanOrEqual(piece.area);
    }
  });

  it('is the stratum where nothing is drawn, and nothing over the surface', () => {
    const [x = 0] = Array.from({ length: 200 }, (_, i) => i / 10).filter((at) =>
      alive.every((it) => gapTo(it.shape, at, page.height - 0.5) > 0.5),
    );
    expect(whatIsHere(secondView, world, now, x, page.height - 0.5)).toMatchObject({ what: 'level' });
    expect(whatIsHere(secondView, world, now, 10, -1)).toBe(null);
    const there = page.pieces.filter(({ until }) => until === null);
    const free = Array.from({ length: 400 }, (_, i) => ({ x: (i % 40) / 2, y: Math.floor(i / 40) / 2 })).find(
      (at) => page.stratumAt(at.x, at.y) === 1 && there.every((it) => gapTo(it.shape, at.x, at.y) > 0.2),
    );
    if (!free) throw new Error('everything is drawn upon in the first stratum');
    expect(whatIsHere(secondView, world, now, free.x, free.y)).toEqual({ what: 'level', number: 1, ...free });
  });
});
