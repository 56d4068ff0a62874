import { useState } from 'react';
import { Dialog } from '../desk/dialog.tsx';
import { useMakerGame } from './maker-game.ts';
import { askedSeat } from './squares-of.ts';

/** Is something asked now that the others round this device must not see? All name their action secretly (DM-MUL-04). */
export function isSecret(clause: string | undefined, players: number): boolean {
  return clause === 'DM-BLD-01' && players > 1;
}

/** Before somebody else names their action in secret, the device is passed on. */
export function Curtain() {
  const { ask, hand, world, step } = useMakerGame();
  const [lifted, setLifted] = useState(-1);
  const who = world.sheets.find((it) => it.seat === askedSeat(ask))?.name;
  if (hand !== 'person' || !isSecret(ask?.clause, world.sheets.length) || who === undefined || lifted === step)
    return null;
  return (
    <Dialog key={step} title={`Pass the device to ${who}`} onClose={() => setLifted(step)}>
      <p>All name their action in secret; the record lies face down until everybody has.</p>
      <div className="actions">
        <button type="button" className="button chief" onClick={() => setLifted(step)}>
          I am {who}
        </button>
      </div>
    </Dialog>
  );
}
