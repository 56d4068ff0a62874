import { go } from '../../desk/route.ts';
import { pageGame } from '../../table/page-game.ts';
import { playAgain, seedAfter } from '../../table/play-again.ts';
import { useGame, useKit } from '../../table/table-store.ts';
import { film } from '../../table/view-acts.ts';
import { AnswerButton } from './answer-button.tsx';

/** Nothing is asked any more: what one may do with a finished world. */
export function EndAnswers() {
  const game = useGame();
  const onPage = pageGame(game) !== null;
  const next = useKit().hasOwnDice?.(game) ? null : seedAfter(game.seed);
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
      <AnswerButton text="Play again" does={`the same seed, ${game.seed}`} digit="a" onTake={() => playAgain()} />
      {next !== null && (
        <AnswerButton text="Next seed" does={`another game, ${next}`} digit="n" onTake={() => playAgain(next)} />
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
