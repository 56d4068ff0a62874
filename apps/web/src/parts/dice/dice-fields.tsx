import { parseDice } from '@understory/table';
import { useEffect, useId, useRef, useState } from 'react';

interface DiceFieldsProps {
  readonly dice: string;
  readonly faces?: readonly number[];
  readonly autoFocus?: boolean;
  readonly onChange: (faces: readonly number[]) => void;
}

/** One field for each die. */
export function DiceFields({ dice, faces = [], autoFocus = false, onChange }: DiceFieldsProps) {
  const { count, sides } = parseDice(dice);
  const [texts, setTexts] = useState(() => Array.from({ length: count }, (_, i) => String(faces[i] ?? '')));
  const first = useRef<HTMLInputElement>(null);
  const id = useId();
  useEffect(() => {
    if (autoFocus) first.current?.focus({ preventScroll: true });
  }, [autoFocus]);
  const type = (at: number, text: string) => {
    const next = texts.map((it, i) => (i === at ? text : it));
    setTexts(next);
    onChange(next.filter((it) => it.trim() !== '').map(Number));
  };
  return (
    <div className="dice-fields">
      {texts.map((text, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice have no name but their place
        <span key={i} className="dice-field">
          <label htmlFor={`${id}-${i}`}>
            d{sides}
            {count > 1 ? ` no. ${i + 1}` : ''}
          </label>
          <input
            ref={i === 0 ? first : undefined}
            id={`${id}-${i}`}
            className="input"
            inputMode="numeric"
            autoComplete="off"
            placeholder={`1–${sides}`}
            value={text}
            onChange={(event) => type(i, event.target.value)}
          />
        </span>
      ))}
    </div>
  );
}
