import type { Entry } from '@understory/table';
import { useMemo } from 'react';
import { usePageGame } from '../../table/page-game.ts';
import { usePlaying } from '../../table/playing.ts';
import { SPEEDS } from '../../table/speeds.ts';
import { lastTick, useKit, useTable } from '../../table/table-store.ts';
import { changeView, film, lookBack } from '../../table/view-acts.ts';
import { agesOf, chapterStarts } from '../../words/ages-of.ts';
import { lineOf, toldAt } from '../../words/line-of.ts';
import { chapterTitle } from '../../words/time.ts';
import { useFilm } from './film.ts';
import { NotableButtons, NotableTicks } from './notable-ticks.tsx';
import './timeline.css';

/** The ages as one bar, to scrub and to play like a film. */
export function Timeline() {
  const game = usePageGame();
  const { view, filming } = useTable();
  const kit = useKit();
  // What is being played on comes back to now when it is done: no film could run meanwhile.
  const isPlaying = usePlaying((it) => it.now?.how === 'on');
  useFilm();
  const { entries } = game.world.journal;
  const { sorts, time } = game.rulebook;
  const [ages, chapters] = useMemo(
    () => [agesOf(entries), chapterStarts(time, entries)],
    [time, entries, entries.length],
  );
  const last = lastTick(game);
  const tick = view.moment ?? last;
  const entry = entries[tick];
  const told = toldAt(game, tick);
  const total = Math.max(1, last + 1);
  const titleOf = (it: Entry | undefined) => it && (time.turn(it) || chapterTitle(game, it));
  const share = (ticks: number) => `${(ticks / total) * 100}%`;
  const speed = SPEEDS[(SPEEDS.indexOf(view.speed) + 1) % SPEEDS.length] ?? 2;
  return (
    <section className="timeline" aria-label="Timeline">
      <button
        type="button"
        className="play"
        aria-label={filming ? 'Pause the film' : 'Play the world as a film'}
        title={filming ? 'Pause (p)' : 'Play the world being drawn (p)'}
        disabled={last < 1 || isPlaying}
        onClick={() => film(!filming)}
      >
        <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
          <path d={filming ? 'M5 3h3.5v14H5zM11.5 3H15v14h-3.5z' : 'M5 2.5l12 7.5-12 7.5z'} fill="currentColor" />
        </svg>
      </button>
      <button
        type="button"
        className="play"
        data-key="y"
        aria-keyshortcuts="y"
        aria-label="Replay this turn"
        title="See this turn again (y)"
        disabled={last < 1 || isPlaying}
        onClick={() => void import('./replay-turn.ts').then((it) => it.replayTurn())}
      >
        <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
          <path d="M4.5 10a5.5 5.5 0 1 0 2-4.2M6.8 2.2v4h4" fill="none" stroke="currentColor" strokeWidth="2" />
        </svg>
      </button>
      <NotableButtons sorts={sorts} entries={entries} tick={tick} />
      <div className="bar">
        <div className="ages" aria-hidden="true">
          {ages.map(({ age, from, to }) => (
            <span key={from} className={`age ${age}`} style={{ width: share(to - from + 1) }}>
              {time.age(age)}
            </span>
          ))}
          {chapters.map(({ from }) => (
            <i key={from} className="chapter-tick" style={{ left: share(from) }} title={titleOf(entries[from])} />
          ))}
          <NotableTicks sorts={sorts} entries={entries} count={entries.length} />
        </div>
        <input
          type="range"
          className="scrubber"
          min={0}
          max={Math.max(0, last)}
          value={tick}
          aria-label="Moment"
          aria-valuetext={told ? `${tick + 1} of ${last + 1}: ${lineOf(game, told).text}` : 'nothing yet'}
          onChange={(event) => {
            film(false);
            lookBack(Number(event.target.value));
          }}
        />
      </div>
      <button
        type="button"
        className="speed"
        aria-label={`Film speed ${view.speed}, change to ${speed}`}
        title="How fast the film runs"
        onClick={() => changeView({ speed })}
      >
        {view.speed}×
      </button>
      <output className="when">
        {view.moment === null || !entry ? 'now' : kit.when?.(game, entry) || chapterTitle(game, entry)} · {tick + 1} of{' '}
        {last + 1}
      </output>
    </section>
  );
}
