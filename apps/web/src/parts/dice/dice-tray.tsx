import { parseDice, tellerOf } from '@understory/table';
import { lazy, Suspense, useState } from 'react';
import { usePlaying } from '../../table/playing.ts';
import { lastTick, useGame, useTable } from '../../table/table-store.ts';
import { Die } from './die.tsx';
import { lastThrows, type Throw } from './last-throw.ts';
import './dice-tray.css';

const SetDice = lazy(() => import('./set-dice.tsx').then((it) => ({ default: it.SetDice })));
const ThrowAgain = lazy(() => import('./throw-again.tsx').then((it) => ({ default: it.ThrowAgain })));

const MOST_SHOWN = 6;

/** The last throw, where the eye is, with the one that fell beside it. */
export function DiceTray() {
  const game = useGame();
  const moment = useTable((table) => table.view.moment);
  const elsewhere = useTable((table) => table.elsewhere);
  const isPlaying = usePlaying((it) => it.now !== null);
  const tick = moment ?? lastTick(game);
  const thrown = lastThrows(game, tick);
  const last = thrown.at(-1);
  if (!last) return null;
  const isNewest = last.step === (moment === null ? game.step : game.world.journal.entries[tick]?.step);
  return (
    <div className={thrown.length > 1 ? 'tray beside' : 'tray'}>
      {thrown.map((it) => (
        <ThrownDice key={it.tick} shown={it} isNewest={isNewest && !isPlaying && !elsewhere} />
      ))}
    </div>
  );
}

/**
 * The dice of one throw. If it is the newest answer, it can be thrown again or set, each a recorded act of its own; so can
 * the throw of a moment that is looked back at, and then the person is first told what that takes back.
 */
function ThrownDice({ shown, isNewest }: { shown: Throw; isNewest: boolean }) {
  const game = useGame();
  const tumbling = useTable((table) => table.thrownAt !== null && table.thrownAt <= shown.tick);
  const [asking, setAsking] = useState<'again' | 'set' | null>(null);
  const why = tellerOf(game).ask({ ask: 'roll', topic: shown.topic });
  const { sides } = parseDice(shown.dice);
  const more = shown.faces.length - MOST_SHOWN;
  const close = () => setAsking(null);
  return (
    <div className="one-throw">
      <div className="thrown" role="img" aria-label={`${shown.dice} for ${why} shows ${shown.faces.join(', ')}`}>
        {shown.faces.slice(0, MOST_SHOWN).map((face, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: dice have no name but their place
          <Die key={`${shown.tick} ${tumbling} ${i}`} sides={sides} face={face} tumbling={tumbling} nth={i} />
        ))}
        {more > 0 && <span>and {more} more</span>}
        {(shown.faces.length > 1 || shown.dice.includes('+')) && <output className="sum">= {shown.total}</output>}
      </div>
      <p className="for">{why}</p>
      {isNewest && (
        <div className="tray-acts">
          <button
            type="button"
            className="plain-button"
            title="Throw these dice again; the record says so"
            onClick={() => (shown.step === game.step ? void throwAgain(shown) : setAsking('again'))}
          >
            Throw again
          </button>
          <button
            type="button"
            className="plain-button"
            title="Set the dice by hand; the record says so"
            onClick={() => setAsking('set')}
          >
            Set by hand
          </button>
        </div>
      )}
      <Suspense>
        {asking === 'again' && <ThrowAgain thrown={shown} why={why} onClose={close} />}
        {asking === 'set' && <SetDice thrown={shown} why={why} onClose={close} />}
      </Suspense>
    </div>
  );
}

async function throwAgain(thrown: Throw): Promise<void> {
  const { rethrow } = await import('./rethrow.ts');
  rethrow(thrown);
}
