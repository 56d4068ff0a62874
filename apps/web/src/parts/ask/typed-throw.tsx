import { capital, misthrow, type RollAsk } from '@understory/table';
import { type FormEvent, useState } from 'react';
import { answer, changeHands, letAnswer } from '../../table/acts.ts';
import { DiceFields } from '../dice/dice-fields.tsx';

/** The person throws their own dice and types what they show. */
export function TypedThrow({ ask }: { ask: RollAsk }) {
  const [faces, setFaces] = useState<readonly number[]>([]);
  const [wrong, setWrong] = useState('');
  const take = (event: FormEvent) => {
    event.preventDefault();
    const why = misthrow(ask.dice, faces);
    setWrong(why ? `${capital(why)}.` : '');
    if (!why) answer(faces);
  };
  return (
    <form className="typed-throw" onSubmit={take} noValidate>
      <DiceFields dice={ask.dice} onChange={setFaces} autoFocus />
      <button type="submit" className="button chief">
        Use these dice
      </button>
      <button type="button" className="button on-paper" onClick={() => letAnswer('chance')}>
        Let the game roll
      </button>
      <button type="button" className="plain-button own-dice" onClick={() => changeHands({ dice: 'chance' })}>
        The game rolls from now on
      </button>
      {wrong && (
        <p role="alert" className="wrong">
          {wrong}
        </p>
      )}
    </form>
  );
}
