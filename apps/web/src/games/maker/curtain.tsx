import { questionOf } from '@understory/maker';
import type { Ask } from '@understory/table';
import { useEffect, useState } from 'react';
import { Dialog } from '../../desk/dialog.tsx';
import { useMakerGame } from './maker-game.ts';
import { askedSeat } from './squares-of.ts';

/** Is something asked now that the others round this device must not see? All name their action secretly (DM-MUL-04). */
export function isSecret(ask: Pick<Ask, 'topic'> | null, players: number): boolean {
  return ask !== null && questionOf(ask).kind === 'collect or build' && players > 1;
}

/** In whose dungeon somebody else may cast a spell now (DM-MUL-06); null if that is not what is asked. */
export function visitedByRival(ask: Pick<Ask, 'topic'> | null): string | null {
  const asked = ask && questionOf(ask);
  return asked?.kind === 'whether to cast' && asked.caster !== asked.player ? asked.player : null;
}

/** Before somebody else names their action in secret, or may cast a spell on another's dungeon, the device is passed on. */
export function Curtain() {
  const { ask, hand, world, step } = useMakerGame();
  const [lifted, setLifted] = useState(-1);
  /** Who was asked last, and so has the device in hand. */
  const [holder, setHolder] = useState<string | null>(null);
  const by = hand === 'person' ? world.sheets.find((it) => it.seat === askedSeat(ask)) : undefined;
  const visited = by?.seat === holder ? null : visitedByRival(ask);
  const isDown = lifted !== step && (isSecret(ask, world.sheets.length) || visited !== null);
  useEffect(() => {
    if (by && !isDown) setHolder(by.seat);
  }, [by, isDown]);
  if (!by || !isDown) return null;
  return (
    <Dialog key={step} title={`Pass the device to ${by.name}`} onClose={() => setLifted(step)}>
      <p>
        {visited === null
          ? 'All name their action in secret; the record lies face down until everybody has.'
          : `A hero is in ${visited}’s dungeon, and ${by.name} may cast a spell there.`}
      </p>
      <div className="actions">
        <button type="button" className="button chief" onClick={() => setLifted(step)}>
          I am {by.name}
        </button>
      </div>
    </Dialog>
  );
}
