import { go } from '../../desk/route.ts';
import { pageGame } from '../../table/page-game.ts';
import { useGame } from '../../table/table-store.ts';
import { film } from '../../table/view-acts.ts';
import { AnswerButton } from './answer-button.tsx';

/** Nothing is asked any more: what one may do with a finished world. */
export function EndAnswers() {
  const onPage = pageGame(useGame()) !== null;
  return (
    <div className="options">
      {onPage && (
        <AnswerButton
          chief
          text="Watch it come to be"
          does="the whole world as a film"
          digit="p"
          onTake={() => film(true)}
        />
      )}
      <AnswerButton
        text={onPage ? 'Take the map along' : 'Take it along'}
        does="save file, link, pictures and more"
        digit="x"
        onTake={() => document.querySelector<HTMLButtonElement>('button[data-key="x"]')?.click()}
      />
      <AnswerButton text="Back to the shelf" does="and begin another" onTake={() => go('#/')} />
    </div>
  );
}
