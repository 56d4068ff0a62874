import { Problem } from '@understory/table';
import { type FormEvent, useId, useState } from 'react';
import { Choices } from '../../desk/choices.tsx';
import { Dialog } from '../../desk/dialog.tsx';
import { BeginRow } from '../../parts/set-up/begin-row.tsx';
import { seedWords } from '../../parts/set-up/seed-words.ts';
import { beginMaker, joinTable } from './begin-maker.ts';
import '../../parts/set-up/set-up.css';

const WAYS = [
  { key: 'alone', text: 'Alone' },
  { key: 'here', text: 'Several round this device' },
  { key: 'table', text: 'Several, each on their own device' },
] as const;
type How = (typeof WAYS)[number]['key'];

const HINTS: Readonly<Record<How, string>> = {
  alone: 'Beat your own score: 24 points make a Legend.',
  here: 'One dungeon each, the same dice for all; the device goes round.',
  table: 'Agree on a table code. Each plays their own sheet, then you swap short result codes and see who won.',
};

export function SetUpMaker({ onClose }: { onClose: () => void }) {
  const [how, setHow] = useState<How>('alone');
  const [seed, setSeed] = useState(seedWords);
  const [code, setCode] = useState('');
  const [names, setNames] = useState('');
  const [wrong, setWrong] = useState('');
  const take = (event: FormEvent) => {
    event.preventDefault();
    try {
      begin(how, { seed: seed.trim(), code, names: namesIn(names) });
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      setWrong(error.message);
    }
  };
  return (
    <Dialog title="Set up Dungeon Maker" onClose={onClose} wide>
      <form className="new-world" onSubmit={take} noValidate>
        <Choices legend="Who plays?" options={WAYS} value={how} hint={HINTS[how]} onChoose={setHow} />
        {how === 'table' ? (
          <Field label="Table code" value={code} onChange={setCode} hint="Any words that all of you agree on." />
        ) : (
          <Field
            label="Seed"
            value={seed}
            onChange={setSeed}
            hint="The same seed gives the same loot, markets and heroes."
          />
        )}
        {how === 'here' && (
          <Field
            label="Names of the players"
            value={names}
            onChange={setNames}
            hint="Two or more, with commas between: Ann, Ben."
          />
        )}
        {how === 'table' && (
          <Field
            label="Your name"
            value={names}
            onChange={setNames}
            hint="Your own dice are made from it, and your result bears it."
          />
        )}
        <BeginRow wrong={wrong} text="Begin this game" />
      </form>
    </Dialog>
  );
}

interface Wanted {
  readonly seed: string;
  readonly code: string;
  readonly names: readonly string[];
}

/** Throws a `Problem` that says what is missing. */
function begin(how: How, { seed, code, names }: Wanted): void {
  if (how === 'table') {
    const [name, second] = names;
    if (name === undefined || second !== undefined)
      throw new Problem('At a table of your own you play under one name.');
    joinTable(code, name);
    return;
  }
  if (seed === '') throw new Problem('A game needs a seed: any words will do.');
  if (how === 'alone') beginMaker(seed);
  else {
    checkNames(names);
    beginMaker(seed, names);
  }
}

export function namesIn(typed: string): string[] {
  return typed
    .split(/[,\n]/)
    .map((it) => it.trim())
    .filter((it) => it !== '');
}

const LONGEST = 24;
const MOST = 99;

function checkNames(names: readonly string[]): void {
  if (names.length < 2) throw new Problem('Several are two or more: write their names with commas between.');
  if (names.length > MOST) throw new Problem(`At most ${MOST} can play, and these are ${names.length}.`);
  const twin = names.find((it, i) => names.indexOf(it) !== i);
  if (twin !== undefined) throw new Problem(`Two players are called ${twin}; give one of them another name.`);
  const long = names.find((it) => it.length > LONGEST);
  if (long !== undefined) throw new Problem(`A name has at most ${LONGEST} letters, and “${long}” has ${long.length}.`);
}

interface FieldProps {
  readonly label: string;
  readonly value: string;
  readonly hint: string;
  readonly onChange: (value: string) => void;
}

function Field({ label, value, hint, onChange }: FieldProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="input"
        value={value}
        maxLength={200}
        aria-describedby={`${id}-hint`}
        onChange={(event) => onChange(event.target.value)}
      />
      <span className="hint" id={`${id}-hint`}>
        {hint}
      </span>
    </div>
  );
}
