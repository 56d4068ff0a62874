import { parseDice, tellerOf } from '@understory/table';
import { useState } from 'react';
import { reroll } from '../../table/acts.ts';
import { lastTick, useGame, useTable } from '../../table/table-store.ts';
import { Die } from './die.tsx';
import { lastThrow } from './last-throw.ts';
import { SetDice } from './set-dice.tsx';
import './dice-tray.css';

const MOST_SHOWN = 6;

/** The last throw, where the eye is, and what can be done to it: each a recorded act of its own. */
export function DiceTray() {
  const game = useGame();
  const moment = useTable((table) => table.view.moment);
  const thrownAt = useTable((table) => table.thrownAt);
  const [setting, setSetting] = useState(false);
  const shown = lastThrow(game, moment ?? lastTick(game));
  if (!shown) return null;
  const why = tellerOf(game).ask({ ask: 'roll', topic: shown.topic });
  const { sides } = parseDice(shown.dice);
  const tumbling = thrownAt === shown.tick;
  const more = shown.faces.length - MOST_SHOWN;
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
      {moment === null && (
        <div className="tray-acts">
          <button
            type="button"
            className="plain-button"
            title="Throw these dice again; what came after them is dropped, and the record says so"
            onClick={() => reroll(shown.step - 1)}
          >
            Throw again
          </button>
          <button
            type="button"
            className="plain-button"
            title="Set the dice by hand; what came after them is dropped, and the record says so"
            onClick={() => setSetting(true)}
          >
            Set by hand
          </button>
        </div>
      )}
      {setting && <SetDice thrown={shown} why={why} onClose={() => setSetting(false)} />}
    </div>
  );
}
