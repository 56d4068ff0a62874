import { PEN_LIMITS } from '@understory/ink/pen';
import type { Point } from '@understory/page';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { announce } from '../../desk/notices.ts';
import { say } from './pen-acts.ts';

/** A field for a new name. */
export function Rename({ of, onName }: { of: string; onName: (text: string) => boolean }) {
  const [text, setText] = useState(of);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return say('A name has at least one letter.');
    if (onName(text)) announce(`It is called ${text.trim()} now.`);
  };
  return (
    <form className="pen-row" onSubmit={onSubmit}>
      <input
        className="input"
        aria-label="Name"
        maxLength={PEN_LIMITS.name}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <button type="submit" className="button on-paper">
        Name it
      </button>
    </form>
  );
}

const QUARTER = 0.25;
const WAYS = {
  ArrowLeft: { text: '←', name: 'left', by: { x: -QUARTER, y: 0 } },
  ArrowUp: { text: '↑', name: 'up', by: { x: 0, y: -QUARTER } },
  ArrowDown: { text: '↓', name: 'down', by: { x: 0, y: QUARTER } },
  ArrowRight: { text: '→', name: 'right', by: { x: QUARTER, y: 0 } },
} as const;

/** Four buttons; the arrow keys do the same while one of them is in focus. */
export function Pad({ name, onMove }: { name: string; onMove: (by: Point) => boolean }) {
  const go = (key: keyof typeof WAYS) => {
    if (onMove(WAYS[key].by)) announce(`A quarter bead ${WAYS[key].name}.`);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.key in WAYS)) return;
    event.preventDefault();
    event.stopPropagation();
    go(event.key as keyof typeof WAYS);
  };
  return (
    <fieldset className="pen-pad" aria-label={name} onKeyDown={onKeyDown}>
      {(Object.keys(WAYS) as (keyof typeof WAYS)[]).map((key) => (
        <button
          key={key}
          type="button"
          className="pen-button pad"
          aria-label={`A quarter bead ${WAYS[key].name}`}
          onClick={() => go(key)}
        >
          {WAYS[key].text}
        </button>
      ))}
    </fieldset>
  );
}

export function Reset({ off, onReset }: { off: boolean; onReset: () => void }) {
  return (
    <button type="button" className="button on-paper" disabled={off} onClick={onReset}>
      As the game has it
    </button>
  );
}
