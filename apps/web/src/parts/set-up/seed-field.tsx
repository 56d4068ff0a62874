import { useId } from 'react';
import { seedWords } from './seed-words.ts';

interface SeedFieldProps {
  readonly seed: string;
  /** What it gives the same of, everywhere. */
  readonly gives: string;
  readonly onChange: (seed: string) => void;
}

/** The words that all chance comes from. */
export function SeedField({ seed, gives, onChange }: SeedFieldProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>Seed</label>
      <span className="with-button">
        <input
          id={id}
          className="input"
          value={seed}
          maxLength={200}
          onChange={(event) => onChange(event.target.value)}
        />
        <button type="button" className="button on-paper" onClick={() => onChange(seedWords())}>
          Other words
        </button>
      </span>
      <span className="hint">The same seed and answers give the same {gives}, everywhere.</span>
    </div>
  );
}
