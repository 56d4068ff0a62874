import { useLayoutEffect, useRef } from 'react';

interface InkProps {
  /** What the pen wrote, in beads: it is our own, and holds no word of anybody's. */
  readonly ink: string;
  readonly className?: string;
  readonly transform?: string;
}

/** A piece of drawing inside another. */
export function Ink({ ink, ...rest }: InkProps) {
  const ref = useRef<SVGGElement>(null);
  useLayoutEffect(() => {
    if (ref.current) ref.current.innerHTML = ink;
  }, [ink]);
  return <g ref={ref} fill="none" strokeLinecap="round" strokeLinejoin="round" {...rest} />;
}
