import { go } from '../route.ts';
import { film } from '../table/view-acts.ts';
import { AnswerButton } from './answer-button.tsx';

/** Nothing is asked any more: what one may do with a finished world. */
export function EndAnswers() {
  return (
    <div className="options">
      <AnswerButton
        chief
        text="Watch it come to be"
        does="the whole world as a film"
        digit="p"
        onTake={() => film(true)}
      />
      <AnswerButton
        text="Take the map along"
        does="save file, SVG, PNG or data"
        digit="x"
        onTake={() => document.querySelector<HTMLButtonElement>('button[data-key="x"]')?.click()}
      />
      <AnswerButton text="Back to the shelf" does="and begin another" onTake={() => go('#/')} />
    </div>
  );
}
