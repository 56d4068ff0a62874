import { useId } from 'react';

interface ChoicesProps<K extends string> {
  readonly legend: string;
  readonly options: readonly { readonly key: K; readonly text: string }[];
  readonly value: K;
  readonly hint?: string | undefined;
  readonly onChoose: (key: K) => void;
}

/** One of a few, all in sight. */
export function Choices<K extends string>({ legend, options, value, hint, onChoose }: ChoicesProps<K>) {
  const name = useId();
  return (
    <fieldset className="field">
      <legend>{legend}</legend>
      <div className="choices">
        {options.map(({ key, text }) => (
          <label key={key}>
            <input type="radio" name={name} checked={key === value} onChange={() => onChoose(key)} />
            {text}
          </label>
        ))}
      </div>
      {hint && <span className="hint">{hint}</span>}
    </fieldset>
  );
}
