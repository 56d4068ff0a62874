import type { ChooseAsk } from '@understory/table';
import { answer } from '../table/acts.ts';
import { useTable } from '../table/table-store.ts';
import { pointAt } from '../table/view-acts.ts';
import { AnswerButton } from './answer-button.tsx';
import { FateAnswers } from './fate-answers.tsx';

export function ChooseAnswers({ ask }: { ask: ChooseAsk }) {
  const pointedAt = useTable((table) => table.pointedAt);
  return (
    <>
      <div className={ask.options.length > 6 ? 'options many' : 'options'}>
        {ask.options.map(({ key, text, does }, i) => (
          <AnswerButton
            key={key}
            text={text.charAt(0).toUpperCase() + text.slice(1)}
            does={does}
            digit={i < 9 ? String(i + 1) : undefined}
            number={i + 1}
            pointed={pointedAt === key}
            onTake={() => answer(key)}
            onPoint={(on) => pointAt(on ? key : null)}
          />
        ))}
      </div>
      <FateAnswers />
    </>
  );
}
