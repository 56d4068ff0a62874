import { useEffect } from 'react';
import { readOwnPeoples, useOwnPeoples } from './own-peoples.ts';
import { PeoplesPicker } from './peoples-picker.tsx';

/** What was switched on or off for this world alone, by name. */
export type Switched = Readonly<Record<string, boolean>>;

interface PeoplesFieldProps {
  readonly switched: Switched;
  readonly onSwitch: (name: string, on: boolean) => void;
}

/** H1-GEN-T2.13: which of the player's own peoples this world may choose from. */
export function PeoplesField({ switched, onSwitch }: PeoplesFieldProps) {
  const { peoples } = useOwnPeoples();
  useEffect(() => void readOwnPeoples(), []);
  return (
    <fieldset className="field">
      <legend>My peoples in this world</legend>
      {peoples.map(({ name, on, people }) => (
        <label key={name} className="check">
          <input
            type="checkbox"
            checked={people !== null && (switched[name] ?? on)}
            disabled={people === null}
            onChange={(event) => onSwitch(name, event.target.checked)}
          />
          {name}
          {people === null && ' can’t be played as it is: see “My peoples”'}
        </label>
      ))}
      <div>
        <PeoplesPicker className="button on-paper" />
      </div>
      {peoples.length === 0 && (
        <span className="hint">
          You have none yet. <a href="#/peoples">Write one</a>, and it is offered when a people comes.
        </span>
      )}
    </fieldset>
  );
}
