import { fate, letAnswer } from '../table/acts.ts';
import { useGame } from '../table/table-store.ts';
import { AnswerButton } from './answer-button.tsx';

const MINDS = { story: 'what makes the better story', tactical: 'what serves best', random: 'any of these' } as const;

/** Always there: somebody else may decide. */
export function FateAnswers() {
  const game = useGame();
  const mind = fate(game);
  return (
    <div className="fates">
      <AnswerButton text="Let fate decide" does={MINDS[mind]} digit="f" onTake={() => letAnswer(mind)} />
      {mind !== 'random' && (
        <AnswerButton
          text="Let chance decide"
          does="any of these, blindly"
          digit="c"
          onTake={() => letAnswer('random')}
        />
      )}
    </div>
  );
}
