import { besideIn } from './beside-in.ts';
import './place-menu.css';

interface HeldSpotProps {
  /** Where the ghost lies, in the window on the map. */
  readonly at: { readonly x: number; readonly y: number };
  readonly window: HTMLElement | null;
  readonly onTake: () => void;
  readonly onDrop: () => void;
}

/** A finger has put something down, but not let go of it yet: it can still be dragged elsewhere. */
export function HeldSpot({ at, window: around, onTake, onDrop }: HeldSpotProps) {
  return (
    <fieldset className="held-spot" aria-label="Put down here?" data-still style={besideIn(around, at)}>
      <button type="button" className="button chief" onClick={onTake}>
        Put it here
      </button>
      <button type="button" className="button on-paper" onClick={onDrop}>
        Not here
      </button>
    </fieldset>
  );
}
