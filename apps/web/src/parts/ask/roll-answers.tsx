import { parseDice, type RollAsk } from '@understory/table';
import { lazy, Suspense } from 'react';
import { changeHands, letAnswer } from '../../table/acts.ts';
import { useGame } from '../../table/table-store.ts';
import { AnswerButton } from './answer-button.tsx';
import { RowsToCome } from './rows-to-come.tsx';

const TypedThrow = lazy(() => import('./typed-throw.tsx').then((it) => ({ default: it.TypedThrow })));

export function RollAnswers({ ask }: { ask: RollAsk }) {
  const { hands } = useGame();
  return (
    <>
      {hands.dice === 'typed' ? (
        <Suspense>
          <TypedThrow ask={ask} />
        </Suspense>
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

function reading(dice: string): string {
  const { count, sides, plus } = parseDice(dice);
  const of = count === 1 ? `one die of ${sides}` : `${count} dice of ${sides}`;
  return plus > 0 ? `${of}, and ${plus} more` : of;
}
