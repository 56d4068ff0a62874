import { useId } from 'react';
import type { KeptCards } from '../../../../storage/kept-cards.ts';
import { CardsPicker } from './cards-picker.tsx';
import { useOwnCards } from './own-cards.ts';
import { usePastedCards } from './pasted-cards.ts';

/** What was switched on or off for this world alone, by file. */
export type Switched = Readonly<Record<string, boolean>>;

export function isIn({ file, on, right }: KeptCards, switched: Switched): boolean {
  return right && (switched[file] ?? on);
}

interface CardsFieldProps {
  readonly switched: Switched;
  readonly onSwitch: (file: string, on: boolean) => void;
}

/** Which of the player's own cards come into this world. */
export function CardsField({ switched, onSwitch }: CardsFieldProps) {
  const { files } = useOwnCards();
  const id = useId();
  usePastedCards();
  return (
    <fieldset className="field own-cards-field">
      <legend>My cards in this world</legend>
      {files.map((cards, i) => (
        <label key={cards.file} className="check">
          <input
            type="checkbox"
            checked={isIn(cards, switched)}
            disabled={!cards.right}
            aria-describedby={cards.right ? undefined : `${id}-${i}`}
            onChange={(event) => onSwitch(cards.file, event.target.checked)}
          />
          {cards.file}
          {!cards.right && <span id={`${id}-${i}`}> has errors: see “My cards”</span>}
        </label>
      ))}
      <div>
        <CardsPicker className="button on-paper" />
      </div>
      {files.length === 0 && (
        <span className="hint">The game’s 48 cards are in; yours can join them: open, drop or paste them.</span>
      )}
    </fieldset>
  );
}
