import { lazy, Suspense, useRef } from 'react';
import { usePlaying } from '../../table/playing.ts';
import { useGame, useTable } from '../../table/table-store.ts';
import { askOf } from '../../words/asked.ts';
import { promptOf } from '../../words/prompt-of.ts';
import { DiceTray } from '../dice/dice-tray.tsx';
import { ClauseLink } from '../rulebook/clause-link.tsx';
import { ChooseAnswers } from './choose-answers.tsx';
import { useFocusStays } from './focus-stays.ts';
import { RollAnswers } from './roll-answers.tsx';
import './ask-bar.css';

// What is not there at the first ask is fetched when it is.
const EndAnswers = lazy(() => import('./end-answers.tsx').then((it) => ({ default: it.EndAnswers })));
const NameAnswers = lazy(() => import('./name-answers.tsx').then((it) => ({ default: it.NameAnswers })));
const SpotAnswers = lazy(() => import('./spot-answers.tsx').then((it) => ({ default: it.SpotAnswers })));
const LookingBack = lazy(() => import('./looking-back.tsx').then((it) => ({ default: it.LookingBack })));
const PlayingBar = lazy(() => import('./playing-bar.tsx').then((it) => ({ default: it.PlayingBar })));
const Elsewhere = lazy(() => import('./elsewhere.tsx').then((it) => ({ default: it.Elsewhere })));

/** What the game asks now, in its own words, and every way to answer. */
export function AskBar() {
  const bar = useRef<HTMLElement>(null);
  useFocusStays(bar);
  return (
    <section ref={bar} id="ask" className="ask" aria-label="What is asked" tabIndex={-1}>
      <Now />
      <DiceTray />
    </section>
  );
}

function Now() {
  const moment = useTable((table) => table.view.moment);
  const elsewhere = useTable((table) => table.elsewhere);
  const playing = usePlaying((it) => it.now);
  return (
    <Suspense>
      {playing ? (
        <PlayingBar playing={playing} />
      ) : elsewhere ? (
        <Elsewhere />
      ) : moment === null ? (
        <Asked />
      ) : (
        <LookingBack moment={moment} />
      )}
    </Suspense>
  );
}

function Asked() {
  const game = useGame();
  const ask = askOf(game);
  const kit = useTable((table) => table.kit);
  const { title, more } = promptOf(game, kit?.outcome(game));
  return (
    <>
      <header className="prompt">
        <h2>{title}</h2>
        <p>
          {more} {ask && <ClauseLink clause={ask.clause} />}
        </p>
      </header>
      <div className="answers">
        <Suspense>
          {!ask && <EndAnswers />}
          {ask?.ask === 'spot' && <SpotAnswers />}
          {ask?.ask === 'name' && <NameAnswers key={`${game.step} ${ask.prompt}`} ask={ask} />}
        </Suspense>
        {ask?.ask === 'roll' && <RollAnswers key={`${ask.clause} ${ask.about}`} ask={ask} />}
        {ask?.ask === 'choose' && <ChooseAnswers ask={ask} />}
      </div>
    </>
  );
}
