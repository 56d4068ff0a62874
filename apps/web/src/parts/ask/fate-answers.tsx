import type { Autopilot } from '@understory/table';
import { asUsual, changeSeat, letAnswer, playAge } from '../../table/acts.ts';
import { pageGame } from '../../table/page-game.ts';
import { fate } from '../../table/running.ts';
import { useGame, useKit } from '../../table/table-store.ts';
import { takeOver } from '../../table/take-over.ts';
import { AnswerButton } from './answer-button.tsx';
import { MenuButton, type MenuItem } from './menu-button.tsx';

const MINDS: Readonly<Record<Autopilot, string>> = {
  story: 'what makes the better story',
  tactical: 'what serves best',
  master: 'the best of some hundred games',
  random: 'any of these',
};

/** Always there, as one control: somebody else may decide, this once or for longer. */
export function FateAnswers() {
  const game = useGame();
  const { ask, hand } = game;
  const kit = useKit();
  const mind = fate(game, kit);
  const items = useWaysToGiveAway(mind);
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
      <MenuButton label="Give it away otherwise" digit="g" items={items} />
      {hand !== 'person' && pageGame(game) && (
        <AnswerButton text="Take over" does="at the next turn" digit="k" onTake={takeOver} />
      )}
    </div>
  );
}

/** How else a choice may be given away: only what is the person's can be given for longer than this once. */
function useWaysToGiveAway(mind: Autopilot): readonly MenuItem[] {
  const game = useGame();
  const { view } = useKit();
  const onPage = pageGame(game);
  const { ask, hand } = game;
  if (!ask || ask.ask === 'roll') return [];
  const group = onPage && view?.players(onPage.world).find(({ id }) => id === ask.by);
  const once: MenuItem[] = [
    { text: 'This once', does: `fate: ${MINDS[mind]}`, run: () => letAnswer(mind) },
    { text: 'This once, blindly', does: 'chance: any of these', digit: 'c', run: () => letAnswer('random') },
  ];
  if (hand !== 'person') return once;
  return [
    ...once,
    { text: 'Whenever this is asked', does: '“Hands” takes it back', run: () => asUsual(ask.clause) },
    ...(group
      ? [
          {
            text: `For ${group.name}, from now on`,
            does: 'the list beside the map takes it back',
            run: () => changeSeat(group.id, mind),
          },
        ]
      : []),
    ...(onPage
      ? [{ text: 'For everybody, until the next age', does: 'fate plays on; stop it at any moment', run: playAge }]
      : []),
  ];
}
