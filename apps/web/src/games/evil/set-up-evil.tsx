import { type Aim, CREDIT } from '@understory/evil';
import { type FormEvent, useState } from 'react';
import { Choices } from '../../desk/choices.tsx';
import { Dialog } from '../../desk/dialog.tsx';
import { HandsPanel } from '../../parts/hands/hands-panel.tsx';
import { BeginRow } from '../../parts/set-up/begin-row.tsx';
import { SeedField } from '../../parts/set-up/seed-field.tsx';
import { beginEvil, usualEvil } from './begin-evil.ts';
import '../../parts/set-up/set-up.css';

/** How long the autopilot goes on after an objective (DE-BOT-01), by the Life that it wants for it. */
const NERVES = [
  { key: '7', text: 'Leaves after the first objective' },
  { key: '5', text: 'Wary' },
  { key: '4', text: 'As the rulebook plays' },
  { key: '3', text: 'Bold' },
] as const;

/** What the master hand plays for. */
const AIMS = [
  { key: 'victory', text: 'Any victory' },
  { key: 'ultimate', text: 'Only the ultimate one' },
] as const satisfies readonly { readonly key: Aim; readonly text: string }[];

export function SetUpEvil({ onClose }: { onClose: () => void }) {
  const [{ seed, nerve, aim, hands, rolls }, set] = useState(usualEvil);
  const [wrong, setWrong] = useState('');
  const change = (some: Partial<ReturnType<typeof usualEvil>>) => set((now) => ({ ...now, ...some }));
  const take = (event: FormEvent) => {
    event.preventDefault();
    if (seed.trim() === '') return setWrong('A game needs a seed: any words will do.');
    beginEvil({ seed: seed.trim(), nerve, aim, hands, rolls });
  };
  return (
    <Dialog title="Set up Deadliest Evil" onClose={onClose} wide>
      <form className="new-world" onSubmit={take} noValidate>
        <SeedField seed={seed} gives="dungeon" onChange={(words) => change({ seed: words })} />
        <HandsPanel
          onPage={false}
          hands={hands}
          asks={{ rolls, details: [] }}
          onChange={(some, how) => change({ hands: { ...hands, ...some }, ...(how?.rolls && { rolls: how.rolls }) })}
        />
        <Choices
          legend="How bold is the autopilot?"
          options={NERVES}
          value={String(nerve) as (typeof NERVES)[number]['key']}
          hint="Whether it goes on for more once an objective is done. The advisor plays on in the same way."
          onChoose={(key) => change({ nerve: Number(key) })}
        />
        {hands.choices === 'master' && (
          <Choices
            legend="What does the master play for?"
            options={AIMS}
            value={aim}
            onChoose={(key) => change({ aim: key })}
          />
        )}
        <p className="hint">{CREDIT}</p>
        <BeginRow wrong={wrong} text="Begin this game" />
      </form>
    </Dialog>
  );
}
