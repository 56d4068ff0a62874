import { useEffect } from 'react';
import { besideIn } from './beside-in.ts';
import './place-menu.css';

export interface Refusal {
  readonly text: string;
  /** Where it was tried, in the window on the map. */
  readonly at: { readonly x: number; readonly y: number };
}

/** Why nothing came of a click, where it was made. Screen readers are told by `announce`. */
export function RefusedHere({ refusal, window: around, onGone }: RefusedHereProps) {
  useEffect(() => {
    const timer = setTimeout(onGone, LASTS);
    return () => clearTimeout(timer);
  }, [onGone]);
  return (
    <p className="refused-here" aria-hidden="true" style={besideIn(around, refusal.at)}>
      {refusal.text}
    </p>
  );
}

interface RefusedHereProps {
  readonly refusal: Refusal;
  readonly window: HTMLElement | null;
  readonly onGone: () => void;
}

/** Long enough to be read twice, in milliseconds. */
const LASTS = 5000;
