import { useId } from 'react';
import { seedWords } from './seed-words.ts';

interface SeedAndNameProps {
  readonly seed: string;
  readonly name: string;
  readonly onChange: (some: { readonly seed?: string; readonly name?: string }) => void;
}

/** What any world is begun with. */
export function SeedAndName({ seed, name, onChange }: SeedAndNameProps) {
  const id = useId();
  return (
    <div className="pair">
      <div className="field">
        <label htmlFor={`${id}-seed`}>Seed</label>
        <span className="with-button">
          <input
            id={`${id}-seed`}
            className="input"
            value={seed}
            maxLength={200}
            onChange={(event) => onChange({ seed: event.target.value })}
          />
          <button type="button" className="button on-paper" onClick={() => onChange({ seed: seedWords() })}>
            Other words
          </button>
        </span>
        <span className="hint">The same seed and answers give the same world, everywhere.</span>
      </div>
      <div className="field">
        <label htmlFor={`${id}-name`}>The world’s name</label>
        <input
          id={`${id}-name`}
          className="input"
          value={name}
          maxLength={60}
          placeholder="made up from the seed"
          onChange={(event) => onChange({ name: event.target.value })}
        />
      </div>
    </div>
  );
}
