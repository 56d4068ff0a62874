import { type Edition, emblemSvg } from '@understory/ink';
import { useEffect, useRef } from 'react';
import './emblem.css';

interface EmblemProps {
  readonly edition: Edition;
  readonly words: string;
  readonly size: number;
}

/** The bead of a group or card with its emblem. The words only choose among the ink's own drawings. */
export function Emblem({ edition, words, size }: EmblemProps) {
  const bead = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (bead.current) bead.current.innerHTML = emblemSvg(words, { edition, size });
  }, [edition, words, size]);
  return <span ref={bead} className="emblem" style={{ width: size, height: size }} aria-hidden="true" />;
}
