import { tokenSvg, type Token as Who } from '@understory/ink/boards';
import { useEffect, useRef } from 'react';

/** A piece of the game as it lies beside the board; it is named by the words around it. */
export function Token({ who, size = 30 }: { who: Who; size?: number }) {
  const piece = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (piece.current) piece.current.innerHTML = tokenSvg(who);
  }, [who]);
  return <span ref={piece} className="evil-token" style={{ width: size, height: size }} aria-hidden="true" />;
}
