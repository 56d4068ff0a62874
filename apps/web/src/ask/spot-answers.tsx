import { letAnswer } from '../table/acts.ts';
import { useGame } from '../table/table-store.ts';
import { AnswerButton } from './answer-button.tsx';

export function SpotAnswers() {
  const { ask, hand } = useGame();
  if (ask?.ask !== 'spot') return null;
  const dropped = ask.by === 'chance';
  return (
    <>
      {hand === 'person' && (
        <AnswerButton
          text="Point on the map"
          does="click, or arrow keys and Enter"
          digit="m"
          onTake={() => document.getElementById('map')?.focus()}
        />
      )}
      <AnswerButton
        chief={hand !== 'person'}
        text={dropped ? 'Drop a die on the page' : 'Let chance find a place'}
        does={ask.where.says}
        digit={hand === 'person' ? 'f' : 'Enter'}
        onTake={() => letAnswer('chance')}
      />
    </>
  );
}
