import { go } from '../../desk/route.ts';
import { useGame, useTable } from '../../table/table-store.ts';
import { branchFromHere } from '../branches/branch-from.ts';
import { AnswerButton } from './answer-button.tsx';

/** In place of the ask in a second window: the first one plays this world and keeps it. */
export function Elsewhere() {
  const game = useGame();
  const following = useTable((table) => table.following);
  return (
    <>
      <header className="prompt">
        <h2>{following ? 'Following the other window' : 'Open in another window'}</h2>
        <p role="note">
          This world is open in another window, which plays and keeps it. When you close it there, you can go on here.
        </p>
      </header>
      <div className="answers">
        <div className="options">
          {!following && (
            <AnswerButton
              chief
              text="Follow it here"
              does="see what is played there"
              onTake={() => useTable.setState({ following: true })}
            />
          )}
          <AnswerButton
            text="Go on here as a branch"
            does="from here on; the other window keeps its own way"
            onTake={() => branchFromHere(game.step)}
          />
          <AnswerButton text="Back to the shelf" does="nothing has changed" onTake={() => go('#/')} />
        </div>
      </div>
    </>
  );
}
