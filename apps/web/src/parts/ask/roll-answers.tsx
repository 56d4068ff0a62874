import { capital, misthrow, parseDice, type RollAsk } from '@understory/table';
import { type FormEvent, useState } from 'react';
import { answer, changeHands, letAnswer } from '../../table/acts.ts';
import { useGame } from '../../table/table-store.ts';
import { DiceFields } from '../dice/dice-fields.tsx';
import { AnswerButton } from './answer-button.tsx';
import { RowsToCome } from './rows-to-come.tsx';

export function RollAnswers({ ask }: { ask: RollAsk }) {
  const { hands } = useGame();
  return (
    <>
      {hands.dice === 'typed' ? (
        <TypedThrow ask={ask} />
      ) : (
        <div className="rolling">
          <AnswerButton
            chief
            text={`Roll ${ask.dice}`}
            does={reading(ask.dice)}
            digit="Enter"
            onTake={() => letAnswer('chance')}
          />
          <button type="button" className="plain-button own-dice" onClick={() => changeHands({ dice: 'typed' })}>
            I roll my own dice
          </button>
        </div>
      )}
      <RowsToCome clause={ask.clause} />
    </>
  );
}

/** The person throws their own dice and types what they show. */
function TypedThrow({ ask }: { ask: RollAsk }) {
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

function reading(dice: string): string {
  const { count, sides, plus } = parseDice(dice);
  const of = count === 1 ? `one die of ${sides}` : `${count} dice of ${sides}`;
  return plus > 0 ? `${of}, and ${plus} more` : of;
}
