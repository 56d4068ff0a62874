import type { ChooseInWords } from '@understory/table';
import { useId, useState } from 'react';
import { holds } from '../../desk/holds.ts';
import { answer } from '../../table/acts.ts';
import { pageGame } from '../../table/page-game.ts';
import { useGame, useKit, useTable } from '../../table/table-store.ts';
import { pointAt } from '../../table/view-acts.ts';
import { ActionAnswers } from './action-answers.tsx';
import { actionsIn, areActions } from './actions-in.ts';
import { alikeOf, areMany, twins, type WhereIs } from './alike.ts';
import { AlikeAnswers } from './alike-answers.tsx';
import { AnswerButton } from './answer-button.tsx';
import { FateAnswers } from './fate-answers.tsx';
import { useSketches } from './use-sketches.ts';
import { whereIn } from './where-is.ts';

/** From this many options on, there is a field to search them. */
const TOO_MANY_TO_READ = 16;

export function ChooseAnswers({ ask }: { ask: ChooseInWords }) {
  return (
    <>
      <Answers ask={ask} />
      <FateAnswers />
    </>
  );
}

function useWhereIs(): WhereIs {
  const game = pageGame(useGame());
  const { view } = useKit();
  return game && view ? whereIn(view, game.world) : () => '';
}

function Answers({ ask }: { ask: ChooseInWords }) {
  const whereIs = useWhereIs();
  if (areActions(ask.options)) return <ActionAnswers actions={actionsIn(ask.options)} />;
  const groups = alikeOf(ask.options, whereIs);
  if (areMany(groups)) return <AlikeAnswers groups={groups} />;
  return ask.options.length >= TOO_MANY_TO_READ ? <SoughtAnswers ask={ask} /> : <PlainAnswers ask={ask} />;
}

/** All of them, narrowed by what is typed: a card out of a deck. */
function SoughtAnswers({ ask }: { ask: ChooseInWords }) {
  const [sought, setSought] = useState('');
  const id = useId();
  return (
    <div className="choosing-among">
      <label className="unseen" htmlFor={id}>
        Find among {ask.options.length}
      </label>
      <input
        id={id}
        type="search"
        className="input option-filter"
        placeholder={`Find among ${ask.options.length}`}
        value={sought}
        onChange={(event) => setSought(event.target.value)}
      />
      <PlainAnswers ask={ask} fits={(text) => holds(text, sought)} />
    </div>
  );
}

interface PlainAnswersProps {
  readonly ask: ChooseInWords;
  readonly fits?: (text: string) => boolean;
}

function PlainAnswers({ ask: { options, topic }, fits = () => true }: PlainAnswersProps) {
  const sketches = useSketches(topic.kind);
  const whereIs = useWhereIs();
  const pointedAt = useTable((table) => table.pointedAt);
  const alike = twins(options);
  const shown = options
    .map((option, i) => ({ option, i }))
    .filter(({ option }) => fits(`${option.text} ${option.does}`));
  return (
    <div className={options.length > 4 ? 'options many' : 'options'}>
      {shown.map(({ option, i }) => (
        <AnswerButton
          key={option.key}
          text={option.text}
          sketch={sketches?.[option.key]}
          does={
            alike.has(option.key)
              ? [`no. ${i + 1}`, whereIs(option), option.does].filter(Boolean).join(', ')
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
