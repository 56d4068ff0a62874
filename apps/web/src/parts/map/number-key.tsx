import type { Inked } from '@understory/ink';
import { centreOf } from '@understory/page';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../desk/icon.tsx';
import { usePageGame } from '../../table/page-game.ts';
import { lookAt } from '../../table/view-acts.ts';
import './number-key.css';

/** What the numbers on the map stand for: names that found no room there. */
export function NumberKey({ numerals }: Pick<Inked['scene'], 'numerals'>) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setIsOpen(false);
    button.current?.focus();
  };
  const words = `What the numbers mean (${numerals.length})`;
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={words}
        title={words}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon d="M5 3.5v4M4 4.2l1-.7M8.5 5.5h8M4 10h2l-2 3.5h2M8.5 12h8M8.5 17h8" />
      </button>
      {isOpen && <Lines numerals={numerals} onClose={close} />}
    </>
  );
}

function Lines({ numerals, onClose }: Pick<Inked['scene'], 'numerals'> & { onClose: () => void }) {
  const { page } = usePageGame().world;
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.querySelector<HTMLElement>('button')?.focus(), []);
  return (
    <div
      ref={panel}
      className="layers-panel number-key"
      role="dialog"
      aria-label="What the numbers mean"
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <button type="button" className="plain-button close-key" onClick={onClose}>
        Close the key
      </button>
      <ol>
        {numerals.map(({ number, label: { id, about, text, at } }) => {
          const piece = page.pieces.find((it) => it.id === about);
          const place = piece ? centreOf(piece.shape) : at;
          return (
            <li key={id} value={number}>
              {piece ? (
                <button
                  type="button"
                  className="plain-button"
                  title="Show it on the map"
                  onClick={() => lookAt({ what: 'piece', id: piece.id, ...place })}
                >
                  {text}
                </button>
              ) : (
                text
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
