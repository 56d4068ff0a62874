import type { Autopilot } from '@understory/table';
import { asUsual, changeSeat, letAnswer } from '../../table/acts.ts';
import { pageGame } from '../../table/page-game.ts';
import { fate } from '../../table/running.ts';
import { useGame, useKit } from '../../table/table-store.ts';
import { AnswerButton } from './answer-button.tsx';

const MINDS: Readonly<Record<Autopilot, string>> = {
  story: 'what makes the better story',
  tactical: 'what serves best',
  master: 'the best of some hundred games',
  random: 'any of these',
};

/** Always there: somebody else may decide, now or from now on. */
export function FateAnswers() {
  const game = useGame();
  const { ask, hand } = game;
  const mind = fate(game, useKit());
  if (!ask || ask.ask === 'roll') return null;
  if (ask.by === 'chance')
    return (
      <div className="fates">
        <AnswerButton text="Let the game draw" does="any of these" digit="f" onTake={() => letAnswer('chance')} />
      </div>
    );
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
      {hand === 'person' && (
        <button
          type="button"
          className="plain-button always-fate"
          aria-keyshortcuts="g"
          title={`Fate decides whatever ${ask.clause} asks from now on (g); “Hands” takes it back`}
          onClick={() => asUsual(ask.clause)}
        >
          Fate, whenever this is asked
        </button>
      )}
      {hand === 'person' && <FateForGroup seat={ask.by} mind={mind} />}
    </div>
  );
}

/** Somebody else plays this group from now on; the list beside the map gives it back. */
function FateForGroup({ seat, mind }: { seat: string; mind: Autopilot }) {
  const { view } = useKit();
  const game = pageGame(useGame());
  const group = game && view?.players(game.world).find(({ id }) => id === seat);
  if (!group) return null;
  return (
    <button
      type="button"
      className="plain-button always-fate"
      title="The list beside the map takes it back"
      onClick={() => changeSeat(group.id, mind)}
    >
      Fate plays {group.name} from now on
    </button>
  );
}
