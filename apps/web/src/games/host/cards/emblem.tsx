import { emblemSvg } from '@understory/ink';
import { useEffect, useRef } from 'react';
import './emblem.css';

/** The bead of a group or card with its emblem. The words only choose among the ink's own drawings. */
export function Emblem({ words, size = 24 }: { words: string; size?: number }) {
  const bead = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (bead.current) bead.current.innerHTML = emblemSvg(words, { size });
  }, [words, size]);
  return <span ref={bead} className="emblem" style={{ width: size, height: size }} aria-hidden="true" />;
}
