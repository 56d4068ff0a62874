import type { Point } from '@understory/page';
import type { SpotInWords } from '@understory/table';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { announce } from '../../desk/notices.ts';
import { answer } from '../../table/acts.ts';
import { middleOf, placeNear } from '../paper/places-in.ts';
import { ARROWS, thousandths, within } from './by-keys.ts';

const STEP = 0.5;
const FINE = 0.1;

/**
 * Points at a spot without a mouse. With the arrow keys, and Enter takes it; with a finger, which covers what it points at: the spot is
 * held first, may be dragged, and is then put down.
 */
export function useSpotCursor(
  ask: SpotInWords | null,
  page: { readonly width: number; readonly height: number },
  refuse: (text: string, at: Point) => void,
) {
  const [at, setAt] = useState<Point | null>(null);
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    setAt(ask && middleOf(ask.where, page));
    setHeld(false);
  }, [ask, page]);

  /** The spot itself, or the nearest place so many beads from it. */
  const meant = (x: number, y: number, reach?: number): Point | null => {
    const spot = { x: thousandths(x), y: thousandths(y) };
    return !ask || ask.where.has(spot) ? spot : placeNear(ask.where, page, spot, reach);
  };
  const take = (x: number, y: number) => {
    const spot = ask && meant(x, y);
    if (spot) answer(spot);
    else if (ask) refuse(`That is not ${ask.says}.`, { x, y });
  };
  const hold = (x: number, y: number, reach: number) => {
    const spot = ask && meant(x, y, reach);
    setHeld(spot !== null);
    if (spot) setAt(spot);
    else if (ask) refuse(`That is not ${ask.says}.`, { x, y });
  };
  const drag = (x: number, y: number) => {
    const spot = meant(x, y, Number.POSITIVE_INFINITY);
    if (spot) setAt(spot);
  };
  const onKey = (event: KeyboardEvent): boolean => {
    if (!ask || !at) return false;
    const [dx, dy] = ARROWS[event.key] ?? [0, 0];
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
  return { at, isHeld, take, hold, drag, letGo: () => setHeld(false), onKey };
}

function round(value: number): string {
  return String(Math.round(value * 10) / 10);
}
