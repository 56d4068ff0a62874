import { capital, misthrow } from '@understory/table';
import { type FormEvent, useState } from 'react';
import { Dialog } from '../../desk/dialog.tsx';
import { DiceFields } from './dice-fields.tsx';
import type { Throw } from './last-throw.ts';
import { rethrow } from './rethrow.ts';
import { TakesBack } from './takes-back.tsx';

export function SetDice({ thrown, why: purpose, onClose }: { thrown: Throw; why: string; onClose: () => void }) {
  const [faces, setFaces] = useState<readonly number[]>(thrown.faces);
  const [wrong, setWrong] = useState('');
  const take = (event: FormEvent) => {
    event.preventDefault();
    const why = misthrow(thrown.dice, faces);
    setWrong(why ? `${capital(why)}.` : '');
    if (why) return;
    rethrow(thrown, faces);
    onClose();
  };
  return (
    <Dialog title={`Set the dice for ${purpose}`} onClose={onClose}>
      <form onSubmit={take} noValidate>
        <DiceFields dice={thrown.dice} faces={thrown.faces} autoFocus onChange={setFaces} />
        <TakesBack thrown={thrown} />
        {wrong && (
          <p role="alert" className="wrong">
            {wrong}
          </p>
        )}
        <div className="actions">
          <button type="button" className="button on-paper" onClick={onClose}>
            Leave them as they fell
          </button>
          <button type="submit" className="button chief">
            Set the dice
          </button>
        </div>
      </form>
    </Dialog>
  );
}
