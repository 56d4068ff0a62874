import { capital, misthrow } from '@understory/table';
import { type FormEvent, useState } from 'react';
import { Dialog } from '../../desk/dialog.tsx';
import { setDice } from '../../table/acts.ts';
import { DiceFields } from './dice-fields.tsx';
import type { Throw } from './last-throw.ts';

export function SetDice({ thrown, why: purpose, onClose }: { thrown: Throw; why: string; onClose: () => void }) {
  const [faces, setFaces] = useState<readonly number[]>(thrown.faces);
  const [wrong, setWrong] = useState('');
  const take = (event: FormEvent) => {
    event.preventDefault();
    const why = misthrow(thrown.dice, faces);
    setWrong(why ? `${capital(why)}.` : '');
    if (why) return;
    setDice(thrown.step - 1, faces);
    onClose();
  };
  return (
    <Dialog title={`Set the dice for ${purpose}`} onClose={onClose}>
      <form onSubmit={take} noValidate>
        <DiceFields dice={thrown.dice} faces={thrown.faces} autoFocus onChange={setFaces} />
        <p>What came after this throw is dropped, and the record says that the dice were set by hand.</p>
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
