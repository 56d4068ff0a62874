import { unreachable } from '@understory/table';
import { Beaded } from '../../desk/beaded.tsx';
import { playToEnd } from '../../table/acts.ts';
import { letFall } from '../../table/falling.ts';
import { type Playing, stopPlaying } from '../../table/playing.ts';
import { SPEEDS } from '../../table/speeds.ts';
import { useGame, useTable } from '../../table/table-store.ts';
import { takeOver } from '../../table/take-over.ts';
import { changeView } from '../../table/view-acts.ts';
import { lineOf } from '../../words/line-of.ts';
import { AnswerButton } from './answer-button.tsx';
import './playing-bar.css';

/** In place of the ask while the game plays by itself. */
export function PlayingBar({ playing }: { playing: Playing }) {
  switch (playing.how) {
    case 'watch':
      return <Watching playing={playing} />;
    case 'falling':
      return <Falling playing={playing} />;
    case 'on':
      return <PlayingOn playing={playing} />;
    case 'act':
      return <Acting playing={playing} />;
    default:
      return unreachable(playing.how);
  }
}

/** Dice fall that nobody need press for. */
function Falling({ playing: { where } }: { playing: Playing }) {
  const game = useGame();
  const told = game.world.journal.entries.findLast((entry) => lineOf(game, entry).voice !== 'silent');
  return (
    <>
      <header className="prompt watching">
        <h2>{where}</h2>
        <p>{told && <Beaded text={lineOf(game, told).text} />}</p>
      </header>
      <div className="answers">
        <AnswerButton text="Go on" does="see at once what the dice bring" digit="Enter" onTake={letFall} />
      </div>
    </>
  );
}

function PlayingOn({ playing: { where } }: { playing: Playing }) {
  return (
    <>
      <header className="prompt">
        <h2>Playing on …</h2>
        <p role="status">{where}</p>
      </header>
      <div className="answers">
        <progress className="playing-on" aria-label="Playing on" />
        <AnswerButton chief text="Stop here" does="the game stays as it is now" digit="Escape" onTake={stopPlaying} />
      </div>
    </>
  );
}

/** An act that takes its time, because cards make every step slow. */
function Acting({ playing: { far } }: { playing: Playing }) {
  return (
    <>
      <header className="prompt">
        <h2>A moment …</h2>
        <p role="status">{far ? `${far.step} of ${far.of} answers played again` : 'The others are playing.'}</p>
      </header>
      <div className="answers">
        <progress
          className="playing-on"
          aria-label="How far it is"
          {...(far ? { value: far.step, max: far.of } : {})}
        />
        <AnswerButton chief text="Stop" does="nothing is lost" digit="Escape" onTake={stopPlaying} />
      </div>
    </>
  );
}

function Watching({ playing: { where } }: { playing: Playing }) {
  const game = useGame();
  const told = game.world.journal.entries.findLast((entry) => lineOf(game, entry).voice === 'story');
  return (
    <>
      <header className="prompt watching">
        <h2>{where}</h2>
        <p>{told && <Beaded text={lineOf(game, told).text} />}</p>
      </header>
      <div className="answers">
        <div className="options">
          <AnswerButton
            chief
            text="Stop, and take over"
            does="at the next turn it is yours"
            digit="Escape"
            onTake={takeOver}
          />
          <AnswerButton text="Skip to the end" does="and look back at it" onTake={playToEnd} />
        </div>
        <Speed />
      </div>
    </>
  );
}

function Speed() {
  const speed = useTable((table) => table.view.speed);
  return (
    <fieldset className="watch-speed">
      <legend>Speed</legend>
      {SPEEDS.map((it) => (
        <label key={it}>
          <input
            type="radio"
            name="watch-speed"
            checked={it === speed}
            onChange={() => changeView({ speed: it })}
            aria-label={`${it} times`}
          />
          <span aria-hidden="true">{it}×</span>
        </label>
      ))}
    </fieldset>
  );
}
