import { useId, useState } from 'react';
import type { Edition } from './orders.ts';

/** TA-SEC-03: the keeper's book or the players', and which rooms players know (TA-SEC-09). */
export function Editions({ edition, onEdition }: { edition: Edition; onEdition: (edition: Edition) => void }) {
  const id = useId();
  const { forWhom, revealed } = edition;
  const [known, setKnown] = useState(revealed.join(', '));
  const reveal = () => {
    const rooms = known.split(/[\s,;]+/).filter((it) => it !== '');
    if (rooms.join() !== revealed.join()) onEdition({ forWhom, revealed: rooms });
  };
  return (
    <span className="book-moment">
      <button
        type="button"
        className="button"
        aria-pressed={forWhom === 'players'}
        onClick={() => onEdition({ forWhom: forWhom === 'players' ? 'keeper' : 'players', revealed })}
      >
        As players see it
      </button>
      {forWhom === 'players' && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            reveal();
          }}
        >
          <label htmlFor={id}>Rooms they know</label>{' '}
          <input
            id={id}
            className="input"
            placeholder="A1, A2"
            value={known}
            onChange={(event) => setKnown(event.target.value)}
            onBlur={reveal}
          />
        </form>
      )}
    </span>
  );
}
