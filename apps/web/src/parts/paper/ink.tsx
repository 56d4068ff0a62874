import { Kept } from '@understory/ink';
import { memo, useEffect, useRef, useState } from 'react';
import { afterPaint } from '../../desk/after-paint.ts';
import { type Drawing, drawPage } from './draw-page.ts';
import { layInk } from './lay-ink.ts';
import type { Drawn } from './sheet-at.ts';

/**
 * The drawn map. It is drawn after the answer has been shown, for a large map takes longer to draw than a person likes to wait for
 * what comes next; a person who answers quickly skips the drawings between.
 */
export const Ink = memo(
  function Ink({ world, drawing }: { world: Drawn; drawing: Drawing }) {
    const paper = useRef<HTMLDivElement>(null);
    const [kept] = useState(() => new Kept());
    const isBlank = useRef(true);
    useEffect(() => {
      const draw = () => {
        if (!paper.current) return;
        layInk(paper.current, drawPage(world, drawing, kept));
        paper.current.removeAttribute('aria-busy');
      };
      if (isBlank.current) {
        isBlank.current = false;
        return draw();
      }
      paper.current?.setAttribute('aria-busy', 'true');
      return afterPaint(draw);
    }, [world, drawing, kept]);
    return <div ref={paper} className="map-ink" aria-hidden="true" />;
  },
  (a, b) => a.world === b.world && isSame(a.drawing, b.drawing),
);

function isSame(one: Drawing, other: Drawing): boolean {
  return (Object.keys(one) as (keyof Drawing)[]).every((key) => one[key] === other[key]);
}
