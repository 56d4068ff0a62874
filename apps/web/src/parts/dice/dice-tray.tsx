import { parseDice, tellerOf } from '@understory/table';
import { useState } from 'react';
import { lastTick, useGame, useTable } from '../../table/table-store.ts';
import { Die } from './die.tsx';
import { lastThrow } from './last-throw.ts';
import { rethrow } from './rethrow.ts';
import { SetDice } from './set-dice.tsx';
import { ThrowAgain } from './throw-again.tsx';
import './dice-tray.css';

const MOST_SHOWN = 6;

/**
 * The last throw, where the eye is. If it is the newest answer, it can be thrown again or set, each a recorded act of its own; so can
 * the throw of a moment that is looked back at, and then the person is first told what that takes back.
 */
export function DiceTray() {
  const game = useGame();
  const moment = useTable((table) => table.view.moment);
  const thrownAt = useTable((table) => table.thrownAt);
  const [asking, setAsking] = useState<'again' | 'set' | null>(null);
  const tick = moment ?? lastTick(game);
  const shown = lastThrow(game, tick);
  if (!shown) return null;
  const isNewest = shown.step === (moment === null ? game.step : game.world.journal.entries[tick]?.step);
  const why = tellerOf(game).ask({ ask: 'roll', topic: shown.topic });
  const { sides } = parseDice(shown.dice);
  const tumbling = thrownAt === shown.tick;
  const more = shown.faces.length - MOST_SHOWN;
  const close = () => setAsking(null);
  return (
    <div className="tray">
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
            onClick={() => (shown.step === game.step ? rethrow(shown) : setAsking('again'))}
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
      {asking === 'again' && <ThrowAgain thrown={shown} why={why} onClose={close} />}
      {asking === 'set' && <SetDice thrown={shown} why={why} onClose={close} />}
    </div>
  );
}
