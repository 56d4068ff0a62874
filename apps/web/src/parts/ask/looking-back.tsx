import { Beaded } from '../../desk/beaded.tsx';
import { undoTo } from '../../table/acts.ts';
import { useGame } from '../../table/table-store.ts';
import { lookBack } from '../../table/view-acts.ts';
import { lineOf, toldAt } from '../../words/line-of.ts';
import { branchFromHere } from '../branches/branch-from.ts';
import { ClauseLink } from '../rulebook/clause-link.tsx';
import { AnswerButton } from './answer-button.tsx';

/** In place of the ask while the map shows an earlier moment. */
export function LookingBack({ moment }: { moment: number }) {
  const game = useGame();
  const entry = game.world.journal.entries[moment];
  if (!entry) return null;
  const told = toldAt(game, moment) ?? entry;
  const dropped = game.step - entry.step;
  return (
    <>
      <header className="prompt">
        <h2>As it was then</h2>
        <p>
          <Beaded text={lineOf(game, told).text} /> <ClauseLink clause={told.clause} />
        </p>
      </header>
      <div className="answers">
        <AnswerButton chief text="Back to now" does="go on playing" digit="Escape" onTake={() => lookBack(null)} />
        <AnswerButton
          text="Undo to here"
          does={`takes back ${dropped} ${dropped === 1 ? 'answer' : 'answers'}; redo brings them again`}
          onTake={() => undoTo(entry.step)}
        />
        <AnswerButton
          text="Branch from here"
          does="what if it had gone otherwise? This line stays as it is"
          onTake={() => branchFromHere(entry.step)}
        />
      </div>
    </>
  );
}
