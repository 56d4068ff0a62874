import type { ChooseAsk } from '@understory/table';
import { answer } from '../table/acts.ts';
import { useGame, useTable } from '../table/table-store.ts';
import { pointAt } from '../table/view-acts.ts';
import { alikeOf, areMany, twins, whereIs } from './alike.ts';
import { AlikeAnswers } from './alike-answers.tsx';
import { AnswerButton } from './answer-button.tsx';
import { FateAnswers } from './fate-answers.tsx';

export function ChooseAnswers({ ask }: { ask: ChooseAsk }) {
  const { page } = useGame().world;
  const groups = alikeOf(ask.options, page);
  return (
    <>
      {areMany(groups) ? <AlikeAnswers groups={groups} /> : <PlainAnswers ask={ask} />}
      <FateAnswers />
    </>
  );
}

function PlainAnswers({ ask: { options } }: { ask: ChooseAsk }) {
  const { page } = useGame().world;
  const pointedAt = useTable((table) => table.pointedAt);
  const alike = twins(options);
  return (
    <div className={options.length > 6 ? 'options many' : 'options'}>
      {options.map((option, i) => (
        <AnswerButton
          key={option.key}
          text={option.text.charAt(0).toUpperCase() + option.text.slice(1)}
          does={
            alike.has(option.key)
              ? [`no. ${i + 1}`, whereIs(option, page), option.does].filter(Boolean).join(', ')
              : option.does
          }
          digit={i < 9 ? String(i + 1) : undefined}
          number={i + 1}
          pointed={pointedAt === option.key}
          onTake={() => answer(option.key)}
          onPoint={(on) => pointAt(on ? option.key : null)}
        />
      ))}
    </div>
  );
}
