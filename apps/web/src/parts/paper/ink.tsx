import type { Inked, Kept } from '@understory/ink';
import { memo, useEffect, useRef, useState } from 'react';
import { afterPaint } from '../../desk/after-paint.ts';
import { madeInSlices } from '../../table/slices.ts';
import { type Drawing, drawingPage } from './draw-page.ts';
import { layInk } from './lay-ink.ts';
import type { Drawn } from './sheet-at.ts';

/** A map that is drawn within so many milliseconds is drawn in one go. */
const AT_ONCE = 80;

interface InkOn {
  readonly world: Drawn;
  readonly drawing: Drawing;
  readonly kept: Kept;
  /** What is to be seen now. */
  readonly onDrawn: (drawn: Inked) => void;
}

/**
 * The drawn map. It is drawn after the answer has been shown, for a large map takes longer to draw than a person likes to wait for
 * what comes next, and goes on in slices if it is very large; a person who answers quickly skips the drawings between.
 */
export const Ink = memo(
  function Ink({ world, drawing, kept, onDrawn }: InkOn) {
    const paper = useRef<HTMLDivElement>(null);
    const [, fail] = useState();
    const isBlank = useRef(true);
    useEffect(() => {
      let isWanted = true;
      const draw = async () => {
        const drawn = await madeInSlices(drawingPage(world, drawing, kept), {
          isWanted: () => isWanted,
          most: AT_ONCE,
        });
        if (!drawn || !paper.current) return;
        layInk(paper.current, drawn.made);
        paper.current.removeAttribute('aria-busy');
        onDrawn(drawn.made);
      };
      const begin = () =>
        void draw().catch((error) =>
          fail(() => {
            throw error;
          }),
        );
      paper.current?.setAttribute('aria-busy', 'true');
      const leave = isBlank.current ? begin() : afterPaint(begin);
      isBlank.current = false;
      return () => {
        isWanted = false;
        leave?.();
      };
    }, [world, drawing, kept, onDrawn]);
    return <div ref={paper} className="map-ink" aria-hidden="true" />;
  },
  (a, b) => a.world === b.world && isSame(a.drawing, b.drawing),
);

function isSame(one: Drawing, other: Drawing): boolean {
  return (Object.keys(one) as (keyof Drawing)[]).every((key) => one[key] === other[key]);
}
