import { Kept } from '@understory/ink';
import { memo, useEffect, useRef, useState } from 'react';
import { afterPaint } from '../../desk/after-paint.ts';
import { madeInSlices } from '../../table/slices.ts';
import { type Drawing, drawingPage } from './draw-page.ts';
import { layInk } from './lay-ink.ts';
import type { Drawn } from './sheet-at.ts';

/** A map that is drawn within so many milliseconds is drawn in one go. */
const AT_ONCE = 80;

/**
 * The drawn map. It is drawn after the answer has been shown, for a large map takes longer to draw than a person likes to wait for
 * what comes next, and goes on in slices if it is very large; a person who answers quickly skips the drawings between.
 */
export const Ink = memo(
  function Ink({ world, drawing }: { world: Drawn; drawing: Drawing }) {
    const paper = useRef<HTMLDivElement>(null);
    const [kept] = useState(() => new Kept());
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
    }, [world, drawing, kept]);
    return <div ref={paper} className="map-ink" aria-hidden="true" />;
  },
  (a, b) => a.world === b.world && isSame(a.drawing, b.drawing),
);

function isSame(one: Drawing, other: Drawing): boolean {
  return (Object.keys(one) as (keyof Drawing)[]).every((key) => one[key] === other[key]);
}
