import type { Point } from '@understory/page';
import type { SpotInWords } from '@understory/table';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { announce } from '../../desk/notices.ts';
import { answer } from '../../table/acts.ts';
import { middleOf, placeNear } from '../paper/places-in.ts';

const STEP = 0.5;
const FINE = 0.1;

/** Points at a spot with the arrow keys, for those who don't use a pointer: Enter takes it. */
export function useSpotCursor(ask: SpotInWords | null, page: { readonly width: number; readonly height: number }) {
  const [at, setAt] = useState<Point | null>(null);
  useEffect(() => setAt(ask && middleOf(ask.where, page)), [ask, page]);

  const take = (x: number, y: number) => {
    if (!ask) return;
    const spot = { x: thousandths(x), y: thousandths(y) };
    const meant = ask.where.has(spot) ? spot : placeNear(ask.where, page, spot);
    if (meant) answer(meant);
    else announce(`That is not ${ask.says}.`);
  };
  const onKey = (event: KeyboardEvent): boolean => {
    if (!ask || !at) return false;
    const [dx, dy] = MOVES[event.key] ?? [0, 0];
    if (event.key === 'Enter') take(at.x, at.y);
    else if (dx === 0 && dy === 0) return false;
    else {
      const far = event.shiftKey ? FINE : STEP;
      const next = { x: within(at.x + dx * far, page.width), y: within(at.y + dy * far, page.height) };
      setAt(next);
      announce(`${round(next.x)} across, ${round(next.y)} down: ${ask.where.has(next) ? '' : 'not '}${ask.says}.`);
    }
    event.preventDefault();
    event.stopPropagation();
    return true;
  };
  return { at, take, onKey };
}

const MOVES: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function within(value: number, most: number): number {
  return thousandths(Math.min(most, Math.max(0, value)));
}

function thousandths(value: number): number {
  return Math.round(value * 1000) / 1000;
}

function round(value: number): string {
  return String(Math.round(value * 10) / 10);
}
