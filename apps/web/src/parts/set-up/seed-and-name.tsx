import { useId } from 'react';
import { SeedField } from './seed-field.tsx';

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
      <SeedField seed={seed} gives="world" onChange={(words) => onChange({ seed: words })} />
      <div className="field">
        <label htmlFor={id}>The world’s name</label>
        <input
          id={id}
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
