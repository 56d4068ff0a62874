import { byFinger } from '../../desk/finger.ts';
import { letAnswer } from '../../table/acts.ts';
import { useGame } from '../../table/table-store.ts';
import { askOf } from '../../words/asked.ts';
import { AnswerButton } from './answer-button.tsx';
import { FateAnswers } from './fate-answers.tsx';

export function SpotAnswers() {
  const game = useGame();
  const ask = askOf(game);
  const { hand } = game;
  if (ask?.ask !== 'spot') return null;
  return (
    <>
      {hand === 'person' && (
        <AnswerButton
          text="Point on the map"
          does={byFinger() ? 'tap, drag it where you like, put it down' : 'click, or arrow keys and Enter'}
          digit="m"
          onTake={() => document.getElementById('map')?.focus()}
        />
      )}
      {ask.by === 'chance' ? (
        <AnswerButton
          chief={hand !== 'person'}
          text="Drop a die on the page"
          does={ask.says}
          digit={hand === 'person' ? 'f' : 'Enter'}
          onTake={() => letAnswer('chance')}
        />
      ) : (
        <FateAnswers />
      )}
    </>
  );
}
